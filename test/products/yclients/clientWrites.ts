import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { WriteTools } from './writes.ts';
import { answer, clientsOfCompany, dayIn, digitsOf, isSamePhone, wrongField } from './values.ts';

interface ClientInput {
  readonly name: string;
  readonly phone: string;
  readonly surname?: string | null;
  readonly email?: string | null;
  readonly birth_date?: string | null;
  readonly comment?: string | null;
  readonly categories?: readonly number[] | null;
  readonly custom_fields?: unknown;
}
interface ClientArgs {
  readonly company_id: number;
  readonly client: ClientInput;
}
type Write = (args: never) => Row;

// What is no part of the practice, and is kept as it was given.
const profileFields = [
  'patronymic',
  'sex_id',
  'importance_id',
  'discount',
  'card',
  'birth_date',
  'spent',
  'balance',
  'sms_check',
  'sms_not',
] as const;
const fewestDigits = 7;
const mostDigits = 15;

/** The row of a write that has been checked before. */
export function rowOfWritten<Record>(outcome: Written<Record>): Record {
  if (outcome.ok) return outcome.row;
  throw wrongField(outcome.field, outcome.message);
}

/** The number as it was given, which has to be one. */
export function checkedPhone(text: string): string {
  const count = digitsOf(text).length;
  const isPlain = /^\+?[\d\s().-]+$/.test(text.trim());
  if (isPlain && count >= fewestDigits && count <= mostDigits) return text.trim();
  throw wrongField('phone', 'Phone number has a wrong format');
}

/** Mutations of clients. */
export function clientWrites(
  { practice, now }: Backstage,
  { memory, find, records }: WriteTools,
): Readonly<Record<string, Write>> {
  const check = (given: ClientInput, placeKey: number, butKey: number | null): void => {
    if (given.name.trim() === '') throw wrongField('name', 'A name is needed');
    const phone = checkedPhone(given.phone);
    if (given.email && !/^\S+@\S+$/.test(given.email.trim())) throw wrongField('email', 'Not an email address');
    if (given.birth_date) dayIn(given.birth_date, 'birth_date');
    const isKnown = clientsOfCompany(practice, placeKey).some(
      (row) => row.key !== butKey && isSamePhone(row.phones[0]?.value ?? '', phone),
    );
    if (isKnown) throw wrongField('phone', 'A client with this phone number already exists');
    for (const id of given.categories ?? [])
      if (!memory.labels.some((label) => label.entity === 1 && label.id === id))
        throw wrongField('categories', `Category ${String(id)} not found`);
  };

  /** Writes what is given of a client; what is not given stays. */
  const save = (row: ClientRecord, given: ClientInput): ClientRecord => {
    const values: Row = { ...given };
    const before = memory.profiles.get(row.key) ?? {};
    const fields = Object.fromEntries(profileFields.map((name) => [name, values[name] ?? undefined]));
    const own: unknown = before['custom_fields'];
    const custom = isRow(given.custom_fields)
      ? { custom_fields: { ...(isRow(own) ? own : {}), ...given.custom_fields } }
      : {};
    memory.profiles.set(row.key, { ...before, ...presentFields(fields), ...custom });
    const email = given.email === undefined ? undefined : given.email?.trim() || null;
    const titles = given.categories?.flatMap((id) => memory.labels.find((label) => label.id === id)?.title ?? []);
    const change = {
      ...contactChange(
        row,
        isSamePhone(given.phone, row.phones[0]?.value ?? '') ? undefined : given.phone.trim(),
        email,
      ),
      givenName: given.name.trim(),
      familyName: given.surname === undefined || given.surname === null ? undefined : given.surname.trim(),
      note: given.comment === undefined ? undefined : given.comment?.trim() || null,
      tags: titles,
    };
    return rowOfWritten(changeClient(practice, row.key, change, now()));
  };

  return {
    create_client({ company_id: id, client: given }: ClientArgs) {
      const place = find.company(id);
      check(given, place.key, null);
      const names = { givenName: given.name, familyName: given.surname };
      const row = rowOfWritten(registerClient(practice, names, now()));
      rowOfWritten(changeClient(practice, row.key, { placeKey: place.key }, now()));
      return answer(records.client(save(rowOf(practice.clients, row.key) ?? row, given)));
    },
    update_client({ company_id: companyId, id, client: given }: ClientArgs & { readonly id: number }) {
      const place = find.company(companyId);
      const row = find.client(id, place);
      check(given, place.key, row.key);
      return answer(records.client(save(row, given)));
    },
    delete_client({ company_id: companyId, id }: { readonly company_id: number; readonly id: number }) {
      const row = find.client(id, find.company(companyId));
      rowOfWritten(changeClient(practice, row.key, { isDeleted: true, isActive: false }, now()));
      return answer(null);
    },
  };
}
