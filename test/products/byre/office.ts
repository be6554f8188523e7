import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import {
  centsOf,
  dueOf,
  type MessageRecord,
  type OrderRecord,
  takePayment,
  writeMessage,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { ByreMemory, JobRow, ReminderRow } from './memory.ts';
import type { ByreRecords } from './records.ts';
import { forbidden, keyOf, moneyText, notFound, type PageArgs, pageOf, violation } from './words.ts';

const prices = [
  { code: 'CONS', text: 'Consultation', unitPrice: '64.50', milkWithdrawalDays: null },
  { code: 'CALL', text: 'Call-out, up to 20 miles', unitPrice: '85.00', milkWithdrawalDays: null },
  { code: 'TET', text: 'Tetanus and influenza vaccine', unitPrice: '52.00', milkWithdrawalDays: null },
  { code: 'OXY', text: 'Oxytetracycline spray', unitPrice: '11.20', milkWithdrawalDays: 0 },
  { code: 'PEN', text: 'Penicillin, 100 ml', unitPrice: '18.75', milkWithdrawalDays: 4 },
];
const methods = { CARD: 'CARD', CASH: 'CASH', CHEQUE: 'CHECK' } as const;

/** Queries and mutations beside the desk: money, reminders, letters and to-dos. */
export function byreOffice(backstage: Backstage, records: ByreRecords, memory: ByreMemory): object {
  const { practice, cap, now, refuseWrites } = backstage;
  const { ledger, reminders, jobs } = memory;
  const allowed = (): void => {
    if (refuseWrites !== null) throw forbidden(refuseWrites);
  };
  const invoice = (row: OrderRecord): Row => ({
    id: `IN-${String(row.key)}`,
    number: `2026/${String(row.key).padStart(4, '0')}`,
    issuedOn: wallDay(row.at, rowOf(practice.places, row.placeKey)?.zone ?? 'UTC'),
    branch: () => records.branchOf(row.placeKey),
    owner: () => records.ownerOf(row.clientKey),
    animal: () => records.animalOf(row.patientKey),
    lines: row.items.map(({ name, quantity, unitCents }) => {
      return { text: name, quantity, unitPrice: moneyText(unitCents) };
    }),
    net: moneyText(row.subtotalCents),
    vat: moneyText(row.taxCents),
    total: moneyText(row.subtotalCents + row.taxCents),
    outstanding: () => moneyText(dueOf(ledger, row)),
    payments: () =>
      ledger.payments
        .filter(({ orderKey }) => orderKey === row.key)
        .map(({ key, cents, method, at }) => ({
          id: `PY-${String(key)}`,
          amount: moneyText(cents),
          method: method === 'CHECK' ? 'CHEQUE' : method,
          takenAt: utcText(at),
        })),
  });
  const invoiceOf = (id: string): OrderRecord | undefined =>
    ledger.orders.find(({ key }) => `IN-${String(key)}` === id);
  const reminder = (row: ReminderRow): Row => ({
    ...row,
    animal: () => records.animalOf(row.patientKey),
    sentAt: row.sentAt === null ? null : utcText(row.sentAt),
  });
  const letter = ({ key, threadKey, body, isInbound, author, at }: MessageRecord): Row => ({
    id: `LT-${String(key)}`,
    subject: ledger.threads.find((thread) => thread.key === threadKey)?.subject ?? '',
    body,
    fromOwner: isInbound,
    signedBy: author,
    at: utcText(at),
  });
  const job = (row: JobRow): Row => ({ ...row, assignedTo: () => records.clinicianOf(row.providerKey) });

  return {
    reminders(args: PageArgs & { readonly dueFrom: string; readonly dueTo: string }) {
      const due = reminders
        .filter(({ dueOn }) => dueOn >= args.dueFrom && dueOn <= args.dueTo)
        .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0));
      return pageOf(due, args, cap, reminder);
    },
    invoices(args: PageArgs & { readonly ownerId?: string | null; readonly unpaidOnly: boolean }) {
      const clientKey = args.ownerId ? keyOf(practice, 'client', args.ownerId) : null;
      const rows = ledger.orders
        .filter((row) => clientKey === null || row.clientKey === clientKey)
        .filter((row) => !args.unpaidOnly || dueOf(ledger, row) > 0)
        .toSorted((one, other) => other.at - one.at || other.key - one.key);
      return pageOf(rows, args, cap, invoice);
    },
    invoice({ id }: { readonly id: string }) {
      const row = invoiceOf(id);
      return row ? invoice(row) : null;
    },
    priceList({ startingWith }: { readonly startingWith?: string | null }) {
      const start = (startingWith ?? '').toLowerCase();
      return prices.filter(({ text }) => text.toLowerCase().startsWith(start));
    },
    correspondence({ ownerId }: { readonly ownerId: string }) {
      const clientKey = keyOf(practice, 'client', ownerId);
      return ledger.messages.filter((row) => row.clientKey === clientKey).map(letter);
    },
    yards: () => memory.yards.map(records.yard),
    jobs: ({ finishedToo }: { readonly finishedToo: boolean }) =>
      jobs.filter(({ isFinished }) => finishedToo || !isFinished).map(job),
    markReminderSent({ id }: { readonly id: string }) {
      allowed();
      const index = reminders.findIndex((row) => row.id === id);
      const before = reminders[index];
      if (!before) throw notFound('Reminder', id);
      const row = { ...before, sentAt: before.sentAt ?? now() };
      reminders[index] = row;
      return reminder(row);
    },
    takePayment(args: { readonly invoiceId: string; readonly amount: unknown; readonly method: keyof typeof methods }) {
      allowed();
      const row = invoiceOf(args.invoiceId);
      if (!row) throw notFound('Invoice', args.invoiceId);
      const { clientKey, key: orderKey } = row;
      const payment = { clientKey, orderKey, cents: centsOf(args.amount), method: methods[args.method] };
      const outcome = takePayment(practice, ledger, payment, now());
      if (!outcome.ok) throw violation(outcome.field, outcome.message);
      return invoice(row);
    },
    writeToOwner({ ownerId, body }: { readonly ownerId: string; readonly body: string }) {
      allowed();
      const outcome = writeMessage(practice, ledger, { clientKey: keyOf(practice, 'client', ownerId), body }, now());
      if (!outcome.ok) throw violation(outcome.field, outcome.message);
      return letter(outcome.row);
    },
    addJob(args: { readonly text: string; readonly dueOn?: string | null; readonly clinicianId?: string | null }) {
      allowed();
      if (args.text.trim() === '') throw violation('text', 'must not be blank');
      const providerKey = args.clinicianId ? keyOf(practice, 'provider', args.clinicianId) : null;
      const id = `JB-${String(jobs.length + 1)}`;
      const row = { id, text: args.text, dueOn: args.dueOn ?? null, providerKey, isFinished: false };
      jobs.push(row);
      return job(row);
    },
    finishJob({ id }: { readonly id: string }) {
      allowed();
      const index = jobs.findIndex((row) => row.id === id);
      const before = jobs[index];
      if (!before) throw notFound('Job', id);
      const row = { ...before, isFinished: true };
      jobs[index] = row;
      return job(row);
    },
  };
}
