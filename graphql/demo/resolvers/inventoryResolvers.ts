import { newestFirst, numberedPage, pageOf } from './listPages.ts';
import { invalid, notFound, textOr } from './input.ts';
import { prices } from '../seed/visitBills.ts';
import { suppliers } from '../seed/inventory.ts';
import { breedList, referralSources, rooms, speciesList, tagList } from '../seed/codeLists.ts';
import { addDays, dayNumber, utcDayOf, wallTime } from '../zoneTime.ts';
import { type DemoContext, type FieldResolvers, recordAudit } from './resolver.ts';
import { centsOfDecimal } from '../money.ts';
import type { PurchaseOrderLine } from '../backOfficeRecords.ts';
import type { ClinicStore } from '../store.ts';

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

function checkPlace({ locationId }: PlaceArgs, { store }: DemoContext): void {
  if (locationId && !store.locations.get(locationId)) throw notFound('Location', locationId);
}

/** Queries about the cupboard, prices, rooms, duties and words. */
export const stockQueries: FieldResolvers = {
  inventoryItems: (_source: unknown, args: SearchArgs, { store }: DemoContext) =>
    named(store.backOffice().inventory.list(), args),
  suppliers: () => suppliers,
  purchaseOrders: (
    _source: unknown,
    args: { readonly status?: string | null; readonly page?: number | null; readonly pageSize?: number | null },
    { store }: DemoContext,
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
  priceList: (_source: unknown, args: PlaceArgs, context: DemoContext) => {
    checkPlace(args, context);
    return prices;
  },
  rooms: (_source: unknown, args: PlaceArgs, context: DemoContext) => {
    checkPlace(args, context);
    return rooms.filter(({ locationId }) => !args.locationId || locationId === args.locationId);
  },
  species: () => speciesList,
  breeds: (_source: unknown, { species }: { readonly species?: string | null }) =>
    pageOf(breedList.filter((breed) => !species || breed.species.toLowerCase() === species.toLowerCase())),
  tags: () => tagList,
  referralSources: () => referralSources,
  shifts: (
    _source: unknown,
    { providerId, from, to }: { readonly providerId?: string | null; readonly from: string; readonly to: string },
    { store }: DemoContext,
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

interface LineInput {
  readonly inventoryItemId: string;
  readonly quantity: number;
  readonly unitPrice?: string | null;
}

interface PurchaseOrderInput {
  readonly supplierId: string;
  readonly locationId?: string | null;
  readonly expectedDate?: string | null;
  readonly note?: string | null;
  readonly lines: readonly LineInput[];
}

const mostLines = 50;
const mostPieces = 10_000;

/** Mutations of the cupboard. */
export const stockMutations: FieldResolvers = {
  adjustInventoryItem: (
    _source: unknown,
    { id, by }: { readonly id: string; readonly by: number },
    { store }: DemoContext,
  ) => {
    const { inventory } = store.backOffice();
    const item = inventory.get(id);
    if (!item) throw notFound('Inventory item', id);
    if (item.quantity + by < 0) throw invalid(`Only ${String(item.quantity)} of ${item.name} are left`);
    return inventory.put({ ...item, quantity: item.quantity + by });
  },
  createPurchaseOrder: (
    _source: unknown,
    { input }: { readonly input: PurchaseOrderInput },
    { store }: DemoContext,
  ) => {
    const { supplierId, lines } = input;
    if (!suppliers.some(({ id }) => id === supplierId)) throw notFound('Supplier', supplierId);
    const locationId = input.locationId ?? null;
    if (locationId !== null && !store.locations.get(locationId)) throw notFound('Location', locationId);
    const expectedDate = input.expectedDate ?? null;
    // A day of grace: somewhere it is still yesterday.
    if (expectedDate !== null && expectedDate < addDays(utcDayOf(store.now()), -1)) {
      throw invalid('expectedDate is in the past');
    }
    if (lines.length === 0 || lines.length > mostLines) throw invalid(`An order has 1 to ${String(mostLines)} lines`);
    const note = textOr(null, input.note, 'note');
    const ordered = lines.map((line) => lineOf(store, line));
    const { purchaseOrders } = store.backOffice();
    const id = store.createId();
    recordAudit(store, 'createPurchaseOrder', id);
    return purchaseOrders.put({
      id,
      number: `PO-${String(1201 + purchaseOrders.size)}`,
      supplierId,
      locationId,
      status: 'ORDERED',
      lines: ordered.map((line, place) => ({ ...line, id: `${id}-${String(place + 1)}` })),
      note,
      orderedAt: store.now(),
      expectedDate,
    });
  },
};

function lineOf(store: ClinicStore, line: LineInput): Omit<PurchaseOrderLine, 'id'> {
  const { inventoryItemId, quantity, unitPrice } = line;
  const item = store.backOffice().inventory.get(inventoryItemId);
  if (!item) throw notFound('Inventory item', inventoryItemId);
  if (quantity < 1 || quantity > mostPieces) {
    throw invalid(`quantity of ${item.name} must be 1 to ${String(mostPieces)}`);
  }
  const unitCents = typeof unitPrice === 'string' ? centsOfDecimal(unitPrice) : item.unitPriceCents;
  if (unitCents === null || unitCents < 0) throw invalid(`unitPrice of ${item.name} must be whole cents, at least 0`);
  return { inventoryItemId, quantity, unitCents };
}
