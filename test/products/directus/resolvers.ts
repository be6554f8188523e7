import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type VisitState, rowOf, zoneOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { type Row, compareValues, isRow } from '../generatedRows.ts';
import { type ItemsArgs, chosen, itemsOf } from './items.ts';
import { directusIds, directusRecords, directusWords } from './records.ts';
import { projectCollections } from './schema.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;

interface Writes {
  readonly create: (data: Row) => Row;
  readonly update: (id: string, data: Row) => Row;
  readonly remove: (id: string) => Row;
}

const { key } = directusIds;

/** Resolvers of the project: the same root fields for every collection. */
export function directusRoots(stage: Backstage): object {
  const { itemsByCollection, meetItem } = directusRecords(stage);
  const writes = directusWrites(stage);
  const roots: Record<string, unknown> = {};
  for (const { name, isSystem } of projectCollections) {
    if (isSystem === true) continue;
    const all = itemsByCollection[name] ?? (() => []);
    roots[name] = (args: ItemsArgs) => itemsOf(all(), args, stage.cap, stage.now()).map(meetItem);
    roots[`${name}_by_id`] = ({ id }: { id: string }) => {
      const found = all().find((row) => row['id'] === id);
      // Whether it doesn't exist or may not be read is not told apart.
      if (!found) throw forbidden();
      return meetItem(found);
    };
    roots[`${name}_aggregated`] = (args: ItemsArgs & { groupBy?: readonly (string | null)[] | null }) =>
      aggregated(chosen(all(), args, stage.now()), args.groupBy ?? []);
    const { create, update, remove } = writes[name] ?? denied;
    roots[`create_${name}_item`] = ({ data }: { data: Row }) => create(data);
    roots[`create_${name}_items`] = ({ data }: { data?: readonly Row[] | null }) => (data ?? []).map(create);
    roots[`update_${name}_item`] = ({ id, data }: { id: string; data: Row }) => update(id, data);
    roots[`update_${name}_items`] = ({ ids, data }: { ids: readonly string[]; data: Row }) =>
      ids.map((id) => update(id, data));
    roots[`update_${name}_batch`] = ({ data }: { data?: readonly Row[] | null }) =>
      (data ?? []).map((one) => update(textsIn(one)['id'] ?? '', one));
    roots[`delete_${name}_item`] = ({ id }: { id: string }) => ({ id: remove(id)['id'] });
    roots[`delete_${name}_items`] = ({ ids }: { ids: readonly string[] }) => ({
      ids: ids.map((id) => remove(id)['id']),
    });
  }
  return roots;
}

/** Counts and ends, for all items or for each value of the fields that group them. */
function aggregated(rows: readonly Row[], groupBy: readonly (string | null)[]): readonly object[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = JSON.stringify(Object.fromEntries(groupBy.map((field) => [field, row[field ?? ''] ?? null])));
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  if (groups.size === 0 && groupBy.length === 0) groups.set('{}', []);
  return [...groups].map(([group, members]) => {
    const fields = Object.keys(members[0] ?? {});
    const valuesOf = (field: string): readonly unknown[] =>
      members.map((row) => row[field]).filter((value) => value !== null && value !== undefined);
    const each = (count: (values: readonly unknown[]) => unknown): Row =>
      Object.fromEntries(fields.map((field) => [field, count(valuesOf(field))]));
    const numbers = (values: readonly unknown[]): readonly number[] => values.map(Number).toSorted(compareValues);
    const sum = (values: readonly unknown[]): number => numbers(values).reduce((total, number) => total + number, 0);
    return {
      group: groupBy.length === 0 ? null : (JSON.parse(group) as unknown),
      countAll: members.length,
      count: each((values) => values.length),
      countDistinct: each((values) => new Set(values.map((value) => JSON.stringify(value))).size),
      sum: () => each(sum),
      avg: () => each((values) => (values.length === 0 ? null : sum(values) / values.length)),
      min: () => each((values) => numbers(values)[0] ?? null),
      max: () => each((values) => numbers(values).at(-1) ?? null),
    };
  });
}

const denied: Writes = {
  create: () => {
    throw forbidden();
  },
  update: () => {
    throw forbidden();
  },
  remove: () => {
    throw forbidden();
  },
};

function directusWrites(stage: Backstage): Readonly<Record<string, Writes>> {
  const { practice, now } = stage;
  const { client, pet, appointment } = directusRecords(stage);
  const result = <Record>(write: () => Written<Record>, show: (row: Record) => Row): Row =>
    show(rowOrError(stage, write, 'FORBIDDEN'));
  const createClient = (data: Row): Row => {
    const { first_name: givenName, last_name: familyName, email, phone, phone_secondary: second } = textsIn(data);
    return result(
      () => registerClient(practice, { givenName, familyName, emails: [email], phones: [phone, second] }, now()),
      client,
    );
  };
  const updateClient = (id: string, data: Row): Row => {
    const { first_name: givenName, last_name: familyName, email, address, city, notes, status } = textsIn(data);
    const before = rowOf(practice.clients, key('client', id));
    const change = {
      givenName,
      familyName: familyName ?? undefined,
      emails: email === undefined ? undefined : [email ?? '', ...(before?.emails.slice(1) ?? [])].filter(Boolean),
      phones: phonesAfter(before, textsIn(data)),
      street: address ?? undefined,
      city: city ?? undefined,
      note: notes,
      tags: Array.isArray(data['tags']) ? data['tags'].map(String) : undefined,
      isActive: status === 'active' ? true : status === 'inactive' ? false : undefined,
      isDeleted: status === undefined ? undefined : status === 'archived',
    };
    return result(() => changeClient(practice, key('client', id), change, now()), client);
  };
  const createPet = (data: Row): Row => {
    const { name, species, breed } = textsIn(data);
    const owner = reference(data, 'owner');
    // An owner without id is a new one, as everywhere where items are nested.
    const entered = owner === undefined && isRow(data['owner']) ? createClient(data['owner'])['id'] : owner;
    return result(
      () => addPatient(practice, { clientKey: key('client', textOrNull(entered)), name, species, breed }, now()),
      pet,
    );
  };
  const updatePet = (id: string, data: Row): Row => {
    const { name, species, breed, date_of_birth: birthDate } = textsIn(data);
    const change = { name: name ?? undefined, species: species ?? undefined, breed, birthDate };
    return result(() => changePatient(practice, key('patient', id), change, now()), pet);
  };
  const createAppointment = (data: Row): Row => {
    const { starts_at: starts, ends_at: ends, reason, status } = textsIn(data);
    const placeKey = key('place', reference(data, 'location')) ?? 1;
    const zone = rowOf(practice.places, placeKey)?.zone ?? 'UTC';
    const start = starts ? wallInstant(starts, zone) : null;
    const input = {
      start,
      minutes: start !== null && ends ? (wallInstant(ends, zone) - start) / 60_000 : null,
      placeKey,
      typeKey: key('visitType', reference(data, 'service')) ?? 1,
      providerKey: key('provider', reference(data, 'staff')),
      patientKey: key('patient', reference(data, 'pet')),
      clientKey: key('client', reference(data, 'client')),
      reason,
      state: stateOf(status),
    };
    return result(() => bookAppointment(practice, input, now()), appointment);
  };
  const updateAppointment = (id: string, data: Row): Row => {
    const { starts_at: starts, ends_at: ends, reason, cancellation_reason: cancelReason, status } = textsIn(data);
    const before = rowOf(practice.appointments, key('appointment', id));
    const zone = before ? zoneOf(practice, before) : 'UTC';
    const start = starts ? wallInstant(starts, zone) : undefined;
    const keyOf = (field: string, kind: 'provider' | 'patient' | 'client'): number | null | undefined =>
      field in data ? key(kind, reference(data, field)) : undefined;
    const change = {
      start,
      minutes: ends && before ? (wallInstant(ends, zone) - (start ?? before.start)) / 60_000 : undefined,
      state: status === 'archived' ? undefined : stateOf(status),
      isDeleted: status === undefined ? undefined : status === 'archived',
      reason,
      cancelReason,
      placeKey: key('place', reference(data, 'location')) ?? undefined,
      typeKey: key('visitType', reference(data, 'service')) ?? undefined,
      providerKey: keyOf('staff', 'provider'),
      patientKey: keyOf('pet', 'patient'),
      clientKey: keyOf('client', 'client'),
    };
    return result(() => changeAppointment(practice, key('appointment', id), change, now()), appointment);
  };
  // Items that are thrown away here could not come back, so only an administrator may do that.
  const { remove } = denied;
  return {
    clients: { create: createClient, update: updateClient, remove },
    pets: { create: createPet, update: updatePet, remove },
    appointments: { create: createAppointment, update: updateAppointment, remove },
  };
}

/** A date and time in this project has no zone; one that is given is left aside. */
function wallInstant(text: string, zone: string): number {
  return instantOfWall(text.replace(' ', 'T').slice(0, 19), zone);
}

function stateOf(status: string | null | undefined): VisitState | undefined {
  return stateOfWord(directusWords, status);
}

function phonesAfter(
  before: ClientRecord | null,
  { phone, phone_secondary: second }: Texts,
): ClientRecord['phones'] | undefined {
  if (phone === undefined && second === undefined) return undefined;
  const [one, two, ...others] = before?.phones ?? [];
  const values = [phone === undefined ? one?.value : phone, second === undefined ? two?.value : second];
  const labels = ['Mobile', 'Home'] as const;
  return [...values.flatMap((value, index) => (value ? [{ label: labels[index] ?? 'Mobile', value }] : [])), ...others];
}

/** The id of a nested item: null where the relation is emptied, undefined where none is named. */
function reference(data: Row, field: string): string | null | undefined {
  const nested = data[field];
  return nested === null ? null : isRow(nested) ? textsIn(nested)['id'] : undefined;
}

function textsIn(data: Row): Texts {
  return Object.fromEntries(
    Object.entries(data).filter(
      (entry): entry is [string, string | null] => entry[1] === null || typeof entry[1] === 'string',
    ),
  );
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function forbidden(): GraphQLError {
  return new GraphQLError("You don't have permission to access this.", { extensions: { code: 'FORBIDDEN' } });
}
