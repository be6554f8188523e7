import type { Shift } from '../../adapter/clinic/shifts.ts';
import type { RegularHours } from '../../../contract/workingHours.ts';
import type { Period } from '../../adapter/clinic/period.ts';
import type { OpenHours, Provider, WorkingHours } from '../../../../graphql/desk/generated/types.ts';
import { hoursOn, type WeekHours, weekdays } from '../../../../graphql/service/readers/readHours.ts';
import { instantIn } from '../../../../graphql/service/readers/time.ts';

/** A day at a location, with its bounds. */
type DayPeriod = Period & { readonly date: string };

/**
 * When providers work on a day at its location. A provider with shifts around that day but none on it is off; the hours of
 * a provider without any shifts are unknown. Shifts with a provider's id and another name are ignored. Where the service
 * has no shifts of a provider, the regular hours count that a manager entered for this location.
 */
export function workingHoursOn(
  day: DayPeriod,
  { shifts, regular }: { readonly shifts: readonly Shift[]; readonly regular: readonly RegularHours[] },
  staff: readonly Provider[],
): readonly WorkingHours[] {
  const listed = listedHours(day, shifts, staff);
  const known = new Set(listed.map(({ provider }) => provider));
  const entered = regular.filter(
    ({ provider, location }) =>
      location === day.location.id && !known.has(provider) && staff.some(({ id }) => id === provider),
  );
  return [...listed, ...entered.map(({ provider, week }) => ({ provider, hours: regularHoursOn(day, week) }))];
}

function regularHoursOn({ date, timeZone }: DayPeriod, week: RegularHours['week']): readonly OpenHours[] {
  // Sound: every weekday has its entry.
  const named = Object.fromEntries(weekdays.map((name, index) => [name, week[index] ?? []])) as WeekHours;
  return hoursOn(named, date, timeZone).map((span) => hoursOf(span, timeZone));
}

function listedHours(day: DayPeriod, shifts: readonly Shift[], staff: readonly Provider[]): readonly WorkingHours[] {
  const [from, to] = [Date.parse(day.from), Date.parse(day.to)];
  const nameOf = new Map(staff.map(({ id, name }) => [id, name]));
  const providers = new Map<string, Span[]>();
  for (const { providerId, providerName, locationId, ...times } of shifts) {
    const name = nameOf.get(providerId);
    if (name === undefined) continue;
    if (providerName !== null && providerName !== name) return [];
    const spans = providers.get(providerId) ?? [];
    providers.set(providerId, spans);
    const [start, end] = [Date.parse(times.start), Date.parse(times.end)];
    const isHere = locationId === null || locationId === day.location.id;
    if (isHere && start < to && from < end) spans.push({ start, end });
  }
  return [...providers].map(([provider, spans]) => ({
    provider,
    hours: merged(spans).map((span) => hoursOf(span, day.timeZone)),
  }));
}

/** In milliseconds since 1970. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A shift that is listed twice, or that another continues, is one time of work. */
function merged(spans: readonly Span[]): readonly Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (last && span.start <= last.end) found[found.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else found.push(span);
  }
  return found;
}

function hoursOf({ start, end }: Span, timeZone: string): OpenHours {
  return { start: instantIn(start, timeZone), end: instantIn(end, timeZone) };
}
