import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { Failure } from '../../electron/contract/failure.ts';
import { failureOf, isCancelled } from '../lib/failureOf.ts';

/** What a screen knows of its question at a moment. Data and failure come together where something old is kept. */
export interface DeskQueryState<Data> {
  readonly data: Data | undefined;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly refresh: () => void;
}

/**
 * Asks the core through the cache: what is known shows at once, what is true now follows, and a failure takes
 * away neither.
 */
export function useDeskQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): DeskQueryState<Data> {
  const { data, error, loading, refetch } = useQuery<Data>(document, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const question = JSON.stringify(variables);
  // Sound: 'all' hands out whole data or none; a null that an error explains stands only where the schema allows it.
  const complete = (data ?? undefined) as Data | undefined;
  const [kept, setKept] = useState<{ readonly question: string; readonly data: Data }>();
  if (complete !== undefined && (kept?.data !== complete || kept.question !== question)) {
    setKept({ question, data: complete });
  }

  return {
    data: complete ?? (kept?.question === question ? kept.data : undefined),
    failure: error && !isCancelled(error) ? failureOf(error) : null,
    loading,
    refresh: () => void refetch().catch(() => undefined),
  };
}
