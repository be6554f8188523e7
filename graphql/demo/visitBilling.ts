import type { BackOffice, InvoiceRecord, PaymentRecord } from './backOfficeRecords.ts';
import type { AppointmentRecord } from './records.ts';
import { visitBill } from './seed/visitBills.ts';
import type { ClinicStore } from './store.ts';
import { addDays, utcDayOf } from './zoneTime.ts';

const daysToPay = 14;

/**
 * What a client's visits leave to pay, in whole cents.
 *
 * An invoice opens at check-in and is paid when the visit is completed automatically, as most people pay on their way
 * out. A visit that staff complete stays open until a payment is recorded: the demo must not take money
 * that the person at the desk didn't take.
 */
export function visitDue(store: ClinicStore, clientId: string): number {
  let due = 0;
  for (const patient of store.patientsOf(clientId))
    for (const visit of store.visitsOf(patient.id)) {
      const charged = isCharged(visit);
      const paid = store.visitPaid(visit.id);
      // Nothing to work out for most of them.
      if (store.isPaidAutomatically(visit.id) || (!charged && paid === 0)) continue;
      const total = visitBill(store.seed, visit)?.totalCents ?? 0;
      // A visit paid in full stays paid; a part payment of a visit that is no longer charged is a credit.
      if (paid < total) due += (charged ? total : 0) - paid;
    }
  return due;
}

function isCharged({ status }: AppointmentRecord): boolean {
  return status === 'CHECKED_IN' || status === 'IN_PROGRESS' || status === 'CHECKING_OUT' || status === 'COMPLETED';
}

/** Brings the invoices of visits up to the appointment book: opens, closes and voids them. */
export function billVisits(store: ClinicStore, { invoices, payments }: BackOffice): void {
  for (const visit of store.appointments()) {
    const id = `V${visit.id}`;
    const former = invoices.get(id);
    if (former?.status === 'PAID') continue;
    if (isCharged(visit) || store.isPaidAutomatically(visit.id)) {
      const invoice = former?.status === 'OPEN' ? former : createVisitInvoice(store, visit, id);
      if (!invoice) continue;
      if (!store.isPaidAutomatically(visit.id)) {
        if (invoice !== former) invoices.put(invoice);
        continue;
      }
      invoices.put({ ...invoice, status: 'PAID', dueCents: 0 });
      payments.put(createVisitPayment(visit, invoice));
    } else if (former?.status === 'OPEN') {
      invoices.put({ ...former, status: 'VOID', dueCents: 0 });
    }
  }
}

function createVisitPayment(visit: AppointmentRecord, invoice: InvoiceRecord): PaymentRecord {
  return {
    id: `P${visit.id}`,
    clientId: invoice.clientId,
    locationId: invoice.locationId,
    invoiceId: invoice.id,
    amountCents: invoice.dueCents,
    method: Number(visit.id) % 5 === 0 ? 'CASH' : 'CARD',
    reference: invoice.number,
    note: null,
    paidAt: visit.completedAt ?? visit.start,
  };
}

function createVisitInvoice(store: ClinicStore, visit: AppointmentRecord, id: string): InvoiceRecord | null {
  const patient = store.patient(visit.patientId);
  const bill = patient && visitBill(store.seed, visit);
  if (!bill) return null;
  const invoicedAt = visit.checkedInAt ?? visit.start;
  const dueCents = bill.totalCents - store.visitPaid(visit.id);
  return {
    ...bill,
    id,
    number: `HP-${visit.id.slice(2)}`,
    clientId: patient.clientId,
    patientId: patient.id,
    appointmentId: visit.id,
    locationId: visit.locationId,
    status: dueCents > 0 ? 'OPEN' : 'PAID',
    dueCents,
    note: null,
    invoicedAt,
    dueDate: addDays(utcDayOf(invoicedAt), daysToPay),
  };
}
