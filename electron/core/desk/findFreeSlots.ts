import type { FreeSlot, FreeSlots, Provider } from '../../../graphql/desk/generated/types.ts';
import { dayBounds, instantIn } from '../../../graphql/service/readers/time.ts';
import type { Result } from '../../contract/failure.ts';
import { type DayRows, findDay, readDays } from '../session/days/dayRows.ts';
import type { DeskContext } from './deskContext.ts';
import { isCalledOff } from '../adapter/clinic/statuses.ts';

export interface SlotRequest {
  readonly location: string;
  readonly from: string;
  readonly days: number;
  readonly minutes: number;
  readonly type: string | null;
  readonly provider: string | null;
  /** 1 is Monday; null for any. */
  readonly weekdays: readonly number[] | null;
  /** Minutes since midnight on the location's clock; null for any. */
  readonly earliest: number | null;
  readonly latest: number | null;
}

const stepMinutes = 15;
const maxSlots = 500;
const usualHours = { from: 8, to: 18 };

/** Free times: the service's own where it has them for this type and length, else computed from the booked ones. */
export async function findFreeSlots(request: SlotRequest, context: DeskContext): Promise<Result<FreeSlots>> {
  return (await readOwnSlots(request, context)) ?? computeFreeSlots(request, context);
}

async function readOwnSlots(request: SlotRequest, context: DeskContext): Promise<Result<FreeSlots> | null> {
  const { clinic } = context;
  if (!clinic.offers('freeSlots') || !(await isUsualLength(request, context))) return null;
  const found = await findDay({ location: request.location, date: request.from }, context, null);
  if (!found.ok) return found;
  const { location } = found.value;
  const { type: typeId, provider: providerId, from, days } = request;
  const own = await clinic.freeSlots({ location, typeId, providerId, from, days });
  // It may require a provider or a type that is not chosen yet; booked appointments are known anyway.
  if (!own.ok) return null;
  const slots = own.value
    .filter(({ start }) => Date.parse(start) >= context.clock.now() && isWanted(start, request, found.value.timeZone))
    .map(({ start, end, providerId: id, providerName }) => ({
      start,
      end: end ?? instantIn(Date.parse(start) + request.minutes * 60_000, found.value.timeZone),
      provider: id === null ? null : { id, name: providerName ?? '', role: null, active: null },
    }));
  return { ok: true, value: { slots, source: 'service' } };
}

/** A service counts its free times by the usual length of a kind; for any other they may be too short. */
async function isUsualLength({ type, minutes, location }: SlotRequest, { clinic }: DeskContext): Promise<boolean> {
  const types = type === null ? null : await clinic.appointmentTypes(location);
  const usual = types?.ok ? (types.value.find(({ id }) => id === type)?.minutes ?? null) : null;
  return type !== null && (usual === null || usual === minutes);
}

/**
 * Times at which an appointment of this length would overlap no other, of one provider or of each: within the opening
 * hours, else from 8 to 18 o'clock, never in the past. A day that can't be read ends the search where it is.
 */
async function computeFreeSlots(request: SlotRequest, context: DeskContext): Promise<Result<FreeSlots>> {
  const found = await findDay({ location: request.location, date: request.from }, context, null);
  if (!found.ok) return found;
  const slotsOn = (day: DayRows): readonly FreeSlot[] => {
    const providers = day.providers.filter(({ id }) => request.provider === null || id === request.provider);
    const free = freeOn(day, providers, request.minutes, context.clock.now());
    return free.filter(({ start }) => isWanted(start, request, day.timeZone));
  };
  const days = await readDays(found.value, request.days, context, (read) => read.flatMap(slotsOn).length >= maxSlots);
  if (!days.ok) return days;
  return { ok: true, value: { slots: days.value.flatMap(slotsOn).slice(0, maxSlots), source: 'computed' } };
}

/** Whether a time is on a wanted weekday and within the wanted hours, by the location's clock. */
function isWanted(
  start: string,
  { weekdays, earliest, latest, minutes }: Pick<SlotRequest, 'weekdays' | 'earliest' | 'latest' | 'minutes'>,
  timeZone: string,
): boolean {
  const local = instantIn(Date.parse(start), timeZone);
  // A date without a time is read in UTC, as is its weekday; Sunday is 0 there.
  const weekday = new Date(local.slice(0, 10)).getUTCDay() || 7;
  const minute = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  return (
    (weekdays === null || weekdays.length === 0 || weekdays.includes(weekday)) &&
    minute >= (earliest ?? 0) &&
    (latest === null || minute + minutes <= latest)
  );
}

/** The free times of one day, by start. */
export function freeOn(
  day: DayRows,
  providers: readonly Provider[],
  minutes: number,
  now: number,
): readonly FreeSlot[] {
  const length = minutes * 60_000;
  const open = openSpans(day);
  const working = new Map(day.working.map((each) => [each.provider, each.hours.map(spanOf)]));
  return providers
    .flatMap((provider) => {
      const busy = day.appointments
        .filter((each) => each.provider?.id === provider.id && !isCalledOff(each.status))
        .flatMap(({ start, end }) => (start === null ? [] : [{ start: Date.parse(start), end: endOf(start, end) }]));
      return overlapOf(open, working.get(provider.id)).flatMap(({ start, end }) => {
        const starts: number[] = [];
        for (let at = start; at + length <= end; at += stepMinutes * 60_000) {
          if (at >= now && !busy.some((each) => each.start < at + length && at < each.end)) starts.push(at);
        }
        return starts.map((at) => ({
          start: instantIn(at, day.timeZone),
          end: instantIn(at + length, day.timeZone),
          provider,
        }));
      });
    })
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

/** In milliseconds since 1970. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a provider's working hours are known, free times lie in them. */
function overlapOf(open: readonly Span[], working: readonly Span[] | undefined): readonly Span[] {
  if (!working) return open;
  return open.flatMap((one) =>
    working.flatMap((other) => {
      const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)];
      return start < end ? [{ start, end }] : [];
    }),
  );
}

function spanOf({ start, end }: { readonly start: string; readonly end: string }): Span {
  return { start: Date.parse(start), end: Date.parse(end) };
}

function openSpans({ hours, date, timeZone }: DayRows): readonly Span[] {
  if (hours) return hours.map(spanOf);
  // From midnight, so on the two days of a clock change these hours are off by one.
  const midnight = Date.parse(dayBounds(date, timeZone).from);
  return [{ start: midnight + usualHours.from * 3_600_000, end: midnight + usualHours.to * 3_600_000 }];
}

function endOf(start: string, end: string | null): number {
  return end === null ? Date.parse(start) + 30 * 60_000 : Date.parse(end);
}
