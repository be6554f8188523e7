import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { dueOf, type OrderRecord, paidOf, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { connectionOf, type DateTimeRange, isAmong, isWithin, type ListArgs } from './lists.ts';
import type { NectarMemory } from './memory.ts';
import type { NectarRecords } from './records.ts';
import { type EstimateDocument, type TreatmentDocument, treatments } from './treatments.ts';
import { datetimeText, documentId, documentOf, keysIn } from './values.ts';

interface InvoiceFilter {
  readonly familyId?: string | null;
  readonly patientId?: string | null;
  readonly institutionIds?: readonly string[] | null;
  readonly statuses?: readonly string[] | null;
  readonly invoicedAt?: DateTimeRange | null;
}

interface EstimateFilter {
  readonly familyId?: string | null;
  readonly patientId?: string | null;
  readonly statuses?: readonly string[] | null;
}

interface PaymentFilter {
  readonly familyId?: string | null;
  readonly methods?: readonly string[] | null;
  readonly paidAt?: DateTimeRange | null;
}

interface TreatmentFilter {
  readonly search?: string | null;
  readonly categories?: readonly string[] | null;
}

/** How documents about money look there. */
export type BillingRecords = ReturnType<typeof billingRecords>;

export function billingRecords({ practice }: Backstage, records: NectarRecords, memory: NectarMemory) {
  const { ledger } = memory;
  const payment = (row: PaymentRecord): Row => ({
    id: documentId('payment', row.key),
    family: () => records.familyOf(row.clientKey),
    invoiceId: row.orderKey === null ? null : documentId('invoice', row.orderKey),
    amount: row.cents,
    method: row.method,
    reference: row.reference,
    paidAt: datetimeText(row.at),
  });
  const invoiceStatus = (row: OrderRecord): string => {
    if (dueOf(ledger, row) <= 0) return 'PAID';
    return paidOf(ledger, row.key) > 0 ? 'PARTIALLY_PAID' : 'OPEN';
  };
  const invoice = (row: OrderRecord): Row => ({
    id: documentId('invoice', row.key),
    invoiceNumber: `INV-${String(row.key).padStart(6, '0')}`,
    status: invoiceStatus(row),
    institution: () => records.institutionOf(row.placeKey),
    family: () => records.familyOf(row.clientKey),
    patient: () => records.patientOf(row.patientKey),
    items: row.items.map(({ name, quantity, unitCents }) => {
      return { name, quantity, unitPriceAmount: unitCents, totalAmount: quantity * unitCents };
    }),
    subtotalAmount: row.subtotalCents,
    taxAmount: row.taxCents,
    totalAmount: row.subtotalCents + row.taxCents,
    paidAmount: paidOf(ledger, row.key),
    outstandingAmount: dueOf(ledger, row),
    payments: () => ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(payment),
    invoicedAt: datetimeText(row.at),
  });
  const treatment = ({ key, ...rest }: TreatmentDocument): Row => {
    return { ...rest, id: documentId('treatment', key), isActive: true };
  };
  const estimate = (row: EstimateDocument): Row => {
    const items = row.items.map(({ treatmentKey, ...quantities }) => {
      const item = rowOf(treatments, treatmentKey);
      const unitPriceAmount = item?.priceAmount ?? 0;
      return {
        ...quantities,
        treatmentId: documentId('treatment', treatmentKey),
        name: item?.name ?? '',
        unitPriceAmount,
      };
    });
    const total = (quantity: 'minQuantity' | 'maxQuantity'): number =>
      items.reduce((sum, item) => sum + item[quantity] * item.unitPriceAmount, 0);
    return {
      id: documentId('estimate', row.key),
      status: row.status,
      family: () => records.familyOf(rowOf(practice.patients, row.patientKey)?.clientKey ?? null),
      patient: () => records.patientOf(row.patientKey),
      items,
      minTotalAmount: total('minQuantity'),
      maxTotalAmount: total('maxQuantity'),
      expiresOn: row.expiresOn,
      approvedAt: row.approvedAt === null ? null : datetimeText(row.approvedAt),
      createdAt: datetimeText(row.createdAt),
    };
  };
  return { payment, invoice, invoiceStatus, treatment, estimate };
}

/** Queries about money. */
export function billingQueries(
  { practice, cap }: Backstage,
  rows: BillingRecords,
  { ledger, estimates }: NectarMemory,
): object {
  const familyKey = (id: string | null | undefined) => keysIn('client', id ? [id] : null);
  const patientKey = (id: string | null | undefined) => keysIn('patient', id ? [id] : null);
  return {
    invoicesPaginated(args: ListArgs<InvoiceFilter>) {
      const { familyId, patientId, institutionIds, statuses, invoicedAt } = args.filter ?? {};
      const [families, patients, places] = [
        familyKey(familyId),
        patientKey(patientId),
        keysIn('place', institutionIds),
      ];
      const [hasStatus, isThen] = [isAmong(statuses), isWithin(invoicedAt, 'filter.invoicedAt')];
      const found = ledger.orders.filter(
        (row) =>
          (families?.has(row.clientKey) ?? true) &&
          (patients?.has(row.patientKey) ?? true) &&
          (places?.has(row.placeKey) ?? true) &&
          hasStatus(rows.invoiceStatus(row)) &&
          isThen(row.at),
      );
      const sorters = {
        invoicedAt: ({ at }: OrderRecord) => at,
        invoiceNumber: ({ key }: OrderRecord) => key,
        totalAmount: ({ subtotalCents, taxCents }: OrderRecord) => subtotalCents + taxCents,
        outstandingAmount: (row: OrderRecord) => dueOf(ledger, row),
      };
      return connectionOf(found, args, sorters, cap, rows.invoice);
    },
    invoice: ({ id }: { readonly id: string }) => rows.invoice(documentOf('invoice', ledger.orders, id)),
    paymentsPaginated(args: ListArgs<PaymentFilter>) {
      const { familyId, methods, paidAt } = args.filter ?? {};
      const families = familyKey(familyId);
      const [isMethod, isThen] = [isAmong<string>(methods), isWithin(paidAt, 'filter.paidAt')];
      const found = ledger.payments.filter(
        (row) => (families?.has(row.clientKey) ?? true) && isMethod(row.method) && isThen(row.at),
      );
      const sorters = { paidAt: ({ at }: PaymentRecord) => at, amount: ({ cents }: PaymentRecord) => cents };
      return connectionOf(found, args, sorters, cap, rows.payment);
    },
    estimatesPaginated(args: ListArgs<EstimateFilter>) {
      const { familyId, patientId, statuses } = args.filter ?? {};
      const [families, patients] = [familyKey(familyId), patientKey(patientId)];
      const hasStatus = isAmong<string>(statuses);
      const found = estimates.filter(
        (row) =>
          (families?.has(rowOf(practice.patients, row.patientKey)?.clientKey ?? null) ?? true) &&
          (patients?.has(row.patientKey) ?? true) &&
          hasStatus(row.status),
      );
      const sorters = {
        createdAt: ({ createdAt }: EstimateDocument) => createdAt,
        expiresOn: ({ expiresOn }: EstimateDocument) => expiresOn,
      };
      return connectionOf(found, args, sorters, cap, rows.estimate);
    },
    estimate: ({ id }: { readonly id: string }) => rows.estimate(documentOf('estimate', estimates, id)),
    treatmentsPaginated(args: ListArgs<TreatmentFilter>) {
      const { search, categories } = args.filter ?? {};
      const isCategory = isAmong<string>(categories);
      const text = (search ?? '').toLowerCase();
      const found = treatments.filter(
        ({ name, category }) => isCategory(category) && name.toLowerCase().includes(text),
      );
      const sorters = {
        name: ({ name }: TreatmentDocument) => name,
        code: ({ code }: TreatmentDocument) => code,
        priceAmount: ({ priceAmount }: TreatmentDocument) => priceAmount,
      };
      return connectionOf(found, args, sorters, cap, rows.treatment);
    },
    treatment: ({ id }: { readonly id: string }) => rows.treatment(documentOf('treatment', treatments, id)),
  };
}
