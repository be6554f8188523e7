import type { ApolloCache } from '@apollo/client';
import { ScheduleDayDocument, type ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import type { EarlyBridge } from '../bridge/askAhead.ts';
import { firstDayVariables } from '../bridge/firstQuestions.ts';

/*
 * All clinic data is read by Apollo's queries through its cache, but for two things. Both stay behind the same hooks.
 *
 * 1. The first day is asked for before Apollo's code is there (bridge/firstQuestions.ts). An answer that has come by
 *    then is written into the cache, so that the first picture needs neither a second question nor a second drawing.
 * 2. What is found in the core's columns of all clients (`FindClients`, `ReviewClients`) is not cached: each key and
 *    each scroll asks for other rows, the core answers from memory in a few milliseconds, and a normalised copy of what
 *    is never asked for again would only grow.
 */

/** The fetch policy of what the core finds among all clients: see exception 2. */
export const directoryFetchPolicy = 'no-cache';

/** Takes over the first day where it is there already; answers whether it was. */
export function writeFirstDay(cache: ApolloCache, bridge: EarlyBridge): boolean {
  const variables = firstDayVariables(location.hash);
  const request = { operation: 'ScheduleDay', variables: { ...variables } };
  const early = variables && bridge.known?.('desk:query', request);
  if (!early?.ok || early.value.errors || early.value.data === null) return false;
  // It is taken: who asks for this day from now on asks the core.
  void bridge.ask('desk:query', request);
  // Sound: the core answers a registered operation in the shape of its document.
  cache.writeQuery({
    query: ScheduleDayDocument,
    variables: { ...variables },
    data: early.value.data as ScheduleDayQuery,
  });
  return true;
}
