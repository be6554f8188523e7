import type { AppointmentTypeFields, LocationFields, ProviderFields } from '../../serviceMap.ts';
import { type HoursLink, type Weekday, weekdayOf, weekdays } from '../../readers/readHours.ts';
import { addressSource } from '../values/addressFields.ts';
import {
  activeSource,
  type EntityContext,
  named,
  nestedName,
  phoneOf,
  present,
  timeZoneOf,
  valueOf,
} from './entityValues.ts';
import type { SchemaModel } from '../../introspection/schemaModel.ts';
import { type Path, type Source, sourceAt } from '../../sources.ts';
import { type Branch, contentsOf, type Leaf } from '../schema/leaves.ts';
import type { ValueKind } from '../schema/valueKind.ts';

export function locationFields(context: EntityContext): LocationFields | null {
  const base = named(context, 'location');
  if (!base) return null;
  const found = present({
    address: addressSource(context),
    phone: phoneOf(context),
    timeZone: timeZoneOf(context),
    hours: openingHours(context),
  });
  return { ...base, ...found };
}

export function providerFields(context: EntityContext): ProviderFields | null {
  const base = named(context, 'provider');
  if (!base) return null;
  const words = [
    'role',
    'profession',
    'job title',
    'specialty',
    'speciality',
    'position',
    'qualification',
    'discipline',
    'job',
    'grade',
  ];
  const found = present({
    role: valueOf(context, words, ['text', 'enum'], ['id', 'org', 'system']) ?? nestedName(context, words),
    active: activeSource(context),
  });
  return { ...base, ...found };
}

export function appointmentTypeFields(context: EntityContext): AppointmentTypeFields | null {
  const base = named(context, 'appointmentType');
  if (!base) return null;
  const lengths = [
    'duration',
    'length',
    'default duration',
    'minute',
    'duration minute',
    'default minute',
    'standard minute',
    'duration min',
    'default duration min',
    'default length',
  ];
  const avoid = ['buffer', 'before', 'after', 'lead', 'notice', 'unit', 'setup', 'cleanup', 'padding', 'slot'];
  const found = present({
    minutes: valueOf(context, lengths, ['number', 'text'], avoid),
    color: valueOf(context, ['color', 'colour', 'hex color'], ['text', 'enum']),
    blocked: blockedFlag(context),
  });
  return { ...base, ...found };
}

/** Marks blocked time, on an appointment or on its type. */
export function blockedFlag(context: EntityContext): Source | undefined {
  return valueOf(context, ['blocker', 'blockoff', 'blocked', 'block', 'is block'], ['flag']);
}

const opening = ['open', 'opening', 'start', 'from'];
const closing = ['close', 'closing', 'end', 'to', 'until'];
const clocks: readonly ValueKind[] = ['text', 'clock', 'number'];
const dayWords = ['weekday', 'day', 'day of week'];
const holders = ['hour', 'opening', 'open', 'schedule', 'business'];

/** When a place is open: a list with an entry per weekday, or something of its own for each of them. */
function openingHours(context: EntityContext): readonly HoursLink[] | undefined {
  const { schema, type, levels } = context;
  const { branches, leaves } = contentsOf(schema, type);
  for (const branch of branches) {
    if (!branch.many || branch.path.length + 1 > levels || !holders.some((word) => branch.words.includes(word)))
      continue;
    const entry = entryOf(schema, branch);
    if (entry) return [entry];
  }
  const each = weekdays.flatMap((day) => weekdayHours(schema, day, branches, leaves, levels) ?? []);
  return each.length >= 5 ? each : undefined;
}

function entryOf(schema: SchemaModel, branch: Branch): HoursLink | null {
  const { leaves } = contentsOf(schema, branch.type);
  const own = leaves.filter(({ path, isList }) => path.length === 1 && !isList);
  const day = own.find(
    ({ words, kind }) => ['enum', 'text', 'number'].includes(kind) && dayWords.some((word) => hasWords(words, word)),
  );
  const ends = endsOf(own.filter((leaf) => leaf !== day));
  if (!day || !ends) return null;
  const closed = own.find(({ kind, words }) => kind === 'flag' && words.includes('closed'));
  const fields = { day: sourceAt(day.path), ...ends, ...(closed ? { closed: sourceAt(closed.path) } : {}) };
  return { path: branch.path, fields };
}

/** `monday { open close }`, `mondayRanges { start end }`, `mondayOpen` and `mondayClose`. */
function weekdayHours(
  schema: SchemaModel,
  day: Weekday,
  branches: readonly Branch[],
  leaves: readonly Leaf[],
  levels: number,
): HoursLink | null {
  const isDay = (word: string): boolean => weekdayOf(word) === day;
  for (const branch of branches.filter(({ words, path }) => words.some(isDay) && path.length + 1 <= levels)) {
    const ends = endsOf(contentsOf(schema, branch.type).leaves.filter(({ path }) => path.length === 1));
    if (ends) return { path: branch.path, fields: ends, label: day };
  }
  const own = leaves.filter(({ words, around, path }) => path.length <= levels && [...words, ...around].some(isDay));
  const ends = endsOf(own);
  return ends && { path: [], fields: ends, label: day };
}

function endsOf(leaves: readonly Leaf[]): { readonly opens: Source; readonly closes: Source } | null {
  const find = (words: readonly string[]): Path | undefined =>
    leaves.find((leaf) => clocks.includes(leaf.kind) && words.some((word) => leaf.words.includes(word)))?.path;
  const [opens, closes] = [find(opening), find(closing)];
  return opens && closes ? { opens: sourceAt(opens), closes: sourceAt(closes) } : null;
}

function hasWords(words: readonly string[], phrase: string): boolean {
  return phrase.split(' ').every((word) => words.includes(word));
}
