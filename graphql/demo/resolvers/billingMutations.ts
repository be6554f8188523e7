import type { InvoiceRecord, PaymentRecord } from '../billing.ts';
import { centsOfDecimal, decimalOfCents } from '../money.ts';
import type { ClientRecord } from '../records.ts';
import { invalid, notFound } from '../refusal.ts';
import type { ClinicStore } from '../store.ts';
import { recordAudit } from './audit.ts';
import { createEstimate } from './createEstimate.ts';
import { textOr } from './inputText.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;

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
  recordPayment: (_source: unknown, { input }: { readonly input: PaymentInput }, { store }: Context) => {
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
    { store }: Context,
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
