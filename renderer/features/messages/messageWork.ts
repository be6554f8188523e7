import type { NewMessage } from '../../../graphql/desk/generated/types.ts';
import type { DraftAbout } from '../../bridge/drafts.ts';
import {
  type FieldOf,
  type FieldProblem,
  readStoredResult,
  type SubmissionResult,
} from '../../submission/submissionResult.ts';
import type { SubmissionDraft } from '../../submission/useSubmission.ts';
import { openPlaceholders } from '../../domain/messageTemplates.ts';
import { choicesOf, type Offer } from '../../domain/offers.ts';
import { isShapedLike } from '../../lib/shapes.ts';
import { t } from '../../../i18n/page/t.ts';

export type MessageField = 'text' | 'channel' | 'subject';
export type MessageStep = 'sendMessage';
export type MessageResult = SubmissionResult<MessageStep>;

/** A message from its first keystroke to its outcome. Null: not chosen. */
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
  /** The hold, and thereby the window, that it waits in; null where none is about to send it. */
  readonly hold: string | null;
  /** When it was last sent, in milliseconds since 1970; 0 for never. */
  readonly sentAt: number;
}

/** The core's limit, in characters. */
export const longestMessage = 5_000;
/** The length of a single text message, in characters. */
export const shortMessage = 160;

/** The content to store of a message; null where nothing is worth keeping. */
export function messageDraft(stored: MessageDraft): MessageDraft | null {
  return isBlankMessage(stored.work) ? null : stored;
}

export function isBlankMessage({ text, subject }: Pick<MessageWork, 'text' | 'subject'>): boolean {
  return text.trim() === '' && subject.trim() === '';
}

/** A stored message; null where this version can't read it. */
export function readMessageDraft(content: Readonly<Record<string, unknown>> | null): MessageDraft | null {
  const { work, end, hold, sentAt } = content ?? {};
  const sample = { client: '', name: '', text: '', subject: '', channel: null, conversation: null };
  if (!isShapedLike<object>(sample, work)) return null;
  return {
    // Sound: it has every part of the sample, with the same type.
    work: work as MessageWork,
    end: readStoredResult(end, (step): step is MessageStep => step === 'sendMessage', 'sendMessage'),
    hold: typeof hold === 'string' ? hold : null,
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
  };
}

/** Problems to fix before sending; uses the shown channel. */
export function checkMessage(work: MessageWork, channel: string, offer: Offer): readonly FieldProblem<MessageField>[] {
  const text = work.text.trim();
  const demands = (field: MessageField): boolean => offer.demands.includes(field);
  return [
    ...(text === '' ? [{ field: 'text', message: t('messages.needsText') } as const] : []),
    ...openProblems(text),
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
    ...(demands('subject') && hasSubjectField(work, offer) && work.subject.trim() === ''
      ? [{ field: 'subject', message: t('general.demanded') } as const]
      : []),
  ];
}

/** A placeholder that is not filled in is never sent as it stands. */
function openProblems(text: string): readonly FieldProblem<MessageField>[] {
  const open = openPlaceholders(text);
  return open.length === 0 ? [] : [{ field: 'text', message: t('messages.fillIn', { names: open.join(', ') }) }];
}

/** A subject starts a conversation; within one it is shown only where the service requires it. */
export function hasSubjectField({ conversation }: Pick<MessageWork, 'conversation'>, offer: Offer): boolean {
  return offer.takes.includes('subject') && (conversation === null || offer.demands.includes('subject'));
}

/** The default channel: that of the thread so far, or the only one. */
export function shownChannel(chosen: string | null, ofThread: string | null, offer: Offer): string {
  if (!offer.takes.includes('channel')) return '';
  const text = choicesOf(offer, 'channel');
  if (chosen !== null && (text === null || text.includes(chosen))) return chosen;
  const same = text?.find((label) => label.toLowerCase() === ofThread?.toLowerCase());
  if (same !== undefined) return same;
  return text?.length === 1 ? (text[0] ?? '') : '';
}

/** Whether a long text is split into several text messages. */
export function isShortKind(channel: string): boolean {
  return /sms|text|mms|whats/i.test(channel);
}

/** The input to send, with only the fields that the service supports. */
export function newMessage(work: MessageWork, offer: Offer): NewMessage {
  const takes = (label: string): boolean => offer.takes.includes(label);
  const subject = hasSubjectField(work, offer) ? work.subject.trim() : '';
  return {
    client: work.client,
    text: work.text.trim(),
    ...(takes('channel') && work.channel && { channel: work.channel }),
    ...(subject !== '' && { subject }),
    ...(takes('conversation') && work.conversation !== null && { conversation: work.conversation }),
  };
}

/** The editable part of a message. */
export interface MessageValues {
  readonly text: string;
  readonly subject: string;
  /** The user's choice; null where there is none. */
  readonly channel: string | null;
}

/** The destination of a message. */
export interface MessageTarget {
  readonly client: string;
  readonly name: string;
  /** The conversation that it continues; null where it starts one. */
  readonly conversation: string | null;
  readonly threadChannel: string | null;
  readonly offer: Offer;
}

export function messageWork({ text, subject, channel }: MessageValues, target: MessageTarget): MessageWork {
  const { client, name, conversation, threadChannel, offer } = target;
  const shown = shownChannel(channel, threadChannel, offer);
  return { client, name, text, subject, channel: shown === '' ? null : shown, conversation };
}

/**
 * The draft of a message being written. `sentAt` is that of its last attempt. A text that was filled in and not touched is
 * nothing that anybody began.
 */
export function composerDraft(
  id: string,
  target: MessageTarget,
  { sentAt, filledIn }: { readonly sentAt: number; readonly filledIn: string },
): SubmissionDraft<MessageValues, MessageStep> {
  return {
    id,
    about: (values) => draftAbout(id, messageWork(values, target)),
    content({ values, result }) {
      const isUntouched = result === null && values.text === filledIn && values.subject.trim() === '';
      return isUntouched ? null : messageDraft({ work: messageWork(values, target), end: result, hold: null, sentAt });
    },
  };
}

export const messageFieldOf: FieldOf<MessageStep, MessageField> = (_step, name) =>
  name === 'text' || name === 'channel' || name === 'subject' ? name : null;

/** A message's entry in the list of drafts, with the link back to it. */
export function draftAbout(id: string, { client, name, text }: MessageWork): DraftAbout {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const title = t('messages.draftTitle', { name, text: line.length > 60 ? `${line.slice(0, 59)}…` : line });
  return { title, resume: { kind: 'message', client, name, draft: id } };
}

/** A message being written; a new one has nothing stored. */
export interface Writing {
  readonly id: string;
  readonly stored: (MessageDraft & { readonly startedAt: string }) | null;
  /** Focuses the text when the composer opens. */
  readonly takesFocus: boolean;
  /** The id of the template, or the text, that a new one begins with. */
  readonly template: string | null;
  readonly text: string;
  /** The channel that it begins with. */
  readonly channel: string | null;
  /** The reminder that it is sent for. */
  readonly reminder: string | null;
}
