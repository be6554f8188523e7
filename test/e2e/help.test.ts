import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PreviewProcess, startBrowser, startPreviewProcess, visit } from '../support/browser/desk.ts';
import { dayPage } from './pages/dayPage.ts';

let browser: Browser;
let preview: PreviewProcess;
beforeAll(async () => {
  [browser, preview] = await Promise.all([startBrowser(), startPreviewProcess({ FRONT_DESK_LANGUAGE: 'de' })]);
});
afterAll(() => Promise.all([browser.close(), preview.stop()]));

/** A sentence of the German guide. */
const sentence = 'Zehn Sekunden lang nimmt';

describe('help', () => {
  it('is loaded when it is opened, in the language of the page alone, with pictures that are served', async () => {
    const { page, problems } = await visit(browser, preview.url, { colorScheme: 'light' });
    // What the first visit fetches ahead would be cut off in the middle by another one.
    await page.goto('about:blank');
    const withSentence: string[] = [];
    const looked: Promise<void>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const look = (text: string): void => void (text.includes(sentence) && withSentence.push(response.url()));
      // What the page no longer waits for when it is left can't be read any more.
      looked.push(response.text().then(look, () => undefined));
    });
    await page.goto(preview.url);
    await dayPage(page).tiles.first().waitFor();
    // What is fetched ahead is fetched when the page is idle.
    await page.waitForLoadState('networkidle');
    await Promise.all(looked);
    expect(looked.length).toBeGreaterThan(3);
    expect(withSentence).toEqual([]);

    await page.keyboard.press('F1');
    const field = page.getByRole('searchbox', { name: 'Hilfe durchsuchen' });
    await field.fill('rückgängig');
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Rückgängig' }).waitFor();
    await page.getByRole('article').getByText(sentence).waitFor();
    await Promise.all(looked);
    expect(withSentence).toHaveLength(1);
    const picture = page.getByRole('img', { name: /mit Rückgängig$/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1180);

    await page.keyboard.press('Escape');
    await dayPage(page).tiles.first().waitFor();
    expect(problems).toEqual([]);
  });
});
