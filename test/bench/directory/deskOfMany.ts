import { fork } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../../support/browser/desk.ts';
import { atMost, type Figure } from '../figures.ts';
import { servePage } from '../servedPage.ts';
import { nextMessage } from './nextMessage.ts';
import { measureScrolling } from './scrolling.ts';
import { measureTyping } from './typing.ts';

const count = 50_000;

/** The addresses of a desk of the bench: its page, and the channel that replaces the preview's HTTP. */
export interface DeskAddresses {
  readonly page: string;
  readonly channel: string;
}

/** What a person sees of 50 000 clients, in the page as it is built. */
async function withDesk<Value>(measure: (browser: Browser, desk: DeskAddresses) => Promise<Value>): Promise<Value> {
  const desk = fork(new URL('./directoryDesk.ts', import.meta.url), [String(count)]);
  const browser = await startBrowser();
  try {
    // Sound: directoryDesk.ts writes exactly this.
    return await measure(browser, JSON.parse(await nextMessage(desk)) as DeskAddresses);
  } finally {
    await browser.close();
    desk.disconnect();
  }
}

export async function measureKeystroke(): Promise<readonly Figure[]> {
  const plain = await servePage('./directory/pages', 'rows');
  try {
    const { channel, preview } = await withDesk((browser, desk) => measureTyping(browser, desk, plain.url));
    return [
      atMost('directory.keystroke', channel, '× 50 rows drawn at each key, p95', 2),
      atMost('directory.keystroke.preview', preview, '× the same over the preview’s loopback, p95', 2),
    ];
  } finally {
    plain.close();
  }
}

export async function measureManagers(): Promise<readonly Figure[]> {
  const ratio = await withDesk((browser, { page }) => measureScrolling(browser, page));
  return [atMost('managers.scroll', ratio, '× the frames of an empty page, p95', 1.3)];
}
