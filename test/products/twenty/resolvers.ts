import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { type Row, capital, isRow } from '../generatedRows.ts';
import { type ListArgs, chosen, connectionOf } from './lists.ts';
import { twentyIds, twentyRecords, twentyWords, visitTypes } from './records.ts';
import { workspaceObjects } from './schema.ts';

interface SearchArgs {
  readonly searchInput: string;
  readonly limit: number;
  readonly after?: string | null;
  readonly includedObjectNameSingulars?: readonly string[] | null;
  readonly excludedObjectNameSingulars?: readonly string[] | null;
}

type Data = Readonly<Record<string, string | null | undefined>>;

const { key } = twentyIds;

/** Resolvers of the workspace: the same root fields for every object. */
export function twentyRoots(stage: Backstage): object {
  const { recordsOf, meetRow } = twentyRecords(stage);
  const roots: Record<string, unknown> = { search: (args: SearchArgs) => searched(args) };
  for (const { one, many } of workspaceObjects) {
    const all = recordsOf[many] ?? (() => []);
    roots[many] = (args: ListArgs) => connectionOf(all(), args, stage.cap, meetRow);
    roots[one] = ({ filter }: { filter: Row }) => {
      if (Object.keys(filter).length === 0) throw refusal('Missing filter argument', 'BAD_USER_INPUT');
      const [found] = chosen(all(), filter);
      if (!found) throw refusal('Record not found', 'NOT_FOUND');
      return meetRow(found);
    };
    roots[`${many}GroupBy`] = () => [];
    roots[`${one}Duplicates`] = () => [];
  }
  function searched(args: SearchArgs): object {
    const words = args.searchInput.toLowerCase().split(/\s+/).filter(Boolean);
    const { includedObjectNameSingulars: included = null, excludedObjectNameSingulars: excluded = null } = args;
    const found = workspaceObjects
      .filter(({ one }) => included === null || included.includes(one))
      .filter(({ one }) => excluded?.includes(one) !== true)
      .flatMap(({ one, many }) => (recordsOf[many]?.() ?? []).map((row) => ({ one, row, label: labelOf(row) })))
      .filter(({ row, label }) => row['deletedAt'] === null && words.every((word) => startsAWord(label, word)));
    const from = args.after ? Number(Buffer.from(args.after, 'base64').toString()) : 0;
    const edges = found.slice(from, from + args.limit).map(({ one, row, label }, index) => ({
      node: {
        recordId: row['id'],
        objectNameSingular: one,
        objectLabelSingular: capital(one),
        label,
        imageUrl: '',
        tsRankCD: 0.1,
        tsRank: 0.06,
      },
      cursor: Buffer.from(String(from + index + 1)).toString('base64'),
    }));
    const hasNextPage = from + args.limit < found.length;
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
  }
  return { ...roots, ...twentyWrites(stage) };
}

function twentyWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { person, pet, appointment } = twentyRecords(stage);
  const result = <Record>(write: () => Written<Record>, show: (row: Record) => Row): Row =>
    show(rowOrError(stage, write, 'BAD_USER_INPUT'));
  const createPerson = ({ data }: { data: Row }): Row => {
    const [name, emails, phones] = [part(data, 'name'), part(data, 'emails'), part(data, 'phones')];
    const input = {
      givenName: name['firstName'],
      familyName: name['lastName'],
      emails: [emails['primaryEmail']],
      phones: [phoneOf(phones)],
    };
    return result(() => registerClient(practice, input, now()), person);
  };
  const updatePerson = (id: string, data: Row): Row => {
    const [name, emails, phones] = [part(data, 'name'), part(data, 'emails'), part(data, 'phones')];
    const before = practice.clients.find((row) => row.key === key('client', id));
    const phone = phoneOf(phones);
    const change = {
      givenName: name['firstName'] === '' ? null : name['firstName'],
      familyName: name['lastName'] ?? undefined,
      emails: emails['primaryEmail'] === undefined ? undefined : withFirst(before?.emails, emails['primaryEmail']),
      phones: phone === undefined ? undefined : phonesWith(before, phone),
      city: textOr(data['city']),
    };
    return result(() => changeClient(practice, key('client', id), change, now()), person);
  };
  const createPet = ({ data }: { data: Data }): Row => {
    const input = {
      clientKey: key('client', data['ownerId']),
      name: data['name'],
      species: data['species'],
      breed: data['breed'],
    };
    return result(() => addPatient(practice, input, now()), pet);
  };
  const updatePet = (id: string, { name, species, breed, birthDate }: Data): Row => {
    const change = { name: name ?? undefined, species: species ?? undefined, breed, birthDate };
    return result(() => changePatient(practice, key('patient', id), change, now()), pet);
  };
  const createAppointment = ({ data }: { data: Data }): Row => {
    const start = data['startsAt'] ? instantOf(data['startsAt']) : null;
    const input = {
      start,
      minutes: start !== null && data['endsAt'] ? (instantOf(data['endsAt']) - start) / 60_000 : null,
      // Nothing is required of a record here, so a visit without place or type is one of the first.
      placeKey: key('place', data['locationId']) ?? 1,
      typeKey: typeKeyOf(data['visitType']) ?? 1,
      providerKey: key('provider', data['veterinarianId']),
      patientKey: key('patient', data['petId']),
      clientKey: key('client', data['clientId']),
      reason: data['reason'],
      state: stateOfWord(twentyWords, data['status']),
    };
    return result(() => bookAppointment(practice, input, now()), appointment);
  };
  const changeVisit = (id: string, change: Parameters<typeof changeAppointment>[2]): Row =>
    result(() => changeAppointment(practice, key('appointment', id), change, now()), appointment);
  const updateAppointment = (id: string, data: Data): Row => {
    const before = practice.appointments.find((row) => row.key === key('appointment', id));
    const start = data['startsAt'] ? instantOf(data['startsAt']) : undefined;
    const end = data['endsAt'] ? instantOf(data['endsAt']) : null;
    return changeVisit(id, {
      start,
      minutes: end === null || !before ? undefined : (end - (start ?? before.start)) / 60_000,
      state: stateOfWord(twentyWords, data['status']),
      reason: data['reason'],
      cancelReason: data['cancellationReason'],
      placeKey: key('place', data['locationId']) ?? undefined,
      typeKey: typeKeyOf(data['visitType']),
      providerKey: data['veterinarianId'] === undefined ? undefined : key('provider', data['veterinarianId']),
      patientKey: data['petId'] === undefined ? undefined : key('patient', data['petId']),
      clientKey: data['clientId'] === undefined ? undefined : key('client', data['clientId']),
    });
  };
  const deletePerson = (id: string, isDeleted: boolean): Row =>
    result(() => changeClient(practice, key('client', id), { isDeleted }, now()), person);
  const { recordsOf } = twentyRecords(stage);
  /** The same for many records, which a filter names. */
  const each =
    (many: string, write: (id: string, data: Row) => Row) =>
    ({ filter, data = {} }: { filter: Row; data?: Row }): readonly Row[] =>
      chosen(recordsOf[many]?.() ?? [], filter).map((row) => write(String(row['id']), data));
  return {
    createPerson,
    createPeople: ({ data }: { data: readonly Row[] }) => data.map((one) => createPerson({ data: one })),
    updatePerson: ({ id, data }: { id: string; data: Row }) => updatePerson(id, data),
    updatePeople: each('people', updatePerson),
    deletePerson: ({ id }: { id: string }) => deletePerson(id, true),
    restorePerson: ({ id }: { id: string }) => deletePerson(id, false),
    createPet,
    createPets: ({ data }: { data: readonly Data[] }) => data.map((one) => createPet({ data: one })),
    updatePet: ({ id, data }: { id: string; data: Data }) => updatePet(id, data),
    createAppointment,
    createAppointments: ({ data }: { data: readonly Data[] }) => data.map((one) => createAppointment({ data: one })),
    updateAppointment: ({ id, data }: { id: string; data: Data }) => updateAppointment(id, data),
    updateAppointments: each('appointments', (id, data) => updateAppointment(id, data as Data)),
    deleteAppointment: ({ id }: { id: string }) => changeVisit(id, { isDeleted: true }),
    deleteAppointments: each('appointments', (id) => changeVisit(id, { isDeleted: true })),
    restoreAppointment: ({ id }: { id: string }) => changeVisit(id, { isDeleted: false }),
    destroyAppointment: () => {
      throw refusal('Entity performing the request does not have permission', 'FORBIDDEN');
    },
  };
}

function typeKeyOf(option: string | null | undefined): number | undefined {
  const index = visitTypes.indexOf(option ?? '');
  return index === -1 ? undefined : index + 1;
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** A composite field of an input; its parts may be left out one by one. */
function part(data: Row, field: string): Data {
  const value = data[field];
  return isRow(value) ? (value as Data) : {};
}

function textOr(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function phoneOf(phones: Data): string | null | undefined {
  const { primaryPhoneNumber: number, primaryPhoneCallingCode: callingCode } = phones;
  if (number === undefined || number === null || number === '') return number;
  return number.startsWith('+') ? number : `${callingCode ?? ''}${number}`;
}

function withFirst(values: readonly string[] = [], first: string | null): readonly string[] {
  return first === null || first === '' ? values.slice(1) : [first, ...values.slice(1)];
}

function phonesWith(before: ClientRecord | undefined, first: string | null): ClientRecord['phones'] {
  const others = before?.phones.slice(1) ?? [];
  return first === null || first === ''
    ? others
    : [{ label: before?.phones[0]?.label ?? 'Mobile', value: first }, ...others];
}

function labelOf(row: Row): string {
  const { name, title } = row;
  if (isRow(name)) return `${String(name['firstName'])} ${String(name['lastName'])}`.trim();
  return [name, title].find((value) => typeof value === 'string') ?? '';
}

function startsAWord(label: string, word: string): boolean {
  return (
    label
      .toLowerCase()
      .split(/[\s'-]+/)
      .some((candidate) => candidate.startsWith(word)) || label.toLowerCase().startsWith(word)
  );
}
