import { describe, expect, it } from 'vitest';
import { type ClientPageRows, readClientPage } from '../../../../electron/core/adapter/clinic/clientLists.ts';
import type { FindLinked } from '../../../../electron/core/adapter/clinic/completeLinks.ts';
import { readListPage } from '../../../../electron/core/adapter/clinic/listPage.ts';
import { fetchPage, type Question } from '../../../../electron/core/adapter/clinic/pages.ts';
import type { QueryService } from '../../../../electron/core/connection/serviceClient.ts';
import type { Result } from '../../../../electron/contract/failure.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import type { ClientFields } from '../../../../graphql/service/serviceMap.ts';
import type { Path } from '../../../../graphql/service/sources.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';
import { type ListHabits, poisonedList } from './poisonedList.ts';

const { signal } = new AbortController();
const document = { concept: 'clients', name: 'DeskClients', text: '', depth: 3 } as const;

function questionWith(total: Path | null): Question<ClientFields> {
  const [id, name] = ['id', 'name'].map((field) => ({ kind: 'path', path: [field] }) as const);
  if (!id || !name) throw new Error('There are two.');
  const paging = { next: null, more: null, total };
  return { document, operation: { field: 'clients', arguments: [], rows: ['rows'], paging, fields: { id, name } } };
}

async function totalOf(total: unknown): Promise<number | null> {
  const queryService: QueryService = async () => ({ kind: 'ok', data: { clients: { rows: [], meta: { total } } } });
  return valueOf(await fetchPage(queryService, questionWith(['meta', 'total']), {}, signal, 'UTC')).total;
}

describe('the count of all rows', () => {
  it.each([
    [1204, 1204],
    [0, 0],
    ['1204', 1204],
    [' 7 ', 7],
    [2_147_483_647, 2_147_483_647],
  ])('is a whole number, also as text: %j', async (given, total) => {
    expect(await totalOf(given)).toBe(total);
  });

  it.each([
    -1,
    1.5,
    Number.NaN,
    '',
    'many',
    '1,204',
    '1e3',
    true,
    null,
    undefined,
    {},
    [],
    2_147_483_648,
    '99999999999',
  ])('is not known from anything else: %j', async (given) => {
    expect(await totalOf(given)).toBeNull();
  });

  it('is not known where the map has no place for it', async () => {
    const queryService: QueryService = async () => ({ kind: 'ok', data: { clients: { rows: [], total: 3 } } });
    expect(valueOf(await fetchPage(queryService, questionWith(null), {}, signal, 'UTC')).total).toBeNull();
  });
});

describe('a list that is null', () => {
  const data = { clients: { rows: null } };
  const askFor =
    (outcome: Outcome): QueryService =>
    () =>
      Promise.resolve(outcome);

  it('beside an error is no empty page', async () => {
    const answer = await fetchPage(
      askFor({ kind: 'partial', data, errors: [] }),
      questionWith(null),
      {},
      signal,
      'UTC',
    );
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });

  it('without one is an empty page that had no list', async () => {
    const answer = await fetchPage(askFor({ kind: 'ok', data }), questionWith(null), {}, signal, 'UTC');
    expect(valueOf(answer)).toMatchObject({ rows: [], hasList: false });
  });
});

/** Nothing is only mentioned here. */
const find: FindLinked = async () => [];

describe('readClientPage', () => {
  async function read(habits: ListHabits, after: string | null, first = 50): Promise<Result<ClientPageRows>> {
    const { queryService, question } = poisonedList(habits);
    const fields: ClientFields = { ...question.operation.fields, name: question.operation.fields.id };
    const list = { ...question, operation: { ...question.operation, fields } };
    return readClientPage({
      readPage: readListPage,
      queryService,
      list,
      search: null,
      page: { search: null, first, after },
      timeZone: 'UTC',
      signal,
      find,
    });
  }

  async function readAll(habits: ListHabits): Promise<readonly ClientPageRows[]> {
    const pages: ClientPageRows[] = [];
    for (let after: string | null = null; pages.length < 50;) {
      const page: ClientPageRows = valueOf(await read(habits, after));
      pages.push(page);
      after = page.next;
      if (after === null) break;
    }
    return pages;
  }

  it.each(['offset', 'page', 'cursor'] as const)('gives every client once, page by page: %s', async (way) => {
    const pages = await readAll({ count: 230, bad: [], cap: 40, way });
    const ids = pages.flatMap(({ clients }) => clients.map(({ id }) => id));
    expect(ids).toEqual(Array.from({ length: 230 }, (_, index) => String(index)));
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([230]));
    expect(pages.every(({ complete }) => complete)).toBe(true);
  });

  it.each(['offset', 'page'] as const)('leaves bad rows out of their pages and counts them: %s', async (way) => {
    const bad = [0, 51, 99, 100, 229];
    const pages = await readAll({ count: 230, bad, cap: 50, way });
    expect(pages.map(({ unreadable }) => unreadable)).toEqual(expect.arrayContaining([1, 2, 1, 0, 1]));
    expect(pages.flatMap(({ clients }) => clients)).toHaveLength(225);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([230]));
  });

  it('ends before a bad row that only a token leads past, and still counts all rows', async () => {
    const pages = await readAll({ count: 230, bad: [120], cap: 50, way: 'cursor' });
    expect(pages.at(-1)).toMatchObject({ next: null, complete: false, unreadable: 1, total: 230 });
    expect(pages.flatMap(({ clients }) => clients)).toHaveLength(120);
  });

  it('ignores a count that is less than what came', async () => {
    const { queryService, question } = poisonedList({ count: 80, bad: [], cap: 50, way: 'offset' });
    const fields: ClientFields = { ...question.operation.fields, name: question.operation.fields.id };
    const list = { ...question, operation: { ...question.operation, fields } };
    const counting: QueryService = async (...requests) => {
      const outcome = await queryService(...requests);
      // Sound: the list answers an object.
      return outcome.kind === 'ok'
        ? { ...outcome, data: { list: { ...(outcome.data['list'] as object), total: 60 } } }
        : outcome;
    };
    const page = { search: null, first: 50 };
    const first = valueOf(
      await readClientPage({
        readPage: readListPage,
        queryService: counting,
        list,
        search: null,
        page: { ...page, after: null },
        timeZone: 'UTC',
        signal,
        find,
      }),
    );
    expect(first.total).toBe(60);
    const second = valueOf(
      await readClientPage({
        readPage: readListPage,
        queryService: counting,
        list,
        search: null,
        page: { ...page, after: first.next },
        timeZone: 'UTC',
        signal,
        find,
      }),
    );
    expect(second.clients).toHaveLength(30);
    expect(second.total).toBeNull();
  });

  it.each(['', 'o50', '50', '50.0.', '-1.1.', '1.1', '99999999999.1.'])('rejects the page token %j', async (after) => {
    const answer = await read({ count: 80, bad: [], cap: 50, way: 'offset' }, after);
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
  });
});
