import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TextSize } from '../../electron/contract/settings.ts';
import { requestFrom, startBrowser, startPreviewProcess } from '../support/browser/desk.ts';
import { everyScreen, settled } from '../support/browser/everyScreen.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

interface Complaint {
  readonly what: string;
  readonly of: string;
}

/** Texts that are cut off without a sign of it, and screens that have to be pushed sideways to be read. */
function complaintsOf(page: Page): Promise<readonly Complaint[]> {
  return page.evaluate(() => {
    const found: Complaint[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1)
      found.push({ what: 'wider than the window', of: `${root.scrollWidth}` });
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, h1, h2, h3, label, th, summary, legend, p',
    )) {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      // Text for screen readers only, and text cut with an ellipsis.
      if (width <= 1 || height <= 1 || style.visibility === 'hidden' || element.closest('.visually-hidden')) continue;
      if (style.overflowX === 'visible' || style.textOverflow === 'ellipsis') continue;
      if (element.scrollWidth > element.clientWidth + 2)
        found.push({ what: 'cut off', of: element.outerHTML.slice(0, 160) });
    }
    return found;
  });
}

/**
 * `scale`: how much larger the system draws everything, for which a window of 1280 × 800 is so much smaller. `textSize` is the
 * setting, for which the window stays.
 */
async function walk(url: string, scale: number, textSize: TextSize = '100'): Promise<readonly string[]> {
  const context = await browser.newContext({
    viewport: { width: Math.round(1280 / scale), height: Math.round(800 / scale) },
    deviceScaleFactor: 1,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  await page.goto(url);
  await requestFrom(page, 'settings:change', { textSize });
  for (const screen of everyScreen) {
    await page.goto(url + screen);
    await settled(page);
    for (const { what, of } of await complaintsOf(page)) complaints.push(`${screen}: ${what}: ${of}`);
  }
  await context.close();
  return complaints;
}

/** A walk opens every screen: on a busy machine a few seconds each. */
const walkTimeout = everyScreen.length * 15_000;

// Side by side: a walk waits for screens most of the time.
it.concurrent.each([
  ['en', 0.9],
  ['en', 1.5],
  ['en', 2],
  ['de', 1],
  ['en-XA', 2],
])('in %s nothing is cut off at %d times the size', { timeout: walkTimeout }, async (language, scale) => {
  const preview = await startPreviewProcess({ FRONT_DESK_LANGUAGE: language });
  try {
    expect(await walk(preview.url, scale)).toEqual([]);
  } finally {
    await preview.stop();
  }
});

it.concurrent.each([
  ['en', '90'],
  ['en', '125'],
  ['de', '125'],
] as const)(
  'in %s nothing is cut off with a text size of %s %',
  { timeout: walkTimeout },
  async (language, textSize) => {
    const preview = await startPreviewProcess({ FRONT_DESK_LANGUAGE: language });
    try {
      expect(await walk(preview.url, 1, textSize)).toEqual([]);
    } finally {
      await preview.stop();
    }
  },
);

describe('this test', () => {
  it('finds text that is cut off, and content wider than the window', async () => {
    const page = await browser.newPage({ viewport: { width: 300, height: 200 } });
    await page.setContent('<button style="width: 40px; overflow: hidden; white-space: nowrap">Put away</button>');
    expect(await complaintsOf(page)).toMatchObject([{ what: 'cut off' }]);
    await page.setContent('<h1 style="width: 500px">Wide</h1>');
    expect(await complaintsOf(page)).toMatchObject([{ what: 'wider than the window' }]);
    await page.setContent('<button style="width: 40px; overflow: hidden; text-overflow: ellipsis">Put away</button>');
    expect(await complaintsOf(page)).toEqual([]);
    await page.close();
  });
});

describe('while it loads', () => {
  // What a screen is short of is seen in the language with the longest words, so each has its own.
  it.concurrent.each(['en', 'de', 'es', 'fr'])(
    'no screen shifts its layout in %s',
    { timeout: walkTimeout },
    async (language) => {
      const preview = await startPreviewProcess({ FRONT_DESK_LANGUAGE: language });
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York' });
      const shifts: string[] = [];
      for (const screen of everyScreen) {
        await page.goto('about:blank');
        await page.goto(preview.url + screen);
        await settled(page);
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                // Sound: only layout shifts are observed; TypeScript's DOM does not know them yet.
                for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
              }).observe({ type: 'layout-shift', buffered: true });
              setTimeout(() => resolve(sum), 50);
            }),
        );
        // 0.1 is what the web calls good (web.dev, CLS); a desk that is open all day can do better.
        if (shift > 0.02) shifts.push(`${screen}: ${shift.toFixed(3)}`);
      }
      await page.close();
      await preview.stop();
      expect(shifts).toEqual([]);
    },
  );
});
