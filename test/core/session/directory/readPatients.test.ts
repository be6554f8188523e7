import { describe, expect, it } from 'vitest';
import { createClinic } from '../../../../electron/core/adapter/clinic/clinic.ts';
import type { PatientListing } from '../../../../electron/core/adapter/clinic/patientLists.ts';
import { createClientStore } from '../../../../electron/core/session/directory/clientStore.ts';
import { readPatients } from '../../../../electron/core/session/directory/readPatients.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { tuesday } from '../../../support/core/memoryCore.ts';
import { modelOf } from '../../../support/service/modelOf.ts';
import { dataReply } from '../../../support/service/clientService.ts';
import { openDirectory } from '../../../support/core/testDirectory.ts';

const schema = `
  scalar DateTime
  type Query {
    org: Organization
    clients(limit: Int, offset: Int): [Client!]!
    pets(limit: Int, offset: Int): [Pet!]!
  }
  type Organization { id: ID! name: String }
  type Pet { id: ID! name: String! species: String breed: String owner: Client }
  type Client { id: ID! firstName: String! lastName: String! phone: String email: String }`;

interface Pet {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
}

const client = (id: string) => ({ id, firstName: 'Client', lastName: `No${id}`, phone: null, email: null });

/** A clinic whose clients do not list their pets, and a list of pets that says whose they are, 50 at once at most. */
async function openPractice(pets: { list: readonly Pet[] }, clients: readonly string[] = ['c1', 'c2']) {
  const { map } = matchSchema(await modelOf(schema));
  const line = { fails: false };
  const clinic = createClinic({
    map,
    clock: { now: () => tuesday },
    timeZone: 'UTC',
    async queryService({ concept }, variables) {
      await Promise.resolve();
      const offset = Number(variables['offset'] ?? 0);
      if (concept === 'clients') return dataReply({ clients: clients.slice(offset).map(client) });
      if (line.fails) return { kind: 'unreachable', sent: false, code: 'ENOTFOUND' };
      const rows = pets.list.slice(offset, offset + Math.min(Number(variables['limit'] ?? 50), 50));
      const owned = ({ owner, ...pet }: Pet) => ({
        ...pet,
        species: 'Dog',
        breed: null,
        owner: owner && client(owner),
      });
      return dataReply({ pets: rows.map(owned) });
    },
  });
  return { ...openDirectory(clinic, {}, () => tuesday), line };
}

const names = (directory: Awaited<ReturnType<typeof openPractice>>['directory'], id: string): readonly string[] =>
  (directory.store.find(id)?.patients ?? []).map(({ name }) => name);

async function readAgain({ directory, becomes }: Awaited<ReturnType<typeof openPractice>>): Promise<void> {
  const complete = becomes('complete');
  directory.control('reread');
  await complete;
}

describe('pets in a list of their own', () => {
  it('find their owners, over several pages', async () => {
    const list = Array.from({ length: 120 }, (_, index) => ({
      id: `p${index}`,
      name: index === 119 ? 'Mr. Whiskers' : `Pet ${index}`,
      owner: index % 2 === 0 ? 'c1' : 'c2',
    }));
    const practice = await openPractice({ list });
    await readAgain(practice);
    expect(names(practice.directory, 'c1')).toHaveLength(60);
    expect(practice.directory.search.find('whiskers', 10).clients.map(({ id }) => id)).toEqual(['c2']);
  });

  it('are gone with the next reading, and stay where that fails', async () => {
    const pets = { list: [{ id: 'p1', name: 'Bean', owner: 'c1' }] as readonly Pet[] };
    const practice = await openPractice(pets);
    await readAgain(practice);
    practice.line.fails = true;
    await readAgain(practice);
    expect(names(practice.directory, 'c1')).toEqual(['Bean']);
    practice.line.fails = false;
    pets.list = [{ id: 'p2', name: 'Stray', owner: null }];
    await readAgain(practice);
    expect(names(practice.directory, 'c1')).toEqual([]);
  });

  it('let others have their turn while those of many clients are stored', async () => {
    const ids = Array.from({ length: 1_200 }, (_, index) => `c${index}`);
    const store = createClientStore();
    let stored = 0;
    let most = 0;
    const noting = { ...store, ids: () => ids, notePatients: () => (most = Math.max(most, (stored += 1))) };
    const listing: PatientListing = {
      page: async () => ({ ok: true, value: { patients: [], next: null, complete: true } }),
    };
    const reading = readPatients({
      listing,
      store: noting,
      canQuery: async () => true,
      signal: new AbortController().signal,
    });
    const other = (): void => {
      stored = 0;
      next = setImmediate(other);
    };
    let next = setImmediate(other);
    await reading;
    clearImmediate(next);
    expect(most).toBeLessThanOrEqual(500);
  });
});
