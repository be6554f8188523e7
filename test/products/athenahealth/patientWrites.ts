import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { AthenaMemory } from './memory.ts';
import type { AthenaRecords } from './records.ts';
import { athenaIds, dateOf, dayIn, invalid, isText, missing, notFound, phoneOf } from './values.ts';

const labels = [
  ['Mobile', 'mobilephone'],
  ['Home', 'homephone'],
  ['Work', 'workphone'],
] as const;

// prettier-ignore
const kept = [
  'dob', 'middlename', 'preferredname', 'sex', 'address2', 'state', 'zip', 'contactname', 'contactrelationship',
  'contacthomephone', 'contactmobilephone', 'contactpreference', 'primaryproviderid', 'departmentid',
];

const reachable = ['ssn', 'email', 'zip', 'homephone', 'mobilephone', 'workphone'];
const statuses = ['active', 'inactive', 'prospective', 'deleted'];

/** The mutations about patients. */
export function athenaPatientWrites(
  backstage: Backstage,
  records: AthenaRecords,
  memory: AthenaMemory,
): Readonly<Record<string, (args: never) => Row>> {
  const { practice, now } = backstage;
  const done = <Item>(write: () => Written<Item>): Item => rowOrError(backstage, write, 'FORBIDDEN');

  const placeKeyIn = (input: Row, field: string): number | undefined => {
    const id = givenText(input, field) ?? undefined;
    if (id === undefined) return undefined;
    const key = athenaIds.key('place', id);
    if (!rowOf(practice.places, key)) throw invalid(field);
    return key ?? undefined;
  };
  /** All numbers, each with what is given for it instead; a number that can't be one is refused. */
  const phonesIn = (input: Row, before: readonly PhoneRecord[]): readonly PhoneRecord[] =>
    labels.flatMap(([label, field]) => {
      const given = givenText(input, field);
      if (given === undefined) return before.filter((phone) => phone.label === label);
      if (given === null || given === '' || given === 'declined') return [];
      const value = phoneOf(given);
      if (value === null) throw invalid(field);
      return [{ label, value }];
    });
  const emailsIn = (input: Row): readonly string[] | undefined => {
    const email = givenText(input, 'email');
    if (email === undefined) return undefined;
    if (email === null || email === '' || email === 'declined') return [];
    if (!/^\S+@\S+\.\S+$/.test(email)) throw invalid('email');
    return [email];
  };
  const nameIn = (input: Row, field: string): string | undefined => {
    const name = givenText(input, field) ?? undefined;
    if (name !== undefined && name.trim() === '') throw missing(field);
    return name?.trim();
  };
  /** All that is wrong is found before anything is written. */
  const changeIn = (input: Row, before: ClientRecord | null): Partial<ClientRecord> => {
    dayIn(input['dob'], 'dob');
    const registered = placeKeyIn(input, 'departmentid');
    const status = givenText(input, 'status') ?? undefined;
    if (status !== undefined && !statuses.includes(status)) throw invalid('status');
    const change = {
      givenName: nameIn(input, 'firstname'),
      familyName: nameIn(input, 'lastname'),
      phones: phonesIn(input, before?.phones ?? []),
      emails: emailsIn(input),
      street: givenText(input, 'address1') ?? undefined,
      city: givenText(input, 'city') ?? undefined,
      placeKey: placeKeyIn(input, 'primarydepartmentid') ?? (before ? undefined : registered),
      note: givenText(input, 'notes'),
      isActive: status === undefined ? undefined : status === 'active' || status === 'prospective',
      isDeleted: status === undefined ? undefined : status === 'deleted',
    };
    return presentFields(change);
  };
  const write = (key: number, input: Row, change: Partial<ClientRecord>): Row => {
    const row = done(() => changeClient(practice, key, change, now()));
    const born = dayIn(input['dob'], 'dob');
    const dob = born === null ? undefined : dateOf(born);
    const given = presentFields({ ...Object.fromEntries(kept.map((name) => [name, input[name]])), dob });
    const status = input['status'] === 'prospective' ? { status: 'prospective' } : { status: 'active' };
    const before = memory.profiles.get(key);
    memory.profiles.set(key, { ...before, ...given, ...(typeof input['status'] === 'string' && status) });
    return records.patient(row);
  };

  return {
    createpatient({ input }: { readonly input: Row }): Row {
      const change = changeIn(input, null);
      if (!reachable.some((field) => typeof input[field] === 'string' && input[field] !== ''))
        throw missing(...reachable);
      if (change.placeKey === undefined) throw missing('departmentid');
      const born = dayIn(input['dob'], 'dob');
      if (born === null) throw missing('dob');
      const dob = dateOf(born);
      const same = practice.clients.find(
        (row) =>
          !row.isDeleted &&
          isText(row.givenName, input['firstname']) &&
          isText(row.familyName, input['lastname']) &&
          records.known(row)['dob'] === dob,
      );
      done(() => ({ ok: true, row: null }));
      if (same) return records.patient(same);
      const { givenName, familyName } = change;
      const { key } = done(() => registerClient(practice, { givenName, familyName }, now()));
      return write(key, input, change);
    },
    updatepatient({ patientid, input }: { readonly patientid: string; readonly input: Row }): Row {
      done(() => ({ ok: true, row: null }));
      const person = rowOf(practice.clients, athenaIds.key('client', patientid));
      if (!person) throw notFound('patient');
      return write(person.key, input, changeIn(input, person));
    },
  };
}
