import { utcText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import type { ConnectionArgs } from '../pages.ts';
import { rowOf } from '../practice.ts';
import {
  type MessageRecord,
  type OrderRecord,
  type PaymentRecord,
  type ThreadRecord,
  createLedger,
  dueOf,
  takePayment,
  writeMessage,
} from '../practiceLedger.ts';
import type { Written } from '../practiceWrites.ts';
import { written } from '../refusals.ts';
import { connectionOf, relayIds, relayRecords } from './records.ts';

interface ClientArgs extends ConnectionArgs {
  readonly clientId?: string | null;
}

interface PaymentInput {
  readonly clientMutationId?: string;
  readonly clientId: string;
  readonly invoiceId?: string | null;
  readonly amountCents: number;
  readonly method: string;
  readonly reference?: string | null;
}

interface MessageInput {
  readonly clientMutationId?: string;
  readonly clientId: string;
  readonly threadId?: string | null;
  readonly text: string;
}

type DeskKind = 'Invoice' | 'Payment' | 'MessageThread' | 'Message';

function idOf(kind: DeskKind, key: number): string {
  return Buffer.from(`${kind}:${String(key)}`).toString('base64');
}

/** The key behind an id that may be left out: undefined where it is, null where it was never one of these. */
function keyOf(kind: DeskKind, id: string | null | undefined): number | null | undefined {
  if (id === null || id === undefined) return undefined;
  const [word, digits] = Buffer.from(id, 'base64').toString().split(':');
  return word === kind && digits !== undefined && /^\d+$/.test(digits) ? Number(digits) : null;
}

/** Resolvers of what the Relay service knows of money and messages. */
export function relayDeskRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const { client, patient } = relayRecords(stage);
  const ledger = createLedger(practice);
  const clientOf = (key: number) => () => client(rowOf(practice.clients, key));
  const mine = <Row extends { readonly clientKey: number }>(rows: readonly Row[], { clientId }: ClientArgs) =>
    clientId === null || clientId === undefined
      ? rows
      : rows.filter(({ clientKey }) => clientKey === relayIds.key('client', clientId));

  const stateOf = (row: OrderRecord): string => (dueOf(ledger, row) > 0 ? 'OPEN' : 'PAID');
  function invoice(row: OrderRecord | null): object | null {
    if (!row) return null;
    const totalCents = row.subtotalCents + row.taxCents;
    return {
      __typename: 'Invoice',
      id: idOf('Invoice', row.key),
      number: `INV-${String(4000 + row.key)}`,
      client: clientOf(row.clientKey),
      patient: () => patient(rowOf(practice.patients, row.patientKey)),
      state: () => stateOf(row),
      total: totalCents / 100,
      totalCents,
      amountDueCents: () => dueOf(ledger, row),
      lines: (args: ConnectionArgs) =>
        connectionOf(row.items, args, cap, ({ name, quantity, unitCents }) => ({
          description: name,
          quantity,
          unitPriceCents: unitCents,
        })),
      issuedAt: utcText(row.at),
    };
  }
  const payment = (row: PaymentRecord): object => ({
    __typename: 'Payment',
    id: idOf('Payment', row.key),
    client: clientOf(row.clientKey),
    invoice: () => invoice(rowOf(ledger.orders, row.orderKey)),
    amountCents: row.cents,
    method: row.method,
    reference: row.reference,
    receivedAt: utcText(row.at),
  });
  const messagesOf = (threadKey: number): readonly MessageRecord[] =>
    ledger.messages.filter((row) => row.threadKey === threadKey).toReversed();
  function thread(row: ThreadRecord | null): object | null {
    if (!row) return null;
    const [last] = messagesOf(row.key);
    return {
      __typename: 'MessageThread',
      id: idOf('MessageThread', row.key),
      subject: row.subject,
      client: clientOf(row.clientKey),
      isClosed: row.isClosed,
      lastMessageAt: last && utcText(last.at),
      messages: (args: ConnectionArgs) => connectionOf(messagesOf(row.key), args, cap, message),
    };
  }
  function message(row: MessageRecord): object {
    return {
      __typename: 'Message',
      id: idOf('Message', row.key),
      thread: () => thread(rowOf(ledger.threads, row.threadKey)),
      client: clientOf(row.clientKey),
      text: row.body,
      author: row.author,
      direction: row.isInbound ? 'RECEIVED' : 'SENT',
      isRead: row.isRead,
      sentAt: utcText(row.at),
    };
  }
  // The ledger's names are not this service's.
  const inputNames: Readonly<Record<string, string>> = {
    amount: 'amountCents',
    orderId: 'invoiceId',
    conversationId: 'threadId',
    body: 'text',
  };
  function payload<Row>(
    clientMutationId: string | undefined,
    field: string,
    write: () => Written<Row>,
    show: (row: Row) => object,
  ): object {
    const outcome = written(stage, write);
    if (outcome.ok) return { clientMutationId, [field]: show(outcome.row), userErrors: [] };
    const path = ['input', inputNames[outcome.field] ?? outcome.field];
    return { clientMutationId, userErrors: [{ path, message: outcome.message }] };
  }
  return {
    invoices({ state, ...args }: ClientArgs & { state?: string | null }) {
      const rows = mine(ledger.orders, args)
        .filter((row) => !state || stateOf(row) === state)
        .toSorted((one, other) => other.at - one.at);
      return connectionOf(rows, args, cap, invoice);
    },
    payments(args: ClientArgs) {
      const rows = mine(ledger.payments, args).toReversed();
      return connectionOf(
        rows.toSorted((one, other) => other.at - one.at),
        args,
        cap,
        payment,
      );
    },
    messageThreads: (args: ClientArgs) => connectionOf(mine(ledger.threads, args), args, cap, thread),
    messages({ threadId, ...args }: ClientArgs & { threadId?: string | null }) {
      const threadKey = keyOf('MessageThread', threadId);
      const rows = mine(ledger.messages, args)
        .filter((row) => threadKey === undefined || row.threadKey === threadKey)
        .toReversed();
      return connectionOf(
        rows.toSorted((one, other) => other.at - one.at),
        args,
        cap,
        message,
      );
    },
    recordPayment({ input }: { input: PaymentInput }) {
      const details = {
        clientKey: relayIds.key('client', input.clientId),
        cents: input.amountCents,
        orderKey: keyOf('Invoice', input.invoiceId),
        method: input.method,
        reference: input.reference,
      };
      return payload(input.clientMutationId, 'payment', () => takePayment(practice, ledger, details, now()), payment);
    },
    sendClientMessage({ input }: { input: MessageInput }) {
      const details = {
        clientKey: relayIds.key('client', input.clientId),
        threadKey: keyOf('MessageThread', input.threadId),
        body: input.text,
      };
      return payload(input.clientMutationId, 'message', () => writeMessage(practice, ledger, details, now()), message);
    },
  };
}
