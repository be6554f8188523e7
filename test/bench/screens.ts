import type { Browser } from 'playwright-core';
import { startBrowser, startPreviewProcess } from '../support/browser/desk.ts';
import { atMost, type Figure, median } from './figures.ts';
import { inNewPage, markTime } from './inNewPage.ts';
import { servePage } from './servedPage.ts';

/** Each screen besides the day, by its address, and what people come for. */
const screens = [
  ['#/clients', 'main input[type="search"], main [role="search"] input'],
  ['#/reports', 'main table, main figure, main section h2'],
  ['#/review', 'main h2, main [role="group"]'],
  ['#/explorer', 'main a[href^="#/explorer/"]'],
  ['#/locations', 'main article, main h2'],
  ['#/settings', 'main nav a, main h2'],
  ['#/help', 'main a[href^="#/help/"], main h2'],
] as const;
const rounds = 7;

/** What the empty page is answered: a clinic without locations. */
const emptyAnswer = JSON.stringify({ ok: true, value: { data: { organization: null, locations: [] } } });

/**
 * start.screens: every screen but the day, opened directly, until what people come for is painted, against an empty page
 * of React, MUI and Apollo Client with a list. The slowest counts.
 */
export async function measureScreens(): Promise<readonly Figure[]> {
  const empty = await servePage('./emptyPage', 'index', emptyAnswer);
  const preview = await startPreviewProcess();
  const browser = await startBrowser();
  try {
    const times = new Map<string, number[]>();
    for (let round = 0; round <= rounds; round += 1)
      for (const [address, wanted] of [['', '.MuiListItemButton-root'], ...screens] as const) {
        const url = address === '' ? empty.url : `${preview.url}${address}`;
        const time = await timeUntilPainted(browser, url, wanted);
        // The first load of each warms the browser and the clinic and does not count.
        if (round > 0) times.set(address, [...(times.get(address) ?? []), time]);
      }
    const yardstick = median(times.get('') ?? []);
    return screens.map(([address]) =>
      atMost(
        `start.screens.${address.slice(2)}`,
        median(times.get(address) ?? []) / yardstick,
        '× the empty page with a list',
        1.6,
      ),
    );
  } finally {
    await browser.close();
    await preview.stop();
    empty.close();
  }
}

/** Milliseconds from the navigation until an element is painted. */
function timeUntilPainted(browser: Browser, url: string, wanted: string): Promise<number> {
  return inNewPage(browser, async (page) => {
    await page.addInitScript((selector) => {
      const look = (): void => {
        if (document.querySelector(selector))
          requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('wanted')));
        else requestAnimationFrame(look);
      };
      look();
    }, wanted);
    await page.goto(url);
    return markTime(page, 'wanted');
  });
}
