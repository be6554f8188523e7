import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskOnLine, knowsItsWeek, openDeskOnLine } from '../support/browser/cutLine.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { bookingDialog } from './pages/bookingDialog.ts';
import { clientForm } from './pages/clientForm.ts';
import { clientsPage } from './pages/clientsPage.ts';
import { dayPage } from './pages/dayPage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const halfPastTwo = Date.parse('2026-11-17T19:30:00Z');
const typedPhone = '718 555 0199';

/** Begins to change a client, tries to save, and leaves it; answers her id. */
async function beginEdit(page: Page): Promise<string> {
  await page.keyboard.press('Alt+2');
  await clientsPage(page).searchField.fill('lopez');
  await clientsPage(page).foundLinks.first().click();
  await clientsPage(page)
    .card(/L[oó]pez/)
    .waitFor();
  await page.keyboard.press('e');
  const form = page.getByRole('dialog', { name: /^Edit/ });
  await clientForm(form).phone.fill(typedPhone);
  await form.getByText('Your draft is saved; send it once').waitFor();
  await page.keyboard.press('Control+Enter');
  const notice = form.getByRole('alert');
  await notice.getByText(/Nothing was changed\. What you typed is saved as a draft\. Send it once/).waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  return new URL(page.url()).hash.split('/').at(-1) ?? '';
}

/** Begins a booking with Dr. Raman at half past two, tries to book, and leaves it. */
async function beginBooking(page: Page): Promise<void> {
  await page.keyboard.press('Alt+1');
  await dayPage(page).tiles.first().waitFor();
  await page.keyboard.press('n');
  await bookingDialog(page).clientField.waitFor();
  await page.keyboard.type('lopez');
  await page.getByRole('listbox').getByRole('option').nth(1).click();
  await bookingDialog(page).chosenClient.waitFor();
  const form = bookingDialog(page).dialog;
  await form.getByLabel('Type', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Provider').selectOption({ label: 'Dr. Priya Raman' });
  await form.getByLabel('Time', { exact: true }).fill('14:30');
  await page.keyboard.press('Control+Enter');
  await form
    .getByRole('alert')
    .getByText(/Nothing was booked\. What you typed is saved as a draft\. Send it once/)
    .waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
}

/** The concurrent changes of another desk: another number for the client, and another patient at half past two. */
function changeElsewhere({ clinic: { store } }: DeskOnLine, client: string): void {
  const record = store.client(client);
  if (!record) throw new Error(`There is no client ${client}.`);
  const phoneNumbers = record.phoneNumbers.map((phone) => ({ ...phone, value: '(917) 555-0144' }));
  store.putClient({ ...record, phoneNumbers, updatedAt: store.stampAfter(record.updatedAt) });
  const raman = store.providers.list().find(({ familyName }) => familyName === 'Raman');
  const other = store
    .appointments()
    .find(({ start, locationId, cancelledAt }) => start > halfPastTwo && locationId === '101' && cancelledAt === null);
  if (!raman || !other) throw new Error('No other client was found.');
  const updatedAt = store.stampAfter(other.updatedAt);
  store.putAppointment({ ...other, start: halfPastTwo, providerId: raman.id, updatedAt });
}

describe('drafts and failed attempts while the connection was cut', () => {
  it('are listed, announced when the connection is back, shown against what has changed, and sent once by a person', async () => {
    const desk = await openDeskOnLine(browser);
    const { page, line, clinic } = desk;
    const count = page.getByRole('button', { name: /^\d unfinished$/ });
    const list = page.getByRole('dialog', { name: 'Unfinished work' });
    await knowsItsWeek(desk);
    expect(await count.count()).toBe(0);
    const before = clinic.store.appointments().length;
    await line.down();
    await page.keyboard.press('r');
    await page.getByText(/Still showing the schedule as of/).waitFor();

    const client = await beginEdit(page);
    await beginBooking(page);
    await page.getByRole('button', { name: '2 unfinished', exact: true }).waitFor();
    await count.click();
    const edit = list.getByRole('listitem').filter({ hasText: /^Changes to .*López: phone/ });
    const booking = list.getByRole('listitem').filter({ hasText: /^Booking for .*López.*Tue, Nov 17, 2:30/ });
    await edit.getByText('Not sent: no connection.').waitFor();
    await booking.getByText('Not sent: no connection.').waitFor();
    await list.getByText(/Your practice system isn’t responding/).waitFor();
    await page.keyboard.press('Escape');

    changeElsewhere(desk, client);
    const sentBefore = line.passed.filter(({ kind }) => kind === 'mutation').length;
    await line.up();
    await page.keyboard.press('r');
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await notice.getByText('Back online. 2 drafts not sent.').waitFor();
    await notice.getByRole('button', { name: 'View' }).click();

    await edit.getByRole('button', { name: /^Resume/ }).click();
    const meanwhile = page.getByRole('region', { name: 'Changed in the meantime' });
    await meanwhile.getByRole('radio', { name: 'Now (917) 555-0144' }).waitFor();
    // Nothing else has changed, though the list of all clients had fewer of her fields than the service.
    expect(await meanwhile.textContent()).not.toContain('Updated with their values');
    await meanwhile.getByRole('radio', { name: `Your change ${typedPhone}` }).check();
    await page.keyboard.press('Control+Enter');
    await page.getByText(/López saved\./).waitFor();
    await page.getByRole('button', { name: '1 unfinished', exact: true }).waitFor();

    await count.click();
    await booking.getByRole('button', { name: /^Resume/ }).click();
    await page
      .getByRole('list', { name: 'Warnings' })
      .getByText(/^Dr\. Priya Raman is taken 2:30/)
      .waitFor();
    await page.getByRole('button', { name: 'Book anyway' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await count.waitFor({ state: 'detached' });
    expect(clinic.store.appointments().length).toBe(before + 1);
    const sent = line.passed.filter(({ kind }) => kind === 'mutation').slice(sentBefore);
    expect(sent).toHaveLength(2);
    await page.keyboard.press('u');
    await list.getByText('No unfinished work').waitFor();
  });
});
