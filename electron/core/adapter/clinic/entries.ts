import { readRows } from '../../../../graphql/service/rows.ts';
import type { buildDocuments } from '../../../../graphql/service/documents.ts';
import { type EntryRow, readEntry } from '../../../../graphql/service/readers/readEntry.ts';
import type { EntryConcept, EntryFields } from '../../../../graphql/service/serviceEntries.ts';
import type { ArgumentRole, Operation, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { Result } from '../../../contract/failure.ts';
import type { Clock } from '../../foundation/ports.ts';
import { listBegin, type ListPage, type ListPlace, readListPage } from './listPage.ts';
import type { QueryService } from '../../connection/serviceClient.ts';

/** The owner of the entries to read; a day has the ends of the location's day as ISO instants. */
export type EntryOwner =
  | { readonly kind: 'client'; readonly id: string }
  | { readonly kind: 'patient'; readonly id: string }
  | {
      readonly kind: 'day';
      readonly location: string;
      readonly date: string;
      readonly from: string;
      readonly to: string;
    };

export interface EntryRows {
  /** The newest first. */
  readonly entries: readonly EntryRow[];
  readonly unreadable: number;
  /** False where a limit ended the reading: more exist than are here. */
  readonly complete: boolean;
}

/** Reads entries of one kind; null where the service does not offer them. */
export type ReadEntries = (
  concept: EntryConcept,
  owner: EntryOwner,
  timeZone: string,
  signal: AbortSignal,
) => Promise<Result<EntryRows | null>>;

const pageSize = 100;
const maxPages = 5;
/** Services cap their pages at 10, 20, 25, 50: at multiples of this. */
const smallestCap = 5;
/** For lists that require a period, how much of the past is queried. */
const pastMilliseconds = 730 * 86_400_000;
const dayMilliseconds = 86_400_000;

export function createReadEntries(options: {
  readonly map: ServiceMap;
  readonly documents: ReturnType<typeof buildDocuments>;
  readonly queryService: QueryService;
  readonly clock: Clock;
}): ReadEntries {
  const { map, documents, queryService, clock } = options;

  return async (concept, owner, timeZone, signal) => {
    const [operation, document] = [map[concept], documents.get(concept)];
    if (!operation || !document) return { ok: true, value: null };
    const values = { ...valuesOf(owner), ...demandedPeriod(operation, owner, clock.now()), includeEnded: true };
    const rows: unknown[] = [];
    let longest = 0;
    let unreadable = 0;
    let complete = true;
    let place: ListPlace | null = listBegin;
    for (let page = 1; place !== null && page <= maxPages; page += 1) {
      const request = { values, place, limit: pageSize };
      const answer: Awaited<ReturnType<typeof readListPage>> = await readListPage(
        queryService,
        { operation, document },
        request,
        signal,
        timeZone,
      );
      if (!answer.ok) return answer;
      for (const row of answer.value.rows) rows.push(row);
      longest = Math.max(longest, answer.value.rows.length);
      unreadable += answer.value.unreadable;
      complete = answer.value.complete;
      place = isLastPage(answer.value, rows.length, longest, operation) ? null : answer.value.next;
    }
    const given = rows.filter((row) => row !== null);
    const read = readRows(given, (row) => readEntry(row, operation.fields, timeZone));
    const known = new Map(read.values.map((entry) => [entry.id, entry]));
    const own = [...known.values()].filter((entry) => isOf(entry, owner, operation.fields));
    return {
      ok: true,
      value: {
        entries: own.toSorted(newestFirst),
        unreadable: unreadable + read.unreadable,
        complete: complete && place === null,
      },
    };
  };
}

/**
 * Whether another request is useless. A service that reports whether there is a next page is trusted. If it reports
 * nothing, a short page is the last of one client's, unless its length equals a known page cap: a list that ends there
 * silently would hide a payment.
 */
function isLastPage(
  { rows, total }: ListPage,
  received: number,
  longest: number,
  { paging }: Operation<object>,
): boolean {
  if (rows.length === 0 || (total !== null && received >= total)) return true;
  if (paging?.more || rows.length >= pageSize) return false;
  return rows.length < longest || rows.length % smallestCap !== 0;
}

function valuesOf(owner: EntryOwner) {
  switch (owner.kind) {
    case 'client':
      return { clientId: owner.id };
    case 'patient':
      return { patientId: owner.id };
    case 'day':
      return { locationId: owner.location, day: owner.date, from: owner.from, to: owner.to };
  }
}

/** An optional period would only hide older entries. */
function demandedPeriod(operation: Operation<object>, owner: EntryOwner, now: number) {
  if (owner.kind === 'day') return {};
  const demands = (role: ArgumentRole): boolean =>
    operation.arguments.some(
      ({ type, slots }) => type.endsWith('!') && slots.some((slot) => 'role' in slot && slot.role === role),
    );
  if (!demands('from') && !demands('to')) return {};
  const [from, to] = [now - pastMilliseconds, now + dayMilliseconds].map((moment) => new Date(moment).toISOString());
  return { from, to };
}

/** Filters again: a service may ignore the owner or the day, and entries of others must not be shown. */
function isOf(entry: EntryRow, owner: EntryOwner, fields: EntryFields): boolean {
  if (owner.kind === 'day') {
    const day = (entry.due ?? entry.time)?.day;
    return day === undefined || day === owner.date;
  }
  const link = fields[owner.kind];
  const namesById = link !== undefined && JSON.stringify(link.fields.id) !== JSON.stringify(link.fields.name);
  const named = entry[owner.kind];
  const isIdAlone = link?.path.length === 0 && named?.name === null;
  return named === null || !(namesById || isIdAlone) || named.id === owner.id;
}

function newestFirst(one: EntryRow, other: EntryRow): number {
  const [first, second] = [one, other].map(({ time, due }) => {
    const known = time ?? due;
    return known ? Date.parse(known.at ?? known.day) : Number.NEGATIVE_INFINITY;
  });
  return (second ?? 0) - (first ?? 0) || (one.id < other.id ? 1 : -1);
}
