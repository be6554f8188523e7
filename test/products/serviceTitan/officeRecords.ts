import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import { dueOf, type OrderRecord, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { office, type StMemory, type StTask } from './memory.ts';
import { paymentTypes } from './officeRows.ts';
import type { StRecords } from './records.ts';
import { idOf, ownId } from './values.ts';

/** How invoices, payments and tasks look there. */
export type StOfficeRecords = ReturnType<typeof officeRecords>;

const dayMs = 86_400_000;
const money = (cents: number): string => (cents / 100).toFixed(2);

/** Makes rows of the money that customers owe and pay, and of tasks. */
export function officeRecords({ practice }: Backstage, records: StRecords, memory: StMemory) {
  const { ledger } = memory;
  const nameOf = (key: number): Row => {
    const row = rowOf(practice.clients, key);
    return { id: idOf('client', key), name: row ? fullNameOf(row) : null };
  };
  const addressOf = (key: number): object | null => {
    const row = rowOf(practice.clients, key);
    return row && records.addressOf(row);
  };
  const invoice = (row: OrderRecord): Row => ({
    id: ownId('invoice', row.key),
    syncStatus: 'Pending',
    summary: row.items.map(({ name }) => name).join(', '),
    referenceNumber: String(ownId('invoice', row.key)),
    invoiceDate: utcText(row.at),
    dueDate: utcText(row.at + 30 * dayMs),
    subTotal: money(row.subtotalCents),
    salesTax: money(row.taxCents),
    total: money(row.subtotalCents + row.taxCents),
    balance: () => money(dueOf(ledger, row)),
    customer: () => nameOf(row.clientKey),
    customerAddress: () => addressOf(row.clientKey),
    locationAddress: () => addressOf(row.clientKey),
    businessUnit: () => ({
      id: idOf('place', row.placeKey),
      name: rowOf(practice.places, row.placeKey)?.name ?? null,
    }),
    termName: 'Due in 30 days',
    createdBy: 'robin',
    modifiedOn: utcText(row.at),
    adjustmentToId: null,
    job: null,
    projectId: null,
    items: row.items.map(({ name, quantity, unitCents }, index) => ({
      id: ownId('invoice', row.key) * 10 + index,
      description: name,
      quantity: String(quantity),
      cost: '0.00',
      totalCost: '0.00',
      price: money(unitCents),
      type: name.includes('tablets') ? 'Material' : 'Service',
      skuName: name,
      skuId: 7_300 + index,
      total: money(quantity * unitCents),
      inventory: false,
      taxable: false,
      displayName: name,
      modifiedOn: utcText(row.at),
      serviceDate: utcText(row.at),
      order: index + 1,
    })),
  });
  const payment = (row: PaymentRecord): Row => {
    const type = paymentTypes.find(({ method }) => method === row.method) ?? paymentTypes[0];
    return {
      id: ownId('payment', row.key),
      syncStatus: 'Pending',
      referenceNumber: String(ownId('payment', row.key)),
      date: utcText(row.at),
      type: type.name,
      typeId: String(type.id),
      total: money(row.cents),
      unappliedAmount: money(row.orderKey === null ? row.cents : 0),
      memo: row.reference,
      customer: () => nameOf(row.clientKey),
      createdBy: 'robin',
      appliedTo:
        row.orderKey === null
          ? []
          : [
              {
                appliedTo: ownId('invoice', row.orderKey),
                appliedAmount: money(row.cents),
                appliedOn: utcText(row.at),
                appliedBy: 'robin',
              },
            ],
      authCode: null,
      checkNumber: memory.checks.get(row.key) ?? null,
    };
  };
  const task = (row: StTask): Row => ({
    ...row,
    taskNumber: row.id,
    reportedById: office.manager,
    employeeTaskTypeId: 71,
    employeeTaskSourceId: 72,
    reportedDate: utcText(row.at),
    completeBy: row.completeBy === null ? null : utcText(row.completeBy),
    customerName: () =>
      practice.clients.flatMap((each) => (idOf('client', each.key) === row.customerId ? [fullNameOf(each)] : []))[0] ??
      null,
    jobNumber: row.jobId === null ? null : String(row.jobId),
    createdOn: utcText(row.at),
    modifiedOn: utcText(row.at),
  });
  return { invoice, payment, task };
}
