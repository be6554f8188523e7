import { describe, it } from 'vitest';
import { forgetDrafts, visit } from '../../support/browser/desk.ts';
import { expectNoViolations } from '../../support/browser/expectNoViolations.ts';
import { sharePreview } from '../../support/browser/sharedPreview.ts';
import { clientForm } from '../pages/clientForm.ts';
import { clientsPage } from '../pages/clientsPage.ts';

const shared = sharePreview();

describe('what is done with clients, in light and in dark', () => {
  it('axe finds nothing in the search for clients: found, opened, recent, and empty', async () => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}#/clients`, { bypassCSP: true });
    const field = clientsPage(page).searchField;
    await field.fill('ma');
    await page.getByText('50 of 64 clients').waitFor();
    await expectNoViolations(page);
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Past appointments' }).waitFor();
    await page.keyboard.press('p');
    await field.fill('');
    await page
      .getByRole('list', { name: /Pinned|Recent/ })
      .first()
      .waitFor();
    await expectNoViolations(page);
    await field.fill('qqqqqq');
    await page.getByText('No clients found for').waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in the form with problems, and for changing a client', async () => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}#/clients/10001`, { bypassCSP: true });
    await page.getByRole('heading', { name: 'Past appointments' }).waitFor();
    await page.keyboard.press('a');
    const form = page.getByRole('dialog', { name: /^New patient of/ });
    await form.getByRole('button', { name: 'Add another patient' }).click();
    await page.keyboard.press('Control+Enter');
    await form.getByText('Enter the patient’s name.').first().waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await clientForm(page.getByRole('dialog', { name: /^Edit/ })).phone.waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in a payment, with problems and at its confirmation', async () => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}#/clients/10001`, { bypassCSP: true });
    await page.getByRole('region', { name: 'Billing' }).waitFor();
    await forgetDrafts(page);
    await page.keyboard.press('y');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount', { exact: true }).fill('ten');
    await page.keyboard.press('Enter');
    await dialog.getByText('Choose a payment method.').waitFor();
    await expectNoViolations(page);
    await dialog.getByLabel('Amount', { exact: true }).fill('45,50');
    await dialog.getByRole('radio', { name: 'Card' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('forty-five dollars and fifty cents').waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in two clients side by side, nor in the confirmation before they are merged', async () => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}#/clients/compare`, {
      bypassCSP: true,
    });
    await page.getByRole('list', { name: 'Pairs' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Merge…' }).waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Merge…' }).click();
    await page.getByText(/can’t be undone/).waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in what opens over the review of all clients', async () => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}#/review`, { bypassCSP: true });
    await page.getByText(/^Complete as of/).waitFor();
    await page.getByRole('grid', { name: 'Clients' }).focus();
    await page.keyboard.press('ArrowDown');
    await expectNoViolations(page);
    for (const [button, panel] of [
      [/^View:/, 'Views'],
      ['Columns', 'Columns'],
      ['Add filter', 'Add a filter'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('group', { name: panel }).waitFor();
      await expectNoViolations(page, '[popover]');
      await page.keyboard.press('Escape');
    }
    for (const kind of [/^No visit/, 'Missing data', 'Location', /^New since/, 'Tag'] as const) {
      await page.keyboard.press('f');
      await page.getByRole('group', { name: 'Add a filter' }).getByRole('button', { name: kind }).click();
      await expectNoViolations(page, '[popover]');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Save view…' }).click();
    await page.getByRole('dialog', { name: 'Save this view' }).waitFor();
    await expectNoViolations(page, '[role="dialog"]');
    await context.close();
  });

  it('axe finds nothing in a message that is about to be sent', async () => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}#/clients/10528`, { bypassCSP: true });
    await page.locator('[data-opens="messages"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('log').getByText('Thank you so much.').waitFor();
    await dialog.getByLabel('Message', { exact: true }).fill('x'.repeat(170));
    await page.keyboard.press('Control+Enter');
    const held = page.getByRole('region', { name: 'Messages waiting to be sent' });
    await held.waitFor();
    await expectNoViolations(page, '[role="dialog"]');
    await held.getByRole('button', { name: /^Cancel/ }).click();
    await dialog.getByText(/A text message holds 160/).waitFor();
    await expectNoViolations(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await forgetDrafts(page);
    await context.close();
  });
});
