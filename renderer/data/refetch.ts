import type { ApolloClient, ObservableQuery } from '@apollo/client';

/** Asks the active queries again that `matches` accepts. What they show stays until the answer is there. */
export function refetchActive(
  client: ApolloClient,
  matches: (name: string, variables: Readonly<Record<string, unknown>>) => boolean,
): void {
  const seen = new Set<string>();
  for (const query of client.getObservableQueries('active')) {
    const { queryName, variables } = query;
    if (queryName === undefined || !matches(queryName, variables)) continue;
    // Two components with the same query share its answer through the cache.
    const key = `${queryName} ${JSON.stringify(variables)}`;
    if (query.options.fetchPolicy === 'no-cache') void query.refetch().catch(() => undefined);
    else if (!seen.has(key)) refetchQuietly(client, query);
    seen.add(key);
  }
}

/** Asks the active queries of a name again that show a failure. */
export function refetchFailed(client: ApolloClient, name: string): void {
  for (const query of client.getObservableQueries('active'))
    if (query.queryName === name && query.getCurrentResult().error) void query.refetch().catch(() => undefined);
}

/** Through the cache instead of `refetch()`: no component shows that it loads, and a failure takes nothing away. */
function refetchQuietly(client: ApolloClient, { query, variables }: ObservableQuery): void {
  const options = { query, variables, fetchPolicy: 'network-only', errorPolicy: 'all' } as const;
  void client.query(options).catch(() => undefined);
}
