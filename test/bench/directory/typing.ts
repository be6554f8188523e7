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
 * `directory.keystroke`: from a key to the frame in which what it found is painted, 95th percentile, in a desk that knows
 * 50 000 clients, against a page that draws 50 rows anew at each key. Over a line between processes, as the desktop has,
 * and over the preview's HTTP. In turns; the median of the rounds' ratios.
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
      // The page may speak to nobody but its own host.
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

/** One key: until the rows or the words about them have changed and two frames have passed; null where nothing changes. */
async function timeKey(page: Page, letter: string): Promise<number | null> {
  const painted = page.evaluateHandle(() => {
    const done = new Promise<number | null>((resolve) => {
      setTimeout(() => resolve(null), 1_000);
      let started = 0;
      document.addEventListener('keydown', () => (started = performance.now()), { capture: true, once: true });
      const main = document.querySelector('main') ?? document.body;
      const watch = new MutationObserver(() => {
        if (started === 0) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => resolve(performance.now() - started), { once: true });
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      });
      watch.observe(main, { subtree: true, childList: true, characterData: true });
    });
    return { done };
  });
  const handle = await painted;
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  return handle.evaluate(({ done }) => done);
}
