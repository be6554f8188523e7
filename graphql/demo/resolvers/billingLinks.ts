import type { BillLine, CreditMemoRecord, EstimateRecord, InvoiceRecord, PaymentRecord } from '../billing.ts';
import { currency, decimalOfCents, quantityText } from '../money.ts';
import { suppliers } from '../seed/stock.ts';
import type { PriceRecord, PurchaseOrderLine, PurchaseOrderRecord } from '../stock.ts';
import { client, location, patient } from './links.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

const line: FieldResolvers = {
  quantity: ({ quantity }: BillLine) => quantityText(quantity),
  unitPrice: ({ unitCents }: BillLine) => decimalOfCents(unitCents),
  total: ({ totalCents }: BillLine) => decimalOfCents(totalCents),
};

const price: FieldResolvers = { price: ({ cents }: PriceRecord) => decimalOfCents(cents) };

function costOfLine({ quantity, unitCents }: PurchaseOrderLine): number {
  return quantity * unitCents;
}

/** Fields of what costs money; by type. */
export const billingLinks: Readonly<Record<string, FieldResolvers>> = {
  Invoice: {
    client,
    patient,
    location,
    currency: () => currency,
    subtotal: ({ totalCents, taxCents }: InvoiceRecord) => decimalOfCents(totalCents - taxCents),
    tax: ({ taxCents }: InvoiceRecord) => decimalOfCents(taxCents),
    total: ({ totalCents }: InvoiceRecord) => decimalOfCents(totalCents),
    amountDue: ({ dueCents }: InvoiceRecord) => decimalOfCents(dueCents),
  },
  InvoiceLine: line,
  Payment: {
    client,
    location,
    currency: () => currency,
    amount: ({ amountCents }: PaymentRecord) => decimalOfCents(amountCents),
  },
  Estimate: { client, patient, total: ({ totalCents }: EstimateRecord) => decimalOfCents(totalCents) },
  EstimateLine: line,
  CreditMemo: {
    client,
    amount: ({ amountCents }: CreditMemoRecord) => decimalOfCents(amountCents),
    remaining: ({ remainingCents }: CreditMemoRecord) => decimalOfCents(remainingCents),
  },
  InventoryItem: {
    unitPrice: ({ unitPriceCents }: { readonly unitPriceCents: number }) => decimalOfCents(unitPriceCents),
  },
  Product: price,
  PriceListItem: price,
  PurchaseOrder: {
    location,
    supplier: ({ supplierId }: PurchaseOrderRecord) => suppliers.find(({ id }) => id === supplierId),
    total: ({ lines }: PurchaseOrderRecord) => decimalOfCents(lines.reduce((sum, each) => sum + costOfLine(each), 0)),
  },
  PurchaseOrderLine: {
    item: ({ inventoryItemId }: PurchaseOrderLine, _args: object, { store }: DemoContext) =>
      store.backOffice().inventory.get(inventoryItemId),
    unitPrice: ({ unitCents }: PurchaseOrderLine) => decimalOfCents(unitCents),
    total: (each: PurchaseOrderLine) => decimalOfCents(costOfLine(each)),
  },
};
