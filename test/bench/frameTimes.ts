import type { Page } from 'playwright-core';

/** The milliseconds between the frames of a page while something is done. */
export async function frameTimes(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.bringToFront();
  const frames = await page.evaluateHandle(() => {
    const seen = { times: [] as number[], on: true };
    const look = (time: number): void => {
      seen.times.push(time);
      if (seen.on) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  });
  await act();
  const times = await frames.evaluate((seen) => {
    seen.on = false;
    return seen.times;
  });
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}
