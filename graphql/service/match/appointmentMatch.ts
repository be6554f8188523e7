import type { FieldModel, SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import type { Path, Source } from '../serviceMap.ts';
import { at, type FieldContext, textSource } from './fieldMatch.ts';
import { isPlain, pickField, valueKind } from './fieldSearch.ts';
import { objectType } from './resultShape.ts';
import { wordsOf } from './words.ts';

const past = ['created', 'updated', 'inserted', 'deleted', 'modified', 'birth', 'confirmed', 'completed', 'checked'];
const startWords = [
  'start',
  'starts',
  'start time',
  'start at',
  'scheduled',
  'scheduled at',
  'begin',
  'begins',
  'start date',
  'from',
];
const endWords = ['end', 'ends', 'end time', 'end at', 'finish', 'until', 'end date', 'to'];

/** When an appointment starts and ends: moments, a date with wall clocks, or a start with a length. */
export function timeSources(context: FieldContext): {
  readonly start: Source | undefined;
  readonly end: Source | undefined;
} {
  const { schema, type } = context;
  const date = pickField(
    schema,
    type,
    ['date', 'day', 'appointment date', 'visit date', 'start date'],
    ['date', 'text'],
    [...past, 'end', 'time'],
  );
  const clockOf = (words: readonly string[]): string | null =>
    pickField(schema, type, words, ['clock'], past)?.name ?? null;
  const startClock = clockOf([...startWords, 'time']) ?? (date ? textClock(schema, type, startWords) : null);
  const moment =
    pickField(schema, type, startWords, ['moment'], past) ??
    pickField(schema, type, ['date time', 'date', 'time', 'when'], ['moment'], [...past, 'end']);
  const length = pickField(
    schema,
    type,
    ['duration', 'length', 'minute', 'duration minute'],
    ['number', 'text'],
    ['actual', 'buffer', 'billing'],
  );
  const lengthPath: Path | null = length ? [length.name] : null;

  if (moment) {
    const end = pickField(schema, type, endWords, ['moment'], past);
    if (end) return { start: at(moment.name), end: at(end.name) };
    return {
      start: at(moment.name),
      end: lengthPath ? { kind: 'minutesAfter', start: [moment.name], minutes: lengthPath } : undefined,
    };
  }
  if (date && startClock) {
    const endClock = clockOf(endWords) ?? textClock(schema, type, endWords);
    const start: Source = { kind: 'dateAndTime', date: [date.name], time: [startClock] };
    if (endClock) return { start, end: { kind: 'dateAndTime', date: [date.name], time: [endClock] } };
    return { start, end: lengthPath ? { kind: 'minutesAfter', start: [date.name], minutes: lengthPath } : undefined };
  }
  const start =
    textSource(context, startWords, past, ['text', 'date']) ??
    textSource(context, ['date time', 'date', 'when'], [...past, 'end'], ['text', 'date']);
  const end = textSource(context, endWords, past, ['text', 'date']);
  if (end || !lengthPath || start?.kind !== 'path') return { start, end };
  return { start, end: { kind: 'minutesAfter', start: start.path, minutes: lengthPath } };
}

/** A wall clock that is typed as text, beside a date of its own: `start_time`, `endTime`. */
function textClock(schema: SchemaModel, type: TypeModel, words: readonly string[]): string | null {
  const field = pickField(
    schema,
    type,
    words.filter((word) => word.includes('time')),
    ['text'],
    [...past, 'zone', 'date'],
  );
  return field?.name ?? null;
}

/** The state of an appointment: a word of the service, else the last step of its course that is set. */
export function statusSource(context: FieldContext): Source | undefined {
  const { schema, type, levels } = context;
  const word = pickField(
    schema,
    type,
    ['status', 'state', 'stage', 'progress'],
    ['enum', 'text'],
    ['payment', 'billing', 'invoice', 'changed', 'sync', 'claim', 'marital'],
  );
  if (word && word.type.lists === 0) return at(word.name);
  const own = stepsOf(schema, type, (name) => courseRank(name) >= 0);
  for (const field of type.fields.filter(isStatusObject)) {
    const below = levels >= 2 ? objectType(schema, field.type.name) : null;
    if (!below) continue;
    const named = pickField(schema, below, ['label', 'name', 'title', 'code', 'value', 'status'], ['text', 'enum']);
    if (named) return at(field.name, named.name);
    const steps = stepsOf(schema, below, () => true).map((step) => ({ ...step, path: [field.name, ...step.path] }));
    if (steps.length >= 2) return { kind: 'course', steps: inCourse([...steps, ...own]) };
  }
  return own.length > 0 ? { kind: 'course', steps: inCourse(own) } : undefined;
}

function isStatusObject(field: FieldModel): boolean {
  const words = wordsOf(field.name);
  const says = ['status', 'state', 'stage', 'journey', 'progress'].some((word) => words.includes(word));
  return says && isPlain(field) && field.type.lists === 0;
}

interface Step {
  readonly path: Path;
  readonly label: string;
}

/** Flags and time stamps of a type that say how far a visit has come. */
function stepsOf(schema: SchemaModel, type: TypeModel, fits: (name: string) => boolean): readonly Step[] {
  return type.fields
    .filter((field) => ['flag', 'moment', 'date'].includes(valueKind(schema, field.type.name)) && fits(field.name))
    .map(({ name }) => ({ path: [name], label: labelOf(name) }));
}

/** The usual course of a visit; the ended states last, as they overrule what came before. */
const course = [
  'confirmed',
  'arrived',
  'checked',
  'admitted',
  'consultation',
  'started',
  'ready',
  'departed',
  'completed',
  'finished',
  'missed',
  'dna',
  'show',
  'cancelled',
  'canceled',
  'deleted',
];

function courseRank(name: string): number {
  const words = wordsOf(name);
  return course.findIndex((step) => words.includes(step));
}

function inCourse(steps: readonly Step[]): readonly Step[] {
  return steps.toSorted((one, other) => courseRank(one.label) - courseRank(other.label));
}

/** `isConfirmed` and `checkedInAt` without what makes them fields. */
function labelOf(name: string): string {
  return name.replace(/^(is|has|was)_?(?=[A-Z_])/, '').replace(/(_at|At)$/, '');
}
