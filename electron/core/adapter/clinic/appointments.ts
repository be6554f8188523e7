import type { Provider } from '../../../../graphql/desk/generated/types.ts';
import { fetchAppointmentRows } from './appointmentRows.ts';
import type { fetchAllRows, PageSizes, Reading, Rows } from './allRows.ts';
import { type buildDocuments, demandsLocation, takes } from '../../../../graphql/service/documents.ts';
import {
  type AppointmentRow,
  type LocationRow,
  readAppointment,
} from '../../../../graphql/service/readers/readObjects.ts';
import { readRow, readRows } from '../../../../graphql/service/rows.ts';
import { readText } from '../../../../graphql/service/sources.ts';
import { dateAt } from '../../../../graphql/service/readers/time.ts';
import type { AppointmentFields, ArgumentRole, Operation, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import type { ArgumentValues } from '../../../../graphql/service/variables.ts';
import type { Result } from '../../../contract/failure.ts';
import { notOffered } from '../../connection/failures.ts';
import { completeLinks, type FindLinked, type LinkScope } from './completeLinks.ts';
import { byStart, hoursFrom, isAt, isWithin, type Period, placedAt } from './period.ts';
import type { fetchRows, Question, ShortList } from './pages.ts';
import type { QueryService } from '../../connection/serviceClient.ts';
import { readsAlike, versionOf } from './version.ts';

/** The appointments of a clinic, with every query that the desk needs. */
export interface Appointments {
  /** One appointment, with the same values as in its day, where it had this version; null where it is gone. */
  appointment(id: string, day: Period, signal: AbortSignal, version?: string): Promise<Result<AppointmentRow | null>>;
  /** One appointment from its own card, which may hold more or less than its day; null where there is none. */
  appointmentCard(id: string, signal: AbortSignal): Promise<Result<AppointmentRow | null>>;
  /**
   * Appointments that start from `from` until before `to` (ISO instants), at one location. With the scope `counted`
   * clients and patients stay as the rows mention them.
   */
  appointments(period: Period, signal: AbortSignal, scope?: LinkScope): Promise<Result<AppointmentRows>>;
  /**
   * Appointments of a location that were changed at or after an instant, whenever they start, and perhaps some that
   * were not; null where the service can't filter by change.
   */
  changedSince(since: string, day: Period, signal: AbortSignal): Promise<Result<readonly AppointmentRow[]> | null>;
  /** How visits can be read that lie back; null where the service has no list of appointments. */
  readonly visitSpan: 'period' | 'day' | 'once' | null;
  /** Clients and times of the visits in a period, without other fields; for figures over many visits. */
  visitMarks(period: Period, signal: AbortSignal): Promise<Result<VisitMarks>>;
  /** At most 100, newest first; null where the service can't list one client's visits. */
  visits(clientId: string, signal: AbortSignal): Promise<Result<readonly AppointmentRow[] | null>>;
}

export interface VisitMarks {
  readonly visits: readonly AppointmentRow[];
  readonly complete: boolean;
}

export interface AppointmentRows {
  readonly appointments: readonly AppointmentRow[];
  /** Rows that the service could not return or that could not be parsed. */
  readonly unreadable: number;
  readonly complete: boolean;
  readonly partial: boolean;
}

const maxVisits = 100;

/** Reads appointments through the map; what they only mention is completed by `findLinked`. */
export function createAppointments(options: {
  readonly map: ServiceMap;
  readonly documents: ReturnType<typeof buildDocuments>;
  readonly queryService: QueryService;
  readonly pageSizes: PageSizes;
  /** The computer's zone, for services that name none. */
  readonly timeZone: string;
  readonly findLinked: (signal: AbortSignal, onMissing: () => void) => FindLinked;
  readonly locationList: () => Promise<Result<ShortList<LocationRow>>>;
  readonly providerList: (locationId: string | null) => Promise<Result<ShortList<Provider>>>;
  readonly readAllRows: typeof fetchAllRows;
  readonly readCard: typeof fetchRows;
}): Appointments {
  const { map, documents, queryService, pageSizes, timeZone, findLinked, readCard } = options;
  const clientOfPatient = map.patient?.fields.client;
  // A card that reads other fields than the list, or gives other values, would look like a change.
  let cardIsAlike = map.appointment && map.appointments && readsAlike(map.appointment, map.appointments);

  function question(concept: 'appointments' | 'appointment'): Question<AppointmentFields> | null {
    const [operation, document] = [map[concept], documents.get(concept)];
    return operation && document ? { operation, document } : null;
  }

  const fetchRowsOf = (
    query: Question<AppointmentFields>,
    values: ArgumentValues,
    reading: Reading,
  ): Promise<Result<Rows>> => fetchAppointmentRows(queryService, query, values, reading, options);

  /** Completes links without reporting those that are missing: the page can do without them. */
  const completed = (rows: readonly AppointmentRow[], fields: AppointmentFields, signal: AbortSignal) =>
    completeLinks(
      rows,
      fields,
      findLinked(signal, () => undefined),
      clientOfPatient,
    );

  /** Where the list is asked for by location, its rows, and the cards of the same visits, are at that one. */
  const placedAsListed = (rows: readonly AppointmentRow[], { location }: Period): readonly AppointmentRow[] =>
    map.appointments && demandsLocation(map.appointments) ? placedAt(rows, location) : rows;

  async function listed(id: string, day: Period, signal: AbortSignal): Promise<Result<AppointmentRow | null>> {
    const rows = await appointments.appointments(day, signal);
    return rows.ok ? { ok: true, value: rows.value.appointments.find((row) => row.id === id) ?? null } : rows;
  }

  /** A visit's own location decides its zone; naive times and written offsets both follow it. */
  function readVisit(
    row: unknown,
    fields: AppointmentFields,
    zones: ReadonlyMap<string, string>,
  ): AppointmentRow | null {
    const location = fields.location ? readText(row, idBelow(fields.location.path, fields.location.fields.id)) : null;
    return readAppointment(row, fields, (location === null ? null : zones.get(location)) ?? timeZone);
  }

  async function zonesByLocation(): Promise<ReadonlyMap<string, string>> {
    const places = await options.locationList();
    const known = places.ok ? places.value.values : [];
    return new Map(known.flatMap((place) => (place.timeZone === null ? [] : [[place.id, place.timeZone]])));
  }

  const appointments: Appointments = {
    async appointment(id, day, signal, version) {
      const query = cardIsAlike ? question('appointment') : null;
      if (!query) return listed(id, day, signal);
      const zoneIsKnown = day.location.timeZone !== null;
      const { fields } = query.operation;
      const answer = await readCard(queryService, query, { id, locationId: day.location.id }, signal);
      if (!answer.ok) return answer;
      const [row] = answer.value;
      const read =
        row === undefined ? null : readRow(row, (each) => readAppointment(each, fields, day.timeZone, zoneIsKnown));
      const [whole = null] = read ? await completed(placedAsListed([read], day), fields, signal) : [];
      if (whole === null || version === undefined || versionOf(whole) === version) return { ok: true, value: whole };
      const again = await listed(id, day, signal);
      const isSame = again.ok && again.value !== null && versionOf(again.value) === version;
      if (isSame) cardIsAlike = false;
      return isSame ? again : { ok: true, value: whole };
    },
    async appointmentCard(id, signal) {
      const query = question('appointment');
      if (!query) return { ok: false, failure: notOffered('appointment') };
      const [zones, answer] = await Promise.all([zonesByLocation(), readCard(queryService, query, { id }, signal)]);
      if (!answer.ok) return answer;
      const { fields } = query.operation;
      const read = readRows(answer.value.slice(0, 1), (row) => readVisit(row, fields, zones));
      const [whole = null] = await completed(read.values, fields, signal);
      return { ok: true, value: whole };
    },
    async appointments(period, signal, scope = 'all') {
      const query = question('appointments');
      if (!query) return { ok: false, failure: notOffered('appointments') };
      const { from, to, location } = period;
      const day = dateAt(Date.parse(from), period.timeZone);
      const zoneIsKnown = location.timeZone !== null;
      // Without a known zone the adjacent days are queried too and filtered below.
      const [first, last] = zoneIsKnown ? [from, to] : [hoursFrom(from, -24), hoursFrom(to, 24)];
      const values = { from: first, to: last, day, locationId: location.id, includeEnded: true };
      const all = await fetchRowsOf(query, values, { signal, pageSizes, timeZone: period.timeZone });
      if (!all.ok) return all;
      const { fields } = query.operation;
      const read = readRows(all.value.rows, (row) => readAppointment(row, fields, period.timeZone, zoneIsKnown));
      const inPeriod = read.values.filter((each) => isWithin(each, period));
      const near = placedAsListed(inPeriod, period);
      let { partial } = all.value;
      const onMissing = (): void => {
        partial = true;
      };
      const whole = await completeLinks(near, fields, findLinked(signal, onMissing), clientOfPatient, scope);
      const here = whole.filter((each) => isAt(each, period.location));
      return {
        ok: true,
        value: {
          appointments: here.toSorted(byStart),
          unreadable: all.value.unreadable + read.unreadable,
          complete: all.value.complete,
          partial,
        },
      };
    },
    async changedSince(since, { timeZone: zone, location }, signal) {
      const query = question('appointments');
      if (!query || !canQueryChanges(query.operation)) return null;
      const values = { changedSince: since, locationId: location.id, includeEnded: true };
      const all = await fetchRowsOf(query, values, { signal, pageSizes, timeZone: zone });
      if (!all.ok) return all;
      if (!all.value.complete) return null;
      const { fields } = query.operation;
      const read = readRows(all.value.rows, (row) => readAppointment(row, fields, zone, location.timeZone !== null));
      // A change that can't be read is one of an unknown appointment: the whole day tells.
      if (read.unreadable > 0) return null;
      return { ok: true, value: await completed(read.values, fields, signal) };
    },
    visitSpan: map.appointments ? spanOf(map.appointments) : null,
    async visitMarks(period, signal) {
      const query = question('appointments');
      if (!query) return { ok: false, failure: notOffered('appointments') };
      const { from, to, location } = period;
      const day = dateAt(Date.parse(from), period.timeZone);
      const values = { from, to, day, locationId: location.id };
      const all = await fetchRowsOf(query, values, { signal, pageSizes, timeZone: period.timeZone });
      if (!all.ok) return all;
      const { fields } = query.operation;
      const zoneIsKnown = location.timeZone !== null;
      const read = readRows(all.value.rows, (row) => readAppointment(row, fields, period.timeZone, zoneIsKnown));
      const visits = read.values.filter((row) => isAt(row, location));
      return { ok: true, value: { visits, complete: all.value.complete && read.unreadable === 0 } };
    },
    async visits(clientId, signal) {
      const query = question('appointments');
      if (!query || !takes(query.operation, 'clientId')) return { ok: true, value: null };
      const [zones, answer] = await Promise.all([
        zonesByLocation(),
        fetchRowsOf(query, { clientId, includeEnded: true }, { signal, pageSizes, timeZone }),
      ]);
      if (!answer.ok) return answer;
      const { fields } = query.operation;
      const read = readRows(answer.value.rows, (row) => readVisit(row, fields, zones));
      const latest = read.values.toSorted(byStart).toReversed().slice(0, maxVisits);
      return { ok: true, value: await completed(latest, fields, signal) };
    },
  };
  return appointments;
}

/** Changes must include appointments moved to another day, so the query has no period. */
function canQueryChanges(operation: Operation<object>): boolean {
  const demands = operation.arguments.some(
    ({ type, slots }) => type.endsWith('!') && slots.some((slot) => 'role' in slot && isPeriodRole(slot.role)),
  );
  return takes(operation, 'changedSince') && !demands;
}

function spanOf(operation: Operation<object>): 'period' | 'day' | 'once' {
  if (takes(operation, 'from') && takes(operation, 'to')) return 'period';
  return takes(operation, 'day') ? 'day' : 'once';
}

function isPeriodRole(role: ArgumentRole): boolean {
  return role === 'from' || role === 'to' || role === 'day';
}

function idBelow(path: readonly string[], id: Source): Source {
  return id.kind === 'path' ? { kind: 'path', path: [...path, ...id.path] } : id;
}
