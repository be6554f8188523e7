import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { type PreviewProcess, startBrowser, startPreviewProcess, visit } from '../support/browser/desk.ts';
import { boardPage } from './pages/boardPage.ts';

let browser: Browser;
let previews: readonly PreviewProcess[] = [];

beforeAll(async () => {
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  browser = await startBrowser();
  const first = await startPreviewProcess({ FRONT_DESK_DEMO_PORT: port });
  previews = [first, await startPreviewProcess({ FRONT_DESK_DEMO_PORT: port })];
});
afterAll(async () => {
  await browser.close();
  // The second desk before the one whose clinic it uses.
  for (const preview of previews.toReversed()) await preview.stop();
});

it('shows on one desk what another changes, within a second and not by the clock', async () => {
  const [one, other] = await Promise.all(previews.map(({ url }) => visit(browser, `${url}#/board`)));
  if (!one || !other) throw new Error('There are two desks.');
  const id = await boardPage(one.page).firstAwaited();
  await boardPage(other.page).card('awaiting', id).waitFor();
  // The other listens a moment after it shows the day.
  await other.page.waitForTimeout(3_000);
  await boardPage(one.page).card('awaiting', id).focus();
  await one.page.keyboard.press('s');
  await one.page.getByText(/: Checked in\./).waitFor();
  await boardPage(other.page).card('waiting', id).waitFor({ timeout: 1_500 });
  await other.page.locator('[data-updates="live"]').waitFor({ timeout: 5_000 });
  expect(await other.page.locator('[data-updates]').innerText()).toMatch(/^Live · /);
  expect([...one.problems, ...other.problems]).toEqual([]);
});
