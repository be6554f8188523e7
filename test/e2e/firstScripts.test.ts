import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sharePreview } from '../support/browser/sharedPreview.ts';

const shared = sharePreview();

it('asks for no other screen before the day is painted, however long its answer takes', async () => {
  const page = await shared.browser.newPage();
  // A page that waits is idle, which is when other screens are loaded ahead.
  await page.route('**/request', async (route) => {
    if (route.request().postData()?.includes('"ScheduleDay"')) await pause(1000);
    await route.continue();
  });
  await page.goto(shared.preview.url);
  await page.waitForFunction(() => performance.getEntriesByName('first-appointment').length > 0);
  const before = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-appointment');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (painted?.startTime ?? 0))
      .map(({ name }) => name.slice(name.lastIndexOf('/') + 1).replace(/-[\w-]{8}\.js$/, ''));
  });
  expect(before.toSorted()).toEqual(['first', 'index', 'rolldown-runtime', 'start']);
  const names = (): Promise<readonly string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await names()).some((name) => name.includes('/ClientsPage-'))).toBe(true);
  await page.close();
});
