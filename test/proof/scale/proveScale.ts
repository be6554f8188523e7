import type { BrowserContext, Page } from 'playwright-core';
import { bookingDialog } from '../../e2e/pages/bookingDialog.ts';
import { clientsPage } from '../../e2e/pages/clientsPage.ts';
import { dayPage } from '../../e2e/pages/dayPage.ts';
import { startBrowser } from '../../support/browser/desk.ts';
import type { ClinicSize } from './largeClinic.ts';
import { openLargeClinic } from './openLargeClinic.ts';

/** What a person did in a page that was painted before, and the tasks over 50 ms that it made, in milliseconds. */
export interface Step {
  readonly step: string;
  readonly longest: number;
  readonly tasks: readonly number[];
  /** In the page afterwards. */
  readonly elements: number;
}

declare global {
  interface Window {
    longTasks: { readonly end: number; readonly duration: number }[];
  }
}

const quietMilliseconds = 1500;
/** So many clients are read one page after the other, in the background. */
const directoryWithin = 1_200_000;

/** Works through the screens of a desk at a large clinic. */
export async function proveScale(size: ClinicSize): Promise<readonly Step[]> {
  const browser = await startBrowser();
  const desk = await openLargeClinic(browser, size, watchTasks);
  const { page, problems } = desk;
  const { tiles } = dayPage(page);
  const views = page.getByRole('group', { name: 'View by' });
  const steps: Step[] = [];
  const step = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    await takeTasks(page);
    await act();
    const tasks = await takeTasks(page);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    steps.push({ step: name, longest: Math.max(0, ...tasks), tasks, elements });
  };
  try {
    await page.keyboard.press('Alt+1');
    await tiles.first().waitFor();
    await step('another day', async () => {
      await page.keyboard.press('ArrowRight');
      await page.locator('[data-tile^="2026-11-18"]').first().waitFor();
    });
    for (const view of ['Rooms', 'List', 'Board', 'Providers'])
      await step(`view: ${view}`, async () => {
        await views.getByText(view).click();
        await tiles.first().waitFor();
      });
    await step('scrolling the day', async () => {
      await page.mouse.move(600, 500);
      for (let turn = 0; turn < 40; turn += 1)
        await page.mouse.wheel(turn % 4 === 0 ? 0 : 900, turn % 4 === 0 ? 200 : 0);
    });
    await step('opening an appointment', () => tiles.nth(3).click());
    await step('choosing a location', async () => {
      await dayPage(page).location.selectOption({ label: 'Clinic 200' });
      await dayPage(page).location.selectOption({ label: 'Clinic 1' });
      await tiles.first().waitFor();
    });
    await step('reading all clients', async () => {
      await page.keyboard.press('Alt+2');
      const all = new RegExp(`All ${size.clients.toLocaleString('en-US')} clients`);
      await page.getByText(all).waitFor({ timeout: directoryWithin });
    });
    await step('searching clients', () => clientsPage(page).searchField.pressSequentially('maria lop', { delay: 120 }));
    await step('all clients as a table', async () => {
      await page.keyboard.press('Alt+3');
      await page.getByRole('grid').waitFor();
      await page.mouse.move(600, 500);
      for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 5000);
    });
    await step('locations', async () => {
      await page.evaluate(() => (location.hash = '#/locations'));
      await page.getByText('Clinic 200').first().waitFor();
    });
    await step('booking', async () => {
      await page.keyboard.press('n');
      await bookingDialog(page).clientField.waitFor();
      await page.keyboard.type('maria');
      await page.getByRole('option', { name: /maria/i }).first().waitFor();
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return steps;
  } finally {
    await desk.close();
    await browser.close();
  }
}

function watchTasks(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        window.longTasks.push({ end: startTime + duration, duration: Math.round(duration) });
    }).observe({ type: 'longtask' });
  });
}

/** The tasks since the last call, once there were none for a while. */
function takeTasks(page: Page): Promise<readonly number[]> {
  return page.evaluate(async (quiet) => {
    const from = performance.now();
    while (performance.now() - Math.max(from, window.longTasks.at(-1)?.end ?? 0) < quiet)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return window.longTasks.splice(0).map(({ duration }) => duration);
  }, quietMilliseconds);
}
