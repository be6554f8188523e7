import type { TaskRecord } from '../backOffice.ts';
import { centsOfDecimal } from '../money.ts';
import type { PaymentRecord } from '../records.ts';
import { invalid, notFound } from '../refusal.ts';
import { recordAudit } from './audit.ts';
import { textOr } from './inputText.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;

interface PaymentInput {
  readonly clientId: string;
  readonly amount: string;
  readonly method: string;
  readonly reference?: string | null;
  readonly locationId?: string | null;
}

interface TaskInput {
  readonly title: string;
  readonly dueDate?: string | null;
  readonly assigneeId?: string | null;
  readonly patientId?: string | null;
}

interface MessageInput {
  readonly clientId: string;
  readonly channel: 'EMAIL' | 'SMS';
  readonly body: string;
}

const mostCents = 10_000_000;

/** Payments, and mutations beyond the desk. */
export const backOfficeMutations: FieldResolvers = {
  recordPayment: (_source: unknown, { input }: { readonly input: PaymentInput }, { store }: Context) => {
    const client = store.client(input.clientId);
    if (!client) throw notFound('Client', input.clientId);
    const locationId = input.locationId ?? null;
    if (locationId !== null && !store.locations.get(locationId)) throw notFound('Location', locationId);
    const amountCents = centsOfDecimal(input.amount);
    if (amountCents === null || amountCents <= 0 || amountCents > mostCents) {
      throw invalid('amount must be a positive sum in whole cents, at most 100000.00');
    }
    const payment: PaymentRecord = {
      id: store.createId(),
      clientId: client.id,
      locationId,
      amountCents,
      method: input.method,
      reference: textOr(null, input.reference, 'reference'),
      paidAt: store.now(),
    };
    // First the log: making the back office reads the balances as they were.
    recordAudit(store, 'recordPayment', payment.id);
    store.putClient({
      ...client,
      balanceCents: client.balanceCents - amountCents,
      updatedAt: store.stampAfter(client.updatedAt),
    });
    return store.backOffice().payments.put(payment);
  },
  createTask: (_source: unknown, { input }: { readonly input: TaskInput }, { store }: Context) => {
    const title = textOr(null, input.title, 'title');
    if (title === null) throw invalid('A task needs a title');
    const task: TaskRecord = {
      id: store.createId(),
      title,
      done: false,
      dueDate: input.dueDate ?? null,
      assigneeId: input.assigneeId ?? null,
      patientId: input.patientId ?? null,
    };
    return store.backOffice().tasks.put(task);
  },
  completeTask: (_source: unknown, { id }: { readonly id: string }, { store }: Context) => {
    const { tasks } = store.backOffice();
    const task = tasks.get(id);
    if (!task) throw notFound('Task', id);
    return tasks.put({ ...task, done: true });
  },
  sendMessage: (_source: unknown, { input }: { readonly input: MessageInput }, { store }: Context) => {
    const client = store.client(input.clientId);
    if (!client) throw notFound('Client', input.clientId);
    if (input.channel === 'EMAIL' && client.email === null) throw invalid('This client has no e-mail address');
    const id = store.createId();
    recordAudit(store, 'sendMessage', id);
    return { id, clientId: client.id, channel: input.channel, body: input.body, status: 'QUEUED' };
  },
  adjustInventoryItem: (
    _source: unknown,
    { id, by }: { readonly id: string; readonly by: number },
    { store }: Context,
  ) => {
    const { inventory } = store.backOffice();
    const item = inventory.get(id);
    if (!item) throw notFound('Inventory item', id);
    if (item.quantity + by < 0) throw invalid(`Only ${String(item.quantity)} of ${item.name} are left`);
    return inventory.put({ ...item, quantity: item.quantity + by });
  },
};
