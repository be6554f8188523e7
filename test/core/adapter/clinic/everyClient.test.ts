import { describe, expect, it } from 'vitest';
import { createEveryClient } from '../../../../electron/core/adapter/clinic/everyClient.ts';
import { createMemoize } from '../../../../electron/core/adapter/clinic/memoize.ts';
import type { Question } from '../../../../electron/core/adapter/clinic/pages.ts';
import { notOffered } from '../../../../electron/core/connection/failures.ts';
import { type ClientRow, readClient } from '../../../../graphql/service/readers/readObjects.ts';
import type { Argument, ClientFields } from '../../../../graphql/service/serviceMap.ts';

const fields: ClientFields = { id: { kind: 'path', path: ['id'] }, name: { kind: 'path', path: ['name'] } };
const clients = ['1', '2', '3']
  .map((id) => readClient({ id, name: `Client ${id}` }, fields, 'UTC'))
  .filter((each) => each !== null);
const page: Argument = { name: 'page', type: 'Int', slots: [{ path: [], role: 'page' }] };

function everyClient(list: readonly Argument[], hasBatches = false, isRead = true) {
  const question: Question<ClientFields> = {
    operation: { field: 'clients', arguments: list, rows: [], fields },
    document: { concept: 'clients', name: 'DeskClients', text: '', depth: 2 },
  };
  const reads: string[] = [];
  const every = createEveryClient({
    list: question,
    hasBatches,
    memoize: createMemoize({ now: () => 0 }, 1_000),
    async read({ document }) {
      reads.push(document.name);
      return isRead
        ? { ok: true, value: { clients, unreadable: 0, complete: true } }
        : { ok: false, failure: notOffered('clients') };
    },
  });
  return { every, reads };
}

const idsOf = (rows: readonly ClientRow[]): readonly string[] => rows.map(({ id }) => id);

describe('clients by their ids', () => {
  it('are taken from a list that comes whole, which is read once; the others are left to their cards', async () => {
    const { every, reads } = everyClient([]);
    const { listed, others } = await every.listed(['2', '9']);
    expect([idsOf(listed), others]).toEqual([['2'], ['9']]);
    expect(idsOf((await every.listed(['3'])).listed)).toEqual(['3']);
    expect(reads).toHaveLength(1);
  });

  it.each([
    ['a list comes in pages', everyClient([page])],
    ['cards are asked for together', everyClient([], true)],
  ])('are left to their cards where %s', async (_where, { every, reads }) => {
    expect(await every.listed(['2', '9'])).toEqual({ listed: [], others: ['2', '9'] });
    expect(reads).toEqual([]);
  });

  it('are left to their cards where the list could not be read', async () => {
    const { every } = everyClient([], false, false);
    expect(await every.listed(['2'])).toEqual({ listed: [], others: ['2'] });
  });
});
