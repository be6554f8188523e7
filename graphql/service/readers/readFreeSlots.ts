import { asText, type Link, readText, readValue, type Source, valueAt, valuesAt } from '../sources.ts';
import { isDigits, withColon } from '../wallClock.ts';
import type { SlotFields } from '../serviceMap.ts';
import { instantIn, isDate, readDate, readEnd, readMoment } from './time.ts';

/** A time at which an appointment can start, from the service. */
export interface FreeSlot {
  readonly start: string;
  readonly end: string | null;
  readonly providerId: string | null;
  readonly providerName: string | null;
}

/** A free time with its location, where the service gives one. */
export interface ReadSlot extends FreeSlot {
  readonly locationId: string | null;
}

/** Values that a row inherits from its group. */
export interface SlotContext {
  /** The zone of naive times and wall clocks, in which all times are written. */
  readonly timeZone: string;
  /** The day of a bare wall clock; null where several days were requested. */
  readonly day: string | null;
  readonly provider?: Mention;
  readonly locationId?: string | null;
}

interface Mention {
  readonly id: string | null;
  readonly name: string | null;
}

const noMention: Mention = { id: null, name: null };

/** The free times of a row, which is one or a group of them. What is taken, or can't be read, is left out. */
export function readFreeSlots(row: unknown, fields: SlotFields, context: SlotContext): readonly ReadSlot[] {
  if (isTaken(row, fields.free)) return [];
  const provider = readMention(row, fields.provider) ?? context.provider ?? noMention;
  const locationId = readMention(row, fields.location)?.id ?? context.locationId ?? null;
  const { slots } = fields;
  if (slots) {
    const day = fields.date ? readDate(readValue(row, fields.date), context.timeZone) : context.day;
    const inner: SlotContext = { ...context, day, provider, locationId };
    return valuesAt(row, slots.path).flatMap((each) => readFreeSlots(each, slots.fields, inner));
  }
  const { timeZone } = context;
  const start = readTime(row, fields.start, context);
  if (start === null) return [];
  const end =
    fields.end?.kind === 'path' ? endAt(row, fields.end, start, context) : readEnd(row, fields.end, start, timeZone);
  return [
    {
      start: instantIn(start, timeZone),
      end: end === null || end <= start ? null : instantIn(end, timeZone),
      providerId: provider.id,
      providerName: provider.name,
      locationId,
    },
  ];
}

/** A false flag, none left, or another state than the free one. */
function isTaken(row: unknown, free: Source | undefined): boolean {
  if (!free) return false;
  if (free.kind === 'is')
    return readText(row, { kind: 'path', path: free.path }) !== null && readValue(row, free) !== true;
  const value = readValue(row, free);
  return value === false || value === 0;
}

function readTime(row: unknown, source: Source | undefined, { timeZone, day }: SlotContext): number | null {
  const value = readValue(row, source);
  // A date alone is a day, not its midnight.
  if (typeof value === 'string' && (isDate(value.trim()) || /^\d{8}$/.test(value.trim()))) return null;
  const clock = wallClock(value);
  return clock === null ? readMoment(value, timeZone) : day === null ? null : readMoment(`${day}T${clock}`, timeZone);
}

/** A wall clock that is earlier than the start is one of the next day. */
function endAt(row: unknown, source: Source, start: number, context: SlotContext): number | null {
  const end = readTime(row, source, context);
  if (end === null || end > start || context.day === null || wallClock(readValue(row, source)) === null) return end;
  const next = new Date(Date.parse(context.day) + 86_400_000).toISOString().slice(0, 10);
  return readTime(row, source, { ...context, day: next });
}

/**
 * `HH:mm` of a wall clock: `9:00`, `09:00:00`, `9:30 AM`, or minutes from midnight. A clock with a zone is none, as
 * its day in that zone is unknown.
 */
export function wallClock(value: unknown): string | null {
  if (typeof value === 'number') {
    return Number.isInteger(value) && value >= 0 && value < 1440 ? written(Math.floor(value / 60), value % 60) : null;
  }
  const text = asText(value) ?? '';
  if (isDigits(value)) return withColon(text);
  const [, hours, minutes, half] = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return written(hour, Number(minutes));
}

function written(hour: number, minute: number): string {
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

function readMention(
  row: unknown,
  link: Link<{ readonly id: Source; readonly name: Source }> | undefined,
): Mention | null {
  const below = link && valueAt(row, link.path);
  if (!link || below === null || below === undefined) return null;
  const [id, name] = [readText(below, link.fields.id), readText(below, link.fields.name)];
  return id === null && name === null
    ? null
    : { id: link.mention === 'name' ? null : id, name: link.mention === 'id' ? null : name };
}
