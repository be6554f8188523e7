import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { DirectoryDocument, ListRowsDocument, type ListRowsQuery } from '../../../graphql/desk/generated/operations.ts';
import { recentArguments } from '../../data/keepRecent.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import type { ListView } from './listCells.ts';

/** How many rows lists have, by name, where this is known without a request to the service. */
export function useKnownCounts(lists: readonly ListView[]): ReadonlyMap<string, number> {
  const { cache } = useApolloClient();
  // All clients are read in the background anyway.
  const directory = useDeskQuery(DirectoryDocument, {}).data?.directory;
  const counts = new Map(countsInCache(cache));
  const [clients, ...others] = lists.filter(isOfAllClients);
  // Of several it is not known which one was read.
  if (clients && others.length === 0 && directory?.state === 'complete') counts.set(clients.name, directory.read);
  return counts;
}

function isOfAllClients({ isClients, why, search, filters }: ListView): boolean {
  return isClients && why === null && search !== 'needed' && filters.every(({ required }) => !required);
}

/** The totals of lists that were shown without a search or filter. */
function countsInCache(cache: ApolloCache): readonly (readonly [list: string, count: number])[] {
  return recentArguments(cache, 'listRows').flatMap((variables) => {
    const { list, search, filters } = variables;
    if (typeof list !== 'string' || search !== null || !Array.isArray(filters) || filters.length > 0) return [];
    const answer = cache.readQuery<ListRowsQuery>(
      { query: cache.transformDocument(ListRowsDocument), variables },
      true,
    )?.listRows;
    if (!answer) return [];
    const count = answer.total ?? (answer.next === null && answer.complete ? answer.rows.length : null);
    return count === null ? [] : [[list, count] as const];
  });
}
