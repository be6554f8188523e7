import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { dialects } from '../dialects/dialects.ts';
import { makeAuthorityFile } from '../support/service/authorityFile.ts';
import { connectPreview } from '../support/browser/connectPreview.ts';
import { openDeskOnLine } from '../support/browser/cutLine.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { startFaultProxy } from '../support/service/faultProxy.ts';
import { boardPage } from './pages/boardPage.ts';
import { dayPage } from './pages/dayPage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

async function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}

/** Presses Tab until the focused element has this text. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let key = 0; key < 12 && !words.test(await focusedText(page)); key += 1) await page.keyboard.press('Tab');
  expect(await focusedText(page)).toMatch(words);
}

const withPayments = dialects
  .filter(({ name }) => ['mixed', 'relay'].includes(name))
  .map((each) => [each.name, each] as const);

describe.each(withPayments)('a payment at the %s service', (_name, dialect) => {
  it('is recorded once though its answer is lost', async () => {
    const authority = await makeAuthorityFile();
    onTestFinished(() => authority.remove());
    const server = await dialect.start({ tls: authority.server });
    onTestFinished(() => server.close());
    const line = await startFaultProxy({ behind: server.url, certificate: authority.server });
    onTestFinished(() => line.close());
    const { page } = await connectPreview(browser, dialect, { ...server, url: line.url }, authority.file);
    await page.keyboard.press('Alt+1');
    await dayPage(page).tiles.first().click();
    await page.keyboard.press('y');
    await page.getByLabel('Amount', { exact: true }).fill('12.05');
    // One service says which words it takes, the other one does not.
    const card = page.getByRole('radio', { name: 'Card' });
    if ((await card.count()) > 0) await card.check({ force: true });
    else await page.getByLabel('Method').fill('CARD');
    await page.getByLabel('Amount', { exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
    line.script = (arrived) => (arrived?.kind === 'mutation' ? { kind: 'reset', carriedOut: true } : null);
    await page.getByRole('button', { name: /^Record / }).click();
    await page.getByRole('heading', { name: 'Payment recorded' }).waitFor();
    expect(line.passed.filter(({ kind }) => kind === 'mutation')).toMatchObject([{ carriedOut: true }]);
    expect(server.received.mutations).toHaveLength(1);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});

describe('a check-out with a payment, by keyboard only', () => {
  it('records it once though its answer is lost, and completes the visit', async () => {
    const { page, line } = await openDeskOnLine(browser);
    await page.keyboard.press('b');
    const id = await boardPage(page).firstAwaited();
    const tile = page.locator(`[data-tile="${id}"]`);
    await tile.focus();
    for (const place of ['waiting', 'inProgress', 'checkingOut']) {
      await page.keyboard.press('s');
      // Saved, too: until then the next step waits.
      await page.locator(`[data-place="${place}"] [data-card="${id}"]:not([data-pending])`).waitFor();
    }
    await expect.poll(() => tile.textContent()).toContain('due');
    const owed = /\$([\d,.]+) due/.exec((await tile.textContent()) ?? '')?.[1] ?? '';

    await page.keyboard.press('y');
    const amount = page.getByLabel('Amount', { exact: true });
    await amount.waitFor();
    expect(await amount.inputValue()).toBe(owed.replaceAll(',', ''));
    // From the amount to the method, which a digit chooses, and on.
    for (const key of ['Enter', '2', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await page.keyboard.press('Enter');

    // The payment arrives, and its answer does not.
    line.script = (arrived) => (arrived?.kind === 'mutation' ? { kind: 'reset', carriedOut: true } : null);
    await tabTo(page, /^Record \$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Payment recorded' }).waitFor();
    line.script = () => null;
    const sent = line.passed.filter(({ kind, variables }) => kind === 'mutation' && variables.includes('amount'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.carriedOut).toBe(true);
    await page.getByText('No balance due').waitFor();

    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tile'))).toBe(id);
    await expect.poll(async () => (await tile.textContent()) ?? '').not.toContain('due');
    await page.keyboard.press('s');
    await page.locator(`[data-place="checkingOut"] [data-tile="${id}"]`).waitFor({ state: 'detached' });
  });
});
