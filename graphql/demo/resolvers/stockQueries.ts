import { pageOf } from '../paging.ts';
import { invalid, notFound } from '../refusal.ts';
import { prices } from '../seed/prices.ts';
import { suppliers } from '../seed/stock.ts';
import { breedWords, referralSources, rooms, speciesWords, tagWords } from '../seed/words.ts';
import { addDays, dayNumber, wallTime } from '../zoneTime.ts';
import { newestFirst, numberedPage } from './billingQueries.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;

interface SearchArgs {
  readonly search?: string | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

interface PlaceArgs {
  readonly locationId?: string | null;
}

const mostDays = 31;

function named<Row extends { readonly name: string }>(rows: readonly Row[], args: SearchArgs): readonly Row[] {
  const search = args.search?.toLowerCase() ?? '';
  const found = rows.filter(({ name }) => name.toLowerCase().includes(search));
  return pageOf(found, args.limit, args.offset);
}

function checkPlace({ locationId }: PlaceArgs, { store }: Context): void {
  if (locationId && !store.locations.get(locationId)) throw notFound('Location', locationId);
}

/** Queries about the cupboard, prices, rooms, duties and words. */
export const stockQueries: FieldResolvers = {
  inventoryItems: (_source: unknown, args: SearchArgs, { store }: Context) =>
    named(store.backOffice().inventory.list(), args),
  suppliers: () => suppliers,
  purchaseOrders: (
    _source: unknown,
    args: { readonly status?: string | null; readonly page?: number | null; readonly pageSize?: number | null },
    { store }: Context,
  ) => {
    const orders = store.backOffice().purchaseOrders.list();
    const matching = args.status ? orders.filter(({ status }) => status === args.status) : orders;
    return numberedPage(
      newestFirst(matching, ({ orderedAt }) => orderedAt),
      args,
    );
  },
  products: (_source: unknown, args: SearchArgs) =>
    named(
      prices.filter(({ category }) => category === 'Medication' || category === 'Product'),
      args,
    ),
  priceList: (_source: unknown, args: PlaceArgs, context: Context) => {
    checkPlace(args, context);
    return prices;
  },
  rooms: (_source: unknown, args: PlaceArgs, context: Context) => {
    checkPlace(args, context);
    return rooms.filter(({ locationId }) => !args.locationId || locationId === args.locationId);
  },
  species: () => speciesWords,
  breeds: (_source: unknown, { species }: { readonly species?: string | null }) =>
    pageOf(breedWords.filter((breed) => !species || breed.species.toLowerCase() === species.toLowerCase())),
  tags: () => tagWords,
  referralSources: () => referralSources,
  shifts: (
    _source: unknown,
    { providerId, from, to }: { readonly providerId?: string | null; readonly from: string; readonly to: string },
    { store }: Context,
  ) => {
    const days = dayNumber(to) - dayNumber(from);
    if (days < 0) throw invalid('to is before from');
    if (days > mostDays) throw invalid(`from and to are at most ${String(mostDays)} days apart`);
    if (providerId && !store.providers.get(providerId)) throw notFound('Provider', providerId);
    const providers = store.providers.list().filter(({ id }) => !providerId || id === providerId);
    const rows = Array.from({ length: days + 1 }, (_, place) => addDays(from, place)).flatMap((date) =>
      providers.flatMap((provider) => {
        const shift = store.calendar.shiftOf(provider, date);
        if (!shift) return [];
        const id = `S${provider.id}-${date}`;
        const { locationId, opens, closes } = shift;
        return [{ id, providerId: provider.id, locationId, date, begins: wallTime(opens), finishes: wallTime(closes) }];
      }),
    );
    return pageOf(rows);
  },
};
