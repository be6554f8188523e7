import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { SplitPage } from '../../components/SplitPage.tsx';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark, readDrafts, type StoredDraft } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { useDraft } from '../../bridge/useDraft.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { notify } from '../../state/notices.ts';
import { comparePairPath, comparePath } from '../../lib/paths.ts';
import {
  distinctPairsDraftId,
  type Pair,
  pairKey,
  readDistinctPairs,
  usePairs,
  addDistinctPair,
  removeDistinctPair,
} from './usePairs.ts';
import { PairList } from './PairList.tsx';
import { PairView } from './PairView.tsx';

interface ComparePageProps {
  /** The ids of the pair that is shown. */
  readonly pair: readonly [one: string, other: string] | null;
}

/** Possible duplicates, and one pair side by side. */
export function ComparePage({ pair }: ComparePageProps) {
  const bridge = useBridge();
  const { view } = useSettings();
  const clinic = clinicMark(view);
  const [drafts, setDrafts] = useState<readonly StoredDraft[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (clinic !== '') void readDrafts(bridge, clinic).then((read) => isCurrent && setDrafts(read));
    return () => {
      isCurrent = false;
    };
  }, [bridge, clinic]);
  return drafts && <PairsScreen pair={pair} drafts={drafts} />;
}

interface PairsScreenProps {
  readonly pair: readonly [one: string, other: string] | null;
  readonly drafts: readonly StoredDraft[];
}

/** The list of pairs, and beside it the selected one. */
function PairsScreen({ pair, drafts }: PairsScreenProps) {
  const [, navigate] = useLocation();
  const [stored] = useState(() => readDistinctPairs(drafts));
  const [distinctPairs, setDistinctPairs] = useState(stored.distinctPairs);
  const [showsDistinct, setShowsDistinct] = useState(false);
  const content = useMemo(() => (distinctPairs.length > 0 ? { pairs: distinctPairs } : null), [distinctPairs]);
  useDraft(distinctPairsDraftId, stored.startedAt, content);

  const found = usePairs(distinctPairs, showsDistinct);
  const shown = found.pairs ?? [];
  const ids = pair && { one: { id: pair[0] }, other: { id: pair[1] } };
  const key = ids && pairKey(ids);
  // A selected pair stays selected when it moves to the other list.
  const [lastShown, setLastShown] = useState<Pair>();
  const listed = shown.find((each) => pairKey(each) === key);
  if (listed && listed !== lastShown) setLastShown(listed);
  const chosen = listed ?? (lastShown && pairKey(lastShown) === key ? lastShown : undefined);

  const openNext = (from: Pair | undefined): void => {
    const index = from ? shown.indexOf(from) : -1;
    const next = shown[index + 1] ?? shown[index - 1];
    navigate(next ? comparePairPath(next.one.id, next.other.id) : comparePath);
  };
  const markDistinct = (each: Pair): void => {
    setDistinctPairs((current) => addDistinctPair(current, each));
    openNext(each);
    notify({
      text: t('compare.twoPeople', { one: each.one.name, other: each.other.name }),
      action: {
        label: t('general.undo'),
        run: () => setDistinctPairs((current) => removeDistinctPair(current, each)),
        undoes: true,
      },
    });
  };

  return (
    <SplitPage
      isOpen={pair !== null}
      list={
        <>
          <h1 className="visually-hidden">{t('compare.title')}</h1>
          <PairList found={found} distinct={{ shown: showsDistinct, show: setShowsDistinct }} chosen={key} />
        </>
      }
      detail={
        pair === null ? (
          <EmptyState title={t('compare.noneOpen')}>{t('compare.noneOpenText')}</EmptyState>
        ) : (
          <PairView
            key={key}
            ids={pair}
            reasons={chosen?.reasons ?? []}
            isDistinct={distinctPairs.includes(key ?? '')}
            onDistinct={() => chosen && markDistinct(chosen)}
            onPossibleDuplicate={() => ids && setDistinctPairs((current) => removeDistinctPair(current, ids))}
            canMarkDistinct={chosen !== undefined}
            onMerged={() => {
              found.refetch();
              openNext(chosen);
            }}
          />
        )
      }
    />
  );
}
