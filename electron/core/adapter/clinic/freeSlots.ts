import type { AppointmentType, Location, Provider } from '../../../../graphql/desk/generated/types.ts';
import { readRow } from '../../../../graphql/service/rows.ts';
import type { ArgumentValues } from '../../../../graphql/service/variables.ts';
import { takes } from '../../../../graphql/service/documents.ts';
import { type FreeSlot, readFreeSlots, type ReadSlot } from '../../../../graphql/service/readers/readFreeSlots.ts';
import { datesFrom, dayBounds } from '../../../../graphql/service/readers/time.ts';
import type { ArgumentRole, Operation, SlotFields } from '../../../../graphql/service/serviceMap.ts';
import type { Result } from '../../../contract/failure.ts';
import { choiceNeeded, type NeededChoice, notOffered } from '../../connection/failures.ts';
import { fetchAllRows, type Reading } from './allRows.ts';
import { askInBatches } from './batches.ts';
import type { Memoize } from './memoize.ts';
import type { Question } from './pages.ts';
import type { QueryService } from '../../connection/serviceClient.ts';

/** A free time of the service's own. */
export type OwnSlot = FreeSlot;

/** A search for free times. */
export interface SlotQuestion {
  readonly location: Location;
  readonly typeId: string | null;
  readonly providerId: string | null;
  /** The first day, YYYY-MM-DD, by the location's calendar. */
  readonly from: string;
  /** At most 14. */
  readonly days: number;
}

/** What a clinic offers to find free times. */
interface SlotPlaces {
  locations(): Promise<Result<readonly Location[]>>;
  providers(location: string | null): Promise<Result<readonly Provider[]>>;
  appointmentTypes(location: string | null): Promise<Result<readonly AppointmentType[]>>;
}

const maxDays = 14;
const maxSlots = 500;

/**
 * Reads free times: in one query where the service takes a period, else day by day, three at once. Results outside the
 * request are left out, each time is given once.
 */
export async function readFreeSlotsOf(
  clinic: SlotPlaces,
  question: Question<SlotFields> | null,
  requested: SlotQuestion,
  { queryService, remember, ...reading }: Reading & { readonly queryService: QueryService; readonly remember: Memoize },
): Promise<Result<readonly FreeSlot[]>> {
  if (!question) return { ok: false, failure: notOffered('freeSlots') };
  const { operation } = question;
  const minutes = takes(operation, 'minutes') ? await minutesOf(clinic, requested) : null;
  const lacking = lackingChoice(operation, { ...requested, minutes });
  if (lacking !== null) return { ok: false, failure: choiceNeeded(lacking) };
  if (await mayBeElsewhere(clinic, operation, requested))
    return { ok: false, failure: choiceNeeded('timesPerProvider') };

  const timeZone = requested.location.timeZone ?? reading.timeZone;
  const people = linksPeople(operation.fields) ? await clinic.providers(null) : null;
  const days = datesFrom(requested.from, Math.min(Math.max(Math.trunc(requested.days), 1), maxDays));
  const stretches = asksForPeriod(operation) ? [days] : days.map((day) => [day]);
  /** The free times of a day or a period; each question is asked once in half a minute. */
  const slotsIn = async (stretch: readonly string[]): Promise<Result<readonly ReadSlot[]>> => {
    const [first = requested.from] = stretch;
    const last = stretch.at(-1) ?? first;
    const values: ArgumentValues = {
      day: first,
      days: stretch.length,
      locationId: requested.location.id,
      typeId: requested.typeId,
      providerId: requested.providerId,
      minutes,
    };
    const bounds = { from: dayBounds(first, timeZone).from, to: dayBounds(last, timeZone).to };
    const fetchBetween = (ends: Pick<ArgumentValues, 'from' | 'to'>): ReturnType<typeof fetchAllRows> =>
      remember(`slots ${JSON.stringify([values, ends])}`, () =>
        fetchAllRows(queryService, question, { ...values, ...ends }, { ...reading, timeZone }),
      );
    // Ends that lose their zone are widened by a day, unless the service counts from the first or refuses past times.
    const exact = wallEnds(operation, first, last, bounds);
    let all = await fetchBetween(takes(operation, 'to') ? bounds : exact);
    if (!all.ok && all.failure.kind === 'refused' && takes(operation, 'to')) all = await fetchBetween(exact);
    if (!all.ok) return all;
    const day = takes(operation, 'day') || first === last ? first : null;
    return {
      ok: true,
      value: all.value.rows
        .flatMap((row) => readRow(row, (each) => readFreeSlots(each, operation.fields, { timeZone, day })) ?? [])
        .map((slot) => (people?.ok ? completed(slot, people.value) : slot))
        .filter((slot) => isWithin(slot, bounds) && matchesRequest(slot, requested, takes(operation, 'providerId'))),
    };
  };
  const read = await askInBatches(stretches, slotsIn, (parts) => distinct(parts.flat()).length >= maxSlots);
  if (!read.ok) return read;
  const sorted = distinct(read.value.flat()).toSorted(
    (one, other) => Date.parse(one.start) - Date.parse(other.start) || compare(one.providerId, other.providerId),
  );
  return { ok: true, value: sorted.slice(0, maxSlots).map(toRow) };
}

/** Each time of a provider once. */
function distinct(slots: readonly ReadSlot[]): readonly ReadSlot[] {
  const found = new Map<string, ReadSlot>();
  for (const slot of slots) {
    const key = `${Date.parse(slot.start)} ${slot.providerId ?? slot.providerName ?? ''}`;
    if (!found.has(key)) found.set(key, slot);
  }
  return [...found.values()];
}

function toRow({ start, end, providerId, providerName }: ReadSlot): FreeSlot {
  return { start, end, providerId, providerName };
}

const choices = {
  typeId: 'timesPerType',
  providerId: 'timesPerProvider',
  minutes: 'timesPerLength',
} as const satisfies Partial<Record<ArgumentRole, NeededChoice>>;

/** A choice that the service requires and that was not made. */
function lackingChoice(
  operation: Operation<SlotFields>,
  given: Readonly<Record<keyof typeof choices, unknown>>,
): NeededChoice | null {
  for (const role of ['typeId', 'providerId', 'minutes'] as const) {
    const isDemanded = operation.arguments.some(({ slots }) =>
      slots.some((slot) => 'role' in slot && slot.role === role && slot.demanded === true),
    );
    if (isDemanded && given[role] === null) return choices[role];
  }
  return null;
}

/** Whether the result could hold times of other locations that nothing distinguishes. */
async function mayBeElsewhere(
  clinic: Pick<SlotPlaces, 'locations'>,
  operation: Operation<SlotFields>,
  { providerId }: SlotQuestion,
): Promise<boolean> {
  if (takes(operation, 'locationId') || links(operation, 'location') || providerId !== null) return false;
  const places = await clinic.locations();
  return places.ok && places.value.length > 1;
}

/** Whether the times, or a group that contains them, link to a provider or a location. */
function links({ fields }: Operation<SlotFields>, link: 'provider' | 'location'): boolean {
  return linksOf(fields).some((each) => each[link] !== undefined && each[link].mention !== 'name');
}

function linksOf(fields: SlotFields): readonly SlotFields[] {
  return fields.slots ? [fields, ...linksOf(fields.slots.fields)] : [fields];
}

/** Whether slots give only an id or a name of the provider, so that the list of providers completes them. */
function linksPeople(fields: SlotFields): boolean {
  return linksOf(fields).some(({ provider }) => provider?.complete === 'providers');
}

async function minutesOf(
  clinic: Pick<SlotPlaces, 'appointmentTypes'>,
  { typeId, location }: SlotQuestion,
): Promise<number | null> {
  if (typeId === null) return null;
  const types = await clinic.appointmentTypes(location.id);
  return (types.ok && types.value.find(({ id }) => id === typeId)?.minutes) || null;
}

function asksForPeriod(operation: Operation<SlotFields>): boolean {
  return takes(operation, 'from') && (takes(operation, 'to') || takes(operation, 'days'));
}

/** The two ends by the location's calendar and clock, where they are written as such. */
function wallEnds(
  operation: Operation<SlotFields>,
  first: string,
  last: string,
  bounds: { readonly from: string; readonly to: string },
): Pick<ArgumentValues, 'from' | 'to'> {
  const slots = operation.arguments.flatMap((argument) => argument.slots);
  const write = (role: 'from' | 'to', day: string): string => {
    const form = slots.find((slot) => 'role' in slot && slot.role === role);
    if (!form || !('role' in form)) return bounds[role];
    return form.form === 'date' || form.form === 'digits'
      ? day
      : form.form === 'naive'
        ? `${day}T00:00:00`
        : bounds[role];
  };
  // Whether the end date is inclusive is unknown, so the day after it is queried and filtered out.
  return { from: write('from', first), to: write('to', datesFrom(last, 2)[1] ?? last) };
}

/** Completes a provider's id or name from the list of providers. */
function completed(slot: ReadSlot, people: readonly Provider[]): ReadSlot {
  const { providerId, providerName } = slot;
  if (providerId !== null && providerName === null) {
    const name = people.find(({ id }) => id === providerId)?.name ?? '';
    return { ...slot, providerName: name === '' ? null : name };
  }
  if (providerId !== null || providerName === null) return slot;
  const same = people.filter(({ name }) => name === providerName);
  return { ...slot, providerId: same.length === 1 ? (same[0]?.id ?? null) : null };
}

function isWithin({ start }: ReadSlot, { from, to }: { readonly from: string; readonly to: string }): boolean {
  const moment = Date.parse(start);
  return moment >= Date.parse(from) && moment < Date.parse(to);
}

/**
 * Whether a time is at the requested location and with the requested provider. One without a provider counts only if the
 * query named the provider.
 */
function matchesRequest(
  { providerId, locationId }: ReadSlot,
  { location, ...requested }: SlotQuestion,
  isQueried: boolean,
): boolean {
  const isHere = locationId === null || locationId === location.id;
  const isOfProvider = providerId === null ? isQueried : providerId === requested.providerId;
  return isHere && (requested.providerId === null || isOfProvider);
}

function compare(one: string | null, other: string | null): number {
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
