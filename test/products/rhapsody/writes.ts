import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { centsOf, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { appointmentWrites } from './appointmentWrites.ts';
import { codeOf, keyOfCode } from './codes.ts';
import type { TaskRecord } from './officeRecords.ts';
import { peopleWrites } from './peopleWrites.ts';
import { scopeOf } from './scope.ts';
import { dateOf, dateTime, refusal } from './values.ts';
import { type Guard, rowWritten, type WriteTools } from './writeTools.ts';

/** What comes with an input; the hospital only has to be one of the key's. */
interface InputArgs<Input> {
  readonly businessId?: string | null;
  readonly input: Input;
}

interface PaymentInput {
  readonly clientId: string;
  readonly invoiceId?: string | null;
  readonly amount: number;
  readonly method: string;
  readonly memo?: string | null;
}

interface TaskInput {
  readonly title: string;
  readonly description?: string | null;
  readonly dueDate?: string | null;
  readonly assigneeId?: string | null;
  readonly patientId?: string | null;
}

interface MessageInput {
  readonly clientId: string;
  readonly conversationId?: string | null;
  readonly body: string;
}

/** All mutations. */
export function rhapsodyWrites(backstage: Backstage, tools: WriteTools): Readonly<Record<string, unknown>> {
  const { practice, now, refuseWrites } = backstage;
  const { ledger, office, tasks, webhooks } = tools;
  /** How many webhooks there were, since an id is not given twice. */
  let made = 0;
  const guard: Guard = (write) => (args) => {
    if (refuseWrites !== null) throw refusal(refuseWrites, 'FORBIDDEN');
    return write(args);
  };
  /** The key of a row that is named; null where none is. */
  const named = (kind: 'provider' | 'patient', id: string | null | undefined, what: string): number | null => {
    if (!id) return null;
    const rows = kind === 'provider' ? practice.providers : practice.patients;
    const row = rowOf<{ readonly key: number }>(rows, keyOfCode(kind, id));
    if (!row) throw refusal(`${what} not found`, 'NOT_FOUND');
    return row.key;
  };
  return {
    ...appointmentWrites(backstage, tools.desk, guard),
    ...peopleWrites(backstage, tools, guard),
    createPayment: guard(({ businessId, input }: InputArgs<PaymentInput>): Row => {
      scopeOf(backstage, businessId);
      const payment = {
        clientKey: keyOfCode('client', input.clientId),
        cents: centsOf(input.amount),
        orderKey: input.invoiceId ? keyOfCode('invoice', input.invoiceId) : undefined,
        method: input.method,
        reference: input.memo,
      };
      return office.payment(rowWritten(takePayment(practice, ledger, payment, now())));
    }),
    createTask: guard(({ businessId, input }: InputArgs<TaskInput>): Row => {
      scopeOf(backstage, businessId);
      if (input.title.trim() === '') throw refusal('title must not be empty', 'BAD_USER_INPUT');
      const task: TaskRecord = {
        key: tasks.length + 1,
        title: input.title.trim(),
        description: input.description ?? null,
        dueDate: input.dueDate ? dateOf(input.dueDate) : null,
        providerKey: named('provider', input.assigneeId, 'Assignee'),
        patientKey: named('patient', input.patientId, 'Patient'),
        completedAt: null,
        createdAt: now(),
      };
      tasks.push(task);
      return office.task(task);
    }),
    completeTask: guard(({ businessId, id }: { readonly businessId?: string | null; readonly id: string }): Row => {
      scopeOf(backstage, businessId);
      const index = tasks.findIndex(({ key }) => codeOf('task', key) === id);
      const before = tasks[index];
      if (!before) throw refusal('Task not found', 'NOT_FOUND');
      const after = { ...before, completedAt: before.completedAt ?? now() };
      tasks[index] = after;
      return office.task(after);
    }),
    sendMessage: guard(({ businessId, input }: InputArgs<MessageInput>): Row => {
      scopeOf(backstage, businessId);
      const sent = {
        clientKey: keyOfCode('client', input.clientId),
        threadKey: input.conversationId ? (keyOfCode('conversation', input.conversationId) ?? 0) : undefined,
        body: input.body,
      };
      if (sent.clientKey === null) throw refusal('Client not found', 'NOT_FOUND');
      return office.message(rowWritten(writeMessage(practice, ledger, sent, now())));
    }),
    createWebhook: guard(
      ({ input }: { readonly input: { readonly url: string; readonly topics: readonly string[] } }): Row => {
        if (!input.url.startsWith('https://')) throw refusal('url must begin with https://', 'BAD_USER_INPUT');
        made += 1;
        const row = { id: codeOf('webhook', made), ...input, createdAt: dateTime(now()) };
        webhooks.push(row);
        return row;
      },
    ),
    deleteWebhook: guard(({ id }: { readonly id: string }): boolean => {
      const index = webhooks.findIndex((row) => row['id'] === id);
      if (index === -1) throw refusal('Webhook not found', 'NOT_FOUND');
      webhooks.splice(index, 1);
      return true;
    }),
  };
}
