import type { Browser, Page } from 'playwright-core';
import { median, percentile95 } from './figures.ts';
import { frameTimes } from './frameTimes.ts';
import { inNewPage } from './inNewPage.ts';

const rounds = 9;
const dragTime = 3_000;

/**
 * `schedule.drag`: the frames of a page in which a tile is dragged over the grid, against those of a page in which
 * nothing happens, 95th percentile. In turns; the median of the rounds' ratios.
 */
export async function measureDrag(browser: Browser, url: string): Promise<number> {
  return inNewPage(browser, async (desk) => {
    await desk.goto(url);
    await desk.evaluate(() => window.showDay(200, 17));
    await desk.waitForSelector('[data-moves]');
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const idle = await inNewPage(browser, (page) => frameTimes(page, () => page.waitForTimeout(dragTime)));
      const dragged = await frameTimes(desk, () => dragAround(desk));
      if (round > 0) ratios.push(percentile95(dragged) / percentile95(idle));
    }
    return median(ratios);
  });
}

/** Takes a tile and leads it in wide turns over columns and hours with a mouse, which then puts it back. */
async function dragAround(page: Page): Promise<void> {
  const tile = await page.locator('[data-tile]').nth(30).boundingBox();
  if (!tile) throw new Error('There is no tile to drag.');
  const [x, y] = [tile.x + 20, tile.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const started = performance.now();
  for (let at = 0; at < dragTime; at = performance.now() - started) {
    const turn = (at / 1_000) * Math.PI;
    await page.mouse.move(640 + 450 * Math.cos(turn), 400 + 250 * Math.sin(turn * 1.3));
    // The event rate of an ordinary mouse.
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  if ((await page.locator('[data-dragging]').count()) !== 1) throw new Error('Nothing was dragged.');
  await page.keyboard.press('Escape');
  await page.mouse.up();
}
