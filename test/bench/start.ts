import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { writePageManifest } from '../../build/pageManifest.ts';
import { openPageFiles, type PageFiles } from '../../electron/core/page/pageFiles.ts';
import { startBrowser, startPreviewProcess } from '../support/desk.ts';
import { atMost, type Figure, median } from './figures.ts';

const rounds = 11;

interface Yardstick {
  readonly url: string;
  readonly files: PageFiles;
  close(): void;
}

interface Subject {
  readonly url: string;
  readonly files: PageFiles;
  /** The performance mark that says: what counts is painted. */
  readonly mark: string;
}

/** The start.* figures: Day from the demo clinic against an empty page of React and MUI, built and loaded in this run. */
export async function measureStart(): Promise<readonly Figure[]> {
  const empty = await serveEmptyPage();
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
      atMost('start.firstAppointment', median(times.desk) / median(times.yardstick), '× the empty page', 1.5),
      atMost(
        'start.criticalJs',
        gzipSize(desk.files, critical) / gzipSize(empty.files, emptyScripts),
        '× the empty page, gzip',
        1.2,
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

/** Milliseconds from the navigation to a mark. */
async function markTime(page: Page, mark: string): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, { timeout: 15_000 });
  return page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN, mark);
}

/** The scripts that a page asks for until its mark, as paths. */
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

async function inNewPage<Value>(browser: Browser, look: (page: Page) => Promise<Value>): Promise<Value> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York' });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

function gzipSize(files: PageFiles, scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => {
    const file = files.find(script);
    if (!file) throw new Error(`There is no built script ${script}.`);
    return sum + gzipSync(file.bytes).length;
  }, 0);
}

/** Builds the empty page the way the app's own page is built, and serves it from memory. */
async function serveEmptyPage(): Promise<Yardstick> {
  const folder = mkdtempSync(join(tmpdir(), 'front-desk-bench-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./emptyPage', import.meta.url)),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  writePageManifest(folder);
  const files = openPageFiles(folder);
  const server = createServer((request, response) => {
    const file = files.find(request.url ?? '');
    response.writeHead(file ? 200 : 404, file ? { 'content-type': file.type, 'cache-control': 'no-store' } : {});
    response.end(file?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Sound: a server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    files,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
