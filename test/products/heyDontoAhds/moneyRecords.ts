import { wallDay } from '../../dialects/clock.ts';
import { type Practice, rowOf } from '../../dialects/practice.ts';
import {
  type CreditRecord,
  dueOf,
  type Ledger,
  type OrderRecord,
  paidOf,
  type PaymentRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { AhdsRecords } from './records.ts';
import { stamped } from './sites.ts';
import { ahdsIds, coded, moneyText, momentText, otherId, slug } from './values.ts';

const { of } = ahdsIds;
const currency = 'USD';
const linesPerInvoice = 100;

export const methods: Readonly<Record<PaymentRecord['method'], Row>> = {
  CARD: coded('payment-method', 'card', 'Card'),
  CASH: coded('payment-method', 'cash', 'Cash'),
  CHECK: coded('payment-method', 'check', 'Check'),
};

/** Shows invoices and payments as the store does. */
export type AhdsMoney = ReturnType<typeof ahdsMoney>;

export function ahdsMoney(practice: Practice, ledger: Ledger, records: AhdsRecords) {
  const at = (instant: number): Row => ({ ...stamped, createdAt: momentText(instant), updatedAt: momentText(instant) });
  const ownershipId = of('organization', practice.organization.key);
  // Orders do not change.
  const productNames: readonly string[] = [
    ...new Set(ledger.orders.flatMap(({ items }) => items.map(({ name }) => name))),
  ];
  const productId = (name: string): string => otherId('product', productNames.indexOf(name) + 1);
  const dayOf = (row: OrderRecord): string =>
    wallDay(row.at, rowOf(practice.places, row.placeKey)?.zone ?? practice.places[0]?.zone ?? 'UTC');

  const invoiceLines = (row: OrderRecord): readonly Row[] =>
    row.items.map(({ name, quantity, unitCents }, index) => ({
      ...at(row.at),
      invoiceLineId: otherId('invoiceLine', row.key * linesPerInvoice + index),
      invoiceId: otherId('invoice', row.key),
      animalId: row.patientKey === null ? null : of('patient', row.patientKey),
      name,
      productId: productId(name),
      quantity,
      currency,
      lineTotalExcludingTax: moneyText(quantity * unitCents),
      standardUnitPriceExcludingTax: moneyText(unitCents),
      unitPriceExcludingTax: moneyText(unitCents),
      discountAmount: moneyText(0),
      invoiceLineType: coded('invoice-line-type', 'product', 'Product'),
      ledgerAccountId: otherId('ledgerAccount', 1),
      serviceDate: dayOf(row),
      ownershipId,
    }));

  const invoice = (row: OrderRecord): Row => ({
    ...at(row.at),
    invoiceId: otherId('invoice', row.key),
    invoiceCode: `INV-${String(row.key).padStart(5, '0')}`,
    invoiceDate: dayOf(row),
    dueDate: dayOf(row),
    contactId: of('client', row.clientKey),
    contact() {
      const person = rowOf(practice.clients, row.clientKey);
      return person && records.metContact(person);
    },
    animalId: row.patientKey === null ? null : of('patient', row.patientKey),
    currency,
    financials: () => ({
      totalExcludingTax: moneyText(row.subtotalCents),
      tax: moneyText(row.taxCents),
      totalIncludingTax: moneyText(row.subtotalCents + row.taxCents),
      amountPaid: moneyText(paidOf(ledger, row.key)),
      amountDue: moneyText(dueOf(ledger, row)),
    }),
    items: () => invoiceLines(row),
    approvedAt: momentText(row.at),
    ownershipId,
  });

  const payment = (row: PaymentRecord): Row => ({
    ...at(row.at),
    paymentId: otherId('payment', row.key),
    contactId: of('client', row.clientKey),
    invoiceId: row.orderKey === null ? null : otherId('invoice', row.orderKey),
    amount: moneyText(row.cents),
    currency,
    paymentMethod: methods[row.method],
    reference: row.reference,
    receivedAt: momentText(row.at),
    ownershipId,
  });

  const billingCredit = (row: CreditRecord): Row => ({
    ...at(row.at),
    billingCreditId: otherId('billingCredit', row.key),
    contactId: of('client', row.clientKey),
    availableTo: { entityId: of('client', row.clientKey), entityType: 'contact' },
    appliedTo: null,
    creditType: 'value',
    creditCategory: coded('credit-category', slug(row.reason), row.reason),
    startDate: momentText(row.at).slice(0, 10),
    endDate: null,
    totalAmount: row.cents / 100,
    remainingAmount: row.cents / 100,
    usedAmount: 0,
    wastedAmount: 0,
  });

  const products = (): readonly Row[] =>
    productNames.map((name) => ({
      ...stamped,
      productId: productId(name),
      code: slug(name).toUpperCase(),
      name,
      unitPriceExcludingTax: moneyText(
        ledger.orders.flatMap(({ items }) => items).find((item) => item.name === name)?.unitCents ?? 0,
      ),
      currency,
    }));
  const ledgerAccounts = (): readonly Row[] =>
    ['Sales', 'Receivables', 'Deposits'].map((name, index) => ({
      ...stamped,
      ledgerAccountId: otherId('ledgerAccount', index + 1),
      code: String(4000 + index * 100),
      name,
    }));

  return { invoiceLines, invoice, payment, billingCredit, products, ledgerAccounts };
}
