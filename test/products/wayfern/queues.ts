import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { dueOf, type MessageRecord, type OrderRecord, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { RequestRow, WaitlistRow, WayfernMemory } from './memory.ts';
import type { WayfernRecords } from './records.ts';
import { dateOf, money, typeId, wayfernIds } from './values.ts';

/** All that can be shown. */
export type WayfernShown = WayfernRecords & ReturnType<typeof queueRecords>;

const dayMs = 86_400_000;

/** Rows of what waits to be done: recalls, the waitlist, requests, messages and money. */
export function queueRecords({ practice, now }: Backstage, memory: WayfernMemory, records: WayfernRecords) {
  const { ledger } = memory;
  const recall = (row: PatientRecord): Row => {
    const snoozed = memory.snoozes.get(row.key) ?? null;
    const due = now() + ((row.key % 40) - 20) * dayMs;
    return {
      id: typeId('rcl', row.key),
      patientId: wayfernIds.of('patient', row.key),
      patient: () => records.patient(row),
      appointmentType: () => records.typeOf(1 + (row.key % 2)),
      reason: row.key % 2 === 0 ? 'Annual exam' : 'Vaccine booster',
      dueDate: dateOf(due),
      state: snoozed === null ? (due < now() ? 'OVERDUE' : 'DUE') : 'SNOOZED',
      snoozeUntilDate: snoozed,
      attemptCount: row.key % 3,
    };
  };
  const message = (row: MessageRecord): Row => ({
    id: typeId('msg', row.key),
    body: row.body,
    authorName: row.author,
    inbound: row.isInbound,
    read: row.isRead,
    createTime: utcText(row.at),
  });
  const waitlistEntry = (row: WaitlistRow): Row => ({
    id: typeId('wle', row.key),
    client: () => records.clientOf(row.clientKey),
    patient: () => records.patientOf(row.patientKey),
    location: () => records.locationOf(row.placeKey),
    appointmentType: () => records.typeOf(row.typeKey),
    preferredProvider: () => records.providerOf(row.providerKey),
    earliestDate: row.earliestDate,
    latestDate: row.latestDate,
    state: row.state,
    notes: row.notes,
    createTime: utcText(row.at),
  });
  const request = (row: RequestRow): Row => ({
    ...row,
    id: typeId('arq', row.key),
    client: () => records.clientOf(row.clientKey),
    patient: () => records.patientOf(row.patientKey),
    location: () => records.locationOf(row.placeKey),
    appointmentType: () => records.typeOf(row.typeKey),
    requestedStartTime: utcText(row.start),
    appointment() {
      const visit = rowOf(practice.appointments, row.appointmentKey);
      return visit && records.appointment(visit);
    },
    createTime: utcText(row.at),
    expireTime: utcText(row.at + 2 * dayMs),
  });

  const stateOf = (row: OrderRecord): string => (dueOf(ledger, row) > 0 ? 'OPEN' : 'PAID');
  const invoice = (row: OrderRecord): Row => {
    const person = rowOf(practice.clients, row.clientKey);
    return {
      id: typeId('inv', row.key),
      invoiceNumber: `INV-${String(row.key)}`,
      household: () => (person && !person.isDeleted ? records.household(person) : null),
      client: () => person && records.client(person),
      patient: () => records.patientOf(row.patientKey),
      location: () => records.locationOf(row.placeKey),
      state: stateOf(row),
      lines: row.items.map(({ name, quantity, unitCents }) => ({
        description: name,
        quantity,
        unitPrice: money(unitCents),
        amount: money(quantity * unitCents),
      })),
      subtotal: money(row.subtotalCents),
      tax: money(row.taxCents),
      total: money(row.subtotalCents + row.taxCents),
      amountDue: () => money(dueOf(ledger, row)),
      issueTime: utcText(row.at),
    };
  };
  const payment = (row: PaymentRecord): Row => ({
    id: typeId('pay', row.key),
    client: () => records.clientOf(row.clientKey),
    invoice() {
      const order = rowOf(ledger.orders, row.orderKey);
      return order && invoice(order);
    },
    method: row.method,
    amount: money(row.cents),
    reference: row.reference,
    payTime: utcText(row.at),
  });
  return { recall, message, waitlistEntry, request, stateOf, invoice, payment };
}
