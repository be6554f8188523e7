import type { Backstage } from '../../dialects/dialect.ts';
import { type OrderRecord, dueOf } from '../../dialects/practiceLedger.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { TarndaleMemory } from './memory.ts';
import type { TableMakers } from './tables.ts';
import {
  amountOf,
  daysAfter,
  idOf,
  idOrNull,
  isKept,
  momentIn,
  momentText,
  placeDay,
  tenders,
  zoneOfPlace,
} from './values.ts';

const beforeInvoices = 60_000;
const beforeReceipts = 70_000;

/** The id of an invoice by the key of its order. */
export function invoiceId(orderKey: number): number {
  return beforeInvoices + orderKey;
}

/** The key of the order behind an invoice. */
export function orderKeyOf(id: number): number {
  return id - beforeInvoices;
}

/** The id of a receipt by the key of its payment. */
export function receiptId(paymentKey: number): number {
  return beforeReceipts + paymentKey;
}

/** The id of the stock of an item at a centre. */
export function levelId(itemId: number, placeKey: number): number {
  return itemId * 1000 + placeKey;
}

const stock: readonly (readonly [
  code: string,
  description: string,
  group: number,
  price: number,
  isRestricted: boolean,
])[] = [
  ['CONS', 'Consultation', 1, 64.5, false],
  ['VACR', 'Rabies vaccine', 2, 32.05, true],
  ['NAIL', 'Nail trim', 1, 19.99, false],
  ['AMOX', 'Amoxicillin tablets', 2, 0.85, true],
  ['MELO', 'Meloxicam suspension', 2, 41.2, true],
  ['DREN', 'Sheep drench 20 L', 3, 188, false],
  ['BISC', 'Renal diet 4 kg', 3, 62.9, false],
];

/** Sales, stock and what the office keeps. */
export function tradeMakers({ practice, now }: Backstage, memory: TarndaleMemory): TableMakers {
  const { ledger } = memory;
  const today = (): string => placeDay(practice, null, now());
  const invoice = (row: OrderRecord): Row => ({
    id: invoiceId(row.key),
    invoiceNumber: `T${String(row.key).padStart(6, '0')}`,
    accountId: idOf('client', row.clientKey),
    animalId: idOrNull('patient', row.patientKey),
    centreId: idOf('place', row.placeKey),
    invoicedAt: momentIn(row.at, zoneOfPlace(practice, row.placeKey)),
    netAmount: amountOf(row.subtotalCents),
    gstAmount: amountOf(row.taxCents),
    totalAmount: amountOf(row.subtotalCents + row.taxCents),
    outstanding: () => amountOf(dueOf(ledger, row)),
  });
  // What belongs to a deleted account is filtered out with it.
  const isOpen = ({ clientKey }: { readonly clientKey: number }): boolean =>
    rowOf(practice.clients, clientKey)?.isDeleted === false;

  return {
    Invoice: () => ledger.orders.filter(isOpen).map(invoice),
    InvoiceLine: () =>
      ledger.orders.flatMap(({ key, items, taxCents }) =>
        items.map(({ name, quantity, unitCents }, index) => ({
          id: key * 10 + index,
          invoiceId: invoiceId(key),
          narration: name,
          quantity,
          unitPrice: amountOf(unitCents),
          taxRateId: taxCents > 0 ? 1 : 2,
        })),
      ),
    TaxRate: () => [
      { id: 1, name: 'GST', percentage: 15 },
      { id: 2, name: 'Zero rated', percentage: 0 },
    ],
    Receipt: () =>
      ledger.payments.filter(isOpen).map((row) => ({
        id: receiptId(row.key),
        accountId: idOf('client', row.clientKey),
        invoiceId: row.orderKey === null ? null : invoiceId(row.orderKey),
        amount: amountOf(row.cents),
        tender: tenders[row.method],
        reference: row.reference,
        receiptedAt: momentText(row.at),
      })),
    CreditNote: () =>
      ledger.credits.filter(isOpen).map((row) => ({
        id: row.key,
        accountId: idOf('client', row.clientKey),
        amount: amountOf(row.cents),
        narration: row.reason,
        issuedAt: momentText(row.at),
      })),
    StockGroup: () =>
      ['Professional services', 'Medicines', 'Merchandise'].map((name, index) => ({
        id: index + 1,
        name,
        markupPercentage: index * 45,
      })),
    StockItem: () =>
      stock.map(([stockCode, description, stockGroupId, sellPrice, isRestrictedMedicine], index) => ({
        id: index + 1,
        stockCode,
        description,
        stockGroupId,
        supplierId: stockGroupId === 1 ? null : 1 + (index % 2),
        sellPrice,
        isRestrictedMedicine,
        meatWithholdingDays: stockCode === 'DREN' ? 14 : null,
      })),
    StockLevel: () =>
      stock.flatMap(([, , group], index) =>
        group === 1
          ? []
          : practice.places.map(({ key }) => {
              const id = levelId(index + 1, key);
              return {
                id,
                stockItemId: index + 1,
                centreId: idOf('place', key),
                onHand: 12 + ((index * 7 + key * 5) % 30) + (memory.adjustments.get(id) ?? 0),
                reorderAt: 10,
              };
            }),
      ),
    Supplier: () =>
      ['Provet South', 'Rural Wholesale'].map((name, index) => ({
        id: index + 1,
        name,
        phone: `03 555 01${String(20 + index)}`,
        emailAddress: index === 0 ? 'orders@example.test' : null,
        accountReference: `TD${String(410 + index)}`,
      })),
    PurchaseOrder: () =>
      practice.places.flatMap(({ key }) =>
        [1, 2].map((turn) => ({
          id: key * 10 + turn,
          orderNumber: `PO-${String(key * 10 + turn).padStart(5, '0')}`,
          supplierId: turn,
          centreId: idOf('place', key),
          stage: turn === 1 ? 'RECEIVED' : 'SENT',
          raisedOn: daysAfter(today(), -9 * turn),
        })),
      ),
    PurchaseOrderLine: () =>
      practice.places.flatMap(({ key }) =>
        [1, 2].map((turn) => ({
          id: key * 10 + turn,
          purchaseOrderId: key * 10 + turn,
          stockItemId: 3 + turn,
          quantityOrdered: 10 * turn,
          unitCost: 8.4 * turn,
        })),
      ),
    Communication: () =>
      ledger.messages.filter(isOpen).map((row) => ({
        id: row.key,
        accountId: idOf('client', row.clientKey),
        direction: row.isInbound ? 'INBOUND' : 'OUTBOUND',
        medium: memory.media.get(row.key)?.medium ?? 'TEXT_MESSAGE',
        subject: memory.media.get(row.key)?.subject ?? null,
        body: row.body,
        authorName: row.author,
        isRead: row.isRead,
        sentAt: momentText(row.at),
      })),
    MessageTemplate: () =>
      ['Your pet is due', 'Time for a dental check', 'See you tomorrow'].map((wording, index) => ({
        id: index + 1,
        name: `Template ${String(index + 1)}`,
        medium: index === 1 ? 'EMAIL' : 'TEXT_MESSAGE',
        wording,
      })),
    Callback: () =>
      memory.callbacks.map(({ clientKey, patientKey, providerKey, completedAt, ...row }) => ({
        ...row,
        accountId: idOf('client', clientKey),
        animalId: idOrNull('patient', patientKey),
        operatorId: idOrNull('provider', providerKey),
        completedAt: completedAt === null ? null : momentText(completedAt),
      })),
    ChangeLog: () => {
      const log = (entityName: string, kind: 'client' | 'patient' | 'appointment', rows: readonly Logged[]) =>
        rows.map(({ key, createdAt, updatedAt }) => ({
          entityName,
          entityId: idOf(kind, key),
          action: createdAt === updatedAt ? 'INSERTED' : 'UPDATED',
          at: updatedAt,
        }));
      return [
        ...log('Account', 'client', practice.clients.filter(isKept)),
        ...log('Animal', 'patient', practice.patients),
        ...log('DiaryEntry', 'appointment', practice.appointments.filter(isKept)),
      ]
        .toSorted((one, other) => one.at - other.at)
        .map(({ at, ...row }, index) => ({ id: index + 1, ...row, changedAt: momentText(at), changedBy: 'desk' }));
    },
  };
}

interface Logged {
  readonly key: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}
