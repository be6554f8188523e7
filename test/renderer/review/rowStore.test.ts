import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxBlocks, rowAt } from '../../../renderer/features/review/rows.ts';
import { createRowStore, type ReadRows, type RowStore } from '../../../renderer/features/review/rowStore.ts';
import { reviewAnswer } from '../../support/page/reviewAnswer.ts';

interface Asking {
  readonly from: number;
  readonly search: string | undefined;
  readonly signal: AbortSignal;
  answer(): Promise<void>;
  fail(): Promise<void>;
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const question = (search?: string): Parameters<RowStore['setRequest']>[0] => ({
  filter: search === undefined ? {} : { search },
  sort: null,
});

/** A store over a list of ids that the test answers, and all of its requests. */
function openStore(ids: readonly string[]): { store: RowStore; requests: Asking[]; list: { ids: readonly string[] } } {
  const list = { ids };
  const requests: Asking[] = [];
  const read: ReadRows = ({ filter }, from, first, signal) => {
    let resolve: (answer: Awaited<ReturnType<ReadRows>>) => void = () => undefined;
    const promise = new Promise<Awaited<ReturnType<ReadRows>>>((settle) => (resolve = settle));
    requests.push({
      from,
      search: filter.search,
      signal,
      answer: () => {
        resolve({ data: reviewAnswer(list.ids, from, first), failure: null });
        return turn();
      },
      fail: () => {
        resolve({ data: null, failure: { kind: 'timeout', message: 'Too slow.', action: 'Wait.' } });
        return turn();
      },
    });
    return promise;
  };
  return { store: createRowStore(read, 0), requests, list };
}

const many = (count: number, prefix = 'c'): readonly string[] =>
  Array.from({ length: count }, (_each, row) => `${prefix}${row}`);

async function opened(count: number): Promise<ReturnType<typeof openStore>> {
  const open = openStore(many(count));
  open.store.setRequest(question());
  await open.requests[0]?.answer();
  open.store.setViewport({ first: 0, last: 20 });
  return open;
}

describe('the rows of the table', () => {
  it('are fetched in the viewport, and come to their places', async () => {
    const { store, requests } = await opened(50_000);
    expect(store.rows()).toMatchObject({ total: 50_000, isPending: false, failure: null });
    store.setViewport({ first: 25_000, last: 25_030 });
    await turn();
    expect(requests.slice(1).map(({ from }) => from)).toEqual([25_000, 24_900]);
    await requests[1]?.answer();
    expect(rowAt(store.rows(), 25_007)?.id).toBe('c25007');
    expect(rowAt(store.rows(), 24_999)).toBeUndefined();
  });

  it('are not fetched while scrolling past, and cancelled once out of the viewport', async () => {
    const { store, requests } = await opened(50_000);
    for (let first = 1_000; first < 40_000; first += 1_000) store.setViewport({ first, last: first + 20 });
    await turn();
    expect(requests.slice(1).map(({ from }) => from)).toEqual([39_000, 38_900]);
    store.setViewport({ first: 0, last: 20 });
    expect(requests.slice(1).map(({ signal }) => signal.aborted)).toEqual([true, true]);
    await requests[1]?.answer();
    expect(rowAt(store.rows(), 39_000)).toBeUndefined();
  });

  it('stay while another query is answered, and go all at once', async () => {
    const { store, requests, list } = await opened(300);
    list.ids = many(120, 'found');
    store.setRequest(question('a'));
    expect(store.rows()).toMatchObject({ total: 300, isPending: true });
    expect(rowAt(store.rows(), 5)?.id).toBe('c5');
    store.setRequest(question('ab'));
    expect(requests[1]?.signal.aborted).toBe(true);
    await requests[1]?.answer();
    expect(store.rows().total).toBe(300);
    await requests[2]?.answer();
    expect(store.rows()).toMatchObject({ total: 120, isPending: false });
    expect(rowAt(store.rows(), 5)?.id).toBe('found5');
  });

  it('are read again in the background, and report where the held row has moved', async () => {
    const { store, requests, list } = await opened(1_000);
    store.setViewport({ first: 40, last: 60 }, { anchor: 50 });
    list.ids = ['new one', 'new two', ...list.ids];
    const done = store.refresh();
    expect(rowAt(store.rows(), 50)?.id).toBe('c50');
    for (const each of requests.slice(1)) await each.answer();
    await done;
    expect(store.rows()).toMatchObject({ total: 1_002, shift: { rows: 2 } });
    expect(rowAt(store.rows(), 52)?.id).toBe('c50');
  });

  it('keep the visible rows during a refetch, until these are read as well', async () => {
    const { store, requests } = await opened(1_000);
    const done = store.refresh();
    const refreshing = requests.slice(1);
    store.setViewport({ first: 500, last: 520 });
    await turn();
    const scrolled = requests.slice(1 + refreshing.length);
    for (const each of scrolled) await each.answer();
    for (const each of refreshing) await each.answer();
    await done;
    expect(rowAt(store.rows(), 510)?.id).toBe('c510');
    expect(requests.at(-1)?.from).toBeGreaterThanOrEqual(400);
  });

  it('stay where reading again fails, which is reported, until it works again', async () => {
    const { store, requests } = await opened(300);
    const done = store.refresh();
    for (const each of requests.slice(1)) await each.fail();
    await done;
    expect(store.rows().failure?.kind).toBe('timeout');
    expect(rowAt(store.rows(), 5)?.id).toBe('c5');
    const before = requests.length;
    const again = store.refresh();
    for (const each of requests.slice(before)) await each.answer();
    await again;
    expect(store.rows().failure).toBeNull();
  });

  it('are none where the first query fails, and can be fetched again', async () => {
    const { store, requests } = openStore(many(10));
    store.setRequest(question());
    await requests[0]?.fail();
    expect(store.rows()).toMatchObject({ total: 0, isPending: false, failure: { kind: 'timeout' } });
    const again = store.refresh();
    await requests[1]?.answer();
    await again;
    expect(store.rows()).toMatchObject({ total: 10, failure: null });
  });

  it('keep the focused row, whatever the scroll position and whatever is read again', async () => {
    const { store, requests } = await opened(50_000);
    const answerAll = async (): Promise<void> => {
      await turn();
      for (const each of requests) await each.answer();
    };
    for (let first = 1_000; first < 40_000; first += 1_000) {
      store.setViewport({ first, last: first + 20 }, { active: 7 });
      await answerAll();
    }
    expect(rowAt(store.rows(), 7)?.id).toBe('c7');
    const done = store.refresh();
    await answerAll();
    await done;
    expect(rowAt(store.rows(), 7)?.id).toBe('c7');
    expect(store.rows().blocks.size).toBeLessThanOrEqual(maxBlocks + 1);
  });

  it('emit no change for equal data, however many blocks come', async () => {
    const { store, requests } = await opened(50_000);
    const before = store.summary();
    store.setViewport({ first: 700, last: 720 });
    await turn();
    await requests[1]?.answer();
    expect(store.summary()).toBe(before);
    expect(rowAt(store.rows(), 710)?.id).toBe('c710');
  });

  it('are always the right ones and never too many, however scrolling and answers interleave', async () => {
    const looks = fc.array(fc.record({ first: fc.nat(9_970), answered: fc.nat(3) }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(looks, async (steps) => {
        const { store, requests } = await opened(10_000);
        const open = new Set<Asking>();
        for (const { first, answered } of steps) {
          store.setViewport({ first, last: first + 29 });
          const before = requests.length;
          await turn();
          for (const each of requests.slice(before)) open.add(each);
          for (const each of [...open].slice(0, answered)) {
            open.delete(each);
            await each.answer();
          }
          const { blocks } = store.rows();
          expect(blocks.size).toBeLessThanOrEqual(maxBlocks);
          for (const [block, rows] of blocks) expect(rows[0]?.id).toBe(`c${block * 100}`);
        }
        for (const each of open) await each.answer();
        const last = steps.at(-1)?.first ?? 0;
        for (let row = last; row < last + 30; row += 1) expect(rowAt(store.rows(), row)?.id).toBe(`c${row}`);
        store.close();
      }),
      { numRuns: 40 },
    );
  });
});
