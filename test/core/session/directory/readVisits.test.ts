import { describe, expect, it } from 'vitest';
import { createClinic } from '../../../../electron/core/adapter/clinic/clinic.ts';
import type { Directory, StoredDirectory } from '../../../../electron/core/session/directory/directory.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { tuesday } from '../../../support/core/memoryCore.ts';
import { modelOf } from '../../../support/service/modelOf.ts';
import { dataReply } from '../../../support/service/clientService.ts';
import { openDirectory } from '../../../support/core/testDirectory.ts';

const day = 86_400_000;
const schema = `
  scalar DateTime
  type Query {
    org: Organization
    locations: [Location!]!
    clients(limit: Int, offset: Int): [Client!]!
    client(id: ID!): Client
    appointments(locationId: ID, start: DateTime, end: DateTime): [Appointment!]!
  }
  type Organization { id: ID! name: String }
  type Location { id: ID! name: String! timezone: String }
  type Pet { id: ID! name: String species: String client: Client }
  type Client { id: ID! name: String! phone: String email: String pets: [Pet!] }
  type Appointment { id: ID! start: DateTime! end: DateTime! status: String client: Client patient: Pet location: Location }`;

interface Visit {
  readonly client: string;
  readonly start: number;
}

/** A clinic of two clients whose rows do not include visits, and a clock that the test sets. */
async function openPractice(visits: Visit[], kept?: StoredDirectory) {
  const { map } = matchSchema(await modelOf(schema));
  const requests: string[] = [];
  const line = { refuse: (_asked: number): boolean => false };
  let now = tuesday;
  const clock = { now: () => now };
  const bare = { phone: null, email: null, pets: [] };
  const clinic = createClinic({
    map,
    clock,
    timeZone: 'UTC',
    async queryService({ concept }, variables) {
      await Promise.resolve();
      if (concept === 'locations') return dataReply({ locations: [{ id: 'l1', name: 'Here', timezone: 'UTC' }] });
      if (concept === 'clients') {
        const rows = ['c1', 'c2'].map((id) => ({ id, name: `Client ${id}`, ...bare }));
        return dataReply({ clients: rows.slice(Number(variables['offset'] ?? 0)) });
      }
      const [from, to] = [String(variables['start']), String(variables['end'])];
      requests.push(from.slice(0, 10));
      if (line.refuse(requests.length)) return { kind: 'unreachable', sent: false, code: 'ENOTFOUND' };
      const inside = visits.filter(({ start }) => start >= Date.parse(from) && start < Date.parse(to));
      return dataReply({
        appointments: inside.map(({ client, start }, index) => ({
          id: `a${index}`,
          start: new Date(start).toISOString(),
          end: new Date(start + 1_800_000).toISOString(),
          status: 'COMPLETED',
          client: { id: client, name: `Client ${client}`, ...bare },
          patient: null,
          location: { id: 'l1', name: 'Here', timezone: 'UTC' },
        })),
      });
    },
  });
  const { directory } = openDirectory(clinic, { changes: 5, reread: 5 }, clock.now);
  if (kept) directory.restore(kept);
  return {
    directory,
    requests,
    line,
    wait: (milliseconds: number) => (now += milliseconds),
  };
}

function lastVisit(directory: Directory, id: string): string | null {
  return directory.store.find(id)?.lastVisit ?? null;
}

async function until(isTrue: () => boolean): Promise<void> {
  await expect.poll(isTrue, { interval: 2 }).toBe(true);
}

describe('visits that client rows do not include', () => {
  it('are read as far back as needed, and new ones at each reading', async () => {
    const visits: Visit[] = [{ client: 'c1', start: tuesday - 300 * day }];
    const { directory, wait } = await openPractice(visits);
    directory.control('resume');
    await until(() => lastVisit(directory, 'c1') !== null);
    await until(() => directory.view().visitsSince?.startsWith('2024') === true);

    visits.push({ client: 'c2', start: tuesday + 40 * day });
    wait(75 * day);
    await until(() => lastVisit(directory, 'c2') !== null);
    directory.stop();
    expect(lastVisit(directory, 'c2')).toBe(new Date(tuesday + 40 * day).toISOString().slice(0, 10));
  });

  it('are read on from where a reading failed', async () => {
    const { directory, requests, line } = await openPractice([{ client: 'c1', start: tuesday - 300 * day }]);
    let failing = true;
    line.refuse = (count) => failing && count >= 2;
    directory.control('resume');
    await until(() => requests.length >= 2);
    expect(lastVisit(directory, 'c1')).toBeNull();
    failing = false;
    await until(() => lastVisit(directory, 'c1') !== null);
    directory.stop();
  });

  it('are read after a start from where they were known until, and no month a second time', async () => {
    const visits: Visit[] = [];
    const former = await openPractice(visits);
    former.directory.control('resume');
    await until(() => former.directory.view().visitsSince?.startsWith('2024') === true);
    former.directory.stop();
    const kept = former.directory.keep();
    if (!kept) throw new Error('Nothing was kept.');

    visits.push({ client: 'c2', start: tuesday + 10 * day });
    const next = await openPractice(visits, kept);
    next.wait(12 * day);
    next.directory.control('resume');
    await until(() => lastVisit(next.directory, 'c2') !== null);
    next.directory.stop();
    expect(next.requests[0]).toBe(new Date(tuesday - 2 * day).toISOString().slice(0, 10));
  });
});
