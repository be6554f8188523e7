import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  type DuplicateReason,
  type CardClientFragment,
  MergeClientsDocument,
} from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { ChangeNotice, type NoticeText } from '../../components/ChangeNotice.tsx';
import { type ClientChangeOutcome, sendChange } from '../../data/sendChange.ts';
import { useOffers } from '../../data/useOffers.ts';
import { duplicateReasonText } from '../../domain/duplicateReasonText.ts';
import { formatList } from '../../lib/counts.ts';
import { notify } from '../../state/notices.ts';
import { offerOf } from '../../domain/offers.ts';
import { useCopy } from '../../hooks/useCopy.ts';
import typography from '../../components/typography.module.css';
import styles from './MergePanel.module.css';

interface MergePanelProps {
  readonly keep: CardClientFragment;
  readonly remove: CardClientFragment;
  readonly reasons: readonly DuplicateReason[];
  readonly onMerged: () => void;
  readonly onReread: () => void;
}

/** Merges two clients where the service can, after a confirmation; elsewhere it offers a task text to copy. */
export function MergePanel({ keep, remove, reasons, onMerged, onReread }: MergePanelProps) {
  const apollo = useApolloClient();
  const { service: offers } = useOffers();
  const [isConfirming, setConfirming] = useState(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Exclude<ClientChangeOutcome, { __typename: 'Done' }> | null>(null);
  const inFlight = useRef(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Pressing Enter twice must not merge.
    if (isConfirming) back.current?.focus();
  }, [isConfirming]);

  const merge = async (): Promise<void> => {
    if (inFlight.current) return;
    inFlight.current = true;
    setSending(true);
    setOutcome(null);
    const result = await sendChange(apollo, MergeClientsDocument, { keep: seen(keep), remove: seen(remove) });
    inFlight.current = false;
    setSending(false);
    setConfirming(false);
    if (result.__typename !== 'Done') {
      setOutcome(result);
      return;
    }
    notify({ text: t('compare.merged', { removed: remove.name, kept: keep.name }) });
    onMerged();
  };

  if (!offers) return <div className={styles.panel} aria-busy="true" />;
  const offer = offerOf(offers, 'mergeClients');
  const both = { removed: remove.name, removedId: remove.id, kept: keep.name, keptId: keep.id };
  return (
    <section className={styles.panel} aria-label={t('compare.merge')}>
      <ChangeNotice done={[]} notice={outcomeNotice(outcome, onReread)} />
      {!offer.offered && (
        <p className={typography.soft}>
          {[t('compare.notFromHere'), offer.why, t('compare.todoHint')].filter(Boolean).join(' ')}
        </p>
      )}
      {offer.offered && !isConfirming && <p className={typography.soft}>{t('compare.gives', both)}</p>}
      {isConfirming && (
        <p className={styles.warning} role="alert">
          <b>{t('compare.forGood')}</b> {t('compare.willBeGone', both)}
        </p>
      )}
      <div className={styles.actions}>
        <CopyMergeTask text={mergeTaskText(keep, remove, reasons)} />
        {offer.offered && !isConfirming && (
          <Action look="primary" onClick={() => setConfirming(true)}>
            {t('compare.mergeAsk')}
          </Action>
        )}
        {isConfirming && (
          <>
            <Action ref={back} onClick={() => setConfirming(false)}>
              {t('compare.dontMerge')}
            </Action>
            <Action look="danger" aria-disabled={sending || undefined} onClick={() => void merge()}>
              {sending ? t('compare.merging') : t('compare.mergeForGood', { kept: keep.name })}
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

function CopyMergeTask({ text }: { readonly text: string }) {
  const [state, copy] = useCopy(text);
  return (
    <>
      <span role="status" className={typography.soft}>
        {state === 'copied' && t('compare.copied')}
        {state === 'refused' && t('compare.notCopied')}
      </span>
      <Action onClick={copy}>{t('compare.copyTodo')}</Action>
    </>
  );
}

function outcomeNotice(
  outcome: Exclude<ClientChangeOutcome, { __typename: 'Done' }> | null,
  reread: () => void,
): NoticeText | null {
  switch (outcome?.__typename) {
    case undefined:
      return null;
    case 'Refused':
      return {
        tone: 'danger',
        title: outcome.problems.map(({ message }) => message).join(' '),
        more: t('compare.notMerged'),
      };
    case 'Conflict':
      return {
        tone: 'caution',
        title: t('compare.changedFirst'),
        more: t('compare.readBothHint'),
        action: { label: t('compare.readBoth'), run: reread },
      };
    case 'OutcomeUnknown':
      return {
        tone: 'caution',
        title: outcome.message,
        more: outcome.action,
        action: { label: t('compare.lookWhetherDone'), run: reread },
      };
    case 'NotOffered':
      return {
        tone: 'danger',
        title: `${t('compare.stepNotOffered')} ${outcome.why}`,
        more: t('compare.notMerged'),
      };
    case 'Failed':
      return {
        tone: 'danger',
        title: outcome.failure.message,
        more: `${t('compare.notMerged')} ${outcome.failure.action}`,
      };
  }
}

type Client = Pick<CardClientFragment, 'id' | 'name' | 'phones' | 'patients'>;

/** A task for a to-do list, where the merge can't be done from here: which two clients to merge, and why. */
export function mergeTaskText(keep: Client, remove: Client, reasons: readonly DuplicateReason[]): string {
  const why = duplicateReasonText(reasons);
  return [
    t('compare.todo', { kept: textOf(keep), removed: textOf(remove) }),
    ...(why === '' ? [] : [t('compare.todoWhy', { why })]),
  ].join(' ');
}

/** Maria Garcia (no. 17, (914) 555-0111, Bella and Rex). */
function textOf({ id, name, phones, patients }: Client): string {
  const pets = formatList((patients ?? []).map((patient) => patient.name));
  return `${name} (${[t('compare.numberWithin', { id }), phones[0]?.number, pets].filter(Boolean).join(', ')})`;
}
