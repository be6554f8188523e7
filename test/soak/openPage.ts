import type { Browser, Page } from 'playwright-core';
import { createQueue } from '../../electron/core/desk/deskContext.ts';
import { visit } from '../support/browser/desk.ts';
import { type PageWeight, weighPage } from '../support/browser/weighPage.ts';
import { rest } from './rest.ts';

/** A window on the day that stays open for the whole soak. */
export interface OpenPage {
  readonly problems: readonly string[];
  /** Acts that ended, and those that did not find within half a minute what they waited for. */
  readonly acts: { done: number; missed: number };
  lead(signal: AbortSignal): Promise<void>;
  /** What it weighs on the day, as no two screens weigh the same. Waits for the end of what is done there. */
  weigh(): Promise<PageWeight>;
  /** Whether it shows a day that was read just now, in time: the connection is up. */
  recovers(): Promise<boolean>;
  close(): Promise<void>;
}

const timeout = 30_000;
const recoversWithin = 90_000;

export async function openPage(
  browser: Browser,
  url: string,
  chance: () => number,
  milliseconds: number,
): Promise<OpenPage> {
  const { page, context, problems } = await visit(browser, url);
  page.setDefaultTimeout(timeout);
  const acts = { done: 0, missed: 0 };
  const inTurn = createQueue();
  const ways = [lookAtVisit, goToBoard, goToTomorrow, findClient, lookAtVisit, goToReview];
  return {
    problems,
    acts,
    async lead(signal) {
      for (let turn = 0; !signal.aborted; turn += 1) {
        // Sound: the remainder is within the list.
        const act = ways[turn % ways.length] as (page: Page) => Promise<void>;
        try {
          await inTurn('page', () => act(page));
          acts.done += 1;
        } catch {
          // The connection may be down, and a day that was never read missing: the next act starts over.
          acts.missed += 1;
          if (!signal.aborted) await goTo(page, '#/').catch(() => undefined);
        }
        await rest(milliseconds * (0.5 + chance()), signal);
      }
    },
    weigh: () =>
      inTurn('page', async () => {
        // While offline there may be no day, and that is measured too.
        await goToDay(page).catch(() => undefined);
        return weighPage(page);
      }),
    async recovers() {
      try {
        const until = { timeout: recoversWithin };
        await goTo(page, '#/');
        await page.locator('body').press('r');
        await page.locator('[data-tile]').first().waitFor(until);
        await page.getByText(/Still showing the schedule as of/).waitFor({ state: 'detached', ...until });
        return true;
      } catch {
        return false;
      }
    },
    close: () => context.close(),
  };
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((requested) => (location.hash = requested), hash);
}

async function goToDay(page: Page): Promise<void> {
  await goTo(page, '#/');
  await page.locator('[data-column] [data-tile]').first().waitFor();
}

async function lookAtVisit(page: Page): Promise<void> {
  await goToDay(page);
  await page.locator('[data-column] [data-tile]').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('complementary').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('complementary').waitFor({ state: 'detached' });
}

async function goToBoard(page: Page): Promise<void> {
  await goTo(page, '#/board');
  await page.locator('[data-place]').first().waitFor();
  await goToDay(page);
}

async function goToTomorrow(page: Page): Promise<void> {
  await goTo(page, '#/day/101/2026-11-18');
  await page.locator('[data-column] [data-tile]').first().waitFor();
  await goToDay(page);
}

async function findClient(page: Page): Promise<void> {
  await goTo(page, '#/clients');
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('lopez');
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('');
}

async function goToReview(page: Page): Promise<void> {
  await goTo(page, '#/review');
  await page.getByRole('row').nth(2).waitFor();
}
