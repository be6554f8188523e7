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
