import { BookingClientDocument, PatientCardDocument } from '../../../graphql/desk/generated/operations.ts';
import { useState } from 'react';
import type { BookingRequest } from '../../state/dialogs.ts';
import { choose, chooseKnown } from './people.ts';
import type { KnownClient } from '../../components/personSearch/personOptions.ts';
import { type BookingWork, keepCompanions } from './work.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

interface ChosenClient {
  /** The client or patient of the request is loading. */
  readonly isLookingUp: boolean;
  readonly refetch: () => void;
}

/** Loads the client or patient of a request, and keeps the chosen client current: alerts, balance, patients. */
export function useChosenClient(
  request: BookingRequest,
  work: BookingWork,
  update: (change: (current: BookingWork) => BookingWork) => void,
): ChosenClient {
  const [pending, setPending] = useState(() => (request.client || request.patient ? request : null));
  const [latest, setLatest] = useState<KnownClient | null>(null);
  const { client, patient } = pending ?? {};
  const owner = useDeskQuery(
    PatientCardDocument,
    patient !== undefined && client === undefined ? { id: patient } : null,
  );
  const chosen = work.who.kind === 'chosen' ? work.who.client.id : null;
  const id = chosen ?? client ?? owner.data?.patient?.client?.id ?? null;
  const query = useDeskQuery(BookingClientDocument, id === null ? null : { id }, { fetchPolicy: 'network-only' });
  const found = query.data?.client;

  if (found && latest !== found) {
    setLatest(found);
    setPending(null);
    update((current) => keepCompanions(withLatestClient(current, found, patient, request.origin?.kind === 'request')));
  }

  const settled = owner.data !== undefined || owner.failure !== null;
  const lost = query.data?.client === null || query.failure !== null || (settled && id === null);
  return { isLookingUp: pending !== null && chosen === null && !lost, refetch: query.refetch };
}

/** The chosen client as last read. A patient just added may not be in the service's list yet. */
export function withLatestClient(
  work: BookingWork,
  client: KnownClient,
  patient?: string,
  /** The typed patient is one of this client's, who may not have it yet. */
  isTyped = false,
): BookingWork {
  const { who } = work;
  if (who.kind !== 'chosen') {
    if (isTyped && patient === undefined) return chooseKnown(work, client);
    return choose(
      work,
      client,
      client.patients?.find(({ id }) => id === patient),
    );
  }
  if (who.client.id !== client.id) return work;
  const known = new Set(client.patients?.map((each) => each.id));
  const missing = (who.client.patients ?? []).filter(({ id }) => !known.has(id) && id === who.patient);
  const patients = client.patients === null && missing.length === 0 ? null : [...(client.patients ?? []), ...missing];
  return { ...work, who: { ...who, client: { ...client, patients } } };
}
