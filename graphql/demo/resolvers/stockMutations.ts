import { centsOfDecimal } from '../money.ts';
import { invalid, notFound } from '../refusal.ts';
import { suppliers } from '../seed/stock.ts';
import type { PurchaseOrderLine } from '../stock.ts';
import type { ClinicStore } from '../store.ts';
import { addDays, utcDayOf } from '../zoneTime.ts';
import { recordAudit } from './audit.ts';
import { textOr } from './inputText.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

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
