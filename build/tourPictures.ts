import type { Page } from 'playwright-core';
import { beginBooking, checkPatientIn, openAppointment, type Picture } from './takePictures.ts';

/** The pictures of docs/tour.md, in its order: what changes the day is done on the way. */
export const tourPictures: readonly Picture[] = [
  { name: 'schedule', path: '#/', content: /Confirmed/ },
  { name: 'search', path: '#/clients', content: /^All 600 clients/, prepare: searchByNumber },
  { name: 'booking', path: '#/', content: /Confirmed/, prepare: beginBooking },
  { name: 'appointment', path: '#/', content: /Confirmed/, prepare: (page) => openAppointment(page, 'Bruno') },
  { name: 'check-in', path: '#/', content: /Confirmed/, prepare: checkPatientIn },
  { name: 'selection', path: '#/', content: /Confirmed/, prepare: selectAll },
  { name: 'board', path: '#/board', content: /Checking out/ },
  { name: 'payment', path: '#/', content: /Confirmed/, prepare: recordPayment },
  { name: 'review', path: '#/review', content: /^Complete as of/ },
  { name: 'mapping', path: '#/settings/service', content: /% match/ },
];

/** The last digits of a number, as they are read from a telephone. */
async function searchByNumber(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type('0183');
  await page.locator('[data-client] mark').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Contacts' }).waitFor();
}

async function selectAll(page: Page): Promise<void> {
  await page.locator('[data-moves]').waitFor();
  await page.locator('[data-tile]', { hasText: 'Cinnamon' }).first().focus();
  await page.keyboard.press('Control+Shift+A');
  await page.getByRole('region', { name: 'Selected appointments' }).waitFor();
}

async function recordPayment(page: Page): Promise<void> {
  await openAppointment(page, 'Duke');
  await page.keyboard.press('y');
  await page.getByRole('dialog').waitFor();
}
