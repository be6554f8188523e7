import { rowOf } from '../../dialects/practice.ts';
import { takePayment } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { keyOfUlid } from './ids.ts';
import type { Context } from './links.ts';
import { medicalWrites } from './medicalWrites.ts';
import { partyWrites } from './partyWrites.ts';
import { schedulingWrites } from './schedulingWrites.ts';
import { type WrittenRecords, writeTools } from './writeTools.ts';

interface PaymentInput {
  readonly customerId: string;
  readonly invoiceId?: string | null;
  readonly tenderType: string;
  readonly amount: { readonly currencyCode?: string | null; readonly units: unknown; readonly nanos?: number | null };
  readonly reference?: string | null;
}

const nanosOfCent = 10_000_000;
const fieldNames: Readonly<Record<string, string>> = {
  clientId: 'customerId',
  orderId: 'invoiceId',
  method: 'tenderType',
};

/** All mutations. */
export function ostranderWrites(context: Context, records: WrittenRecords): Row {
  return {
    ...schedulingWrites(context, records),
    ...partyWrites(context, records),
    ...medicalWrites(context, records),
    ...deskWrites(context, records),
  };
}

/** Mutations of the commerce service and of the worklist. */
function deskWrites(context: Context, { commerce, task }: WrittenRecords): Row {
  const { backstage, memory } = context;
  const { practice, now } = backstage;
  const money = writeTools(context, 'commerce');
  const platform = writeTools(context, 'platform');
  return {
    commerceRecordPayment({ input }: { readonly input: PaymentInput }) {
      money.allow();
      const { amount, invoiceId } = input;
      if (amount.currencyCode && amount.currencyCode !== 'USD')
        throw money.faults.invalid('amount.currencyCode', 'must be USD');
      const [units, nanos] = [Number(amount.units), amount.nanos ?? 0];
      if (!Number.isInteger(units) || nanos % nanosOfCent !== 0)
        throw money.faults.invalid('amount', 'must be whole cents');
      const orderKey = invoiceId ? keyOfUlid('invoice', invoiceId) : undefined;
      if (invoiceId && rowOf(memory.ledger.orders, orderKey ?? null) === null)
        throw money.faults.notFound('invoices', invoiceId);
      const payment = {
        clientKey: money.keyOf('customerId', 'client', input.customerId),
        cents: units * 100 + nanos / nanosOfCent,
        orderKey,
        method: input.tenderType.replace('TENDER_TYPE_', ''),
        reference: input.reference,
      };
      const outcome = takePayment(practice, memory.ledger, payment, now());
      if (!outcome.ok)
        throw money.faults.invalid(
          fieldNames[outcome.field] ?? outcome.field,
          outcome.message.replace('order', 'invoice'),
        );
      return commerce.payment(outcome.row);
    },
    platformCompleteWorklistItem({ worklistItemId }: { readonly worklistItemId: string }) {
      platform.allow();
      const key = keyOfUlid('task', worklistItemId);
      const index = memory.tasks.findIndex((row) => row.key === key);
      const before = memory.tasks[index];
      if (!before) throw platform.faults.notFound('worklistItems', worklistItemId);
      const after = { ...before, isDone: true };
      memory.tasks[index] = after;
      return task(after);
    },
  };
}
