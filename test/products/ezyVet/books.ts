import type { Backstage } from '../../dialects/dialect.ts';
import { createLedger, dueOf, paidOf } from '../../dialects/practiceLedger.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { EzyVetRecords } from './records.ts';
import { amount, ezyVetIds, isInCalendar, seconds } from './values.ts';

const monthMs = 30 * 86_400_000;
const methods = { CARD: 'Credit Card', CASH: 'Cash', CHECK: 'Cheque' } as const;

/** What is written and paid beside the calendar; `booked` are visits whose consult was opened with them. */
export function ezyVetBooks(
  { practice }: Backstage,
  records: EzyVetRecords,
  booked: ReadonlySet<number>,
): Readonly<Record<string, () => readonly Row[]>> {
  const ledger = createLedger(practice);
  const id = ezyVetIds.of;
  const stamp = (instant: number): Row => ({
    active: true,
    created_at: seconds(instant),
    modified_at: seconds(instant),
  });
  const products = [...new Map(ledger.orders.flatMap(({ items }) => items).map((item) => [item.name, item])).values()];
  const productId = (name: string): string => String(301 + products.findIndex((item) => item.name === name));
  const isConsulted = (row: AppointmentRecord): boolean =>
    booked.has(row.key) || (isInCalendar(row) && records.appointment(row)['consult_id'] !== null);
  const consulted = (): readonly AppointmentRecord[] => practice.appointments.filter(isConsulted);
  const consultId = (row: AppointmentRecord): string => `6${id('appointment', row.key)}`;

  const consults = (): readonly Row[] =>
    consulted().map((row) => ({
      ...stamp(row.start),
      id: consultId(row),
      code: `V${String(70_000 + row.key)}`,
      date: seconds(row.start),
      description: row.reason,
      animal_id: row.patientKey === null ? null : id('patient', row.patientKey),
      case_owner: row.providerKey === null ? null : id('provider', row.providerKey),
      vet_id: row.providerKey === null ? null : id('provider', row.providerKey),
      master_problem_id: null,
      status: null,
    }));
  const lines = (): readonly Row[] =>
    ledger.orders.flatMap(({ key, items, at }) =>
      items.map(({ name, quantity, unitCents }, index) => ({
        ...stamp(at),
        id: `${String(80_000 + key)}${String(index)}`,
        invoice_id: String(80_000 + key),
        product_id: productId(name),
        name,
        quantity: String(quantity),
        standard_price: amount(unitCents),
        amount_total_inc_tax: amount(quantity * unitCents),
      })),
    );
  const invoices = (): readonly Row[] =>
    ledger.orders.map((order) => ({
      ...stamp(order.at),
      id: String(80_000 + order.key),
      code: `INV${String(80_000 + order.key)}`,
      status: 'Approved',
      date: seconds(order.at),
      due: seconds(order.at + monthMs),
      client_contact_id: id('client', order.clientKey),
      client_contact: () => records.metContact(order.clientKey),
      animal_id: order.patientKey === null ? null : id('patient', order.patientKey),
      tax_total: amount(order.taxCents),
      subtotal: amount(order.subtotalCents),
      total: amount(order.subtotalCents + order.taxCents),
      amount_paid: amount(paidOf(ledger, order.key)),
      amount_outstanding: amount(dueOf(ledger, order)),
      lines: () => lines().filter((line) => line['invoice_id'] === String(80_000 + order.key)),
    }));
  const payments = (): readonly Row[] =>
    ledger.payments.map((payment) => ({
      ...stamp(payment.at),
      id: String(85_000 + payment.key),
      code: `PAY${String(payment.key)}`,
      customer_contact_id: id('client', payment.clientKey),
      payment_method: methods[payment.method],
      amount: amount(payment.cents),
      reference: payment.reference ?? '',
      date: seconds(payment.at),
    }));
  const vaccinations = (): readonly Row[] =>
    consulted()
      .filter(({ typeKey }) => rowOf(practice.visitTypes, typeKey)?.name === 'Vaccination')
      .map((row) => ({
        ...stamp(row.start),
        id: String(90_000 + row.key),
        consult_id: consultId(row),
        product_id: productId('Rabies vaccine'),
        date: seconds(row.start),
        date_due: seconds(row.start + 12 * monthMs),
        qty: '1',
      }));
  const communications = (): readonly Row[] =>
    ledger.messages.map((message) => ({
      ...stamp(message.at),
      id: String(95_000 + message.key),
      type: 'SMS',
      direction: message.isInbound ? 'Incoming' : 'Outgoing',
      contact_id: id('client', message.clientKey),
      subject: rowOf(ledger.threads, message.threadKey)?.subject ?? '',
      content: message.body,
      status: message.isInbound ? 'Received' : 'Sent',
    }));
  return {
    consults,
    invoices,
    invoice_lines: lines,
    payments,
    products: () =>
      products.map(({ name, unitCents }) => ({
        ...stamp(Date.parse('2018-06-04T14:00:00Z')),
        id: productId(name),
        code: name.toUpperCase().replaceAll(' ', '-'),
        name,
        type: name.endsWith('tablets') || name.endsWith('vaccine') ? 'Drug' : 'Service',
        product_group_id: name.endsWith('vaccine') ? '2' : '1',
        is_purchased: name.endsWith('tablets'),
        is_sold: true,
        price: amount(unitCents),
        notes: '',
      })),
    product_groups: () => [
      { id: '1', active: true, name: 'General' },
      { id: '2', active: true, name: 'Vaccines' },
    ],
    vaccinations,
    communications,
  };
}
