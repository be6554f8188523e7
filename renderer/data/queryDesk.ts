import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Failure } from '../../electron/contract/failure.ts';
import { failureOf } from './bridgeLink.ts';

/** What one query came to: data, a failure, or both where only a part could be read. */
export interface DeskResult<Data> {
  readonly data: Data | null;
  readonly failure: Failure | null;
}

interface QueryOptions<Variables> {
  /** An aborted signal cancels the request in the core; the result's failure is `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  readonly fetchPolicy?: 'network-only' | 'no-cache';
  /** Sent with the variables; the cache keeps the answer without them. */
  readonly requestVariables?: Partial<Variables>;
}

/** Sends a query once, outside of a component, and writes the answer into the cache. */
export async function queryDesk<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { signal, fetchPolicy = 'network-only', requestVariables }: QueryOptions<NoInfer<Variables>> = {},
): Promise<DeskResult<Data>> {
  try {
    const { data, error } = await client.query<Data>({
      query: document,
      variables,
      fetchPolicy,
      errorPolicy: 'all',
      context: { signal, requestVariables },
    });
    // Sound: 'all' hands out whole data or none.
    return { data: (data ?? null) as Data | null, failure: error ? failureOf(error) : null };
  } catch (error) {
    return { data: null, failure: failureOf(error) };
  }
}
