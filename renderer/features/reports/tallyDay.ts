import type { ReportDaysQuery, Stage } from '../../../graphql/desk/generated/operations.ts';
import { durationMinutes } from '../../domain/duration.ts';
import { isCancelledOrNoShow } from '../../domain/stages.ts';
import { wallDate } from '../../lib/wallTime.ts';
import { weekdayOf } from '../../lib/weeks.ts';

export type ReportDay = ReportDaysQuery['days'][number];
type Visit = ReportDay['appointments'][number];

/** Visits that take place, and the minutes they are booked for. */
export interface LoadCount {
  readonly visits: number;
  readonly minutes: number;
}

/** What has come of visits whose time has begun. */
export interface OutcomeCount {
  /** All of them, cancelled ones included. */
  readonly booked: number;
  readonly noShow: number;
  readonly cancelled: number;
}

/** How long a visit was in a stage. */
export interface StageWait {
  readonly stage: Stage;
  readonly minutes: number;
  /** Of the clinic's clock when it began. */
  readonly hour: number;
  readonly observed: boolean;
}

/** What visits are counted by. A provider, room or type that is not given has an empty key. */
export interface CountedBy<Count> {
  readonly name: string;
  readonly count: Count;
}

export interface ProviderLoad extends LoadCount {
  /** Working minutes of the day; null where nobody says when the provider works. */
  readonly working: number | null;
}

/** One day in numbers. Nothing of clients or patients is in it. */
export interface DayTally {
  readonly date: string;
  readonly asOf: string;
  /** Opening minutes; null where the service does not give them. */
  readonly open: number | null;
  readonly providers: ReadonlyMap<string, CountedBy<ProviderLoad>>;
  readonly rooms: ReadonlyMap<string, CountedBy<LoadCount>>;
  readonly outcomes: {
    readonly provider: ReadonlyMap<string, CountedBy<OutcomeCount>>;
    readonly type: ReadonlyMap<string, CountedBy<OutcomeCount>>;
    readonly weekday: ReadonlyMap<string, CountedBy<OutcomeCount>>;
    readonly hour: ReadonlyMap<string, CountedBy<OutcomeCount>>;
  };
  readonly waits: readonly StageWait[];
  /** Visits that took place or are taking place: those of which a wait might be known. */
  readonly held: number;
  readonly doubts: DayDoubts;
}

/** What a reader of the numbers has to know. */
export interface DayDoubts {
  /** Visits whose status is missing or not understood: no outcome is counted of them. */
  readonly unclear: number;
  /** Visits whose time has begun and that are still booked or confirmed. */
  readonly undecided: number;
  /** Visits without an end: counted, without minutes. */
  readonly endless: number;
  /** Rows that the service could not give. */
  readonly unreadable: number;
  /** Days on which some values are missing. */
  readonly partialDays: number;
}

const heldStages: readonly Stage[] = ['arrived', 'inProgress', 'checkingOut', 'completed'];

/**
 * Counts one day as it was read. An appointment and a shift belong to the day on which they start, with all of their
 * length; blocked time is no visit. Outcomes are counted of what has begun when the day was read.
 */
export function tallyDay(day: ReportDay): DayTally {
  const visits = visitsOf(day);
  const kept = visits.filter(({ status }) => !isCancelledOrNoShow(status));
  const begun = visits.filter(({ start }) => Date.parse(start) <= Date.parse(day.asOf));
  const clear = begun.filter(({ status }) => status !== null && status.stage !== 'unknown');
  const providerNames = new Map(day.providers.map(({ id, name }) => [id, name]));
  const providerOf = ({ provider }: Visit): Key =>
    provider ? [provider.id, providerNames.get(provider.id) ?? ''] : ['', ''];
  const weekday = String(weekdayOf(day.date));
  return {
    date: day.date,
    asOf: day.asOf,
    open: day.hours && minutesFrom(day.hours, day.date),
    providers: providerLoads(day, countBy(kept, providerOf, addVisit, noLoad), providerNames),
    rooms: countBy(kept, roomOf, addVisit, noLoad),
    outcomes: {
      provider: countBy(clear, providerOf, addOutcome, noOutcome),
      type: countBy(clear, ({ type }) => (type ? [type.id, type.name] : ['', '']), addOutcome, noOutcome),
      weekday: countBy(clear, () => [weekday, weekday], addOutcome, noOutcome),
      hour: countBy(clear, ({ start }) => [String(hourOf(start)), ''], addOutcome, noOutcome),
    },
    waits: kept.flatMap(waitsOf),
    held: visits.filter(({ status }) => status !== null && heldStages.includes(status.stage)).length,
    doubts: {
      unclear: begun.length - clear.length,
      undecided: clear.filter(({ status }) => status?.stage === 'booked' || status?.stage === 'confirmed').length,
      endless: kept.filter(({ end }) => end === null).length,
      unreadable: day.unreadable,
      partialDays: day.partial ? 1 : 0,
    },
  };
}

type TimedVisit = Visit & { readonly start: string };
type Key = readonly [key: string, name: string];

/** Each once: some services list an appointment twice. */
function visitsOf({ appointments, date }: ReportDay): readonly TimedVisit[] {
  const seen = new Set<string>();
  return appointments.filter((each): each is TimedVisit => {
    const { id, start, blocked } = each;
    if (start === null || blocked === true || wallDate(start) !== date || seen.has(`${id} ${start}`)) return false;
    seen.add(`${id} ${start}`);
    return true;
  });
}

const noLoad: LoadCount = { visits: 0, minutes: 0 };
const noOutcome: OutcomeCount = { booked: 0, noShow: 0, cancelled: 0 };

function addVisit({ visits, minutes }: LoadCount, visit: TimedVisit): LoadCount {
  return { visits: visits + 1, minutes: minutes + (durationMinutes(visit) ?? 0) };
}

function addOutcome({ booked, noShow, cancelled }: OutcomeCount, { status }: TimedVisit): OutcomeCount {
  return {
    booked: booked + 1,
    noShow: noShow + Number(status?.stage === 'noShow'),
    cancelled: cancelled + Number(status?.stage === 'cancelled'),
  };
}

function countBy<Count>(
  visits: readonly TimedVisit[],
  keyOf: (visit: TimedVisit) => Key,
  add: (count: Count, visit: TimedVisit) => Count,
  none: Count,
): Map<string, CountedBy<Count>> {
  const counts = new Map<string, CountedBy<Count>>();
  for (const visit of visits) {
    const [key, name] = keyOf(visit);
    const known = counts.get(key);
    counts.set(key, { name: nameOfTwo(known?.name ?? '', name), count: add(known?.count ?? none, visit) });
  }
  return counts;
}

/** One of two names of the same thing, whichever was met first: “Exam 1” rather than “exam 1”, and any rather than none. */
export function nameOfTwo(one: string, other: string): string {
  if (one === '' || other === '') return one || other;
  return one < other ? one : other;
}

/** Everybody with a visit, and everybody who works that day without one. */
function providerLoads(
  { working, date }: ReportDay,
  loads: ReadonlyMap<string, CountedBy<LoadCount>>,
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, CountedBy<ProviderLoad>> {
  const hours = new Map(working.map((each) => [each.provider, minutesFrom(each.hours, date)]));
  const all = new Map<string, CountedBy<ProviderLoad>>();
  for (const id of new Set([...loads.keys(), ...hours.keys()])) {
    const load = loads.get(id);
    if (!load && !hours.get(id)) continue;
    const count = { ...(load?.count ?? noLoad), working: hours.get(id) ?? null };
    all.set(id, { name: load?.name ?? names.get(id) ?? '', count });
  }
  return all;
}

/** The room as people say it: “Exam 1” and “exam 1 ” are one. */
function roomOf({ room }: Visit): Key {
  const name = room?.trim() ?? '';
  return [name.toLowerCase(), name];
}

/** The minutes of what begins on a day: night hours belong to the day on which they begin. */
function minutesFrom(hours: NonNullable<ReportDay['hours']>, date: string): number {
  return hours
    .filter(({ start }) => wallDate(start) === date)
    .reduce((sum, span) => sum + (durationMinutes(span) ?? 0), 0);
}

/** One wait for each stage: who was called back to the waiting room has waited for both times together. */
function waitsOf({ stageSpans }: TimedVisit): readonly StageWait[] {
  const waits = new Map<Stage, StageWait>();
  for (const { stage, from, to, observed } of stageSpans) {
    const known = waits.get(stage);
    const minutes = (known?.minutes ?? 0) + (Date.parse(to) - Date.parse(from)) / 60_000;
    waits.set(stage, { stage, minutes, hour: known?.hour ?? hourOf(from), observed });
  }
  return [...waits.values()];
}

/** On the clinic's clock, which stands in the text of an instant. */
function hourOf(instant: string): number {
  return Number(instant.slice(11, 13));
}
