import type { Browser, Page } from 'playwright-core';
import { median, percentile95 } from '../figures.ts';
import { inNewPage } from '../inNewPage.ts';
import { useChannel } from './channel.ts';
import type { DeskAddresses } from './deskOfMany.ts';

const rounds = 5;
const queries = [
  'garcia',
  'maria lo',
  'obrien',
  '0142',
  'biscuit',
  'smith ol',
  'luna',
  'hernandez',
  '555 01',
  'zoe mu',
];

export interface TypingRatios {
  readonly channel: number;
  readonly preview: number;
}

/**
 * `directory.keystroke`: from a key to the frame that paints its results, 95th percentile, on a desk with 50 000
 * clients, against a page that redraws 50 rows at each key. Over a channel between processes, as in the desktop, and
 * over the preview's HTTP. In turns; the median of the rounds' ratios.
 */
export async function measureTyping(browser: Browser, desk: DeskAddresses, plain: string): Promise<TypingRatios> {
  const ratios = { channel: [] as number[], preview: [] as number[] };
  const clients = `${desk.page}#/clients`;
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await inNewPage(browser, (page) => typeAll(page, plain));
    const preview = await inNewPage(browser, (page) => typeAll(page, clients));
    const channel = await inNewPage(
      browser,
      async (page) => {
        await useChannel(page, desk.channel);
        return typeAll(page, clients);
      },
      // The page's policy allows only its own host.
      { bypassCSP: true },
    );
    if (round === 0) continue;
    ratios.preview.push(percentile95(preview) / percentile95(bare));
    ratios.channel.push(percentile95(channel) / percentile95(bare));
  }
  return { channel: median(ratios.channel), preview: median(ratios.preview) };
}

async function typeAll(page: Page, url: string): Promise<readonly number[]> {
  await page.goto(url);
  const field = page.getByRole('searchbox', { name: 'Search clients' });
  await field.waitFor();
  const times: number[] = [];
  for (const query of queries) {
    await field.fill('');
    for (const letter of query) {
      const time = await timeKey(page, letter);
      if (time !== null) times.push(time);
    }
  }
  // A space looks for nothing new; more than that may not be without an answer.
  const keys = queries.join('').replaceAll(' ', '').length;
  if (times.length < keys * 0.9) throw new Error(`Only ${times.length} of ${keys} keys changed what is shown.`);
  return times;
}

/**
 * One key, in milliseconds until a row was written and painted; null where none changes within half a second. Keys come
 * a tenth of a second apart, the fastest typing, so that work of the previous key is not counted.
 */
async function timeKey(page: Page, letter: string): Promise<number | null> {
  const handle = await page.evaluateHandle(async () => {
    const everything: MutationObserverInit = { subtree: true, childList: true, characterData: true };
    await new Promise<void>((resolve) => {
      const rest = (): ReturnType<typeof setTimeout> =>
        setTimeout(() => {
          unrest.disconnect();
          resolve();
        }, 100);
      let resting = rest();
      const unrest = new MutationObserver(() => {
        clearTimeout(resting);
        resting = rest();
      });
      unrest.observe(document.body, everything);
    });
    const isOfRow = (node: Node): boolean =>
      (node instanceof Element ? node : node.parentElement)?.closest('li') != null ||
      (node instanceof Element && node.querySelector('li') !== null);
    const done = new Promise<number | null>((resolve) => {
      setTimeout(() => resolve(null), 500);
      let started = 0;
      document.addEventListener('keydown', () => (started = performance.now()), { capture: true, once: true });
      const watch = new MutationObserver((changes) => {
        const isWritten = changes.some(({ target, addedNodes }) => [target, ...addedNodes].some(isOfRow));
        if (started === 0 || !isWritten) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => resolve(performance.now() - started), { once: true });
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      });
      watch.observe(document.body, everything);
    });
    return { done };
  });
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  return handle.evaluate(({ done }) => done);
}
