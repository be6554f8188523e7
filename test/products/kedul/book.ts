import { GraphQLError } from 'graphql';
import { hasClearDay } from '../clearDay.ts';
import type { Practice } from '../../dialects/practice.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { textOf, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { kedulIds, otherId, type ServiceLine } from './ledger.ts';

/** Whether a row is in Kedul's book: what is removed is gone, and time that is kept free is no appointment. */
export function hasPlace(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && hasClearDay(row);
}

/** The key behind an id that an input may leave out; one that is unknown breaks a foreign key. */
export function knownKey(
  practice: Practice,
  kind: 'place' | 'provider' | 'visitType' | 'client',
  id: unknown,
): number | null {
  if (id === null || id === undefined) return null;
  const key = kedulIds.key(kind, textOf(id));
  const lists = {
    place: practice.places,
    provider: practice.providers,
    visitType: practice.visitTypes,
    client: practice.clients,
  };
  if (!rowOf<{ readonly key: number }>(lists[kind], key)) throw new GraphQLError(`No ${kind} ${textOf(id)}`);
  return key;
}

/** An instant as the Date scalar takes it: a number, or whatever JavaScript can read. */
export function instantIn(input: Row, field: string): number | null | undefined {
  const value = input[field];
  if (value === undefined || value === null) return value;
  const instant = typeof value === 'number' ? value : Date.parse(textOf(value));
  if (Number.isNaN(instant)) throw new GraphQLError('Invalid Date');
  return instant;
}

/** The services that an input gives an appointment. */
export function linesIn(practice: Practice, inputs: readonly Row[], appointmentKey: number): readonly ServiceLine[] {
  return inputs.map((input, index) => {
    const typeKey = knownKey(practice, 'visitType', input['serviceId']);
    const start = instantIn(input, 'startDate');
    if (typeKey === null || typeof start !== 'number') throw new GraphQLError('A service needs a start');
    return {
      id: givenText(input, 'id') ?? otherId('line', 100_000 + appointmentKey * 10 + index),
      typeKey,
      start,
      minutes: Number(input['duration']),
      order: Number(input['order']),
      clientNumber: Number(input['clientNumber']),
      isRequested: input['isEmployeeRequestedByClient'] === true,
      providerKey: knownKey(practice, 'provider', input['employeeId']),
      clientKey: knownKey(practice, 'client', input['clientId']),
    };
  });
}

/** When and with whom an appointment is, by its services: from the earliest start to the latest end. */
export function visitOfLines(
  lines: readonly ServiceLine[],
): Pick<AppointmentRecord, 'start' | 'minutes' | 'typeKey' | 'providerKey'> {
  const [first] = lines.toSorted((one, other) => one.start - other.start);
  const start = first?.start ?? 0;
  const end = Math.max(...lines.map((line) => line.start + line.minutes * 60_000));
  const minutes = Math.round((end - start) / 60_000);
  return { start, minutes, typeKey: first?.typeKey ?? 1, providerKey: first?.providerKey ?? null };
}

const mostRepeats = 366;
const dayMs = 86_400_000;

/** The starts of an appointment that repeats: the first one, then as the rule says. */
export function startsOf(start: number, rule: Row): readonly number[] {
  const interval = typeof rule['interval'] === 'number' ? rule['interval'] : 1;
  const count = typeof rule['count'] === 'number' ? rule['count'] : mostRepeats;
  const until = instantIn(rule, 'until') ?? Number.MAX_SAFE_INTEGER;
  const at = (index: number): number => {
    const steps = index * interval;
    if (rule['frequency'] === 'DAILY') return start + steps * dayMs;
    if (rule['frequency'] === 'WEEKLY') return start + steps * 7 * dayMs;
    const date = new Date(start);
    if (rule['frequency'] === 'MONTHLY') return date.setUTCMonth(date.getUTCMonth() + steps);
    return date.setUTCFullYear(date.getUTCFullYear() + steps);
  };
  return Array.from({ length: Math.min(count, mostRepeats) }, (_, index) => at(index)).filter((each) => each <= until);
}
