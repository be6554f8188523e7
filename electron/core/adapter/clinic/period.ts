import type { AppointmentRow, LocationRow } from '../../../../graphql/service/readers/readObjects.ts';
import { onlyLocationId } from '../../../../graphql/service/serviceMap.ts';
import { dateAt } from '../../../../graphql/service/readers/time.ts';
import type { Result } from '../../../contract/failure.ts';

/** Some time at one location, such as its day. */
export interface Period {
  readonly location: LocationRow;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

/** Only what is known to be elsewhere is left out: a place that is only named may be this one. */
export function isAt({ location }: AppointmentRow, place: LocationRow): boolean {
  return location === null || location.id === place.id || location.id === location.name || place.id === onlyLocationId;
}

/** Rows that do not say where they are, of a list that was asked for at one location: they are there. */
export function placedAt(rows: readonly AppointmentRow[], place: LocationRow): readonly AppointmentRow[] {
  const { id, name, address, phone, timeZone } = place;
  const location = { id, name, address, phone, timeZone };
  return rows.map((row) => (row.location === null ? { ...row, location } : row));
}

/** An instant so many hours later, or earlier. */
export function hoursFrom(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + hours * 3_600_000).toISOString();
}

/**
 * Filters here too: a service may match a period by overlap, or interpret its ends differently. If the location's time
 * zone is unknown, the day is taken from the local time that the service wrote.
 */
export function isWithin(appointment: AppointmentRow, period: Period): boolean {
  if (appointment.start === null) return true;
  if (period.location.timeZone === null) {
    const date = appointment.start.slice(0, 10);
    return (
      date >= dateAt(Date.parse(period.from), period.timeZone) && date < dateAt(Date.parse(period.to), period.timeZone)
    );
  }
  const start = Date.parse(appointment.start);
  return start >= Date.parse(period.from) && start < Date.parse(period.to);
}

/** By moment, then by id, so that the same day is always in the same order; rows without a time come last. */
export function byStart(one: AppointmentRow, other: AppointmentRow): number {
  const difference = momentOf(one) - momentOf(other);
  return difference === 0 || Number.isNaN(difference) ? one.id.localeCompare(other.id) : difference;
}

function momentOf(appointment: AppointmentRow): number {
  return appointment.start === null ? Number.POSITIVE_INFINITY : Date.parse(appointment.start);
}

/**
 * The zone of the place where this desk is: money, messages and most lists belong to no place of their own. The
 * computer's where the service names none.
 */
export async function zoneOfDesk(using: {
  readonly clinic: { locations(): Promise<Result<readonly LocationRow[]>> };
  readonly lastLocation: { read(): string | null };
  readonly timeZone: string;
}): Promise<string> {
  const places = await using.clinic.locations();
  if (!places.ok) return using.timeZone;
  const here = places.value.find(({ id }) => id === using.lastLocation.read()) ?? places.value[0];
  return here?.timeZone ?? using.timeZone;
}
