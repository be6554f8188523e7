import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Failure } from '../../electron/contract/failure.ts';
import { useDebounced } from '../hooks/useDebounced.ts';
import { dropFirstAnswer, useFirstAnswer } from './exceptions.ts';
import { failureOf, isCancelled } from './bridgeLink.ts';

/** What a screen knows of its query. Data and failure come together where older data stays visible. */
export interface DeskQuery<Data> {
  /** The answer to these variables. */
  readonly data: Data | undefined;
  /** The newest answer to any variables of this hook: it stays visible while the next one is in flight. */
  readonly latest: Data | undefined;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly refetch: () => void;
}

interface DeskQueryOptions<Variables> {
  /**
   * `cache-and-network` (the default) shows what is known at once and what is true now when it comes; `network-only` shows
   * nothing older than this question; `no-cache` is for what data/exceptions.ts names.
   */
  readonly fetchPolicy?: 'cache-and-network' | 'network-only' | 'no-cache';
  /** How long the variables must stay the same before they are queried, during typing. */
  readonly debounceMilliseconds?: number;
  /** Sent with the variables; the cache keeps and finds the answer without them. */
  readonly requestVariables?: Partial<Variables>;
}

interface Complete<Data> {
  readonly question: string;
  readonly data: Data;
}

/** Reads clinic data through Apollo's cache; a failure takes nothing away that was read. Without variables no query is sent. */
export function useDeskQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables> | null,
  {
    fetchPolicy = 'cache-and-network',
    debounceMilliseconds = 0,
    requestVariables,
  }: DeskQueryOptions<NoInfer<Variables>> = {},
): DeskQuery<Data> {
  const question = JSON.stringify(variables);
  const debounced = useDebounced(question, debounceMilliseconds);
  // Sound: written from variables of this type by the line above.
  const sentVariables = JSON.parse(debounced) as Variables | null;
  const apollo = useApolloClient();
  const first = useFirstAnswer(apollo, document, debounced);
  // The first answer is fresh: it is queried again by coming back to it, not before.
  const [seeded, setSeeded] = useState(first ? debounced : null);
  if (seeded !== null && seeded !== debounced) setSeeded(null);
  const options = {
    variables: sentVariables ?? {},
    fetchPolicy: seeded === debounced ? 'cache-first' : fetchPolicy,
    // An update of the cache by another query must not send this one again.
    nextFetchPolicy: fetchPolicy === 'no-cache' ? fetchPolicy : 'cache-first',
    errorPolicy: 'all',
    context: { requestVariables },
    notifyOnNetworkStatusChange: true,
  } as const;
  const isSkipped = sentVariables === null || first?.isCached === false;
  // Sound: `useQuery` types options by whether all variables are optional, which is not known here.
  const { data, error, loading, refetch } = useQuery<Data>(document, isSkipped ? skipToken : options);
  const isCurrent = debounced === question && sentVariables !== null;
  // Sound: 'all' hands out whole data or none; a null that an error explains stands only where the schema allows it.
  const read = isCurrent ? ((data ?? undefined) as Data | undefined) : undefined;
  const complete = first && isSameAnswer(read, first.data) ? first.data : read;
  useEffect(() => {
    if (first?.isCached && complete !== undefined && complete !== first.data) dropFirstAnswer(apollo);
  }, [apollo, first, complete]);
  const [latest, setLatest] = useState<Complete<Data> | undefined>(() =>
    complete === undefined ? undefined : { question, data: complete },
  );
  if (complete !== undefined && (latest?.data !== complete || latest.question !== question))
    setLatest({ question, data: complete });
  return {
    data: complete ?? (latest?.question === question ? latest.data : undefined),
    latest: complete ?? latest?.data,
    failure: isCurrent && error && !isCancelled(error) ? failureOf(error) : null,
    loading: variables !== null && (first?.isCached === false ? false : loading || !isCurrent),
    refetch: () => void refetch().catch(() => undefined),
  };
}

/** Whether the cache holds what is shown already: then nothing renders again. */
function isSameAnswer(read: unknown, first: unknown): boolean {
  return read === undefined || JSON.stringify(read) === JSON.stringify(first);
}
