import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark, readDrafts, type StoredDraft } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { useDraft } from '../../bridge/useDraft.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { notify } from '../../lib/notices.ts';
import { comparePairPath, comparePath } from '../../lib/paths.ts';
import { apartDraftId, type Pair, pairKey, readApart, usePairs, withApart, withoutApart } from './usePairs.ts';
import styles from './ComparePage.module.css';
import { PairList } from './PairList.tsx';
import { PairView } from './PairView.tsx';

interface ComparePageProps {
  /** The ids of the pair that is shown; null for none. */
  readonly pair: readonly [one: string, other: string] | null;
}

/** Clients that may be one person, and two of them side by side. */
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

/** The list of pairs, and beside it the two that were chosen. */
function PairsScreen({ pair, drafts }: PairsScreenProps) {
  const [, navigate] = useLocation();
  const [kept] = useState(() => readApart(drafts));
  const [apart, setApart] = useState(kept.apart);
  const [showsApart, setShowsApart] = useState(false);
  const content = useMemo(() => (apart.length > 0 ? { pairs: apart } : null), [apart]);
  useDraft(apartDraftId, kept.startedAt, content);

  const found = usePairs(apart, showsApart);
  const shown = found.pairs ?? [];
  const ids = pair && { one: { id: pair[0] }, other: { id: pair[1] } };
  const key = ids && pairKey(ids);
  // Whoever looks at a pair goes on doing so when it changes to the other list.
  const [looked, setLooked] = useState<Pair>();
  const listed = shown.find((each) => pairKey(each) === key);
  if (listed && listed !== looked) setLooked(listed);
  const chosen = listed ?? (looked && pairKey(looked) === key ? looked : undefined);

  const goOn = (from: Pair | undefined): void => {
    const index = from ? shown.indexOf(from) : -1;
    const next = shown[index + 1] ?? shown[index - 1];
    navigate(next ? comparePairPath(next.one.id, next.other.id) : comparePath);
  };
  const tellApart = (each: Pair): void => {
    setApart((current) => withApart(current, each));
    goOn(each);
    notify({
      words: say('compare.twoPeople', { one: each.one.name, other: each.other.name }),
      action: {
        word: say('general.undo'),
        run: () => setApart((current) => withoutApart(current, each)),
        undoes: true,
      },
    });
  };

  return (
    <div className={styles.page} data-open={pair === null ? undefined : ''}>
      <h1 className="visually-hidden">{say('compare.title')}</h1>
      <div className={styles.list}>
        <PairList found={found} apart={{ shown: showsApart, show: setShowsApart }} chosen={key} />
      </div>
      <div className={styles.pair}>
        {pair === null ? (
          <EmptyState title={say('compare.noneOpen')}>{say('compare.noneOpenWords')}</EmptyState>
        ) : (
          <PairView
            key={key}
            ids={pair}
            because={chosen?.because ?? []}
            isApart={apart.includes(key ?? '')}
            onApart={() => chosen && tellApart(chosen)}
            onTogether={() => ids && setApart((current) => withoutApart(current, ids))}
            canTell={chosen !== undefined}
            onMerged={() => {
              found.again();
              goOn(chosen);
            }}
          />
        )}
      </div>
    </div>
  );
}
