import type { NewMessage } from '../../../graphql/desk/generated/types.ts';
import { say } from '../../../words/core/say.ts';
import { type Change, changeOf } from './changeResult.ts';
import type { DeskContext } from './deskContext.ts';
import { zoneHere } from '../adapter/clinic/zoneHere.ts';
import { withoutNulls } from '../adapter/writes/appointmentValues.ts';

const longest = 5_000;

/** Sends a message, once. Where no answer came the messages are read: what is new there was sent. */
export async function sendMessage({ message }: { message: NewMessage }, context: DeskContext): Promise<Change> {
  const { changes } = context.clinic;
  const why = changes.whyNot('sendMessage');
  if (why !== null) return { __typename: 'NotOffered', why };
  const text = message.text.trim();
  if (text === '') return { __typename: 'Refused', problems: [{ field: 'text', message: say('desk.noText') }] };
  if (text.length > longest)
    return { __typename: 'Refused', problems: [{ field: 'text', message: say('desk.longText', { most: longest }) }] };
  return context.queue(`messages ${message.client}`, async () => {
    const before = await sentTo(message.client, context);
    const said = withoutNulls({
      clientId: message.client,
      text,
      subject: message.subject,
      channel: message.channel,
      conversationId: message.conversation,
    });
    const end = await changes.send('sendMessage', said, await zoneHere(context));
    if (end.kind !== 'unknown' || before === null) return changeOf(end, {});
    const known = new Set(before.map(({ id }) => id));
    const found = (await sentTo(message.client, context))?.find(
      (each) => !known.has(each.id) && each.incoming !== true && each.text?.trim() === text,
    );
    return changeOf(found ? { kind: 'done', id: found.id } : end, {});
  });
}

interface SentMessage {
  readonly id: string;
  readonly text: string | null;
  readonly incoming: boolean | null;
}

/**
 * A client's messages, of a list of their own or else of her conversations. Null where the service lists none, or they
 * could not be read: then nobody can tell whether one is new.
 */
async function sentTo(id: string, context: DeskContext): Promise<readonly SentMessage[] | null> {
  const signal = new AbortController().signal;
  const timeZone = await zoneHere(context);
  const owner = { kind: 'client', id } as const;
  const messages = await context.clinic.entries('messages', owner, timeZone, signal);
  if (!messages.ok) return null;
  if (messages.value) return messages.value.entries;
  const conversations = await context.clinic.entries('conversations', owner, timeZone, signal);
  if (!conversations.ok || !conversations.value) return null;
  const lines = conversations.value.entries.map((entry) => entry.lines);
  if (lines.includes(null)) return null;
  // A line without an id is told from another by all that it says.
  return lines.flatMap((list) => list ?? []).map((line) => ({ ...line, id: line.id ?? JSON.stringify(line) }));
}
