import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { askDesk } from '../../bridge/askDesk.ts';
import type { RowQuestion, RowsSummary } from './rows.ts';
import { createRowStore, type RowStore } from './rowStore.ts';

/** Where the rows that answer a question are, as far as they are in sight, and what is known of all of them. */
export function useRows(question: RowQuestion): { readonly summary: RowsSummary; readonly store: RowStore } {
  const bridge = useBridge();
  const [store] = useState(() =>
    createRowStore(({ filter, sort }, from, first, signal) =>
      askDesk(bridge, 'ReviewClients', { filter, sort, first, from }, signal),
    ),
  );
  const summary = useSyncExternalStore(store.listen, store.summary);
  useEffect(() => store.ask(question), [store, question]);
  useEffect(() => () => store.close(), [store]);
  return { summary, store };
}
