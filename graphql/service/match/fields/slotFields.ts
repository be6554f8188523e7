import { type Link, samePath, type Source } from '../../sources.ts';
import type { SlotFields } from '../../serviceMap.ts';
import { isPast } from '../values/argumentMeaning.ts';
import { timeSources } from '../values/appointmentTimes.ts';
import { type EntityContext, named, present } from './entityValues.ts';
import { type Branch, contentsOf, type Leaf } from '../schema/leaves.ts';
import { linkTo, mentioned, mentionOf } from './links.ts';
import { idSource } from '../values/nameFields.ts';
import { pickLeaf } from '../values/pickLeaf.ts';
import { isIdentity } from '../schema/identity.ts';

/** Groups stand in groups at most so often: places, days, people. */
const maxGroups = 3;

/** How a time that can be booked is read, or a group of such; null where a row is neither. */
export function slotFields(context: EntityContext): SlotFields | null {
  return readSlots(context, 1);
}

/** How the time at which somebody works is read; null where a row lacks its start, its end or the person. */
export function shiftFields(context: EntityContext): SlotFields | null {
  if (isTaken(context) || isWeekly(context)) return null;
  const { start, end } = startAndEnd(context);
  const { provider, location } = around(context);
  // A name alone may be anybody's.
  if (!start || !end || !provider || provider.mention === 'name') return null;
  return { ...present({ id: idSource(context) ?? undefined }), start, end, provider, ...present({ location }) };
}

function readSlots(context: EntityContext, level: number): SlotFields | null {
  // A list of plain values, such as `times: [String!]!`.
  if (context.type.kind === 'SCALAR') return { start: { kind: 'path', path: [] } };
  if (isTaken(context) || isWeekly(context) || isOtherEntity(context)) return null;
  return ownTime(context) ?? (level > maxGroups ? null : groupOf(context, level));
}

function ownTime(context: EntityContext): SlotFields | null {
  const { start, end } = startAndEnd(context);
  if (!start) return null;
  return {
    ...present({ id: idSource(context) ?? undefined }),
    start,
    ...present({ end, free: freeSource(context) }),
    ...around(context),
  };
}

/** A day, a location or a provider with a list of times. */
function groupOf(context: EntityContext, level: number): SlotFields | null {
  // What has an id of its own leads to much more than times: a provider's appointments are not free.
  if (isIdentity(context.schema, context.type)) return null;
  const slots = listOfSlots(context, level);
  if (!slots) return null;
  const { leaves } = contentsOf(context.schema, context.type);
  const date = pickLeaf(leaves, {
    words: ['date', 'day', 'slot date', 'available date', 'calendar date'],
    kinds: ['date', 'text', 'moment'],
    avoid: ['name', 'week', 'label', 'zone'],
    levels: context.levels,
  });
  return { ...present({ date: date ? at(date) : undefined }), ...around(context), slots };
}

function listOfSlots(context: EntityContext, level: number): Link<SlotFields> | undefined {
  const { leaves, branches } = contentsOf(context.schema, context.type);
  for (const { path, type } of plainestFirst(branches.filter(({ many }) => many))) {
    const levels = context.levels - path.length;
    const fields = levels >= 1 ? readSlots({ ...context, type, levels }, level + 1) : null;
    if (fields) return { path, fields };
  }
  const times = leaves.find(
    ({ isList, kind, words, path }) =>
      isList &&
      path.length <= context.levels &&
      ['text', 'moment', 'clock'].includes(kind) &&
      words.some((word) => ['time', 'slot', 'start', 'opening'].includes(word)),
  );
  return times && { path: times.path, fields: { start: { kind: 'path', path: [] } } };
}

/** What is called free before what is called times, and anything else last. */
function plainestFirst(branches: readonly Branch[]): readonly Branch[] {
  const rank = ({ words }: Branch): number =>
    hasFreeWord(words) ? 0 : words.includes('slot') || words.includes('time') ? 1 : 2;
  return branches
    .filter(({ words }) => !words.some((word) => takenWords.has(word)))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The provider and the location of a time. */
function around(context: EntityContext): Pick<SlotFields, 'provider' | 'location'> {
  return present({
    provider:
      linkTo(context, 'provider', (below) => named(below, 'provider')) ?? mentioned(context, 'provider', 'providers'),
    location:
      linkTo(context, 'location', (below) => named(below, 'location')) ?? mentioned(context, 'location', 'locations'),
  });
}

/** A moment or a wall clock; a date alone is no time. */
function startAndEnd(context: EntityContext): { readonly start: Source | undefined; readonly end: Source | undefined } {
  const { leaves } = contentsOf(context.schema, context.type);
  const { start, end } = timeSources(context);
  if (start && !isDayAlone(leaves, start)) return { start, end };
  const pick = (words: readonly string[]): Leaf | null =>
    pickLeaf(leaves, { words, kinds: ['clock', 'text'], levels: context.levels, avoid: ['zone', 'date'] });
  const clock = pick(['start time', 'start', 'time', 'from', 'from time', 'time slot', 'slot']);
  if (clock) {
    const until = pick(['end time', 'end', 'until', 'to', 'to time']);
    return { start: at(clock), end: until && until !== clock ? at(until) : undefined };
  }
  // Of an object with an id a single moment may be anything, such as a hiring date.
  if (isIdentity(context.schema, context.type)) return { start: undefined, end: undefined };
  const moments = leaves.filter(
    ({ kind, isList, path, words }) => kind === 'moment' && !isList && path.length <= context.levels && !isPast(words),
  );
  const [only] = moments;
  return { start: only && moments.length === 1 ? at(only) : undefined, end: undefined };
}

/** A date that is called nothing but that. One that is called a start may hold its time, as some call a moment a date. */
function isDayAlone(leaves: readonly Leaf[], source: Source): boolean {
  if (source.kind !== 'path') return false;
  const leaf = leaves.find(({ path }) => samePath(path, source.path));
  return leaf?.kind === 'date' && leaf.words.every((word) => word === 'date' || word === 'day');
}

const takenWords: ReadonlySet<string> = new Set([
  'booked',
  'busy',
  'taken',
  'occupied',
  'reserved',
  'unavailable',
  'blocked',
  'full',
]);
const freeWords: ReadonlySet<string> = new Set(['available', 'availability', 'free', 'open', 'bookable', 'vacant']);

/** Whether words mean that something is available. */
export function hasFreeWord(words: readonly string[]): boolean {
  return words.some((word) => freeWords.has(word) || ['opening', 'vacancy', 'gap'].includes(word));
}

/** What separates free times from taken ones where both are listed: a flag, a state, or how many are left. */
function freeSource({ schema, type, levels }: EntityContext): Source | undefined {
  const leaves = contentsOf(schema, type).leaves.filter((leaf) => leaf.path.length <= levels && !leaf.isList);
  const hasWord = ({ words }: Leaf, list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  const taken = leaves.find((leaf) => leaf.kind === 'flag' && hasWord(leaf, takenWords) && !leaf.words.includes('not'));
  if (taken) return { kind: 'not', path: taken.path };
  const free = leaves.find((leaf) => leaf.kind === 'flag' && hasWord(leaf, freeWords) && !leaf.words.includes('not'));
  if (free) return at(free);
  for (const { kind, enumValues, path } of leaves) {
    const value =
      kind === 'enum' ? enumValues.find((each) => /^(free|available|open|vacant|bookable)$/i.test(each)) : undefined;
    if (value !== undefined) return { kind: 'is', path, value };
  }
  const left = leaves.find(
    ({ kind, words }) => kind === 'number' && words.some((word) => ['remaining', 'left'].includes(word)),
  );
  return left && at(left);
}

/** A time with a patient or a client is taken. */
function isTaken(context: EntityContext): boolean {
  return (['patient', 'client'] as const).some(
    (entity) => linkTo(context, entity, () => ({})) !== undefined || mentionOf(context, entity) !== null,
  );
}

/** A type that is a provider, location, client, patient or appointment type is no time. */
function isOtherEntity({ scores, type }: EntityContext): boolean {
  const own = scores.get(type.name);
  return (['location', 'client', 'patient', 'provider', 'appointmentType'] as const).some(
    (entity) => (own?.[entity].score ?? 0) >= 0.5,
  );
}

/** Weekly hours are working hours, not free times. */
function isWeekly({ schema, type }: EntityContext): boolean {
  const words = ['weekday', 'recurrence', 'recurring', 'rrule'];
  return contentsOf(schema, type).leaves.some(
    (leaf) =>
      leaf.words.some((word) => words.includes(word)) || (leaf.words.includes('week') && leaf.words.includes('day')),
  );
}

function at({ path }: Pick<Leaf, 'path'>): Source {
  return { kind: 'path', path };
}
