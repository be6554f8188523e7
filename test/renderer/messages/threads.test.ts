import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClientMessagesQuery } from '../../../graphql/desk/generated/operations.ts';
import { findSent, openCount, threadsOf } from '../../../renderer/features/messages/threads.ts';

type Lists = ClientMessagesQuery['messages'];
type Conversation = NonNullable<Lists['conversations']>['entries'][number];
type Message = NonNullable<Lists['messages']>['entries'][number];
type Line = NonNullable<Conversation['lines']>[number];

const at = (minute: number): NonNullable<Message['time']> => ({
  __typename: 'EntryTime',
  day: '2026-11-17',
  at: new Date(Date.parse('2026-11-17T05:00:00Z') + minute * 60_000).toISOString().replace('.000Z', '+00:00'),
});

function message(id: string, more: Partial<Message> = {}): Message {
  const nothing = {
    conversation: null,
    name: null,
    time: null,
    author: null,
    incoming: null,
    channel: null,
    status: null,
  };
  return { __typename: 'Message', id, text: `text of ${id}`, ...nothing, ...more };
}

function conversation(id: string, more: Partial<Conversation> = {}): Conversation {
  const nothing = { name: null, time: null, status: null, text: null, channel: null, patient: null, lines: null };
  return { __typename: 'Conversation', id, ...nothing, ...more };
}

function line(id: string, more: Partial<Line> = {}): Line {
  return {
    __typename: 'ConversationLine',
    id,
    time: null,
    text: `text of ${id}`,
    author: null,
    incoming: null,
    ...more,
  };
}

function lists(conversations: readonly Conversation[] | null, messages: readonly Message[] | null): Lists {
  const whole = { complete: true, unreadable: 0, problem: null };
  return {
    __typename: 'ClientMessages',
    conversations: conversations && { __typename: 'Conversations', entries: conversations, ...whole },
    messages: messages && { __typename: 'Messages', entries: messages, ...whole },
  };
}

describe('the messages of a client', () => {
  it('is grouped into threads, the one with the newest message first and its newest at the bottom', () => {
    const threads = threadsOf(
      lists(
        [conversation('a', { name: 'Old' }), conversation('b', { name: 'New', status: 'OPEN' })],
        [
          message('4', { conversation: 'b', time: at(40) }),
          message('2', { conversation: 'a', time: at(20) }),
          message('1', { conversation: 'b', time: at(10) }),
        ],
      ),
    );
    expect(threads.map(({ subject }) => subject)).toEqual(['New', 'Old']);
    expect(threads[0]?.messages.map(({ id }) => id)).toEqual(['1', '4']);
    expect(threads[0]?.newest).toBe('text of 4');
    expect(openCount(threads)).toBe(1);
  });

  it('takes a conversation’s own lines, with the details from the list of messages', () => {
    const [thread] = threadsOf(
      lists(
        [conversation('a', { lines: [line('2', { time: at(20) }), line('1', { time: at(10) })] })],
        [message('2', { conversation: 'a', status: 'SENT', channel: 'SMS' })],
      ),
    );
    expect(thread?.messages.map(({ id, status }) => [id, status])).toEqual([
      ['1', null],
      ['2', 'SENT'],
    ]);
    expect(thread?.channel).toBe('SMS');
  });

  it('reverses a list without times, as services list the newest first', () => {
    const [thread] = threadsOf(lists(null, [message('2'), message('1')]));
    expect(thread).toMatchObject({ conversation: null, subject: null });
    expect(thread?.messages.map(({ id }) => id)).toEqual(['1', '2']);
    expect(openCount(thread ? [thread] : [])).toBeNull();
  });

  it('loses and repeats no message, wherever it belongs', () => {
    const belongs = fc.constantFrom(null, 'a', 'b', 'unlisted');
    const some = fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1 }), conversation: belongs, minute: fc.nat(600) }),
      {
        selector: ({ id }) => id,
      },
    );
    fc.assert(
      fc.property(some, (rows) => {
        const messages = rows.map(({ id, conversation: of, minute }) =>
          message(id, { conversation: of, time: at(minute) }),
        );
        const threads = threadsOf(lists([conversation('a'), conversation('b')], messages));
        const listed = threads.flatMap((thread) => thread.messages.map(({ id }) => id));
        expect(listed.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
        const newest = threads.map(({ time }) => (time?.at ? Date.parse(time.at) : Number.NEGATIVE_INFINITY));
        expect(newest).toEqual(newest.toSorted((one, other) => other - one));
      }),
    );
  });

  it('shows whether a text was sent since a moment: not what came in, nor what is older', () => {
    const sentAt = Date.parse(at(60).at ?? '');
    const threads = (more: Partial<Message>) =>
      threadsOf(lists(null, [message('1', { text: ' Come at four. ', ...more })]));
    expect(findSent(threads({ time: at(61), incoming: false }), 'Come at four.', sentAt)).toBeDefined();
    expect(findSent(threads({ time: at(61), incoming: true }), 'Come at four.', sentAt)).toBeUndefined();
    expect(findSent(threads({ time: at(20) }), 'Come at four.', sentAt)).toBeUndefined();
    expect(findSent(threads({ time: at(61) }), 'Come at five.', sentAt)).toBeUndefined();
    expect(findSent(threads({}), 'Come at four.', sentAt)).toBeUndefined();
  });
});
