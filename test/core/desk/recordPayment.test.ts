import { describe, expect, it } from 'vitest';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { sameAmount } from '../../../graphql/service/readers/readMoney.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { changeClient, debtor, paymentsOf, queryBilling, queryNewPayment } from '../../support/core/deskRequests.ts';
import { openLossyTransport } from '../../support/service/lossyTransport.ts';
import { openCoreOver } from '../../support/service/lossyTransport.ts';

/** Cents of an amount, to reckon with. */
function cents(amount: string | undefined): number {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount ?? '') ?? [];
  return Number(`${sign}${whole}${rest.padEnd(2, '0')}`);
}

describe('a payment', () => {
  it('is recorded once, to the cent, and seen in the list and in the balance', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const { id, billing } = await debtor(core);
    const payment = { client: id, amount: '1.05', method: 'CARD', reference: 'Slip 7' };
    const end = await changeClient(core, 'RecordPayment', { payment });
    expect(end).toMatchObject({ __typename: 'Done', client: { id } });
    expect(line.sent).toHaveLength(1);
    expect(line.sent[0]?.variables['input']).toMatchObject({ clientId: id, amount: '1.05', method: 'CARD' });
    const after = await queryBilling(core, id);
    expect(cents(after.balance?.amount)).toBe(cents(billing.balance?.amount) - 105);
    const known = new Set(billing.payments?.entries.map((each) => each.id));
    const made = after.payments?.entries.filter((each) => !known.has(each.id)) ?? [];
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ amount: { amount: '1.05' }, method: 'CARD', reference: 'Slip 7' });
    expect(end).toMatchObject({ id: made[0]?.id });
  });

  it('is found by reading where its answer was lost, and not sent again', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const { id } = await debtor(core);
    const before = await paymentsOf(core, id);
    line.lose = 'answers';
    const payment = { client: id, amount: '2.10', method: 'CASH', known: before.map((each) => each.id) };
    const end = await changeClient(core, 'RecordPayment', { payment });
    expect(end).toMatchObject({ __typename: 'Done', client: { id } });
    expect(line.sent).toHaveLength(1);
    const made = (await paymentsOf(core, id)).filter(({ amount }) => sameAmount(amount?.amount ?? '', '2.10'));
    expect(made).toHaveLength(1);
    expect(end).toMatchObject({ id: made[0]?.id });
  });

  it('stays unknown where it is not among the payments, and can be looked up', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const { id } = await debtor(core);
    const known = (await paymentsOf(core, id)).map((each) => each.id);
    line.lose = 'questions';
    const payment = { client: id, amount: '3.33', method: 'CASH', known };
    expect(await changeClient(core, 'RecordPayment', { payment })).toMatchObject({ __typename: 'OutcomeUnknown' });
    expect(line.sent).toHaveLength(1);
    expect(await queryNewPayment(core, { client: id, amount: '3.33', known })).toBeNull();
    line.lose = 'nothing';
    expect(await changeClient(core, 'RecordPayment', { payment })).toMatchObject({ __typename: 'Done' });
    expect(await queryNewPayment(core, { client: id, amount: '3.330', known })).toMatchObject({
      amount: { amount: '3.33' },
    });
  });

  it('is not taken for an earlier one of the same amount that was known', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const { id } = await debtor(core);
    const paid = { client: id, amount: '5.00', method: 'CASH' };
    expect(await changeClient(core, 'RecordPayment', { payment: paid })).toMatchObject({ __typename: 'Done' });
    const known = (await paymentsOf(core, id)).map((each) => each.id);
    line.lose = 'questions';
    const again = await changeClient(core, 'RecordPayment', { payment: { ...paid, known } });
    expect(again).toMatchObject({ __typename: 'OutcomeUnknown' });
    expect(await queryNewPayment(core, { client: id, amount: '5.00', known })).toBeNull();
    expect(line.sent).toHaveLength(2);
  });

  it('is not sent over one of the same amount that the person has not seen', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const { id } = await debtor(core);
    const known = (await paymentsOf(core, id)).map((each) => each.id);
    const payment = { client: id, amount: '4.00', method: 'CASH', known };
    await changeClient(core, 'RecordPayment', { payment });
    expect(await changeClient(core, 'RecordPayment', { payment })).toMatchObject({
      __typename: 'Conflict',
      client: { id },
    });
    expect(line.sent).toHaveLength(1);
    // Another amount is another payment.
    const other = { ...payment, amount: '4.01' };
    expect(await changeClient(core, 'RecordPayment', { payment: other })).toMatchObject({ __typename: 'Done' });
  });

  it.each(['0', '0.00', '-1.00', '1.005', '1000000000', '1,50', 'ten', ''])(
    'of %s is refused unsent',
    async (amount) => {
      const line = openLossyTransport();
      const core = await openCoreOver(line);
      const end = await changeClient(core, 'RecordPayment', {
        payment: { client: '10001', amount, method: 'CASH' },
      }).catch((error: Error) => error.message);
      if (typeof end !== 'string')
        expect(end).toMatchObject({ __typename: 'Refused', problems: [{ field: 'amount' }] });
      expect(line.sent).toEqual([]);
    },
  );

  it('is refused with the service’s message where it gives one, with nothing recorded', async () => {
    const core = await openCoreOver();
    const before = await paymentsOf(core, '10001');
    const payment = { client: '10001', amount: '900000.00', method: 'CASH' };
    const end = await changeClient(core, 'RecordPayment', { payment });
    expect(end).toMatchObject({ __typename: 'Refused', problems: [{ message: expect.stringContaining('amount') }] });
    expect(
      await changeClient(core, 'RecordPayment', { payment: { ...payment, amount: '1', method: 'SHELLS' } }),
    ).toMatchObject({ __typename: 'Refused', problems: [{ field: 'method' }] });
    expect(await paymentsOf(core, '10001')).toEqual(before);
  });
});

describe('a list of payments that can’t be read', () => {
  /** Payments of this client are lost while `broken` is set. */
  function openBroken() {
    const state = { broken: false };
    const ports: Partial<CorePorts> = {
      async fetch(url, init) {
        if (state.broken && /\bpayments\b/.test(init.body) && !init.body.includes('"query":"mutation'))
          throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
        return nodeFetch(url, init);
      },
    };
    return { state, ports };
  }

  it('reports why and affects no other list', async () => {
    const { state, ports } = openBroken();
    const core = await openCoreOver({ ...openLossyTransport(), ports });
    state.broken = true;
    const { balance, invoices, payments } = await queryBilling(core, '10004');
    expect(balance).not.toBeNull();
    expect(invoices?.problem).toBeNull();
    expect(payments).toMatchObject({ entries: [], complete: false, problem: { kind: 'unreachable' } });
  });

  it('never reports a payment as missing', async () => {
    const { state, ports } = openBroken();
    const core = await openCoreOver({ ...openLossyTransport(), ports });
    state.broken = true;
    expect(await queryNewPayment(core, { client: '10004', amount: '1.00', known: [] })).toEqual(expect.any(String));
  });
});
