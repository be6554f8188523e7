import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Notice } from '../../../electron/contract/settings.ts';
import { schemaNames } from '../../../graphql/service/introspection/schemaPieces.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect, DialectServer } from '../../dialects/dialect.ts';
import { relay } from '../../dialects/relay/relay.ts';
import { relayRoots } from '../../dialects/relay/resolvers.ts';
import { registry } from '../../dialects/registry/registry.ts';
import { registryRoots } from '../../dialects/registry/resolvers.ts';
import { queryDesk, readMapView } from '../../support/core/explorerRequests.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';

/** Long enough for something that must not happen, were it to happen. */
const aWhile = 250;
const longTimeout = { timeout: 10_000 };
const day = { date: '2026-11-17' };

/** The registry after its operator gave the lists of staff and of kinds other names. */
const changed: Dialect = defineDialect({
  ...registry,
  sdl: registry.sdl.replace('resources(', 'staff(').replaceAll('slotKinds', 'visitKinds'),
  roots(stage) {
    const roots = registryRoots(stage);
    return { ...roots, staff: Reflect.get(roots, 'resources'), visitKinds: Reflect.get(roots, 'slotKinds') };
  },
});

/** A new clinic without any data. */
const newClinic: Dialect = defineDialect({
  ...relay,
  roots: (stage) =>
    relayRoots({
      ...stage,
      practice: {
        ...stage.practice,
        places: [],
        providers: [],
        visitTypes: [],
        clients: [],
        patients: [],
        appointments: [],
      },
    }),
});

function readingsOf({ received }: DialectServer): number {
  return received.documents.filter((document) => document === schemaNames.text).length;
}

async function noticesOf(test: TestCore): Promise<readonly Notice[]> {
  return valueOf(await test.request('settings:read', null)).notices;
}

function keptMap(test: TestCore): string {
  return readFileSync(join(test.folder, 'maps', 'sandbox.json'), 'utf8');
}

describe('reading a schema again in the background', () => {
  it('happens once for each connection, some time after its start', async () => {
    const { server, reopen } = await connectDialect(registry);
    expect(readingsOf(server)).toBe(1);
    const started = performance.now();
    const test = await reopen({ rereadAfter: aWhile });
    await expect.poll(() => readingsOf(server), longTimeout).toBe(2);
    expect(performance.now() - started).toBeGreaterThanOrEqual(aWhile);
    await pause(2 * aWhile);
    expect(readingsOf(server)).toBe(2);
    valueOf(await test.request('connection:use', { environment: 'demo' }));
    valueOf(await test.request('connection:use', { environment: 'sandbox' }));
    await expect.poll(() => readingsOf(server), longTimeout).toBe(3);
    await pause(2 * aWhile);
    expect(readingsOf(server)).toBe(3);
    expect(await noticesOf(test)).toEqual([]);
  });

  it('is repeated until what a new clinic has was seen in rows, and is rare then', async () => {
    const { replace, reopen } = await connectDialect(newClinic);
    const empty = await replace(newClinic);
    const test = await reopen({ rereadAfter: 0, rereadPace: { unproven: 20, proven: 3_600_000 } });
    await expect.poll(() => readingsOf(empty), longTimeout).toBeGreaterThan(2);
    expect(keptMap(test)).not.toContain('"verdict":"proven"');
    const open = await replace(relay);
    await expect.poll(() => keptMap(test), longTimeout).toContain('"verdict":"proven"');
    const isAtRest = async (): Promise<boolean> => {
      const readings = readingsOf(open);
      await pause(aWhile);
      return readingsOf(open) === readings;
    };
    await expect.poll(isAtRest, longTimeout).toBe(true);
    expect(await noticesOf(test)).toEqual([]);
  });

  it('sends no request to the demo clinic', async () => {
    let requests = 0;
    const test = await startTestCore({
      rereadAfter: 0,
      fetch(url, init) {
        requests += 1;
        return nodeFetch(url, init);
      },
    });
    onTestFinished(() => test.close());
    await pause(aWhile);
    expect(requests).toBe(0);
    expect(await readMapView(test)).toMatchObject({ source: 'given', readAt: null, changes: [] });
  });

  it('reports what has changed, in a notice and in the map, and uses it at once', async () => {
    const { replace, reopen } = await connectDialect(registry);
    const server = await replace(changed);
    const test = await reopen({ rereadAfter: 0 });
    const events: string[] = [];
    test.core.subscribe((event) => events.push(event));
    await expect.poll(() => noticesOf(test), longTimeout).toHaveLength(1);
    expect(await noticesOf(test)).toMatchObject([
      { id: 'map-changed', message: expect.stringMatching(/^Your practice system has changed/) },
    ]);
    expect((await readMapView(test)).changes).toEqual([
      'Providers: now read from staff instead of resources.',
      'Appointment types: now read from visitKinds instead of slotKinds.',
    ]);
    expect(events).toContain('{"kind":"mapChanged"}');
    const before = server.received.documents.length;
    expect((await queryDesk(test, 'ScheduleDay', day)).errors).toBeUndefined();
    expect(server.received.documents.slice(before).some((document) => document.includes('{ staff('))).toBe(true);
  });

  it('keeps the map where the service now refuses to show its schema', async () => {
    const { test: first, replace, reopen } = await connectDialect(registry);
    const before = keptMap(first);
    const server = await replace(registry, { introspection: 'refused' });
    const test = await reopen({ rereadAfter: 0 });
    await expect.poll(() => readingsOf(server), longTimeout).toBe(1);
    await pause(aWhile);
    expect(keptMap(test)).toBe(before);
    expect(await noticesOf(test)).toEqual([]);
    expect((await queryDesk(test, 'ScheduleDay', day)).errors).toBeUndefined();
    expect(server.received.documents.some((document) => document.includes('calendar('))).toBe(true);
  });

  it.each<[string, (test: TestCore) => Promise<unknown>]>([
    ['another environment is used', (test) => test.request('connection:use', { environment: 'demo' })],
    ['the desk is closed', (test) => test.core.close()],
  ])('stops when %s, and changes nothing', async (_name, leave) => {
    const { test: first, replace, reopen } = await connectDialect(registry);
    const before = keptMap(first);
    const server = await replace(changed, { latency: 60 });
    const test = await reopen({ rereadAfter: 0 });
    await expect.poll(() => readingsOf(server), { ...longTimeout, interval: 5 }).toBe(1);
    await leave(test);
    const requestCount = server.received.documents.length;
    await pause(3 * aWhile);
    // The one that was under way arrives; a whole reading would be several more.
    expect(server.received.documents.length).toBeLessThanOrEqual(requestCount + 1);
    expect(keptMap(first)).toBe(before);
  });

  it('does not even begin where the desk leaves before its time', async () => {
    const { server, reopen } = await connectDialect(registry);
    await (await reopen({ rereadAfter: aWhile })).core.close();
    await (await reopen({ rereadAfter: aWhile })).request('connection:use', { environment: 'demo' });
    await pause(2 * aWhile);
    expect(readingsOf(server)).toBe(1);
  });
});
