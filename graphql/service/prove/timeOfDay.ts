import type { SchemaModel } from '../introspection/schemaModel.ts';
import { contentsOf, type Leaf } from '../match/schema/leaves.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { readMoment } from '../readers/time.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, readValue, type Source, valuesAt } from '../sources.ts';

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;
const quarter = 15 * 60_000;
const fewest = 3;
const clock = /^\d{1,2}:\d{2}(:\d{2})?(\s?[ap]\.?m\.?)?$/i;
const endWords: ReadonlySet<string> = new Set(['end', 'until', 'to', 'stop', 'close', 'finale']);
/** Of other moments than those of the visit. */
const otherTimes: ReadonlySet<string> = new Set([
  'created',
  'updated',
  'arrived',
  'arrival',
  'check',
  'reminder',
  'actual',
]);

/**
 * Where every start is a midnight, in UTC or in another zone, it is the day alone, whatever its type says: the time of the
 * day is in the one text beside it that looks like a clock, and the end in another that is called so.
 */
export function withTimeOfDay(
  schema: SchemaModel,
  operation: Operation<object>,
  rows: readonly unknown[],
): Operation<object> {
  const { start, end, ...others } = operation.fields as Partial<AppointmentFields>;
  const type = rowType(schema, operation);
  if (!type || start?.kind !== 'path' || rows.length < fewest) return operation;
  const moments = rows.flatMap((row) => readMoment(readValue(row, start), 'UTC') ?? []);
  if (moments.length < rows.length || !areMidnights(moments)) return operation;
  const clocks = contentsOf(schema, type).leaves.filter(
    (leaf) => leaf.path.length === 1 && !leaf.words.some((word) => otherTimes.has(word)) && isClock(leaf, rows),
  );
  const isEnd = ({ words }: Leaf): boolean => words.some((word) => endWords.has(word));
  const [time, another] = clocks.filter((leaf) => !isEnd(leaf));
  const [endTime, secondEnd] = clocks.filter(isEnd);
  if (!time || another) return operation;
  const midnight = moments.some((moment) => moment % day !== 0) ? { midnight: true as const } : {};
  const at = (leaf: Leaf): Source => ({ kind: 'dateAndTime', date: start.path, time: leaf.path, ...midnight });
  const isLength = end?.kind === 'minutesAfter';
  const last = endTime && !secondEnd ? at(endTime) : isLength ? end : undefined;
  return { ...operation, fields: { ...others, start: at(time), ...(last && { end: last }) } };
}

/** Whether all are the same time of the day in UTC, as midnights of a zone are; a change of its clocks moves them by an hour. */
function areMidnights(moments: readonly number[]): boolean {
  const times = moments.map((moment) => moment % day);
  return Math.max(...times) - Math.min(...times) <= hour && times.every((time) => time % quarter === 0);
}

function isClock({ path, kind }: Leaf, rows: readonly unknown[]): boolean {
  if (kind !== 'text' && kind !== 'clock') return false;
  const texts = rows.flatMap((row) => asText(valuesAt(row, path)[0])?.trim() || []);
  return texts.length >= rows.length * 0.8 && texts.every((text) => clock.test(text)) && new Set(texts).size > 1;
}
