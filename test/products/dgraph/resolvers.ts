import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { type NodesArgs, aggregateOf, meetsFilter, nodesOf } from './nodes.ts';
import { dgraphIds, dgraphRecords, dgraphWords } from './records.ts';
import { clinicInput } from './schema.ts';

interface Update {
  readonly input: { readonly filter: Row; readonly set?: Row | null; readonly remove?: Row | null };
}

const { key } = dgraphIds;

/** Resolvers of the database: the same root fields for every type. */
export function dgraphRoots(stage: Backstage): object {
  const { nodesByType, meetNode } = dgraphRecords(stage);
  const roots: Record<string, unknown> = {};
  for (const { name } of clinicInput.types) {
    const all = nodesByType[name] ?? (() => []);
    roots[`get${name}`] = (given: Row) => {
      const found = all().find((row) => Object.entries(given).every(([field, value]) => row[field] === value));
      return found ? meetNode(found) : null;
    };
    roots[`query${name}`] = (args: NodesArgs) => nodesOf(all(), args, stage.cap).map(meetNode);
    roots[`aggregate${name}`] = ({ filter }: NodesArgs) => aggregateOf(all(), filter);
    for (const action of ['add', 'update', 'delete']) {
      roots[`${action}${name}`] = () => {
        throw new GraphQLError(`couldn't rewrite mutation ${action}${name} because authorization failed`);
      };
    }
  }
  return { ...roots, ...dgraphWrites(stage) };
}

function dgraphWrites(stage: Backstage) {
  const { practice, now, cap } = stage;
  const { nodesByType, owner, pet, appointment } = dgraphRecords(stage);
  const result = <Record>(write: () => Written<Record>, show: (row: Record) => Row): Row =>
    show(rowOrError(stage, write, 'Error'));
  const addPet = (input: Row, ownerKey: number | null): Row => {
    const { name, species, breed } = textsIn(input);
    return result(() => addPatient(practice, { clientKey: ownerKey, name, species, breed }, now()), pet);
  };
  const addOwner = (input: Row): Row => {
    const { name = '', email } = textsIn(input);
    const entered = { ...partsOf(name ?? ''), emails: [email], phones: textList(input['phoneNumbers']) };
    const row = result(() => registerClient(practice, entered, now()), owner);
    const { pets } = input;
    for (const one of Array.isArray(pets) ? pets.filter(isRow) : []) addPet(one, key('client', String(row['id'])));
    return row;
  };
  const updateOwner = (id: string, set: Row, remove: Row): Row => {
    const { name, email, street, city, notes } = textsIn(set);
    const before = rowOf(practice.clients, key('client', id));
    const change = {
      ...(name ? partsOf(name) : {}),
      emails:
        'email' in remove ? before?.emails.slice(1) : email ? [email, ...(before?.emails.slice(1) ?? [])] : undefined,
      phones: phonesAfter(before, set, remove),
      street: street ?? undefined,
      city: city ?? undefined,
      note: 'notes' in remove ? null : notes,
      isActive: typeof set['isActive'] === 'boolean' ? set['isActive'] : undefined,
    };
    return result(() => changeClient(practice, before?.key ?? null, change, now()), owner);
  };
  const updatePet = (id: string, set: Row): Row => {
    const { name, species, breed, birthDate } = textsIn(set);
    const change = {
      name: name ?? undefined,
      species: species ?? undefined,
      breed,
      birthDate: birthDate?.slice(0, 10),
    };
    return result(() => changePatient(practice, key('patient', id), change, now()), pet);
  };
  const addAppointment = (input: Row): Row => {
    const { startTime, endTime, status, reason } = textsIn(input);
    const start = Date.parse(startTime ?? '');
    const booking = {
      start,
      minutes: endTime ? (Date.parse(endTime) - start) / 60_000 : null,
      placeKey: key('place', idIn(input, 'clinic')),
      typeKey: key('visitType', idIn(input, 'service')) ?? 1,
      providerKey: key('provider', idIn(input, 'veterinarian')),
      patientKey: key('patient', idIn(input, 'pet')),
      clientKey: key('client', idIn(input, 'owner')),
      reason,
      state: stateOfWord(dgraphWords, status),
    };
    return result(() => bookAppointment(practice, booking, now()), appointment);
  };
  const updateAppointment = (id: string, set: Row, remove: Row): Row => {
    const { startTime, endTime, status, reason, cancellationReason } = textsIn(set);
    const before = rowOf(practice.appointments, key('appointment', id));
    const start = startTime ? Date.parse(startTime) : undefined;
    // What is removed is null, what is not named stays.
    const keyOf = (field: 'veterinarian' | 'pet' | 'owner', kind: 'provider' | 'patient' | 'client') =>
      field in remove ? null : field in set ? key(kind, idIn(set, field)) : undefined;
    const change = {
      start,
      minutes: endTime && before ? (Date.parse(endTime) - (start ?? before.start)) / 60_000 : undefined,
      state: stateOfWord(dgraphWords, status),
      reason: 'reason' in remove ? null : reason,
      cancelReason: 'cancellationReason' in remove ? null : cancellationReason,
      placeKey: key('place', idIn(set, 'clinic')) ?? undefined,
      typeKey: key('visitType', idIn(set, 'service')) ?? undefined,
      providerKey: keyOf('veterinarian', 'provider'),
      patientKey: keyOf('pet', 'patient'),
      clientKey: keyOf('owner', 'client'),
    };
    return result(() => changeAppointment(practice, before?.key ?? null, change, now()), appointment);
  };
  const payload = (field: string, rows: readonly Row[], msg?: string): object => ({
    [field]: (args: NodesArgs) => nodesOf(rows, args, cap),
    numUids: rows.length,
    msg,
  });
  const chosen = (type: string, filter: Row): readonly string[] =>
    (nodesByType[type]?.() ?? []).filter((row) => meetsFilter(row, filter)).map((row) => String(row['id']));
  const added =
    (field: string, add: (input: Row) => Row) =>
    ({ input }: { input: readonly Row[] }): object =>
      payload(field, input.map(add));
  const updated =
    (type: string, field: string, update: (id: string, set: Row, remove: Row) => Row) =>
    ({ input }: Update): object => {
      const ids = chosen(type, input.filter);
      return payload(
        field,
        ids.map((id) => update(id, input.set ?? {}, input.remove ?? {})),
      );
    };
  const deleted =
    (type: string, field: string, remove: (id: string) => Row) =>
    ({ filter }: { filter: Row }): object => {
      const rows = chosen(type, filter).map(remove);
      return payload(field, rows, rows.length === 0 ? 'No nodes were deleted' : 'Deleted');
    };
  return {
    addOwner: added('owner', addOwner),
    updateOwner: updated('Owner', 'owner', updateOwner),
    deleteOwner: deleted('Owner', 'owner', (id) =>
      result(() => changeClient(practice, key('client', id), { isDeleted: true }, now()), owner),
    ),
    addPet: added('pet', (input) => addPet(input, key('client', idIn(input, 'owner')))),
    updatePet: updated('Pet', 'pet', updatePet),
    addAppointment: added('appointment', addAppointment),
    updateAppointment: updated('Appointment', 'appointment', updateAppointment),
    deleteAppointment: deleted('Appointment', 'appointment', (id) =>
      result(() => changeAppointment(practice, key('appointment', id), { isDeleted: true }, now()), appointment),
    ),
  };
}

/** The last word of a name, and those before it. */
function partsOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const words = name.trim().split(/\s+/);
  return { givenName: words.slice(0, -1).join(' ') || null, familyName: words.at(-1) ?? '' };
}

/** Setting a list adds to it, as in a graph; what is to go has to be removed. */
function phonesAfter(before: ClientRecord | null, set: Row, remove: Row): ClientRecord['phones'] | undefined {
  if (!('phoneNumbers' in set) && !('phoneNumbers' in remove)) return undefined;
  const gone = textList(remove['phoneNumbers']);
  const left = (before?.phones ?? []).filter(({ value }) => !gone.includes(value));
  const fresh = textList(set['phoneNumbers']).filter((value) => !left.some((phone) => phone.value === value));
  return [...left, ...fresh.map((value) => ({ label: 'Mobile', value }) as const)];
}

function textsIn(input: Row): Readonly<Record<string, string | null | undefined>> {
  return Object.fromEntries(
    Object.entries(input).filter(
      (entry): entry is [string, string | null] => entry[1] === null || typeof entry[1] === 'string',
    ),
  );
}

function textList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function idIn(input: Row, field: string): string | null {
  const reference = input[field];
  return isRow(reference) && typeof reference['id'] === 'string' ? reference['id'] : null;
}
