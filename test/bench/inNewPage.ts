import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A look at a page in a context of its own, of the size and in the zone in which everything is measured. */
export async function inNewPage<Value>(
  browser: Browser,
  look: (page: Page) => Promise<Value>,
  options: BrowserContextOptions = {},
): Promise<Value> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    ...options,
  });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Milliseconds from the navigation to a performance mark, which has to come within `timeout`. */
export async function markTime(page: Page, mark: string, timeout = 15_000): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, { timeout });
  return page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN, mark);
}
