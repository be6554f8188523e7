import type { CompanionInput, FreeSlot, FreeSlots, Provider } from '../../../graphql/desk/generated/types.ts';
import { instantIn } from '../../../graphql/service/readers/time.ts';
import type { Result } from '../../contract/failure.ts';
import type { OwnSlot } from '../adapter/clinic/freeSlots.ts';
import { type DayRows, findDay, readDays } from '../session/days/dayRows.ts';
import { diariesOf } from './dayDiaries.ts';
import type { DeskContext } from './deskContext.ts';
import { type FreeAt, fitCompanions, maxCompanions, sharesOf, startsOf } from './fitVisits.ts';

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
  /** Who comes along and must fit as well; null for nobody. */
  readonly companions: readonly CompanionInput[] | null;
}

const maxSlots = 500;

/**
 * Free times: the service's own where it has them for every type and length that is asked for, else computed from the booked
 * ones. Where others come along, only times at which each of them fits as well.
 */
export async function findFreeSlots(request: SlotRequest, context: DeskContext): Promise<Result<FreeSlots>> {
  // More than are ever booked together: for so many nothing is known to be free.
  if ((request.companions?.length ?? 0) > maxCompanions) return { ok: true, value: { slots: [], source: 'computed' } };
  return (await readOwnSlots(request, context)) ?? computeFreeSlots(request, context);
}

async function readOwnSlots(request: SlotRequest, context: DeskContext): Promise<Result<FreeSlots> | null> {
  const { clinic } = context;
  const visits = visitsOf(request);
  if (!clinic.offers('freeSlots')) return null;
  for (const visit of visits) if (!(await isUsualLength({ ...request, ...visit }, context))) return null;
  const found = await findDay({ location: request.location, date: request.from }, context, null);
  if (!found.ok) return found;
  const { location, timeZone } = found.value;
  const { from, days } = request;
  // For each visit what is free for its own kind: what the service counts for one says nothing of another.
  const read = await Promise.all(
    visits.map(({ type: typeId, provider: providerId }) =>
      clinic.freeSlots({ location, typeId, providerId, from, days }),
    ),
  );
  const own = read.map((each) => (each.ok ? each.value : null));
  const [first] = own;
  // It may require a provider or a type that is not chosen yet; booked appointments are known anyway.
  if (!first || own.includes(null)) return null;
  const byStart = own.map((slots) => slotsByStart(slots ?? []));
  const freeAt: FreeAt = (visit, start) => byStart[visit]?.get(start)?.map(providerOf) ?? [];
  const slots = first.flatMap((slot): FreeSlot[] => {
    const start = Date.parse(slot.start);
    const provider = providerOf(slot);
    const end = slot.end ?? instantIn(start + request.minutes * 60_000, timeZone);
    const fitted = start < context.clock.now() ? null : fittedSlot({ start, provider }, request, timeZone, freeAt);
    return fitted ? [{ ...fitted, start: slot.start, end }] : [];
  });
  return { ok: true, value: { slots, source: 'service' } };
}

function slotsByStart(slots: readonly OwnSlot[]): ReadonlyMap<number, readonly OwnSlot[]> {
  const found = new Map<number, OwnSlot[]>();
  for (const slot of slots) {
    const start = Date.parse(slot.start);
    found.set(start, [...(found.get(start) ?? []), slot]);
  }
  return found;
}

function providerOf({ providerId: id, providerName }: OwnSlot): Provider | null {
  return id === null ? null : { id, name: providerName ?? '', role: null, active: null };
}

/** Each visit with its kind, its length and the provider that it must have; the first is the request's own. */
function visitsOf({ type, minutes, provider, companions }: SlotRequest): readonly Visit[] {
  const shares = sharesOf(companions ?? []);
  const providerFor = (visit: number): string | null => {
    const [named = 0] = shares.find((visits) => visits.includes(visit)) ?? [];
    return named === 0 ? provider : (companions?.[named - 1]?.provider ?? null);
  };
  return [
    { type, minutes, provider },
    ...(companions ?? []).map((each, index) => ({
      type: each.type ?? null,
      minutes: each.minutes,
      provider: providerFor(index + 1),
    })),
  ];
}

type Visit = Pick<SlotRequest, 'type' | 'minutes' | 'provider'>;

/** A time for the first visit as a slot; null where it is not wanted, or where its companions do not fit beside it. */
function fittedSlot(
  first: { readonly start: number; readonly provider: Provider | null },
  request: SlotRequest,
  timeZone: string,
  freeAt: FreeAt,
): FreeSlot | null {
  const { minutes } = request;
  const companions = request.companions ?? [];
  const lengths = [minutes, ...companions.map((each) => each.minutes)];
  const ends = startsOf(first.start, minutes, companions).map((at, visit) => at + (lengths[visit] ?? 0) * 60_000);
  const start = instantIn(first.start, timeZone);
  const whole = (Math.max(...ends) - first.start) / 60_000;
  if (!isWanted(start, { ...request, minutes: whole })) return null;
  const fitted = fitCompanions({ ...first, minutes }, companions, freeAt);
  return (
    fitted && {
      start,
      end: instantIn(first.start + minutes * 60_000, timeZone),
      provider: first.provider,
      companions: fitted.map((each) => ({ ...each, start: instantIn(each.start, timeZone) })),
    }
  );
}

/** A service counts its free times by the usual length of a kind; for any other they may be too short. */
async function isUsualLength({ type, minutes, location }: SlotRequest, { clinic }: DeskContext): Promise<boolean> {
  const types = type === null ? null : await clinic.appointmentTypes(location);
  const usual = types?.ok ? (types.value.find(({ id }) => id === type)?.minutes ?? null) : null;
  return type !== null && (usual === null || usual === minutes);
}

/**
 * Times at which appointments of these lengths would overlap no other, of one provider or of each: within the opening
 * hours, else from 8 to 18 o'clock, never in the past. A day that can't be read ends the search where it is.
 */
async function computeFreeSlots(request: SlotRequest, context: DeskContext): Promise<Result<FreeSlots>> {
  const found = await findDay({ location: request.location, date: request.from }, context, null);
  if (!found.ok) return found;
  const { minutes, provider, companions } = request;
  const slotsOn = memoizeByDay((day): readonly FreeSlot[] => {
    const diaries = diariesOf(day);
    const free = new Map<string, readonly Provider[]>();
    const freeAt: FreeAt = (visit, start) => {
      const key = `${visit} ${start}`;
      const known = free.get(key) ?? diaries.freeAt(start, companions?.[visit - 1]?.minutes ?? minutes);
      free.set(key, known);
      return known;
    };
    return diaries
      .starts(minutes, provider)
      .filter(({ start }) => start >= context.clock.now())
      .flatMap((each) => fittedSlot(each, request, day.timeZone, freeAt) ?? []);
  });
  const days = await readDays(found.value, request.days, context, (read) => read.flatMap(slotsOn).length >= maxSlots);
  if (!days.ok) return days;
  return { ok: true, value: { slots: days.value.flatMap(slotsOn).slice(0, maxSlots), source: 'computed' } };
}

/** Every day is looked through once, also while it is asked whether there are enough. */
function memoizeByDay(slotsOn: (day: DayRows) => readonly FreeSlot[]): (day: DayRows) => readonly FreeSlot[] {
  const known = new WeakMap<DayRows, readonly FreeSlot[]>();
  return (day) => {
    const slots = known.get(day) ?? slotsOn(day);
    known.set(day, slots);
    return slots;
  };
}

/** Whether a time, written in the location's zone, is on a wanted weekday and within the wanted hours. */
function isWanted(
  local: string,
  { weekdays, earliest, latest, minutes }: Pick<SlotRequest, 'weekdays' | 'earliest' | 'latest' | 'minutes'>,
): boolean {
  // A date without a time is read in UTC, as is its weekday; Sunday is 0 there.
  const weekday = new Date(local.slice(0, 10)).getUTCDay() || 7;
  const minute = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  return (
    (weekdays === null || weekdays.length === 0 || weekdays.includes(weekday)) &&
    minute >= (earliest ?? 0) &&
    (latest === null || minute + minutes <= latest)
  );
}
