import { type ApolloClient, makeVar } from '@apollo/client';
import type { Failure } from '../../electron/contract/failure.ts';
import {
  DeskEventsDocument,
  type DeskEventsSubscription,
  ScheduleDayDocument,
} from '../../graphql/desk/generated/operations.ts';
import { clearMemoizedReads } from './cache.ts';
import { queryDesk } from './queryDesk.ts';
import { refetchActive, refetchFailed } from './refetch.ts';

type DeskEvent = DeskEventsSubscription['deskEvent'];
type DayRead = Extract<DeskEvent, { __typename: 'DayRead' }>;

/** Queries about all clients that this computer has read; querying the core for them costs the service nothing. */
const directoryQueries = ['Directory', 'DirectoryFlaws', 'RecentClients', 'DuplicatePairs', 'PossibleDuplicates'];
/** Queries about one client, with the variable that names her. */
const clientQueryFields: Readonly<Record<string, string>> = {
  ClientCard: 'id',
  BookingClient: 'id',
  ClientBilling: 'client',
};

/** Why a day could not be read again in the background, by `dayKey`; what is shown stays as old as its `asOf`. */
export const staleDays = makeVar<ReadonlyMap<string, Failure>>(new Map());

/** Whether the service reports changes by itself, so that a day is as it is at the clinic now. */
export const liveUpdates = makeVar(false);

/**
 * After how many readings of a day, which come every half minute, the cache lets go of its memoized reads. Those of what
 * was replaced are never used again, and without this the page grows for a whole shift.
 */
const readsPerCleanup = 60;

/** Which day it is, as its query, its key and the core take it. */
export function locationAndDate(day: { readonly location: { readonly id: string }; readonly date: string }): {
  readonly location: string;
  readonly date: string;
} {
  return { location: day.location.id, date: day.date };
}

export function dayKey({ location, date }: { readonly location: string; readonly date: string }): string {
  return `${date} ${location}`;
}

/** Applies the core's events to the cache, until the returned function is called. */
export function followDeskEvents(client: ApolloClient): () => void {
  staleDays(new Map());
  liveUpdates(false);
  const events = client.subscribe({ query: DeskEventsDocument, fetchPolicy: 'no-cache' });
  let reads = 0;
  const subscription = events.subscribe(({ data }) => {
    if (!data) return;
    applyEvent(client, data.deskEvent);
    if (data.deskEvent.__typename !== 'DayRead') return;
    reads += 1;
    if (reads % readsPerCleanup === 0) clearMemoizedReads(client.cache);
  });
  return () => subscription.unsubscribe();
}

function applyEvent(client: ApolloClient, event: DeskEvent): void {
  switch (event.__typename) {
    case 'DayRead':
      applyDayRead(client, event);
      return;
    case 'DirectoryChanged':
      // While all clients are being read, only how far that is changes, twice a second.
      refetchActive(client, (name) =>
        event.state === 'reading' ? name === 'Directory' : directoryQueries.includes(name),
      );
      return;
    case 'ClientsChanged':
      refetchActive(client, (name, variables) => {
        const variable = clientQueryFields[name];
        const id = variable === undefined ? undefined : variables[variable];
        return typeof id === 'string' && event.ids.includes(id);
      });
  }
}

function applyDayRead(client: ApolloClient, event: DayRead): void {
  // Sound: the core makes the event of a Failure.
  noteStale(event, event.failure as Failure | null);
  liveUpdates(event.live);
  if (event.failure) return;
  if (event.changed)
    // What the core has read a moment ago will do.
    void refetchDay(client, event, { recent: true });
  else noteUnchanged(client, event);
}

/** Refetches a day that may have changed, in the background. */
export async function refetchDay(
  client: ApolloClient,
  day: { readonly location: string; readonly date: string },
  { recent }: { readonly recent: boolean },
): Promise<void> {
  const { location, date } = day;
  const { data, failure } = await queryDesk(
    client,
    ScheduleDayDocument,
    { location, date },
    // In passing: it does not make this location the current one.
    { requestVariables: { recent, inPassing: true } },
  );
  noteStale(day, data?.day.outage ? null : failure);
}

function noteStale(day: { readonly location: string; readonly date: string }, failure: Failure | null): void {
  const key = dayKey(day);
  if (failure === null && !staleDays().has(key)) return;
  const next = new Map(staleDays());
  if (failure) next.set(key, failure);
  else next.delete(key);
  staleDays(next);
}

/** The day is as it was, and is known to be so until now. */
function noteUnchanged(client: ApolloClient, day: DayRead): void {
  const { location, date, asOf } = day;
  const { cache } = client;
  const id = cache.identify({ __typename: 'ScheduleDay', date, location: { __typename: 'Location', id: location } });
  if (id === undefined) return;
  let hasFailed = false;
  cache.modify({
    id,
    fields: {
      asOf: (known: string) => (Date.parse(known) > Date.parse(asOf) ? known : asOf),
      outage(known: unknown) {
        hasFailed = known !== null;
        return known;
      },
    },
  });
  // The last query of it failed; it has been read since.
  if (hasFailed) void refetchDay(client, day, { recent: true });
  refetchFailed(client, 'ScheduleDay');
}
