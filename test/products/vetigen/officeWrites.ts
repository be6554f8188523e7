import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { keyOfFingerprint, rowWithFp, vetigenIds } from './fingerprints.ts';
import type { VetigenMedical } from './medical.ts';
import type { VetigenMemory } from './memory.ts';
import type { VetigenOffice } from './office.ts';
import { type Respond, rowOfWrite } from './responses.ts';
import { apiError, dateIn, hasSoap, invalid, notFound } from './values.ts';

interface PaymentInput {
  readonly customer_fp: string;
  readonly invoice_fp?: string | null;
  readonly amount_cents: number;
  readonly method: string;
  readonly reference?: string | null;
}

interface MessageInput {
  readonly customer_fp: string;
  readonly conversation_fp?: string | null;
  readonly body: string;
}

interface TodoInput {
  readonly title: string;
  readonly due_on?: string | null;
  readonly assigned_user_fp?: string | null;
}

interface ByFp {
  readonly fp: string;
}

const fieldNames = {
  clientId: 'customer_fp',
  orderId: 'invoice_fp',
  amount: 'amount_cents',
  conversationId: 'conversation_fp',
};
const { key } = vetigenIds;

/** Mutations of records, stock, money, messages, chores and webhooks. */
export function officeWrites(
  { practice, now }: Backstage,
  memory: VetigenMemory,
  medical: VetigenMedical,
  office: VetigenOffice,
  respond: Respond,
): object {
  const { ledger, todos, webhooks } = memory;
  const nextKey = (rows: readonly { readonly key: number }[]): number => 1 + Math.max(0, ...rows.map((row) => row.key));

  return {
    signSoapRecord: respond(({ fp }: ByFp) => {
      const row = rowOf(practice.appointments, keyOfFingerprint('soap', fp));
      if (!row || !hasSoap(row)) throw notFound('SOAP', fp);
      const status = medical.soapStatus(row);
      if (status !== 'IN_PROGRESS') throw apiError('SOAP.IMMUTABLE', `A ${status} record is immutable.`);
      memory.signed.set(row.key, now());
      return medical.soap(row);
    }),
    adjustInventory: respond(({ fp, delta }: ByFp & { readonly delta: number }) => {
      const before = rowWithFp(office.stock(), 'invitem', fp);
      if (!before) throw notFound('INVENTORY', fp);
      // A service has no stock, and nobody is told so.
      if (before.product.category === 'SERVICE') return office.inventoryItem(before);
      if (before.quantity + delta < 0) throw apiError('INVENTORY.INSUFFICIENT_STOCK', 'There is less in stock.');
      memory.stockChanges.set(before.key, (memory.stockChanges.get(before.key) ?? 0) + delta);
      return office.inventoryItem({ ...before, quantity: before.quantity + delta });
    }),
    recordPayment: respond(({ input }: { readonly input: PaymentInput }) => {
      const order = input.invoice_fp ? rowWithFp(ledger.orders, 'invoice', input.invoice_fp) : undefined;
      const payment = {
        clientKey: key('client', input.customer_fp),
        cents: input.amount_cents,
        orderKey: order === undefined ? undefined : (order?.key ?? null),
        method: input.method,
        reference: input.reference,
      };
      return office.payment(rowOfWrite(takePayment(practice, ledger, payment, now()), fieldNames));
    }),
    sendMessage: respond(({ input }: { readonly input: MessageInput }) => {
      const clientKey = key('client', input.customer_fp);
      if (clientKey === null) throw notFound('CUSTOMER', input.customer_fp);
      const thread = input.conversation_fp
        ? rowWithFp(ledger.threads, 'conversation', input.conversation_fp)
        : undefined;
      const threadKey = thread === undefined ? undefined : (thread?.key ?? null);
      const outcome = writeMessage(practice, ledger, { clientKey, threadKey, body: input.body }, now());
      return office.message(rowOfWrite(outcome, fieldNames));
    }),
    createTodo: respond(({ input }: { readonly input: TodoInput }) => {
      if (input.title.trim() === '') throw invalid('title', 'should not be empty');
      const provider = input.assigned_user_fp
        ? rowOf(practice.providers, key('provider', input.assigned_user_fp))
        : undefined;
      if (provider === null) throw notFound('USER', input.assigned_user_fp ?? '');
      const row = {
        key: nextKey(todos),
        title: input.title.trim(),
        dueOn: input.due_on ? dateIn(input.due_on, 'due_on') : null,
        isDone: false,
        providerKey: provider?.key ?? null,
        createdAt: now(),
      };
      todos.push(row);
      return office.todo(row);
    }),
    completeTodo: respond(({ fp }: ByFp) => {
      const before = rowWithFp(todos, 'todo', fp);
      if (!before) throw notFound('TODO', fp);
      const row = { ...before, isDone: true };
      todos[todos.indexOf(before)] = row;
      return office.todo(row);
    }),
    createWebhook: respond(
      ({ input }: { readonly input: { readonly url: string; readonly events: readonly string[] } }) => {
        if (!/^https:\/\/\S+$/.test(input.url)) throw invalid('url', 'must be an HTTPS address');
        if (input.events.length === 0) throw invalid('events', 'should not be empty');
        const row = { key: nextKey(webhooks), url: input.url, events: input.events, createdAt: now() };
        webhooks.push(row);
        return office.webhook(row);
      },
    ),
    deleteWebhook: respond(({ fp }: ByFp) => {
      const row = rowWithFp(webhooks, 'webhook', fp);
      if (!row) throw notFound('WEBHOOK', fp);
      webhooks.splice(webhooks.indexOf(row), 1);
      return office.webhook(row);
    }),
  };
}
