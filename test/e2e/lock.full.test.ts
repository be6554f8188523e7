import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser/desk.ts';
import { axe } from '../support/browser/expectNoViolations.ts';
import { lockDesk, openStaffedDesk, signInAsBen } from './pages/staffedDesk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe('a desk that is locked', () => {
  it.each(['light', 'dark'] as const)(
    'axe finds nothing while it is locked, nor in who is there: %s',
    async (scheme) => {
      const { page, preview } = await openStaffedDesk(browser, { colorScheme: scheme, bypassCSP: true });
      const violations = async (): Promise<readonly string[]> =>
        (await axe(page).analyze()).violations.map(({ id }) => id);
      for (const place of ['#/settings', '#/settings/record']) {
        await page.goto(preview.url + place);
        await page
          .getByText(/Who can use this computer|The log is intact/)
          .first()
          .waitFor();
        expect(await violations()).toEqual([]);
      }
      await lockDesk(page);
      expect(await violations()).toEqual([]);
      await page.getByRole('button', { name: 'No manager can sign in' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await violations()).toEqual([]);
      await page.keyboard.press('Escape');
      await signInAsBen(page);
      await page.goto(`${preview.url}#/settings`);
      await page.getByText('Only a manager can change this.').first().waitFor();
      expect(await violations()).toEqual([]);
    },
  );
});
