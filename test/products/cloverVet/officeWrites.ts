import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { centsOf, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import type { TaskRecord } from './memory.ts';
import type { CloverParts } from './nodes.ts';
import { firstMissing, invalid, outcomeOf, permitted, success } from './outcomes.ts';
import { cloverVetIds, instantIn, keyOfType, notFound } from './values.ts';

interface CreateTaskInput {
  readonly title: string;
  readonly assigneeId?: string | null;
  readonly dueAt?: string | null;
  readonly priority?: TaskRecord['priority'] | null;
  readonly subjectId?: string | null;
}

interface SendMessageInput {
  readonly guardianId: string;
  readonly conversationId?: string | null;
  readonly body: string;
}

interface RecordPaymentInput {
  readonly guardianId: string;
  readonly invoiceId?: string | null;
  readonly amount: unknown;
  readonly tender: string;
  readonly reference?: string | null;
}

/** Mutations of tasks, messages and payments. */
export function cloverOfficeWrites(backstage: Backstage, { memory, office }: CloverParts): object {
  const { practice, now } = backstage;
  const { key } = cloverVetIds;
  const { ledger, tasks } = memory;

  return {
    createTask: permitted(backstage, 'TASKS_WRITE', ({ input }: { readonly input: CreateTaskInput }) => {
      const assignee = rowOf(practice.providers, key('provider', input.assigneeId));
      const patient = rowOf(practice.patients, key('patient', input.subjectId));
      const client = rowOf(practice.clients, key('client', input.subjectId));
      const missing = firstMissing([
        ['Teammate', input.assigneeId, assignee],
        ['TaskSubject', input.subjectId, patient ?? client],
      ]);
      if (missing) return missing;
      if (input.title.trim() === '') return invalid({ path: ['input', 'title'], message: 'A title is needed' });
      const row: TaskRecord = {
        key: tasks.length + 1,
        title: input.title,
        priority: input.priority ?? 'NORMAL',
        dueAt: input.dueAt ? instantIn(input.dueAt) : null,
        providerKey: assignee?.key ?? null,
        patientKey: patient?.key ?? null,
        clientKey: client?.key ?? null,
        completedAt: null,
      };
      tasks.push(row);
      return success('CreateTask', office.task(row));
    }),
    completeTask: permitted(backstage, 'TASKS_WRITE', ({ taskId }: { readonly taskId: string }) => {
      const index = tasks.findIndex((row) => row.key === keyOfType('Task', taskId));
      const before = tasks[index];
      if (!before) return notFound('Task');
      const row: TaskRecord = { ...before, completedAt: before.completedAt ?? now() };
      tasks[index] = row;
      return success('CompleteTask', office.task(row));
    }),
    sendMessage: permitted(backstage, 'HOUSEHOLDS_WRITE', ({ input }: { readonly input: SendMessageInput }) => {
      const clientKey = key('client', input.guardianId);
      const threadKey = input.conversationId ? keyOfType('Conversation', input.conversationId) : undefined;
      const missing = firstMissing([
        ['Guardian', input.guardianId, rowOf(practice.clients, clientKey)],
        ['Conversation', input.conversationId, rowOf(ledger.threads, threadKey ?? null)],
      ]);
      if (missing) return missing;
      const written = writeMessage(practice, ledger, { clientKey, threadKey, body: input.body }, now());
      return outcomeOf('SendMessage', written, 'input', office.message);
    }),
    recordPayment: permitted(backstage, 'BILLING_WRITE', ({ input }: { readonly input: RecordPaymentInput }) => {
      const clientKey = key('client', input.guardianId);
      const orderKey = input.invoiceId ? keyOfType('Invoice', input.invoiceId) : undefined;
      const missing = firstMissing([
        ['Guardian', input.guardianId, rowOf(practice.clients, clientKey)],
        ['Invoice', input.invoiceId, rowOf(ledger.orders, orderKey ?? null)],
      ]);
      if (missing) return missing;
      const { tender, reference } = input;
      const payment = { clientKey, orderKey, cents: centsOf(input.amount), method: tender, reference };
      return outcomeOf('RecordPayment', takePayment(practice, ledger, payment, now()), 'input', office.payment);
    }),
  };
}
