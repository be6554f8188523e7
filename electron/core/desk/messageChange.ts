import type { NewMessage } from '../../../graphql/desk/generated/types.ts';
import type { EntryRow } from '../../../graphql/service/readers/entries.ts';
import { say } from '../../../words/core/say.ts';
import { type Change, changeOf } from './changeEnds.ts';
import type { DeskContext } from './deskContext.ts';
import { zoneOf } from './deskZone.ts';
import { withoutNulls } from './seenAppointment.ts';

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
    const before = await messagesOf(message.client, context);
    const said = withoutNulls({
      clientId: message.client,
      text,
      subject: message.subject,
      channel: message.channel,
      conversationId: message.conversation,
    });
    const end = await changes.send('sendMessage', said, await zoneOf(context));
    if (end.kind !== 'unknown' || before === null) return changeOf(end, {});
    const known = new Set(before.map(({ id }) => id));
    const found = (await messagesOf(message.client, context))?.find(
      (each) => !known.has(each.id) && each.text?.trim() === text,
    );
    return changeOf(found ? { kind: 'done', id: found.id } : end, {});
  });
}

/** Null where the service lists no messages, or they could not be read. */
async function messagesOf(id: string, context: DeskContext): Promise<readonly EntryRow[] | null> {
  const signal = new AbortController().signal;
  const answer = await context.clinic.entries('messages', { kind: 'client', id }, await zoneOf(context), signal);
  return answer.ok ? (answer.value?.entries ?? null) : null;
}
