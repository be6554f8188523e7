import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { ListRowsDocument } from '../../../graphql/desk/generated/operations.ts';
import { keepRecent } from '../../data/keepRecent.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import type { LineView, RowsView } from './listCells.ts';

export interface RowsRequest {
  readonly list: string;
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
}

export interface ListRowsState {
  /** The request that the rows belong to; null before the first result. */
  readonly request: RowsRequest | null;
  /** All rows that are loaded. The last page holds the next cursor. */
  readonly rows: readonly LineView[];
  readonly page: RowsView | null;
  readonly unreadable: number;
  readonly failure: Failure | null;
  readonly loading: 'first' | 'more' | null;
}

interface ShownRows {
  readonly request: RowsRequest;
  readonly page: RowsView;
}

/** The next page, and the request that it belongs to. */
interface FurtherPage {
  readonly of: string;
  /** Null while it is loading. */
  readonly failure: Failure | null;
}

const pageSize = 50;
/** Requests whose rows stay cached, to be shown at once on Back. */
const cachedRequests = 10;

/** The variables that pages and single rows share. */
export function variablesOf({ list, search, filters }: RowsRequest) {
  return {
    list,
    search: search === '' ? null : search,
    filters: Object.entries(filters).map(([key, value]) => ({ key, value })),
  };
}

/**
 * The rows of a list, page by page; the cache joins the pages (data/cache.ts). With a new request for the same list,
 * the former rows stay until the first result.
 */
export function useListRows(request: RowsRequest | null): ListRowsState & {
  readonly more: () => void;
  readonly retry: () => void;
} {
  const apollo = useApolloClient();
  const firstPage = request && {
    ...variablesOf(request),
    columns: [...request.columns],
    first: pageSize,
    after: null,
  };
  const { data, failure, loading, refetch } = useDeskQuery(ListRowsDocument, firstPage, {
    fetchPolicy: 'network-only',
  });
  const requestKey = JSON.stringify(firstPage);
  const [answer, setAnswer] = useState<ShownRows | null>(null);
  const read = data?.listRows;
  if (request && read && answer?.page !== read) setAnswer({ request, page: read });
  const shown = answer && answer.request.list === request?.list ? answer : null;

  const [further, setFurther] = useState<FurtherPage | null>(null);
  const current = further?.of === requestKey ? further : null;
  const reading = useRef<AbortController | null>(null);
  useEffect(() => {
    const args: unknown = JSON.parse(requestKey);
    // Sound: serialized from the variables of this query above.
    if (args !== null) keepRecent(apollo.cache, 'listRows', args as Readonly<Record<string, unknown>>, cachedRequests);
    return () => reading.current?.abort();
  }, [apollo, requestKey]);

  const readFurther = (after: string): void => {
    if (!firstPage) return;
    const controller = new AbortController();
    reading.current = controller;
    setFurther({ of: requestKey, failure: null });
    void queryDesk(apollo, ListRowsDocument, { ...firstPage, after }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return;
      setFurther(result.failure && !result.data ? { of: requestKey, failure: result.failure } : null);
    });
  };
  const next = read?.next ?? null;
  const isReadingFurther = current !== null && current.failure === null;
  return {
    request: shown?.request ?? null,
    rows: shown?.page.rows ?? [],
    page: shown?.page ?? null,
    unreadable: shown?.page.unreadable ?? 0,
    failure: current?.failure ?? failure,
    loading: loading ? 'first' : isReadingFurther ? 'more' : null,
    more() {
      if (!loading && !isReadingFurther && next !== null) readFurther(next);
    },
    retry() {
      if (next !== null && current !== null) readFurther(next);
      else refetch();
    },
  };
}
