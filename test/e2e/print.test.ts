import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browser/desk.ts';
import { sharePreview } from '../support/browser/sharedPreview.ts';

const shared = sharePreview();

async function openDialog(key: string): Promise<Page> {
  // Dark, as paper must not be.
  const { page } = await visit(shared.browser, shared.preview.url, { colorScheme: 'dark' });
  await page
    .getByText(/Confirmed/)
    .first()
    .waitFor();
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
  return page;
}

/** Width and height of each page in millimetres, read from the PDF's own page boxes. */
async function pagesOf(page: Page): Promise<readonly (readonly number[])[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'Letter' });
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
  );
}

const landscape = [279, 216];

describe('paper', () => {
  it('lies across for the day, and each provider begins a page', async () => {
    const page = await openDialog('Control+p');
    const day = await pagesOf(page);
    expect(new Set(day.map(String))).toEqual(new Set([String(landscape)]));
    await page.getByRole('radio', { name: 'One sheet per provider' }).click();
    const sheets = await page.getByRole('dialog').getByRole('table').count();
    expect(sheets).toBeGreaterThan(2);
    // The demo clinic's providers have no more than a page each.
    expect(await pagesOf(page)).toEqual(Array.from({ length: sheets }, () => landscape));
    await page.context().close();
  });

  it('is one label of 62 by 29 millimetres for a patient', async () => {
    const page = await openDialog('Control+p');
    await page.getByRole('radio', { name: 'Patient label' }).click();
    expect(await pagesOf(page)).toEqual([[62, 29]]);
    await page.context().close();
  });

  it('takes the shortcut sheet on one page', async () => {
    const page = await openDialog('?');
    expect(await pagesOf(page)).toEqual([[216, 279]]);
    await page.context().close();
  });

  it('is black on white, and holds nothing of the page', async () => {
    const page = await openDialog('Control+p');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const seen = await page.evaluate(() => ({
      paper: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.querySelector('.print-root td') ?? document.body).color,
      shown: [...document.body.children]
        .filter((element) => getComputedStyle(element).display !== 'none')
        .map(({ className }) => className),
    }));
    expect(seen).toEqual({ paper: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)', shown: ['print-root'] });
    await page.context().close();
  });
});
