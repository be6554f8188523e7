import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDialog } from '../../renderer/state/dialogs.ts';
import { killPage, openPage } from '../support/page/screen.tsx';
import { dayOf, openBooking, setTime } from '../support/page/bookingScreen.ts';

describe('the chosen client', () => {
  it('shows what is booked already, and says so of the same patient on the same day', async () => {
    const test = await openBooking();
    const { appointments, date } = await dayOf(test, '2026-11-17');
    const visit = appointments.find(
      ({ client, patient, status, start }) =>
        client && patient && status?.stage === 'booked' && start !== null && start.slice(11) > '11:00',
    );
    if (!visit?.client || !visit.patient) throw new Error('Nobody is booked.');
    killPage();
    openPage(test, '#/');
    await screen.findByRole('region', { name: 'Schedule' });
    openDialog('booking', { client: visit.client.id, patient: visit.patient.id, date });
    const dialog = await screen.findByRole('dialog', { name: 'Book an appointment' });
    const list = within(await within(dialog).findByRole('region', { name: 'Upcoming appointments' }));
    const row = (await list.findAllByRole('listitem')).find((each) => each.textContent.includes('Already booked'));
    expect(row).toHaveTextContent(visit.patient.name);
    expect(row).toHaveTextContent('Already booked that day');
    await setTime('2026-12-24', '11:00');
    await waitFor(() => expect(list.queryByText('Already booked that day')).toBeNull());
  });
});
