import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { PatientRecord } from '../../dialects/practice.ts';
import {
  type MessageRecord,
  type OrderRecord,
  paidOf,
  type PaymentRecord,
  type ThreadRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { fingerprint, vetigenIds } from './fingerprints.ts';
import type { BookingRequestRow, TodoRow, VetigenMemory, WebhookRow } from './memory.ts';
import { currency, type VetigenRecords } from './records.ts';
import { momentText } from './values.ts';

/** A product of the catalog. */
export interface ProductRow {
  readonly key: number;
  readonly name: string;
  readonly category: 'MEDICATION' | 'VACCINE' | 'CONSUMABLE' | 'SERVICE';
  readonly sku: string;
  readonly unit: string;
  readonly cents: number;
}

/** The stock of a product at a clinic. */
export interface StockRow {
  readonly key: number;
  readonly placeKey: number;
  readonly product: ProductRow;
  readonly quantity: number;
}

/** What an animal is due for. */
export interface ReminderRow {
  readonly key: number;
  readonly patient: PatientRecord;
  readonly type: 'VACCINE' | 'PARASITE' | 'CHECKUP';
  readonly due: number;
}

const product = (
  key: number,
  name: string,
  category: ProductRow['category'],
  unit: string,
  cents: number,
): ProductRow => ({ key, name, category, unit, cents, sku: `VET-${category.slice(0, 3)}-${String(100 + key)}` });

/** The catalog, which all clinics share. */
export const catalog: readonly ProductRow[] = [
  product(1, 'Examination', 'SERVICE', 'visit', 6450),
  product(2, 'Rabies vaccine', 'VACCINE', 'dose', 3205),
  product(3, 'Nail trim', 'SERVICE', 'visit', 1999),
  product(4, 'Blood panel', 'SERVICE', 'test', 14_875),
  product(5, 'Antibiotic tablets', 'MEDICATION', 'tablet', 85),
  product(6, 'Maropitant 10 mg/ml', 'MEDICATION', 'vial', 5400),
  product(7, 'Syringe 2 ml', 'CONSUMABLE', 'piece', 30),
  product(8, 'Distemper combination vaccine', 'VACCINE', 'dose', 3890),
];

const dayMs = 86_400_000;
const reminderTypes = ['VACCINE', 'PARASITE', 'CHECKUP'] as const;
const lowStock = 15;
const { of } = vetigenIds;

/** Shows what is beside the desk. */
export type VetigenOffice = ReturnType<typeof vetigenOffice>;

/** Makes rows of stock, money, messages and chores. */
export function vetigenOffice({ practice, now }: Backstage, memory: VetigenMemory, records: VetigenRecords) {
  const { ledger } = memory;

  const productRow = (row: ProductRow): Row => ({
    fp: fingerprint('product', row.key),
    name: row.name,
    description: null,
    barcode: row.category === 'SERVICE' ? null : `86901234${String(50_000 + row.key)}`,
    sku: row.sku,
    unit: row.unit,
    category: row.category,
    is_prescription_required: row.category === 'MEDICATION',
    is_virtual: row.category === 'SERVICE',
  });

  /** The stock of every clinic, one clinic after the other. */
  const stock = (): readonly StockRow[] =>
    practice.places.flatMap(({ key: placeKey }) =>
      catalog.map((item): StockRow => {
        const key = placeKey * catalog.length + item.key;
        const first = item.category === 'SERVICE' ? 0 : (key * 13) % 120;
        return { key, placeKey, product: item, quantity: first + (memory.stockChanges.get(key) ?? 0) };
      }),
    );
  const isLow = ({ product: { category }, quantity }: StockRow): boolean =>
    category !== 'SERVICE' && quantity < lowStock;
  const inventoryItem = (row: StockRow): Row => ({
    fp: fingerprint('invitem', row.key),
    clinic: () => records.clinicOf(row.placeKey),
    product: () => productRow(row.product),
    name: row.product.name,
    category: row.product.category,
    sku: row.product.sku,
    unit: row.product.unit,
    quantity_on_hand: row.quantity,
    low_stock_threshold: row.product.category === 'SERVICE' ? 0 : lowStock,
    is_low_stock: isLow(row),
    unit_price_cents: row.product.cents,
    currency,
    expiry_date: /MEDICATION|VACCINE/.test(row.product.category)
      ? wallDay(now() + (200 + ((row.key * 17) % 300)) * dayMs, 'UTC')
      : null,
    batch_number: row.product.category === 'SERVICE' ? null : `B-${String(2000 + row.key)}`,
    is_virtual: row.product.category === 'SERVICE',
  });

  const invoiceStatus = (row: OrderRecord): string => {
    const paid = paidOf(ledger, row.key);
    if (paid >= row.subtotalCents + row.taxCents) return 'PAID';
    return paid > 0 ? 'PARTIALLY_PAID' : 'OPEN';
  };
  const payment = (row: PaymentRecord): Row => ({
    fp: fingerprint('payment', row.key),
    customer_fp: of('client', row.clientKey),
    invoice_fp: row.orderKey === null ? null : fingerprint('invoice', row.orderKey),
    amount_cents: row.cents,
    method: row.method,
    reference: row.reference,
    received_at: momentText(row.at),
  });
  const invoice = (row: OrderRecord): Row => ({
    fp: fingerprint('invoice', row.key),
    number: `VTG-${String(row.key).padStart(6, '0')}`,
    status: invoiceStatus(row),
    customer_fp: of('client', row.clientKey),
    customer: () => records.customerOf(row.clientKey),
    patient: () => records.patientOf(row.patientKey),
    clinic: () => records.clinicOf(row.placeKey),
    items: row.items.map(({ name, quantity, unitCents }) => ({
      description: name,
      quantity,
      unit_price_cents: unitCents,
      total_cents: quantity * unitCents,
    })),
    subtotal_cents: row.subtotalCents,
    tax_cents: row.taxCents,
    total_cents: row.subtotalCents + row.taxCents,
    paid_cents: paidOf(ledger, row.key),
    currency,
    payments: () => ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(payment),
    issued_at: momentText(row.at),
  });

  const message = (row: MessageRecord): Row => ({
    fp: fingerprint('message', row.key),
    body: row.body,
    direction: row.isInbound ? 'INBOUND' : 'OUTBOUND',
    author_name: row.author,
    is_read: row.isRead,
    sent_at: momentText(row.at),
  });
  const conversation = (row: ThreadRecord): Row => {
    const messages = ledger.messages.filter(({ threadKey }) => threadKey === row.key);
    return {
      fp: fingerprint('conversation', row.key),
      subject: row.subject,
      customer: () => records.customerOf(row.clientKey),
      is_open: !row.isClosed,
      unread_count: messages.filter(({ isRead }) => !isRead).length,
      messages: messages.map(message),
    };
  };

  /** What living animals are due for, the next first. */
  const reminderRows = (): readonly ReminderRow[] =>
    practice.patients
      .filter(({ key, isDeceased, clientKey }) => key % 4 === 1 && !isDeceased && clientKey !== null)
      .map((patient): ReminderRow => {
        const due = now() + (((patient.key * 5) % 60) - 10) * dayMs;
        return { key: patient.key, patient, type: reminderTypes[patient.key % 3] ?? 'VACCINE', due };
      })
      .toSorted((one, other) => one.due - other.due || one.key - other.key);
  const reminder = ({ key, patient, type, due }: ReminderRow): Row => ({
    fp: fingerprint('reminder', key),
    type,
    patient: () => records.patient(patient),
    due_on: wallDay(due, 'UTC'),
    sent_at: due - 14 * dayMs < now() ? momentText(due - 14 * dayMs) : null,
  });

  const todo = (row: TodoRow): Row => ({
    fp: fingerprint('todo', row.key),
    title: row.title,
    due_on: row.dueOn,
    is_done: row.isDone,
    assigned_user: () => records.userOf(row.providerKey),
    created_at: momentText(row.createdAt),
  });
  const webhook = (row: WebhookRow): Row => ({
    fp: fingerprint('webhook', row.key),
    url: row.url,
    events: row.events,
    is_active: true,
    created_at: momentText(row.createdAt),
  });
  const bookingRequest = (row: BookingRequestRow): Row => ({
    fp: fingerprint('bookreq', row.key),
    patient: () => records.patientOf(row.patientKey),
    clinic: () => records.clinicOf(row.placeKey),
    requested_start_at: momentText(row.start),
    message: row.message,
    status: row.status,
    calendar_event: () => records.calendarEventOf(row.appointmentKey),
    created_at: momentText(row.createdAt),
  });

  return {
    productRow,
    stock,
    isLow,
    inventoryItem,
    invoice,
    invoiceStatus,
    payment,
    message,
    conversation,
    reminderRows,
    reminder,
    todo,
    webhook,
    bookingRequest,
  };
}
