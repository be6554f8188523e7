import { BookingClientDocument, PatientCardDocument } from '../../../graphql/desk/generated/operations.ts';
import { type Dispatch, type SetStateAction, useState } from 'react';
import type { BookingRequest } from '../../lib/dialogs.ts';
import { choose } from './people.ts';
import type { BookingWork, KnownClient } from './work.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

interface ChosenClient {
  /** Somebody was named by whoever opened the dialog, and is being looked up. */
  readonly awaited: boolean;
  readonly readAgain: () => void;
}

/** Looks up whom a request names, and keeps the chosen client as the service has her now: alerts, balance, patients. */
export function useChosenClient(
  request: BookingRequest,
  work: BookingWork,
  setWork: Dispatch<SetStateAction<BookingWork>>,
): ChosenClient {
  const [pending, setPending] = useState(() => (request.client || request.patient ? request : null));
  const [news, setNews] = useState<KnownClient | null>(null);
  const { client, patient } = pending ?? {};
  const owner = useDeskQuery(
    PatientCardDocument,
    patient !== undefined && client === undefined ? { id: patient } : null,
  );
  const chosen = work.who.kind === 'chosen' ? work.who.client.id : null;
  const id = chosen ?? client ?? owner.data?.patient?.client?.id ?? null;
  const asked = useDeskQuery(BookingClientDocument, id === null ? null : { id }, { fetchPolicy: 'network-only' });
  const found = asked.data?.client;

  if (found && news !== found) {
    setNews(found);
    setPending(null);
    setWork((current) => withNews(current, found, patient));
  }

  const settled = owner.data !== undefined || owner.failure !== null;
  const lost = asked.data?.client === null || asked.failure !== null || (settled && id === null);
  return { awaited: pending !== null && chosen === null && !lost, readAgain: asked.refetch };
}

/** The chosen client as just read. A patient who was only just added may not be in the service's list yet. */
export function withNews(work: BookingWork, client: KnownClient, patient?: string): BookingWork {
  const { who } = work;
  if (who.kind !== 'chosen') {
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
