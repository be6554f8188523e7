import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import {
  dueOf,
  type MessageRecord,
  type OrderRecord,
  paidOf,
  type PaymentRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { imObject } from './entities.ts';
import type { UserMessageRow } from './memory.ts';
import type { OpenVpmsTools } from './tools.ts';
import { amountOf, idOf, lookupRow } from './values.ts';

/** What can be sold. */
export const products = [
  { key: 1, archetype: 'product.service', name: 'Examination', type: 'Consultations', price: 64.5 },
  { key: 2, archetype: 'product.medication', name: 'Rabies vaccine', type: 'Vaccines', price: 32.05 },
  { key: 3, archetype: 'product.service', name: 'Nail trim', type: 'Grooming', price: 19.99 },
  { key: 4, archetype: 'product.service', name: 'Blood panel', type: 'Laboratory', price: 148.75 },
  { key: 5, archetype: 'product.medication', name: 'Antibiotic tablets', type: 'Medicines', price: 0.85 },
  { key: 6, archetype: 'product.merchandise', name: 'Recovery collar', type: 'Shop', price: 12.5 },
] as const;

/** What letters and forms are made from. */
export const templates = [
  { name: 'Vaccination Certificate', documentType: 'act.patientDocumentForm' },
  { name: 'Referral Letter', documentType: 'act.patientDocumentLetter' },
  { name: 'Invoice', documentType: 'act.customerAccountChargesInvoice' },
] as const;

const paymentArchetypes = {
  CASH: ['act.customerAccountPaymentCash', 'Cash'],
  CHECK: ['act.customerAccountPaymentCheque', 'Cheque'],
  CARD: ['act.customerAccountPaymentCredit', 'Credit Card'],
} as const;

/** A product with its price. */
export function productRow({ key, archetype, name, type, price }: (typeof products)[number]): Row {
  const isService = archetype === 'product.service';
  return {
    ...imObject('Product', idOf('product', key), archetype, name),
    printedName: name,
    type: lookupRow('lookup.productType', type),
    prices: [
      {
        archetype: isService ? 'productPrice.fixedPrice' : 'productPrice.unitPrice',
        price,
        fromDate: '2026-01-01',
        toDate: null,
      },
    ],
    species: [],
  };
}

/** How acts of accounts and messages look. */
export function accountRecords({ practice }: Backstage, { entities, parties, memory }: OpenVpmsTools) {
  const { ledger } = memory;
  const zoneAt = (placeKey: number): string => rowOf(practice.places, placeKey)?.zone ?? 'UTC';
  const tillAt = (placeKey: number): Row | null => {
    const place = rowOf(practice.places, placeKey);
    return place && entities.till(place);
  };
  const act = (typename: string, id: string, archetype: string, name: string, startTime: string): Row => ({
    ...imObject(typename, id, archetype, name),
    startTime,
    endTime: null,
    author: entities.reception,
  });

  /** What is open and new is still being charged. */
  const invoiceStatus = (row: OrderRecord): string =>
    dueOf(ledger, row) > 0 && row.key % 8 === 0 ? 'COMPLETED' : 'POSTED';

  const invoice = (row: OrderRecord): Row => ({
    ...act(
      'Invoice',
      idOf('invoice', row.key),
      'act.customerAccountChargesInvoice',
      'Customer Invoice',
      offsetText(row.at, zoneAt(row.placeKey)),
    ),
    customer: () => parties.customerOf(row.clientKey),
    location: () => entities.locationOf(row.placeKey),
    clinician: null,
    status: () => invoiceStatus(row),
    amount: amountOf(row.subtotalCents + row.taxCents),
    tax: amountOf(row.taxCents),
    allocatedAmount: () => amountOf(paidOf(ledger, row.key)),
    credit: false,
    printed: true,
    reference: null,
    notes: null,
    items: () =>
      row.items.map(({ name, quantity, unitCents }, index) => {
        const product = products.find((each) => each.name === name);
        return {
          id: `${idOf('invoice', row.key)}${String(index + 1)}`,
          archetype: 'act.customerAccountInvoiceItem',
          patient: () => parties.patientOf(row.patientKey),
          product: product ? productRow(product) : null,
          description: name,
          quantity,
          unitPrice: amountOf(unitCents),
          fixedPrice: 0,
          total: amountOf(quantity * unitCents),
        };
      }),
  });

  const payment = (row: PaymentRecord): Row => {
    const placeKey =
      rowOf(ledger.orders, row.orderKey)?.placeKey ?? rowOf(practice.clients, row.clientKey)?.placeKey ?? 0;
    const [archetype, name] = paymentArchetypes[row.method];
    return {
      ...act(
        'Payment',
        idOf('payment', row.key),
        'act.customerAccountPayment',
        'Payment',
        offsetText(row.at, zoneAt(placeKey)),
      ),
      customer: () => parties.customerOf(row.clientKey),
      till: () => tillAt(placeKey),
      status: 'POSTED',
      amount: amountOf(row.cents),
      items: [{ archetype, name, amount: amountOf(row.cents) }],
    };
  };

  const communication = (row: MessageRecord): Row => ({
    ...act(
      'Communication',
      idOf('communication', row.key),
      'act.customerCommunicationSMS',
      'SMS',
      entities.moment(row.at),
    ),
    customer: () => parties.customerOf(row.clientKey),
    address: () => rowOf(practice.clients, row.clientKey)?.phones[0]?.value ?? null,
    subject: ledger.threads.find(({ key }) => key === row.threadKey)?.subject ?? null,
    message: row.body,
    inbound: row.isInbound,
  });

  const userMessage = (row: UserMessageRow): Row => ({
    ...act('UserMessage', idOf('userMessage', row.key), 'act.userMessage', row.subject, entities.moment(row.at)),
    from: entities.reception,
    to: () => entities.userOf(row.toKey),
    reason: null,
    message: row.text,
    status: row.status,
  });

  return { invoiceStatus, invoice, payment, communication, userMessage };
}
