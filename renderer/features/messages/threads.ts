import type { ClientMessagesQuery } from '../../../graphql/desk/generated/operations.ts';
import { addDays } from '../../lib/dates.ts';

type Lists = ClientMessagesQuery['messages'];
type Conversation = NonNullable<Lists['conversations']>['entries'][number];
type Message = NonNullable<Lists['messages']>['entries'][number];
type Time = Message['time'];

/** One message of a thread. Null: the service did not return it. */
export interface ThreadMessage {
  readonly id: string;
  readonly time: Time;
  readonly text: string | null;
  readonly author: string | null;
  readonly incoming: boolean | null;
  readonly channel: string | null;
  readonly status: string | null;
}

/** One conversation. Without an id it holds all messages that belong to none. */
export interface Thread {
  readonly key: string;
  readonly conversation: string | null;
  readonly subject: string | null;
  readonly status: string | null;
  readonly patient: string | null;
  readonly time: Time;
  /** The newest message on a single line. */
  readonly newest: string | null;
  /** The channel of the newest message, where known. */
  readonly channel: string | null;
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[];
}

/** The thread of messages without a conversation. */
export const looseKey = 'loose';

export function threadKey(conversation: string | null): string {
  return conversation === null ? looseKey : `of ${conversation}`;
}

/** The messages with a client as threads, newest first. */
export function threadsOf({ conversations, messages }: Lists): readonly Thread[] {
  const all = messages?.entries ?? [];
  const entriesById = new Map((conversations?.entries ?? []).map((entry) => [entry.id, entry] as const));
  const groups = new Map<string | null, Message[]>([...entriesById.keys()].map((id) => [id, []]));
  for (const message of all) groups.set(message.conversation, [...(groups.get(message.conversation) ?? []), message]);
  const threads = [...groups].map(([id, own]) => threadOf(id, id === null ? undefined : entriesById.get(id), own));
  return threads.toSorted((one, other) => momentOf(other.time) - momentOf(one.time) || (one.key < other.key ? -1 : 1));
}

function threadOf(id: string | null, conversation: Conversation | undefined, own: readonly Message[]): Thread {
  const messages = inOrder(conversation?.lines ? linesOf(conversation, own) : own);
  const last = messages.at(-1);
  return {
    key: threadKey(id),
    conversation: id,
    subject: conversation?.name ?? own.find(({ name }) => name !== null)?.name ?? null,
    status: conversation?.status ?? null,
    patient: conversation?.patient?.name ?? null,
    time: laterOf(conversation?.time ?? null, last?.time ?? null),
    newest: inOneLine(last?.text ?? conversation?.text ?? null),
    channel: messages.findLast(({ channel }) => channel !== null)?.channel ?? conversation?.channel ?? null,
    messages,
  };
}

/** A conversation's own messages; details of a message with the same id are merged in. */
function linesOf({ lines }: Conversation, own: readonly Message[]): readonly ThreadMessage[] {
  return (lines ?? []).map((line, index) => {
    const same = own.find(({ id }) => id === line.id);
    const { time, text, author, incoming } = line;
    const { channel = null, status = null } = same ?? {};
    return { id: line.id ?? `line ${index}`, time, text, author, incoming, channel, status };
  });
}

/** Oldest first. Services list the newest first, so messages without a time are reversed. */
function inOrder(messages: readonly ThreadMessage[]): readonly ThreadMessage[] {
  const turned = messages.toReversed();
  const isAnnounced = turned.every(({ time }) => time !== null);
  return isAnnounced ? turned.toSorted((one, other) => momentOf(one.time) - momentOf(other.time)) : turned;
}

function momentOf(time: Time): number {
  return time ? Date.parse(time.at ?? time.day) : Number.NEGATIVE_INFINITY;
}

function laterOf(one: Time, other: Time): Time {
  return momentOf(other) > momentOf(one) ? other : one;
}

function inOneLine(text: string | null): string | null {
  return text?.replaceAll(/\s+/g, ' ').trim() || null;
}

/** The number of open conversations, by the service's status; null where none has a status. */
export function openCount(threads: readonly Thread[]): number | null {
  const text = threads.flatMap(({ status }) => status ?? []);
  return text.length === 0
    ? null
    : text.filter((label) => /^(open|active|unread|new|pending|awaiting)/i.test(label)).length;
}

/** A message with this text sent at or shortly before an instant; undefined where the threads have none. */
export function findSent(threads: readonly Thread[], text: string, sentAt: number): ThreadMessage | undefined {
  // Tolerance for clock differences.
  const earliest = sentAt - 30_000;
  return threads
    .flatMap(({ messages }) => messages)
    .find((message) => {
      if (message.incoming === true || message.text?.trim() !== text.trim()) return false;
      const { time } = message;
      if (time === null) return false;
      return time.at === null ? Date.parse(addDays(time.day, 1)) > earliest : Date.parse(time.at) >= earliest;
    });
}
