import type { CreditMemoRecord, EstimateRecord, InvoiceRecord, PaymentRecord } from '../backOfficeRecords.ts';
import { Random } from '../random.ts';
import type { ClientRecord } from '../records.ts';
import type { ClinicStore } from '../store.ts';
import { addDays, dayMs, minuteMs, utcDayOf } from '../zoneTime.ts';
import { billOfTotal, sumOf, visitBill } from './visitBills.ts';

/** Open invoices for exactly what each client owed at the start, and a few that were paid. */
export function seedInvoices(store: ClinicStore, today: number): InvoiceRecord[] {
  const random = new Random(store.seed, 'backOffice');
  const clients = store.clients();
  const invoices: InvoiceRecord[] = [];
  const add = (client: ClientRecord, totalCents: number, isPaid: boolean, days: readonly [number, number]): void => {
    const place = invoices.length + 1;
    const id = String(700_000 + place);
    const invoicedAt = today - random.integer(...days) * dayMs + random.integer(840, 1320) * minuteMs;
    const patients = store.patientsOf(client.id);
    invoices.push({
      ...billOfTotal(random, `${id}-`, totalCents),
      id,
      number: `HP-${String(20_000 + place)}`,
      clientId: client.id,
      patientId: patients.length > 0 ? random.pick(patients).id : null,
      appointmentId: null,
      locationId: client.primaryLocationId,
      status: isPaid ? 'PAID' : 'OPEN',
      dueCents: isPaid ? 0 : totalCents,
      note: !isPaid && random.chance(0.15) ? 'Client was called, will pay at the next visit.' : null,
      invoicedAt,
      dueDate: addDays(utcDayOf(invoicedAt), 14),
    });
  };
  for (const client of clients) {
    const owed = client.balanceCents;
    if (owed <= 0) continue;
    // Larger sums are seldom from one visit.
    const first = owed > 30_000 ? Math.floor(owed * (0.3 + random.next() * 0.4)) : owed;
    add(client, first, false, [8, 60]);
    if (first < owed) add(client, owed - first, false, [8, 40]);
  }
  for (const client of clients.slice(0, 80)) {
    if (random.chance(0.5)) add(client, random.integer(2500, 60_000), true, [8, 300]);
  }
  return invoices;
}

/** What was paid for the paid ones. */
export function seedPayments(seed: string, invoices: readonly InvoiceRecord[]): PaymentRecord[] {
  const random = new Random(seed, 'payments');
  return invoices
    .filter((invoice) => invoice.status === 'PAID')
    .map((invoice) => ({
      id: String(Number(invoice.id) + 100_000),
      clientId: invoice.clientId,
      locationId: invoice.locationId,
      invoiceId: invoice.id,
      amountCents: invoice.totalCents,
      method: random.pick(['CARD', 'CARD', 'CARD', 'CASH', 'CHECK']),
      reference: invoice.number,
      note: null,
      paidAt: invoice.invoicedAt + random.integer(1, 30) * minuteMs,
    }));
}

const creditReasons = [
  'Overpaid invoice',
  'Returned medication',
  'Deposit for surgery',
  'Goodwill',
  'Duplicate charge',
];

/** A credit for exactly what the clinic owed each client at the start, and a few that were used up. */
export function seedCreditMemos(store: ClinicStore, today: number): CreditMemoRecord[] {
  const random = new Random(store.seed, 'credits');
  const memos: CreditMemoRecord[] = [];
  for (const [place, client] of store.clients().entries()) {
    const credit = -client.balanceCents;
    const isUsedUp = credit <= 0 && place < 200 && random.chance(0.06);
    if (credit <= 0 && !isUsedUp) continue;
    memos.push({
      id: String(750_001 + memos.length),
      clientId: client.id,
      amountCents: isUsedUp ? random.integer(5, 120) * 100 : credit,
      remainingCents: isUsedUp ? 0 : credit,
      reason: random.pick(creditReasons),
      issuedAt: today - random.integer(3, 120) * dayMs + random.integer(840, 1320) * minuteMs,
    });
  }
  return memos;
}

/** Estimates for some of the visits to come. */
export function seedEstimates(store: ClinicStore): EstimateRecord[] {
  const now = store.now();
  const estimates: EstimateRecord[] = [];
  for (const visit of store.appointments()) {
    const random = new Random(store.seed, 'estimate', visit.id);
    const isDear = visit.typeId === '306' || visit.typeId === '307';
    if (visit.start < now || !random.chance(isDear ? 0.9 : 0.04)) continue;
    const patient = store.patient(visit.patientId);
    const bill = patient && visitBill(store.seed, visit);
    if (!bill) continue;
    estimates.push({
      id: String(760_001 + estimates.length),
      number: `EST-${String(3001 + estimates.length)}`,
      clientId: patient.clientId,
      patientId: patient.id,
      status: random.pick(['DRAFT', 'SENT', 'SENT', 'ACCEPTED', 'ACCEPTED', 'DECLINED']),
      lines: bill.lines,
      totalCents: sumOf(bill.lines),
      note: null,
      validUntil: addDays(utcDayOf(visit.start), 14),
      createdAt:
        Math.floor(now / minuteMs) * minuteMs - random.integer(1, 14) * dayMs - random.integer(0, 90) * minuteMs,
    });
  }
  return estimates;
}
