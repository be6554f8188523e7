import { fork } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../../support/browser/desk.ts';
import { atMost, type Figure, reported } from '../figures.ts';
import { servePage } from '../servedPage.ts';
import { nextMessage } from './nextMessage.ts';
import { measureScrolling } from './scrolling.ts';
import { measureTyping, type TypingRatios } from './typing.ts';

const count = 50_000;

/** The addresses of a desk of the bench: its page, and the channel that replaces the preview's HTTP. */
export interface DeskAddresses {
  readonly page: string;
  readonly channel: string;
}

/** Starts a process that sends its addresses first. */
async function startProcess(
  file: string,
  ...options: readonly string[]
): Promise<{ readonly addresses: DeskAddresses; stop(): void }> {
  const started = fork(new URL(file, import.meta.url), options);
  // Sound: directoryDesk.ts and rowsServer.ts write exactly this.
  const addresses = JSON.parse(await nextMessage(started)) as DeskAddresses;
  return { addresses, stop: () => started.disconnect() };
}

/** What a person sees of 50 000 clients, in the page as it is built. */
async function withDesk<Value>(measure: (browser: Browser, desk: DeskAddresses) => Promise<Value>): Promise<Value> {
  const desk = await startProcess('./directoryDesk.ts', String(count));
  const browser = await startBrowser();
  try {
    return await measure(browser, desk.addresses);
  } finally {
    await browser.close();
    desk.stop();
  }
}

export async function measureKeystroke(): Promise<readonly Figure[]> {
  const plain = await servePage('./directory/pages', 'rows');
  const rows = await startProcess('./rowsServer.ts');
  try {
    const { channel, preview } = await withDesk((browser, desk) =>
      measureTyping(browser, { plain: plain.url, answered: rows.addresses, desk }),
    );
    return [...figures('directory.keystroke', channel), ...figures('directory.keystroke.preview', preview)];
  } finally {
    rows.stop();
    plain.close();
  }
}

function figures(name: string, { toAnswered, toPlain, least }: TypingRatios): readonly Figure[] {
  return [
    atMost(name, toAnswered, '× 50 rows that another process answers at each key, p95', 1.6),
    reported(`${name}.toPlain`, toPlain, '× 50 rows drawn at each key, p95'),
    reported(`${name}.least`, least, '× the same, of the rows that another process answers'),
  ];
}

export async function measureManagers(): Promise<readonly Figure[]> {
  const ratio = await withDesk((browser, { page }) => measureScrolling(browser, page));
  return [atMost('managers.scroll', ratio, '× the frames of an empty page, p95', 1.3)];
}
