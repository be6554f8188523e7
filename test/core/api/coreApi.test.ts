import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Channel } from '../../../electron/contract/channels.ts';
import { guards, maxEnvelopeCharacters } from '../../../electron/contract/guards.ts';
import { startTestCore, type TestCore } from '../../support/core/memoryCore.ts';

let test: TestCore;
beforeAll(async () => {
  test = await startTestCore();
});
afterAll(() => test.close());

async function send(text: string): Promise<{ ok: boolean; failure?: { kind: string; message: string } }> {
  return JSON.parse(await test.core.request(text));
}

const good = { id: '1', channel: 'settings:read', payload: null };

const refused: readonly (readonly [string, string, string])[] = [
  ['text that is no JSON', '{', 'notJson'],
  ['an unknown channel', JSON.stringify({ ...good, channel: 'vault:read' }), 'channel'],
  ['a channel of the prototype', JSON.stringify({ ...good, channel: 'constructor' }), 'channel'],
  ['a missing id', JSON.stringify({ channel: 'settings:read', payload: null }), 'shape'],
  ['an additional key', JSON.stringify({ ...good, extra: 1 }), 'shape'],
  ['an own __proto__', '{"id":"1","channel":"settings:read","payload":null,"__proto__":{}}', 'shape'],
  ['a payload of another channel', JSON.stringify({ ...good, payload: { id: 'x' } }), 'payload'],
  [
    'variables that poison',
    '{"id":"1","channel":"desk:query","payload":{"operation":"ClientList","variables":{"a":{"__proto__":1}}}}',
    'payload',
  ],
  [
    'variables in a list',
    JSON.stringify({ ...good, channel: 'desk:query', payload: { operation: 'ClientList', variables: [] } }),
    'payload',
  ],
  ['a question that is too large', JSON.stringify({ ...good, id: 'x'.repeat(maxEnvelopeCharacters) }), 'tooLarge'],
  ['a question nested too deep', '['.repeat(100_000), 'nesting'],
];

describe('the core API', () => {
  it('answers a well-formed request', async () => {
    expect(await send(JSON.stringify(good))).toMatchObject({ ok: true, value: { environment: 'demo' } });
  });

  it.each(refused)('refuses %s as data', async (_name, text) => {
    expect(await send(text)).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
  });

  it('logs why it refused, without the request’s content', async () => {
    const other = await startTestCore();
    for (const [, text] of refused) await other.core.request(text);
    await other.core.close();
    const log = readFileSync(join(other.folder, 'logs', 'front-desk.log'), 'utf8');
    const reasons = [...log.matchAll(/"event":"refused".*"why":"(\w+)"/g)].map(([, reason]) => reason);
    expect(reasons).toEqual(refused.map(([, , reason]) => reason));
    expect(log).not.toContain('vault:read');
    await other.close();
  });

  it('refuses an operation that is not registered, even a valid one', async () => {
    const query = { operation: '{ org { id } }', variables: {} };
    expect(await test.request('desk:query', query)).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
    expect(await test.request('desk:query', { operation: 'toString', variables: {} })).toMatchObject({ ok: false });
  });

  it('refuses variables of the wrong type without querying the service', async () => {
    const answer = await test.request('desk:query', { operation: 'ClientList', variables: { first: 'many' } });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
  });

  it('cancels a request by its id', async () => {
    const pending = test.request('desk:query', { operation: 'ClientList', variables: { search: 'a' } }, 'slow');
    await test.request('request:cancel', { id: 'slow' });
    const answer = await pending;
    expect(answer.ok && answer.value.errors?.[0]?.extensions?.['failure']).toMatchObject({ kind: 'cancelled' });
  });

  it('answers every value on every channel with a Result and never accepts what a guard refuses', async () => {
    // Sound: the keys of guards are the channels.
    const channels = Object.keys(guards) as Channel[];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...channels), fc.jsonValue({ maxDepth: 4 }), async (channel, payload) => {
        fc.pre(!guards[channel](payload));
        const answer = await send(JSON.stringify({ id: 'fuzz', channel, payload }));
        expect(answer).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
      }),
      { numRuns: 1_500 },
    );
  });

  it('survives any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(typeof (await send(text)).ok).toBe('boolean');
      }),
      { numRuns: 1_000 },
    );
  });
});
