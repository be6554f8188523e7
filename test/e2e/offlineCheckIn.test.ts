import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDeskOnLine } from '../support/browser/cutLine.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { expectNoViolations } from '../support/browser/expectNoViolations.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe('checking in while the connection is cut', () => {
  it('is marked, noted, reviewed and sent once, and readable by everybody at each step', async () => {
    const { page, line } = await openDeskOnLine(browser);
    await line.down();
    await page.keyboard.press('r');
    await page.getByText(/^Check in clients and note walk-ins as usual/).waitFor();
    // Those of the next two hours: a check-in further ahead is asked about.
    const expected = page
      .locator('[data-tile][data-stage="booked"], [data-tile][data-stage="confirmed"]')
      .filter({ hasText: /^\s*(11:\d\d|12:00)/ });
    const tiles = await expected.evaluateAll((all) => all.slice(0, 2).map((each) => each.getAttribute('data-tile')));
    const before = line.passed.length;
    for (const tile of tiles) {
      await page.locator(`[data-tile="${tile}"]`).press('s');
      await page.locator(`[data-tile="${tile}"][data-queued]`).waitFor();
    }
    await page.locator('[data-tile][data-queued]').first().press('w');
    await page.getByRole('dialog', { name: 'Note a walk-in' }).waitFor();
    await expectNoViolations(page, '[role="dialog"]');
    await page.keyboard.type('Wilhelmina Ackerknecht');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Limps');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Walk-in notes' }).getByText('Wilhelmina Ackerknecht').waitFor();
    await expectNoViolations(page, 'main');
    expect(line.passed.slice(before).filter(({ kind }) => kind === 'mutation')).toEqual([]);
    await line.up();
    await page.locator('[data-tile][data-queued]').first().press('r');
    await page.getByText(/2 check-ins not sent yet\. 1 walk-in note/).waitFor();
    await page.locator('[data-tile][data-queued]').first().press('q');
    const review = page.getByRole('dialog', { name: 'Offline check-ins' });
    await review.getByRole('button', { name: 'Send 2 check-ins' }).waitFor();
    await expectNoViolations(page, '[role="dialog"]');
    await page.keyboard.press('Control+Enter');
    await review.getByText('Checked in', { exact: true }).nth(1).waitFor();
    const sent = line.passed.slice(before).filter(({ kind }) => kind === 'mutation');
    expect(sent).toHaveLength(2);
    for (const tile of tiles) expect(sent.filter(({ variables }) => variables.includes(`"${tile}"`))).toHaveLength(1);
    expect(await page.locator('[data-tile][data-queued]').count()).toBe(0);
  });
});
