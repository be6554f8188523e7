import {
  type CountedBy,
  type DayDoubts,
  type DayTally,
  type LoadCount,
  nameOfTwo,
  type OutcomeCount,
  type StageWait,
} from './tallyDay.ts';

/** Load against hours. Only days on which the hours are known count for a share, in both of its parts. */
export interface LoadSum extends LoadCount {
  readonly share: LoadShare | null;
}

export interface LoadShare {
  readonly of: 'working' | 'opening';
  /** Minutes that are booked on the days whose hours are known. */
  readonly booked: number;
  readonly available: number;
}

/** Some days in numbers. */
export interface ReportTally {
  readonly days: number;
  /** When the oldest of the days was read; null without any. */
  readonly asOf: string | null;
  readonly providers: readonly NamedCount<LoadSum>[];
  readonly rooms: readonly NamedCount<LoadSum>[];
  readonly outcomes: { readonly [By in keyof DayTally['outcomes']]: readonly NamedCount<OutcomeCount>[] };
  readonly total: OutcomeCount;
  readonly waits: readonly StageWait[];
  readonly held: number;
  readonly doubts: DayDoubts;
}

export interface NamedCount<Count> extends CountedBy<Count> {
  /** Empty for what has no provider, room or type. */
  readonly key: string;
}

const noDoubts: DayDoubts = { unclear: 0, undecided: 0, endless: 0, unreadable: 0, partialDays: 0 };

/** Adds days, whatever their order. */
export function sumTallies(days: readonly DayTally[]): ReportTally {
  const outcomesBy = (by: keyof DayTally['outcomes']): readonly NamedCount<OutcomeCount>[] =>
    named(
      merge(
        days.map(({ outcomes }) => outcomes[by]),
        addOutcomes,
      ),
    );
  const provider = outcomesBy('provider');
  return {
    days: days.length,
    asOf: days.map(({ asOf }) => asOf).toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null,
    providers: named(sumProviders(days)),
    rooms: named(sumRooms(days)),
    outcomes: { provider, type: outcomesBy('type'), weekday: outcomesBy('weekday'), hour: outcomesBy('hour') },
    total: provider.map(({ count }) => count).reduce(addOutcomes, { booked: 0, noShow: 0, cancelled: 0 }),
    waits: days.flatMap(({ waits }) => waits),
    held: sum(days, 'held'),
    doubts: days.map(({ doubts }) => doubts).reduce(addDoubts, noDoubts),
  };
}

function addOutcomes(one: OutcomeCount, other: OutcomeCount): OutcomeCount {
  return {
    booked: one.booked + other.booked,
    noShow: one.noShow + other.noShow,
    cancelled: one.cancelled + other.cancelled,
  };
}

function addDoubts(one: DayDoubts, other: DayDoubts): DayDoubts {
  return {
    unclear: one.unclear + other.unclear,
    undecided: one.undecided + other.undecided,
    endless: one.endless + other.endless,
    unreadable: one.unreadable + other.unreadable,
    partialDays: one.partialDays + other.partialDays,
  };
}

/**
 * A provider's share is of the working hours, where they are known on any day; else of the opening hours, which says less
 * of somebody who works on some days only.
 */
function sumProviders(days: readonly DayTally[]): ReadonlyMap<string, CountedBy<LoadSum>> {
  const opening = openingOf(days);
  return mapValues(
    groupDays(days, ({ providers }) => providers),
    (counted, key) => {
      // What has no provider is of any of them.
      if (key === '') return { ...loadOf(counted), share: null };
      const known = counted.flatMap(({ count: { minutes, working } }) =>
        working === null ? [] : [{ minutes, working }],
      );
      const share: LoadShare | null =
        known.length === 0
          ? openingShare(counted, opening)
          : { of: 'working', booked: sum(known, 'minutes'), available: sum(known, 'working') };
      return { ...loadOf(counted), share };
    },
  );
}

function sumRooms(days: readonly DayTally[]): ReadonlyMap<string, CountedBy<LoadSum>> {
  const opening = openingOf(days);
  return mapValues(
    groupDays(days, ({ rooms }) => rooms),
    (counted, key) => ({
      ...loadOf(counted),
      share: key === '' ? null : openingShare(counted, opening),
    }),
  );
}

interface OnDay<Count> extends CountedBy<Count> {
  readonly date: string;
}

function groupDays<Count>(
  days: readonly DayTally[],
  pick: (day: DayTally) => ReadonlyMap<string, CountedBy<Count>>,
): ReadonlyMap<string, readonly OnDay<Count>[]> {
  const groups = new Map<string, OnDay<Count>[]>();
  for (const day of days)
    for (const [key, counted] of pick(day)) {
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      group.push({ ...counted, date: day.date });
    }
  return groups;
}

/** The opening minutes of the days on which they are known. */
function openingOf(days: readonly DayTally[]): ReadonlyMap<string, number> {
  return new Map(days.flatMap(({ date, open }) => (open === null ? [] : [[date, open] as const])));
}

function openingShare(counted: readonly OnDay<LoadCount>[], opening: ReadonlyMap<string, number>): LoadShare | null {
  if (opening.size === 0) return null;
  const known = counted.filter(({ date }) => opening.has(date));
  const available = [...opening.values()].reduce((all, open) => all + open, 0);
  return { of: 'opening', booked: loadOf(known).minutes, available };
}

function loadOf(counted: readonly CountedBy<LoadCount>[]): LoadCount {
  const counts = counted.map(({ count }) => count);
  return { visits: sum(counts, 'visits'), minutes: sum(counts, 'minutes') };
}

function sum<Name extends string>(counts: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return counts.reduce((all, count) => all + count[name], 0);
}

function merge<Count>(
  maps: readonly ReadonlyMap<string, CountedBy<Count>>[],
  add: (one: Count, other: Count) => Count,
): ReadonlyMap<string, CountedBy<Count>> {
  const merged = new Map<string, CountedBy<Count>>();
  for (const [key, { name, count }] of maps.flatMap((map) => [...map])) {
    const known = merged.get(key);
    merged.set(key, { name: nameOfTwo(known?.name ?? '', name), count: known ? add(known.count, count) : count });
  }
  return merged;
}

function mapValues<Value extends CountedBy<unknown>, Sum>(
  groups: ReadonlyMap<string, readonly Value[]>,
  add: (values: readonly Value[], key: string) => Sum,
): ReadonlyMap<string, CountedBy<Sum>> {
  return new Map(
    [...groups].map(([key, values]) => [
      key,
      { name: values.map(({ name }) => name).reduce(nameOfTwo, ''), count: add(values, key) },
    ]),
  );
}

/** By name, and what has none last; by key where names are the same, so that every reading has the same order. */
function named<Count>(counts: ReadonlyMap<string, CountedBy<Count>>): readonly NamedCount<Count>[] {
  return [...counts]
    .map(([key, counted]) => ({ key, ...counted }))
    .toSorted(
      (one, other) =>
        Number(one.key === '') - Number(other.key === '') ||
        one.name.localeCompare(other.name) ||
        one.key.localeCompare(other.key, undefined, { numeric: true }),
    );
}
