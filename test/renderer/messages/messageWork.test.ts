import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsLeft } from '../../../renderer/features/messages/heldMessages.ts';
import {
  checkMessage,
  messageDraft,
  longestMessage,
  type MessageWork,
  newMessage,
  readMessageDraft,
  shownChannel,
} from '../../../renderer/features/messages/messageWork.ts';
import type { Offer } from '../../../renderer/domain/offers.ts';

const offer: Offer = {
  change: 'sendMessage',
  offered: true,
  why: null,
  takes: ['client', 'text', 'channel', 'subject', 'conversation'],
  demands: ['client', 'text', 'channel'],
  choices: [{ field: 'channel', values: ['EMAIL', 'SMS'] }],
};
const less: Offer = { ...offer, takes: ['client', 'text'], demands: ['client', 'text'], choices: [] };
const work: MessageWork = {
  client: '1',
  name: 'Jane',
  text: ' Hello ',
  subject: 'Bella',
  channel: 'SMS',
  conversation: null,
};

describe('a message', () => {
  it('is sent with what the service takes, and nothing besides', () => {
    expect(newMessage(work, offer)).toEqual({ client: '1', text: 'Hello', channel: 'SMS', subject: 'Bella' });
    expect(newMessage(work, less)).toEqual({ client: '1', text: 'Hello' });
    // Within a conversation there is a subject already.
    expect(newMessage({ ...work, conversation: '7' }, offer)).toEqual({
      client: '1',
      text: 'Hello',
      channel: 'SMS',
      conversation: '7',
    });
  });

  it('needs a text that is not too long, and the way that is demanded', () => {
    const fields = (changed: Partial<MessageWork>, channel = 'SMS') =>
      checkMessage({ ...work, ...changed }, channel, offer).map(({ field }) => field);
    expect(fields({})).toEqual([]);
    expect(fields({ text: ' ' })).toEqual(['text']);
    expect(fields({ text: 'x'.repeat(longestMessage) })).toEqual([]);
    expect(fields({ text: 'x'.repeat(longestMessage + 1) })).toEqual(['text']);
    expect(fields({}, '')).toEqual(['channel']);
  });

  it('follows the channel of the conversation, unless one was chosen, and only an offered one', () => {
    expect(shownChannel(null, 'sms', offer)).toBe('SMS');
    expect(shownChannel('EMAIL', 'SMS', offer)).toBe('EMAIL');
    expect(shownChannel(null, 'FAX', offer)).toBe('');
    expect(shownChannel(null, 'SMS', less)).toBe('');
  });

  it('round-trips through its draft, and a broken one is dropped', () => {
    const text = fc.string({ minLength: 1 }).filter((each) => each.trim() !== '');
    fc.assert(
      fc.property(text, fc.option(fc.string()), fc.option(fc.string()), (typed, channel, conversation) => {
        const kept = { work: { ...work, text: typed, channel, conversation }, end: null, hold: null, sentAt: 0 };
        const content: unknown = JSON.parse(JSON.stringify(messageDraft(kept)));
        // Sound: written from an object a line above.
        expect(readMessageDraft(content as Readonly<Record<string, unknown>>)).toEqual(kept);
      }),
    );
    expect(readMessageDraft({ work: { ...work, text: 1 } })).toBeNull();
    expect(messageDraft({ work: { ...work, text: ' ', subject: '' }, end: null, hold: null, sentAt: 0 })).toBeNull();
  });

  it('counts down whole seconds by the clock, and never below none', () => {
    expect([0, 1, 999, 1000, 1001].map((left) => secondsLeft(5_000 + left, 5_000))).toEqual([0, 1, 1, 1, 2]);
    expect(secondsLeft(0, 60_000)).toBe(0);
    // In binary this sum is a little more than ten seconds.
    const now = 28_647.880390100687;
    expect(secondsLeft(now + 10_000, now)).toBe(10);
  });
});
