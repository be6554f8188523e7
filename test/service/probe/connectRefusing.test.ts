import { describe, expect, it } from 'vitest';
import { dialects } from '../../dialects/dialects.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { conceptOf, queryDesk, readMapView } from '../../support/core/explorerRequests.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';

function dialectOf(name: string): Dialect {
  const found = dialects.find((each) => each.name === name);
  if (!found) throw new Error(`There is no dialect ${name}.`);
  return found;
}

describe('connecting to a service that does not show its schema', () => {
  it.each(['literal', 'mixed'])('shows its day and its clients, and the evidence for them: %s', async (name) => {
    const { test, server } = await connectDialect(dialectOf(name), { introspection: 'refused' });
    const { source } = await readMapView(test);
    expect(source).toBe('guessed');
    const { chosen } = await conceptOf(test, 'appointments');
    expect(chosen?.confidence).toBeLessThanOrEqual(0.75);
    expect(chosen?.reasons[0]).toMatch(/learned by probing/);
    const { data } = await queryDesk(test, 'ScheduleDay', { date: '2026-11-17' });
    // Sound: the operation selects exactly this.
    const { day } = data as unknown as { day: { appointments: readonly { start: string }[] } };
    expect(day.appointments.length).toBeGreaterThan(3);
    const clients = await queryDesk(test, 'ClientList', { first: 20, after: null });
    expect(clients.errors).toBeUndefined();
    expect(server.received.mutations).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('probes once: the next start finds the stored map', async () => {
    const { server, reopen } = await connectDialect(dialectOf('literal'), { introspection: 'refused' });
    const requested = server.received.count;
    const again = await reopen();
    expect((await readMapView(again)).source).toBe('guessed');
    expect(server.received.count).toBe(requested);
  });

  it('stores nothing where the connection is lost, as that is no evidence about the service', async () => {
    let requests = 0;
    const { test } = await connectDialect(
      dialectOf('literal'),
      { introspection: 'refused' },
      {
        fetch: (url, init) => {
          requests += 1;
          if (requests > 6) throw new TypeError('fetch failed');
          return nodeFetch(url, init);
        },
      },
    );
    expect((await readMapView(test)).source).toBe('given');
  });
});
