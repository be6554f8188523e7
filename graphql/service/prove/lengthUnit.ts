import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, valueAt } from '../sources.ts';

/** Fewer visits may well be as long by chance. */
const fewestLengths = 5;
/** A visit of so many minutes takes five hours. */
const longMinutes = 300;
/** Stays of several days are counted in parts of a day. */
const partOfDay = 240;

/**
 * Lengths in seconds where they can't be minutes: whole minutes as seconds, each of which would take five hours or more, and
 * not in parts of days as boarding does.
 */
export function withLengthUnit(operation: Operation<object>, rows: readonly unknown[]): Operation<object> {
  const { end } = operation.fields as Partial<AppointmentFields>;
  if (end?.kind !== 'minutesAfter' || end.inSeconds) return operation;
  const texts = rows.flatMap((row) => asText(valueAt(row, end.minutes)) ?? []);
  const lengths = texts.map(Number).filter((length) => length !== 0);
  const areSeconds =
    lengths.length >= fewestLengths &&
    lengths.every((length) => length >= longMinutes && length % 60 === 0) &&
    lengths.some((length) => length % partOfDay !== 0);
  return areSeconds ? { ...operation, fields: { ...operation.fields, end: { ...end, inSeconds: true } } } : operation;
}
