/** Something in the cupboard; unitPriceCents in whole cents. */
export interface InventoryRecord {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly reorderAt: number;
  readonly unitPriceCents: number;
}

/** Who sells to the clinic. */
export interface SupplierRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** One position of an order; unitCents in whole cents. */
export interface PurchaseOrderLine {
  readonly id: string;
  readonly inventoryItemId: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/** What the clinic buys; orderedAt in epoch ms, expectedDate as YYYY-MM-DD. */
export interface PurchaseOrderRecord {
  readonly id: string;
  readonly number: string;
  readonly supplierId: string;
  readonly locationId: string | null;
  readonly status: 'ORDERED' | 'RECEIVED' | 'CLOSED';
  readonly lines: readonly PurchaseOrderLine[];
  readonly note: string | null;
  readonly orderedAt: number;
  readonly expectedDate: string | null;
}

/** What something on the price list costs in whole cents, before tax. */
export interface PriceRecord {
  readonly id: string;
  readonly name: string;
  readonly category: 'Service' | 'Vaccine' | 'Diagnostics' | 'Medication' | 'Product';
  readonly cents: number;
  readonly isTaxable: boolean;
}
