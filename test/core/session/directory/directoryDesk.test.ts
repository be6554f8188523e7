import { afterEach, describe, expect, it } from 'vitest';
import type {
  ClientFiguresQuery,
  FindClientsQuery,
  PossibleDuplicatesQuery,
  DuplicatePairsQuery,
  RecentClientsQuery,
  ReviewClientsQuery,
} from '../../../../graphql/desk/generated/operations.ts';
import { maxClientViews } from '../../../../electron/contract/clients.ts';
import { fakeKeyring, startTestCore, type TestCore, valueOf } from '../../../support/core/memoryCore.ts';
import { readCsv } from '../../../support/readCsv.ts';
import { completeDirectory } from '../../../support/core/testDirectory.ts';

const open: TestCore[] = [];
async function start(...change: Parameters<typeof startTestCore>): Promise<TestCore> {
  const test = await startTestCore(...change);
  open.push(test);
  return test;
}
afterEach(async () => {
  for (const test of open.splice(0)) await test.close();
});

async function runQuery<Data>(test: TestCore, operation: string, variables: object = {}): Promise<Data> {
  const { data, errors } = valueOf(await test.request('desk:query', { operation, variables: { ...variables } }));
  expect(errors).toBeUndefined();
  // Sound: a registered operation answers in its shape.
  return data as Data;
}

describe('the demo clinic’s clients', () => {
  it('are all read, and found without querying the service', async () => {
    const test = await start();
    await completeDirectory(test);
    const { findClients } = await runQuery<FindClientsQuery>(test, 'FindClients', { search: 'lopez', first: 5 });
    expect(findClients.directory).toMatchObject({ state: 'complete', read: 600, flawCount: 0 });
    expect(
      findClients.clients.every(({ name, patients }) =>
        /l[oó]pez/i.test(`${name} ${patients?.map((each) => each.name).join(' ')}`),
      ),
    ).toBe(true);
    expect(findClients.clients.length).toBeGreaterThan(0);
  });

  it('are found by the service’s own search until they are read', async () => {
    const test = await start();
    await runQuery<FindClientsQuery>(test, 'FindClients', { search: 'x' });
    valueOf(await test.request('directory:control', { to: 'pause' }));
    const { findClients } = await runQuery<FindClientsQuery>(test, 'FindClients', {
      search: 'lopez',
      first: 50,
      includeService: true,
    });
    expect(findClients.directory.state).toBe('paused');
    expect(findClients.clients.length).toBeGreaterThan(0);
    expect(new Set(findClients.clients.map(({ id }) => id)).size).toBe(findClients.clients.length);
  });

  it('are reviewed by window, sort and filter, and counted alike', async () => {
    const test = await start();
    await completeDirectory(test);
    const filter = { balanceDue: true };
    const sort = { by: 'balance', descending: true };
    const all = await runQuery<ReviewClientsQuery>(test, 'ReviewClients', { filter, sort, first: 500 });
    const { clients, total } = all.reviewClients;
    expect(clients).toHaveLength(total);
    const amounts = clients.map(({ balance }) => Number(balance?.amount));
    expect(amounts.every((amount) => amount > 0)).toBe(true);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    const part = await runQuery<ReviewClientsQuery>(test, 'ReviewClients', { filter, sort, first: 3, from: 2 });
    expect(part.reviewClients.clients).toEqual(clients.slice(2, 5));
    const { clientFigures } = await runQuery<ClientFiguresQuery>(test, 'ClientFigures', { filter });
    expect(clientFigures.clients).toBe(total);
    const cents = clients.reduce((sum, { balance }) => sum + Math.round(Number(balance?.amount) * 100), 0);
    expect(clientFigures.balances).toMatchObject([{ debtors: total, owed: (cents / 100).toFixed(2) }]);
  });

  it('have the last visit, from the appointments', async () => {
    const test = await start();
    await completeDirectory(test);
    const recent = await runQuery<ReviewClientsQuery>(test, 'ReviewClients', {
      filter: {},
      sort: { by: 'lastVisit', descending: true },
      first: 5,
    });
    expect(recent.reviewClients.directory.visitsSince).toMatch(/^2024-/);
    const [latest] = recent.reviewClients.clients;
    expect(latest?.lastVisit).toBe('2026-11-17');
    expect(latest?.location?.name).toMatch(/\w/);
    const none = await runQuery<ReviewClientsQuery>(test, 'ReviewClients', {
      filter: { noVisitMonths: 6 },
      first: 500,
    });
    expect(none.reviewClients.clients.every(({ lastVisit }) => lastVisit === null || lastVisit < '2026-05-17')).toBe(
      true,
    );
  });

  it('are written to a file as the table shows them, all of them', async () => {
    let saved = '';
    const test = await start({
      saveFile: async (name, text) => {
        saved = text;
        return { ok: true, value: name };
      },
    });
    await completeDirectory(test);
    const filter = { missing: ['email'] };
    const sort = { by: 'name', descending: false } as const;
    const table = { filter, sort, columns: ['name', 'phone', 'active'] } as const;
    const exported = valueOf(
      await test.request('clients:export', {
        name: 'clients.csv',
        table,
        titles: ['Name', 'Phone', 'Active'],
        labels: { yes: 'yes', no: 'no' },
      }),
    );
    const { reviewClients } = await runQuery<ReviewClientsQuery>(test, 'ReviewClients', { filter, sort, first: 500 });
    const [titles, ...rows] = readCsv(saved);
    expect(titles).toEqual(['Name', 'Phone', 'Active']);
    expect(exported.rows).toBe(reviewClients.total);
    expect(rows.map(([name]) => name)).toEqual(reviewClients.clients.map(({ name }) => name));
  });

  it('are reported as similar to a client being registered', async () => {
    const test = await start();
    await completeDirectory(test);
    const { reviewClients } = await runQuery<ReviewClientsQuery>(test, 'ReviewClients', { filter: {}, first: 50 });
    const known = reviewClients.clients.find(
      ({ phones, patients }) => phones.length > 0 && (patients?.length ?? 0) > 0,
    );
    const phone = known?.phones[0]?.number.replace(/\D/g, '').slice(-10);
    const like = await runQuery<PossibleDuplicatesQuery>(test, 'PossibleDuplicates', { client: { phone } });
    expect(like.possibleDuplicates[0]).toMatchObject({ client: { id: known?.id }, reasons: ['phone'] });
    const words = known?.name.split(' ').toReversed().join(' ').toUpperCase();
    const byName = await runQuery<PossibleDuplicatesQuery>(test, 'PossibleDuplicates', {
      client: { name: words, patient: known?.patients?.[0]?.name },
    });
    expect(byName.possibleDuplicates[0]).toMatchObject({ client: { id: known?.id }, reasons: ['nameAndPatient'] });
    const except = await runQuery<PossibleDuplicatesQuery>(test, 'PossibleDuplicates', {
      client: { phone, except: known?.id },
    });
    expect(except.possibleDuplicates.map(({ client }) => client.id)).not.toContain(known?.id);
    const { duplicatePairs } = await runQuery<DuplicatePairsQuery>(test, 'DuplicatePairs');
    expect(duplicatePairs.pairs.every(({ one, other }) => one.id !== other.id)).toBe(true);
  });
});

describe('pinned and recent clients', () => {
  it('are opened and pinned clients, last first, also after a restart where storage is protected', async () => {
    const encryption = fakeKeyring();
    const first = await startTestCore({ encryption });
    const { reviewClients } = await completeAndReview(first);
    const [one, two, three] = reviewClients.clients.map(({ id }) => id);
    if (one === undefined || two === undefined || three === undefined) throw new Error('There are three clients.');
    for (const id of [one, two, three]) valueOf(await first.request('client:mark', { id, as: 'opened' }));
    valueOf(await first.request('client:mark', { id: two, as: 'pinned' }));
    const folder = first.folder;
    await first.core.close();
    const second = await start({ encryption }, folder);
    const { recentClients } = await runQuery<RecentClientsQuery>(second, 'RecentClients');
    expect(recentClients.pinned.map(({ id }) => id)).toEqual([two]);
    expect(recentClients.recent.map(({ id }) => id)).toEqual([three, one]);
    await first.close();
  });

  it('are drafts of this clinic alone', async () => {
    const test = await start();
    valueOf(await test.request('drafts:keep', { id: 'client new', content: { name: 'Mar' } }));
    valueOf(await test.request('drafts:keep', { id: 'client new', content: { name: 'Maria' } }));
    valueOf(await test.request('drafts:keep', { id: 'client 7', content: { name: 'Sam' } }));
    valueOf(await test.request('drafts:keep', { id: 'client 7', content: null }));
    expect(valueOf(await test.request('drafts:read', null))).toEqual([
      { id: 'client new', content: { name: 'Maria' }, at: '2026-11-17T15:10:00.000Z' },
    ]);
  });

  it('are named tables, without the search text', async () => {
    const test = await start();
    const table = { filter: { search: 'maria', balanceDue: true }, sort: null, columns: ['name', 'balance'] } as const;
    valueOf(await test.request('views:change', { name: 'Owing', table }));
    const [view] = valueOf(await test.request('views:read', null));
    expect(view).toEqual({ name: 'Owing', filter: { balanceDue: true }, sort: null, columns: ['name', 'balance'] });
    expect(valueOf(await test.request('views:change', { name: 'Owing', table: null }))).toEqual([]);
    const wrong = await test.request('views:change', { name: 'Bad', table: { ...table, filter: { active: 'yes' } } });
    expect(wrong).toMatchObject({ ok: false });
  });

  it('are tables that are renamed where they stand, and cost no other one its place', async () => {
    const test = await start();
    const table = { filter: { balanceDue: true }, sort: null, columns: ['name'] } as const;
    const names = Array.from({ length: maxClientViews }, (_, index) => `View ${index}`);
    for (const name of names.toReversed()) valueOf(await test.request('views:change', { name, table }));
    const change = async (name: string, replaces: string | null): Promise<readonly string[]> =>
      valueOf(await test.request('views:change', { name, table, replaces })).map((view) => view.name);
    expect(await change('Owing', 'View 7')).toEqual(names.with(7, 'Owing'));
    // What is kept under a name that is there takes its place, and a name never stands there twice.
    expect(await change('View 3', null)).toEqual(names.with(7, 'Owing'));
    expect(await change('View 3', 'Owing')).toEqual(names.toSpliced(7, 1));
    expect(await change('New', null)).toEqual(['New', ...names.toSpliced(7, 1)]);
    const replaces = 7 as never;
    expect(await test.request('views:change', { name: 'Bad', table, replaces })).toMatchObject({ ok: false });
  });
});

async function completeAndReview(test: TestCore): Promise<ReviewClientsQuery> {
  await completeDirectory(test);
  return runQuery<ReviewClientsQuery>(test, 'ReviewClients', { filter: {}, first: 3 });
}
