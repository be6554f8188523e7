import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { dueOf, type OrderRecord, paidOf, type PaymentRecord, takePayment } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { JuvonnoParts } from './clinical.ts';
import type { ServiceRow } from './memory.ts';
import { staffNumOf } from './records.ts';
import { dayIn, idOf, isAppointment, listOf, notFound, operation, type PageArgs, partOf, Refusal } from './values.ts';

interface DateArgs {
  readonly start_date?: string | null;
  readonly end_date?: string | null;
}

interface InvoicesArgs extends PageArgs, DateArgs {
  readonly branch_id?: number | null;
  readonly customer_id?: number | null;
  readonly status?: string | null;
}

interface CommissionArgs extends DateArgs {
  readonly branch_num?: number | null;
  readonly staff_num?: string | null;
}

interface PaymentInput {
  readonly invoice_id: number;
  readonly amount: number;
  readonly method: keyof typeof methods;
  readonly reference?: string | null;
}

const methods = { card: 'CARD', cash: 'CASH', cheque: 'CHECK' } as const;
const methodWords = { CARD: 'card', CASH: 'cash', CHECK: 'cheque' } as const;
const firstInvoice = 6000;
const firstPayment = 9000;
const commissionRate = 0.4;
const dollars = (cents: number): number => cents / 100;

/** Services, invoices, payments, and what the staff has earned by them. */
export function juvonnoMoney({ practice, cap, now, refuseWrites, meet }: Backstage, parts: JuvonnoParts): object {
  const { records, lookups, memory } = parts;
  const { ledger, services } = memory;

  const isWithin = (day: string, args: DateArgs): boolean =>
    (!args.start_date || day >= dayIn(args.start_date)) && (!args.end_date || day <= dayIn(args.end_date));
  const dayOf = (at: number, placeKey: number): string => wallDay(at, rowOf(practice.places, placeKey)?.zone ?? 'UTC');
  const service = ({ id, code, name, cents }: ServiceRow): Row => ({ id, code, name, price: dollars(cents) });
  const statusOf = (row: OrderRecord): string => (dueOf(ledger, row) > 0 ? 'open' : 'paid');
  const invoice = (row: OrderRecord): Row => {
    meet('client', row.clientKey);
    return {
      id: firstInvoice + row.key,
      num: `INV${String(row.key).padStart(6, '0')}`,
      date: dayOf(row.at, row.placeKey),
      status: statusOf(row),
      branch: records.branchOf(row.placeKey),
      customer: () => records.customerOf(row.clientKey),
      lines: row.items.map(({ name, quantity, unitCents }) => ({
        service: services.find((each) => each.name === name) ?? null,
        quantity,
        price: dollars(unitCents),
        amount: dollars(quantity * unitCents),
      })),
      subtotal: dollars(row.subtotalCents),
      tax: dollars(row.taxCents),
      total: dollars(row.subtotalCents + row.taxCents),
      paid: dollars(paidOf(ledger, row.key)),
      balance: dollars(dueOf(ledger, row)),
    };
  };
  const invoiceOf = (id: number): OrderRecord => {
    const row = rowOf(ledger.orders, id - firstInvoice);
    if (!row) throw notFound('Invoice', id);
    return row;
  };
  const paymentDay = (row: PaymentRecord): string =>
    dayOf(row.at, rowOf(practice.clients, row.clientKey)?.placeKey ?? 0);
  const payment = (row: PaymentRecord): Row => ({
    id: firstPayment + row.key,
    invoice_id: row.orderKey === null ? null : firstInvoice + row.orderKey,
    customer_id: idOf('client', row.clientKey),
    amount: dollars(row.cents),
    method: methodWords[row.method],
    reference: row.reference,
    date: paymentDay(row),
  });
  const customerKey = (id: number | null | undefined): number | null =>
    id === null || id === undefined ? null : lookups.customer(id).key;

  return {
    services: operation('GET', '/services', (args: PageArgs) => listOf(partOf(services, args, cap), service)),
    invoices_list: operation('GET', '/invoices/list', (args: InvoicesArgs) => {
      const branchKey = typeof args.branch_id === 'number' ? lookups.branch(args.branch_id).key : null;
      const clientKey = customerKey(args.customer_id);
      const rows = ledger.orders
        .filter((row) => branchKey === null || row.placeKey === branchKey)
        .filter((row) => clientKey === null || row.clientKey === clientKey)
        .filter((row) => !args.status || statusOf(row) === args.status)
        .filter((row) => isWithin(dayOf(row.at, row.placeKey), args));
      return listOf(partOf(rows, args, cap), invoice);
    }),
    invoices_by_invoiceId: operation('GET', '/invoices/{args.invoiceId}', (args: { readonly invoiceId: number }) => ({
      invoice: invoice(invoiceOf(args.invoiceId)),
    })),
    payments: operation('GET', '/payments', (args: PageArgs & DateArgs & { readonly customer_id?: number | null }) => {
      const clientKey = customerKey(args.customer_id);
      const rows = ledger.payments
        .filter((row) => clientKey === null || row.clientKey === clientKey)
        .filter((row) => isWithin(paymentDay(row), args));
      return listOf(partOf(rows, args, cap), payment);
    }),
    commissions: operation('GET', '/commissions', (args: CommissionArgs): Row => {
      const places = practice.places.filter(({ key }) => !args.branch_num || idOf('place', key) === args.branch_num);
      const staff = practice.providers.filter((row) => !args.staff_num || staffNumOf(row) === args.staff_num);
      const cents = services[0]?.cents ?? 0;
      const list = places.flatMap((place) =>
        staff.flatMap((provider) => {
          const { length } = practice.appointments.filter(
            (row) =>
              row.placeKey === place.key &&
              row.providerKey === provider.key &&
              row.state === 'completed' &&
              isAppointment(row) &&
              isWithin(wallDay(row.start, place.zone), args),
          );
          const amount = dollars(Math.round(length * cents * commissionRate));
          const earned = { appointments: length, rate: commissionRate, amount };
          return length === 0
            ? []
            : [{ staff: records.staffOf(provider.key), branch: records.branchSummary(place), ...earned }];
        }),
      );
      return { list };
    }),
    post_payments: operation('POST', '/payments', ({ input }: { readonly input?: PaymentInput | null }) => {
      if (refuseWrites !== null) throw new Refusal(403, refuseWrites);
      if (!input) throw new Refusal(400, 'A request body is required.');
      const order = invoiceOf(input.invoice_id);
      const paid = {
        clientKey: order.clientKey,
        orderKey: order.key,
        cents: Math.round(input.amount * 100),
        method: methods[input.method],
        reference: input.reference ?? null,
      };
      const outcome = takePayment(practice, ledger, paid, now());
      if (!outcome.ok) throw new Refusal(400, outcome.message);
      return { payment: payment(outcome.row) };
    }),
  };
}
