import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { DeskEvent } from '../../electron/contract/channels.ts';
import { openPageFiles } from '../../electron/page/pageFiles.ts';
import { startPreview } from '../../electron/preview/previewServer.ts';
import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { startTestCore, type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { type PageWeight, weighPage } from '../support/browser/weighPage.ts';
import { slope } from './figures.ts';
import { inNewPage } from './inNewPage.ts';

const hours = 8;
const pollsPerHour = 120;
const pollMilliseconds = 3_600_000 / pollsPerHour;
/** Milliseconds from poll to poll in the bench, which has no eight hours. */
const pace = 80;
interface Reading extends PageWeight {
  readonly hour: number;
}

export interface Soak {
  /** Megabytes of heap per hour after the first, by least squares. */
  readonly growth: number;
  /** The most nodes that the page ever had after the first hour, for every one that it had then. */
  readonly nodes: number;
}

/**
 * `schedule.soak`: a shift of eight hours in the built page on the demo clinic, which simulates its own day meanwhile.
 * The core's clock advances half a minute at every poll, and a poll comes every 80 ms; another desk changes visits, and
 * this one opens them, moves them, and switches to the board and to tomorrow and back. Both are measured every half
 * hour after a collection. Without V8's optimising compilers: by heap snapshots their output was two thirds of all
 * growth, most of the rest what the browser records for its driver, and the page's own objects a twentieth, too little
 * to notice.
 */
export async function measureSoak(): Promise<Soak> {
  const clinic = { now: Date.parse('2026-11-17T13:00:00Z'), polls: 0 };
  const core = await startTestCore({ clock: { now: () => clinic.now }, pace: { shown: pace, hidden: pace } });
  core.core.subscribe((text) => {
    // Sound: only the core writes events.
    const event = JSON.parse(text) as DeskEvent;
    if (event.kind !== 'dayRead' || event.date !== '2026-11-17') return;
    clinic.now += pollMilliseconds;
    clinic.polls += 1;
  });
  const files = openPageFiles(fileURLToPath(new URL('../../dist/renderer', import.meta.url)));
  const preview = await startPreview({ core: core.core, files });
  const browser = await startBrowser(['--js-flags=--no-opt --no-maglev --no-sparkplug']);
  try {
    const readings = await inNewPage(browser, async (page) => {
      await page.goto(preview.url);
      await page.locator('[data-tile]').first().waitFor();
      const taken: Reading[] = [];
      let acts = 0;
      for (let hour = 0.5; hour <= hours; hour += 0.5) {
        while (clinic.polls < hour * pollsPerHour) {
          acts += 1;
          await act(core, page, acts);
        }
        taken.push({ hour, ...(await weighPage(page)) });
      }
      return taken;
    });
    const later = readings.filter(({ hour }) => hour >= 1);
    const [first, ...others] = later.map(({ nodes }) => nodes);
    return {
      growth: slope(later.map(({ hour, megabytes }) => [hour, megabytes])),
      nodes: Math.max(...others) / (first ?? 0),
    };
  } finally {
    await browser.close();
    await preview.close();
    await core.close();
  }
}

/** One thing that happens at a front desk, each in its turn. */
async function act(core: TestCore, page: Page, turn: number): Promise<void> {
  const id = await changeElsewhere(core, turn);
  if (turn % 4 === 0) await goThere(page, turn % 8 === 0 ? '#/board' : '#/day/101/2026-11-18');
  else if (turn % 4 === 2) await moveAndUndo(page);
  else await lookAt(page, id);
}

/** Another desk changes a visit; the core notifies all windows. */
async function changeElsewhere(core: TestCore, turn: number): Promise<string> {
  const question = { operation: 'ScheduleDay', variables: { recent: true } };
  // Sound: a registered operation answers in its shape.
  const { day } = valueOf(await core.request('desk:query', question)).data as unknown as ScheduleDayQuery;
  // The page says by its own clock that it still shows this day, and that clock is the slower one.
  await core.request('day:watch', { location: day.location.id, date: day.date, hidden: false });
  const visits = day.appointments.filter(({ patient }) => patient !== null);
  const visit = visits[turn % visits.length];
  if (!visit) throw new Error('No visit on this day.');
  const appointment = { id: visit.id, version: visit.version, location: day.location.id, date: day.date };
  const variables = { appointment, to: { reason: `Called at turn ${turn}` } };
  valueOf(await core.request('desk:change', { operation: 'UpdateAppointment', variables }));
  return visit.id;
}

async function lookAt(page: Page, id: string): Promise<void> {
  await page.locator(`[data-tile="${id}"]`).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('complementary').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('complementary').waitFor({ state: 'detached' });
}

async function moveAndUndo(page: Page): Promise<void> {
  const movable = page.locator('[data-tile]:not([data-fixed])');
  if ((await movable.count()) === 0) return;
  await movable.last().focus();
  for (const key of ['m', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  // After a concurrent change by the other desk a dialog offers both versions; this test does not insist on its own.
  const conflict = page.getByRole('dialog');
  await conflict
    .or(page.getByRole('button', { name: 'Undo' }))
    .first()
    .waitFor();
  if ((await conflict.count()) === 0) {
    await page.keyboard.press('Control+z');
    await conflict
      .or(page.getByText(/^Undone\./))
      .first()
      .waitFor();
  }
  if ((await conflict.count()) > 0) await page.keyboard.press('Escape');
  await conflict.waitFor({ state: 'detached' });
}

/** To another screen and back to the day. */
async function goThere(page: Page, hash: string): Promise<void> {
  for (const place of [hash, '#/']) {
    await page.evaluate((requested) => (location.hash = requested), place);
    await page
      .locator(place === '#/board' ? '[data-place] [data-tile]' : '[data-column] [data-tile]')
      .first()
      .waitFor();
  }
}
