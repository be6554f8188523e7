import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { useDraft } from '../../bridge/useDraft.ts';
import type { StoredDraft } from '../../bridge/drafts.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { notify } from '../../lib/notices.ts';
import { comparePairPath, comparePath } from '../../lib/paths.ts';
import { apartDraftId, pairKey, readApart, withApart, withoutApart } from './apartPairs.ts';
import styles from './PairsScreen.module.css';
import { PairList } from './PairList.tsx';
import { PairView } from './PairView.tsx';
import { type Pair, usePairs } from './usePairs.ts';

interface PairsScreenProps {
  readonly pair: readonly [one: string, other: string] | null;
  readonly drafts: readonly StoredDraft[];
}

/** The list of pairs, and beside it the two that were chosen. */
export function PairsScreen({ pair, drafts }: PairsScreenProps) {
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
