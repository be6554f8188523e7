import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import type { Memory } from './memory.ts';
import type { Records } from './records.ts';
import { fault, ownId, quillmereIds } from './words.ts';

interface ContactInput {
  readonly telephone?: { readonly number: string; readonly setting: string } | null;
  readonly email?: string | null;
}

interface EnrolArgs {
  readonly input: {
    readonly forename?: string | null;
    readonly surname: string;
    readonly homeHospitalId: string;
    readonly contacts: readonly ContactInput[];
    readonly address?: { readonly lineOne: string; readonly postTown: string; readonly postcode: string } | null;
    readonly deskRemark?: string | null;
  };
}

interface AmendArgs {
  readonly id: string;
  readonly input: {
    readonly forename?: string | null;
    readonly surname?: string | null;
    readonly standing?: string | null;
    readonly homeHospitalId?: string | null;
    readonly deskRemark?: string | null;
  };
}

const { key } = quillmereIds;
const labels: Readonly<Record<string, PhoneRecord['label']>> = { MOBILE: 'Mobile', HOME: 'Home', WORK: 'Work' };

/** The mutations of team people, which answer the keeper; what is refused is a GraphQL error. */
export function peopleWrites(
  { practice, now, refuseWrites }: Backstage,
  records: Records,
  memory: Memory,
): Readonly<Record<string, unknown>> {
  const allowed = (): void => {
    if (refuseWrites !== null) throw fault('people', 'NOT_PERMITTED', refuseWrites);
  };
  const keeperWith = (id: string): ClientRecord => {
    const row = rowOf(practice.clients, key('client', id));
    if (!row || row.isDeleted) throw fault('people', 'KEEPER_NOT_FOUND', `No keeper has the id ${id}`);
    return row;
  };
  const hospitalWith = (id: string): PlaceRecord => {
    const row = rowOf(practice.places, key('place', id));
    if (!row) throw fault('people', 'HOSPITAL_NOT_FOUND', `No hospital has the id ${id}`);
    return row;
  };
  const surnameIn = (surname: string): string => {
    if (surname.trim() === '') throw fault('people', 'INVALID_VALUE', 'surname: must not be empty');
    return surname.trim();
  };
  /** The lists of a keeper with more contacts at their ends. */
  const withContacts = (
    { phones, emails }: Pick<ClientRecord, 'phones' | 'emails'>,
    contacts: readonly ContactInput[],
  ): Pick<ClientRecord, 'phones' | 'emails'> => {
    const numbers = contacts.flatMap(({ telephone }): readonly PhoneRecord[] => {
      if (!telephone) return [];
      const value = telephone.number.trim();
      if (!/\d{3}/.test(value.replaceAll(/\D/g, '')))
        throw fault('people', 'INVALID_VALUE', 'telephone.number: is not a telephone number');
      return [{ label: labels[telephone.setting] ?? 'Mobile', value }];
    });
    const addresses = contacts.flatMap(({ email }) => {
      if (!email) return [];
      if (!/^\S+@\S+$/.test(email.trim())) throw fault('people', 'INVALID_VALUE', 'email: is not an email address');
      return [email.trim()];
    });
    return { phones: [...phones, ...numbers], emails: [...emails, ...addresses] };
  };
  const change = (
    row: ClientRecord,
    changes: { [Field in keyof ClientRecord]?: ClientRecord[Field] | undefined },
  ): Row => {
    const outcome = changeClient(practice, row.key, changes, now());
    if (!outcome.ok) throw fault('people', 'INVALID_VALUE', outcome.message);
    return records.keeper(outcome.row);
  };

  return {
    enrolKeeper({ input }: EnrolArgs): Row {
      allowed();
      const familyName = surnameIn(input.surname);
      const placeKey = hospitalWith(input.homeHospitalId).key;
      const lists = withContacts({ phones: [], emails: [] }, input.contacts);
      const outcome = registerClient(practice, { givenName: input.forename, familyName }, now());
      if (!outcome.ok) throw fault('people', 'INVALID_VALUE', outcome.message);
      const { address } = input;
      if (address) memory.postcodes.set(outcome.row.key, address.postcode);
      return change(outcome.row, {
        ...lists,
        placeKey,
        note: input.deskRemark ?? null,
        street: address?.lineOne ?? '',
        city: address?.postTown ?? '',
      });
    },
    amendKeeper({ id, input }: AmendArgs): Row {
      allowed();
      const row = keeperWith(id);
      return change(row, {
        givenName: input.forename === undefined ? undefined : input.forename?.trim() || null,
        familyName: typeof input.surname === 'string' ? surnameIn(input.surname) : undefined,
        isActive: input.standing ? input.standing === 'ACTIVE' : undefined,
        placeKey: input.homeHospitalId ? hospitalWith(input.homeHospitalId).key : undefined,
        note: input.deskRemark,
      });
    },
    addContact({ keeperId, contact }: { readonly keeperId: string; readonly contact: ContactInput }): Row {
      allowed();
      const row = keeperWith(keeperId);
      return change(row, withContacts(row, [contact]));
    },
    removeContact({ keeperId, contactId }: { readonly keeperId: string; readonly contactId: string }): Row {
      allowed();
      const row = keeperWith(keeperId);
      const phones = row.phones.filter((_, index) => ownId('telephone', row.key, index) !== contactId);
      const emails = row.emails.filter((_, index) => ownId('email', row.key, index) !== contactId);
      if (phones.length === row.phones.length && emails.length === row.emails.length)
        throw fault('people', 'CONTACT_NOT_FOUND', `No contact of this keeper has the id ${contactId}`);
      return change(row, { phones, emails });
    },
  };
}
