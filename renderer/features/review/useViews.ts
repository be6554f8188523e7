import { useCallback, useEffect, useState } from 'react';
import type { ClientView } from '../../../electron/contract/clients.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { Result } from '../../../electron/contract/failure.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { failureText } from '../../lib/failureText.ts';
import { notify } from '../../state/notices.ts';
import { useReviewSession } from './reviewSession.ts';
import { type ReviewTable, withoutSearch } from './reviewTable.ts';
import { isSameTable, ownViews, type View } from './views.ts';

interface Views {
  readonly views: readonly View[];
  /** Saves a table under a name; with `formerName` the view is renamed. Resolves to a failure or null. */
  readonly save: (name: string, table: ReviewTable, formerName: string | null) => Promise<Failure | null>;
  readonly remove: (view: View) => void;
}

/** The views saved at this desk. */
export function useViews(): Views {
  const bridge = useBridge();
  const [stored, setStored] = useState<readonly ClientView[]>([]);
  const accept = useCallback((answer: Result<readonly ClientView[]>): Failure | null => {
    if (!answer.ok) return answer.failure;
    setStored(answer.value);
    return null;
  }, []);
  useEffect(() => {
    let isHere = true;
    void bridge.request('views:read', null).then((answer) => isHere && accept(answer));
    return () => {
      isHere = false;
    };
  }, [bridge, accept]);

  const save = async (name: string, table: ReviewTable, formerName: string | null): Promise<Failure | null> => {
    const { filter, sort, columns } = withoutSearch(table);
    const view = { filter: { ...filter }, sort, columns };
    return accept(await bridge.request('views:change', { name, table: view, replaces: formerName }));
  };
  const remove = async ({ name, table }: View): Promise<void> => {
    const failure = accept(await bridge.request('views:change', { name, table: null }));
    const about = 'a view';
    if (failure) notify({ text: failureText(failure), until: 'dismissed', trouble: true, about });
    else
      notify({
        text: t('review.viewDeleted', { name }),
        action: { label: t('general.undo'), run: () => void save(name, table, null), undoes: true },
        about,
      });
  };
  return { views: ownViews(stored), save, remove: (view) => void remove(view) };
}

interface CurrentView {
  /** The view that is open, or that the table was made from. */
  readonly current: View | null;
  /** Whether the table is as it was saved. */
  readonly isExact: boolean;
}

/** The view that equals the table, else the last one chosen. */
export function useCurrentView(views: readonly View[], table: ReviewTable): CurrentView {
  const session = useReviewSession();
  const [chosen, setChosen] = useState(() => session.read().view);
  const same = views.filter((view) => isSameTable(view.table, table));
  const exact = same.find(({ name }) => name === chosen) ?? same[0] ?? null;
  if (exact && exact.name !== chosen) setChosen(exact.name);
  useEffect(() => session.update({ view: chosen }), [session, chosen]);
  if (exact) return { current: exact, isExact: true };
  const origin = views.find(({ name }) => name === chosen) ?? null;
  // "All clients" would be wrong for a filtered table.
  return { current: origin === views[0] ? null : origin, isExact: false };
}
