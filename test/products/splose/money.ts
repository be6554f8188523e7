import type { Backstage } from '../../dialects/dialect.ts';
import { type Ledger, type OrderRecord, type PaymentRecord, paidOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { SploseMemory } from './memory.ts';
import type { SploseRecords } from './records.ts';
import { type ListSearch, badRequest, fitsSearch, idOf, resultsOf, sploseTime } from './values.ts';

interface MoneySearch extends ListSearch {
  readonly patientId?: number | null;
  readonly invoiceId?: number | null;
  readonly status?: string | null;
}

const firstInvoice = 660_200;
const firstPayment = 870_300;
const invoiceWords: readonly string[] = ['Draft', 'Awaiting Payment', 'Paid'];
const fortnightMs = 14 * 86_400_000;

/** The key of an order by the number of its invoice. */
export function orderKeyOf(invoiceId: number): number {
  return invoiceId - firstInvoice;
}

function paymentRow({ key, clientKey, orderKey, cents, method, reference, at }: PaymentRecord): Row {
  const methods = { CARD: 'Credit card', CASH: 'Cash', CHECK: 'Cheque' } as const;
  return {
    id: firstPayment + key,
    patientId: idOf('client', clientKey),
    invoiceId: orderKey === null ? null : firstInvoice + orderKey,
    amount: cents / 100,
    paymentMethod: methods[method],
    reference,
    paymentDate: sploseTime(at),
    archived: false,
    createdAt: sploseTime(at),
    updatedAt: sploseTime(at),
  };
}

function wordsOf(ledger: Ledger, { key, subtotalCents, taxCents }: OrderRecord): string {
  return paidOf(ledger, key) >= subtotalCents + taxCents ? 'Paid' : 'Awaiting Payment';
}

/** Invoices and payments: overdue is no status, and what is left to pay no field. */
export function sploseMoney(stage: Backstage, { ledger }: SploseMemory, records: SploseRecords) {
  const invoice = (order: OrderRecord | null): Row | null =>
    order && {
      id: firstInvoice + order.key,
      invoiceNumber: `INV-${String(order.key).padStart(6, '0')}`,
      status: wordsOf(ledger, order),
      patientId: idOf('client', order.clientKey),
      patient: () => records.patient(records.clientAt(idOf('client', order.clientKey))),
      contactId: null,
      locationId: idOf('place', order.placeKey),
      issueDate: sploseTime(order.at).slice(0, 10),
      dueDate: sploseTime(order.at + fortnightMs).slice(0, 10),
      items: order.items.map(({ name, quantity, unitCents }) => ({
        name,
        quantity,
        unitPrice: unitCents / 100,
        total: (quantity * unitCents) / 100,
      })),
      subtotal: order.subtotalCents / 100,
      tax: order.taxCents / 100,
      total: (order.subtotalCents + order.taxCents) / 100,
      paidAmount: paidOf(ledger, order.key) / 100,
      archived: false,
      createdAt: sploseTime(order.at),
      updatedAt: sploseTime(order.at),
    };
  return {
    payment: paymentRow,
    invoices: ({ search }: { readonly search?: MoneySearch | null }): Row => {
      const { patientId = null, status = null } = search ?? {};
      if (status !== null && !invoiceWords.includes(status)) throw badRequest({ status: ['Invalid enum value'] });
      const rows = ledger.orders
        .filter(({ key, at }) => fitsSearch(search ?? {}, { id: firstInvoice + key, updatedAt: at, isArchived: false }))
        .filter(({ clientKey }) => patientId === null || idOf('client', clientKey) === patientId)
        .filter((order) => status === null || wordsOf(ledger, order) === status);
      return resultsOf(rows, search ?? {}, stage, (order) => invoice(order) ?? {});
    },
    invoice: (id: number): Row | null => invoice(ledger.orders.find(({ key }) => key === orderKeyOf(id)) ?? null),
    payments: ({ search }: { readonly search?: MoneySearch | null }): Row => {
      const { patientId = null, invoiceId = null } = search ?? {};
      const rows = ledger.payments
        .filter(({ key, at }) => fitsSearch(search ?? {}, { id: firstPayment + key, updatedAt: at, isArchived: false }))
        .filter(({ clientKey }) => patientId === null || idOf('client', clientKey) === patientId)
        .filter(({ orderKey }) => invoiceId === null || orderKey === orderKeyOf(invoiceId));
      return resultsOf(rows, search ?? {}, stage, paymentRow);
    },
  };
}

/** Invoices and payments. */
export type SploseMoney = ReturnType<typeof sploseMoney>;
