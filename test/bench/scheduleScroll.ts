import type { Browser, Page } from 'playwright-core';
import { median, percentile95 } from './figures.ts';
import { frameTimes } from './frameTimes.ts';
import { inNewPage, markTime } from './inNewPage.ts';

const rounds = 5;
const scrollTime = 3_000;

/**
 * `schedule.large.scroll`: the frames of a page in which a day of hundreds of columns is scrolled in both directions,
 * against those of a page in which nothing happens, 95th percentile. In turns; the median of the rounds' ratios.
 */
export async function measureScroll(browser: Browser, url: string): Promise<number> {
  return inNewPage(browser, async (desk) => {
    await desk.goto(url);
    await markTime(desk, 'shown');
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const idle = await inNewPage(browser, (page) => frameTimes(page, () => page.waitForTimeout(scrollTime)));
      const scrolled = await frameTimes(desk, () => scrollAround(desk, round % 2 === 0 ? 1 : -1));
      if (round > 0) ratios.push(percentile95(scrolled) / percentile95(idle));
    }
    return median(ratios);
  });
}

/** Turns the wheel over the grid, mostly sideways, as fast as a person does: some ten columns a second. */
async function scrollAround(page: Page, direction: 1 | -1): Promise<void> {
  await page.mouse.move(640, 400);
  const started = performance.now();
  for (let turn = 0; performance.now() - started < scrollTime; turn += 1) {
    await page.mouse.wheel(turn % 5 === 4 ? 0 : direction * 100, turn % 5 === 4 ? (turn % 2 === 0 ? 100 : -100) : 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
