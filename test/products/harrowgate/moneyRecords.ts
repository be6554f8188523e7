import { utcText } from '../../dialects/clock.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { dueOf, type Ledger, type OrderItem, type OrderRecord, paidOf } from '../../dialects/practiceLedger.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import type { Records, RecordTools } from './records.ts';
import { connected, dayOf, encodeId, money, present } from './values.ts';

/** What is sold. */
export interface StockRecord {
  readonly key: number;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly cents: number;
  readonly isRestricted: boolean;
  readonly supplierKey: number | null;
}

/** Who sells to the practice. */
export interface SupplierRecord {
  readonly key: number;
  readonly name: string;
  readonly email: string;
}

/** What something would cost. */
export interface EstimateRecord {
  readonly key: number;
  readonly client: ClientRecord;
  readonly state: string;
}

const methods = { CARD: 'EFTPOS', CASH: 'CASH', CHECK: 'CHEQUE' } as const;
const estimateStates = ['DRAFT', 'SENT', 'ACCEPTED', 'DECLINED'];

export const suppliers: readonly SupplierRecord[] = [
  { key: 1, name: 'Waimak Veterinary Supplies', email: 'orders@waimak.example' },
  { key: 2, name: 'Alpine Animal Nutrition', email: 'sales@alpine.example' },
];

type StockLine = readonly [code: string, name: string, category: string, cents: number, supplier: number | null];
const stockLines: readonly StockLine[] = [
  ['SVC-EXAM', 'Examination', 'SERVICE', 6450, null],
  ['SVC-NAIL', 'Nail trim', 'SERVICE', 1999, null],
  ['SVC-DENT', 'Dental scale and polish', 'SERVICE', 38_900, null],
  ['SVC-FARM', 'Farm call, per hour', 'SERVICE', 21_000, null],
  ['VAC-RAB', 'Rabies vaccine', 'VACCINE', 3205, 1],
  ['VAC-C5', 'C5 canine vaccine', 'VACCINE', 5400, 1],
  ['LAB-GHP', 'Blood panel', 'SERVICE', 14_875, null],
  ['RVM-AMOX', 'Antibiotic tablets', 'MEDICINE', 85, 1],
  ['RVM-MELX', 'Meloxicam suspension 32 mL', 'MEDICINE', 4720, 1],
  ['MED-WORM', 'Allwormer tablet', 'MEDICINE', 1450, 1],
  ['FOO-RENAL', 'Renal diet 4 kg', 'FOOD', 6990, 2],
  ['FOO-PUPPY', 'Puppy biscuits 8 kg', 'FOOD', 8850, 2],
  ['SUN-CONE', 'Recovery collar', 'SUNDRY', 2200, 1],
];

/** The price list. */
export const stock: readonly StockRecord[] = stockLines.map(([code, name, category, cents, supplierKey], index) => ({
  key: index + 1,
  code,
  name,
  category,
  cents,
  isRestricted: code.startsWith('RVM'),
  supplierKey,
}));

/** Estimates for some account holders, newest first. */
export function estimatesOf(clients: readonly ClientRecord[]): readonly EstimateRecord[] {
  return clients
    .filter(({ key, isDeleted }) => !isDeleted && key % 9 === 2)
    .map((client) => ({
      key: client.key,
      client,
      state: estimateStates[client.key % estimateStates.length] ?? 'DRAFT',
    }))
    .toReversed();
}

/** InvoiceState of an order. */
export function invoiceState(ledger: Ledger, order: OrderRecord): string {
  if (dueOf(ledger, order) <= 0) return 'PAID';
  return paidOf(ledger, order.key) > 0 ? 'PART_PAID' : 'OPEN';
}

/** Invoices, stock and messages. */
export function moneyRecords({
  backstage,
  memory,
  records,
}: RecordTools): Pick<
  Records,
  'invoice' | 'payment' | 'creditNote' | 'estimate' | 'stockItem' | 'supplier' | 'conversation' | 'message'
> {
  const { practice, cap } = backstage;
  const { ledger } = memory;
  const accountHolder = (key: number) => (): Row => records().accountHolder(present(rowOf(practice.clients, key)));
  const animal = (key: number | null) => (): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && records().animal(row);
  };
  const line = ({ name, quantity, unitCents }: OrderItem): Row => ({
    description: name,
    quantity,
    unitPrice: money(unitCents),
    amount: money(quantity * unitCents),
    stockItem() {
      const item = stock.find((each) => each.name === name);
      return item ? records().stockItem(item) : null;
    },
  });
  return {
    invoice: (row) => ({
      __typename: 'Invoice',
      id: encodeId('Invoice', row.key),
      number: `INV-${String(row.key).padStart(6, '0')}`,
      state: invoiceState(ledger, row),
      accountHolder: accountHolder(row.clientKey),
      animal: animal(row.patientKey),
      clinic: () => records().clinic(present(rowOf(practice.places, row.placeKey) ?? practice.places[0])),
      lines: row.items.map(line),
      subtotal: money(row.subtotalCents),
      gst: money(row.taxCents),
      total: money(row.subtotalCents + row.taxCents),
      outstanding: money(dueOf(ledger, row)),
      payments: () => ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(records().payment),
      issuedAt: utcText(row.at),
      dueOn: dayOf(row.at, 20),
    }),
    payment: (row) => ({
      __typename: 'Payment',
      id: encodeId('Payment', row.key),
      accountHolder: accountHolder(row.clientKey),
      invoice() {
        const order = rowOf(ledger.orders, row.orderKey);
        return order && records().invoice(order);
      },
      amount: money(row.cents),
      method: methods[row.method],
      reference: row.reference,
      receivedAt: utcText(row.at),
    }),
    creditNote: (row) => ({
      __typename: 'CreditNote',
      id: encodeId('CreditNote', row.key),
      number: `CR-${String(row.key).padStart(5, '0')}`,
      accountHolder: accountHolder(row.clientKey),
      amount: money(row.cents),
      reason: row.reason,
      issuedAt: utcText(row.at),
    }),
    estimate({ key, client, state }) {
      const items = stock
        .slice(key % 3, (key % 3) + 3)
        .map(({ name, cents }) => ({ name, quantity: 1, unitCents: cents }));
      return {
        __typename: 'Estimate',
        id: encodeId('Estimate', key),
        number: `EST-${String(key).padStart(5, '0')}`,
        state,
        accountHolder: accountHolder(client.key),
        animal: animal(practice.patients.find(({ clientKey }) => clientKey === client.key)?.key ?? null),
        lines: items.map(line),
        total: money(items.reduce((sum, { unitCents }) => sum + unitCents, 0)),
        validUntil: dayOf(backstage.now(), 30 - (key % 20)),
      };
    },
    stockItem: (row) => ({
      __typename: 'StockItem',
      id: encodeId('StockItem', row.key),
      code: row.code,
      name: row.name,
      category: row.category,
      price: money(row.cents),
      restricted: row.isRestricted,
      supplier() {
        const supplier = rowOf(suppliers, row.supplierKey);
        return supplier && records().supplier(supplier);
      },
      levels: () =>
        row.category === 'SERVICE'
          ? []
          : practice.places.map((place) => ({
              clinic: () => records().clinic(place),
              onHand: (row.key * 13 + place.key * 7) % 60,
              reorderPoint: 10,
            })),
    }),
    supplier: ({ key, name, email }) => ({
      __typename: 'Supplier',
      id: encodeId('Supplier', key),
      name,
      phone: null,
      orderEmail: email,
    }),
    conversation: (row) => ({
      __typename: 'Conversation',
      id: encodeId('Conversation', row.key),
      subject: row.subject,
      accountHolder: accountHolder(row.clientKey),
      closed: row.isClosed,
      unreadCount: () => ledger.messages.filter(({ threadKey, isRead }) => threadKey === row.key && !isRead).length,
      messages: (args: ConnectionArgs) =>
        connected(
          ledger.messages.filter(({ threadKey }) => threadKey === row.key),
          args,
          cap,
          records().message,
        ),
    }),
    message: (row) => ({
      __typename: 'Message',
      id: encodeId('Message', row.key),
      conversation: () => records().conversation(present(rowOf(ledger.threads, row.threadKey))),
      direction: row.isInbound ? 'IN' : 'OUT',
      body: row.body,
      sender: row.author,
      read: row.isRead,
      sentAt: utcText(row.at),
    }),
  };
}
