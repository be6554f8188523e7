import type { ClientCardQuery } from '../../../graphql/desk/generated/operations.ts';
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

/** A visit in progress counts as coming; so does one without a time. */
export function splitVisits(visits: readonly Visit[], now: number): Visits {
  const isPast = ({ start, end }: Visit): boolean => start !== null && Date.parse(end ?? start) < now;
  const startOf = ({ start }: Visit): number => (start === null ? Number.MAX_SAFE_INTEGER : Date.parse(start));
  return {
    coming: visits.filter((visit) => !isPast(visit)).toSorted((one, other) => startOf(one) - startOf(other)),
    past: visits.filter(isPast).toSorted((one, other) => startOf(other) - startOf(one)),
  };
}
