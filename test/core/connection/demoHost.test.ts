import { expect, it, onTestFinished } from 'vitest';
import { createDemoHost } from '../../../electron/core/connection/demoHost.ts';
import { tuesday } from '../../support/core/memoryCore.ts';

it('starts the demo clinic again after a start that failed', async () => {
  let broken = true;
  const host = createDemoHost({
    now() {
      if (broken) throw new Error('No clock.');
      return tuesday;
    },
  });
  onTestFinished(() => host.close());
  await expect(host.connect()).rejects.toThrow('No clock.');
  broken = false;
  const { endpoint } = await host.connect();
  expect(endpoint.url).toContain('127.0.0.1');
});

it('closes after a start that failed, and shares one server between two concurrent starts', async () => {
  let broken = true;
  const host = createDemoHost({
    now() {
      if (broken) throw new Error('No clock.');
      return tuesday;
    },
  });
  await Promise.allSettled([host.connect()]);
  await expect(host.close()).resolves.toBeUndefined();
  broken = false;
  const [one, other] = await Promise.all([host.connect(), host.connect()]);
  expect(one.endpoint.url).toBe(other.endpoint.url);
  await host.close();
});

it('finds the clinic that another desk of this computer has started on a port that both know', async () => {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const clock = { now: () => tuesday };
  const [one, other] = [createDemoHost(clock, port), createDemoHost(clock, port)];
  onTestFinished(async () => {
    await other.close();
    await one.close();
  });
  const first = await one.connect();
  expect(await other.connect()).toEqual(first);
  expect(first.endpoint.url).toBe(`http://127.0.0.1:${port}/graphql`);
  const answer = await fetch(first.endpoint.url, {
    method: 'POST',
    headers: { authorization: first.keys.kind === 'single' ? first.keys.key : '', 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ org { id } }' }),
  });
  expect(answer.status).toBe(200);
});
