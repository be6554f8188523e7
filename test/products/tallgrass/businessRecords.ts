import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type ClientRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import {
  dueOf,
  type MessageRecord,
  type OrderRecord,
  paidOf,
  type PaymentRecord,
  type ThreadRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { FollowUpRow, TallgrassMemory } from './memory.ts';
import type { Records } from './records.ts';
import { connection, dayMs, globalId, money, moment, present } from './values.ts';

/** Something that is sold. */
export interface ProductRow {
  readonly key: number;
  readonly sku: string;
  readonly name: string;
  readonly kind: string;
  readonly cents: number;
  readonly supplierKey: number | null;
}

/** Shows money, stock, messages and chores. */
export interface BusinessRecords {
  readonly invoice: (row: OrderRecord) => Row;
  readonly payment: (row: PaymentRecord) => Row;
  readonly estimate: (row: ClientRecord) => Row;
  readonly product: (row: ProductRow) => Row;
  readonly supplier: (key: number) => Row;
  readonly stockLevel: (place: PlaceRecord, row: ProductRow) => Row;
  readonly thread: (row: ThreadRecord) => Row;
  readonly message: (row: MessageRecord) => Row;
  readonly followUp: (row: FollowUpRow) => Row;
}

/** The price list. */
export const products: readonly ProductRow[] = [
  { key: 1, sku: 'EXAM', name: 'Examination', kind: 'SERVICE', cents: 6450, supplierKey: null },
  { key: 2, sku: 'VX-RAB-1', name: 'Rabies vaccine', kind: 'VACCINE', cents: 3205, supplierKey: 1 },
  { key: 3, sku: 'NAIL', name: 'Nail trim', kind: 'SERVICE', cents: 1999, supplierKey: null },
  { key: 4, sku: 'LAB-BP', name: 'Blood panel', kind: 'SERVICE', cents: 14_875, supplierKey: null },
  { key: 5, sku: 'RX-ABX', name: 'Antibiotic tablets', kind: 'MEDICATION', cents: 85, supplierKey: 1 },
  { key: 6, sku: 'FOOD-GI', name: 'Gastrointestinal diet, 8 lb', kind: 'RETAIL', cents: 4499, supplierKey: 2 },
];

/** Who delivers. */
export const supplierNames: readonly string[] = ['Cottonwood Animal Health', 'Bluestem Pet Nutrition'];

/** The state of an invoice. */
export function invoiceStatus({ ledger }: TallgrassMemory, row: OrderRecord): string {
  if (dueOf(ledger, row) <= 0) return 'PAID';
  return paidOf(ledger, row.key) > 0 ? 'PARTIALLY_PAID' : 'OPEN';
}

/** Whether something was estimated for a household. */
export function hasEstimate({ key, isDeleted }: ClientRecord): boolean {
  return key % 7 === 2 && !isDeleted;
}

/** The records of the business. */
export function businessRecords(
  { practice, cap, now }: Backstage,
  memory: TallgrassMemory,
  all: () => Records,
): BusinessRecords {
  const { ledger } = memory;
  const householdOf = (key: number) => (): Row => all().household(present(rowOf(practice.clients, key)));

  const payment = (row: PaymentRecord): Row => ({
    __typename: 'Payment',
    id: globalId('Payment', row.key),
    amount: money(row.cents),
    tender: row.method,
    reference: row.reference,
    collectedAt: moment(row.at),
  });

  const invoice = (row: OrderRecord): Row => {
    const patient = rowOf(practice.patients, row.patientKey);
    // A household may have been written with a hospital that isn't there any more.
    const place = rowOf(practice.places, row.placeKey) ?? practice.places[0];
    return {
      __typename: 'Invoice',
      id: globalId('Invoice', row.key),
      number: `TG-${String(10_000 + row.key)}`,
      status: invoiceStatus(memory, row),
      household: householdOf(row.clientKey),
      companion: () => patient && all().companion(patient),
      hospital: () => all().hospital(present(place)),
      lineItems: row.items.map(({ name, quantity, unitCents }) => ({
        description: name,
        quantity,
        unitPrice: money(unitCents),
        lineTotal: money(quantity * unitCents),
      })),
      subtotal: money(row.subtotalCents),
      salesTax: money(row.taxCents),
      total: money(row.subtotalCents + row.taxCents),
      amountDue: money(dueOf(ledger, row)),
      payments: ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(payment),
      issuedAt: moment(row.at),
    };
  };

  const estimate = (row: ClientRecord): Row => ({
    __typename: 'Estimate',
    id: globalId('Estimate', row.key),
    household: householdOf(row.key),
    title: 'Dental cleaning under anesthesia',
    low: money(38_000 + row.key * 10),
    high: money(61_500 + row.key * 10),
    status: ['DRAFT', 'SENT', 'APPROVED'][row.key % 3],
    createdAt: moment(now() - ((row.key % 20) + 1) * dayMs),
  });

  const supplier = (key: number): Row => ({
    __typename: 'Supplier',
    id: globalId('Supplier', key),
    name: supplierNames[key - 1],
    accountNumber: key === 1 ? 'CAH-20931' : null,
  });
  const product = (row: ProductRow): Row => ({
    __typename: 'Product',
    id: globalId('Product', row.key),
    sku: row.sku,
    name: row.name,
    kind: row.kind,
    price: money(row.cents),
    supplier: row.supplierKey === null ? null : supplier(row.supplierKey),
  });
  const stockLevel = (place: PlaceRecord, row: ProductRow): Row => {
    const onHand = (place.key * 23 + row.key * 17) % 60;
    return { product: product(row), onHand, reorderPoint: 20, needsReorder: onHand < 20 };
  };

  const message = (row: MessageRecord): Row => ({
    __typename: 'ThreadMessage',
    id: globalId('ThreadMessage', row.key),
    body: row.body,
    direction: row.isInbound ? 'INBOUND' : 'OUTBOUND',
    authorName: row.author,
    isRead: row.isRead,
    sentAt: moment(row.at),
  });
  const thread = (row: ThreadRecord): Row => {
    const messages = ledger.messages.filter(({ threadKey }) => threadKey === row.key);
    return {
      __typename: 'Thread',
      id: globalId('Thread', row.key),
      household: householdOf(row.clientKey),
      subject: row.subject,
      status: row.isClosed ? 'CLOSED' : 'OPEN',
      unreadCount: messages.filter(({ isRead }) => !isRead).length,
      assignee: null,
      messages: (args: ConnectionArgs) => connection(messages, args, cap, message),
    };
  };

  const followUp = (row: FollowUpRow): Row => {
    const assignee = rowOf(practice.providers, row.providerKey);
    const patient = rowOf(practice.patients, row.patientKey);
    const client = rowOf(practice.clients, row.clientKey);
    return {
      __typename: 'FollowUp',
      id: globalId('FollowUp', row.key),
      title: row.title,
      dueOn: row.dueOn,
      assignee: () => assignee && all().teammate(assignee),
      regarding: () => (patient ? all().companion(patient) : client && all().household(client)),
      completedAt: row.completedAt === null ? null : moment(row.completedAt),
    };
  };

  return { invoice, payment, estimate, product, supplier, stockLevel, thread, message, followUp };
}
