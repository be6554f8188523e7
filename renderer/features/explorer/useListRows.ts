import { useApolloClient } from '@apollo/client/react';
import { ListRowsDocument } from '../../../graphql/desk/generated/operations.ts';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { useStableCallback } from '../../lib/useStableCallback.ts';
import type { LineView, RowsView } from './listViews.ts';
import { queryDesk } from '../../data/queryDesk.ts';

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

const nothing: ListRowsState = { question: null, rows: [], page: null, unreadable: 0, failure: null, loading: null };
const pageSize = 50;

/** The variables of a question, for a page and for one row alike. */
export function variablesOf({ list, search, filters }: RowsQuestion) {
  return {
    list,
    search: search === '' ? null : search,
    filters: Object.entries(filters).map(([key, value]) => ({ key, value })),
  };
}

/** The rows of a list, page by page. Another question of the same list leaves the former rows until its own are there. */
export function useListRows(question: RowsQuestion | null): ListRowsState & {
  readonly more: () => void;
  readonly retry: () => void;
} {
  const apollo = useApolloClient();
  const { connection } = useSettings();
  const [state, setState] = useState(nothing);
  const [round, setRound] = useState(0);
  const under = useRef<AbortController | null>(null);
  const asked = `${JSON.stringify(question)} ${connection} ${round}`;

  const ask = useStableCallback((forWhat: string, after: string | null): void => {
    under.current?.abort();
    // Meanwhile something else is wanted: that is asked by itself.
    if (forWhat !== asked) return;
    if (!question) {
      setState(nothing);
      return;
    }
    const controller = new AbortController();
    under.current = controller;
    const isSame = state.question?.list === question.list;
    setState({ ...(isSame ? state : nothing), failure: null, loading: after === null ? 'first' : 'more' });
    const { columns } = question;
    const variables = { ...variablesOf(question), columns: [...columns], first: pageSize, after };
    void queryDesk(apollo, ListRowsDocument, variables, { signal: controller.signal }).then(({ data, failure }) => {
      if (controller.signal.aborted) return;
      setState((former) =>
        data ? withPage(former, question, data.listRows, after) : { ...former, failure, loading: null },
      );
    });
  });
  useEffect(() => {
    ask(asked, null);
    return () => under.current?.abort();
  }, [ask, asked]);

  return {
    ...state,
    more() {
      if (state.loading === null && state.page?.next) ask(asked, state.page.next);
    },
    retry() {
      if (state.page?.next && state.rows.length > 0) ask(asked, state.page.next);
      else setRound(round + 1);
    },
  };
}

function withPage(former: ListRowsState, question: RowsQuestion, page: RowsView, after: string | null): ListRowsState {
  const before = after === null ? [] : former.rows;
  const known = new Set(before.map(({ id }) => id));
  // Pages repeat rows where the list moves under them.
  const fresh = page.rows.filter(({ id }) => id === null || !known.has(id));
  return {
    question,
    rows: [...before, ...fresh],
    page,
    unreadable: (after === null ? 0 : former.unreadable) + page.unreadable,
    failure: null,
    loading: null,
  };
}
