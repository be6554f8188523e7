import { fork } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../../support/desk.ts';
import { atMost, type Figure } from '../figures.ts';
import { servePage } from '../servedPage.ts';
import { nextMessage } from './nextMessage.ts';
import { measureScrolling } from './scrolling.ts';
import { measureTyping } from './typing.ts';

const count = 50_000;

/** What a person sees of 50 000 clients, in the page as it is built. */
async function withDesk<Value>(measure: (browser: Browser, url: string) => Promise<Value>): Promise<Value> {
  const desk = fork(new URL('./directoryDesk.ts', import.meta.url), [String(count)]);
  const browser = await startBrowser();
  try {
    return await measure(browser, await nextMessage(desk));
  } finally {
    await browser.close();
    desk.disconnect();
  }
}

export async function measureKeystroke(): Promise<Figure> {
  const plain = await servePage('./directory/pages', 'rows');
  try {
    const ratio = await withDesk((browser, url) => measureTyping(browser, url, plain.url));
    return atMost('directory.keystroke', ratio, '× 50 rows drawn at each key, p95', 2);
  } finally {
    plain.close();
  }
}

export async function measureManagers(): Promise<readonly Figure[]> {
  const ratio = await withDesk(measureScrolling);
  return [atMost('managers.scroll', ratio, '× the frames of an empty page, p95', 1.3)];
}
