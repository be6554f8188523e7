import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useEffect, useState } from 'react';
import { ScheduleDayDocument, type ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import type { EarlyBridge } from '../bridge/prefetch.ts';
import { firstDayVariables } from '../bridge/firstQuestions.ts';
import { afterPaint } from '../hooks/afterPaint.ts';

/*
 * All clinic data is read by Apollo's queries through its cache, but for three things. All stay behind the same functions.
 *
 * 1. The first picture of a day. Its answer has usually come before there is a page (bridge/firstQuestions.ts). Writing it
 *    into the cache and reading it back takes about a seventh of the script time until the first appointment is seen, so
 *    it is shown as it came and written once it is painted.
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

/** The first day as it came. */
interface FirstDay {
  /** Its variables as JSON. */
  readonly question: string;
  readonly data: ScheduleDayQuery;
  /** Whether Apollo's cache has it. */
  isCached: boolean;
}

const firstDays = new WeakMap<ApolloClient, FirstDay>();

/** Takes over the first day where its answer is there already; later queries go to the core. */
export function takeFirstDay(client: ApolloClient, bridge: EarlyBridge): void {
  const variables = firstDayVariables(location.hash);
  const request = { operation: 'ScheduleDay', variables: { ...variables } };
  const early = variables && bridge.known?.('desk:query', request);
  if (!early?.ok || early.value.errors || early.value.data === null) return;
  void bridge.request('desk:query', request);
  // Sound: the core answers a registered operation in the shape of its document.
  const data = early.value.data as unknown as ScheduleDayQuery;
  firstDays.set(client, { question: JSON.stringify(variables), data, isCached: false });
}

/** The answer to a query that is shown before Apollo's cache has it; null for all but the first day. */
export function useFirstAnswer<Data>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, never>,
  question: string,
): { readonly data: Data; readonly isCached: boolean } | null {
  const day = firstDays.get(client);
  const isFirst = day?.question === question && Object.is(document, ScheduleDayDocument);
  const [, setCached] = useState(false);
  useEffect(() => {
    if (!isFirst || day.isCached) return undefined;
    return afterPaint(() => {
      const { cache } = client;
      const query = { query: cache.transformDocument(ScheduleDayDocument), variables: JSON.parse(question) };
      // In a window that was not seen for a while, the cache may know better by now.
      if (cache.readQuery(query) === null) cache.writeQuery({ ...query, data: day.data });
      day.isCached = true;
      setCached(true);
    });
  }, [client, day, isFirst, question]);
  // Sound: only the document of a day is answered by it.
  return isFirst ? (day as unknown as { readonly data: Data; readonly isCached: boolean }) : null;
}

/** No longer needed: something else than the first day is shown. */
export function dropFirstAnswer(client: ApolloClient): void {
  firstDays.delete(client);
}
