import { describe, expect, it } from 'vitest';
import { forgetDrafts, visit } from '../../support/browser/desk.ts';
import { sharePreview } from '../../support/browser/sharedPreview.ts';
import { expectNoViolations } from '../../support/browser/expectNoViolations.ts';

// A few of each kind. All screens and dialogs are in the other files here.
const shared = sharePreview();

const screens = [
  ['', /Confirmed/],
  ['#/clients/10001', /Client since/],
  ['#/settings', /Appearance/],
] as const;

describe('in light and in dark', () => {
  it.each(screens)('axe finds nothing on /%s', async (path, content) => {
    // Axe injects itself as a script, which the page's own policy rightly forbids.
    const { page, context } = await visit(shared.browser, shared.preview.url + path, { bypassCSP: true });
    await page.getByText(content).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in the command palette with results', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page
      .getByText(/Confirmed/)
      .first()
      .waitFor();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.type('bella');
    await dialog
      .getByText(/\d+ results/)
      .first()
      .waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in the booking dialog, while searching, registering and warned', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    const settle = (): Promise<void> =>
      expect.poll(() => page.locator('[role="dialog"] [aria-busy="true"]').count()).toBe(0);
    await page
      .getByText(/Confirmed/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Walk-in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Walk-in' });
    await dialog
      .getByRole('button', { name: /Dr\. Daniel Weiss/ })
      .first()
      .waitFor();
    await settle();
    await expectNoViolations(page);
    await page.keyboard.type('waffles');
    await dialog.getByRole('option', { name: /Waffles.*Deceased/ }).waitFor();
    await settle();
    await expectNoViolations(page);
    await dialog.getByRole('option', { name: /Waffles.*Deceased/ }).click();
    await dialog.getByText('Waffles is marked as deceased.').waitFor();
    await dialog.getByRole('button', { name: 'Add a pet' }).click();
    await dialog.getByRole('button', { name: 'Book' }).click();
    await dialog.getByText('Enter the patient’s name.').waitFor();
    await settle();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await forgetDrafts(page);
    await context.close();
  });

  it('axe finds nothing in a booking of two patients on three dates, nor in what was booked together', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    const settle = (): Promise<void> =>
      expect.poll(() => page.locator('[role="dialog"] [aria-busy="true"]').count()).toBe(0);
    await page
      .getByText(/Confirmed/)
      .first()
      .waitFor();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
    await dialog.getByRole('combobox', { name: 'Client, phone or pet' }).fill('waffles');
    await dialog
      .getByRole('option', { name: /^Waffles Canine/ })
      .first()
      .click();
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption({ index: 1 });
    await dialog.getByRole('combobox', { name: 'Provider' }).selectOption({ label: 'Dr. Amara Okafor' });
    await dialog.getByLabel(/^Time/).fill('14:30');
    await page.keyboard.press('Alt+p');
    await dialog.getByRole('region', { name: 'Patient 2: Rosie' }).waitFor();
    await page.keyboard.press('Alt+r');
    await page.keyboard.type('3');
    await dialog
      .getByText(/is taken/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: 'Change', exact: true }).first().click();
    await settle();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Book 6 anyway' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('[data-tile]', { hasText: 'Waffles' }).first().click();
    await page.getByRole('button', { name: 'Move all upcoming…' }).click();
    const move = page.getByRole('dialog', { name: 'Move all upcoming' });
    await move.getByLabel('Time').fill('15:00');
    await move.getByRole('button', { name: 'Move 6 appointments' }).waitFor();
    await settle();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in a selection, nor in what is done with it', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page.locator('[data-selects]').waitFor();
    await page.locator('[data-column] [data-tile]:not([data-blocked])').first().focus();
    await page.keyboard.press('Control+Shift+a');
    await page.getByRole('region', { name: 'Selected appointments' }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('m');
    await page.locator('[data-field="minutes"]:focus').waitFor();
    await page.keyboard.type('30');
    await page.getByRole('button', { name: /^Move \d+ appointments?$/ }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Reassign…' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Provider' }).selectOption({ index: 2 });
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Write…' }).click();
    await page.getByLabel('Message', { exact: true }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByText('List', { exact: true }).click();
    await page.locator('tr [data-selected]').first().waitFor();
    await expectNoViolations(page);
    await context.close();
  });
});
