import { afterEach } from 'vitest';
import { openPages } from './desk.ts';

// The page's content at a timeout explains more than the line on which the waiting ended. Every client in these tests
// is invented, so all of it may be printed.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of openPages) {
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300)).catch(() => '?');
    const seen = await page.locator('body').ariaSnapshot().catch(String);
    process.stderr.write(`\n${task.name}\n${page.url()}\nfocus: ${focused}\n${seen}\n`);
  }
});
