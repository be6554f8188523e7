import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { askDesk } from './askDesk.ts';
import { createRowStore, type RowQuestion, type Rows, type RowStore } from './rowStore.ts';

/** The rows that answer a question, as far as they are in sight. */
export function useRows(question: RowQuestion): { readonly rows: Rows; readonly store: RowStore } {
  const bridge = useBridge();
  const [store] = useState(() =>
    createRowStore(({ filter, sort }, from, first, signal) =>
      askDesk(bridge, 'ReviewClients', { filter, sort, first, from }, signal),
    ),
  );
  const rows = useSyncExternalStore(store.listen, store.rows);
  useEffect(() => store.ask(question), [store, question]);
  useEffect(() => () => store.close(), [store]);
  return { rows, store };
}
