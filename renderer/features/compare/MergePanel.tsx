import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  type Alike,
  type CardClientFragment,
  MergeClientsDocument,
} from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import { ChangeNotice, type NoticeWords } from '../../components/ChangeNotice.tsx';
import { notify } from '../../lib/notices.ts';
import { useOffers } from '../../data/useOffers.ts';
import { offerOf } from '../../lib/offers.ts';
import { useCopy } from '../../lib/useCopy.ts';
import styles from './MergePanel.module.css';
import { todoText } from './todoText.ts';
import { type ClientChangeOutcome, sendChange } from '../../data/sendChange.ts';

interface MergePanelProps {
  readonly keep: CardClientFragment;
  readonly remove: CardClientFragment;
  readonly because: readonly Alike[];
  readonly onMerged: () => void;
  readonly onReread: () => void;
}

/** Makes one client of two where the service can, after a second press; else helps to have it done elsewhere. */
export function MergePanel({ keep, remove, because, onMerged, onReread }: MergePanelProps) {
  const apollo = useApolloClient();
  const { service: offers } = useOffers();
  const [sure, setSure] = useState(false);
  const [sending, setSending] = useState(false);
  const [end, setEnd] = useState<Exclude<ClientChangeOutcome, { __typename: 'Done' }> | null>(null);
  const inFlight = useRef(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Enter pressed twice by a habit of the hand must not merge anybody.
    if (sure) back.current?.focus();
  }, [sure]);

  const merge = async (): Promise<void> => {
    if (inFlight.current) return;
    inFlight.current = true;
    setSending(true);
    setEnd(null);
    const result = await sendChange(apollo, MergeClientsDocument, { keep: seen(keep), remove: seen(remove) });
    inFlight.current = false;
    setSending(false);
    setSure(false);
    if (result.__typename !== 'Done') {
      setEnd(result);
      return;
    }
    notify({ words: say('compare.merged', { removed: remove.name, kept: keep.name }) });
    onMerged();
  };

  if (!offers) return <div className={styles.panel} aria-busy="true" />;
  const offer = offerOf(offers, 'mergeClients');
  const both = { removed: remove.name, removedId: remove.id, kept: keep.name, keptId: keep.id };
  return (
    <section className={styles.panel} aria-label={say('compare.merge')}>
      <ChangeNotice done={[]} notice={noticeOf(end, onReread)} />
      {!offer.offered && (
        <p className={styles.words}>
          {[say('compare.notFromHere'), offer.why, say('compare.todoHint')].filter(Boolean).join(' ')}
        </p>
      )}
      {offer.offered && !sure && <p className={styles.words}>{say('compare.gives', both)}</p>}
      {sure && (
        <p className={styles.warning} role="alert">
          <b>{say('compare.forGood')}</b> {say('compare.willBeGone', both)}
        </p>
      )}
      <div className={styles.actions}>
        <CopyTodo text={todoText(keep, remove, because)} />
        {offer.offered && !sure && (
          <Action look="primary" onClick={() => setSure(true)}>
            {say('compare.mergeAsk')}
          </Action>
        )}
        {sure && (
          <>
            <Action ref={back} onClick={() => setSure(false)}>
              {say('compare.dontMerge')}
            </Action>
            <Action look="danger" aria-disabled={sending || undefined} onClick={() => void merge()}>
              {sending ? say('compare.merging') : say('compare.mergeForGood', { kept: keep.name })}
            </Action>
          </>
        )}
      </div>
    </section>
  );
}

function seen({ id, version }: CardClientFragment) {
  return { id, version };
}

function CopyTodo({ text }: { readonly text: string }) {
  const [state, copy] = useCopy(text);
  return (
    <>
      <span role="status" className={styles.copied}>
        {state === 'copied' && say('compare.copied')}
        {state === 'refused' && say('compare.notCopied')}
      </span>
      <Action onClick={copy}>{say('compare.copyTodo')}</Action>
    </>
  );
}

function noticeOf(
  end: Exclude<ClientChangeOutcome, { __typename: 'Done' }> | null,
  reread: () => void,
): NoticeWords | null {
  switch (end?.__typename) {
    case undefined:
      return null;
    case 'Refused':
      return {
        tone: 'danger',
        title: end.problems.map(({ message }) => message).join(' '),
        more: say('compare.nobodyMerged'),
      };
    case 'Conflict':
      return {
        tone: 'caution',
        title: say('compare.changedFirst'),
        more: say('compare.readBothHint'),
        action: { word: say('compare.readBoth'), run: reread },
      };
    case 'OutcomeUnknown':
      return {
        tone: 'caution',
        title: end.message,
        more: end.action,
        action: { word: say('compare.lookWhetherDone'), run: reread },
      };
    case 'NotOffered':
      return {
        tone: 'danger',
        title: `${say('compare.stepNotOffered')} ${end.why}`,
        more: say('compare.nobodyMerged'),
      };
    case 'Failed':
      return {
        tone: 'danger',
        title: end.failure.message,
        more: `${say('compare.nobodyMerged')} ${end.failure.action}`,
      };
  }
}
