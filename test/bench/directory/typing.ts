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

/** Ratios of 95th percentiles, each the median of the rounds. */
export interface TypingRatios {
  /** To a page that is answered with 50 rows by another process, over the same connection. */
  readonly toAnswered: number;
  /** To a page that draws 50 rows of its own. */
  readonly toPlain: number;
  /** The answered page to the plain one: what no search in another process can go below. */
  readonly least: number;
}

interface TypedPages {
  /** Draws 50 rows at each key. */
  readonly plain: string;
  /** Draws 50 rows that another process answers. */
  readonly answered: DeskAddresses;
  readonly desk: DeskAddresses;
}

/**
 * `directory.keystroke`: from a key to the frame that paints its results, on a desk with 50 000 clients. Over a channel
 * between processes, as in the desktop, and over the preview's HTTP. In turns.
 */
export async function measureTyping(
  browser: Browser,
  pages: TypedPages,
): Promise<{ readonly channel: TypingRatios; readonly preview: TypingRatios }> {
  const ratios = { channel: [] as TypingRatios[], preview: [] as TypingRatios[] };
  for (let round = 0; round <= rounds; round += 1) {
    const plain = await slowKeys(browser, pages.plain);
    for (const transport of ['preview', 'channel'] as const) {
      const channelOf = ({ channel }: DeskAddresses): string | null => (transport === 'channel' ? channel : null);
      const answered = await slowKeys(browser, pages.answered.page, channelOf(pages.answered));
      const desk = await slowKeys(browser, `${pages.desk.page}#/clients`, channelOf(pages.desk));
      if (round > 0)
        ratios[transport].push({ toAnswered: desk / answered, toPlain: desk / plain, least: answered / plain });
    }
  }
  return { channel: medians(ratios.channel), preview: medians(ratios.preview) };
}

function medians(each: readonly TypingRatios[]): TypingRatios {
  return {
    toAnswered: median(each.map(({ toAnswered }) => toAnswered)),
    toPlain: median(each.map(({ toPlain }) => toPlain)),
    least: median(each.map(({ least }) => least)),
  };
}

/** The 95th percentile of all keys, in milliseconds. */
async function slowKeys(browser: Browser, url: string, channel: string | null = null): Promise<number> {
  const times = await inNewPage(
    browser,
    async (page) => {
      if (channel !== null) await useChannel(page, channel);
      return typeAll(page, url);
    },
    // The page's policy allows only its own host.
    channel === null ? {} : { bypassCSP: true },
  );
  return percentile95(times);
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
