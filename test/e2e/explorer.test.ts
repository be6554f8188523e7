import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browser/desk.ts';
import { sharePreview } from '../support/browser/sharedPreview.ts';
import { axe } from '../support/browser/expectNoViolations.ts';
import { readCsv } from '../support/readCsv.ts';

const shared = sharePreview();

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const isFocused = (part: Locator): Promise<boolean> => part.evaluate((element) => element === document.activeElement);
const address = (page: Page): Promise<string> => page.evaluate(() => location.hash);

describe('the explorer', () => {
  it('is opened, narrowed, followed and exported by keys alone', async () => {
    const { page, context, problems } = await visit(shared.browser, shared.preview.url);
    await page
      .getByText(/Confirmed/)
      .first()
      .waitFor();
    await press(page, 'Alt+4');
    await page.getByRole('heading', { name: 'Choose a list' }).waitFor();
    await press(page, 'f');
    await page.keyboard.type('invoices');
    await press(page, 'Enter');
    const grid = page.getByRole('grid', { name: 'Invoices' });
    await grid.waitFor();
    expect(await address(page)).toBe('#/explorer/invoices');

    // A filter, by the Tab key from the table backwards.
    await page.getByRole('button', { name: 'Add filter' }).focus();
    await press(page, 'Enter');
    await page.getByRole('group', { name: 'Add filter' }).waitFor();
    await press(page, 'ArrowDown', 'Enter');
    const status = page.getByRole('combobox', { name: 'Status' });
    await status.focus();
    await status.press('p');
    await expect.poll(() => address(page)).toBe('#/explorer/invoices;by.status=PAID');
    await page.getByText(/^\d+ rows, as of|^50 rows of/).waitFor();

    // A row, and from there to the client's own card.
    for (let step = 0; step < 8 && !(await isFocused(grid)); step += 1) await press(page, 'Tab');
    await press(page, 'ArrowDown', 'Enter');
    const panel = page.getByRole('complementary');
    await panel.getByText('Amount due').waitFor();
    await expect.poll(() => isFocused(panel)).toBe(true);
    await press(page, 'Escape');
    await expect.poll(() => panel.count()).toBe(0);
    await expect.poll(() => isFocused(grid)).toBe(true);
    const rows = Number(await grid.getAttribute('aria-rowcount')) - 1;

    await press(page, 'Control+Shift+E');
    await page.getByText(/rows saved to/).waitFor();
    const file = readdirSync(shared.preview.folder, { recursive: true, encoding: 'utf8' }).find((name) =>
      /invoices-.*\.csv$/.test(name),
    );
    const [heads = [], ...lines] = readCsv(readFileSync(join(shared.preview.folder, file ?? ''), 'utf8'));
    expect(heads.slice(0, 2)).toEqual(['Number', 'Invoiced at']);
    expect(lines).toHaveLength(rows);
    const state = heads.indexOf('Status');
    expect(new Set(lines.map((line) => line[state]))).toEqual(new Set(['PAID']));

    // The file has the currency of an amount in a column of its own.
    const client = heads.filter((head) => !head.endsWith(': currency')).indexOf('Client');
    await press(page, 'g', ...Array.from({ length: client }, () => 'ArrowRight'), 'Enter');
    await page.getByRole('article').waitFor();
    expect(await address(page)).toMatch(/^#\/clients\/\d+$/);
    await page.goBack();
    await grid.waitFor();
    expect(await address(page)).toBe('#/explorer/invoices;by.status=PAID');
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['light', 'dark'] as const)(
    'has nothing that axe finds, with a row and a menu open, in %s',
    async (colorScheme) => {
      const { page, context } = await visit(shared.browser, `${shared.preview.url}#/explorer/getClients/10001`, {
        colorScheme,
        bypassCSP: true,
      });
      await page.getByText('Given name').first().waitFor();
      await page.getByRole('grid', { name: 'Clients' }).focus();
      await press(page, 'ArrowDown');
      const whole = await axe(page).analyze();
      expect(whole.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
        [],
      );
      await page.getByRole('button', { name: 'Columns' }).click();
      const menu = await axe(page).include('[popover]').analyze();
      expect(menu.violations.map(({ id }) => id)).toEqual([]);
      await context.close();
    },
  );
});
