import { useEffect, useRef, useState } from 'react';
import type { Alike, CardClientFragment } from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { type ClientChangeEnd, sendChange } from '../../bridge/sendChange.ts';
import { useAsked } from '../../bridge/useAsked.ts';
import { Action } from '../../components/Action.tsx';
import { ChangeNotice, type NoticeWords } from '../../components/ChangeNotice.tsx';
import { tell } from '../../lib/notices.ts';
import { offerOf } from '../../lib/offers.ts';
import { useCopy } from '../../lib/useCopy.ts';
import styles from './MergePanel.module.css';
import { todoText } from './todoText.ts';

interface MergePanelProps {
  readonly keep: CardClientFragment;
  readonly remove: CardClientFragment;
  readonly because: readonly Alike[];
  readonly onMerged: () => void;
  readonly onReread: () => void;
}

/** Makes one client of two where the service can, after a second press; else helps to have it done elsewhere. */
export function MergePanel({ keep, remove, because, onMerged, onReread }: MergePanelProps) {
  const bridge = useBridge();
  const offers = useAsked('Offers', {}).last?.service;
  const [sure, setSure] = useState(false);
  const [sending, setSending] = useState(false);
  const [end, setEnd] = useState<Exclude<ClientChangeEnd, { __typename: 'Done' }> | null>(null);
  const underWay = useRef(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Enter pressed twice by a habit of the hand must not merge anybody.
    if (sure) back.current?.focus();
  }, [sure]);

  const merge = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setEnd(null);
    const result = await sendChange(bridge, 'MergeClients', { keep: seen(keep), remove: seen(remove) });
    underWay.current = false;
    setSending(false);
    setSure(false);
    if (result.__typename !== 'Done') {
      setEnd(result);
      return;
    }
    tell({ words: `${remove.name} is merged into ${keep.name}.` });
    onMerged();
  };

  if (!offers) return <div className={styles.panel} aria-busy="true" />;
  const offer = offerOf(offers, 'mergeClients');
  return (
    <section className={styles.panel} aria-label="Merge">
      <ChangeNotice done={[]} notice={noticeOf(end, onReread)} />
      {!offer.offered && (
        <p className={styles.words}>
          They can’t be merged from here. {offer.why} A line for the manager’s list says which two, and which one stays.
        </p>
      )}
      {offer.offered && !sure && (
        <p className={styles.words}>
          Merging gives everything of {remove.name} (no. {remove.id}) to {keep.name} (no. {keep.id}).
        </p>
      )}
      {sure && (
        <p className={styles.warning} role="alert">
          <b>This can’t be undone by anybody.</b> {remove.name} (no. {remove.id}) will be gone, and everything there
          will belong to {keep.name} (no. {keep.id}).
        </p>
      )}
      <div className={styles.actions}>
        <CopyTodo text={todoText(keep, remove, because)} />
        {offer.offered && !sure && (
          <Action look="primary" onClick={() => setSure(true)}>
            Merge…
          </Action>
        )}
        {sure && (
          <>
            <Action ref={back} onClick={() => setSure(false)}>
              Don’t merge
            </Action>
            <Action look="danger" aria-disabled={sending || undefined} onClick={() => void merge()}>
              {sending ? 'Merging…' : `Merge into ${keep.name} for good`}
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
        {state === 'copied' && 'Copied'}
        {state === 'refused' && 'Could not copy'}
      </span>
      <Action onClick={copy}>Copy a to-do</Action>
    </>
  );
}

function noticeOf(
  end: Exclude<ClientChangeEnd, { __typename: 'Done' }> | null,
  reread: () => void,
): NoticeWords | null {
  switch (end?.__typename) {
    case undefined:
      return null;
    case 'Refused':
      return {
        tone: 'danger',
        title: end.problems.map(({ message }) => message).join(' '),
        more: 'Nobody was merged.',
      };
    case 'Conflict':
      return {
        tone: 'caution',
        title: 'Somebody else changed one of them first. Nothing was sent.',
        more: 'Read both again, and look once more.',
        action: { word: 'Read both again', run: reread },
      };
    case 'OutcomeUnknown':
      return {
        tone: 'caution',
        title: end.message,
        more: end.action,
        action: { word: 'Look whether it was done', run: reread },
      };
    case 'NotOffered':
      return { tone: 'danger', title: `This service does not do that. ${end.why}`, more: 'Nobody was merged.' };
    case 'Failed':
      return { tone: 'danger', title: end.failure.message, more: `Nobody was merged. ${end.failure.action}` };
  }
}
