import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../../graphql/service/json.ts';
import { defineDialect } from '../../../dialects/defineDialect.ts';
import type { Dialect } from '../../../dialects/dialect.ts';
import { dialects } from '../../../dialects/dialects.ts';
import { fullNameOf } from '../../../dialects/practice.ts';
import { registry } from '../../../dialects/registry/registry.ts';
import { registryRoots } from '../../../dialects/registry/resolvers.ts';
import { queryDesk, conceptOf, correct, firstClients, readMapView } from '../../../support/core/explorerRequests.ts';
import { connectDialect, type ConnectedDialect } from '../../../support/core/connectDialect.ts';
import { type TestCore, valueOf } from '../../../support/core/memoryCore.ts';
import type { CorePorts } from '../../../../electron/core/foundation/ports.ts';

function registryWithout(part: string): Dialect {
  expect(registry.sdl).toContain(part);
  return defineDialect({ ...registry, sdl: registry.sdl.replace(part, ''), roots: registryRoots });
}

describe('the map of a service', () => {
  it('reads a field or a whole operation from elsewhere, for the desk and its samples', async () => {
    const { test, server } = await connectDialect(registry);
    const people = server.practice.clients.slice(0, 5);
    const surnames = people.map(({ familyName }) => familyName);
    await correct(test, { kind: 'field', concept: 'clients', field: 'name', from: 'person.surname' });
    expect(await firstClients(test)).toEqual(surnames);
    const { rows } = valueOf(await test.request('map:sample', { concept: 'clients', operation: null }));
    expect(rows.map(([name]) => name)).toEqual(surnames);
    await correct(test, { kind: 'operation', concept: 'clients', operation: 'parties' });
    expect((await conceptOf(test, 'clients')).state).toBe('sure');
    expect(await firstClients(test)).toEqual(people.map(fullNameOf));
  });

  it('names an operation below another one as people do, and finds it again by that name', async () => {
    const { test } = await connectDialect(registry);
    const { chosen, alternatives } = await conceptOf(test, 'appointments');
    expect(chosen).toMatchObject({ operation: 'calendar.slots', type: 'Slot' });
    expect(alternatives.map(({ operation }) => operation)).not.toContain('calendar.slots');
    await correct(test, { kind: 'nothing', concept: 'appointments' });
    await correct(test, { kind: 'operation', concept: 'appointments', operation: 'calendar.slots' });
    expect(await conceptOf(test, 'appointments')).toMatchObject({ state: 'sure', chosen });
  });

  it('shows what the service forbids to this key with the service’s reason, here and in the desk', async () => {
    const { test, replace } = await connectDialect(registry, { restricted: ['resources'] });
    expect((await conceptOf(test, 'providers')).state).toBe('sure');
    await queryDesk(test, 'ScheduleDay', { date: '2026-11-17' });
    const reason = 'This key doesn’t have permission for that: “You are not authorized to access resources”.';
    expect(await conceptOf(test, 'providers')).toMatchObject({ state: 'forbidden', why: reason });
    const offered = async (): Promise<unknown> => (await queryDesk(test, 'ServiceState')).data;
    expect(await offered()).toMatchObject({
      service: {
        capabilities: expect.arrayContaining([
          expect.objectContaining({ name: 'Providers', offered: false, why: reason }),
          expect.objectContaining({ name: 'Client list', offered: true, why: null }),
        ]),
      },
    });
    expect((await conceptOf(test, 'clients')).state).toBe('sure');

    await replace(registry);
    await queryDesk(test, 'ScheduleDay', { date: '2026-11-17' });
    expect(await conceptOf(test, 'providers')).toMatchObject({ state: 'sure', why: null });
  });

  it('is read again on request, with its progress, and reports differences', async () => {
    const { test, replace } = await connectDialect(registry);
    const steps: unknown[] = [];
    test.core.subscribe((text) => {
      const event: unknown = JSON.parse(text);
      if (isRecord(event) && event['kind'] === 'schemaProgress') steps.push(event['of']);
    });
    expect(valueOf(await test.request('map:reread', null))).toMatchObject({ source: 'read', changes: [] });
    expect(steps.length).toBeGreaterThan(1);
    expect([...new Set(steps)]).toEqual(['types']);
    // Another schema is matched and compared with rows as well.
    await replace(registryWithout('    topic: String\n    kind: SlotKind\n'));
    valueOf(await test.request('map:reread', null));
    expect([...new Set(steps)]).toEqual(['types', 'matching', 'rows']);
  });

  it('brings nothing back that the next version of the service has made impossible', async () => {
    const { test, replace, reopen } = await connectDialect(registry);
    await correct(test, { kind: 'field', concept: 'appointments', field: 'reason', from: 'topic' });
    rmSync(join(test.folder, 'maps', 'sandbox.schema.json'));
    await replace(registryWithout('    topic: String\n    kind: SlotKind\n'));
    const again = await reopen();
    const { concepts, changes } = await correct(again, {
      kind: 'field',
      concept: 'clients',
      field: 'name',
      from: 'person.surname',
    });
    expect(changes).toContain('A day’s appointments: your correction was removed because Slot.topic no longer exists.');
    expect(concepts.filter(({ state }) => state === 'corrected').map(({ concept }) => concept)).toEqual(['clients']);
    expect((await queryDesk(again, 'ScheduleDay', { date: '2026-11-17' })).errors).toBeUndefined();
  });

  it.each<[string, (test: TestCore, text: string) => Promise<unknown>]>([
    [
      'a correction',
      (test) => test.request('map:correct', { kind: 'operation', concept: 'clients', operation: 'parties' }),
    ],
    ['a map from a file', (test, text) => test.request('map:import', { text })],
  ])('drops the result of %s where the connection was changed meanwhile', async (_name, change) => {
    const saved: string[] = [];
    const saveFile: CorePorts['saveFile'] = async (_suggested, text) => ({ ok: true, value: (saved.push(text), null) });
    const { test, replace, reopen } = await connectDialect(registry, {}, { saveFile });
    valueOf(await test.request('map:export', null));
    // Without the schema at hand it is read first, which takes its time.
    rmSync(join(test.folder, 'maps', 'sandbox.schema.json'));
    await replace(registry, { latency: 40 });
    const again = await reopen();
    const answer = change(again, saved[0] ?? '');
    valueOf(await again.request('connection:use', { environment: 'demo' }));
    expect(await answer).toMatchObject({ ok: false });
    expect((await readMapView(again)).concepts.filter(({ state }) => state === 'corrected')).toEqual([]);
    expect((await firstClients(again)).length).toBe(5);
  });
});

function connect(name: string): Promise<ConnectedDialect> {
  const dialect = dialects.find((each) => each.name === name);
  if (!dialect) throw new Error(`There is no dialect ${name}.`);
  return connectDialect(dialect);
}

interface Day {
  readonly day: { readonly appointments: readonly { readonly start: string; readonly client: unknown }[] };
}

async function readDay(test: TestCore): Promise<Day> {
  const answer = valueOf(
    await test.request('desk:query', { operation: 'ScheduleDay', variables: { date: '2026-11-17' } }),
  );
  expect(answer.errors).toBeUndefined();
  // Sound: the operation selects exactly this.
  return answer.data as unknown as Day;
}

async function readClients(test: TestCore): Promise<readonly string[]> {
  const names: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 30; page += 1) {
    const query = { operation: 'ClientList', variables: { first: 20, after } };
    const answer = valueOf(await test.request('desk:query', query));
    // Sound: the operation selects exactly this.
    const { clients } = answer.data as unknown as { clients: { next: string | null; clients: { name: string }[] } };
    names.push(...clients.clients.map(({ name }) => name));
    after = clients.next;
    if (after === null) break;
  }
  return names;
}

describe('a service of another shape', () => {
  it.each(['mixed', 'relay', 'journey', 'tables', 'tokens', 'people2026'])(
    'shows its day and its clients: %s',
    async (name) => {
      const { test, server } = await connect(name);
      const { day } = await readDay(test);
      expect(day.appointments.length).toBeGreaterThan(3);
      expect(day.appointments.every(({ start }) => start.startsWith('2026-11-17T'))).toBe(true);
      expect(day.appointments.some(({ client }) => client !== null)).toBe(true);
      const clients = await readClients(test);
      expect(clients.length).toBeGreaterThanOrEqual(100);
      expect(server.received.deepest).toBeLessThanOrEqual(8);
      expect(server.received.mutations).toEqual([]);
    },
  );

  it('lists inactive clients as well, where the service can return them', async () => {
    const { test, server } = await connect('tierpraxis');
    const listed = server.practice.clients.filter(({ isDeleted }) => !isDeleted);
    expect(listed.some(({ isActive }) => !isActive)).toBe(true);
    expect(await readClients(test)).toHaveLength(listed.length);
  });

  it('is not read again at the next start', async () => {
    const connected = await connect('relay');
    const { server } = connected;
    const again = await connected.reopen();
    const before = server.received.documents.length;
    expect((await readDay(again)).day.appointments.length).toBeGreaterThan(3);
    const requests = server.received.documents.slice(before);
    expect(requests.some((document) => document.includes('__'))).toBe(false);
  });
});
