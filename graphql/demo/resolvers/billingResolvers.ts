import { connectionOf, newestFirst, numberedPage, filterByClient, type PageArgs, pageOf } from './listPages.ts';
import { invalid, notFound, textOr } from './input.ts';
import { discounts, taxRates } from '../seed/codeLists.ts';
import { type DemoContext, type FieldResolvers, recordAudit } from './resolver.ts';
import type { BillLine, EstimateRecord, InvoiceRecord, PaymentRecord } from '../backOfficeRecords.ts';
import { centsOfDecimal, costOf, decimalOfCents, percentOf } from '../money.ts';
import type { ClientRecord } from '../records.ts';
import type { ClinicStore } from '../store.ts';
import { sumOf } from '../seed/visitBills.ts';
import { addDays, utcDayOf } from '../zoneTime.ts';

interface ClientArgs {
  readonly clientId?: string | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** Queries about money. */
export const billingQueries: FieldResolvers = {
  invoices: (
    _source: unknown,
    args: PageArgs & { readonly clientId?: string | null; readonly status?: string | null },
    { store }: DemoContext,
  ) => {
    const rows = filterByClient(store.backOffice().invoices.list(), args.clientId);
    const matching = args.status ? rows.filter(({ status }) => status === args.status) : rows;
    return numberedPage(
      newestFirst(matching, ({ invoicedAt }) => invoicedAt),
      args,
    );
  },
  invoice: (_source: unknown, { id }: { readonly id: string }, { store }: DemoContext) =>
    store.backOffice().invoices.get(id),
  payments: (
    _source: unknown,
    args: { readonly clientId?: string | null; readonly first?: number | null; readonly after?: string | null },
    { store }: DemoContext,
  ) => {
    const matching = filterByClient(store.backOffice().payments.list(), args.clientId);
    return connectionOf(
      newestFirst(matching, ({ paidAt }) => paidAt),
      args.first,
      args.after,
    );
  },
  estimates: (_source: unknown, args: ClientArgs & { readonly patientId?: string | null }, { store }: DemoContext) => {
    const rows = filterByClient(store.backOffice().estimates.list(), args.clientId);
    const matching = args.patientId ? rows.filter(({ patientId }) => patientId === args.patientId) : rows;
    return pageOf(
      newestFirst(matching, ({ createdAt }) => createdAt),
      args.limit,
      args.offset,
    );
  },
  creditMemos: (_source: unknown, args: ClientArgs, { store }: DemoContext) =>
    pageOf(
      newestFirst(filterByClient(store.backOffice().creditMemos.list(), args.clientId), ({ issuedAt }) => issuedAt),
      args.limit,
      args.offset,
    ),
  taxRates: () => taxRates,
  discounts: () => discounts,
};

interface PaymentInput {
  readonly clientId: string;
  readonly amount: string;
  readonly method: string;
  readonly reference?: string | null;
  readonly locationId?: string | null;
  readonly invoiceId?: string | null;
  readonly note?: string | null;
}

const mostCents = 10_000_000;

/** Mutations about money. */
export const billingMutations: FieldResolvers = {
  recordPayment: (_source: unknown, { input }: { readonly input: PaymentInput }, { store }: DemoContext) => {
    const client = store.client(input.clientId);
    if (!client) throw notFound('Client', input.clientId);
    const locationId = input.locationId ?? null;
    if (locationId !== null && !store.locations.get(locationId)) throw notFound('Location', locationId);
    const amountCents = centsOfDecimal(input.amount);
    if (amountCents === null || amountCents <= 0 || amountCents > mostCents) {
      throw invalid('amount must be a positive sum in whole cents, at most 100000.00');
    }
    const invoice = input.invoiceId ? payableInvoice(store, client, input.invoiceId, amountCents) : null;
    const payment: PaymentRecord = {
      id: store.createId(),
      clientId: client.id,
      locationId: locationId ?? invoice?.locationId ?? null,
      invoiceId: invoice?.id ?? null,
      amountCents,
      method: input.method,
      reference: textOr(null, input.reference, 'reference'),
      note: textOr(null, input.note, 'note'),
      paidAt: store.now(),
    };
    // First the log: making the back office reads the balances as they were.
    recordAudit(store, 'recordPayment', payment.id);
    takeMoney(store, client, invoice, amountCents);
    return store.backOffice().payments.put(payment);
  },
  createEstimate,
  updateInvoiceNote: (
    _source: unknown,
    { id, note }: { readonly id: string; readonly note?: string | null },
    { store }: DemoContext,
  ) => {
    const { invoices } = store.backOffice();
    const invoice = invoices.get(id);
    if (!invoice) throw notFound('Invoice', id);
    const changed = { ...invoice, note: textOr(null, note, 'note') };
    recordAudit(store, 'updateInvoiceNote', id);
    return invoices.put(changed);
  },
};

function payableInvoice(store: ClinicStore, client: ClientRecord, id: string, amountCents: number): InvoiceRecord {
  const invoice = store.backOffice().invoices.get(id);
  if (!invoice) throw notFound('Invoice', id);
  const { number, status, dueCents } = invoice;
  if (invoice.clientId !== client.id) throw invalid(`Invoice ${number} belongs to another client`);
  if (status === 'PAID') throw invalid(`Invoice ${number} is already paid`);
  if (status === 'VOID') throw invalid(`Invoice ${number} is void`);
  if (amountCents > dueCents) {
    throw invalid(`amount is more than the ${decimalOfCents(dueCents)} that invoice ${number} leaves to pay`);
  }
  return invoice;
}

function takeMoney(store: ClinicStore, client: ClientRecord, invoice: InvoiceRecord | null, cents: number): void {
  const updatedAt = store.stampAfter(client.updatedAt);
  if (invoice) {
    const dueCents = invoice.dueCents - cents;
    store.backOffice().invoices.put({ ...invoice, dueCents, status: dueCents === 0 ? 'PAID' : 'OPEN' });
  }
  // What a visit costs is never part of the kept balance, see visitBilling.ts.
  if (invoice?.appointmentId) {
    store.payVisit(invoice.appointmentId, cents);
    store.putClient({ ...client, updatedAt });
  } else {
    store.putClient({ ...client, balanceCents: client.balanceCents - cents, updatedAt });
  }
}

interface LineInput {
  readonly description: string;
  readonly quantity: string;
  readonly price: {
    readonly amount: string;
    readonly discount?: { readonly kind: 'PERCENT' | 'AMOUNT'; readonly value: string } | null;
  };
}

interface EstimateInput {
  readonly clientId: string;
  readonly patientId?: string | null;
  readonly validUntil?: string | null;
  readonly note?: string | null;
  readonly lines: readonly LineInput[];
}

const mostLines = 50;

const daysValid = 30;

/** Makes an estimate from its lines and refuses what can't be counted. */
function createEstimate(
  _source: unknown,
  { input }: { readonly input: EstimateInput },
  { store }: DemoContext,
): EstimateRecord {
  const { clientId, lines } = input;
  if (!store.client(clientId)) throw notFound('Client', clientId);
  const patientId = input.patientId ?? null;
  const patient = store.patient(patientId);
  if (patientId !== null && !patient) throw notFound('Patient', patientId);
  if (patient && patient.clientId !== clientId) throw invalid(`${patient.name} belongs to another client`);
  if (lines.length === 0 || lines.length > mostLines) throw invalid(`An estimate has 1 to ${String(mostLines)} lines`);
  const today = utcDayOf(store.now());
  const validUntil = input.validUntil ?? addDays(today, daysValid);
  if (validUntil < addDays(today, -1)) throw invalid('validUntil is in the past');
  const note = textOr(null, input.note, 'note');
  const billed = lines.map((line, place) => lineOf(line, place + 1));
  const totalCents = sumOf(billed);
  if (totalCents > mostCents) throw invalid('The total must be at most 100000.00');
  const { estimates } = store.backOffice();
  const id = store.createId();
  recordAudit(store, 'createEstimate', id);
  return estimates.put({
    id,
    number: `EST-${String(3001 + estimates.size)}`,
    clientId,
    patientId,
    status: 'DRAFT',
    lines: billed.map((line) => ({ ...line, id: `${id}-${line.id}` })),
    totalCents,
    note,
    validUntil,
    createdAt: store.now(),
  });
}

function lineOf({ description, quantity, price }: LineInput, place: number): BillLine {
  const text = textOr(null, description, 'description');
  if (text === null) throw invalid(`Line ${String(place)} needs a description`);
  const hundredths = centsOfDecimal(quantity);
  if (hundredths === null || hundredths <= 0 || hundredths > 1_000_000) {
    throw invalid(`quantity of ${text} must be above 0, at most 10000, with at most two decimals`);
  }
  const unitCents = priceOf(text, price);
  return {
    id: String(place),
    description: text,
    quantity: hundredths,
    unitCents,
    totalCents: costOf(unitCents, hundredths),
  };
}

function priceOf(text: string, { amount, discount }: LineInput['price']): number {
  const cents = centsOfDecimal(amount);
  if (cents === null || cents < 0 || cents > mostCents) {
    throw invalid(`amount of ${text} must be a sum in whole cents from 0 to 100000.00`);
  }
  if (!discount) return cents;
  const value = centsOfDecimal(discount.value);
  if (value === null || value < 0) throw invalid(`discount of ${text} must be at least 0, with at most two decimals`);
  if (discount.kind === 'PERCENT') {
    if (value > 10_000) throw invalid(`discount of ${text} must be at most 100 percent`);
    return cents - percentOf(cents, value);
  }
  if (value > cents) throw invalid(`discount of ${text} is more than its price`);
  return cents - value;
}
