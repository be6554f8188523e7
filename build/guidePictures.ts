import type { Page } from 'playwright-core';
import { beginBooking, checkPatientIn, openAppointment, type Picture } from './takePictures.ts';

/** The pictures of the guide, which is packed into the app. */
export const guidePictures: readonly Picture[] = [
  {
    name: 'day',
    path: '#/',
    content: /Confirmed/,
    prepare: (page) => openAppointment(page, 'Bruno'),
  },
  { name: 'board', path: '#/board', content: /Checking out/ },
  {
    name: 'client',
    path: '#/clients/10001',
    content: /^All 600 clients/,
    prepare: (page) => page.getByRole('heading', { name: 'Past appointments' }).waitFor(),
  },
  { name: 'review', path: '#/review', content: /^Complete as of/ },
  { name: 'connect', path: '#/connect/production', content: /^Test connection/, prepare: showConnection },
  { name: 'booking', path: '#/', content: /Confirmed/, prepare: beginBooking },
  // Last, as it changes the day.
  { name: 'undo', path: '#/', content: /Confirmed/, prepare: checkPatientIn },
];

async function showConnection(page: Page): Promise<void> {
  await page.getByLabel('Address').filter({ visible: true }).first().focus();
}
