import type { AppointmentRow, LocationRow } from '../../../graphql/service/readers/objects.ts';
import { dateAt, dayBounds } from '../../../graphql/service/readers/time.ts';
import type { Clinic } from '../clinic/clinic.ts';
import type { ClientStore } from './clientStore.ts';
import { dayNumber, fromDayNumber } from './columnValues.ts';

/** How far back visits are looked at: months where a period can be asked, days where each has to be asked alone. */
const mostMonths = 24;
const mostDays = 60;
const daysInMonth = 30;

/**
 * Reads when each client was last at the clinic, from today backwards, for services whose clients do not tell. Stops at the
 * first thing that fails: what was read until then holds. `onDay` says how far back all locations were read.
 */
export async function readVisits(options: {
  readonly clinic: Clinic;
  readonly store: ClientStore;
  /** The computer's zone, for places without one. */
  readonly timeZone: string;
  readonly now: number;
  readonly mayAsk: () => Promise<boolean>;
  readonly onDay: (day: string) => void;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { clinic, store, timeZone, now, signal } = options;
  const places = await clinic.locations();
  if (!places.ok || clinic.visitSpan === null) return;
  const length = clinic.visitSpan === 'day' ? 1 : daysInMonth;
  const spans = clinic.visitSpan === 'day' ? mostDays : clinic.visitSpan === 'once' ? 1 : mostMonths;
  const today = dayNumber(dateAt(now, timeZone));
  // Clinics east of this computer may be a day ahead.
  let until = today + 2;
  for (let span = 0; span < spans; span += 1) {
    const from = until - length - (span === 0 ? 1 : 0);
    for (const location of places.value) {
      if (!(await options.mayAsk())) return;
      const period = periodOf(location, from, until, timeZone);
      const answer = await clinic.visitMarks(period, signal);
      if (!answer.ok) return;
      noteVisits(store, answer.value.visits, location, now);
      if (!answer.value.complete && clinic.visitSpan !== 'once') return;
    }
    options.onDay(fromDayNumber(from));
    until = from;
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

const notThere: ReadonlySet<string> = new Set(['cancelled', 'noShow']);

/** Takes over from appointments when their clients were last there: what has begun and was not called off. */
export function noteVisits(
  store: ClientStore,
  visits: readonly AppointmentRow[],
  location: { readonly id: string; readonly name: string },
  now: number,
): void {
  for (const { start, status, blocked, client, patient } of visits) {
    if (start === null || blocked === true || Date.parse(start) > now) continue;
    if (status && notThere.has(status.stage)) continue;
    const id = client?.id ?? (patient ? (patient.client?.id ?? store.ownerOf(patient.id)) : null);
    if (id !== null) store.noteVisit(id, { day: dayNumber(start.slice(0, 10)), location });
  }
}
