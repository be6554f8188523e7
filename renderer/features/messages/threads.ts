import type { ClientMessagesQuery } from '../../../graphql/desk/generated/operations.ts';
import { addDays } from '../../lib/dates.ts';

type Lists = ClientMessagesQuery['messages'];
type Conversation = NonNullable<Lists['conversations']>['entries'][number];
type Message = NonNullable<Lists['messages']>['entries'][number];
type Time = Message['time'];

/** One message as a thread shows it. What the service does not tell is null. */
export interface ThreadMessage {
  readonly id: string;
  readonly time: Time;
  readonly text: string | null;
  readonly author: string | null;
  readonly incoming: boolean | null;
  readonly channel: string | null;
  readonly status: string | null;
}

/** What was written about one thing. Without an id of a conversation it is all that belongs to none. */
export interface Thread {
  readonly key: string;
  readonly conversation: string | null;
  readonly subject: string | null;
  readonly status: string | null;
  readonly patient: string | null;
  readonly time: Time;
  /** The newest line, in one. */
  readonly newest: string | null;
  /** In what way the newest message went, where that is told. */
  readonly channel: string | null;
  /** The oldest first. */
  readonly messages: readonly ThreadMessage[];
}

/** The thread of messages without a conversation. */
export const looseKey = 'loose';

export function threadKey(conversation: string | null): string {
  return conversation === null ? looseKey : `of ${conversation}`;
}

/** What was written with a client as threads, the one with the newest message first. */
export function threadsOf({ conversations, messages }: Lists): readonly Thread[] {
  const all = messages?.entries ?? [];
  const told = new Map((conversations?.entries ?? []).map((entry) => [entry.id, entry] as const));
  const groups = new Map<string | null, Message[]>([...told.keys()].map((id) => [id, []]));
  for (const message of all) groups.set(message.conversation, [...(groups.get(message.conversation) ?? []), message]);
  const threads = [...groups].map(([id, own]) => threadOf(id, id === null ? undefined : told.get(id), own));
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

/** A conversation's own lines; what a message of the same id tells besides is told with it. */
function linesOf({ lines }: Conversation, own: readonly Message[]): readonly ThreadMessage[] {
  return (lines ?? []).map((line, index) => {
    const same = own.find(({ id }) => id === line.id);
    const { time, text, author, incoming } = line;
    const { channel = null, status = null } = same ?? {};
    return { id: line.id ?? `line ${index}`, time, text, author, incoming, channel, status };
  });
}

/** The oldest first. Services list the newest first: where no time tells, that is turned round. */
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

/** How many are open, by the service's word; null where it has none for any. */
export function openCount(threads: readonly Thread[]): number | null {
  const words = threads.flatMap(({ status }) => status ?? []);
  return words.length === 0
    ? null
    : words.filter((word) => /^(open|active|unread|new|pending|awaiting)/i.test(word)).length;
}

/** A text that was sent at a moment or a little before, as the threads show it; undefined where it is not among them. */
export function findSent(threads: readonly Thread[], text: string, sentAt: number): ThreadMessage | undefined {
  // Clocks differ a little.
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
