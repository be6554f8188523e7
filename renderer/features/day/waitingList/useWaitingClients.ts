import type { WaitingEntry } from '../../../../electron/contract/waitingList.ts';
import { KnownClientsDocument } from '../../../../graphql/desk/generated/operations.ts';
import type { KnownClient, KnownPatient } from '../../../components/personSearch/personOptions.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';

interface WaitingClients {
  readonly clientOf: (entry: WaitingEntry) => KnownClient | undefined;
  readonly patientOf: (entry: WaitingEntry) => KnownPatient | undefined;
  /** Ids of clients that the service no longer has. */
  readonly gone: ReadonlySet<string>;
}

/** The clients who wait as they are now: with the numbers to call, and what is to be known of their patients. */
export function useWaitingClients(entries: readonly WaitingEntry[]): WaitingClients {
  const ids = [...new Set(entries.map(({ client }) => client.id))].toSorted();
  const found = useDeskQuery(KnownClientsDocument, ids.length > 0 ? { ids } : null).latest?.knownClients;
  const clients = new Map(found?.clients.map((client) => [client.id, client]));
  return {
    clientOf: ({ client }) => clients.get(client.id),
    patientOf: ({ client, patient }) => clients.get(client.id)?.patients?.find(({ id }) => id === patient?.id),
    gone: new Set(found?.gone),
  };
}
