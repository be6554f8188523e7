import { findClients } from '../clientSearch.ts';
import { pageOf } from '../paging.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;

interface Page {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

interface ById {
  readonly id: string;
}

/** Queries for places, people and animals. An unknown id is answered with null, as lists of nullable things do. */
export const clientQueries: FieldResolvers = {
  org: (_source: unknown, _args: object, { store }: Context) => store.organization,
  locations: (_source: unknown, _args: object, { store }: Context) => store.locations.list(),
  location: (_source: unknown, { id }: ById, { store }: Context) => store.locations.get(id),
  getClients: (
    _source: unknown,
    args: Page & { readonly active?: boolean | null; readonly updatedSince?: number | null },
    { store }: Context,
  ) => {
    const { active, updatedSince, limit, offset } = args;
    const all = store.clients(active);
    const changed = typeof updatedSince === 'number' ? all.filter(({ updatedAt }) => updatedAt >= updatedSince) : all;
    return pageOf(changed, limit, offset);
  },
  searchClients: (_source: unknown, args: Page & { readonly query: string }, { store }: Context) =>
    pageOf(findClients(store, args.query), args.limit),
  client: (_source: unknown, { id }: ById, { store }: Context) => store.client(id),
  clientsCount: (_source: unknown, { active }: { readonly active?: boolean | null }, { store }: Context) =>
    store.clients(active).length,
  patients: (
    _source: unknown,
    args: Page & { readonly clientId?: string | null; readonly active?: boolean | null },
    { store }: Context,
  ) => {
    const ofClient = args.clientId ? store.patientsOf(args.clientId) : store.patients();
    const { active } = args;
    const matching = typeof active === 'boolean' ? ofClient.filter(({ isActive }) => isActive === active) : ofClient;
    return pageOf(matching, args.limit, args.offset);
  },
  patient: (_source: unknown, { id }: ById, { store }: Context) => store.patient(id),
  providers: (_source: unknown, { locationId }: { readonly locationId?: string | null }, { store }: Context) =>
    store.providers.list().filter(({ locationIds }) => !locationId || locationIds.includes(locationId)),
  provider: (_source: unknown, { id }: ById, { store }: Context) => store.providers.get(id),
};
