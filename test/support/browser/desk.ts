import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../build/browser.ts';
import type { Channel, Channels } from '../../../electron/contract/channels.ts';
import type { Result } from '../../../electron/contract/failure.ts';
import { temporaryFolder } from '../core/memoryCore.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const startWithin = 20_000;

/** A preview that runs as a person would run it: its own process, its own data folder. */
export interface PreviewProcess {
  readonly url: string;
  readonly folder: string;
  /** Everything it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the built preview. `folder` reuses the data of a former run, which is then not removed. */
export async function startPreviewProcess(
  environment: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<PreviewProcess> {
  const temporary = folder === undefined ? temporaryFolder() : { folder, remove: () => undefined };
  const data = join(temporary.folder, folder === undefined ? 'data' : '');
  const child = spawn(process.execPath, [join(root, 'dist/preview.js'), '--no-open'], {
    env: { ...process.env, FRONT_DESK_NOW: '2026-11-17T15:10:00Z', ...environment, FRONT_DESK_DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const url = await readPreviewUrl(child, () => printed);
  return {
    url,
    folder: data,
    output: () => printed,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill()) await ended;
      temporary.remove();
    },
  };
}

/** The address that a preview prints when it is ready; rejects where it ends or takes too long. */
export function readPreviewUrl(child: ChildProcess, printed: () => string, within = startWithin): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const url = /Front Desk preview: (http:\S+)/.exec(printed())?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', look);
    child.on('exit', () => reject(new Error(`The preview ended before it was ready: ${printed()}`)));
    setTimeout(() => reject(new Error(`The preview was not ready in time: ${printed()}`)), within).unref();
  });
}

/** Starts the browser that `npm test` has found or installed. */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser is here. `npm test` installs one, or set FRONT_DESK_BROWSER.');
  // Chromium's sandbox needs privileges that root in a container lacks; pages here are our own.
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking', ...more];
  return chromium.launch({ executablePath, args });
}

/** The pages that `visit` has opened and that are still open. */
export const openPages = new Set<Page>();

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, uncaught exceptions and policy violations: a good visit has none. */
  readonly problems: readonly string[];
}

/** Opens a page in a context of its own and listens for everything that should not happen. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    ...options,
  });
  const problems: string[] = [];
  const page = await context.newPage();
  openPages.add(page);
  page.on('close', () => openPages.delete(page));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(url);
  return { page, context, problems };
}

/** The core's answer to a query, sent over the page's own core API. */
export async function requestFrom<C extends Channel>(
  page: Page,
  channel: C,
  payload: Channels[C]['request'],
): Promise<Channels[C]['response']> {
  const envelope = JSON.stringify({ id: `test-${channel}`, channel, payload });
  const text = await page.evaluate(
    async ({ url, body }) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body })).text();
    },
    { url: new URL('request', page.url()).href, body: envelope },
  );
  // Sound: the core answers this channel's Result.
  const result = JSON.parse(text) as Result<Channels[C]['response']>;
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

/** The drafts of one test do not reach the next one. */
export async function forgetDrafts(page: Page): Promise<void> {
  for (const { id } of await requestFrom(page, 'drafts:read', null))
    await requestFrom(page, 'drafts:keep', { id, content: null });
}
