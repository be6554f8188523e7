import { describe, expect, it } from 'vitest';
import { dialects } from '../../../dialects/dialects.ts';
import { type ConnectedDialect, connectDialect } from '../../../support/core/connectDialect.ts';
import { type TestCore, valueOf } from '../../../support/core/memoryCore.ts';

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

  it('lists clients who are no longer active as well, where it can be asked for them', async () => {
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
    const asked = server.received.documents.slice(before);
    expect(asked.some((document) => document.includes('__'))).toBe(false);
  });
});
