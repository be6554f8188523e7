import type { ReviewClientsQuery } from '../../../graphql/desk/generated/operations.ts';

type Review = ReviewClientsQuery['reviewClients'];

export const completeDirectory: Review['directory'] = {
  __typename: 'Directory',
  state: 'complete',
  read: 50_000,
  expected: 50_000,
  flawCount: 0,
  completeAsOf: '2026-11-17T14:05:00Z',
  asOf: '2026-11-17T14:05:00Z',
  visitsSince: null,
  failure: null,
};

/** A client of whom nothing but the name is known. */
export function reviewClient(id: string, change: Partial<Review['clients'][number]> = {}): Review['clients'][number] {
  return {
    __typename: 'Client',
    id,
    name: `Client ${id}`,
    active: null,
    alerts: [],
    tags: [],
    emails: [],
    address: null,
    since: null,
    lastVisit: null,
    phones: [],
    balance: null,
    location: null,
    patients: null,
    ...change,
  };
}

/** A window of a list of ids, as the core answers it. */
export function reviewAnswer(ids: readonly string[], from: number, first: number): ReviewClientsQuery {
  const clients = ids.slice(from, from + first).map((id) => reviewClient(id));
  return { reviewClients: { __typename: 'ClientReview', clients, total: ids.length, directory: completeDirectory } };
}
