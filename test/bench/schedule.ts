import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../support/browser/desk.ts';
import { atMost, type Figure, median } from './figures.ts';
import { inNewPage, markTime } from './inNewPage.ts';
import { measureDrag } from './scheduleDrag.ts';
import { measureScroll } from './scheduleScroll.ts';
import { measureSoak } from './scheduleSoak.ts';
import { servePage, type ServedPage } from './servedPage.ts';

const rounds = 11;
const switches = 5;
/** A clinic as large as any: react-big-calendar takes seconds for each of its days. */
const largeDay = '3000/300';
const largeRounds = 3;
const largeSwitches = 2;

interface Pages {
  readonly desk: ServedPage;
  readonly plain: ServedPage;
  readonly deskInApp: ServedPage;
  readonly plainInApp: ServedPage;
  readonly eventCalendar: ServedPage;
  readonly bigCalendar: ServedPage;
  readonly deskWeek: ServedPage;
  readonly bigCalendarWeek: ServedPage;
}

/** The schedule.* figures: the day's schedule against what others draw of the same appointments in the same run. */
export async function measureSchedule(): Promise<readonly Figure[]> {
  const pages: Pages = {
    desk: await servePage('./schedulePages', 'desk'),
    plain: await servePage('./schedulePages', 'plain'),
    deskInApp: await servePage('./schedulePages', 'deskInApp'),
    plainInApp: await servePage('./schedulePages', 'plainInApp'),
    eventCalendar: await servePage('./schedulePages', 'eventCalendar'),
    bigCalendar: await servePage('./schedulePages', 'bigCalendar'),
    deskWeek: await servePage('./schedulePages', 'deskWeek'),
    bigCalendarWeek: await servePage('./schedulePages', 'bigCalendarWeek'),
  };
  const browser = await startBrowser();
  try {
    const mount = await compare(browser, timeMount, pages.desk, pages.eventCalendar);
    const firstShown = await compare(browser, timeStart, pages.deskInApp, pages.plainInApp);
    const firstShownBare = await compare(browser, timeStart, pages.desk, pages.plain);
    const daySwitch = await compare(browser, timeSwitch, pages.desk, pages.bigCalendar);
    const weekSwitch = await compare(browser, timeSwitch, pages.deskWeek, pages.bigCalendarWeek);
    const largeSwitch = await compare(browser, timeLargeSwitch, pages.desk, pages.bigCalendar, largeRounds);
    const drag = await measureDrag(browser, pages.desk.url);
    const largeScroll = await measureScroll(browser, `${pages.desk.url}#${largeDay}`);
    const soak = await measureSoak();
    return [
      atMost('schedule.mount', mount, '× @event-calendar/core, 200 appointments', 0.4),
      atMost('schedule.firstShown', firstShown, '× a plain CSS grid of 400 tiles, both in React and MUI', 1.2),
      atMost('schedule.firstShown.bare', firstShownBare, '× the same, both without MUI', 1.2),
      atMost('schedule.drag', drag, '× the frames of an idle page, p95', 1.5),
      atMost('schedule.daySwitch', daySwitch, '× react-big-calendar, 400 appointments', 0.4),
      atMost('schedule.weekSwitch', weekSwitch, '× react-big-calendar’s week, 400 appointments', 0.5),
      atMost('schedule.large.daySwitch', largeSwitch, '× react-big-calendar, 3 000 appointments of 300 providers', 0.5),
      atMost('schedule.large.scroll', largeScroll, '× the frames of an idle page, p95, the same day', 1.5),
      atMost('schedule.soak', soak.growth, 'MB of heap per hour after the first of 8', 0.1),
      // One picture of the same day has a note or a word more than another.
      atMost('schedule.soak.nodes', soak.nodes, '× the nodes after the first hour, at most', 1.05),
    ];
  } finally {
    await browser.close();
    for (const page of Object.values(pages)) page.close();
  }
}

/** How long the desk takes for every millisecond of the yardstick, each in a fresh page, in turns. */
async function compare(
  browser: Browser,
  time: (page: Page, url: string) => Promise<number>,
  desk: ServedPage,
  yardstick: ServedPage,
  count = rounds,
): Promise<number> {
  const times = { desk: [] as number[], yardstick: [] as number[] };
  for (let round = 0; round <= count; round += 1) {
    for (const [name, { url }] of [
      ['desk', desk],
      ['yardstick', yardstick],
    ] as const) {
      const taken = await inNewPage(browser, (page) => time(page, url));
      // The first round warms the browser and does not count.
      if (round > 0) times[name].push(taken);
    }
  }
  return median(times.desk) / median(times.yardstick);
}

/** `schedule.mount`: from the first call to the second frame, all code being loaded, ours and theirs. */
async function timeMount(page: Page, url: string): Promise<number> {
  await page.goto(url);
  return page.evaluate(() => window.showDay(200, 17));
}

/**
 * `schedule.firstShown`: from the navigation to the second frame with the visible tiles. 400 appointments, and pages of
 * React and MUI, as the reference measured them (its plain one weighs 147 kB, React alone 68); `bare` is React alone.
 */
async function timeStart(page: Page, url: string): Promise<number> {
  await page.goto(`${url}#400`);
  return markTime(page, 'shown');
}

/**
 * `schedule.daySwitch` and `schedule.weekSwitch`: a busy day or week replaced by another one, in a page that has done so before. Both can be changed by
 * drag and drop, which react-big-calendar has in an addon of its own.
 */
async function timeSwitch(page: Page, url: string): Promise<number> {
  await page.goto(`${url}#400`);
  await markTime(page, 'shown');
  return switchDays(page, switches, 400);
}

/** `schedule.large.daySwitch`: the same of a day with 300 columns. */
async function timeLargeSwitch(page: Page, url: string): Promise<number> {
  await page.goto(`${url}#${largeDay}`);
  await markTime(page, 'shown', 120_000);
  return switchDays(page, largeSwitches, 3_000, 300);
}

async function switchDays(page: Page, days: number, count: number, providers?: number): Promise<number> {
  const times: number[] = [];
  for (let day = 0; day <= days; day += 1)
    times.push(
      await page.evaluate(([of, dayOfMonth, columns]) => window.showDay(of, dayOfMonth, columns), [
        count,
        18 + day,
        providers,
      ] as const),
    );
  return median(times.slice(1));
}
