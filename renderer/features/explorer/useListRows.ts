import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { ListRowsDocument } from '../../../graphql/desk/generated/operations.ts';
import { keepRecent } from '../../data/keepRecent.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import type { LineView, RowsView } from './listCells.ts';

/** What is asked of a list. */
export interface RowsQuestion {
  readonly list: string;
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
}

export interface ListRowsState {
  /** What the rows are of; null before the first answer. */
  readonly question: RowsQuestion | null;
  /** All that was read so far, page behind page; of the pages only the last one tells what follows. */
  readonly rows: readonly LineView[];
  readonly page: RowsView | null;
  readonly unreadable: number;
  readonly failure: Failure | null;
  readonly loading: 'first' | 'more' | null;
}

interface ShownRows {
  readonly question: RowsQuestion;
  readonly page: RowsView;
}

/** The reading of a further page, of the question that it belongs to. */
interface FurtherPage {
  readonly of: string;
  /** Null while it is on its way. */
  readonly failure: Failure | null;
}

const pageSize = 50;
/** Questions whose rows are kept, to be shown at once when somebody goes back to them. */
const keptQuestions = 10;

/** The variables of a question, for a page and for one row alike. */
export function variablesOf({ list, search, filters }: RowsQuestion) {
  return {
    list,
    search: search === '' ? null : search,
    filters: Object.entries(filters).map(([key, value]) => ({ key, value })),
  };
}

/**
 * The rows of a list, page by page: the cache puts pages together (data/cache.ts). Another question of the same list leaves
 * the former rows until its own are there.
 */
export function useListRows(question: RowsQuestion | null): ListRowsState & {
  readonly more: () => void;
  readonly retry: () => void;
} {
  const apollo = useApolloClient();
  const firstPage = question && {
    ...variablesOf(question),
    columns: [...question.columns],
    first: pageSize,
    after: null,
  };
  const { data, failure, loading, refetch } = useDeskQuery(ListRowsDocument, firstPage, {
    fetchPolicy: 'network-only',
  });
  const asked = JSON.stringify(firstPage);
  const [answered, setAnswered] = useState<ShownRows | null>(null);
  const read = data?.listRows;
  if (question && read && answered?.page !== read) setAnswered({ question, page: read });
  const shown = answered && answered.question.list === question?.list ? answered : null;

  const [further, setFurther] = useState<FurtherPage | null>(null);
  const current = further?.of === asked ? further : null;
  const reading = useRef<AbortController | null>(null);
  useEffect(() => {
    const args: unknown = JSON.parse(asked);
    // Sound: written from the variables of this query above.
    if (args !== null) keepRecent(apollo.cache, 'listRows', args as Readonly<Record<string, unknown>>, keptQuestions);
    return () => reading.current?.abort();
  }, [apollo, asked]);

  const readFurther = (after: string): void => {
    if (!firstPage) return;
    const controller = new AbortController();
    reading.current = controller;
    setFurther({ of: asked, failure: null });
    void queryDesk(apollo, ListRowsDocument, { ...firstPage, after }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return;
      setFurther(result.failure && !result.data ? { of: asked, failure: result.failure } : null);
    });
  };
  const next = read?.next ?? null;
  const isReadingFurther = current !== null && current.failure === null;
  return {
    question: shown?.question ?? null,
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
