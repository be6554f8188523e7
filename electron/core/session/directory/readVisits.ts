import type { AppointmentRow, LocationRow } from '../../adapter/deskObjects.ts';
import { dateAt, dayBounds } from '../../../../graphql/service/readers/time.ts';
import type { Clinic } from '../../adapter/clinic/clinic.ts';
import type { ClientStore } from './clientStore.ts';
import { dayNumber, fromDayNumber } from './clientColumns.ts';

/** Days per query, and how often: months where the service takes a period, days where it takes single days. */
const spans = {
  period: { length: 30, most: 24 },
  day: { length: 1, most: 60 },
  once: { length: 30, most: 1 },
} as const;

/** Days, in the computer's zone, between which the visits at all locations are known. */
export interface KnownVisits {
  readonly since: string;
  readonly until: string;
}

/** Appointments of these days may have been cancelled, or moved into them, after they were read. */
const rereadDays = 2;

/**
 * Reads each client's last visit, for services whose clients don't include it: appointments since the last reading
 * first, then backwards from there. Stops at the first failure: the visits read so far are kept, and the next reading
 * resumes there.
 */
export async function readVisits(options: {
  readonly clinic: Clinic;
  readonly store: ClientStore;
  /** The computer's zone, for places without one. */
  readonly timeZone: string;
  readonly now: number;
  /** The visits read before. */
  readonly known: KnownVisits | null;
  readonly canQuery: () => Promise<boolean>;
  readonly onKnown: (known: KnownVisits) => void;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { clinic, store, timeZone, now, known, signal } = options;
  const places = await clinic.locations();
  if (!places.ok || clinic.visitSpan === null) return;
  const locations = places.value;
  const { length, most } = spans[clinic.visitSpan];
  const today = dayNumber(dateAt(now, timeZone));
  // Clinics east of this computer may be a day ahead.
  const ahead = today + 2;
  const earliest = ahead - length * most;
  let since = known === null ? ahead : dayNumber(known.since);
  if (known !== null) {
    const newest = Math.max(earliest, dayNumber(known.until) - rereadDays);
    for (let from = newest; from < ahead; from += length)
      if (!(await readSpan(from, Math.min(from + length, ahead)))) return;
    since = Math.min(since, newest);
    options.onKnown({ since: fromDayNumber(since), until: fromDayNumber(today) });
  }
  while (since > earliest) {
    const from = Math.max(earliest, since - length);
    if (!(await readSpan(from, since))) return;
    since = from;
    options.onKnown({ since: fromDayNumber(since), until: fromDayNumber(today) });
  }

  async function readSpan(from: number, until: number): Promise<boolean> {
    for (const location of locations) {
      if (!(await options.canQuery())) return false;
      const answer = await clinic.visitMarks(periodOf(location, from, until, timeZone), signal);
      if (!answer.ok) return false;
      noteVisits(store, answer.value.visits, location, now);
      if (!answer.value.complete && clinic.visitSpan !== 'once') return false;
    }
    return true;
  }
}

function periodOf(
  location: LocationRow,
  from: number,
  until: number,
  own: string,
): Parameters<Clinic['visitMarks']>[0] {
  const timeZone = location.timeZone ?? own;
  const [first, last] = [dayBounds(fromDayNumber(from), timeZone), dayBounds(fromDayNumber(until - 1), timeZone)];
  return { location, timeZone, from: first.from, to: last.to };
}

const visitNotHeld: ReadonlySet<string> = new Set(['cancelled', 'noShow']);

/** Takes clients' last visits from appointments that have started and were not cancelled. */
export function noteVisits(
  store: ClientStore,
  visits: readonly AppointmentRow[],
  location: { readonly id: string; readonly name: string },
  now: number,
): void {
  for (const { start, status, blocked, client, patient } of visits) {
    if (start === null || blocked === true || Date.parse(start) > now) continue;
    if (status && visitNotHeld.has(status.stage)) continue;
    const id = client?.id ?? (patient ? (patient.client?.id ?? store.ownerOf(patient.id)) : null);
    if (id !== null) store.noteVisit(id, { day: dayNumber(start.slice(0, 10)), location });
  }
}
