import type { ClientFigures, ClientFilter, ClientSort } from '../../../../graphql/desk/generated/types.ts';
import type { ClientStore } from './clientStore.ts';
import { amountText, dayNumber, fromDayNumber, noDay, traits } from './clientColumns.ts';
import type { Search } from './findClients.ts';
import { reviewColumns } from './reviewColumns.ts';

/** The table of all clients. */
export interface Review {
  /** Slots that match the filter, sorted. */
  rows(filter: ClientFilter, sort: ClientSort | null): Uint32Array;
  figures(filter: ClientFilter): ClientFigures;
}

const maxTables = 4;

/** `today` returns days since 1970 at the clinic. */
export function createReview(store: ClientStore, search: Search, today: () => number): Review {
  const tables = new Map<string, { readonly version: number; readonly rows: Uint32Array }>();

  function left(filter: ClientFilter): Uint32Array {
    const holds = testOf(store, search, filter, today());
    const slots = new Uint32Array(store.size);
    let many = 0;
    for (let slot = 0; slot < store.slots; slot += 1)
      if (((store.columns.traits[slot] ?? 0) & traits.here) !== 0 && holds(slot)) slots[many++] = slot;
    return slots.slice(0, many);
  }

  return {
    rows(filter, sort) {
      // The result depends on the day where a filter counts months.
      const key = JSON.stringify([filter, sort, filter.noVisitMonths == null ? null : today()]);
      const known = tables.get(key);
      if (known?.version === store.version) return known.rows;
      const rows = sortRows(store, left(filter), sort);
      tables.delete(key);
      tables.set(key, { version: store.version, rows });
      const [oldest] = tables.keys();
      if (tables.size > maxTables && oldest !== undefined) tables.delete(oldest);
      return rows;
    },
    figures: (filter) => countFigures(store, left(filter), today()),
  };
}

function testOf(store: ClientStore, search: Search, filter: ClientFilter, today: number): (slot: number) => boolean {
  const { columns } = store;
  const tests: ((slot: number) => boolean)[] = [];
  const has =
    (trait: number): ((slot: number) => boolean) =>
    (slot) =>
      ((columns.traits[slot] ?? 0) & trait) !== 0;
  const not =
    (test: (slot: number) => boolean): ((slot: number) => boolean) =>
    (slot) =>
      !test(slot);
  if (filter.active != null) tests.push(filter.active ? not(has(traits.inactive)) : has(traits.inactive));
  if (filter.hasAlerts != null) tests.push(filter.hasAlerts ? has(traits.alerts) : not(has(traits.alerts)));
  for (const column of filter.missing ?? []) tests.push((slot) => reviewColumns[column].isMissing(store, slot));
  if (filter.balanceDue != null) {
    const isDue = (slot: number): boolean => (columns.balance[slot] ?? 0) > 0;
    tests.push(filter.balanceDue ? isDue : not(isDue));
  }
  if (filter.location != null) {
    const place = columns.places.findIndex(({ id }) => id === filter.location);
    tests.push((slot) => place > 0 && columns.place[slot] === place);
  }
  if (filter.newSince != null) {
    const from = dayNumber(filter.newSince);
    tests.push((slot) => (columns.since[slot] ?? noDay) >= from);
  }
  if (filter.noVisitMonths != null) {
    const from = monthsBefore(today, filter.noVisitMonths);
    tests.push((slot) => (columns.lastVisit[slot] ?? noDay) < from);
  }
  if (filter.tag != null) {
    const { tag } = filter;
    const written = JSON.stringify(tag);
    tests.push((slot) => (columns.texts[slot] ?? '').includes(written) && store.client(slot).tags.includes(tag));
  }
  if (filter.search != null) {
    const found = search.match(filter.search);
    if (found) tests.push((slot) => found.has(slot));
  }
  return (slot) => tests.every((test) => test(slot));
}

/** Without a sort by name; unknown values are last either way. */
function sortRows(store: ClientStore, rows: Uint32Array, sort: ClientSort | null): Uint32Array {
  const { by, descending = false } = sort ?? { by: 'name' };
  const column = reviewColumns[by];
  const way = descending ? -1 : 1;
  if (column.kind === 'number') {
    const value = valuesOf(store, rows, column.value);
    return rows.toSorted((one, other) => {
      const [a, b] = [value(one), value(other)];
      if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || one - other;
      return (a - b) * way || one - other;
    });
  }
  const value = valuesOf(store, rows, column.value);
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === b) return one - other;
    if (a === '' || b === '') return a === '' ? 1 : -1;
    return a < b ? -way : way;
  });
}

/** The sort keys of all rows, computed once: a sort compares each many times. */
function valuesOf<Value extends string | number>(
  store: ClientStore,
  rows: Uint32Array,
  value: (store: ClientStore, slot: number) => Value,
): (slot: number) => Value {
  const values: Value[] = [];
  for (const slot of rows) values[slot] = value(store, slot);
  // Sound: only slots of these rows are requested.
  return (slot) => values[slot] as Value;
}

/** The same day a number of months earlier; the last day of a shorter month. */
function monthsBefore(today: number, months: number): number {
  const [year = 1970, month = 1, day = 1] = fromDayNumber(today).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return Math.floor(Date.UTC(year, month - 1 - months, Math.min(day, last)) / 86_400_000);
}

const shownMonths = 24;

/** Sums over some slots of the store. `today` is days since 1970. */
function countFigures(store: ClientStore, rows: Uint32Array, today: number): ClientFigures {
  const { columns } = store;
  const without = { phone: 0, email: 0, address: 0, visit: 0 };
  let active = 0;
  let inactive = 0;
  let withAlerts = 0;
  let patients = 0;
  const money = new Map<number, { owed: number; credit: number; debtors: number }>();
  const since = new Map<number, number>();
  const visits = new Map<number, number>();
  for (const slot of rows) {
    const has = columns.traits[slot] ?? 0;
    if (has & traits.active) active += 1;
    if (has & traits.inactive) inactive += 1;
    if (has & traits.alerts) withAlerts += 1;
    if (!(has & traits.phone)) without.phone += 1;
    if (!(has & traits.email)) without.email += 1;
    if (!(has & traits.address)) without.address += 1;
    patients += columns.patients[slot] ?? 0;
    const balance = columns.balance[slot] ?? Number.NaN;
    if (!Number.isNaN(balance)) {
      const currency = columns.currency[slot] ?? 0;
      const sum = money.get(currency) ?? { owed: 0, credit: 0, debtors: 0 };
      money.set(currency, sum);
      if (balance > 0) {
        sum.owed += balance;
        sum.debtors += 1;
      } else sum.credit -= balance;
    }
    count(since, columns.since[slot] ?? noDay);
    const visit = columns.lastVisit[slot] ?? noDay;
    count(visits, visit);
    if (visit === noDay) without.visit += 1;
  }
  return {
    clients: rows.length,
    active,
    inactive,
    withAlerts,
    withoutPhone: without.phone,
    withoutEmail: without.email,
    withoutAddress: without.address,
    patients,
    withoutVisit: without.visit,
    balances: [...money].map(([currency, { owed, credit, debtors }]) => ({
      currency: columns.currencies[currency] || null,
      owed: amountText(owed),
      credit: amountText(credit),
      debtors,
    })),
    newPerMonth: monthsUntil(today, since),
    lastVisitPerMonth: monthsUntil(today, visits),
  };
}

function count(days: Map<number, number>, day: number): void {
  if (day !== noDay) days.set(day, (days.get(day) ?? 0) + 1);
}

/** The last 24 months with their counts; empty where all are unknown. */
function monthsUntil(today: number, days: ReadonlyMap<number, number>): { month: string; count: number }[] {
  if (days.size === 0) return [];
  const counts = new Map<string, number>();
  for (const [day, many] of days) {
    const month = fromDayNumber(day).slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + many);
  }
  const [year = 1970, month = 1] = fromDayNumber(today).split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, index) => {
    const at = new Date(Date.UTC(year, month - shownMonths + index, 1)).toISOString().slice(0, 7);
    return { month: at, count: counts.get(at) ?? 0 };
  });
}
