import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import {
  createLedger,
  dueOf,
  type Ledger,
  type OrderRecord,
  paidOf,
  type PaymentRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { isAppointment, moeGoIds, money } from './values.ts';

const { of } = moeGoIds;
const orderId = (key: number): string => `ord_${String(key).padStart(4, '0')}`;

/** Orders, payments, reviews and discounts: rows beside the front desk, which can only be read. */
export interface MoeGoSales {
  readonly orders: readonly Row[];
  readonly payments: readonly Row[];
  readonly reviews: readonly Row[];
  readonly discounts: readonly Row[];
}

export function salesOf(backstage: Backstage): MoeGoSales {
  const ledger = createLedger(backstage.practice);
  return {
    orders: ledger.orders.map((row) => orderOf(ledger, row)),
    payments: ledger.payments.map((row) => paymentOf(backstage, row)),
    reviews: reviewsOf(backstage),
    discounts: [
      { code: 'WELCOME10', description: 'First groom', amount: null, percentage: 10, allowForOnlineBooking: true },
      { code: 'FIVEOFF', description: 'Slow Tuesdays', amount: money(500), percentage: null },
    ].map((row) => ({
      validPeriod: null,
      autoApplyOnEligibleAppointment: false,
      allowForOnlineBooking: false,
      ...row,
    })),
  };
}

function orderOf(ledger: Ledger, row: OrderRecord): Row {
  const due = dueOf(ledger, row);
  return {
    id: orderId(row.key),
    businessId: of('place', row.placeKey),
    customerId: of('client', row.clientKey),
    status: due === 0 ? 'COMPLETED' : paidOf(ledger, row.key) > 0 ? 'PROCESSING' : 'CREATED',
    title: 'Appointment',
    description: '',
    subTotalAmount: money(row.subtotalCents),
    taxAmount: money(row.taxCents),
    tipsAmount: money(0),
    discountAmount: money(0),
    totalAmount: money(row.subtotalCents + row.taxCents),
    paidAmount: money(paidOf(ledger, row.key)),
    remainAmount: money(due),
    refundedAmount: money(0),
    lineItems: row.items.map(({ name, quantity, unitCents }, index) => ({
      id: `itm_${String(row.key)}_${String(index)}`,
      orderId: orderId(row.key),
      objectId: null,
      objectType: 'SERVICE',
      name,
      description: '',
      unitPrice: money(unitCents),
      quantity,
    })),
    createdTime: utcText(row.at),
    lastUpdatedTime: utcText(row.at),
    salesDatetime: utcText(row.at),
  };
}

function paymentOf({ practice }: Backstage, row: PaymentRecord): Row {
  const client = rowOf(practice.clients, row.clientKey);
  const methods = { CARD: 'Credit card', CASH: 'Cash', CHECK: 'Check' } as const;
  return {
    id: `pay_${String(row.key).padStart(4, '0')}`,
    businessId: of('place', client?.placeKey ?? 1),
    orderId: row.orderKey === null ? null : orderId(row.orderKey),
    customerId: of('client', row.clientKey),
    customerName: client ? fullNameOf(client) : '',
    method: methods[row.method],
    status: 'COMPLETED',
    module: 'GROOMING',
    amount: money(row.cents),
    processingFee: money(0),
    refundAmount: money(0),
    createdTime: utcText(row.at),
    lastUpdatedTime: utcText(row.at),
  };
}

/** Some of those who were there have written a line. */
function reviewsOf({ practice }: Backstage): readonly Row[] {
  return practice.appointments
    .filter((row) => isAppointment(row) && row.state === 'completed' && row.key % 7 === 0 && row.clientKey !== null)
    .map((row) => ({
      id: `rev_${String(row.key)}`,
      businessId: of('place', row.placeKey),
      customerId: of('client', row.clientKey ?? 0),
      appointmentId: of('appointment', row.key),
      staffIds: row.providerKey === null ? [] : [of('provider', row.providerKey)],
      petIds: row.patientKey === null ? [] : [of('patient', row.patientKey)],
      source: 'SMS',
      score: 4 + (row.key % 2),
      content: 'Looks great!',
      reviewTime: utcText(row.start + 86_400_000),
    }));
}
