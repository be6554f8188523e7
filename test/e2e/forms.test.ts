import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startBrowser, startPreviewProcess, visit } from '../support/browser/desk.ts';
import { axe } from '../support/browser/expectNoViolations.ts';

const operation = 'createEstimate';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Axe injects itself as a script, which the page's own policy rightly forbids. */
const looked = { bypassCSP: true };

async function openDesk(): Promise<Page> {
  const preview = await startPreviewProcess();
  onTestFinished(() => preview.stop());
  const { page, context, problems } = await visit(browser, preview.url, looked);
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  return page;
}

/** Both colours, as a form is read in whichever the computer has. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  }
}

/** Types into whatever the form demands what fits there, as far as it is open. */
async function fillDemanded(page: Page): Promise<void> {
  const demanded = page.locator('main [aria-required]');
  for (const control of await demanded.all()) {
    if ((await control.inputValue()) !== '') continue;
    if (await control.evaluate((each) => each instanceof HTMLSelectElement)) {
      await control.selectOption({ index: 1 });
    } else await control.fill(await fittingText(control));
  }
}

async function fittingText(control: Locator): Promise<string> {
  const [type, mode, place] = await control.evaluate((each) => [
    each.getAttribute('type'),
    each.getAttribute('inputmode'),
    each.getAttribute('data-field') ?? '',
  ]);
  if (type === 'date') return '2026-12-01';
  if (mode === 'decimal') return '12.50';
  if (mode === 'numeric') return '2';
  return place?.endsWith('Id') ? '10001' : 'Made up';
}

describe('a form of an operation with an input more than three levels deep', () => {
  it('is switched on, filled in, previewed, sent and found in the record; axe finds nothing on the way', async () => {
    const page = await openDesk();
    await page.evaluate(() => {
      location.hash = '#/settings/service';
    });
    const part = page.getByRole('region', { name: 'Operations' });
    await part.waitFor();
    const read = part.getByRole('button', { name: 'Load schema' });
    if (await read.isVisible()) await read.click();
    await part.getByRole('searchbox').fill(operation);
    await part.getByRole('switch', { name: `Operation ${operation}` }).click();
    await part.getByRole('link', { name: `Open operation ${operation}` }).waitFor();
    await expectNoViolations(page);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('run a form');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
    await expectNoViolations(page);
    await page.getByRole('link', { name: operation }).click();
    await page.getByRole('heading', { level: 1, name: operation }).waitFor();
    await page.locator('main [aria-required]').first().waitFor();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText(/fields need correcting/).waitFor();
    await expectNoViolations(page);

    // What may be left out as well: each opens more, until everything that ends is open.
    const groups = page.locator('main fieldset button[aria-expanded="false"]');
    while ((await groups.count()) > 0) await groups.first().click();
    await page.getByRole('button', { name: 'Add to Lines', exact: true }).click();
    await fillDemanded(page);
    const places = await page
      .locator('main [data-field]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-field') ?? ''));
    const levels = places.map((place) => place.split('.').filter((step) => !/^\d+$/.test(step)).length);
    expect(Math.max(...levels)).toBeGreaterThan(3);
    await expectNoViolations(page);

    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: 'This is exactly what will be sent' }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: `Send ${operation}?` });
    await dialog.waitFor();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Send now' }).click();
    await page.getByText(/^Done\. ID: /).waitFor();
    await expectNoViolations(page);

    await page.evaluate(() => {
      location.hash = '#/settings/record';
    });
    const row = page.getByRole('row', { name: /ran the operation/ });
    await row.waitFor();
    expect(await row.innerText()).toContain(operation);
    expect(await row.innerText()).not.toContain('Made up');
  });
});
