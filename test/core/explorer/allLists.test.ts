import { describe, expect, it, onTestFinished } from 'vitest';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { measureDepth } from '../../../graphql/service/depth.ts';
import { parse } from 'graphql';
import { mixed } from '../../dialects/mixed/mixed.ts';
import { relay } from '../../dialects/relay/relay.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import type { Fetch } from '../../../electron/core/foundation/ports.ts';
import {
  queryListRow,
  queryListRows,
  queryLists,
  fillDemanded,
  type ListView,
} from '../../support/core/explorerRequests.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { startTestCore, type TestCore } from '../../support/core/memoryCore.ts';

/** What was sent, measured. */
function measured(): { readonly fetch: Fetch; readonly depths: number[] } {
  const depths: number[] = [];
  return {
    depths,
    fetch(url, init) {
      const body: unknown = JSON.parse(init.body);
      if (typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string')
        depths.push(measureDepth(parse(body.query)));
      return nodeFetch(url, init);
    },
  };
}

interface Read {
  readonly list: ListView;
  readonly rows: number;
  readonly opened: boolean | null;
}

/** Reads each list from end to end, and opens its first row. */
async function readEverything(
  core: TestCore,
): Promise<{ readonly read: readonly Read[]; readonly not: readonly string[] }> {
  const lists = await queryLists(core);
  const read: Read[] = [];
  const not: string[] = [];
  for (const list of lists) {
    const demanded = list.why === null ? await fillDemanded(core, list, lists) : null;
    if (!demanded) {
      not.push(list.name);
      continue;
    }
    const every = list.columns.map(({ key }) => key).slice(0, 40);
    let after: string | null = null;
    let rows = 0;
    let id: string | null = null;
    for (let page = 0; page < 30; page += 1) {
      const answer = await queryListRows(core, { list: list.name, ...demanded, columns: every, first: 100, after });
      for (const line of answer.rows) expect(line.cells.length).toBe(answer.columns.length);
      id ??= answer.rows[0]?.id ?? null;
      rows += answer.rows.length;
      after = answer.next;
      if (after === null) break;
    }
    const row = id === null ? null : await queryListRow(core, { list: list.name, id, ...demanded });
    for (const table of row?.tables ?? []) expect(table.failure).toBeNull();
    expect(row?.failure ?? null).toBeNull();
    read.push({ list, rows, opened: id === null ? null : row !== null });
  }
  return { read, not };
}

function judge(
  { read, not }: Awaited<ReturnType<typeof readEverything>>,
  least: { readonly lists: number; readonly withRows: number },
  depths: readonly number[],
): void {
  expect(not).toEqual([]);
  expect(read.length).toBeGreaterThanOrEqual(least.lists);
  expect(read.filter(({ rows }) => rows > 0).length).toBeGreaterThanOrEqual(least.withRows);
  expect(read.filter(({ opened }) => opened === false).map(({ list }) => list.name)).toEqual([]);
  expect(Math.max(...depths)).toBeLessThanOrEqual(8);
}

describe('every list of a service', () => {
  it('is read from end to end at the demo clinic, and its rows are opened', { timeout: 60_000 }, async () => {
    const { fetch, depths } = measured();
    const core = await startTestCore({ fetch });
    onTestFinished(() => core.close());
    judge(await readEverything(core), { lists: 41, withRows: 35 }, depths);
  });

  it.each<[string, Dialect, { readonly lists: number; readonly withRows: number }]>([
    ['mixed', mixed, { lists: 28, withRows: 11 }],
    ['relay', relay, { lists: 21, withRows: 7 }],
  ])(
    'is read from end to end at the %s service, which refuses what is deeper than 8',
    { timeout: 60_000 },
    async (_, dialect, least) => {
      const { fetch, depths } = measured();
      const { test } = await connectDialect(dialect, {}, { fetch });
      judge(await readEverything(test), least, depths);
    },
  );
});
