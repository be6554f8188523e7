import type { Browser } from 'playwright-core';
import { median, percentile95 } from '../figures.ts';
import { frameTimes } from '../frameTimes.ts';
import { inNewPage } from '../inNewPage.ts';

const rounds = 7;
const scrollTime = 3_000;

/**
 * `managers.scroll`: the frames of the table of 50 000 clients during scrolling, against those of an idle page, 95th
 * percentile. In turns; the median of the rounds' ratios.
 */
export async function measureScrolling(browser: Browser, desk: string): Promise<number> {
  return inNewPage(browser, async (page) => {
    await page.goto(`${desk}#/review`);
    const grid = page.getByRole('grid');
    await grid.getByRole('row').nth(5).waitFor();
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const idle = await inNewPage(browser, (empty) => frameTimes(empty, () => empty.waitForTimeout(scrollTime)));
      const box = await grid.boundingBox();
      if (!box) throw new Error('There is no table.');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      const scrolled = await frameTimes(page, async () => {
        const started = performance.now();
        while (performance.now() - started < scrollTime) {
          await page.mouse.wheel(0, 240);
          // As often as a wheel that is turned on and on.
          await new Promise((resolve) => setTimeout(resolve, 16));
        }
      });
      if (round > 0) ratios.push(percentile95(scrolled) / percentile95(idle));
    }
    return median(ratios);
  });
}
