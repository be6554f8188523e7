import type { Clinic } from '../../adapter/clinic/clinic.ts';
import type { Clock } from '../../foundation/ports.ts';
import type { DayRows } from './dayRows.ts';

/** The days that were read lately, so that every window shows the same and is told what has changed. */
export interface DayBook {
  /** Keeps a day as it was just read; answers whether it is other than before. */
  keep(clinic: Clinic, day: DayRows): 'new' | 'changed' | 'same';
  /** A day as it was last read as a whole, and how often only its changes were asked for since then. */
  kept(clinic: Clinic, location: string, date: string): { readonly day: DayRows; readonly glances: number } | null;
  /** Somebody looked for changes of a day at `asOf`, and there were none. */
  glanced(clinic: Clinic, day: DayRows, asOf: string): DayRows;
  /** A day that was read within the last two seconds. */
  recent(clinic: Clinic, location: string, date: string): DayRows | null;
  /** Since when an appointment has had its status, where this desk saw it change. */
  sinceOf(clinic: Clinic, appointment: string): string | null;
  /** The words of statuses that were met, at most 40. */
  labels(clinic: Clinic): readonly string[];
}

const recentMilliseconds = 2_000;
const maxDays = 16;
const maxAppointments = 5_000;
const maxLabels = 40;

interface Kept {
  readonly day: DayRows;
  readonly at: number;
  readonly print: string;
  readonly glances: number;
}

interface Shelf {
  readonly days: Map<string, Kept>;
  readonly statuses: Map<string, { readonly label: string; readonly since: string | null }>;
  readonly labels: Set<string>;
}

/** `onRead` hears of every day that was read. Every clinic object has a shelf of its own: what was read over another connection or map is never mixed in. */
export function createDayBook(clock: Clock, onRead: (day: DayRows) => void = () => undefined): DayBook {
  const shelves = new WeakMap<Clinic, Shelf>();

  function shelfOf(clinic: Clinic): Shelf {
    const shelf = shelves.get(clinic) ?? { days: new Map(), statuses: new Map(), labels: new Set() };
    shelves.set(clinic, shelf);
    return shelf;
  }

  function noteStatuses({ statuses, labels }: Shelf, { appointments, asOf }: DayRows): void {
    for (const { id, status } of appointments) {
      if (status === null) continue;
      if (labels.size < maxLabels) labels.add(status.label);
      const before = statuses.get(id);
      if (before?.label === status.label) continue;
      // Seen for the first time, it may have stood so for hours.
      statuses.set(id, { label: status.label, since: before ? asOf : null });
      const [oldest] = statuses.keys();
      if (statuses.size > maxAppointments && oldest !== undefined) statuses.delete(oldest);
    }
  }

  return {
    keep(clinic, day) {
      onRead(day);
      const shelf = shelfOf(clinic);
      noteStatuses(shelf, day);
      const key = keyOf(day.location.id, day.date);
      const print = printOf(day);
      const before = shelf.days.get(key);
      shelf.days.delete(key);
      shelf.days.set(key, { day, at: clock.now(), print, glances: 0 });
      const [oldest] = shelf.days.keys();
      if (shelf.days.size > maxDays && oldest !== undefined) shelf.days.delete(oldest);
      if (!before) return 'new';
      return before.print === print ? 'same' : 'changed';
    },
    kept: (clinic, location, date) => shelfOf(clinic).days.get(keyOf(location, date)) ?? null,
    glanced(clinic, day, asOf) {
      const { days } = shelfOf(clinic);
      const key = keyOf(day.location.id, day.date);
      const kept = days.get(key);
      const now = { ...day, asOf };
      onRead(now);
      if (kept?.day === day) days.set(key, { ...kept, day: now, at: clock.now(), glances: kept.glances + 1 });
      return now;
    },
    recent(clinic, location, date) {
      const kept = shelfOf(clinic).days.get(keyOf(location, date));
      return kept && clock.now() - kept.at < recentMilliseconds ? kept.day : null;
    },
    sinceOf: (clinic, appointment) => shelfOf(clinic).statuses.get(appointment)?.since ?? null,
    labels: (clinic) => [...shelfOf(clinic).labels],
  };
}

function keyOf(location: string, date: string): string {
  return `${date} ${location}`;
}

/** Everything of a day that a screen may show, but for when it was read. */
function printOf(day: DayRows): string {
  return JSON.stringify({ ...day, asOf: null });
}
