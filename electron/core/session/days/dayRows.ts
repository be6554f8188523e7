import type { AppointmentRows } from '../../adapter/clinic/appointments.ts';
import { isCancelledOrNoShow } from '../../adapter/clinic/statuses.ts';
import type { Clinic } from '../../adapter/clinic/clinic.ts';
import { askInBatches } from '../../adapter/clinic/batches.ts';
import type { ShortList } from '../../adapter/clinic/pages.ts';
import type { LinkScope } from '../../adapter/clinic/completeLinks.ts';
import { isWithin, type Period } from '../../adapter/clinic/period.ts';
import type { AppointmentRow, LocationRow } from '../../../../graphql/service/readers/readObjects.ts';
import { beginReading, numbered } from './readingOrder.ts';
import { workingHoursOn } from './workingHours.ts';
import type { Shift } from '../../adapter/clinic/shifts.ts';
import { minutesOf } from '../../adapter/writes/appointmentValues.ts';
import { notOffered } from '../../connection/failures.ts';
import type { Clock } from '../../foundation/ports.ts';
import { rest } from '../../foundation/timing.ts';
import type { Failure, Result } from '../../../contract/failure.ts';
import type { RegularHours } from '../../../contract/workingHours.ts';
import type {
  DayLoad,
  OpenHours,
  Provider,
  TimeZoneSource,
  WorkingHours,
} from '../../../../graphql/desk/generated/types.ts';
import { hoursOn, type WeekHours } from '../../../../graphql/service/readers/readHours.ts';
import { dateAt, datesFrom, dayBounds, instantIn, isDate } from '../../../../graphql/service/readers/time.ts';
import { t } from '../../../../i18n/core/t.ts';

/** One day at one location as it was read, its times in the zone of the place. */
export interface DayRows extends AppointmentRows {
  readonly location: LocationRow;
  readonly date: string;
  readonly timeZone: string;
  readonly timeZoneSource: TimeZoneSource;
  readonly providers: readonly Provider[];
  readonly hours: readonly OpenHours[] | null;
  /** Of providers whose working hours are known. */
  readonly working: readonly WorkingHours[];
  readonly asOf: string;
}

/** What a day is read with. */
export interface DaySource {
  readonly clinic: Clinic;
  readonly clock: Clock;
  /** The computer's zone, where the service names none. */
  readonly timeZone: string;
}

interface DayRequest {
  readonly location: string | null;
  readonly date: string | null;
}

/** A day at a location, with its bounds. */
export type FoundDay = Period & { readonly date: string };

/** The requested day: without a location the desk's last, else the first; without a date today there. */
export async function findDay(
  request: DayRequest,
  { clinic, clock, timeZone: own }: DaySource,
  lastLocation: string | null,
): Promise<Result<FoundDay>> {
  if (request.date !== null && !isDate(request.date)) return { ok: false, failure: dateGone() };
  const locations = await clinic.locations();
  if (!locations.ok) return locations;
  const location = chooseLocation(locations.value, request.location, lastLocation);
  if (!location) return { ok: false, failure: request.location === null ? notOffered('anyLocation') : locationGone() };
  const timeZone = location.timeZone ?? own;
  const date = request.date ?? dateAt(clock.now(), timeZone);
  return { ok: true, value: { location, date, timeZone, ...dayBounds(date, timeZone) } };
}

/** Reads a day that was found. */
export async function readDay(
  day: FoundDay,
  { clinic, clock }: DaySource,
  signal: AbortSignal,
): Promise<Result<DayRows>> {
  const order = beginReading();
  const shifts = readShiftsOf([day], clinic);
  const [rows, staff] = await Promise.all([clinic.appointments(day, signal), clinic.providerList(day.location.id)]);
  if (!rows.ok) return rows;
  const known = (await inTime(shifts, signal)) ?? new Map();
  const people = { staff, shifts: known, regular: clinic.regularHours() };
  return { ok: true, value: numbered(dayOf(day, rows.value, people, clock), order) };
}

/** A day as it was read, with the working hours as they are now: appointments and shifts change apart. */
export async function withWorkingHours(
  rows: DayRows,
  day: FoundDay,
  clinic: Clinic,
  signal: AbortSignal,
): Promise<DayRows> {
  const shifts = await inTime(readShiftsOf([day], clinic), signal);
  const regular = clinic.regularHours();
  const working = shifts
    ? workingHoursOn(day, { shifts: shifts.get(day.date) ?? [], regular }, rows.providers)
    : rows.working;
  return JSON.stringify(working) === JSON.stringify(rows.working) ? rows : { ...rows, working };
}

/** A slow list of shifts does not hold up a day for longer than this; the next reading has it. Milliseconds. */
const shiftsGrace = 300;

function inTime<Value>(reading: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  return Promise.race([reading, rest(shiftsGrace, signal).then(() => null)]);
}

/**
 * Reads the day that was found and those after it, at most half a minute old where nothing was changed here: in one
 * question, or where the service takes one day at a time or ends before the last, in as many. `isEnough` ends it early.
 */
export async function readDays(
  first: FoundDay,
  count: number,
  { clinic, clock }: DaySource,
  isEnough: (days: readonly DayRows[]) => boolean,
): Promise<Result<readonly DayRows[]>> {
  const { location, timeZone } = first;
  const dates = datesFrom(first.date, Math.max(0, Math.min(count, maxDays)));
  const days = dates.map((date): FoundDay => ({ location, date, timeZone, ...dayBounds(date, timeZone) }));
  const people = await readPeople(days, location.id, clinic);
  const last = days.at(-1);
  const whole = last && clinic.visitSpan !== 'day' ? await clinic.recentAppointments({ ...first, to: last.to }) : null;
  if (whole && !whole.ok) return whole;
  // Of a period that is not complete some booked time would look free.
  if (whole?.value.complete) {
    const { appointments } = whole.value;
    return {
      ok: true,
      value: days.map((day) => {
        const visits = appointments.filter((each) => isWithin(each, day));
        return dayOf(day, { ...whole.value, appointments: visits }, people, clock);
      }),
    };
  }
  const readOne = async (day: FoundDay): Promise<Result<DayRows>> => {
    const rows = await clinic.recentAppointments(day);
    return rows.ok ? { ok: true, value: dayOf(day, rows.value, people, clock) } : rows;
  };
  return askInBatches(days, readOne, isEnough);
}

/** Who works at a location, and when. */
interface People {
  readonly staff: Result<ShortList<Provider>>;
  readonly shifts: ShiftsByDay;
  readonly regular: readonly RegularHours[];
}

async function readPeople(days: readonly FoundDay[], location: string, clinic: Clinic): Promise<People> {
  const [staff, shifts] = await Promise.all([clinic.providerList(location), readShiftsOf(days, clinic)]);
  return { staff, shifts, regular: clinic.regularHours() };
}

/**
 * The shifts around each day, by its date. What could not be read around one day must not look like days off beside
 * another, so they are never put together.
 */
async function readShiftsOf(days: readonly FoundDay[], clinic: Clinic): Promise<ShiftsByDay> {
  if (!clinic.offers('shifts')) return new Map();
  const read = await Promise.all(
    days.map(async ({ location, date }) => {
      const shifts = await clinic.shifts(location, date);
      return [date, shifts.ok ? shifts.value : []] as const;
    }),
  );
  return new Map(read);
}

type ShiftsByDay = ReadonlyMap<string, readonly Shift[]>;

function dayOf(day: FoundDay, rows: AppointmentRows, { staff, shifts, regular }: People, clock: Clock): DayRows {
  const { location, timeZone, date } = day;
  const providers = columnsOf(staff.ok ? staff.value.values : [], rows);
  return {
    ...rows,
    partial: rows.partial || !staff.ok || !staff.value.whole,
    location,
    date,
    timeZone,
    timeZoneSource: location.zoneIsChosen ? 'chosen' : location.timeZone === null ? 'computer' : 'service',
    providers,
    hours: hoursOf(day),
    working: workingHoursOn(day, { shifts: shifts.get(date) ?? [], regular }, providers),
    asOf: instantIn(clock.now(), timeZone),
  };
}

function locationGone(): Failure {
  return { kind: 'badRequest', message: t('failures.locationGone'), action: t('failures.locationGoneDo') };
}

function dateGone(): Failure {
  return { kind: 'badRequest', message: t('failures.dateGone'), action: t('failures.dateGoneDo') };
}

/** A requested location must exist; without one, the desk's last, else the first. */
function chooseLocation(
  known: readonly LocationRow[],
  request: string | null,
  last: string | null,
): LocationRow | null {
  const find = (id: string | null): LocationRow | undefined => known.find((location) => location.id === id);
  if (request !== null) return find(request) ?? null;
  return find(last) ?? known[0] ?? null;
}

function hoursOf({ location, date, timeZone }: Period & { readonly date: string }): readonly OpenHours[] | null {
  if (!location.week) return null;
  return hoursOn(location.week, date, timeZone).map(({ start, end }) => ({
    start: instantIn(start, timeZone),
    end: instantIn(end, timeZone),
  }));
}

/** The location's own working providers, then others with an appointment that day, each once. */
function columnsOf(staff: readonly Provider[], rows: AppointmentRows): readonly Provider[] {
  const columns = new Map<string, Provider>();
  for (const provider of staff) {
    if (provider.active !== false) columns.set(provider.id, provider);
  }
  for (const { provider } of rows.appointments) {
    if (provider && !columns.has(provider.id)) columns.set(provider.id, provider);
  }
  return [...columns.values()];
}

const maxDays = 14;

export interface PeriodRequest {
  readonly location: string;
  readonly from: string;
  /** 1 to 14. */
  readonly days: number;
}

/** How much is booked on each of some days at one location. */
export async function readLoad(
  request: PeriodRequest,
  source: DaySource & { readonly signal: AbortSignal },
): Promise<Result<readonly DayLoad[]>> {
  const days = await findDays(request, source);
  if (!days.ok) return days;
  const rows = await readAppointments(days.value, source);
  if (!rows.ok) return rows;
  return {
    ok: true,
    value: rows.value.map(({ day, rows: { appointments } }) =>
      loadOf(day.date, appointments, day.location.week ?? null),
    ),
  };
}

/** Reads some days at one location: in one question, where the service does not take one day at a time. */
export async function readPeriod(
  request: PeriodRequest,
  source: DaySource & { readonly signal: AbortSignal },
  scope: LinkScope = 'all',
): Promise<Result<readonly DayRows[]>> {
  const days = await findDays(request, source);
  if (!days.ok) return days;
  const [rows, people] = await Promise.all([
    readAppointments(days.value, source, scope),
    readPeople(days.value, request.location, source.clinic),
  ]);
  if (!rows.ok) return rows;
  return { ok: true, value: rows.value.map((read) => dayOf(read.day, read.rows, people, source.clock)) };
}

/** The days of a period, with their bounds; at least one. */
export async function findDays(
  { location: id, from, days: count }: PeriodRequest,
  source: DaySource,
): Promise<Result<readonly FoundDay[]>> {
  const first = await findDay({ location: id, date: from }, source, null);
  if (!first.ok) return first;
  const { location, timeZone } = first.value;
  const dates = datesFrom(from, Math.max(1, Math.min(count, maxDays)));
  return { ok: true, value: dates.map((date) => ({ location, date, timeZone, ...dayBounds(date, timeZone) })) };
}

interface ReadDay {
  readonly day: FoundDay;
  readonly rows: AppointmentRows;
}

async function readAppointments(
  days: readonly FoundDay[],
  { clinic, signal }: DaySource & { readonly signal: AbortSignal },
  scope: LinkScope = 'all',
): Promise<Result<readonly ReadDay[]>> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { ok: false, failure: dateGone() };
  if (clinic.visitSpan === 'day') {
    const readOne = async (day: FoundDay): Promise<Result<ReadDay>> => {
      const rows = await clinic.appointments(day, signal, scope);
      return rows.ok ? { ok: true, value: { day, rows: rows.value } } : rows;
    };
    return askInBatches(days, readOne, () => false);
  }
  const rows = await clinic.appointments({ ...first, to: last.to }, signal, scope);
  if (!rows.ok) return rows;
  return {
    ok: true,
    value: days.map((day) => {
      const appointments = rows.value.appointments.filter((each) => isWithin(each, day));
      return { day, rows: { ...rows.value, appointments } };
    }),
  };
}

/** How much is booked on a day as it was read. */
export function loadOfDay({ date, appointments, location }: DayRows): DayLoad {
  return loadOf(date, appointments, location.week ?? null);
}

/** The working time of all providers on a day, in minutes; null unless it is known for everyone with a visit. */
export function workMinutesOf({ date, appointments, working }: DayRows): number | null {
  const known = new Set(working.map(({ provider }) => provider));
  const isKnown = visitsOn(date, appointments).every(({ provider }) => provider && known.has(provider.id));
  const minutes = working.flatMap(({ hours }) => hours).reduce((sum, span) => sum + (minutesOf(span) ?? 0), 0);
  return isKnown && minutes > 0 ? minutes : null;
}

function visitsOn(date: string, appointments: readonly AppointmentRow[]): readonly AppointmentRow[] {
  return appointments.filter(
    (each) => each.start?.startsWith(date) && !each.blocked && !isCancelledOrNoShow(each.status),
  );
}

function loadOf(date: string, appointments: readonly AppointmentRow[], week: WeekHours | null): DayLoad {
  const visits = visitsOn(date, appointments);
  return {
    date,
    visits: visits.length,
    minutes: visits.reduce((sum, each) => sum + (minutesOf(each) ?? 0), 0),
    openMinutes: week ? openMinutesOn(week, date) : null,
  };
}

function openMinutesOn(week: WeekHours, date: string): number {
  return hoursOn(week, date, 'UTC').reduce((sum, { start, end }) => sum + (end - start) / 60_000, 0);
}
