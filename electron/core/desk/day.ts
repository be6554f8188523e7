import type { Location, Provider, ScheduleDay } from '../../../graphql/desk/generated/types.ts';
import { dateAt, dayBounds, instantIn, isDate } from '../../../graphql/service/readers/time.ts';
import type { Result } from '../../contract/result.ts';
import type { AppointmentRows } from '../clinic/clinic.ts';
import type { Failure } from '../../contract/failure.ts';
import { notOffered } from '../failures.ts';
import type { DeskContext } from './resolvers.ts';

/**
 * One day at one location, in that location's zone; the computer's zone stands in where the service names none.
 * The location asked for is where this desk opens next time.
 */
export async function readDay(
  asked: { readonly location: string | null; readonly date: string | null },
  context: DeskContext,
): Promise<Result<ScheduleDay>> {
  const { clinic, clock } = context;
  if (asked.date !== null && !isDate(asked.date)) return { ok: false, failure: dateGone };
  const locations = await clinic.locations();
  if (!locations.ok) return locations;
  const location = chooseLocation(locations.value, asked.location, context.lastLocation.read());
  if (!location) return { ok: false, failure: asked.location === null ? notOffered('any location') : locationGone };

  const timeZone = location.timeZone ?? context.timeZone;
  const date = asked.date ?? dateAt(clock.now(), timeZone);
  const [rows, staff] = await Promise.all([
    clinic.appointments({ location, timeZone, ...dayBounds(date, timeZone) }, context.signal),
    clinic.providerList(location.id),
  ]);
  if (!rows.ok) return rows;
  if (asked.location !== null) context.lastLocation.keep(location.id);
  return {
    ok: true,
    value: {
      ...rows.value,
      partial: rows.value.partial || !staff.ok || !staff.value.whole,
      location,
      date,
      timeZone,
      timeZoneSource: location.timeZone === null ? 'computer' : 'service',
      providers: columnsOf(staff.ok ? staff.value.values : [], rows.value),
      asOf: instantIn(clock.now(), timeZone),
    },
  };
}

const locationGone: Failure = {
  kind: 'badRequest',
  message: 'This location is not there, or not any more.',
  action: 'Choose a location.',
};

const dateGone: Failure = {
  kind: 'badRequest',
  message: 'There is no such date.',
  action: 'Choose a date.',
};

/** A location that is asked for must exist; without one, the desk's last, else the first. */
function chooseLocation(known: readonly Location[], asked: string | null, last: string | null): Location | null {
  const find = (id: string | null): Location | undefined => known.find((location) => location.id === id);
  if (asked !== null) return find(asked) ?? null;
  return find(last) ?? known[0] ?? null;
}

/** The location's own people who work, then whoever else has an appointment that day, each once. */
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
