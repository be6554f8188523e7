import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Kind, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { timesOf, withRelations } from '../tableDefinitions.ts';
import { type RelatedRows, type RelatedTable, followRelations } from '../tableRelations.ts';
import { type ListArgs, findRows } from './find.ts';
import { eightBaseIds, eightBaseRows, eightBaseWords } from './records.ts';
import { lower } from './schemaText.ts';
import { workspaceTables } from './tables.ts';

type WriteArgs = Readonly<{ id?: string; data?: Row | null; filter?: Row | null }>;

/** How records of a table are written; each answers the id. */
interface TableWrites {
  readonly create: (data: Row) => string;
  readonly update: (key: number | null, data: Row) => string;
  readonly setDeleted: (key: number | null, isDeleted: boolean) => string;
}

const kinds: Readonly<Record<string, 'client' | 'appointment'>> = { Patient: 'client', Appointment: 'appointment' };
const { of, key } = eightBaseIds;

/** Resolvers of the workspace: the same for every table. */
export function eightBaseRoots(stage: Backstage): object {
  const rowsOf = eightBaseRows(stage);
  const follow = followRelations(workspaceTables, rowsOf);
  const writes = eightBaseWrites(stage);
  function show(table: RelatedTable, row: Row): Row {
    const kind = kinds[table.name];
    if (kind) stage.meet(kind, key(kind, String(row['id'])) ?? 0);
    return withRelations(follow, table, row, show, list);
  }
  function list(related: Pick<RelatedRows, 'table' | 'rows'>, args: ListArgs): object {
    const { items, count } = findRows(follow, related, args, stage.cap);
    return { items: () => items.map((row) => show(related.table, row)), groups: [], count };
  }
  const roots: Record<string, unknown> = {};
  for (const table of workspaceTables) {
    const [own, name] = [lower(table.name), table.name];
    const one = (keys: Row, withDeleted = false): Row => {
      const wanted = Object.entries(keys).filter(([, value]) => value !== null && value !== undefined);
      const found = rowsOf(name).find((row) => wanted.every(([column, value]) => row[column] === value));
      if (found && wanted.length > 0 && (withDeleted || found['deletedAt'] === 0)) return show(table, found);
      throw notFound('id');
    };
    const { create, update, setDeleted } = writes[name] ?? denied;
    const keyOf = ({ id, data, filter }: WriteArgs): number | null => {
      const found = id === undefined ? one(filter ?? { id: data?.['id'] }) : one({ id }, true);
      return key(kinds[name] ?? 'client', String(found['id']));
    };
    const remove = (args: WriteArgs) => ({ success: setDeleted(keyOf(args), true) !== '' });
    // Without a key, the user is the one who asks.
    const self = name === 'User' ? { email: 'desk@example.test' } : {};
    roots[own] = (keys: Row) => one(Object.keys(keys).length === 0 ? self : keys);
    roots[`${lower(table.plural)}List`] = (args: ListArgs) => list({ table, rows: rowsOf(name) }, args);
    roots[`${own}Create`] = ({ data }: WriteArgs) => one({ id: create(data ?? {}) });
    roots[`${own}CreateMany`] = ({ data }: { data: readonly Row[] }) => {
      return { items: data.map((part) => one({ id: create(part) })), count: data.length };
    };
    roots[`${own}Update`] = (args: WriteArgs) => one({ id: update(keyOf(args), args.data ?? {}) });
    // The shared practice keeps all rows, so that what is destroyed is only hidden.
    roots[`${own}Delete`] = roots[`${own}Destroy`] = remove;
    roots[`${own}DeleteByFilter`] = deny;
    roots[`${own}Restore`] = (args: WriteArgs) => one({ id: setDeleted(keyOf(args), false) });
  }
  return roots;
}

const denied: TableWrites = { create: deny, update: deny, setDeleted: deny };

function deny(): never {
  throw problem("You're not authorized to perform this action.", 'NotAuthorizedError', {});
}

function eightBaseWrites(stage: Backstage): Readonly<Record<string, TableWrites>> {
  const { practice, now } = stage;
  function save(kind: 'client' | 'appointment', write: () => Written<{ readonly key: number }>): string {
    const result = written(stage, write);
    if (result.ok) return of(kind, result.row.key);
    const code = stage.refuseWrites === null ? 'ValidationError' : 'NotAuthorizedError';
    throw problem(result.message, code, { [result.field]: result.message });
  }
  const saveClient = (client: number | null, change: Parameters<typeof changeClient>[2]): string =>
    save('client', () => changeClient(practice, client, change, now()));
  const saveVisit = (visit: number | null, change: Parameters<typeof changeAppointment>[2]): string =>
    save('appointment', () => changeAppointment(practice, visit, change, now()));
  /** The key of the record that a relation is to lead to: undefined where nothing is said, null where it is cut. */
  function connected(data: Row, field: string, kind: Kind): number | null | undefined {
    const relation = data[field];
    if (!isRow(relation)) return undefined;
    const { create, connect = relation['reconnect'], disconnect } = relation;
    if (isRow(create) && kind === 'client') return key(kind, createPatient(create));
    if (!isRow(connect)) return disconnect === undefined ? undefined : null;
    const user = practice.providers.find(({ email }) => email === connect['email']);
    const found = key(kind, text(connect, 'id')) ?? user?.key;
    if (found === undefined) throw notFound(field);
    return found;
  }
  function personOf(data: Row) {
    const { phone, address, isActive, tags } = data;
    const [code, number] = isRow(phone) ? [text(phone, 'code'), text(phone, 'number')] : [];
    const place = isRow(address) ? { street: text(address, 'street1') ?? '', city: text(address, 'city') ?? '' } : {};
    const rest = {
      ...place,
      givenName: text(data, 'firstName'),
      familyName: text(data, 'lastName') ?? undefined,
      isActive: typeof isActive === 'boolean' ? isActive : undefined,
      tags: Array.isArray(tags) ? tags.map(String) : undefined,
      note: text(data, 'comment'),
      placeKey: connected(data, 'clinic', 'place') ?? undefined,
    };
    const whole = number ? [code && `+${code.replace('+', '')}`, number].filter(Boolean).join(' ') : null;
    return { rest, phone: phone === undefined ? undefined : whole, email: text(data, 'email') };
  }
  function createPatient(data: Row): string {
    const { rest, phone, email } = personOf(data);
    const id = save('client', () => registerClient(practice, { ...rest, phones: [phone], emails: [email] }, now()));
    return saveClient(key('client', id), rest);
  }
  const visitOf = (data: Row) => {
    const [start, end] = ['startAt', 'endAt'].map((field) => Date.parse(text(data, field) ?? '') || undefined);
    const rest = {
      placeKey: connected(data, 'clinic', 'place') ?? undefined,
      typeKey: connected(data, 'service', 'visitType') ?? undefined,
      providerKey: connected(data, 'assignedTo', 'provider'),
      clientKey: connected(data, 'patient', 'client'),
      reason: text(data, 'reason'),
      state: stateOfWord(eightBaseWords, text(data, 'status')),
    };
    return { start, end, rest };
  };
  return {
    Patient: {
      create: createPatient,
      update(client, data) {
        const { rest, phone, email } = personOf(data);
        return saveClient(client, { ...rest, ...contactChange(rowOf(practice.clients, client), phone, email) });
      },
      setDeleted: (client, isDeleted) => saveClient(client, { isDeleted }),
    },
    Appointment: {
      create(data) {
        const { start, end, rest } = visitOf(data);
        const times = { start: start ?? null, minutes: start && end ? (end - start) / 60_000 : undefined };
        // The shared book has no visit without a place or a type.
        const input = { ...rest, ...times, placeKey: rest.placeKey ?? 1, typeKey: rest.typeKey ?? 1 };
        return save('appointment', () => bookAppointment(practice, input, now()));
      },
      update(visit, data) {
        const { start, end, rest } = visitOf(data);
        const times = timesOf(rowOf(practice.appointments, visit), start, end);
        return saveVisit(visit, { ...rest, ...times, cancelReason: text(data, 'cancelReason') });
      },
      setDeleted: (visit, isDeleted) => saveVisit(visit, { isDeleted }),
    },
  };
}

function text(data: Row, field: string): string | null | undefined {
  const value = data[field];
  return typeof value === 'string' || value === undefined ? value : null;
}

const notFound = (field: string): GraphQLError =>
  problem('The request is invalid.', 'EntityNotFoundError', { [field]: 'Record for current filter not found.' });

function problem(message: string, code: string, details: object): GraphQLError {
  return new GraphQLError(message, { extensions: { code, details } });
}
