import { wallDay } from '../../dialects/clock.ts';
import { type AppointmentRecord, type Practice, rowOf, zoneOf } from '../../dialects/practice.ts';
import {
  dueOf,
  type Ledger,
  type MessageRecord,
  type OrderRecord,
  type PaymentRecord,
  type ThreadRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { codeOf } from './codes.ts';
import type { DeskRecords } from './records.ts';
import { dateTime, dollars } from './values.ts';

/** A chore. */
export interface TaskRecord {
  readonly key: number;
  readonly title: string;
  readonly description: string | null;
  readonly dueDate: string | null;
  readonly providerKey: number | null;
  readonly patientKey: number | null;
  readonly completedAt: number | null;
  readonly createdAt: number;
}

/** Shows money, messages and chores. */
export interface OfficeRecords {
  readonly invoice: (row: OrderRecord) => Row;
  readonly payment: (row: PaymentRecord) => Row;
  readonly conversation: (row: ThreadRecord) => Row;
  readonly message: (row: MessageRecord) => Row;
  readonly task: (row: TaskRecord) => Row;
}

const categoryNames = ['Services', 'Vaccines', 'Laboratory', 'Pharmacy'];

/** How the shelf is ordered. */
export const productCategories: readonly Row[] = categoryNames.map((name, index) => ({
  id: codeOf('category', index + 1),
  name,
}));

const shelf = [
  ['EXAM', 'Examination', 0, 64.5, null],
  ['RABIES', 'Rabies vaccine', 1, 32.05, 46],
  ['NAIL', 'Nail trim', 0, 19.99, null],
  ['CBC', 'Blood panel', 2, 148.75, null],
  ['AMOX250', 'Antibiotic tablets', 3, 0.85, 1240],
] as const;

/** What can be sold. */
export const products: readonly Row[] = shelf.map(([sku, name, category, price, quantityOnHand], index) => ({
  id: codeOf('product', index + 1),
  sku,
  name,
  category: productCategories[category],
  price,
  taxable: category === 3,
  quantityOnHand,
  active: true,
}));

const dayMs = 86_400_000;

/** The chores at the start; whoever is there first has to do them. */
export function firstTasks({ providers, patients }: Practice, now: number): readonly TaskRecord[] {
  const due = (days: number): string => dateTime(now + days * dayMs).slice(0, 10);
  const createdAt = now - 2 * dayMs;
  const [first = null, second = first] = providers;
  return [
    {
      key: 1,
      title: 'Call with lab results',
      description: 'Left a message already.',
      dueDate: due(0),
      providerKey: first?.key ?? null,
      patientKey: patients[0]?.key ?? null,
      completedAt: null,
      createdAt,
    },
    {
      key: 2,
      title: 'Order rabies vaccine',
      description: null,
      dueDate: due(1),
      providerKey: second?.key ?? null,
      patientKey: null,
      completedAt: null,
      createdAt,
    },
    {
      key: 3,
      title: 'Send records to referral hospital',
      description: null,
      dueDate: null,
      providerKey: null,
      patientKey: patients[1]?.key ?? null,
      completedAt: now - dayMs,
      createdAt,
    },
  ];
}

/** The invoice of an appointment: the one of the same patient and day. */
export function orderOfAppointment(practice: Practice, { orders }: Ledger, row: AppointmentRecord): OrderRecord | null {
  if (row.state !== 'completed' || row.patientKey === null) return null;
  const zone = zoneOf(practice, row);
  const day = wallDay(row.start, zone);
  return orders.find(({ patientKey, at }) => patientKey === row.patientKey && wallDay(at, zone) === day) ?? null;
}

/** The records of money, messages and chores. */
export function officeRecords(practice: Practice, ledger: Ledger, desk: () => DeskRecords): OfficeRecords {
  const payment = (row: PaymentRecord): Row => ({
    id: codeOf('payment', row.key),
    clientId: codeOf('client', row.clientKey),
    invoiceId: row.orderKey === null ? null : codeOf('invoice', row.orderKey),
    amount: dollars(row.cents),
    method: row.method,
    memo: row.reference,
    createdAt: dateTime(row.at),
  });

  const message = (row: MessageRecord): Row => ({
    id: codeOf('message', row.key),
    direction: row.isInbound ? 'INBOUND' : 'OUTBOUND',
    body: row.body,
    senderName: row.author,
    read: row.isRead,
    sentAt: dateTime(row.at),
  });

  return {
    payment,
    message,
    invoice(row) {
      const due = dueOf(ledger, row);
      const place = rowOf(practice.places, row.placeKey) ?? practice.places[0];
      return {
        id: codeOf('invoice', row.key),
        number: String(100_000 + row.key),
        businessId: codeOf('place', place?.key ?? row.placeKey),
        clientId: codeOf('client', row.clientKey),
        client: () => desk().clientWith(row.clientKey),
        patient: () => desk().patientWith(row.patientKey),
        status: due > 0 ? 'OPEN' : 'PAID',
        items: row.items.map(({ name, quantity, unitCents }) => ({
          name,
          quantity,
          unitPrice: dollars(unitCents),
          total: dollars(unitCents * quantity),
        })),
        subtotal: dollars(row.subtotalCents),
        tax: dollars(row.taxCents),
        total: dollars(row.subtotalCents + row.taxCents),
        amountDue: dollars(due),
        payments: ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(payment),
        createdAt: dateTime(row.at),
      };
    },
    conversation(row) {
      const messages = ledger.messages.filter(({ threadKey }) => threadKey === row.key);
      return {
        id: codeOf('conversation', row.key),
        clientId: codeOf('client', row.clientKey),
        client: () => desk().clientWith(row.clientKey),
        subject: row.subject,
        archived: row.isClosed,
        unreadCount: messages.filter(({ isRead }) => !isRead).length,
        messages: messages.map(message),
      };
    },
    task: (row) => ({
      id: codeOf('task', row.key),
      title: row.title,
      description: row.description,
      dueDate: row.dueDate,
      assignee: () => desk().providerWith(row.providerKey),
      patient: () => desk().patientWith(row.patientKey),
      completed: row.completedAt !== null,
      completedAt: row.completedAt === null ? null : dateTime(row.completedAt),
      createdAt: dateTime(row.createdAt),
    }),
  };
}
