import { fork } from 'node:child_process';
import { createClientStore } from '../../../electron/core/session/directory/clientStore.ts';
import { createSearch } from '../../../electron/core/session/directory/findClients.ts';
import { readStoredClients, writeStoredClients } from '../../../electron/core/session/directory/packClients.ts';
import { reciprocalRanks } from '../../support/core/searchQueries.ts';
import { atMost, type Figure, median, reported } from '../figures.ts';
import { collectGarbage } from './collectGarbage.ts';
import { benchClinic, fillDirectory } from './fillDirectory.ts';
import { measureKeystroke } from './deskOfMany.ts';
import { nextMessage } from './nextMessage.ts';

const count = 50_000;
const rounds = 9;
/** As many requests at once as the directory has, and rows as many. */
const atOnce = 4;
const pageSize = 200;

/**
 * The directory at 50 000 clients: filled from a service on this machine and from one with 20 ms of latency, restored
 * from a snapshot, its heap, and how well it finds.
 */
export async function measureDirectory(): Promise<readonly Figure[]> {
  const near = await withServer(0, async (url) => {
    const { ratio, text, rows } = await measureFill(url, rounds);
    return [
      reported('directory.fill', ratio, '× a bare paging loop, four pages at once'),
      measureBuild(text, rows),
      await measureHeap(url),
    ];
  });
  const far = await withServer(20, async (url) => {
    const { ratio } = await measureFill(url, 3);
    return [atMost('directory.fill.line', ratio, '× the same over a line of 20 ms', 1.15)];
  });
  return [...near, ...far, measureQuality(), ...(await measureKeystroke())];
}

async function withServer<Value>(latency: number, measure: (url: string) => Promise<Value>): Promise<Value> {
  const server = fork(new URL('./clientServer.ts', import.meta.url), [String(count), String(latency)]);
  try {
    return await measure(await nextMessage(server));
  } finally {
    server.disconnect();
  }
}

/** How much longer the directory takes than a loop that does nothing else; and what both have read, as text. */
async function measureFill(
  url: string,
  times: number,
): Promise<{ readonly ratio: number; readonly text: string; readonly rows: string }> {
  const clinic = await benchClinic(url);
  const fill: number[] = [];
  const bare: number[] = [];
  let text = '';
  let rows = '';
  for (let round = 0; round <= times; round += 1) {
    const started = performance.now();
    const read = await readBare(url);
    const between = performance.now();
    const directory = await fillDirectory(clinic);
    const ended = performance.now();
    directory.stop();
    if (directory.store.size !== count || read.length !== count) throw new Error('Not all clients were read.');
    if (round === 0) {
      text = writeStoredClients(directory.store.keep());
      rows = JSON.stringify(read);
      continue;
    }
    bare.push(between - started);
    fill.push(ended - between);
  }
  return { ratio: median(fill) / median(bare), text, rows };
}

/** All clients by a loop that does nothing else. */
async function readBare(url: string): Promise<readonly unknown[]> {
  const pages: unknown[][] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let page = next++; page * pageSize < count; page = next++) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ clients }', variables: { limit: pageSize, offset: page * pageSize } }),
      });
      const answer = (await response.json()) as { data: { clients: unknown[] } };
      pages[page] = answer.data.clients;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return pages.flat();
}

/** From the text of a snapshot to clients that can be searched. */
function measureBuild(text: string, rows: string): Figure {
  const build: number[] = [];
  const parse: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    collectGarbage();
    const started = performance.now();
    const plain: unknown = JSON.parse(rows);
    const parsed = performance.now();
    // Else each pays for what the other left behind, or not, as it falls.
    collectGarbage();
    const between = performance.now();
    const kept = readStoredClients(text);
    if (kept === null || !Array.isArray(plain)) throw new Error('What was kept can’t be read.');
    const store = createClientStore();
    store.restore(kept);
    const found = createSearch(store).find('lopez', 1);
    const ended = performance.now();
    if (store.size !== count || found.total === 0) throw new Error('Not all clients came back.');
    if (round === 0) continue;
    parse.push(parsed - started);
    build.push(ended - between);
  }
  return atMost(
    'directory.build',
    median(build) / median(parse),
    '× JSON.parse of the clients, first search included',
    1.5,
  );
}

async function measureHeap(url: string): Promise<Figure> {
  const child = fork(new URL('./heapAfterFill.ts', import.meta.url), [url]);
  // Sound: heapAfterFill.ts writes exactly this.
  const { megabytes, clients } = JSON.parse(await nextMessage(child)) as { megabytes: number; clients: number };
  if (clients !== count) throw new Error('Not all clients were read.');
  return atMost('directory.heap', megabytes, 'MB of 50 000 clients', 60);
}

/** 1 less the mean reciprocal rank of the expected clients of 200 searches: 0 where each comes first. */
function measureQuality(): Figure {
  const ranks = reciprocalRanks();
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  return atMost('directory.misses', 1 - mean, '1 − mean reciprocal rank of 200 searches', 0.1);
}
