import { buildSchema, graphqlSync } from 'graphql';
import { expect, it } from 'vitest';
import { createIdentify } from '../../../../electron/core/adapter/map/identifyService.ts';
import type { Send } from '../../../../electron/core/connection/transport/transport.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';

const schema = buildSchema(`
  type Query { clients(limit: Int, offset: Int): [Client!]! }
  type Client { id: ID! firstName: String lastName: String phone: String }
`);

/** A service that refuses every offset, though its schema has one. */
function sendTo(clients: readonly object[]): { readonly send: Send; readonly asked: unknown[] } {
  const asked: unknown[] = [];
  const rootValue = {
    clients: (args: { readonly offset?: number }) => {
      asked.push(args);
      if (args.offset !== undefined) throw new Error('Skip clause is not supported.');
      return clients;
    },
  };
  const send: Send = async (request) => {
    const { query: source, variables: variableValues } = request;
    const result = graphqlSync({ schema, source, rootValue, variableValues });
    const errors = (result.errors ?? []).map(({ message, path = [] }) => ({ message, code: null, path, line: null }));
    // Sound: what was answered is plain data.
    const data = JSON.parse(JSON.stringify(result.data ?? null)) as Record<string, unknown> | null;
    const outcome: Outcome = errors.length > 0 || !data ? { kind: 'refused', errors } : { kind: 'ok', data };
    return outcome;
  };
  return { send, asked };
}

it('verifies a key by a list that is refused with an offset, and read without', async () => {
  const { send, asked } = sendTo([{ id: 'c1', firstName: 'Ada', lastName: 'Abbott', phone: '+1 207 555 0101' }]);
  const identify = createIdentify(send, { now: () => Date.parse('2026-11-17T15:00:00Z') });
  const origin = 'https://clinic.example.test';
  const endpoint = { url: `${origin}/graphql`, origin, host: 'clinic.example.test' };
  const access = { endpoint, keys: { kind: 'single', key: 'a test key' } } as const;
  const { outcome, organization } = await identify(access, new AbortController().signal);
  expect(outcome.kind).toBe('ok');
  expect(organization?.name).toBe('clinic.example.test');
  expect(asked).toEqual([{ limit: 2, offset: 0 }, { limit: 2 }]);
});
