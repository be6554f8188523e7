import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import { useDraft } from '../../bridge/useDraft.ts';
import { withoutProblem } from '../../data/sendSteps.ts';
import { Action } from '../../components/Action.tsx';
import { DraftNotice } from '../../components/DraftNotice.tsx';
import { ChangeNotice } from '../../components/ChangeNotice.tsx';
import { Field, focusField } from '../../components/Field.tsx';
import { DraftStatus } from '../../components/DraftStatus.tsx';
import { Note } from '../../components/Note.tsx';
import { currentTime } from '../../lib/clock.ts';
import { clockText } from '../../lib/momentText.ts';
import { choicesOf, type Offer } from '../../lib/offers.ts';
import { readableWord } from '../../lib/readableWord.ts';
import { noticeWords } from './endNotice.ts';
import type { Writing } from './messageWork.ts';
import {
  asksSubject,
  checkMessage,
  draftAbout,
  isShortKind,
  longestMessage,
  messageDraft,
  type MessageEnd,
  type MessageField,
  type MessageWork,
  shortMessage,
  shownChannel,
} from './messageWork.ts';
import { findSent, type Thread } from './threads.ts';
import type { HoldRequest } from './useHeld.ts';
import styles from './Composer.module.css';

interface ComposerProps {
  readonly client: string;
  readonly name: string;
  readonly writing: Writing;
  readonly offer: Offer;
  /** Where it goes on; null begins a conversation. */
  readonly conversation: string | null;
  readonly threadChannel: string | null;
  readonly threads: readonly Thread[];
  /** Reads the threads again; null where the service lists none. */
  readonly onLook: (() => Promise<boolean>) | null;
  readonly onTyped: (isEmpty: boolean) => void;
  readonly onHold: (request: HoldRequest) => boolean;
  readonly onAfresh: (how?: 'found') => void;
}

/** What is written next. Nothing is sent at once: what was sent by mistake can be taken back for a moment. */
export function Composer(props: ComposerProps) {
  const { client, name, writing, offer, conversation, threadChannel, threads, onTyped, onHold, onAfresh } = props;
  const { id, stored } = writing;
  const [typed, setTyped] = useState(() => ({ text: stored?.work.text ?? '', subject: stored?.work.subject ?? '' }));
  const [chosen, setChosen] = useState(stored?.work.channel ?? null);
  const [end, setEnd] = useState<MessageEnd | null>(stored?.end ?? null);
  const [tried, setTried] = useState(false);
  const [isFull, setFull] = useState(false);
  const [startedAt] = useState(() => stored?.startedAt ?? new Date(currentTime()).toISOString());
  const sentAt = stored?.sentAt ?? 0;
  const channel = shownChannel(chosen, threadChannel, offer);
  const work = useMemo<MessageWork>(
    () => ({ client, name, ...typed, channel: channel === '' ? null : channel, conversation }),
    [client, name, typed, channel, conversation],
  );
  const content = useMemo(() => messageDraft({ work, end, hold: null, sentAt }), [work, end, sentAt]);
  const about = useMemo(() => draftAbout(id, work), [id, work]);
  const { store, failure } = useDraft(id, stored?.startedAt ?? null, content, about);
  const isEmpty = content === null;
  useEffect(() => onTyped(isEmpty), [onTyped, isEmpty]);
  useEffect(() => {
    if (writing.takesFocus) focusField('message.text');
  }, [writing]);

  // Read again because nobody knew: it is there, and done with.
  const found = end?.kind === 'unknown' ? findSent(threads, typed.text, sentAt) : undefined;
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const settled = useRef(false);
  useEffect(() => {
    if (!found || settled.current) return;
    settled.current = true;
    store.discard();
    onAfresh('found');
  }, [found, store, onAfresh]);

  if (!offer.offered) {
    return <Note tone="calm">{say('messages.notOffered', { why: offer.why ?? say('general.notOffered') })}</Note>;
  }

  const send = (): void => {
    setTried(true);
    const [problem] = checkMessage(work, channel, offer);
    if (problem) {
      focusField(`message.${problem.field}`);
      return;
    }
    // From here on whoever holds it keeps it.
    if (onHold({ id, work, startedAt, offer })) store.stop();
    else setFull(true);
  };
  const edit = (field: MessageField, change: () => void): void => {
    change();
    setFull(false);
    setEnd((current) => withoutProblem(current, field));
  };
  const problems = new Map([
    ...(end?.kind === 'refused' ? end.problems : []).map(({ field, words }) => [field, words] as const),
    ...(tried ? checkMessage(work, channel, offer) : []).map(({ field, words }) => [field, words] as const),
  ]);
  const press = (event: KeyboardEvent): void => {
    // What may have been sent already is never sent again by a habit of the hand.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || end?.kind === 'unknown') return;
    event.preventDefault();
    send();
  };
  const channels = offer.takes.includes('channel') ? choicesOf(offer, 'channel') : null;
  const takesFreeChannel = channels === null && offer.demands.includes('channel');
  const { onLook } = props;
  const lookAgain =
    onLook &&
    ((): void => {
      void onLook().then((isRead) => {
        if (isRead) setLookedAt(clockText(new Date(currentTime()).toISOString(), currentTime()));
      });
    });

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key that sends, from any field of it
    <div className={styles.composer} onKeyDown={press}>
      <DraftNotice
        startedAt={stored?.startedAt ?? null}
        what={say('messages.draft')}
        afresh={say('messages.writeNew')}
        onAfresh={() => onAfresh()}
        onUndo={null}
      />
      <ChangeNotice
        done={[]}
        notice={
          isFull
            ? { tone: 'caution', title: say('messages.full') }
            : noticeWords(end, { onRetry: send, onLook: lookAgain, lookedAt })
        }
      />
      <div className={styles.fields}>
        {channels !== null && (
          <Field
            name="message.channel"
            label={say('messages.channel')}
            required={offer.demands.includes('channel')}
            problem={problems.get('channel')}
          >
            {(control) => (
              <select
                {...control}
                value={channel}
                onChange={(event) => edit('channel', () => setChosen(event.target.value))}
              >
                {(channel === '' || !offer.demands.includes('channel')) && (
                  <option value="">
                    {say(offer.demands.includes('channel') ? 'messages.choose' : 'messages.usual')}
                  </option>
                )}
                {channels.map((word) => (
                  <option key={word} value={word}>
                    {readableWord(word)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {takesFreeChannel && (
          <Field name="message.channel" label={say('messages.channel')} required problem={problems.get('channel')}>
            {(control) => (
              <input
                {...control}
                value={chosen ?? ''}
                onChange={(event) => edit('channel', () => setChosen(event.target.value))}
              />
            )}
          </Field>
        )}
        {asksSubject({ conversation }, offer) && (
          <Field
            name="message.subject"
            label={say('messages.subject')}
            required={offer.demands.includes('subject')}
            problem={problems.get('subject')}
          >
            {(control) => (
              <input
                {...control}
                value={typed.subject}
                maxLength={200}
                onChange={(event) => edit('subject', () => setTyped({ ...typed, subject: event.target.value }))}
              />
            )}
          </Field>
        )}
      </div>
      <Field
        name="message.text"
        label={say('messages.text')}
        required
        problem={problems.get('text')}
        hint={lengthWords(typed.text.trim().length, channel)}
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.text ?? ''}`}
            value={typed.text}
            onChange={(event) => edit('text', () => setTyped({ ...typed, text: event.target.value }))}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <DraftStatus failure={failure} isTold={end?.kind === 'failed'} />
        <Action look="primary" aria-keyshortcuts="Control+Enter" onClick={send}>
          {end?.kind === 'unknown' ? say('messages.sendAgain') : say('messages.send')}
        </Action>
      </div>
    </div>
  );
}

/** How long it is, once that matters. */
function lengthWords(length: number, channel: string): string | undefined {
  if (isShortKind(channel) && length >= shortMessage) {
    return say('messages.longForText', { length, number: shortMessage });
  }
  return length > longestMessage * 0.9 ? say('messages.length', { length, number: longestMessage }) : undefined;
}
