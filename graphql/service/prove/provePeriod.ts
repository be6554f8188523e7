import type { DateForm } from '../dateForm.ts';
import { takes } from '../documents.ts';
import { addDays, dateAt, dayBounds, momentIn } from '../readers/time.ts';
import { zoneNamed } from '../readers/zoneNames.ts';
import type { AppointmentFields, LocationFields, Operation } from '../serviceMap.ts';
import { linkedAt, readText, samePath } from '../sources.ts';
import { type Judgment, type ProofSession, queryRows } from './proofSession.ts';
import { writtenTimes } from './writtenTimes.ts';
import { argumentStep, fieldOf, without, withForm, withSlots } from './slots.ts';
import type { Verdict } from '../match/matchSchema.ts';
import type { Reason } from '../match/words/reasons.ts';
import { placesFor } from '../match/queries/argumentRoles.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import type { ValueForm } from '../valueForm.ts';

export interface ProvenPeriod extends Judgment {
  readonly operation: Operation<AppointmentFields>;
}

/**
 * Asks for one day of the appointments that were read. Rows of that day must come, and rows of other days must not: ends
 * that leave some out are asked for wider, and what filters something else is not asked for.
 */
export async function provePeriod(
  session: ProofSession,
  operation: Operation<AppointmentFields>,
  rows: readonly unknown[],
): Promise<ProvenPeriod> {
  const answer = (verdict: Verdict, reason: Reason, changed: Operation<object> = operation): ProvenPeriod => ({
    // Sound: only arguments were changed.
    operation: changed as Operation<AppointmentFields>,
    verdict,
    reason,
  });
  if (!takes(operation, 'from') && !takes(operation, 'day')) return answer('unproven', 'noPeriodFilter');
  const { fields } = operation;
  const { providerId } = session;
  const placeOf = (row: unknown): string | null =>
    fields.location ? readText(linkedAt(row, fields.location), fields.location.fields.id) : null;
  const zones = zonesOf(session);
  const listed = rows.flatMap((row) => {
    const place = placeOf(row);
    const zone = zones.get(place ?? '') ?? session.timeZone;
    const moment = momentIn(row, fields.start, zone);
    const id = readText(row, fields.id);
    return moment === null || id === null ? [] : [{ id, place, zone, moment, date: dateAt(moment, zone) }];
  });
  const chosen = busiestDay(listed);
  if (!chosen) return answer('unproven', 'noAppointments');
  const { place, zone, date } = chosen;
  const expected = listed.filter((each) => each.date === date && each.place === place).map(({ id }) => id);
  const query = async (of: Operation<object>, ends = dayBounds(date, zone)): Promise<readonly string[] | null> => {
    const values = { ...ends, day: date, limit: 200, offset: 0, page: 1, includeEnded: true };
    const given = await queryRows(session, 'appointments', of, { ...values, locationId: place, providerId }, zone);
    return given && given.flatMap((row) => readText(row, fields.id) ?? []);
  };
  const holdsDay = (given: readonly string[]): boolean => expected.every((id) => given.includes(id));
  const holdsOthers = (given: readonly string[]): boolean =>
    listed.some((each) => given.includes(each.id) && isFar(each.date, date));
  const firstThat = async (fits: (given: readonly string[]) => boolean): Promise<Operation<object> | null> => {
    for (const other of otherPeriods(session.schema, operation)) {
      const given = takes(other, 'from') ? await query(other) : null;
      if (given && fits(given)) return other;
    }
    return null;
  };
  const whole = without(session.schema, without(session.schema, operation, 'from', 'to', 'day'), 'locationId');
  const wider = withForm(withForm(operation, 'from', 'wide'), 'to', 'wide');
  const ids = await query(operation);
  if (!ids) return answer('unproven', 'noResponseForDay');
  if (holdsDay(ids)) {
    if (!holdsOthers(ids)) {
      // Instants may be compared with wall clocks: a row just after midnight would be missed, which no other day may show.
      const around = isClockAmongInstants(operation, rows) ? await query(operation, minuteAround(chosen.moment)) : null;
      return answer('proven', 'returnsOneDay', around?.includes(chosen.id) === false ? wider : operation);
    }
    const exact = await firstThat((given) => holdsDay(given) && !holdsOthers(given));
    if (exact) return answer('proven', 'returnsOneDayOtherwise', exact);
    // What answers other days as well filters something else, perhaps; without it the day is whole.
    const all = isDemanded(whole) ? null : await query(whole);
    if (!all?.some((id) => !ids.includes(id))) return answer('unproven', 'returnsOtherDays');
    return answer('refuted', 'filtersOtherwise', whole);
  }
  if (takes(operation, 'from') && takes(operation, 'to')) {
    const more = await query(wider);
    if (more && holdsDay(more)) return answer('proven', 'returnsOneDayWider', wider);
  }
  const other = await firstThat(holdsDay);
  if (other) return answer('proven', 'returnsOneDayOtherwise', other);
  return answer('refuted', 'leavesOutAppointments', whole);
}

/** Whether a period is asked for by instants, and rows have wall clocks of an unwritten zone. */
function isClockAmongInstants(
  { arguments: list, fields }: Operation<AppointmentFields>,
  rows: readonly unknown[],
): boolean {
  const isKnown = fields.start.kind === 'path' && fields.start.naive === 'utc';
  const isByInstants = list.some(({ slots }) =>
    slots.some((slot) => 'role' in slot && slot.role === 'from' && (slot.form ?? 'instant') === 'instant'),
  );
  return isByInstants && !isKnown && ['local', 'localSpaced', 'localMinute'].includes(writtenTimes(fields, rows) ?? '');
}

const unfilteredRoles = ['from', 'to', 'day', 'locationId'] as const;

function isDemanded(operation: Operation<object>): boolean {
  return unfilteredRoles.some((role) => takes(operation, role));
}

/** The operation with the ends of its period written otherwise: wall clocks with a space for instants, and those for the others. */
export function otherForms(operation: Operation<object>, dateForm: DateForm | null): readonly Operation<object>[] {
  const form = operation.arguments
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => ('role' in slot && slot.role === 'from' ? (slot.form ?? []) : []))
    .at(0);
  const isEpoch = form === 'seconds' || form === 'milliseconds';
  const other: ValueForm | null = isEpoch
    ? 'clockDigits'
    : form === 'instant'
      ? 'spaced'
      : form === 'date' || form === 'naive'
        ? 'instant'
        : null;
  const others = [...(form === 'date' && dateForm ? [dateForm] : []), ...(other ? [other] : [])];
  return others.map((each) => withForm(withForm(operation, 'from', each), 'to', each));
}

/** The operation with its period at other places of its arguments, and at last without one where none is demanded. */
export function otherPeriods(schema: SchemaModel, operation: Operation<object>): readonly Operation<object>[] {
  const field = fieldOf(schema, operation);
  if (!field) return [];
  const at = argumentStep(operation, field);
  const bare = without(schema, operation, 'from', 'to');
  const used = placesOf(operation);
  const ends = placesFor(schema, field, 'to');
  const pairs = placesFor(schema, field, 'from').flatMap((start) => {
    const end = ends.find(
      (each) => each.name === start.name && samePath(each.slot.path.slice(0, -1), start.slot.path.slice(0, -1)),
    );
    return end && start.slot.path.length > 0 ? [{ start, end }] : [];
  });
  const moved = pairs
    .filter(({ start }) => !used.includes([start.name, ...start.slot.path].join('.')))
    .map(({ start, end }) => withSlots(bare, { name: start.name, type: start.type, at }, [start.slot, end.slot]));
  return [...moved.slice(0, 2), ...(takes(bare, 'from') || takes(bare, 'to') ? [] : [bare])];
}

function placesOf(operation: Operation<object>): readonly string[] {
  return operation.arguments.flatMap(({ name, slots }) =>
    slots.filter((slot) => 'role' in slot && slot.role === 'from').map(({ path }) => [name, ...path].join('.')),
  );
}

function minuteAround(moment: number): { readonly from: string; readonly to: string } {
  const [from, to] = [moment - 60_000, moment + 60_000].map((each) => new Date(each).toISOString());
  return { from: from ?? '', to: to ?? '' };
}

interface Listed {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly moment: number;
  readonly place: string | null;
  readonly zone: string;
  readonly date: string;
}

/** The day and place with most appointments, but for the last day: more of it may follow on the next page. */
function busiestDay(listed: readonly Listed[]): Listed | null {
  const last = listed
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const before = listed.filter(({ date }) => date !== last);
  // Counted once: a large clinic lists thousands.
  const days = new Map<string, { readonly first: Listed; count: number }>();
  for (const each of before.length > 0 ? before : listed) {
    const key = JSON.stringify([each.date, each.place]);
    const day = days.get(key) ?? { first: each, count: 0 };
    day.count += 1;
    days.set(key, day);
  }
  const [best] = [...days.values()].toSorted((one, other) => other.count - one.count);
  return best?.first ?? null;
}

function isFar(date: string, from: string): boolean {
  return date < addDays(from, -1) || date > addDays(from, 1);
}

function zonesOf({ lists }: ProofSession): ReadonlyMap<string, string> {
  const places = lists.get('locations');
  // Sound: the list of locations is read by a location's fields.
  const fields = places?.operation.fields as LocationFields | undefined;
  const pairs = (places?.rows ?? []).flatMap((row) => {
    const id = readText(row, fields?.id);
    const zone = zoneNamed(readText(row, fields?.timeZone) ?? '');
    return id === null || zone === null ? [] : [[id, zone] as const];
  });
  return new Map(pairs);
}
