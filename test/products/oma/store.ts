import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { priceOf, tableOf } from './tables.ts';
import { dateText, isAppointment } from './values.ts';

/** The tables of the service: those of the practice, and what the practice has no place for. */
export interface OmaStore {
  /** Rows that are not deleted, by id. */
  readonly rows: (table: string) => readonly Row[];
  readonly find: (table: string, id: unknown) => Row | null;
  /** Puts a new row in, with the next id. */
  readonly add: (table: string, row: Row) => Row;
  /** Changes fields of a row; null where it isn't there. */
  readonly change: (table: string, id: unknown, fields: Row) => Row | null;
  /** Looks at the practice again: to be called before each query and after each write to it. */
  readonly refresh: () => void;
}

/** Tables without a clock of their own for rows that come and go. */
export function createStore(practice: Practice): OmaStore {
  const added = new Map<string, readonly Row[]>([['Transaction', firstTransactions(practice)]]);
  const changed = new Map<string, Map<number, Row>>();
  const made = new Map<string, ReadonlyMap<number, Row>>();
  let seen: readonly object[] = [];

  // What was deleted keeps its place, so that no id is given twice.
  const allOf = (table: string): readonly Row[] => {
    const changes = changed.get(table);
    return [...tableOf(practice, table), ...(added.get(table) ?? [])].map((row) => ({
      ...row,
      ...changes?.get(Number(row['id'])),
    }));
  };
  const indexOf = (table: string): ReadonlyMap<number, Row> => {
    const known = made.get(table);
    if (known) return known;
    const live = allOf(table).filter(({ deletedAt }) => (deletedAt ?? null) === null);
    const paid = table === 'Appointment' ? paidWith() : null;
    const index = new Map(
      live.map((row) => [Number(row['id']), paid ? { ...row, transactionId: paid.get(row['id']) ?? null } : row]),
    );
    made.set(table, index);
    return index;
  };
  const paidWith = (): ReadonlyMap<unknown, unknown> =>
    new Map((added.get('Transaction') ?? []).map((row) => [row['appointmentId'], row['transactionId']]));

  const store: OmaStore = {
    rows: (table) => [...indexOf(table).values()],
    find: (table, id) => indexOf(table).get(Number(id)) ?? null,
    add(table, fields) {
      const id = 1 + Math.max(0, ...allOf(table).map((row) => Number(row['id'])));
      const row = { ...fields, id };
      added.set(table, [...(added.get(table) ?? []), row]);
      made.clear();
      return row;
    },
    change(table, id, fields) {
      const before = store.find(table, id);
      if (!before) return null;
      const changes = changed.get(table) ?? new Map<number, Row>();
      changes.set(Number(id), { ...changes.get(Number(id)), ...fields });
      changed.set(table, changes);
      made.clear();
      return { ...before, ...fields };
    },
    refresh() {
      const records = [...practice.clients, ...practice.appointments];
      const isSame = records.length === seen.length && records.every((record, index) => record === seen[index]);
      if (isSame) return;
      seen = records;
      made.clear();
    },
  };
  return store;
}

const networks = ['Mpesa', 'Tigopesa', 'Airtel'];

/** Mobile money for every other appointment that took place. */
function firstTransactions(practice: Practice): readonly Row[] {
  return practice.appointments
    .filter((row) => isAppointment(row) && row.state === 'completed' && row.key % 2 === 0)
    .map((row, index) => ({
      ...transaction(row.key, row.clientKey, priceOf(row.typeKey), networks[row.key % networks.length] ?? 'Mpesa'),
      id: index + 1,
      createdAt: dateText(row.start - 3_600_000),
      updatedAt: dateText(row.start - 3_600_000),
    }));
}

/** A payment for an appointment. */
export function transaction(appointmentId: number, patientId: number | null, amount: number, provider: string): Row {
  return {
    amount,
    appointmentId,
    currency: 'TZS',
    externalId: `OMA-${String(appointmentId).padStart(6, '0')}`,
    patientId,
    provider,
    transactionId: `TX${String(700_000 + appointmentId * 37)}`,
    deletedAt: null,
  };
}
