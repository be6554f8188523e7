import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord, PlaceRecord } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { isRow } from '../generatedRows.ts';
import { checkedPhone, rowOfWritten } from './clientWrites.ts';
import { clientsOfChain, clientsOfCompany, displayName, isSamePhone, wrongField } from './values.ts';

/** Who is to be booked: there is no id. */
export interface PersonInput {
  readonly phone?: string | null;
  readonly name?: string | null;
  readonly surname?: string | null;
  readonly email?: string | null;
}
/** Finds or enters those who are booked, and finds their animals. */
export function bookedPeople({ practice, now }: Backstage) {
  /** Identifies a person by phone number, or without one by name and email. */
  const known = (given: PersonInput, place: PlaceRecord): ClientRecord | null => {
    const name = [given.name ?? '', given.surname ?? '']
      .map((part) => part.trim())
      .join(' ')
      .trim()
      .toLowerCase();
    const isNamed = (row: ClientRecord): boolean => displayName(row).toLowerCase() === name;
    const rows = [...clientsOfCompany(practice, place.key), ...clientsOfChain(practice)];
    const phone = given.phone?.trim() ?? '';
    if (phone !== '') {
      const same = rows.filter(({ phones }) => phones.some(({ value }) => isSamePhone(value, phone)));
      return same.find(isNamed) ?? same[0] ?? null;
    }
    const email = given.email?.trim().toLowerCase() ?? '';
    return rows.find((row) => isNamed(row) && (email === '' || row.emails[0]?.toLowerCase() === email)) ?? null;
  };
  const personOf = (given: PersonInput, place: PlaceRecord): ClientRecord | null => {
    const isEmpty = [given.phone, given.name, given.surname, given.email].every((text) => (text ?? '').trim() === '');
    if (isEmpty) return null;
    const found = known(given, place);
    if (found) return found;
    const phone = (given.phone ?? '').trim() === '' ? null : checkedPhone(given.phone ?? '');
    if ((given.name ?? '').trim() === '') throw wrongField('client.name', 'A new client needs a name');
    const fields = { givenName: given.name, familyName: given.surname, phones: [phone], emails: [given.email] };
    const made = rowOfWritten(registerClient(practice, fields, now()));
    return rowOfWritten(changeClient(practice, made.key, { placeKey: place.key }, now()));
  };

  /** The animal that a field of the record names, among those of the client. */
  const petOf = (fields: unknown, clientKey: number | null): number | null => {
    const name = isRow(fields) ? fields['pet'] : undefined;
    if (typeof name !== 'string' || clientKey === null) return null;
    const wanted = name.trim().toLowerCase();
    return (
      practice.patients.find((row) => row.clientKey === clientKey && row.name.toLowerCase() === wanted)?.key ?? null
    );
  };

  return { personOf, petOf };
}
