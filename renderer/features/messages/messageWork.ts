import type { NewMessage } from '../../../graphql/desk/generated/types.ts';
import type { DraftAbout } from '../../bridge/drafts.ts';
import {
  type FieldOf,
  type FieldProblem,
  readStoredResult,
  type SubmissionResult,
} from '../../submission/submissionResult.ts';
import type { SubmissionDraft } from '../../submission/useSubmission.ts';
import { choicesOf, type Offer } from '../../lib/offers.ts';
import { isShapedLike } from '../../lib/shapes.ts';
import { t } from '../../../i18n/page/t.ts';

export type MessageField = 'text' | 'channel' | 'subject';
export type MessageStep = 'sendMessage';
export type MessageResult = SubmissionResult<MessageStep>;

/** A message from its first key to its end. Null is what nobody chose. */
export interface MessageWork {
  readonly client: string;
  readonly name: string;
  readonly text: string;
  readonly subject: string;
  readonly channel: string | null;
  readonly conversation: string | null;
}

/** A message as it is stored. */
export interface MessageDraft {
  readonly work: MessageWork;
  readonly end: MessageResult | null;
  /** Which hold of which window it waits in; null where nobody is about to send it. */
  readonly hold: string | null;
  /** When it was last sent, in milliseconds since 1970; 0 where never. */
  readonly sentAt: number;
}

/** As much as the core takes. */
export const longestMessage = 5_000;
/** A text message holds so much. */
export const shortMessage = 160;

/** What is stored of a message; null where nothing of it would be missed. */
export function messageDraft(stored: MessageDraft): MessageDraft | null {
  return isBlankMessage(stored.work) ? null : stored;
}

export function isBlankMessage({ text, subject }: Pick<MessageWork, 'text' | 'subject'>): boolean {
  return text.trim() === '' && subject.trim() === '';
}

/** A message as it comes back from the core; null where this version can't read it. */
export function readMessageDraft(content: Readonly<Record<string, unknown>> | null): MessageDraft | null {
  const { work, end, hold, sentAt } = content ?? {};
  const sample = { client: '', name: '', text: '', subject: '', channel: null, conversation: null };
  if (!isShapedLike<object>(sample, work)) return null;
  return {
    // Sound: it has every part of the sample, in its kind.
    work: work as MessageWork,
    end: readStoredResult(end, (step): step is MessageStep => step === 'sendMessage', 'sendMessage'),
    hold: typeof hold === 'string' ? hold : null,
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
  };
}

/** What has to be put right before it can be sent; the way in which it goes is the one that is shown. */
export function checkMessage(work: MessageWork, channel: string, offer: Offer): readonly FieldProblem<MessageField>[] {
  const text = work.text.trim();
  const demands = (field: MessageField): boolean => offer.demands.includes(field);
  return [
    ...(text === '' ? [{ field: 'text', message: t('messages.needsText') } as const] : []),
    ...(text.length > longestMessage
      ? [
          {
            field: 'text',
            message: t('messages.tooLong', { number: longestMessage, more: text.length - longestMessage }),
          } as const,
        ]
      : []),
    ...(demands('channel') && channel === ''
      ? [{ field: 'channel', message: t('messages.needsChannel') } as const]
      : []),
    ...(demands('subject') && asksSubject(work, offer) && work.subject.trim() === ''
      ? [{ field: 'subject', message: t('general.demanded') } as const]
      : []),
  ];
}

/** A subject begins a conversation; within one it is asked for only where the service demands it. */
export function asksSubject({ conversation }: Pick<MessageWork, 'conversation'>, offer: Offer): boolean {
  return offer.takes.includes('subject') && (conversation === null || offer.demands.includes('subject'));
}

/** In what way it goes where nobody chose: as the thread went on so far, or in the only way that there is. */
export function shownChannel(chosen: string | null, ofThread: string | null, offer: Offer): string {
  if (!offer.takes.includes('channel')) return '';
  const words = choicesOf(offer, 'channel');
  if (chosen !== null && (words === null || words.includes(chosen))) return chosen;
  const same = words?.find((word) => word.toLowerCase() === ofThread?.toLowerCase());
  if (same !== undefined) return same;
  return words?.length === 1 ? (words[0] ?? '') : '';
}

/** Whether a long text goes out as several. */
export function isShortKind(channel: string): boolean {
  return /sms|text|mms|whats/i.test(channel);
}

/** What is sent: the service gets no more than it takes. */
export function newMessage(work: MessageWork, offer: Offer): NewMessage {
  const takes = (word: string): boolean => offer.takes.includes(word);
  const subject = asksSubject(work, offer) ? work.subject.trim() : '';
  return {
    client: work.client,
    text: work.text.trim(),
    ...(takes('channel') && work.channel && { channel: work.channel }),
    ...(subject !== '' && { subject }),
    ...(takes('conversation') && work.conversation !== null && { conversation: work.conversation }),
  };
}

/** What is typed of a message. */
export interface MessageValues {
  readonly text: string;
  readonly subject: string;
  /** As it was chosen by hand; null where it was not. */
  readonly channel: string | null;
}

/** Where a message goes. */
export interface MessageTarget {
  readonly client: string;
  readonly name: string;
  /** What it continues; null where it starts a conversation. */
  readonly conversation: string | null;
  readonly threadChannel: string | null;
  readonly offer: Offer;
}

export function messageWork({ text, subject, channel }: MessageValues, target: MessageTarget): MessageWork {
  const { client, name, conversation, threadChannel, offer } = target;
  const shown = shownChannel(channel, threadChannel, offer);
  return { client, name, text, subject, channel: shown === '' ? null : shown, conversation };
}

/** The draft of a message while it is written. `sentAt` is that of its last attempt. */
export function composerDraft(
  id: string,
  target: MessageTarget,
  sentAt: number,
): SubmissionDraft<MessageValues, MessageStep> {
  return {
    id,
    about: (values) => draftAbout(id, messageWork(values, target)),
    content: ({ values, result }) =>
      messageDraft({ work: messageWork(values, target), end: result, hold: null, sentAt }),
  };
}

export const messageFieldOf: FieldOf<MessageStep, MessageField> = (_step, name) =>
  name === 'text' || name === 'channel' || name === 'subject' ? name : null;

/** What the list of drafts says of a message, and what leads back to it. */
export function draftAbout(id: string, { client, name, text }: MessageWork): DraftAbout {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  const title = t('messages.draftTitle', { name, text: words.length > 60 ? `${words.slice(0, 59)}…` : words });
  return { title, resume: { kind: 'message', client, name, draft: id } };
}

/** A message that is being written, or will be: a new one has nothing stored. */
export interface Writing {
  readonly id: string;
  readonly stored: (MessageDraft & { readonly startedAt: string }) | null;
  /** The cursor goes into its text as it comes. */
  readonly takesFocus: boolean;
}
