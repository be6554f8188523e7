import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browser/desk.ts';
import { sharePreview } from '../support/browser/sharedPreview.ts';
import { readCsv } from '../support/readCsv.ts';

const shared = sharePreview();

const gridOf = (page: Page): Locator => page.getByRole('grid', { name: 'Clients' });
const activeRow = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const cell = document.activeElement?.getAttribute('aria-activedescendant');
    return (
      document
        .getElementById(cell ?? '')
        ?.closest('[role="row"]')
        ?.getAttribute('aria-rowindex') ?? null
    );
  });

async function openReview(part = ''): Promise<Awaited<ReturnType<typeof visit>>> {
  const opened = await visit(shared.browser, `${shared.preview.url}#/review${part}`);
  await opened.page.getByText(/^Complete as of/).waitFor({ timeout: 30_000 });
  return opened;
}

describe('the review of all clients', () => {
  it('keeps the focus however far it is scrolled, and is found again where it was left', async () => {
    const { page, context, problems } = await openReview();
    const grid = gridOf(page);
    await page.keyboard.press('g');
    await page.keyboard.press('ArrowDown');
    await grid.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect.poll(() => grid.locator('[aria-rowindex="601"][aria-busy]').count()).toBe(0);
    await grid.locator('[aria-rowindex="601"]').waitFor();
    expect(await activeRow(page)).toBe('3');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => grid.evaluate((element) => element.scrollTop)).toBeLessThan(200);
    await page.keyboard.press('End');
    await expect.poll(() => activeRow(page)).toBe('601');
    await expect.poll(() => grid.locator('[aria-rowindex="601"][aria-busy]').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('article').waitFor();
    await page.goBack();
    await expect.poll(() => activeRow(page)).toBe('601');
    await expect.poll(() => grid.evaluate((element) => element.scrollTop)).toBeGreaterThan(10_000);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('exports what it shows: the same clients in the same order', async () => {
    const { page, context, problems } = await openReview('/owes=yes&sort=-balance&columns=name,phone,balance');
    const grid = gridOf(page);
    const shown = Number(await grid.getAttribute('aria-rowcount')) - 1;
    const first = await grid.locator('[aria-rowindex="2"] [data-column="name"]').textContent();
    const before = new Set(exportsIn(shared.preview.folder));
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByText(new RegExp(`^${shown} clients saved to `)).waitFor();
    const [name = ''] = exportsIn(shared.preview.folder).filter((each) => !before.has(each));
    expect(name).toMatch(/^clients-2026-11-17\.csv$/);
    const rows = readCsv(readFileSync(join(shared.preview.folder, 'exports', name), 'utf8'));
    expect(rows[0]).toEqual(['Name', 'Phone', 'Balance', 'Balance: currency']);
    expect(rows).toHaveLength(shown + 1);
    expect(rows[1]?.[0]).toBe(first);
    const amounts = rows.slice(1).map(([, , balance]) => Number.parseFloat(balance ?? ''));
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    expect(problems).toEqual([]);
    await context.close();
  });
});

function exportsIn(folder: string): readonly string[] {
  try {
    return readdirSync(join(folder, 'exports'));
  } catch {
    return [];
  }
}
