import type { Page } from 'playwright-core';

/** What a page weighs after a collection. */
export interface PageWeight {
  readonly megabytes: number;
  readonly nodes: number;
}

export async function weighPage(page: Page): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // What was let go of by the first is freed by the second.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { megabytes: usedSize / 1_000_000, nodes };
}
