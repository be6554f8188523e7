import { describe, expect, it } from 'vitest';
import { requestFrom, forgetDrafts, visit } from '../support/browser/desk.ts';
import { sharePreview } from '../support/browser/sharedPreview.ts';
import { everyOpened, openDialog, settled } from '../support/browser/everyScreen.ts';
import { expectNoViolations } from '../support/browser/expectNoViolations.ts';
import { clientForm } from './pages/clientForm.ts';
import { clientsPage } from './pages/clientsPage.ts';

const shared = sharePreview();

/** Each screen with what is there once it has its data. Three more are in accessibility.test.ts. */
const screens = [
  ['#/board', /Checking out/],
  ['#/week/101/2026-11-17', /h booked|min booked/],
  ['#/week/101/2026-11-17/201', /Completed/],
  ['#/clients', /All 600 clients/],
  ['#/clients/compare', /\d+ pairs/],
  ['#/review', /^Complete as of/],
  ['#/review/no-visit=12&missing=email&sort=-balance', /^Visit history goes back to/],
  ['#/explorer', /^Choose a list/],
  ['#/explorer/reservations', /requires: Location/],
  ['#/explorer/invoices;by.status=OPEN', /as of/],
  ['#/explorer/getClients/10001', /^Given name/],
  ['#/locations', /218 Riverside Drive/],
  ['#/settings/service', /Possible requests/],
  ['#/forms', /No operations turned on/],
  ['#/help', /Available offline/],
  ['#/help/reception/visit', /the bill next/],
  ['#/help/it/profile', /front-desk-profile/],
] as const;

/** Each dialog of the day with the key that opens it, what is typed into it, and what is there then. */
const dialogs = [
  ['the command palette', 'Control+k', '', /Refresh schedule/],
  ['the command palette with none', 'Control+k', 'qqqqqq', /Nothing found/],
  ['the print dialog', 'Control+p', '', /All providers/],
  ['the dialog of a provider who is out', 'a', '', /appointments? remaining/],
  ['the waiting list while nobody waits', 'l', '', /The waiting list is empty/],
  ['the calendar', 'j', '+2w', /In 14 days/],
  ['the calendar with a date that it can’t read', 'j', 'someday\n', /Not a date/],
  ['the shortcut sheet', '?', '', /Go to Settings/],
  ['the form of a new client', 'c', '', /Possible duplicates/],
  ['the form of a client who is known', 'c', 'Maria Garcia', /^Same name$/],
] as const;

/** What opens over an appointment, by the button that opens it. */
const overAppointment = [/^Status/, /^Move/, /^Edit/, /^Cancel or/] as const;

describe('in light and in dark', () => {
  it('axe finds nothing in what opens over an appointment, nor in notices', async () => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}#/board`, { bypassCSP: true });
    await page.locator('[data-place="awaiting"] [data-tile]').first().click();
    const details = page.getByRole('complementary', { name: 'Appointment' });
    for (const name of overAppointment) {
      await details.getByRole('button', { name }).click();
      await page.getByRole(name.source.includes('Status') ? 'menu' : 'dialog').waitFor();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
    }
    await details.getByRole('button', { name: /^Check in/ }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await expectNoViolations(page);
    // The clinic is left as it was.
    await page.keyboard.press('Control+z');
    await page.getByText(/^Undone/).waitFor();
    await context.close();
  });

  it.each(screens)('axe finds nothing on /%s', async (path, content) => {
    // Axe injects itself as a script, which the page's own policy rightly forbids.
    const { page, context } = await visit(shared.browser, shared.preview.url + path, { bypassCSP: true });
    await page.getByText(content).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await expectNoViolations(page);
    await context.close();
  });

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

  it.each(dialogs)('axe finds nothing in %s', async (_name, keys, typed, content) => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page
      .getByText(/Confirmed/)
      .first()
      .waitFor();
    await page.keyboard.press(keys);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.type(typed);
    await dialog.getByText(content).first().waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in the waiting list and in its form', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page.getByRole('button', { name: /^Waiting list/ }).click();
    await page.getByRole('button', { name: 'Add…' }).click();
    const form = page.getByRole('dialog', { name: 'Add to the waiting list' });
    await form.getByRole('combobox', { name: 'Client, phone or pet' }).fill('maria gar');
    await form.getByRole('option', { name: /Garc/ }).first().click();
    await form.getByRole('combobox', { name: 'Provider' }).waitFor();
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Add to list' }).click();
    await page.getByText('Added Today').waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await page.getByText(/removed from the list/).waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in the inbox of requests, with one open and one noted', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page.getByRole('button', { name: /^Appointment requests: / }).click();
    const inbox = page.getByRole('dialog', { name: 'Appointment requests' });
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await inbox.getByText('Linked in your practice system').waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('c');
    await page.getByRole('menuitem', { name: 'Reached' }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await inbox.getByText(/^Called .*, reached$/).waitFor();
    await page.keyboard.press('Delete');
    await inbox.getByRole('button', { name: 'Undo' }).waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in the dialog that blocks time', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    // Enabled once it is known that the service has blocked time.
    await page.getByRole('button', { name: 'Block time' }).click();
    await page.getByRole('dialog').getByText('Delivery').waitFor();
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

  it('axe finds nothing in the list of drafts: empty, with failed attempts, and with kept drafts', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page
      .getByText(/Confirmed/)
      .first()
      .waitFor();
    await forgetDrafts(page);
    const list = page.getByRole('dialog', { name: 'Unfinished work' });
    await page.keyboard.press('u');
    await list.getByText('No unfinished work').waitFor();
    await expectNoViolations(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await clientForm(page).clientName.fill('Mary Jo Park');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '1 unfinished' }).waitFor();
    const [draft] = await requestFrom(page, 'drafts:read', null);
    const ends = [{ kind: 'unknown' }, { kind: 'refused', words: ['No.'], problems: [] }];
    for (const [index, end] of ends.entries()) {
      const typed = { ...Object(draft?.content['typed']), end };
      await requestFrom(page, 'drafts:keep', { id: `client new ${index + 2}`, content: { ...draft?.content, typed } });
    }
    await page.getByRole('button', { name: '3 unfinished' }).click();
    await list.getByText('May have gone through. Check before sending again.').waitFor();
    await page.keyboard.press('Delete');
    await list.getByRole('button', { name: /^Undo/ }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expectNoViolations(page, 'header');
    await forgetDrafts(page);
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

  it('axe finds nothing in help during a search, and where nothing is found', async () => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}#/help`, { bypassCSP: true });
    const field = page.getByRole('searchbox', { name: 'Search help' });
    await field.fill('undo');
    await page.getByRole('list', { name: 'Results' }).waitFor();
    await expectNoViolations(page);
    await field.fill('xylophone');
    await page.getByText('No topic matches all of these words.').waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in the week overview, nor in the month with its loads', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page
      .getByText(/Confirmed/)
      .first()
      .waitFor();
    await page.keyboard.press('o');
    const week = page.getByRole('region', { name: 'Week overview' });
    await week.getByRole('button', { name: /^Fri .* appointments/ }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('j');
    const month = page.getByRole('grid', { name: 'November 2026' });
    await month.locator('[data-date="2026-11-30"][title*="appointments"]').waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it.each(everyOpened)('axe finds nothing: at $screen the $name', async ({ screen, steps }) => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}${screen}`, { bypassCSP: true });
    await settled(page);
    await openDialog(page, steps);
    await expectNoViolations(page);
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
