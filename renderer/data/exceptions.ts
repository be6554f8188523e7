import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useEffect, useState } from 'react';
import type { DeskResponse } from '../../electron/contract/channels.ts';
import type { EarlyBridge } from '../bridge/prefetch.ts';
import { afterPaint } from '../hooks/afterPaint.ts';

/*
 * All clinic data is read by Apollo's queries through its cache, but for three things. All stay behind the same functions.
 *
 * 1. The first answer. It has usually come before there is a page (bridge/firstQuestions.ts). Writing it into the cache and
 *    reading it back takes about a seventh of the script time until the first appointment is seen, so it is shown as it
 *    came, with the first rendering, and written once it is painted.
 * 2. What is found in the core's columns of all clients (`FindClients`, `ReviewClients`). Each key and each scroll queries
 *    other rows, the core answers from memory in a few milliseconds, and a normalised copy of what is never queried
 *    again would only grow.
 * 3. The days of a report (`ReportDays`). They are counted and forgotten: ten thousand appointments of last month, kept
 *    as objects, would slow down every screen for nothing.
 */

/** The fetch policy of what the core finds among all clients: see exception 2. */
export const directoryFetchPolicy = 'no-cache';

/** The fetch policy of what is only counted: see exception 3. */
export const reportFetchPolicy = 'no-cache';

/** The first answer as it came. */
interface FirstAnswer {
  readonly operation: string;
  /** Its variables as JSON. */
  readonly question: string;
  readonly data: NonNullable<DeskResponse['data']>;
  /** Whether Apollo's cache has it. */
  isCached: boolean;
}

const firstAnswers = new WeakMap<ApolloClient, FirstAnswer>();

/** Takes over the answer to the first query where it is there already; later queries go to the core. */
export function takeFirstAnswer(client: ApolloClient, bridge: EarlyBridge): void {
  const { firstQuery } = bridge;
  if (!firstQuery) return;
  const early = bridge.known?.('desk:query', firstQuery);
  if (!early?.ok || early.value.errors || early.value.data === null) return;
  void bridge.request('desk:query', firstQuery);
  const { operation, variables } = firstQuery;
  firstAnswers.set(client, {
    operation,
    question: JSON.stringify(variables),
    data: early.value.data,
    isCached: false,
  });
}

/** The answer to a query that is shown before Apollo's cache has it; null for all but the first. */
export function useFirstAnswer<Data>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, never>,
  question: string,
): { readonly data: Data; readonly isCached: boolean } | null {
  const answer = firstAnswers.get(client);
  const isFirst = answer?.question === question && answer.operation === nameOf(document);
  const [, setCached] = useState(false);
  useEffect(() => {
    if (!isFirst) return undefined;
    const cancel = afterPaint(() => {
      const { cache } = client;
      const query = { query: cache.transformDocument(document), variables: JSON.parse(question) };
      // Another component may have written it; in a window that was not seen for a while, the cache may know better by now.
      if (!answer.isCached && cache.readQuery(query) === null) cache.writeQuery({ ...query, data: answer.data });
      answer.isCached = true;
      setCached(true);
    });
    return () => {
      cancel();
      // Coming back to it queries it again.
      dropFirstAnswer(client);
    };
  }, [client, answer, document, isFirst, question]);
  // Sound: the core answers a registered operation in the shape of its document.
  return isFirst ? (answer as unknown as { readonly data: Data; readonly isCached: boolean }) : null;
}

function nameOf({ definitions }: TypedDocumentNode<unknown, never>): string | undefined {
  const operation = definitions.find((definition) => definition.kind === 'OperationDefinition');
  return operation?.name?.value;
}

/** No longer needed: something else than the first answer is shown. */
export function dropFirstAnswer(client: ApolloClient): void {
  firstAnswers.delete(client);
}
