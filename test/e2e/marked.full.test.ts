import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PreviewProcess, startBrowser, startPreviewProcess } from '../support/browser/desk.ts';
import { everyDialog, everyOpened, everyScreen, openDialog, settled } from '../support/browser/everyScreen.ts';
import { dayPage } from './pages/dayPage.ts';

/** The guide is no catalog: it is translated as a whole, which test/build/guidePages.test.ts holds together. */
const catalogScreens = everyScreen.filter((screen) => !screen.startsWith('#/help'));

let browser: Browser;
let preview: PreviewProcess;
beforeAll(async () => {
  [browser, preview] = await Promise.all([startBrowser(), startPreviewProcess({ FRONT_DESK_LANGUAGE: 'en-XA' })]);
});
afterAll(() => Promise.all([browser.close(), preview.stop()]));

const agoTexts = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'short' });
const currencyNames = new Intl.DisplayNames('en-US', { type: 'currency' });

/** Words that are no texts of ours: of a calendar, of zones, of a keyboard, of currencies, and names. */
const known = new Set(
  [
    ...Array.from({ length: 12 }, (_month, index) => new Date(2026, index, 1)).flatMap((date) =>
      (['long', 'short'] as const).map((month) => date.toLocaleDateString('en-US', { month })),
    ),
    ...Array.from({ length: 7 }, (_day, index) => new Date(2026, 10, 1 + index)).flatMap((date) =>
      (['long', 'short', 'narrow'] as const).map((weekday) => date.toLocaleDateString('en-US', { weekday })),
    ),
    ...(['minute', 'hour', 'day'] as const).flatMap((unit) => [-1, -2].map((count) => agoTexts.format(count, unit))),
    ...Intl.supportedValuesOf('timeZone'),
    ...Intl.supportedValuesOf('currency').flatMap((code) => [code, currencyNames.of(code) ?? code]),
    ...'am pm est edt cst cdt gmt utc usd ctrl alt shift enter esc del tab home end space pageup pagedown'.split(' '),
    ...'front desk english deutsch español français https http com example www staging clinic graphql authorization'.split(
      ' ',
    ),
  ].flatMap(wordsIn),
);

function wordsIn(text: string): readonly string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}

/** Every word of what the core answers: the clinic's data, and what the core says itself, which is marked as well. */
function listenToAnswers(page: Page): Set<string> {
  const words = new Set<string>();
  page.on('response', (response) => {
    if (!response.url().endsWith('/request')) return;
    void response.text().then(
      // In JSON an escaped line end would be a letter of the next word.
      (text) => wordsIn(text.replaceAll(/⟦[^⟧]*⟧|\\[nrt]/gu, ' ')).forEach((word) => words.add(word)),
      () => undefined,
    );
  });
  return words;
}

/** All visible and accessible text of the page that is not marked, without code, keys and the service's own names. */
function unmarked(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const take = (text: string | null): void => {
      // A sentence may be laid out in pieces: each of them has one of the marks.
      const rest = (text ?? '').replaceAll(/⟦[^⟧]*(⟧|$)|[^⟦]*⟧/gu, ' ').trim();
      if (/\p{L}{2}/u.test(rest)) found.push(rest);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('kbd, code, pre, style, script, [data-look="code"], [translate="no"]')) continue;
      // A text may be marked over several nodes of one sentence.
      const sentence =
        (parent.closest('p, li, button, a, label, h1, h2, h3, td, th, dt, dd, summary') ?? parent).textContent ?? '';
      if (
        sentence.includes('⟦') &&
        sentence.indexOf('⟦') < sentence.indexOf(node.textContent ?? '') &&
        sentence.includes('⟧')
      ) {
        const open = sentence.lastIndexOf('⟦', sentence.indexOf(node.textContent ?? ''));
        const shut = sentence.indexOf('⟧', open);
        if (shut > sentence.indexOf(node.textContent ?? '')) continue;
      }
      take(node.textContent);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) take(element.getAttribute(name));
    return found;
  });
}

async function missing(page: Page, data: Set<string>): Promise<readonly string[]> {
  const texts = await unmarked(page);
  return [...new Set(texts.filter((text) => wordsIn(text).some((word) => !known.has(word) && !data.has(word))))];
}

describe('every text of ours', () => {
  it('that is not in the catalog would be found', async () => {
    const page = await browser.newPage();
    const data = listenToAnswers(page);
    await page.goto(preview.url);
    await settled(page);
    await page.evaluate(() => document.querySelector('main')?.append('Forgotten sentence'));
    expect(await missing(page, data)).toEqual(['Forgotten sentence']);
    await page.close();
  });

  it.each(catalogScreens)('is in the catalog: %s', async (screen) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, timezoneId: 'Europe/Berlin' });
    const data = listenToAnswers(page);
    await page.goto(preview.url + screen);
    await settled(page);
    // An answer may be shown before it is read here as well.
    await expect.poll(() => missing(page, data)).toEqual([]);
    await page.close();
  });

  it.each(everyDialog)('is in the catalog: what %s opens', async (...keys) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York' });
    const data = listenToAnswers(page);
    await page.goto(preview.url);
    await settled(page);
    await dayPage(page).movable.waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.locator('[role="dialog"], [role="application"]:focus').first().waitFor();
    await settled(page);
    // An answer may be shown before it is read here as well.
    await expect.poll(() => missing(page, data)).toEqual([]);
    await page.close();
  });

  it.each(everyOpened)('is in the catalog: at $screen the $name', async ({ screen, steps }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York' });
    const data = listenToAnswers(page);
    await page.goto(`${preview.url}${screen}`);
    await settled(page);
    await openDialog(page, steps);
    // An answer may be shown before it is read here as well.
    await expect.poll(() => missing(page, data)).toEqual([]);
    await page.close();
  });
});
