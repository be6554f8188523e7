import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type LargeDesk, openLargeClinic } from '../proof/scale/openLargeClinic.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { dayPage } from './pages/dayPage.ts';

const size = { locations: 200, providers: 300, appointments: 3000, clients: 300 };

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

async function openDay(): Promise<LargeDesk> {
  const desk = await openLargeClinic(browser, size);
  onTestFinished(() => desk.close());
  await desk.page.keyboard.press('Alt+1');
  await dayPage(desk.page).tiles.first().waitFor();
  return desk;
}

/** How far the height of the whole list is from that of its rows, in pixels: those that are not rendered have as much room. */
function roomBeyondRows(region: Locator): Promise<number> {
  return region.evaluate((element) => {
    const rows = [...element.querySelectorAll<HTMLElement>('tr[aria-rowindex]')];
    const head = element.querySelector('thead')?.getBoundingClientRect().height ?? 0;
    const row = Math.max(...rows.map((each) => each.getBoundingClientRect().height));
    return Math.abs(element.scrollHeight - head - 3000 * row);
  });
}

describe('a day of 3,000 appointments and 300 providers', () => {
  it('renders what is near the viewport in each view, and arrows still reach the rest', async () => {
    const { page, problems } = await openDay();
    const { tiles } = dayPage(page);
    const show = (view: string) => page.getByRole('group', { name: 'View by' }).getByText(view).click();
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-tile]')?.dataset['tile']);
    const region = page.getByRole('region', { name: 'Schedule' });
    // Columns are named with their appointments once all that is to be rendered is there.
    await page
      .getByRole('group', { name: /, 10 appointments$/ })
      .first()
      .waitFor();
    expect(await tiles.count()).toBeLessThan(400);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(300);

    // Thirty columns to the right, far beyond what is rendered.
    await tiles.first().focus();
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight');
    const column = page.locator('[data-column]').nth(30);
    await expect.poll(async () => column.locator(`[data-tile="${await focused()}"]`).count()).toBe(1);
    expect(await tiles.count()).toBeLessThan(400);
    // By a mouse to the last column; the focus stays where it was, and leads back there.
    await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await page.locator('[data-column]').nth(299).locator('[data-tile]').first().waitFor();
    const before = await focused();
    await page.keyboard.press('Enter');
    expect(await page.locator(`[data-tile="${before}"]`).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');

    await show('List');
    await page.getByRole('table').waitFor();
    expect(await tiles.count()).toBeLessThan(150);
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('3001');
    await region.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await page.locator('tr[aria-rowindex="3001"]').waitFor();
    expect(await roomBeyondRows(region)).toBeLessThan(10);
    await page.evaluate(() => (document.documentElement.dataset['density'] = 'compact'));
    await show('Board');
    await show('List');
    await page.getByRole('table').waitFor();
    expect(await roomBeyondRows(region)).toBeLessThan(10);
    await region.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await page.locator('tr[aria-rowindex="3001"]').waitFor();
    await page.locator('tr[aria-rowindex="3001"] [data-tile]').click();
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('tr[aria-rowindex="3000"]').getByRole('button').getAttribute('aria-expanded')).toBe(
      'true',
    );

    await show('Board');
    const awaiting = page.getByRole('region', { name: /^Expected/ });
    const cards = awaiting.locator('[data-tile]');
    await expect.poll(() => cards.count()).toBe(60);
    await awaiting.getByRole('button', { name: 'Show 60 more' }).click();
    await expect.poll(() => cards.count()).toBe(120);
    expect(problems).toEqual([]);
    // Some twenty seconds alone; several times as long beside other browsers.
  }, 180_000);
});
