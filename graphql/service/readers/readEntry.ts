import type { Balance } from '../../desk/generated/types.ts';
import type { EntryFields, EntryLineFields, MentionFields } from '../serviceEntries.ts';
import { type Link, readText, readValue, type Source, valueAt, valuesAt } from '../sources.ts';
import { isDecimal, readMoney } from './readMoney.ts';
import { instantIn, isDate, readDate, readMoment } from './time.ts';

/** The day, and the moment where the service gives one. */
export interface EntryTime {
  readonly day: string;
  /** ISO instant with the offset of the zone. */
  readonly at: string | null;
}

export interface EntryMention {
  readonly id: string;
  readonly name: string | null;
}

export interface EntryLineRow {
  readonly id: string | null;
  readonly text: string | null;
  readonly time: EntryTime | null;
  readonly author: string | null;
  readonly incoming: boolean | null;
  /** As the service writes it. */
  readonly quantity: string | null;
  readonly amount: Balance | null;
}

/** One entry of the service. Values that the concept or the service does not have are null. */
export interface EntryRow {
  readonly id: string;
  readonly number: string | null;
  readonly name: string | null;
  readonly time: EntryTime | null;
  readonly due: EntryTime | null;
  /** The service's own word. */
  readonly status: string | null;
  readonly kind: string | null;
  readonly text: string | null;
  readonly author: string | null;
  /** True for what came in, false for what was sent. */
  readonly incoming: boolean | null;
  readonly channel: string | null;
  readonly amount: Balance | null;
  readonly open: Balance | null;
  readonly method: string | null;
  readonly reference: string | null;
  /** An exact decimal number. */
  readonly value: string | null;
  readonly unit: string | null;
  readonly invoice: string | null;
  readonly appointment: string | null;
  readonly conversation: string | null;
  readonly client: EntryMention | null;
  readonly patient: EntryMention | null;
  readonly provider: EntryMention | null;
  /** Null where the service does not list any. */
  readonly lines: readonly EntryLineRow[] | null;
}

/** Reads an entry; null for a row without an id. Naive times are meant in `timeZone`, and all are written in it. */
export function readEntry(row: unknown, fields: EntryFields, timeZone: string): EntryRow | null {
  const id = readText(row, fields.id);
  if (id === null) return null;
  const { lines } = fields;
  const value = readText(row, fields.value);
  return {
    id,
    number: readText(row, fields.number),
    name: readText(row, fields.name),
    time: readTime(row, fields.date, timeZone),
    due: readTime(row, fields.due, timeZone),
    status: readText(row, fields.status),
    kind: readText(row, fields.kind),
    text: readText(row, fields.text),
    author: readText(row, fields.author),
    incoming: readIncoming(row, fields.direction),
    channel: readText(row, fields.channel),
    amount: readMoney(row, fields.amount),
    open: readMoney(row, fields.open),
    method: readText(row, fields.method),
    reference: readText(row, fields.reference),
    value: value !== null && isDecimal(value) ? value : null,
    unit: readText(row, fields.unit),
    invoice: readText(row, fields.invoice),
    appointment: readText(row, fields.appointment),
    conversation: readText(row, fields.conversation),
    client: readMention(row, fields.client),
    patient: readMention(row, fields.patient),
    provider: readMention(row, fields.provider),
    lines: lines ? valuesAt(row, lines.path).map((each) => readLine(each, lines.fields, timeZone)) : null,
  };
}

function readLine(row: unknown, fields: EntryLineFields, timeZone: string): EntryLineRow {
  return {
    id: readText(row, fields.id),
    text: readText(row, fields.text),
    time: readTime(row, fields.date, timeZone),
    author: readText(row, fields.author),
    incoming: readIncoming(row, fields.direction),
    quantity: readText(row, fields.quantity),
    amount: readMoney(row, fields.amount),
  };
}

/** A date alone has no moment: it would be midnight somewhere. */
function readTime(row: unknown, source: Source | undefined, timeZone: string): EntryTime | null {
  const value = readValue(row, source);
  if (typeof value === 'string' && isDate(value)) return { day: value, at: null };
  const moment = readMoment(value, timeZone);
  const day = readDate(value, timeZone);
  return moment === null || day === null ? null : { day, at: instantIn(moment, timeZone) };
}

/** A flag that is called after what came in, or a word: INBOUND, incoming, received; and their opposites. */
function readIncoming(row: unknown, source: Source | undefined): boolean | null {
  const value = readValue(row, source);
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return null;
  if (/^(in$|inbound|incoming|received|from_?client|client)/i.test(value)) return true;
  return /^(out$|outbound|outgoing|sent|to_?client|clinic|staff)/i.test(value) ? false : null;
}

function readMention(row: unknown, link: Link<MentionFields> | undefined): EntryMention | null {
  const below = link ? valueAt(row, link.path) : null;
  if (!link || (below === null && link.path.length > 0)) return null;
  const object = link.path.length === 0 ? row : below;
  const id = readText(object, link.fields.id);
  const name = readText(object, link.fields.name);
  const known = id ?? name;
  // Where only one of them is given the other repeats it, and an id is no name to show.
  return known === null ? null : { id: known, name: name === id ? null : name };
}
