import { describe, expect, it } from 'vitest';
import { sameAmount } from '../../../graphql/service/readers/readMoney.ts';
import { dialects } from '../../dialects/dialects.ts';
import { changeClient, queryBilling, queryDay, queryOffer } from '../../support/core/deskRequests.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';

/** Dialects with payments of their own shapes: pages and whole amounts, connections and inputs. */
const withPayments = dialects
  .filter(({ name }) => ['mixed', 'relay'].includes(name))
  .map((each) => [each.name, each] as const);

describe.each(withPayments)('payments at %s', (_name, dialect) => {
  it('are recorded once and to the cent, also where the answer is lost', async () => {
    const state = { lose: false };
    const { test, server } = await connectDialect(
      dialect,
      {},
      {
        async fetch(url, init) {
          const response = await nodeFetch(url, init);
          if (state.lose && init.body.includes('"query":"mutation'))
            throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
          return response;
        },
      },
    );
    const offer = await queryOffer(test, 'recordPayment');
    expect(offer).toMatchObject({ offered: true });
    const day = await queryDay(test, { date: '2026-11-17' });
    const client = day.appointments.find((each) => each.client)?.client?.id ?? '';
    const method = offer?.choices.find(({ field }) => field === 'method')?.values[0] ?? null;
    for (const [amount, lose] of [
      ['12.05', false],
      ['30.10', true],
    ] as const) {
      state.lose = lose;
      const known = (await queryBilling(test, client)).payments?.entries.map(({ id }) => id) ?? [];
      const end = await changeClient(test, 'RecordPayment', { payment: { client, amount, method, known } });
      expect(end).toMatchObject({ __typename: 'Done' });
      const { payments } = await queryBilling(test, client);
      expect(payments?.problem).toBeNull();
      const made = payments?.entries.filter(({ id }) => !known.includes(id)) ?? [];
      expect(made).toHaveLength(1);
      expect(sameAmount(made[0]?.amount?.amount ?? '', amount)).toBe(true);
    }
    expect(server.received.mutations).toHaveLength(2);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
