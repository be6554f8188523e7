import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startBrowser, startPreviewProcess } from '../support/browser/desk.ts';

it('asks for no other screen before the day is painted, however long its answer takes', async () => {
  const [browser, preview] = await Promise.all([startBrowser(), startPreviewProcess()]);
  onTestFinished(() => Promise.all([browser.close(), preview.stop()]).then(() => undefined));
  const page = await browser.newPage();
  // A page that waits is idle, which is when other screens are loaded ahead.
  await page.route('**/request', async (route) => {
    if (route.request().postData()?.includes('"ScheduleDay"')) await pause(1000);
    await route.continue();
  });
  await page.goto(preview.url);
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
