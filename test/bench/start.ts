import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { openPageFiles, type PageFiles } from '../../electron/page/pageFiles.ts';
import { startBrowser, startPreviewProcess } from '../support/browser/desk.ts';
import { atMost, type Figure, median } from './figures.ts';
import { inNewPage, markTime } from './inNewPage.ts';
import { servePage } from './servedPage.ts';

const rounds = 11;

interface Subject {
  readonly url: string;
  readonly files: PageFiles;
  /** The performance mark that says: what counts is painted. */
  readonly mark: string;
}

/** What the empty page is answered: a clinic without locations. */
const emptyAnswer = JSON.stringify({ ok: true, value: { data: { organization: null, locations: [] } } });

/**
 * The start.* figures: Day from the demo clinic against an empty page of React, MUI and Apollo Client that sends one
 * small query, built and loaded in this run.
 */
export async function measureStart(): Promise<readonly Figure[]> {
  const empty = await servePage('./emptyPage', 'index', emptyAnswer);
  const preview = await startPreviewProcess();
  const browser = await startBrowser();
  const dist = openPageFiles(fileURLToPath(new URL('../../dist/renderer', import.meta.url)));
  const yardstick: Subject = { url: empty.url, files: empty.files, mark: 'shown' };
  const desk: Subject = { url: preview.url, files: dist, mark: 'first-appointment' };
  try {
    const times = { yardstick: [] as number[], desk: [] as number[] };
    const heaps = { yardstick: [] as number[], desk: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, subject] of [
        ['yardstick', yardstick],
        ['desk', desk],
      ] as const) {
        const { time, heap } = await load(browser, subject);
        // The first load of each warms the browser and the clinic and does not count.
        if (round > 0) {
          times[name].push(time);
          heaps[name].push(heap);
        }
      }
    }
    const emptyScripts = await scriptsOf(browser, yardstick);
    const deskScripts = await scriptsOf(browser, desk);
    const critical = await criticalScripts(browser, { ...desk, mark: 'first-paint-shell' }, deskScripts);
    return [
      atMost('start.firstAppointment', median(times.desk) / median(times.yardstick), '× the empty page', 1.35),
      atMost(
        'start.criticalJs',
        gzipSize(desk.files, critical) / gzipSize(empty.files, emptyScripts),
        '× the empty page, gzip',
        1.15,
      ),
      atMost('start.totalJs', gzipSize(desk.files, deskScripts) / 1000, 'kB gzip', 250),
      atMost('start.heap', median(heaps.desk) / median(heaps.yardstick), '× the empty page', 2),
    ];
  } finally {
    await browser.close();
    await preview.stop();
    empty.close();
  }
}

async function load(browser: Browser, subject: Subject): Promise<{ readonly time: number; readonly heap: number }> {
  return inNewPage(browser, async (page) => {
    await page.goto(subject.url);
    const time = await markTime(page, subject.mark);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.enable');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { time, heap: usedSize };
  });
}

/** The scripts that a page loads until its mark, as paths. */
async function scriptsOf(browser: Browser, subject: Subject): Promise<readonly string[]> {
  return inNewPage(browser, async (page) => {
    await page.goto(subject.url);
    const until = await markTime(page, subject.mark);
    const names = await page.evaluate(
      (time) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.startTime < time)
          .map(({ name }) => name),
      until,
    );
    return names.filter((name) => name.endsWith('.js')).map((name) => `/${name.slice(subject.url.length)}`);
  });
}

/** The scripts without which the mark never comes: each is held back once, and who is not missed is not critical. */
async function criticalScripts(
  browser: Browser,
  subject: Subject,
  scripts: readonly string[],
): Promise<readonly string[]> {
  const critical: string[] = [];
  for (const script of scripts) {
    const painted = await inNewPage(browser, async (page) => {
      await page.route(`**${script}`, (route) => route.abort());
      await page.goto(subject.url);
      return page
        .waitForFunction((name) => performance.getEntriesByName(name).length > 0, subject.mark, { timeout: 2_000 })
        .then(() => true)
        .catch(() => false);
    });
    if (!painted) critical.push(script);
  }
  return critical;
}

function gzipSize(files: PageFiles, scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => {
    const file = files.find(script);
    if (!file) throw new Error(`There is no built script ${script}.`);
    return sum + gzipSync(file.bytes).length;
  }, 0);
}
