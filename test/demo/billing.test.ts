import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { centsOfDecimal, costOf, decimalOfCents, percentOf, quantityText } from '../../graphql/demo/money.ts';
import type { DemoClinic } from '../../graphql/demo/server.ts';
import { runQuery, saturdayMorning, startClinic } from './clinicRequests.ts';

let clinic: DemoClinic;
let clock = saturdayMorning;

beforeAll(async () => {
  clinic = await startClinic({ now: () => clock });
});
afterAll(() => clinic.close());

interface Invoice {
  readonly id: string;
  readonly status: string;
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
  readonly amountDue: string;
  readonly appointmentId: string | null;
  readonly client: { readonly id: string; readonly balance: string };
  readonly lines: readonly { readonly quantity: string; readonly unitPrice: string; readonly total: string }[];
}

const invoiceFields = `id status subtotal tax total amountDue currency dueDate appointmentId client { id balance }
  patient { id } lines { id description quantity unitPrice total }`;
const pay = `mutation P($input: PaymentInput!) { recordPayment(input: $input) {
  id amount currency invoiceId note client { id balance } } }`;

const cents = (text: string): number => centsOfDecimal(text) ?? Number.NaN;
const sum = (texts: readonly string[]): number => texts.reduce((all, text) => all + cents(text), 0);

async function allInvoices(args: string): Promise<Invoice[]> {
  const rows: Invoice[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await runQuery<{ invoices: { entries: Invoice[]; metadata: { totalCount: number } } }>(
      clinic.url,
      `query I($page: Int) { invoices(page: $page, pageSize: 200, ${args}) { entries { ${invoiceFields} } metadata { totalCount } } }`,
      { page },
    );
    rows.push(...data.invoices.entries);
    if (rows.length >= data.invoices.metadata.totalCount) return rows;
  }
}

async function refuse(query: string, input: object, message: RegExp, code = 'validation_failed'): Promise<void> {
  const { errors } = await runQuery(clinic.url, query, { input });
  expect(errors?.[0]?.message).toMatch(message);
  expect(errors?.[0]?.extensions?.code).toBe(code);
}

describe('money', () => {
  it('is counted by its digits, never by floats', () => {
    expect(['0.29', '1.10', '-12.5', '7', '1.230'].map(centsOfDecimal)).toEqual([29, 110, -1250, 700, 123]);
    expect(['1.005', '1.0001', 'x', '1e3', ''].map(centsOfDecimal)).toEqual([null, null, null, null, null]);
    expect([29, -5, 123_456].map(decimalOfCents)).toEqual(['0.29', '-0.05', '1234.56']);
    expect([100, 50, 3000, 125].map(quantityText)).toEqual(['1', '0.5', '30', '1.25']);
    expect([costOf(587, 150), costOf(333, 50), percentOf(999, 1550)]).toEqual([881, 167, 155]);
  });
});

describe('any sum', () => {
  const sums = fc.integer({ min: -10_000_000, max: 10_000_000 });

  it('is read back as it was written', () => {
    fc.assert(fc.property(sums, (size) => centsOfDecimal(decimalOfCents(size)) === size));
  });

  it('of several pieces costs as many times one, and a share and its rest are the whole', () => {
    const some = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        some,
        fc.integer({ min: 1, max: 500 }),
        (price, pieces) => costOf(price, pieces * 100) === price * pieces,
      ),
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 10_000 }), (price, rate) => {
        const share = percentOf(price, rate);
        return Number.isInteger(share) && share >= 0 && share <= price && percentOf(price, 10_000) === price;
      }),
    );
  });
});

describe('invoices', () => {
  it('are the sum of their lines and the tax, to the cent', async () => {
    const invoices = await allInvoices('status: null');
    expect(invoices.length).toBeGreaterThan(200);
    expect(new Set(invoices.map(({ id }) => id)).size).toBe(invoices.length);
    expect(invoices.some(({ tax }) => cents(tax) > 0)).toBe(true);
    for (const { subtotal, tax, total, amountDue, status, lines } of invoices) {
      expect(sum(lines.map((line) => line.total))).toBe(cents(subtotal));
      expect(cents(subtotal) + cents(tax)).toBe(cents(total));
      expect(cents(amountDue) > 0).toBe(status === 'OPEN');
      expect(cents(amountDue)).toBeLessThanOrEqual(cents(total));
      for (const line of lines) expect(costOf(cents(line.unitPrice), cents(line.quantity))).toBe(cents(line.total));
    }
  });

  it('and credits equal the clients’ balances exactly', async () => {
    const open = await allInvoices('status: OPEN');
    const { data } = await runQuery<{ creditMemos: { remaining: string; client: { id: string } }[] }>(
      clinic.url,
      '{ creditMemos(limit: 200) { amount remaining reason issuedAt client { id } } }',
    );
    expect(data.creditMemos.some(({ remaining }) => remaining === '0.00')).toBe(true);
    const owed = new Map<string, number>();
    const add = (id: string, more: number): unknown => owed.set(id, (owed.get(id) ?? 0) + more);
    for (const { client, amountDue } of open) add(client.id, cents(amountDue));
    for (const { client, remaining } of data.creditMemos) add(client.id, -cents(remaining));
    let offset = 0;
    for (; offset < 600; offset += 200) {
      const { data: people } = await runQuery<{ getClients: { id: string; balance: string }[] }>(
        clinic.url,
        'query C($offset: Int) { getClients(limit: 200, offset: $offset) { id balance } }',
        { offset },
      );
      for (const { id, balance } of people.getClients)
        expect(`${id} ${balance}`).toBe(`${id} ${decimalOfCents(owed.get(id) ?? 0)}`);
    }
  });

  it('are open for most of those who are in the clinic', async () => {
    const open = new Set((await allInvoices('status: OPEN')).map(({ appointmentId }) => appointmentId));
    const { data } = await runQuery<{ appointments: { id: string }[] }>(
      clinic.url,
      `{ appointments(limit: 200, statuses: [CHECKED_IN, IN_PROGRESS, CHECKING_OUT]) { id type { isBlockoff } } }`,
    );
    const here = data.appointments.map(({ id }) => id);
    expect(here.length).toBeGreaterThan(4);
    expect(here.filter((id) => open.has(id)).length).toBeGreaterThan(here.length / 2);
  });

  it('keep a note until it is taken away', async () => {
    const [invoice] = await allInvoices('status: OPEN');
    const note = 'mutation N($id: ID!, $note: String) { updateInvoiceNote(id: $id, note: $note) { id note } }';
    const put = async (text: string | null): Promise<unknown> =>
      (await runQuery(clinic.url, note, { id: invoice?.id, note: text })).data;
    expect(await put(' will pay Friday ')).toEqual({ updateInvoiceNote: { id: invoice?.id, note: 'will pay Friday' } });
    expect(await put(null)).toEqual({ updateInvoiceNote: { id: invoice?.id, note: null } });
    expect((await runQuery(clinic.url, note, { id: '1', note: '' })).errors?.[0]?.extensions?.code).toBe('not_found');
  });
});

describe('a payment', () => {
  interface Paid {
    readonly recordPayment: { id: string; client: { balance: string }; invoiceId: string | null; note: string | null };
  }

  async function take(input: object): Promise<Paid['recordPayment']> {
    const { data, errors } = await runQuery<Paid>(clinic.url, pay, { input });
    expect(errors).toBeUndefined();
    return data.recordPayment;
  }

  async function stateOf(id: string): Promise<Invoice> {
    const { data } = await runQuery<{ invoice: Invoice }>(clinic.url, `{ invoice(id: "${id}") { ${invoiceFields} } }`);
    return data.invoice;
  }

  it.each([
    ['of a visit', true],
    ['of earlier', false],
  ])(
    'of an invoice %s lowers what is due and the balance, and is first in the list at once',
    async (_name, ofVisit) => {
      const open = await allInvoices('status: OPEN');
      const invoice = open.find(
        ({ appointmentId, total }) => (appointmentId !== null) === ofVisit && cents(total) > 2000,
      );
      if (!invoice) throw new Error('There is no such invoice');
      const { id: clientId, balance } = invoice.client;
      const due = cents(invoice.amountDue);
      const part = await take({ clientId, amount: '10.01', method: 'CASH', invoiceId: invoice.id, note: ' in coins ' });
      expect(part).toMatchObject({ invoiceId: invoice.id, note: 'in coins', currency: 'USD' });
      expect(cents(part.client.balance)).toBe(cents(balance) - 1001);
      expect(await stateOf(invoice.id)).toMatchObject({ status: 'OPEN', amountDue: decimalOfCents(due - 1001) });
      const tooMuch = { clientId, amount: decimalOfCents(due - 1000), method: 'CARD', invoiceId: invoice.id };
      await refuse(pay, tooMuch, /more than the \d+\.\d\d that invoice HP-\d+ leaves to pay/);
      const rest = await take({ clientId, amount: decimalOfCents(due - 1001), method: 'CARD', invoiceId: invoice.id });
      expect(cents(rest.client.balance)).toBe(cents(balance) - due);
      expect(await stateOf(invoice.id)).toMatchObject({ status: 'PAID', amountDue: '0.00' });
      await refuse(pay, { clientId, amount: '1', method: 'CARD', invoiceId: invoice.id }, /already paid/);
      const { data } = await runQuery<{ payments: { edges: { node: { id: string } }[] } }>(
        clinic.url,
        `{ payments(clientId: "${clientId}", first: 2) { edges { node { id } } } }`,
      );
      expect(data.payments.edges.map(({ node }) => node.id)).toEqual([rest.id, part.id]);
    },
  );

  it('is refused with a clear message where it can’t be right', async () => {
    const [first, second] = await allInvoices('status: OPEN');
    const input = { clientId: first?.client.id, method: 'CARD' };
    for (const amount of ['0', '-5', '1.005', '100000.01'])
      await refuse(pay, { ...input, amount }, /positive sum in whole cents/);
    await refuse(pay, { ...input, clientId: '1', amount: '5' }, /Client 1 was not found/, 'not_found');
    await refuse(pay, { ...input, invoiceId: '1', amount: '5' }, /Invoice 1 was not found/, 'not_found');
    const other = second?.client.id === first?.client.id ? undefined : second?.id;
    await refuse(pay, { ...input, invoiceId: other, amount: '5' }, /belongs to another client/);
  });

  it('is created when a client leaves, but not for a visit that was completed at the desk', async () => {
    const open = (await allInvoices('status: OPEN')).filter(({ appointmentId }) => appointmentId !== null);
    const [byHand] = open;
    const end = `mutation E($id: ID!) { updateAppointment(id: $id, input: { status: COMPLETED }) { id status } }`;
    await runQuery(clinic.url, end, { id: byHand?.appointmentId });
    clock += 4 * 3_600_000;
    const later = new Map((await allInvoices('status: null')).map((invoice) => [invoice.id, invoice] as const));
    expect(later.get(byHand?.id ?? '')).toMatchObject({ status: 'OPEN', amountDue: byHand?.amountDue });
    for (const { id } of open.slice(1)) expect(later.get(id)).toMatchObject({ status: 'PAID', amountDue: '0.00' });
  });
});

describe('estimates', () => {
  const create = `mutation E($input: EstimateInput!) { createEstimate(input: $input) {
    id number status total validUntil note client { id } lines { description quantity unitPrice total } } }`;
  const line = { description: 'Blood test', price: { amount: '79.99' } };
  const input = { clientId: '10003', lines: [line] };

  it('are counted line by line with their discounts, and are listed', async () => {
    const lines = [
      line,
      { description: 'Food', quantity: '1.5', price: { amount: '5.87', discount: { kind: 'PERCENT', value: '10' } } },
      { description: 'Exam', quantity: '2', price: { amount: '68', discount: { kind: 'AMOUNT', value: '8.50' } } },
    ];
    const { data, errors } = await runQuery<{ createEstimate: { id: string } }>(clinic.url, create, {
      input: { ...input, lines },
    });
    expect(errors).toBeUndefined();
    expect(data.createEstimate).toMatchObject({
      status: 'DRAFT',
      total: '206.91',
      validUntil: '2026-12-21',
      lines: [
        { quantity: '1', unitPrice: '79.99', total: '79.99' },
        { quantity: '1.5', unitPrice: '5.28', total: '7.92' },
        { quantity: '2', unitPrice: '59.50', total: '119.00' },
      ],
    });
    const listed = await runQuery(clinic.url, '{ estimates(clientId: "10003", limit: 1) { id } }');
    expect(listed.data).toEqual({ estimates: [{ id: data.createEstimate.id }] });
  });

  it('are refused where they can not be counted', async () => {
    const price = (more: object): object => ({ ...input, lines: [{ ...line, ...more }] });
    await refuse(create, { ...input, lines: [] }, /1 to 50 lines/);
    await refuse(create, price({ description: ' ' }), /Line 1 needs a description/);
    await refuse(create, price({ quantity: '0' }), /quantity of Blood test/);
    await refuse(create, price({ price: { amount: '1.999' } }), /whole cents/);
    await refuse(create, price({ price: { amount: '5', discount: { kind: 'PERCENT', value: '101' } } }), /100 percent/);
    await refuse(
      create,
      price({ price: { amount: '5', discount: { kind: 'AMOUNT', value: '6' } } }),
      /more than its price/,
    );
    await refuse(create, { ...input, validUntil: '2026-01-01' }, /past/);
    await refuse(create, { ...input, patientId: '500001' }, /belongs to another client/);
    await refuse(create, { ...input, clientId: '1' }, /was not found/, 'not_found');
  });
});
