import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SettingsChange } from '../../electron/contract/settings.ts';
import { requestFrom, visit } from '../support/browser/desk.ts';
import { sharePreview } from '../support/browser/sharedPreview.ts';
import { dayPage } from './pages/dayPage.ts';

// How the schedule looks in a browser, which alone knows what fits: on Tuesday, November 17, 2026, at the demo clinic.
const shared = sharePreview();

async function openDay(settings: SettingsChange = {}): Promise<Page> {
  const { page, context, problems } = await visit(shared.browser, shared.preview.url);
  page.setDefaultTimeout(30_000);
  onTestFinished(async () => {
    await requestFrom(page, 'settings:change', { density: 'comfortable', textSize: '100' });
    await context.close();
    expect(problems).toEqual([]);
  });
  await dayPage(page).movable.waitFor();
  const { density, textSize } = await requestFrom(page, 'settings:change', settings);
  await page.locator(`:root[data-density="${density}"][data-text-size="${textSize}"]`).waitFor();
  return page;
}

const chooseSlot = (page: Page, minutes: number): Promise<unknown> =>
  page.locator('select', { has: page.locator('option[value="5"]') }).selectOption(String(minutes));

interface TileLook {
  readonly name: string;
  /** How far the baselines of time and status lie apart, where both are in one line; null where the word is left out. */
  readonly apart: number | null;
  /** Whether the word of the status is there in part only. */
  readonly isCut: boolean;
  readonly hasMark: boolean;
}

/** How each tile's status looks. */
function looks(page: Page): Promise<readonly TileLook[]> {
  return page.evaluate(() => {
    const baseline = (of: Element, before: Node): number => {
      const mark = document.createElement('span');
      mark.style.cssText = 'display: inline-block; width: 0; height: 0';
      const line = document.createElement('span');
      of.replaceChild(line, before);
      line.append(mark, before);
      const { bottom } = mark.getBoundingClientRect();
      of.replaceChild(before, line);
      return bottom;
    };
    return [...document.querySelectorAll<HTMLElement>('[data-tile]')].flatMap((tile) => {
      const parts = [...tile.querySelectorAll<HTMLElement>('span')];
      const status = parts.find((part) => getComputedStyle(part, '::before').clipPath !== 'none');
      const time = parts.find(({ children, textContent }) => children.length === 0 && /^\d/.test(textContent));
      const word = status?.firstChild;
      if (!status || !time || !word || !time.firstChild) return [];
      const range = document.createRange();
      range.selectNodeContents(word);
      const text = range.getBoundingClientRect();
      const box = status.getBoundingClientRect();
      const isVisible = text.top < box.bottom - 2;
      const isBeside =
        time.getBoundingClientRect().top < box.bottom - 2 && box.top < time.getBoundingClientRect().bottom - 2;
      return [
        {
          name: tile.textContent,
          apart: isVisible && isBeside ? Math.abs(baseline(time, time.firstChild) - baseline(status, word)) : null,
          isCut: isVisible && (text.right > box.right + 1 || text.left < box.left - 1),
          hasMark: box.width >= 12 || box.width === 0,
        },
      ];
    });
  });
}

describe('the tiles of the schedule', () => {
  it.each([5, 10, 15, 20, 30, 60])(
    'with slots of %d minutes show a status whole or as a mark, level with the time',
    async (minutes) => {
      const page = await openDay();
      await chooseSlot(page, minutes);
      await expect.poll(async () => (await looks(page)).length).toBeGreaterThan(20);
      const tiles = await looks(page);
      expect(tiles.filter(({ isCut }) => isCut)).toEqual([]);
      expect(tiles.filter(({ hasMark }) => !hasMark)).toEqual([]);
      expect(tiles.filter(({ apart }) => apart !== null && apart > 0.5)).toEqual([]);
      expect(tiles.some(({ apart }) => apart !== null)).toBe(true);
    },
  );

  it('keep who comes in sight while a long one is scrolled', async () => {
    const page = await openDay();
    await chooseSlot(page, 5);
    const tile = page.locator('[data-tile][data-size="long"]').first();
    const seen = await tile.evaluate((element) => {
      const scroller = element.closest('[role="region"]');
      const name = element.querySelector('b');
      if (!scroller || !name) throw new Error('There is no name in a grid.');
      scroller.scrollTop += element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + 40;
      const [box, frame] = [name.getBoundingClientRect(), scroller.getBoundingClientRect()];
      const at = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
      return { below: box.top - frame.top, isSeen: at !== null && element.contains(at) };
    });
    expect(seen.isSeen).toBe(true);
    expect(seen.below).toBeGreaterThan(52);
  });

  it('are lower where rows are compact, at once, and as whole', async () => {
    const page = await openDay();
    const tile = dayPage(page)
      .tile(/Cinnamon/)
      .first();
    const before = (await tile.boundingBox())?.height ?? 0;
    await requestFrom(page, 'settings:change', { density: 'compact' });
    await expect.poll(async () => (await tile.boundingBox())?.height).toBeLessThan(before * 0.85);
    const tiles = await looks(page);
    expect(tiles.filter(({ isCut, apart }) => isCut || (apart ?? 0) > 0.5)).toEqual([]);
  });
});

describe('a larger text size', () => {
  it('draws everything larger, and takes a tile where the pointer is', async () => {
    const page = await openDay({ textSize: '125' });
    const tile = dayPage(page)
      .tile(/Cinnamon/)
      .first();
    const from = await tile.boundingBox();
    if (!from) throw new Error('There is no tile.');
    expect(from.height).toBeCloseTo(52 * 1.25, 0);
    const hour = 60 * 1.8 * 1.25;
    await page.mouse.move(from.x + 60, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 40, { steps: 3 });
    await page.mouse.move(from.x + 60, from.y + 30 - hour / 2, { steps: 5 });
    const ghost = page.getByText('11:00 – 11:30 AM', { exact: true }).first();
    await ghost.waitFor();
    expect((await ghost.boundingBox())?.y).toBeLessThan(from.y);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });

  it('opens the menu of a tile where the pointer is', async () => {
    const page = await openDay({ textSize: '125' });
    const tile = await dayPage(page)
      .tile(/Cinnamon/)
      .first()
      .boundingBox();
    if (!tile) throw new Error('There is no tile.');
    await page.mouse.click(tile.x + 50, tile.y + 20, { button: 'right' });
    const menu = page.getByRole('menu', { name: 'Actions' });
    await menu.waitFor();
    expect((await menu.boundingBox())?.x).toBeCloseTo(tile.x + 50, 0);
    await page.keyboard.press('Escape');
  });
});

describe('the summary of a tile', () => {
  it('stands beside it, can be reached by the pointer, and goes with Escape', async () => {
    const page = await openDay({ textSize: '112' });
    const tile = dayPage(page)
      .tile(/Cinnamon/)
      .first();
    await tile.hover();
    const card = page.locator('[role="tooltip"]:popover-open');
    await card.getByText('(914) 555-0183').waitFor();
    const [one, other] = [await tile.boundingBox(), await card.boundingBox()];
    if (!one || !other) throw new Error('There is no card.');
    expect(other.x - (one.x + one.width)).toBeLessThan(8);
    expect(other.y + other.height).toBeLessThanOrEqual(800);
    await page.mouse.move(other.x + 20, other.y + other.height / 2, { steps: 4 });
    await page.waitForTimeout(400);
    expect(await card.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
  });
});

describe('the focus of a page', () => {
  it('is seen all around it when it came by key, and not by the mouse', async () => {
    const page = await openDay();
    const ring = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body, '::after').borderTopWidth);
    for (const key of ['Alt+2', 'Alt+3', 'Alt+4', 'Alt+5', 'Alt+6', 'Alt+7', 'Alt+1']) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main, main *'))).toBe(true);
      if (await page.evaluate(() => document.activeElement?.matches('main'))) expect(await ring()).toBe('2px');
      else expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
    }
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.locator('main').click({ position: { x: 5, y: 5 } });
    expect(await ring()).not.toBe('2px');
  });
});
