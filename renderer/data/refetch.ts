import type { ApolloClient, ObservableQuery } from '@apollo/client';

/** Refetches the active queries that `matches` accepts. What they show stays until the answer is there. */
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
    else if (!seen.has(key)) refetchInBackground(client, query);
    seen.add(key);
  }
}

/** Refetches the active queries of a name that show a failure. */
export function refetchFailed(client: ApolloClient, name: string): void {
  for (const query of client.getObservableQueries('active'))
    if (query.queryName === name && query.getCurrentResult().error) void query.refetch().catch(() => undefined);
}

/** Through the cache instead of `refetch()`: no component shows that it loads, and a failure takes nothing away. */
function refetchInBackground(client: ApolloClient, { query, variables }: ObservableQuery): void {
  const options = { query, variables, fetchPolicy: 'network-only', errorPolicy: 'all' } as const;
  void client.query(options).catch(() => undefined);
}

/** What may be other than shown once a change was sent, besides the objects that its answer holds. */
const affected: Readonly<Record<string, readonly string[]>> = {
  BookAppointment: ['ClientCard', 'FreeSlots', 'WeekLoad', 'ScheduleWeek'],
  UpdateAppointment: ['ClientCard', 'FreeSlots', 'WeekLoad', 'ScheduleWeek'],
  SetStatus: ['ClientCard', 'WeekLoad'],
  CancelAppointment: ['ClientCard', 'FreeSlots', 'WeekLoad', 'ScheduleWeek'],
  RegisterClient: ['ClientCard', 'BookingClient', 'ClientPair'],
  AddPatient: ['ClientCard', 'BookingClient', 'ClientPair'],
  UpdateClient: ['ClientCard', 'BookingClient', 'ClientPair'],
  UpdatePatient: ['ClientCard', 'BookingClient', 'ClientPair', 'PatientCard'],
  MergeClients: ['ClientCard', 'BookingClient', 'ClientPair'],
  RecordPayment: ['ClientCard', 'ClientBilling', 'BookingClient', 'ScheduleDay'],
  SendMessage: ['ClientMessages'],
  RunForm: ['ClientCard', 'ClientBilling', 'ListRows', 'ListRow'],
};

/**
 * Refetches what is on a screen and may have changed. The day is missing in the table where the core itself emits that it
 * has changed (`DayRead`).
 */
export function refetchAfter(client: ApolloClient, change: string, outcome: string): void {
  if (outcome === 'Failed' || outcome === 'NotOffered') return;
  const names = affected[change] ?? [];
  refetchActive(client, (name) => names.includes(name));
}
