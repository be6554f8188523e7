import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browser/desk.ts';
import { sharePreview } from '../support/browser/sharedPreview.ts';
import { boardPage } from './pages/boardPage.ts';

const shared = sharePreview();

async function pickUp(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag, or nowhere to.');
  await page.mouse.move(start.x + 30, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 40, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 40, { steps: 4 });
}

describe('the board in a browser', () => {
  it('takes a card where it is dragged, and puts it back on Esc', async () => {
    const { page, context, problems } = await visit(shared.browser, `${shared.preview.url}#/board`);
    const id = await boardPage(page).firstAwaited();
    await pickUp(page, boardPage(page).card('awaiting', id), boardPage(page).place('waiting'));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await boardPage(page).card('awaiting', id).count()).toBe(1);
    // A drag that was given up is no click either.
    expect(await page.getByRole('complementary').count()).toBe(0);

    await pickUp(page, boardPage(page).card('awaiting', id), boardPage(page).place('waiting'));
    await page.mouse.up();
    await boardPage(page).card('waiting', id).waitFor();
    await page.getByText(/: Checked in\./).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText(/^Undone\./).waitFor();
    await boardPage(page).card('awaiting', id).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is one with every other window, and keeps the focus where it is', async () => {
    const [one, other] = await Promise.all([
      visit(shared.browser, `${shared.preview.url}#/board`),
      visit(shared.browser, `${shared.preview.url}#/board`),
    ]);
    const id = await boardPage(one.page).firstAwaited();
    await boardPage(other.page).card('awaiting', id).focus();
    await boardPage(one.page).card('awaiting', id).focus();
    await one.page.keyboard.press('s');
    await boardPage(other.page).card('waiting', id).waitFor();
    for (const { page } of [one, other])
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-tile'))).toBe(id);
    await one.context.close();
    await other.context.close();
  });
});
