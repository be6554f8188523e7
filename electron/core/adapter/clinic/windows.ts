import type { ArgumentValues } from '../../../../graphql/service/variables.ts';
import { takes } from '../../../../graphql/service/documents.ts';
import type { Operation, Slot } from '../../../../graphql/service/serviceMap.ts';
import type { Failure, Result } from '../../../contract/failure.ts';
import { hasHadEnough, maxExtraRequests, mayBeOneRow, maxLeadingBadRows } from './badRows.ts';

/** From and to, epoch milliseconds. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** What could be read of a period that fails as a whole. */
export interface WindowsRead<Part> {
  readonly parts: readonly Part[];
  /** Ranges of time that fail however short they are. */
  readonly bad: number;
  /** True where some of the time was not requested at all. */
  readonly lost: boolean;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Shorter than most visits: no period separates appointments that start in the same minutes as a bad row. */
export const shortestExact = 12 * minute;
/** A single day, of 23 to 25 hours, is not divided. */
const shortestDated = 36 * 60 * minute;

/**
 * The shortest period that requests fewer rows than a longer one, in milliseconds; null where none does. Ends that are
 * written as dates or as local time are widened by days (variables.ts), so a day is the shortest there.
 */
export function shortestPeriod(operation: Operation<object>, values: ArgumentValues): number | null {
  const slots = operation.arguments.flatMap((argument) => argument.slots);
  const ofEnd = (end: 'from' | 'to') =>
    typeof values[end] === 'string' ? slots.filter((slot) => 'role' in slot && slot.role === end) : [];
  const [from, to] = [ofEnd('from'), ofEnd('to')];
  if (from.length === 0 || to.length === 0 || takes(operation, 'day')) return null;
  return from.some(hasInstant) && to.some(hasInstant) ? shortestExact : shortestDated;
}

/** Longer than a day with those beside it, which is asked for where its zone is unknown: a week, or a month. */
export function isLongPeriod({ from, to }: ArgumentValues): boolean {
  return typeof from === 'string' && typeof to === 'string' && Date.parse(to) - Date.parse(from) > 4 * day;
}

function hasInstant(slot: Slot): boolean {
  if (!('role' in slot)) return false;
  const { form } = slot;
  return form === undefined || form === 'instant' || form === 'seconds' || form === 'milliseconds';
}

/**
 * Reads a failed period by halves, down to the shortest, which holds the bad row; or to where a service that refuses long
 * periods answers. A minute of another day is requested first: if that fails too, the cause is neither, and the service
 * keeps its own failure.
 */
export async function readByWindows<Part extends { readonly rows: readonly unknown[] }>(
  whole: Window,
  failure: Failure,
  read: (window: Window) => Promise<Result<Part>>,
  shortest: number = shortestExact,
  maxExtra: number = maxExtraRequests,
): Promise<Result<WindowsRead<Part>>> {
  const parts: Part[] = [];
  const state: { requests: number; bad: number; badUntil: number; lost: boolean; stop?: Failure } = {
    requests: 1,
    bad: 0,
    badUntil: Number.NaN,
    lost: false,
  };

  const hasRows = (): boolean => parts.some(({ rows }) => rows.length > 0);

  async function readWindow(window: Window): Promise<void> {
    if (state.stop || state.lost) return;
    if (state.requests >= maxExtra) {
      state.lost = true;
      return;
    }
    state.requests += 1;
    const answer = await read(window);
    if (answer.ok) parts.push(answer.value);
    else if (mayBeOneRow(answer.failure)) await split(window, answer.failure);
    else if (hasHadEnough(answer.failure) && hasRows()) state.lost = true;
    else state.stop = answer.failure;
  }

  async function split({ from, to }: Window, why: Failure): Promise<void> {
    if (to - from > shortest) {
      const middle = between(from, to);
      await readWindow({ from, to: middle });
      await readWindow({ from: middle, to });
      return;
    }
    // A service that finds whatever overlaps a period fails in all windows that the bad row touches.
    if (state.badUntil !== from) state.bad += 1;
    state.badUntil = to;
    if (state.bad >= maxLeadingBadRows && !hasRows()) state.stop = why;
  }

  const elsewhere = await read({ from: whole.from - day, to: whole.from - day + minute });
  if (!elsewhere.ok) return { ok: false, failure: mayBeOneRow(elsewhere.failure) ? failure : elsewhere.failure };
  await split(whole, failure);
  if (state.stop || parts.length === 0) return { ok: false, failure: state.stop ?? failure };
  return { ok: true, value: { parts, bad: state.bad, lost: state.lost } };
}

/**
 * The middle, at half past a minute: no visit starts there, so it does not matter whether the ends of a period count as
 * inside or outside.
 */
function between(from: number, to: number): number {
  return Math.floor((from + to) / 2 / minute) * minute + minute / 2;
}
