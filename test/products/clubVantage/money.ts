import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { OrderRecord } from '../../dialects/practiceLedger.ts';
import { dueDateOf, dueOf, invoiceStatusOf, paidOf, totalOf } from './balances.ts';
import type { Gate } from './gate.ts';
import type { ClubMemory, ClubPayment } from './memory.ts';
import { invoiceNumberOf, moneyRecords } from './moneyRecords.ts';
import { type PageArgs, pageByNumber, sortedByColumn } from './pages.ts';
import type { ClubRecords } from './records.ts';
import { badRequest, clubIds, failure, hasPart, idOf, instantIn, isoText, memberOf, moneyText } from './values.ts';

interface MoneyArgs extends PageArgs {
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly memberId?: string | null;
}

interface InvoicesArgs extends MoneyArgs {
  readonly search?: string | null;
  readonly status?: string | null;
  readonly sortBy?: string | null;
  readonly sortOrder?: string | null;
}

interface PaymentInput {
  readonly memberId: string;
  readonly amount: number;
  readonly method: string;
  readonly paymentDate?: string | null;
  readonly allocations?: readonly { readonly invoiceId: string; readonly amount: number }[] | null;
  readonly referenceNumber?: string | null;
  readonly bankName?: string | null;
  readonly accountLast4?: string | null;
  readonly notes?: string | null;
}

const chargeTypes = [
  { name: 'Consultation', code: 'CONS', category: 'SERVICE', defaultPrice: '64.5', taxable: false },
  { name: 'Retail', code: 'RET', category: 'RETAIL', defaultPrice: null, taxable: true },
  { name: 'Treatment', code: 'TRT', category: 'SERVICE', defaultPrice: null, taxable: false },
].map((row, index) => ({ ...row, id: idOf('chargeType', index + 1), description: null }));

/** Queries and mutations about invoices and payments. */
export function clubMoney(backstage: Backstage, records: ClubRecords, memory: ClubMemory, gate: Gate): object {
  const { practice, cap, now } = backstage;
  const rows = moneyRecords(backstage, memory, records);
  const statusOf = (row: OrderRecord): string => invoiceStatusOf(memory, row, now());
  const columns = {
    invoiceDate: ({ at }: OrderRecord) => at,
    createdAt: ({ at }: OrderRecord) => at,
    dueDate: dueDateOf,
    invoiceNumber: invoiceNumberOf,
    totalAmount: totalOf,
    status: statusOf,
  };
  const isWithin = ({ at, clientKey }: { readonly at: number; readonly clientKey: number }, args: MoneyArgs): boolean =>
    (!args.startDate || at >= instantIn(args.startDate)) &&
    (!args.endDate || at <= instantIn(args.endDate)) &&
    (!args.memberId || clientKey === clubIds.key('client', args.memberId));
  const isFound = (row: OrderRecord, args: InvoicesArgs): boolean => {
    const client = rowOf(practice.clients, row.clientKey);
    return (
      isWithin(row, args) &&
      (!args.status || statusOf(row) === args.status) &&
      hasPart(args.search, [invoiceNumberOf(row), client?.givenName, client?.familyName])
    );
  };
  const invoiceOf = (id: string): OrderRecord => {
    const row = memory.orders.find(({ key }) => idOf('invoice', key) === id);
    if (!row) throw failure('Invoice not found');
    return row;
  };
  const sum = (orders: readonly OrderRecord[]): string =>
    moneyText(orders.reduce((cents, row) => cents + dueOf(memory, row), 0));

  return {
    invoices(args: InvoicesArgs) {
      const found = memory.orders.filter((row) => isFound(row, args));
      return pageByNumber(sortedByColumn(found, columns, args), args, cap, rows.invoice);
    },
    myInvoices: (args: InvoicesArgs) => pageByNumber([], args, cap, rows.invoice),
    invoice: ({ id }: { readonly id: string }) => rows.wholeInvoice(invoiceOf(id)),
    payments(args: MoneyArgs & { readonly method?: string | null }) {
      const found = memory.payments
        .filter((row) => isWithin(row, args) && (!args.method || row.method === args.method))
        .toSorted((one, other) => other.at - one.at || other.key - one.key);
      return pageByNumber(found, args, cap, rows.payment);
    },
    payment({ id }: { readonly id: string }) {
      const row = memory.payments.find(({ key }) => idOf('payment', key) === id);
      if (!row) throw failure('Payment not found');
      return rows.payment(row);
    },
    billingStats() {
      const month = isoText(now()).slice(0, 7);
      const isNow = ({ at }: { readonly at: number }): boolean => isoText(at).startsWith(month);
      const open = memory.orders.filter((row) => ['SENT', 'PARTIALLY_PAID', 'OVERDUE'].includes(statusOf(row)));
      const overdue = open.filter((row) => statusOf(row) === 'OVERDUE');
      return {
        totalRevenue: moneyText(memory.payments.filter(isNow).reduce((cents, row) => cents + row.cents, 0)),
        outstandingBalance: sum(open),
        overdueAmount: sum(overdue),
        invoiceCount: memory.orders.filter(isNow).length,
        paidCount: memory.orders.filter((row) => isNow(row) && statusOf(row) === 'PAID').length,
        overdueCount: overdue.length,
      };
    },
    chargeTypes: () => chargeTypes,
    recordPayment({ input }: { readonly input: PaymentInput }) {
      gate.allowed();
      const client = memberOf(practice, input.memberId);
      const cents = Math.round(input.amount * 100);
      if (cents <= 0) throw badRequest();
      const allocations = (input.allocations ?? []).map(({ invoiceId, amount }) => {
        const order = memory.orders.find(({ key }) => idOf('invoice', key) === invoiceId);
        if (!order || order.clientKey !== client.key) throw badRequest(`Invoice ${invoiceId} not found`);
        const part = Math.round(amount * 100);
        if (part > dueOf(memory, order))
          throw badRequest(`Allocation amount exceeds balance due for invoice ${invoiceNumberOf(order)}`);
        return { orderKey: order.key, cents: part };
      });
      const { referenceNumber = null, bankName = null, accountLast4 = null, notes = null } = input;
      const row: ClubPayment = {
        key: memory.payments.length + 1,
        clientKey: client.key,
        cents,
        method: input.method,
        at: input.paymentDate ? instantIn(input.paymentDate) : now(),
        allocations,
        details: { referenceNumber, bankName, accountLast4, notes },
      };
      memory.payments.push(row);
      memory.log('Payment', idOf('payment', row.key), 'CREATED', { amount: input.amount });
      return rows.payment(row);
    },
    sendInvoice({ id }: { readonly id: string }) {
      gate.allowed();
      invoiceOf(id);
      // No invoice of the club is a draft: all were sent when they were made.
      throw badRequest('Only draft invoices can be sent');
    },
    voidInvoice({ id, input }: { readonly id: string; readonly input: { readonly reason: string } }) {
      gate.allowed();
      const row = invoiceOf(id);
      if (paidOf(memory, row.key) > 0) throw badRequest('Cannot void an invoice with payments');
      memory.voided.set(row.key, input.reason);
      memory.log('Invoice', id, 'VOIDED', input);
      return rows.wholeInvoice(row);
    },
  };
}
