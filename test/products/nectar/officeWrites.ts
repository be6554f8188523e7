import type { Backstage } from '../../dialects/dialect.ts';
import { takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { hasSoap, isFinalized } from './medicalRecords.ts';
import type { ReminderDocument, TaskDocument } from './memory.ts';
import type { EstimateDocument } from './treatments.ts';
import { documentOf, instantIn, invalid, keyOf } from './values.ts';
import type { Gate, WriteTools } from './writes.ts';

interface TaskInput {
  readonly title: string;
  readonly description?: string | null;
  readonly institutionId: string;
  readonly assigneeId?: string | null;
  readonly patientId?: string | null;
  readonly priority: TaskDocument['priority'];
  readonly dueAt?: string | null;
}

interface PaymentInput {
  readonly familyId: string;
  readonly invoiceId?: string | null;
  readonly amount: number;
  readonly method: string;
  readonly reference?: string | null;
}

interface MessageInput {
  readonly familyId: string;
  readonly conversationId?: string | null;
  readonly body: string;
}

interface ById {
  readonly id: string;
}

/** Mutations beside the desk: reminders, tasks, notes, estimates, payments and messages. */
export function officeWrites(
  { practice, now }: Backstage,
  { records, billing, memory }: WriteTools,
  { allowed, done }: Gate,
): object {
  const { ledger, reminders, tasks, estimates } = memory;
  /** Puts a document in the place of the one with its key. */
  const replace = <Document extends { readonly key: number }>(rows: Document[], row: Document): Document => {
    rows[rows.findIndex(({ key }) => key === row.key)] = row;
    return row;
  };
  // What is to blame is named as the input names it.
  const fields: Readonly<Record<string, string>> = { clientId: 'familyId', orderId: 'invoiceId' };
  return {
    updateReminderStatus({ id, status }: ById & { readonly status: ReminderDocument['status'] }) {
      allowed();
      return records.reminder(replace(reminders, { ...documentOf('reminder', reminders, id), status }));
    },
    createTask({ input }: { readonly input: TaskInput }) {
      allowed();
      if (input.title.trim() === '') throw invalid('title', 'title must not be empty');
      const row: TaskDocument = {
        key: tasks.length + 1,
        title: input.title,
        description: input.description ?? null,
        priority: input.priority,
        placeKey: keyOf(practice, 'place', input.institutionId),
        providerKey: input.assigneeId ? keyOf(practice, 'provider', input.assigneeId) : null,
        patientKey: input.patientId ? keyOf(practice, 'patient', input.patientId) : null,
        dueAt: input.dueAt ? instantIn(input.dueAt, 'dueAt') : null,
        createdAt: now(),
        completedAt: null,
      };
      tasks.push(row);
      return records.task(row);
    },
    completeTask({ id }: ById) {
      allowed();
      const before = documentOf('task', tasks, id);
      return records.task(replace(tasks, { ...before, completedAt: before.completedAt ?? now() }));
    },
    finalizeSoap({ id }: ById) {
      allowed();
      const row = documentOf('soap', practice.appointments.filter(hasSoap), id);
      if (isFinalized(memory, row)) throw invalid('id', 'SOAP is already finalized');
      memory.finalized.set(row.key, now());
      return records.soap(row);
    },
    updateEstimateStatus({ id, status }: ById & { readonly status: EstimateDocument['status'] }) {
      allowed();
      const before = documentOf('estimate', estimates, id);
      const approvedAt = status === 'APPROVED' ? (before.approvedAt ?? now()) : null;
      return billing.estimate(replace(estimates, { ...before, status, approvedAt }));
    },
    createPayment({ input }: { readonly input: PaymentInput }) {
      allowed();
      const payment = {
        clientKey: keyOf(practice, 'client', input.familyId),
        orderKey: input.invoiceId ? documentOf('invoice', ledger.orders, input.invoiceId).key : undefined,
        cents: input.amount,
        method: input.method,
        reference: input.reference,
      };
      const outcome = takePayment(practice, ledger, payment, now());
      if (!outcome.ok)
        throw invalid(fields[outcome.field] ?? outcome.field, outcome.message.replace('order', 'invoice'));
      return billing.payment(outcome.row);
    },
    sendMessage({ input }: { readonly input: MessageInput }) {
      allowed();
      const clientKey = keyOf(practice, 'client', input.familyId);
      const thread = input.conversationId
        ? documentOf('conversation', ledger.threads, input.conversationId).key
        : undefined;
      return records.message(
        done(writeMessage(practice, ledger, { clientKey, threadKey: thread, body: input.body }, now())),
      );
    },
  };
}
