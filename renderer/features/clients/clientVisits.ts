import type { ClientCardQuery } from '../../../graphql/desk/generated/operations.ts';
import { isCancelledOrNoShow } from '../../domain/stages.ts';
import type { MessageAbout } from '../../lib/messageAbout.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';

export type CardClient = NonNullable<ClientCardQuery['client']>;

/** A search result, or the full client. */
export type ShownClient = CardClient | FoundClient;

export type Visit = NonNullable<CardClient['appointments']>[number];

interface Visits {
  /** The next one first. */
  readonly coming: readonly Visit[];
  /** The latest one first. */
  readonly past: readonly Visit[];
}

/** A visit in progress is upcoming, and so is one without a time. Completed, cancelled and missed ones are past at any time. */
export function splitVisits(visits: readonly Visit[], now: number): Visits {
  const isPast = ({ start, end, status }: Visit): boolean =>
    status?.stage === 'completed' || isCancelledOrNoShow(status) || (start !== null && Date.parse(end ?? start) < now);
  const startOf = ({ start }: Visit): number => (start === null ? Number.MAX_SAFE_INTEGER : Date.parse(start));
  return {
    coming: visits.filter((visit) => !isPast(visit)).toSorted((one, other) => startOf(one) - startOf(other)),
    past: visits.filter(isPast).toSorted((one, other) => startOf(other) - startOf(one)),
  };
}

/** What a message to a client is most likely about: the next visit, else the only patient. */
export function messageAbout(client: ShownClient, now: number): MessageAbout {
  const visits = ('appointments' in client ? client.appointments : null) ?? [];
  const next = splitVisits(visits, now).coming.find(
    ({ start, status }) => start !== null && !isCancelledOrNoShow(status),
  );
  const [only, ...others] = client.patients ?? [];
  return {
    patient: next?.patient?.name ?? (next || others.length > 0 ? null : (only?.name ?? null)),
    start: next?.start ?? null,
    provider: next?.provider?.name ?? null,
    location: next?.location?.name ?? null,
  };
}
