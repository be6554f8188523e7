import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Certificates, makeCertificates } from '../support/service/certificates.ts';
import { queryWith, keyHeaders, postDialect } from './dialectRequests.ts';
import type { Dialect, DialectOptions, DialectServer } from './dialect.ts';
import { mixed } from './mixed/mixed.ts';
import { createPractice, dialectNow } from './practice.ts';
import { centsOf, createLedger, dueOf } from './practiceLedger.ts';
import { relay } from './relay/relay.ts';

let certificates: Certificates;
const running: DialectServer[] = [];

beforeAll(async () => {
  certificates = await makeCertificates();
});
afterAll(() => Promise.all(running.map((server) => server.close())));

// Sound: each test states the shape of its own query, and fails where the answer is another.
type Requested = <Data>(query: string, variables?: object) => Promise<Data>;

async function open(dialect: Dialect, options: Partial<DialectOptions> = {}) {
  const server = await dialect.start({ tls: certificates.server, ...options });
  running.push(server);
  const runQuery = queryWith(dialect, server, certificates.authority) as Requested;
  const refusal = async (query: string): Promise<string | undefined> => {
    const { body } = await postDialect(server, query, { headers: keyHeaders(dialect), ca: certificates.authority });
    return body.errors?.[0]?.message;
  };
  return { runQuery, refusal };
}

describe('the ledger of a practice', () => {
  it('belongs to its clients, adds up and leaves something to pay', () => {
    const practice = createPractice();
    const ledger = createLedger(practice);
    expect(createLedger(createPractice())).toEqual(ledger);
    const living = new Set(practice.clients.filter(({ isDeleted }) => !isDeleted).map(({ key }) => key));
    for (const rows of [ledger.orders, ledger.payments, ledger.credits, ledger.threads, ledger.messages])
      expect(rows.length > 5 && rows.every(({ clientKey }) => living.has(clientKey))).toBe(true);
    for (const order of ledger.orders) {
      expect(order.items.reduce((sum, item) => sum + item.quantity * item.unitCents, 0)).toBe(order.subtotalCents);
      const patient = practice.patients.find(({ key }) => key === order.patientKey);
      expect(patient?.clientKey).toBe(order.clientKey);
      expect(dueOf(ledger, order)).toBeGreaterThanOrEqual(0);
      expect(order.at).toBeLessThanOrEqual(dialectNow);
    }
    const dues = ledger.orders.map((order) => dueOf(ledger, order));
    expect([dues.includes(0), dues.some((due) => due > 0)]).toEqual([true, true]);
  });
});

describe('mixed', () => {
  const orderFields =
    'id status subtotalCents totalAfterTaxCents paymentDueCents totalPaid client { id } patient { clientId }';
  interface Order {
    readonly id: string;
    readonly subtotalCents: number;
    readonly totalAfterTaxCents: number;
    readonly paymentDueCents: number;
    readonly totalPaid: string;
    readonly client: { readonly id: string };
    readonly patient: { readonly clientId: string };
  }

  it('records a payment for an order, whose open amount then decreases', async () => {
    const { runQuery, refusal } = await open(mixed);
    const { orders } = await runQuery<{ orders: Order[] }>(`{ orders(limit: 200) { ${orderFields} } }`);
    for (const { totalAfterTaxCents, paymentDueCents, totalPaid, client, patient } of orders) {
      expect(totalAfterTaxCents - paymentDueCents).toBe(centsOf(totalPaid));
      expect(patient.clientId).toBe(client.id);
    }
    const owing = orders.find(({ paymentDueCents }) => paymentDueCents > 5000);
    if (!owing) throw new Error('Nobody owes anything');
    const { orderItems } = await runQuery<{ orderItems: { subtotalCents: number }[] }>(
      `{ orderItems(orderId: "${owing.id}") { id name quantity unitPriceCents subtotalCents } }`,
    );
    expect(orderItems.reduce((sum, item) => sum + item.subtotalCents, 0)).toBe(owing.subtotalCents);
    const clientId = owing.client.id;
    const pay = (amount: string, orderId: string): string =>
      `mutation { createPayment(clientId: "${clientId}", input: { amount: "${amount}", methodType: "CASH", orderIds: ["${orderId}"] }) { id amount } }`;
    const { createPayment } = await runQuery<{ createPayment: { id: string } }>(pay('20.05', owing.id));
    const after = await runQuery<{ orders: Order[]; payments: { id: string }[]; accountsReceivableBalance: string }>(
      `{ orders(clientId: "${clientId}") { ${orderFields} } payments(clientId: "${clientId}", limit: 1) { id amount }
        accountsReceivableBalance(clientId: "${clientId}") }`,
    );
    expect(after.payments).toEqual([createPayment]);
    expect(after.orders.find(({ id }) => id === owing.id)?.paymentDueCents).toBe(owing.paymentDueCents - 2005);
    expect(centsOf(after.accountsReceivableBalance)).toBe(
      after.orders.reduce((sum, { paymentDueCents }) => sum + paymentDueCents, 0),
    );
    expect(await refusal(pay('0', owing.id))).toMatch(/above zero/);
    expect(await refusal(pay('1.005', owing.id))).toMatch(/above zero/);
    expect(await refusal(pay('99999', owing.id))).toMatch(/more than is left/);
    expect(await refusal(pay('1', '9999'))).toMatch(/No such order/);
  });

  it('keeps a message in its conversation', async () => {
    const { runQuery, refusal } = await open(mixed);
    interface Threads {
      readonly conversationsPaginated: {
        readonly entries: readonly { readonly id: string; readonly client: { readonly id: string } }[];
        readonly metadata: { readonly after: string | null; readonly totalCount: number };
      };
    }
    const list = (args: string): string =>
      `{ conversationsPaginated(${args}) { entries { id subject closed client { id } latestMessage { body deliveryStatus } } metadata { after totalCount } } }`;
    const first = (await runQuery<Threads>(list('limit: 5'))).conversationsPaginated;
    const second = (await runQuery<Threads>(list(`limit: 5, after: "${String(first.metadata.after)}"`)))
      .conversationsPaginated;
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(10);
    const [thread] = first.entries;
    const clientId = String(thread?.client.id);
    const send = (body: string): string =>
      `mutation { createMessage(conversationId: "${String(thread?.id)}", clientId: "${clientId}", body: "${body}") { body deliveryStatus } }`;
    const { createMessage } = await runQuery<{ createMessage: object }>(send('See you soon'));
    const { conversationsPaginated } = await runQuery<Threads>(list(`clientId: "${clientId}"`));
    expect(conversationsPaginated.entries).toEqual([{ ...thread, latestMessage: createMessage }]);
    expect(await refusal(send('  '))).toMatch(/text is needed/);
  });

  it('has the record of a patient, and credits', async () => {
    const { runQuery } = await open(mixed);
    const { encounters } = await runQuery<{ encounters: { patient: { id: string } }[] }>(
      '{ encounters(limit: 5) { id patient { id } } }',
    );
    expect(encounters).toHaveLength(5);
    const id = encounters[0]?.patient.id;
    const data = await runQuery<Record<string, object[]>>(
      `{ encounters(patientId: "${String(id)}") { patient { id } } vitals(patientId: "${String(id)}") { id name value unit }
        patientVaccines(patientId: "${String(id)}") { id name dueOn }
        creditMemos(start: "2026-01-01", end: "2026-11-17") { id amountCents client { id } }
        accountCreditHistory(clientId: "11") { amountCents description } }`,
    );
    expect(data['encounters']?.every((row) => JSON.stringify(row) === JSON.stringify({ patient: { id } }))).toBe(true);
    for (const rows of Object.values(data)) expect(rows.length).toBeGreaterThan(0);
    expect(data['accountCreditHistory']).toEqual([{ amountCents: 5500, description: 'Goodwill' }]);
  });
});

describe('relay', () => {
  interface Edges<Node> {
    readonly edges: readonly { readonly node: Node }[];
  }
  interface Invoice {
    readonly id: string;
    readonly totalCents: number;
    readonly total: number;
    readonly amountDueCents: number;
    readonly client: { readonly id: string };
  }

  it('records a payment for an invoice, or gives the reason in the payload', async () => {
    const { runQuery } = await open(relay);
    const list = (args: string): string =>
      `{ invoices(first: 50, ${args}) { edges { node { id state total totalCents amountDueCents client { id } } } } }`;
    const { invoices } = await runQuery<{ invoices: Edges<Invoice> }>(list('state: OPEN'));
    const owing = invoices.edges.map(({ node }) => node).find(({ amountDueCents }) => amountDueCents > 5000);
    if (!owing) throw new Error('Nobody owes anything');
    expect(Math.round(owing.total * 100)).toBe(owing.totalCents);
    interface Paid {
      readonly recordPayment: {
        readonly payment: { readonly id: string } | null;
        readonly userErrors: readonly { readonly path: readonly string[]; readonly message: string }[];
      };
    }
    const pay = async (amountCents: number): Promise<Paid['recordPayment']> => {
      const query = `mutation P($input: RecordPaymentInput!) { recordPayment(input: $input) { payment { id } userErrors { path message } } }`;
      const input = { clientId: owing.client.id, invoiceId: owing.id, amountCents, method: 'CARD' };
      return (await runQuery<Paid>(query, { input })).recordPayment;
    };
    const { payment, userErrors } = await pay(1234);
    expect(userErrors).toEqual([]);
    const after = await runQuery<{ payments: Edges<object> }>(
      `{ payments(first: 1, clientId: "${owing.client.id}") { edges { node { id } } } }`,
    );
    expect(after.payments.edges).toEqual([{ node: payment }]);
    const own = await runQuery<{ invoices: Edges<Invoice> }>(list(`clientId: "${owing.client.id}"`));
    expect(own.invoices.edges.every(({ node }) => node.client.id === owing.client.id)).toBe(true);
    expect(own.invoices.edges.find(({ node }) => node.id === owing.id)?.node.amountDueCents).toBe(
      owing.amountDueCents - 1234,
    );
    expect(await pay(0)).toEqual({
      payment: null,
      userErrors: [{ path: ['input', 'amountCents'], message: 'An amount above zero is needed' }],
    });
  });

  it('stores a message in its thread, or gives the reason in the payload', async () => {
    const { runQuery } = await open(relay);
    interface Thread {
      readonly id: string;
      readonly client: { readonly id: string };
      readonly messages: Edges<{ readonly id: string }>;
    }
    const { messageThreads } = await runQuery<{ messageThreads: Edges<Thread> }>(
      '{ messageThreads(first: 1) { edges { node { id client { id } messages(first: 10) { edges { node { id } } } } } } }',
    );
    const thread = messageThreads.edges[0]?.node;
    const send = (
      text: string,
    ): Promise<{ sendClientMessage: { message: { id: string } | null; userErrors: object[] } }> => {
      const input = { clientId: thread?.client.id, threadId: thread?.id, text };
      const query = `mutation S($input: SendClientMessageInput!) { sendClientMessage(input: $input) { message { id } userErrors { path message } } }`;
      return runQuery(query, { input });
    };
    const { sendClientMessage } = await send('See you soon');
    const { messages } = await runQuery<{ messages: Edges<{ id: string }> }>(
      `{ messages(first: 50, threadId: "${String(thread?.id)}") { edges { node { id } } } }`,
    );
    expect(messages.edges).toEqual([{ node: sendClientMessage.message }, ...(thread?.messages.edges ?? [])]);
    expect((await send(' ')).sendClientMessage).toEqual({
      message: null,
      userErrors: [{ path: ['input', 'text'], message: 'A text is needed' }],
    });
  });

  it('refuses every write when configured so', async () => {
    const { runQuery } = await open(relay, { refuseWrites: 'Closed for the night' });
    const input = { clientId: Buffer.from('Client:1').toString('base64'), text: 'Hello' };
    const query = `mutation S($input: SendClientMessageInput!) { sendClientMessage(input: $input) { userErrors { message } } }`;
    expect(await runQuery(query, { input })).toEqual({
      sendClientMessage: { userErrors: [{ message: 'Closed for the night' }] },
    });
  });
});
