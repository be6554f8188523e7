import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { OrderRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { dueDateOf, dueOf, invoiceStatusOf, paidOf, totalOf } from './balances.ts';
import type { ClubMemory, ClubPayment } from './memory.ts';
import type { ClubRecords, Listed } from './records.ts';
import { idOf, isoText, moneyText } from './values.ts';

/** INV-2026-00007. */
export function invoiceNumberOf({ key, at }: OrderRecord): string {
  return `INV-${isoText(at).slice(0, 4)}-${String(key).padStart(5, '0')}`;
}

/** RCP-2026-00007. */
export function receiptNumberOf({ key, at }: ClubPayment): string {
  return `RCP-${isoText(at).slice(0, 4)}-${String(key).padStart(5, '0')}`;
}

/** Makes rows of invoices and payments. */
export function moneyRecords({ practice, now }: Backstage, memory: ClubMemory, records: ClubRecords) {
  const memberOf = (clientKey: number): Row | null => {
    const row = rowOf(practice.clients, clientKey);
    return row && records.summary(row);
  };

  const paymentSummary = (row: ClubPayment): Row => ({
    id: idOf('payment', row.key),
    receiptNumber: receiptNumberOf(row),
    amount: moneyText(row.cents),
    method: row.method,
    paymentDate: isoText(row.at),
  });

  /** An invoice in a list, which goes without its payments. */
  const invoice = (row: OrderRecord): Listed => {
    const status = invoiceStatusOf(memory, row, now());
    const last = memory.payments.findLast(({ allocations }) =>
      allocations.some(({ orderKey }) => orderKey === row.key),
    );
    return {
      id: idOf('invoice', row.key),
      invoiceNumber: invoiceNumberOf(row),
      invoiceDate: isoText(row.at),
      dueDate: isoText(dueDateOf(row)),
      billingPeriod: null,
      subtotal: moneyText(row.subtotalCents),
      taxAmount: moneyText(row.taxCents),
      discountAmount: '0',
      totalAmount: moneyText(totalOf(row)),
      paidAmount: moneyText(paidOf(memory, row.key)),
      balanceDue: moneyText(dueOf(memory, row)),
      status,
      notes: null,
      internalNotes: memory.voided.get(row.key) ?? null,
      sentAt: isoText(row.at),
      viewedAt: null,
      paidDate: status === 'PAID' && last ? isoText(last.at) : null,
      createdAt: isoText(row.at),
      updatedAt: isoText(last?.at ?? row.at),
      member: memberOf(row.clientKey),
      lineItems: row.items.map(({ name, quantity, unitCents }, index) => ({
        id: idOf('lineItem', row.key * 10 + index),
        description: name,
        quantity,
        unitPrice: moneyText(unitCents),
        discountPct: '0',
        taxType: null,
        taxRate: '0',
        lineTotal: moneyText(quantity * unitCents),
        chargeType: null,
      })),
      payments: [],
    };
  };

  const wholeInvoice = (row: OrderRecord): Listed => ({
    ...invoice(row),
    payments: memory.payments.flatMap((payment) =>
      payment.allocations
        .filter(({ orderKey }) => orderKey === row.key)
        .map(({ cents }) => ({
          id: idOf('allocation', payment.key * 50 + payment.allocations.findIndex((each) => each.orderKey === row.key)),
          amount: moneyText(cents),
          payment: paymentSummary(payment),
        })),
    ),
  });

  const payment = (row: ClubPayment): Listed => ({
    bankName: null,
    accountLast4: null,
    notes: null,
    referenceNumber: null,
    ...row.details,
    ...paymentSummary(row),
    id: idOf('payment', row.key),
    status: 'completed',
    createdAt: isoText(row.at),
    member: memberOf(row.clientKey),
    allocations: row.allocations.flatMap(({ orderKey, cents }, index) => {
      const order = rowOf(memory.orders, orderKey);
      if (!order) return [];
      return [
        {
          id: idOf('allocation', row.key * 50 + index),
          amount: moneyText(cents),
          balanceAfter: moneyText(dueOf(memory, order)),
          invoiceId: idOf('invoice', orderKey),
          invoiceNumber: invoiceNumberOf(order),
        },
      ];
    }),
  });

  return { invoice, wholeInvoice, payment };
}
