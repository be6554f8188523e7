import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { ClientListDocument, type ClientListQuery } from '../../../graphql/desk/generated/operations.ts';
import { failureOf, isCancelled } from '../../lib/failureOf.ts';

export type ListedClient = ClientListQuery['clients']['clients'][number];

const pageSize = 50;

interface ClientSearch {
  readonly clients: readonly ListedClient[] | null;
  /** The search that the clients belong to; it lags behind the field while the answer is on its way. */
  readonly shownSearch: string;
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly complete: boolean;
  readonly unreadable: number;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/**
 * The clients that match, page by page. Past the cache: Apollo holds what a screen shows, and a day of typing
 * would leave thousands of clients in it.
 */
export function useClientSearch(search: string): ClientSearch {
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(ClientListDocument, {
    variables: search === '' ? { first: pageSize } : { first: pageSize, search },
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const [more, setMore] = useState<{ readonly search: string; readonly failure: Failure | null } | null>(null);
  const [settled, setSettled] = useState(search);
  if (data && !loading && settled !== search) setSettled(search);

  const page = (data ?? previousData)?.clients;
  const mine = more?.search === search ? more : null;

  const loadMore = (): void => {
    const after = page?.next;
    if (!after || loading) return;
    setMore({ search, failure: null });
    fetchMore({
      variables: { after },
      errorPolicy: 'none',
      // The field may have moved on: then this page belongs to nobody and the current list stays as it is.
      updateQuery: (before, { fetchMoreResult }) =>
        before.clients.next === after ? appended(before, fetchMoreResult) : before,
    }).then(
      () => setMore(null),
      (reason: unknown) => setMore({ search, failure: isCancelled(reason) ? null : failureOf(reason) }),
    );
  };

  return {
    clients: page?.clients ?? null,
    shownSearch: settled,
    total: page?.total ?? null,
    hasMore: page?.next != null,
    complete: page?.complete ?? true,
    unreadable: page?.unreadable ?? 0,
    failure: mine?.failure ?? (error && !isCancelled(error) ? failureOf(error) : null),
    loading,
    loadingMore: mine !== null && mine.failure === null,
    loadMore,
    retry: () => (mine?.failure ? loadMore() : void refetch().catch(() => undefined)),
  };
}

function appended(before: ClientListQuery, after: ClientListQuery): ClientListQuery {
  const known = new Set(before.clients.clients.map(({ id }) => id));
  const added = after.clients.clients.filter(({ id }) => !known.has(id));
  return {
    clients: {
      ...after.clients,
      clients: [...before.clients.clients, ...added],
      complete: before.clients.complete && after.clients.complete,
      unreadable: before.clients.unreadable + after.clients.unreadable,
    },
  };
}
