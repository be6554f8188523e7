import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ReviewClientsDocument } from '../../../graphql/desk/generated/operations.ts';
import { directoryFetchPolicy } from '../../data/exceptions.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';
import type { RowQuestion, RowsSummary } from './rows.ts';
import { createRowStore, type ReadRows, type RowStore } from './rowStore.ts';

/** Where the rows that answer a question are, as far as they are in sight, and what is known of all of them. */
export function useRows(question: RowQuestion): { readonly summary: RowsSummary; readonly store: RowStore } {
  const apollo = useApolloClient();
  const read = useStableCallback<Parameters<ReadRows>, ReturnType<ReadRows>>(({ filter, sort }, from, first, signal) =>
    queryDesk(
      apollo,
      ReviewClientsDocument,
      { filter, sort, first, from },
      { signal, fetchPolicy: directoryFetchPolicy },
    ),
  );
  const [store] = useState(() => createRowStore(read));
  const summary = useSyncExternalStore(store.listen, store.summary);
  useEffect(() => store.ask(question), [store, question]);
  useEffect(() => () => store.close(), [store]);
  return { summary, store };
}
