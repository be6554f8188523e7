import type { ClientFigures, ClientFilter, ClientSort } from '../../../../graphql/desk/generated/types.ts';
import { type ClientStore, noDay } from './clientStore.ts';
import { traits } from './clientTraits.ts';
import { countFigures } from './clientFigures.ts';
import { dayNumber, fromDayNumber } from './columnValues.ts';
import type { Search } from './findClients.ts';
import { reviewColumns } from './reviewColumns.ts';

/** The table of all clients. */
export interface Review {
  /** Slots that the filter leaves, in the order of the sort. */
  rows(filter: ClientFilter, sort: ClientSort | null): Uint32Array;
  figures(filter: ClientFilter): ClientFigures;
}

const keptTables = 4;

/** `today` answers days since 1970 at the clinic. */
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
      // What is left depends on the day where a filter counts months.
      const key = JSON.stringify([filter, sort, filter.noVisitMonths == null ? null : today()]);
      const known = tables.get(key);
      if (known?.version === store.version) return known.rows;
      const rows = sortRows(store, left(filter), sort);
      tables.delete(key);
      tables.set(key, { version: store.version, rows });
      const [oldest] = tables.keys();
      if (tables.size > keptTables && oldest !== undefined) tables.delete(oldest);
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

/** Without a sort by name; what is unknown comes last either way. */
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

/** What is sorted by, of all rows at once: a sort looks at each many times. */
function valuesOf<Value extends string | number>(
  store: ClientStore,
  rows: Uint32Array,
  value: (store: ClientStore, slot: number) => Value,
): (slot: number) => Value {
  const values: Value[] = [];
  for (const slot of rows) values[slot] = value(store, slot);
  // Sound: only slots of these rows are asked for.
  return (slot) => values[slot] as Value;
}

/** The same day so many months before; the last of a shorter month. */
function monthsBefore(today: number, months: number): number {
  const [year = 1970, month = 1, day = 1] = fromDayNumber(today).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return Math.floor(Date.UTC(year, month - 1 - months, Math.min(day, last)) / 86_400_000);
}
