import { mapPaths } from '../../mapPaths.ts';
import type { Path, Source } from '../../sources.ts';
import { slotOfBooking } from '../schema/bookedSlot.ts';
import { contentsOf, type Leaf } from '../schema/leaves.ts';
import type { FieldContext } from './nameFields.ts';
import { pickLeaf } from './pickLeaf.ts';
import { calledIn, isCalled } from '../words/typeNames.ts';
import type { ValueKind } from '../schema/valueKind.ts';

const past = [
  'created',
  'modification',
  'registration',
  'cancellation',
  'confirmation',
  'updated',
  'deleted',
  'modified',
  'birth',
  'confirmed',
  'completed',
  'checked',
  'cancelled',
  'canceled',
  'arrived',
  'booked',
  'changed',
  'reminder',
  'requested',
  'published',
  'launched',
  'opened',
  'founded',
  'zone',
  'follow',
  'recall',
  'due',
  'actual',
  'waiting',
  'previous',
  'original',
  'gmt',
  'locked',
  'entry',
  'added',
  'recorded',
  'server',
  'quiet',
  // From and to in money.
  'price',
  'cost',
  'amount',
  'rent',
];
const startWords = [
  'start',
  'start at',
  'start time',
  'start date time',
  'scheduled start',
  'scheduled',
  'scheduled at',
  'scheduled for',
  'scheduled time',
  'appointment time',
  'date time',
  'when',
  'from',
  'start date',
  'date time start',
];
/** What is a start also beside a date and a clock; a moment that is called no more than that is of something else. */
const plainStarts = startWords.filter((words) => /start|schedule/.test(words));
const endWords = [
  'end',
  'end at',
  'end time',
  'end date time',
  'until',
  'scheduled end',
  'end date',
  'to',
  'date time end',
  'thru',
  'stop',
];
const dateWords = [
  'date',
  'day',
  'appointment date',
  'visit date',
  'scheduled date',
  'start date',
  'service date',
  'date scheduled',
  // Portuguese and Italian.
  'data',
];
const clockWords = [
  'start time',
  'start at',
  'time',
  'start',
  'from',
  'time start',
  'start clock',
  'scheduled time',
  'appointment time',
  'start hour',
  'hour',
];
const lengthWords = [
  'duration',
  'length',
  'minute',
  'duration minute',
  'length minute',
  'duration min',
  'slot length',
  'length in minute',
];
const notLengths = [
  'actual',
  'buffer',
  'billing',
  'unit',
  'late',
  'waiting',
  'wait',
  'start',
  'reminder',
  'offset',
  'before',
  'after',
  'padding',
  'cents',
];

interface Times {
  readonly start: Source | undefined;
  readonly end: Source | undefined;
}

/** When an appointment starts and ends: moments, a date with wall clocks or minutes, or a start with a length. */
export function timeSources({ schema, type, levels }: FieldContext): Times {
  const leaves = contentsOf(schema, type).leaves.map(namedByHolder);
  const pick = (words: readonly string[], kinds: readonly ValueKind[], avoid: readonly string[]): Leaf | null =>
    pickLeaf(leaves, { words, kinds, avoid, levels });
  const length = pick(lengthWords, ['number', 'text'], notLengths);
  const after = (start: Path): Source | undefined =>
    length ? { kind: 'minutesAfter', start, minutes: length.path } : undefined;

  // Beside a wall clock a date is only the day, whatever its type: `Date: DateTime`, `Time: LocalTime`.
  const isSplit = pick(clockWords, ['clock'], past) !== null;
  const moment =
    pick(isSplit ? plainStarts : startWords, ['moment'], [...past, 'end']) ??
    (isSplit ? null : pick(['date', 'time'], ['moment'], [...past, 'end']));
  // Written twice, as a wall clock and in UTC: `startTime` and `startTimeUtc`.
  const inUtc = moment && besideCalled(leaves, moment, [...moment.words, 'utc']);
  if (inUtc) {
    const end = counterpart(leaves, inUtc);
    return { start: path(inUtc), end: end ? path(end) : after(inUtc.path) };
  }
  if (moment) {
    const end = counterpart(leaves, moment) ?? pick(endWords, ['moment'], [...past, 'start']);
    return { start: path(moment), end: end ? path(end) : after(moment.path) };
  }
  const date = pick(dateWords, ['date', 'text', 'moment'], [...past, 'end', 'time', 'timestamp']);
  const clock =
    date && (pick(clockWords, ['clock'], past) ?? pick(clockWords, ['text'], [...past, 'date', 'end', 'day']));
  const minute = pick(['start minute', 'minute start', 'start min'], ['number'], past);
  const timeOfDay = clock && clock !== date ? clock : minute;
  if (date && timeOfDay) {
    const end = pick(
      ['end time', 'end at', 'end', 'until', 'to', 'time end', 'stop', 'end hour'],
      clock ? ['clock', 'text'] : ['number'],
      [...past, 'date', 'start'],
    );
    const start: Source = { kind: 'dateAndTime', date: date.path, time: timeOfDay.path };
    const isClock = end !== null && end.kind === timeOfDay.kind;
    return { start, end: isClock ? { kind: 'dateAndTime', date: date.path, time: end.path } : after(date.path) };
  }
  const written =
    pick(startWords, ['text', 'date', 'number'], [...past, ...notStarts, 'end']) ??
    pick(['date', 'time'], ['text', 'date'], [...past, 'end']);
  const end = pick(endWords, ['text', 'date', 'number'], [...past, ...notStarts, 'start']);
  if (!written)
    return (
      slotTimes({ schema, type, levels }) ??
      stayTimes(pick) ??
      keyTimes(leaves, length) ??
      stampTimes(leaves, isCalled(calledIn(schema, type), 'appointment')) ?? { start: undefined, end: undefined }
    );
  return { start: path(written), end: end && end !== written ? path(end) : after(written.path) };
}

/** The end that is called just as a start is, `datetimeEndUtc` beside `datetimeStartUtc`, or nearly so, `endUtc`. */
function counterpart(leaves: readonly Leaf[], start: Leaf): Leaf | undefined {
  const words = start.words.map((word) => (word === 'start' ? 'end' : word));
  if (!words.includes('end')) return undefined;
  const bare = (): readonly Leaf[] => leaves.map((leaf) => ({ ...leaf, words: withoutTime(leaf.words) }));
  return besideCalled(leaves, start, words) ?? besideCalled(bare(), start, withoutTime(words));
}

function withoutTime(words: readonly string[]): readonly string[] {
  return words.filter((word) => !['time', 'at', 'date'].includes(word));
}

/** A value of the same kind in the same object, called exactly so. */
function besideCalled(leaves: readonly Leaf[], { kind, path: at }: Leaf, words: readonly string[]): Leaf | undefined {
  const holder = at.slice(0, -1).join('.');
  return leaves.find(
    (leaf) =>
      leaf.kind === kind &&
      !leaf.isList &&
      leaf.path.slice(0, -1).join('.') === holder &&
      leaf.words.join(' ') === words.join(' '),
  );
}

/** `start { timestamp }`: the moment of an object that is called for it. */
function namedByHolder(leaf: Leaf): Leaf {
  const isMoment = leaf.around.length > 0 && leaf.words.every((word) => momentWords.has(word));
  return isMoment ? { ...leaf, words: ['value'] } : leaf;
}

const momentWords: ReadonlySet<string> = new Set(['timestamp', 'instant', 'utc', 'moment']);

/** A visit may take its times from the slot that it fills, or the class in which it is a place. */
function slotTimes({ schema, type, levels }: FieldContext): Times | null {
  const slot = contentsOf(schema, type).branches.find(
    ({ many, words, path: at, type: to }) =>
      !many &&
      at.length < levels &&
      (['slot', 'time slot'].includes(words.join(' ')) || to === slotOfBooking(schema, type)),
  );
  if (!slot) return null;
  const { start, end } = timeSources({ schema, type: slot.type, levels: levels - slot.path.length });
  const below = (own: Path): Path => [...slot.path, ...own];
  return { start: start && mapPaths(start, below), end: end && mapPaths(end, below) };
}

/** The two times of a boarding stay, taken only together: alone, an arrival is when a client came. */
const stays = [
  ['arrival', 'departure'],
  ['check in', 'check out'],
  ['drop off', 'pick up'],
] as const;

function stayTimes(
  pick: (words: readonly string[], kinds: readonly ValueKind[], avoid: readonly string[]) => Leaf | null,
): Times | null {
  for (const [first, last] of stays) {
    const [start, end] = [first, last].map((word) =>
      pick([word, `${word} at`, `${word} time`, `${word} date`], ['moment', 'date'], ['actual', 'created', 'updated']),
    );
    if (start && end) return { start: path(start), end: path(end) };
  }
  return null;
}

/** What has a length starts at its only moment, whatever that is called, such as the sort key of a table. */
function keyTimes(leaves: readonly Leaf[], length: Leaf | null): Times | null {
  const [only, another] = leaves.filter(
    ({ kind, path: at, words }) => kind === 'moment' && at.length === 1 && !words.some((word) => past.includes(word)),
  );
  if (!only || another || !length) return null;
  return { start: path(only), end: { kind: 'minutesAfter', start: only.path, minutes: length.path } };
}

/** The `timestamp` of an appointment is its start, where it has no other. */
function stampTimes(leaves: readonly Leaf[], isAppointment: boolean): Times | null {
  const only = leaves.find(({ path: at, words }) => at.length === 1 && words.join(' ') === 'timestamp');
  return only && isAppointment ? { start: path(only), end: undefined } : null;
}

const notStarts = [
  'minute',
  'reason',
  'note',
  'status',
  'id',
  'name',
  'odometer',
  'subscription',
  'membership',
  'contract',
  'employment',
];

function path({ path: at, words }: Leaf): Source {
  return { kind: 'path', path: at, ...(words.includes('utc') && { naive: 'utc' as const }) };
}
