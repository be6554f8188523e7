import { offsetText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import {
  dueOf,
  type Ledger,
  type MessageRecord,
  type OrderRecord,
  type PaymentRecord,
  type ThreadRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { TidewellRecords } from './records.ts';
import { moneyOf } from './words.ts';

/** A chore of the day. */
export interface TaskRecord {
  readonly key: number;
  readonly title: string;
  readonly dueOn: string;
  readonly isDone: boolean;
  readonly providerKey: number | null;
  readonly patientKey: number | null;
}

/** What a pet is due for. */
export interface ReminderRecord {
  readonly key: number;
  readonly patient: PatientRecord;
  readonly service: string;
}

/** Shows what is beside the desk. */
export interface TidewellMoreRecords {
  readonly invoice: (row: OrderRecord) => Row;
  readonly payment: (row: PaymentRecord) => Row;
  readonly conversation: (row: ThreadRecord) => Row;
  readonly message: (row: MessageRecord) => Row;
  readonly task: (row: TaskRecord) => Row;
  readonly reminder: (row: ReminderRecord) => Row;
}

/** The shelf. */
export const catalog: readonly Row[] = [
  { id: 'itm_1', sku: 'EXM-100', name: 'Examination', price: moneyOf(6450), onHand: null },
  { id: 'itm_2', sku: 'VAC-RAB', name: 'Rabies vaccine', price: moneyOf(3205), onHand: 46 },
  { id: 'itm_3', sku: 'GRM-NAI', name: 'Nail trim', price: moneyOf(1999), onHand: null },
  { id: 'itm_4', sku: 'LAB-CBC', name: 'Blood panel', price: moneyOf(14_875), onHand: null },
  { id: 'itm_5', sku: 'RX-AMOX', name: 'Antibiotic tablets', price: moneyOf(85), onHand: 1240 },
];

/** The chores at the start. */
export const firstTasks: readonly TaskRecord[] = [
  { key: 1, title: 'Call back with lab results', dueOn: '2026-11-17', isDone: false, providerKey: 1, patientKey: 1 },
  { key: 2, title: 'Order rabies vaccine', dueOn: '2026-11-18', isDone: false, providerKey: 5, patientKey: null },
  { key: 3, title: 'Fax records to referral', dueOn: '2026-11-16', isDone: true, providerKey: null, patientKey: 4 },
];

const wellnessServices = ['Rabies vaccine', 'Heartworm test', 'Dental cleaning'];
const eastern = 'America/New_York';

/** What pets are due for: every sixth of them for something. */
export function remindersOf(patients: readonly PatientRecord[]): readonly ReminderRecord[] {
  return patients
    .filter(({ key, isDeceased }) => key % 6 === 2 && !isDeceased)
    .map((patient) => ({
      key: patient.key,
      patient,
      service: wellnessServices[patient.key % wellnessServices.length] ?? 'Wellness exam',
    }));
}

/** The id of an invoice, a payment, a conversation, a message, a task or a reminder. */
export function moreId(word: 'inv' | 'pay' | 'cnv' | 'msg' | 'tsk' | 'rem', key: number): string {
  return `${word}_${String(key).padStart(4, '0')}`;
}

/** The row with an id. */
export function rowWithId<Item extends { readonly key: number }>(
  rows: readonly Item[],
  word: Parameters<typeof moreId>[0],
  id: string,
): Item | null {
  return rows.find(({ key }) => moreId(word, key) === id) ?? null;
}

/** The invoice of a visit: the one of the same pet and day. */
export function orderOfVisit({ orders }: Ledger, row: AppointmentRecord): OrderRecord | null {
  const day = wallDay(row.start, eastern);
  const isOf = (order: OrderRecord): boolean =>
    order.patientKey !== null && order.patientKey === row.patientKey && wallDay(order.at, eastern) === day;
  return row.state === 'completed' ? (orders.find(isOf) ?? null) : null;
}

/** The records of money, messages and chores. */
export function tidewellMoreRecords(
  { practice }: Backstage,
  ledger: Ledger,
  records: () => TidewellRecords,
): TidewellMoreRecords {
  const parentOf = (key: number): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && records().petParent(row);
  };
  const petOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && records().pet(row);
  };
  const zoneAt = (placeKey: number): string => rowOf(practice.places, placeKey)?.zone ?? eastern;

  const payment = (row: PaymentRecord): Row => ({
    id: moreId('pay', row.key),
    amount: moneyOf(row.cents),
    method: row.method,
    reference: row.reference,
    receivedAt: offsetText(row.at, eastern),
  });

  const invoice = (row: OrderRecord): Row => {
    const due = dueOf(ledger, row);
    const place = rowOf(practice.places, row.placeKey);
    return {
      id: moreId('inv', row.key),
      number: `2026-${String(row.key).padStart(5, '0')}`,
      state: due > 0 ? 'OPEN' : 'PAID',
      petParent: () => parentOf(row.clientKey),
      pet: () => petOf(row.patientKey),
      hospital: place && records().hospital(place),
      issuedAt: offsetText(row.at, zoneAt(row.placeKey)),
      lines: row.items.map(({ name, quantity, unitCents }) => ({
        description: name,
        quantity,
        unitPrice: moneyOf(unitCents),
      })),
      tax: moneyOf(row.taxCents),
      total: moneyOf(row.subtotalCents + row.taxCents),
      due: moneyOf(due),
      payments: ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(payment),
    };
  };

  const message = (row: MessageRecord): Row => ({
    id: moreId('msg', row.key),
    body: row.body,
    direction: row.isInbound ? 'INBOUND' : 'OUTBOUND',
    authorName: row.author,
    isRead: row.isRead,
    sentAt: offsetText(row.at, eastern),
  });

  const conversation = (row: ThreadRecord): Row => {
    const messages = ledger.messages.filter(({ threadKey }) => threadKey === row.key);
    return {
      id: moreId('cnv', row.key),
      subject: row.subject,
      isOpen: !row.isClosed,
      petParent: () => parentOf(row.clientKey),
      messages: messages.map(message),
      unreadCount: messages.filter(({ isRead }) => !isRead).length,
    };
  };

  const task = (row: TaskRecord): Row => {
    const member = rowOf(practice.providers, row.providerKey);
    return {
      id: moreId('tsk', row.key),
      title: row.title,
      dueOn: row.dueOn,
      isDone: row.isDone,
      assignee: member && records().teamMember(member),
      pet: () => petOf(row.patientKey),
    };
  };

  const reminder = ({ key, patient, service }: ReminderRecord): Row => ({
    id: moreId('rem', key),
    pet: () => records().pet(patient),
    service,
    dueOn: `2026-12-${String(1 + (key % 28)).padStart(2, '0')}`,
    sentAt: key % 4 === 0 ? offsetText(Date.parse('2026-11-10T14:00:00Z'), eastern) : null,
  });

  return { invoice, payment, conversation, message, task, reminder };
}
