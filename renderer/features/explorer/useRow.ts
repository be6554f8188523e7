import type { Failure } from '../../../electron/contract/failure.ts';
import { ListRowDocument } from '../../../graphql/desk/generated/operations.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import type { RowView } from './listViews.ts';
import { type RowsQuestion, variablesOf } from './useListRows.ts';

interface RowState {
  /** Null where the service knows of none. */
  readonly row: RowView | null;
  readonly failure: Failure | null;
}

/** All of one row; undefined while it is read. */
export function useRow(
  question: RowsQuestion,
  id: string,
): { readonly state: RowState | undefined; readonly retry: () => void } {
  const { data, failure, loading, refetch } = useDeskQuery(
    ListRowDocument,
    { ...variablesOf(question), id },
    { fetchPolicy: 'network-only' },
  );
  const state = loading ? undefined : { row: data?.listRow ?? null, failure };
  return { state, retry: refetch };
}
