import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { createLedger, dueOf, paidOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { HousecallRecords } from './records.ts';
import { housecallIds, partId } from './values.ts';

const { of } = housecallIds;
const opened = Date.parse('2026-10-05T14:00:00Z');
const dayMs = 86_400_000;

/** Estimates, leads, invoices and lists of settings: rows beside the front desk, which can only be read. */
export function backOfficeOf({ practice }: Backstage, records: HousecallRecords): Readonly<Record<string, Row[]>> {
  const ledger = createLedger(practice);
  const clients = [3, 6, 9, 12].flatMap((key) => rowOf(practice.clients, key) ?? []);

  const estimates = clients.map((client, index) => ({
    id: partId('est', 'client', client.key),
    estimateNumber: String(400 + index),
    workStatus: index === 0 ? 'complete unrated' : 'needs scheduling',
    leadSource: null,
    customer: records.person(client),
    address: records.addressesOf(client)[0] ?? null,
    schedule: { scheduledStart: null, scheduledEnd: null, arrivalWindow: 0, appointments: [] },
    workTimestamps: { onMyWayAt: null, startedAt: null, completedAt: null },
    assignedEmployees: records.employees(1),
    options: [
      {
        id: partId('eso', 'client', client.key),
        name: 'Option #1',
        optionNumber: `${String(400 + index)}-1`,
        totalAmount: 24_500,
        approvalStatus: index === 0 ? 'approved' : null,
        messageFromPro: null,
      },
    ],
    createdAt: utcText(opened + index * dayMs),
    updatedAt: utcText(opened + index * dayMs),
    ...records.belongs(client.placeKey),
  }));

  const leads = clients.slice(1).map((client, index) => ({
    id: partId('lea', 'client', client.key),
    number: 70 + index,
    customer: records.person(client),
    address: records.addressesOf(client)[0] ?? null,
    leadSource: 'Google',
    tags: [],
    assignedEmployee: null,
    status: ['open', 'won', 'lost'][index],
    pipelineStatus: 'New lead',
    ...records.belongs(client.placeKey),
    lostAt: index === 2 ? utcText(opened) : null,
  }));

  const invoices = ledger.orders.map((order) => {
    const due = dueOf(ledger, order);
    return {
      id: partId('invoice', 'client', 1000 + order.key),
      jobId: null,
      customerId: of('client', order.clientKey),
      status: due === 0 ? 'paid' : paidOf(ledger, order.key) > 0 ? 'pending_payment' : 'open',
      invoiceNumber: String(5000 + order.key),
      amount: order.subtotalCents + order.taxCents,
      subtotal: order.subtotalCents,
      dueAmount: due,
      dueAt: utcText(order.at + 14 * dayMs),
      dueConcept: 'net_14',
      paidAt: due === 0 ? utcText(order.at) : null,
      sentAt: utcText(order.at),
      serviceDate: utcText(order.at),
      invoiceDate: utcText(order.at),
      items: order.items.map(({ name, quantity, unitCents }, index) => ({
        id: partId('ivi', 'client', 1000 + order.key, index),
        name,
        unitCost: 0,
        unitPrice: unitCents,
        qtyInHundredths: quantity * 100,
        amount: quantity * unitCents,
        type: 'labor',
      })),
      payments: ledger.payments
        .filter(({ orderKey }) => orderKey === order.key)
        .map((payment) => ({
          id: partId('ivp', 'client', 1000 + payment.key),
          status: 'succeeded',
          paymentMethod: payment.method === 'CARD' ? 'credit_card' : 'external',
          amount: payment.cents,
          paidAt: utcText(payment.at),
        })),
    };
  });

  const named = (prefix: string, names: readonly string[]): Row[] =>
    names.map((name, index) => ({ id: partId(prefix, 'organization', 100, index), name }));
  return {
    estimates,
    leads,
    invoices,
    tags: named('tag', ['VIP', 'Breeder', 'Payment plan']),
    leadSources: named('lds', ['Google', 'Referral']).map((row) => ({ ...row, editable: true })),
    serviceZones: named('szn', ['Portland', 'Boulder']).map((row) => ({ ...row, color: '#4A90D9', zipCodes: [] })),
    priceBookServices: practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map((type) => ({
        uuid: partId('olit', 'visitType', type.key),
        name: type.name,
        description: null,
        taskNumber: String(10 * type.key),
        price: type.minutes * 200,
        cost: 0,
        taxable: false,
        unitOfMeasure: null,
        onlineBookingEnabled: type.isBookable,
        duration: type.minutes,
      })),
  };
}
