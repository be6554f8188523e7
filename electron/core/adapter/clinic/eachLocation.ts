import { demandsLocation, wayOfPaging } from '../../../../graphql/service/documents.ts';
import type { Operation } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import type { Result } from '../../../contract/failure.ts';
import { createDeduplicator, fetchAllRows } from './allRows.ts';
import { listBegin, type ListPage, type ListPlace, readListPage, readPlace, writePlace } from './listPage.ts';
import { fetchRows, type ShortList } from './pages.ts';
import { fetchRowsOfEach } from './rowsOfEach.ts';

// Some services give their clients, staff or appointment types only for the locations that they are asked for. Where these
// can be named together, they are; else the list is read location by location, and a client of several is listed once.

/** The locations of a clinic, and whether these are all. */
export type ListLocations = () => Promise<Result<ShortList<{ readonly id: string }>>>;

/** Of more locations than this the rest is not read, and the answer says so. */
const maxLocations = 200;

/** So many requests at most fill one page: where clients of one location are those of another, they bring nothing new. */
const maxRequests = 10;

/** So many pages are remembered, with the rows before them; after an older one a row of several locations may come again. */
const maxRemembered = 40;

/** All rows of a list; where the service gives it for one location at a time, those of every location. */
export function createRowReader(listLocations: ListLocations): typeof fetchAllRows {
  return async (queryService, question, values, reading) => {
    if (!isForEach(question.operation, values)) return fetchAllRows(queryService, question, values, reading);
    const locations = await listLocations();
    if (!locations.ok) return locations;
    if (takesSeveral(question.operation)) {
      const { ids, whole } = idsOf(locations.value);
      return partUnless(whole, await fetchAllRows(queryService, question, { ...values, locationId: ids }, reading));
    }
    return fetchRowsOfEach(
      locations.value,
      maxLocations,
      ({ id }) => fetchAllRows(queryService, question, { ...values, locationId: id }, reading),
      question.operation.fields.id,
    );
  };
}

/** The row of a card; where the service gives it for one location at a time, that of the first location that has it. */
export function createCardReader(listLocations: ListLocations): typeof fetchRows {
  return async (queryService, question, values, signal) => {
    if (!isForEach(question.operation, values)) return fetchRows(queryService, question, values, signal);
    const locations = await listLocations();
    if (!locations.ok) return locations;
    let answer: Awaited<ReturnType<typeof fetchRows>> = { ok: true, value: [] };
    for (const { id: locationId } of locations.value.values.slice(0, maxLocations)) {
      answer = await fetchRows(queryService, question, { ...values, locationId }, signal);
      // Many services refuse an id that another location has; what else fails, fails everywhere.
      const isElsewhere = answer.ok ? answer.value.length === 0 : answer.failure.kind === 'refused';
      if (!isElsewhere) return answer;
    }
    return answer;
  };
}

/**
 * One page of a list; where the service gives it for one location at a time, its pages follow each other from location
 * to location, with every row once. The place of such a page is a token: the location, and the place in its list.
 */
export function createPageReader(listLocations: ListLocations): typeof readListPage {
  const remembered = new Map<string, ReadonlySet<string>>();
  return async (queryService, question, request, signal, timeZone) => {
    const { values, place, limit } = request;
    if (!isForEach(question.operation, values)) return readListPage(queryService, question, request, signal, timeZone);
    const locations = await listLocations();
    if (!locations.ok) return locations;
    if (takesSeveral(question.operation)) {
      const { ids, whole } = idsOf(locations.value);
      const together = { ...request, values: { ...values, locationId: ids } };
      return partUnless(whole, await readListPage(queryService, question, together, signal, timeZone));
    }
    const { values: list, whole } = locations.value;
    const { id } = question.operation.fields as { readonly id?: Source };
    const pageKey = ({ cursor }: ListPlace): string => JSON.stringify([question.document.name, values, cursor]);
    const seen = new Set(remembered.get(pageKey(place)));
    const isNew = createDeduplicator(id, seen);
    let at = placeOf(place.cursor);
    let page: ListPage = {
      rows: [],
      unreadable: 0,
      next: null,
      total: null,
      complete: whole && list.length <= maxLocations,
    };
    for (let requests = 1; ; requests += 1) {
      const locationId = list[at.location]?.id;
      if (locationId === undefined || at.location >= maxLocations) return { ok: true, value: page };
      const own = { values: { ...values, locationId }, place: at.place, limit };
      const answer = await readListPage(queryService, question, own, signal, timeZone);
      if (!answer.ok) return answer;
      const { unreadable, next, complete } = answer.value;
      const rows = answer.value.rows.filter(isNew);
      at = next ? { ...at, place: next } : { location: at.location + 1, place: listBegin };
      const isLast = at.location >= Math.min(list.length, maxLocations);
      page = {
        rows: [...page.rows, ...rows],
        unreadable: page.unreadable + unreadable,
        next: isLast ? null : following(place, page.rows.length + rows.length, at),
        total: null,
        complete: page.complete && complete,
      };
      if (page.rows.length < limit && page.next && requests < maxRequests) continue;
      if (page.next) remembered.set(pageKey(page.next), seen);
      for (const oldest of [...remembered.keys()].slice(0, -maxRemembered)) remembered.delete(oldest);
      return { ok: true, value: page };
    }
  };
}

/** How the pages of a list follow each other. */
export function wayOfReading(operation: Operation<object>): ReturnType<typeof wayOfPaging> {
  return demandsLocation(operation) && !takesSeveral(operation) ? 'cursor' : wayOfPaging(operation);
}

/** Whether a service takes several locations at once. */
function takesSeveral({ arguments: list }: Operation<object>): boolean {
  return list.some(({ slots }) =>
    slots.some((slot) => 'role' in slot && slot.role === 'locationId' && slot.form === 'list'),
  );
}

/** What was read; it is not complete where not all locations were asked for. */
function partUnless<Read extends { readonly complete: boolean }>(whole: boolean, read: Result<Read>): Result<Read> {
  return read.ok ? { ok: true, value: { ...read.value, complete: read.value.complete && whole } } : read;
}

function idsOf({ values, whole }: ShortList<{ readonly id: string }>): {
  readonly ids: readonly string[];
  readonly whole: boolean;
} {
  return {
    ids: values.slice(0, maxLocations).map(({ id }) => id),
    whole: whole && values.length <= maxLocations,
  };
}

function isForEach(operation: Operation<object>, { locationId }: { readonly locationId?: unknown }): boolean {
  return demandsLocation(operation) && (locationId ?? null) === null;
}

interface LocationPlace {
  /** Of the locations, in their order. */
  readonly location: number;
  readonly place: ListPlace;
}

function following({ received, page }: ListPlace, rows: number, { location, place }: LocationPlace): ListPlace {
  return { received: received + rows, page: page + 1, cursor: `${location}:${writePlace(place)}` };
}

/** The beginning where the token is none of these: it is opaque to those who keep it. */
function placeOf(cursor: string | null): LocationPlace {
  const [, location, text] = /^(\d{1,4}):(.*)$/s.exec(cursor ?? '') ?? [];
  const place = text === undefined ? null : readPlace(text);
  return place ? { location: Number(location), place } : { location: 0, place: listBegin };
}
