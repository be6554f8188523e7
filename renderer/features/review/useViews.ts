import { useCallback, useEffect, useState } from 'react';
import type { ClientView } from '../../../electron/contract/clients.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { Result } from '../../../electron/contract/result.ts';
import { say } from '../../../words/page/say.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { notify } from '../../lib/notices.ts';
import { useReviewMemory } from './reviewSession.ts';
import { type ReviewTable, withoutSearch } from './reviewTable.ts';
import { isSameTable, ownViews, type View } from './views.ts';

interface Views {
  readonly views: readonly View[];
  /** Keeps a table under a name; another name that it had until now is forgotten. Answers why it could not. */
  readonly keep: (name: string, table: ReviewTable, formerName: string | null) => Promise<Failure | null>;
  readonly forget: (view: View) => void;
}

/** The views that were saved at this desk. */
export function useViews(): Views {
  const bridge = useBridge();
  const [kept, setKept] = useState<readonly ClientView[]>([]);
  const accept = useCallback((answer: Result<readonly ClientView[]>): Failure | null => {
    if (!answer.ok) return answer.failure;
    setKept(answer.value);
    return null;
  }, []);
  useEffect(() => {
    let isHere = true;
    void bridge.ask('views:read', null).then((answer) => isHere && accept(answer));
    return () => {
      isHere = false;
    };
  }, [bridge, accept]);

  const keep = async (name: string, table: ReviewTable, formerName: string | null): Promise<Failure | null> => {
    const { filter, sort, columns } = withoutSearch(table);
    const stored = { filter: { ...filter }, sort, columns };
    return accept(await bridge.ask('views:change', { name, table: stored, replaces: formerName }));
  };
  const forget = async ({ name, table }: View): Promise<void> => {
    const failure = accept(await bridge.ask('views:change', { name, table: null }));
    const about = 'a view';
    if (failure) notify({ words: failureWords(failure), until: 'dismissed', trouble: true, about });
    else
      notify({
        words: say('review.viewDeleted', { name }),
        action: { word: say('general.undo'), run: () => void keep(name, table, null), undoes: true },
        about,
      });
  };
  return { views: ownViews(kept), keep, forget: (view) => void forget(view) };
}

interface CurrentView {
  /** The view that is looked at, or that the present table was made from. */
  readonly current: View | null;
  /** Whether it is looked at as it is kept. */
  readonly isExact: boolean;
}

/** Which view a table is: one that is the very same, else the one that was chosen last. */
export function useCurrentView(views: readonly View[], table: ReviewTable): CurrentView {
  const memory = useReviewMemory();
  const [chosen, setChosen] = useState(() => memory.recall().view);
  const same = views.filter((view) => isSameTable(view.table, table));
  const exact = same.find(({ name }) => name === chosen) ?? same[0] ?? null;
  if (exact && exact.name !== chosen) setChosen(exact.name);
  useEffect(() => memory.remember({ view: chosen }), [memory, chosen]);
  if (exact) return { current: exact, isExact: true };
  const origin = views.find(({ name }) => name === chosen) ?? null;
  // "All clients" that leaves some out would be no name for it.
  return { current: origin === views[0] ? null : origin, isExact: false };
}
