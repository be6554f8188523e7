import type { WaitingEntry } from '../../../../electron/contract/waitingList.ts';
import type { FreeTime } from '../../../lib/freeTime.ts';
import { instantAt } from '../../../lib/timeZone.ts';
import { weekdayOf } from '../../../lib/weeks.ts';

/** Why somebody who waits is not offered a free time. */
export type Misfit =
  | 'otherLocation'
  | 'ownTime'
  | 'otherDays'
  | 'otherWeekday'
  | 'otherProvider'
  | 'tooShort'
  | 'otherHours'
  | 'notEarlier';

export type Fit =
  | {
      readonly kind: 'fits';
      /** When it begins, in milliseconds. */
      readonly start: number;
      /** Whether exactly this provider was asked for. */
      readonly isAskedProvider: boolean;
      /** Minutes that stay free. */
      readonly unused: number;
    }
  | { readonly kind: 'misfit'; readonly why: Misfit };

const minute = 60_000;

/** Whether somebody could come in a free time, and when in it. */
export function fitIn(entry: WaitingEntry, free: FreeTime): Fit {
  const { provider, visit } = entry;
  const length = entry.minutes * minute;
  if (entry.location.id !== free.location) return misfit('otherLocation');
  if (visit !== null && visit.id === free.freedBy) return misfit('ownTime');
  if ((entry.from ?? free.date) > free.date || (entry.until ?? free.date) < free.date) return misfit('otherDays');
  if (entry.weekdays.length > 0 && !entry.weekdays.includes(weekdayOf(free.date))) return misfit('otherWeekday');
  if (provider && free.provider && provider.id !== free.provider.id) return misfit('otherProvider');
  if (length > free.to - free.from) return misfit('tooShort');
  const first = Math.max(free.from, momentOf(free, entry.earliest) ?? -Infinity);
  const last = Math.min(free.to, momentOf(free, entry.latest) ?? Infinity) - length;
  if (first > last) return misfit('otherHours');
  const start = Math.min(Math.max(free.at, first), last);
  if (visit && Date.parse(visit.start) <= start) return misfit('notEarlier');
  return {
    kind: 'fits',
    start,
    isAskedProvider: provider !== null && provider.id === free.provider?.id,
    unused: (free.to - free.from - length) / minute,
  };
}

function misfit(why: Misfit): Fit {
  return { kind: 'misfit', why };
}

/** Null without such a bound. A time that the clocks skip counts as the one after it. */
function momentOf(free: Pick<FreeTime, 'date' | 'timeZone'>, minuteOfDay: number | null): number | null {
  if (minuteOfDay === null) return null;
  const at = instantAt(free.date, minuteOfDay, free.timeZone);
  return at.kind === 'gap' ? momentOf(free, minuteOfDay + 60) : Date.parse(at.instant);
}

export interface RankedEntry {
  readonly entry: WaitingEntry;
  /** Null while no time is offered. */
  readonly fit: Fit | null;
}

/**
 * Who fits comes first: those who asked for this provider, then whose length fills the time best, then who waits longest.
 * All others follow by how long they have been waiting.
 */
export function rankEntries(entries: readonly WaitingEntry[], free: FreeTime | null): readonly RankedEntry[] {
  return entries.map((entry) => ({ entry, fit: free && fitIn(entry, free) })).toSorted(byFit);
}

function byFit(one: RankedEntry, other: RankedEntry): number {
  const waiting = one.entry.since.localeCompare(other.entry.since) || one.entry.id.localeCompare(other.entry.id);
  if (one.fit?.kind !== 'fits' || other.fit?.kind !== 'fits')
    return Number(other.fit?.kind === 'fits') - Number(one.fit?.kind === 'fits') || waiting;
  return (
    Number(other.fit.isAskedProvider) - Number(one.fit.isAskedProvider) || one.fit.unused - other.fit.unused || waiting
  );
}

/** How many of those who wait could come in it. */
export function countFits(entries: readonly WaitingEntry[], free: FreeTime): number {
  return entries.filter((entry) => fitIn(entry, free).kind === 'fits').length;
}

/** Why an entry has had its time. */
export type Outdated = 'visitPassed' | 'untilPassed' | 'clientGone';

/** Null while somebody can still be offered a time. `today` is that of the clinic. */
export function outdatedReason(
  { visit, until, client }: WaitingEntry,
  { now, today, gone }: { readonly now: number; readonly today: string; readonly gone: ReadonlySet<string> },
): Outdated | null {
  if (gone.has(client.id)) return 'clientGone';
  if (visit && Date.parse(visit.start) <= now) return 'visitPassed';
  return until !== null && until < today ? 'untilPassed' : null;
}
