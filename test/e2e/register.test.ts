import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { requestFrom, forgetDrafts, visit } from '../support/browser/desk.ts';
import { sharePreview } from '../support/browser/sharedPreview.ts';
import { bookingDialog } from './pages/bookingDialog.ts';
import { clientForm } from './pages/clientForm.ts';
import { clientsPage } from './pages/clientsPage.ts';

const shared = sharePreview();

async function openClients(): Promise<Page> {
  const { page, context, problems } = await visit(shared.browser, `${shared.preview.url}#/clients`);
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  page.setDefaultTimeout(40_000);
  await clientsPage(page).searchField.waitFor();
  onTestFinished(() => forgetDrafts(page));
  return page;
}

/** Opens the form by its key, from wherever the cursor is not in a field. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Clients', exact: true }).click();
  await page.keyboard.press('c');
  await clientForm(page).clientName.waitFor();
}

describe('registering', () => {
  it('makes client, patient and appointment in one go, without a mouse', async () => {
    const page = await openClients();
    const { keyboard } = page;
    await openForm(page);
    await keyboard.type('Mary Jo Park');
    await keyboard.press('Tab');
    await keyboard.type('9175550188');
    await clientForm(page).petName.focus();
    // By the clinic's habit, as soon as the numbering plans are there.
    await expect.poll(() => clientForm(page).phone.inputValue()).toBe('(917) 555-0188');
    await keyboard.type('Rex');
    await keyboard.press('Tab');
    await keyboard.type('Canine');
    await keyboard.press('Control+Shift+Enter');
    await bookingDialog(page).dialog.waitFor();
    await page.getByRole('radio', { name: /Rex/ }).waitFor();
    await page.getByLabel('Type').selectOption({ index: 1 });
    await page.getByRole('region', { name: 'Next available' }).getByRole('button', { name: /Dr\./ }).first().waitFor();
    await keyboard.press('Alt+1');
    await keyboard.press('Control+Enter');
    await page.getByText(/^Rex, .* with /).waitFor();
    await clientsPage(page).searchField.fill('0188');
    // The list moves until the service has answered as well, and a click could meet the client above.
    await page
      .getByRole('status')
      .getByText(/^\d+ clients$/)
      .waitFor();
    await page.getByRole('link', { name: /Mary Jo Park/ }).click();
    const card = clientsPage(page).card('Mary Jo Park');
    await card.getByText('(917) 555-0188').waitFor();
    await card.getByText('Rex').first().waitFor();
  });

  it('shows a known client, and gives her the patient', async () => {
    const page = await openClients();
    await openForm(page);
    await page.keyboard.type('Marie Garcia');
    await clientForm(page).phone.fill('914 555 0111');
    await clientForm(page).petName.fill('Rex');
    await clientForm(page).species.fill('Canine');
    await page.getByRole('button', { name: 'Use this client – Maria Garcia' }).waitFor();
    await page.keyboard.press('Alt+1');
    await page.getByRole('dialog', { name: 'New patient of Maria Garcia' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Rex added to Maria Garcia.').waitFor();
  });
});

describe('a draft', () => {
  it('outlives a window that is killed', async () => {
    const first = await shared.browser.newContext({ viewport: { width: 1280, height: 800 } });
    onTestFinished(() => first.close());
    const page = await first.newPage();
    await page.goto(`${shared.preview.url}#/clients`);
    await openForm(page);
    await page.keyboard.type('Ann Lee');
    await clientForm(page).phone.fill('917 555 0170');
    // The last key but the first after a rest is the most that a crash may take.
    await expect.poll(async () => JSON.stringify(await requestFrom(page, 'drafts:read', null))).toContain('917');
    const crashed = page.waitForEvent('crash');
    const session = await first.newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await crashed;

    const next = await openClients();
    await openForm(next);
    await next.getByText(/^Draft started at/).waitFor();
    expect(await clientForm(next).clientName.inputValue()).toBe('Ann Lee');
    expect(await clientForm(next).phone.inputValue()).toContain('917');
    await next.getByRole('button', { name: 'Start over' }).click();
    expect(await clientForm(next).clientName.inputValue()).toBe('');
    await next.keyboard.press('Escape');
  });
});
