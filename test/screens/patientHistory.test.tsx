import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { watchedService } from '../support/page/clientsScreen.ts';
import { openScreen } from '../support/page/screen.tsx';

/** Opens the details of a patient of the demo clinic's day, and returns them with what was sent. */
async function openDetails(patient: RegExp) {
  const service = watchedService();
  await openScreen('#/', service.ports);
  const [tile] = await screen.findAllByRole('button', { name: patient });
  if (!tile) throw new Error('The patient has no appointment.');
  await userEvent.click(tile);
  return { details: await screen.findByRole('complementary', { name: 'Appointment' }), sent: service.sent };
}

describe('the details of an appointment', () => {
  it('say when the patient was last here and which vaccinations are overdue, and read no more for it', async () => {
    const { details, sent } = await openDetails(/Cinnamon/);
    const lastVisit = await within(details).findByText('Last visit');
    expect(lastVisit.nextSibling).toHaveTextContent(/^(None on file|\w{3} \d{1,2}, \d{4})/);
    const vaccinations = within(details).getByText('Vaccinations');
    expect(vaccinations.nextSibling).toHaveTextContent(/None overdue|: overdue since \w{3} \d{1,2}, \d{4}/);
    expect(sent.some((body) => body.includes('vaccinations('))).toBe(true);
    for (const other of ['weights(', 'documents(']) expect(sent.some((body) => body.includes(other))).toBe(false);
  });

  it('have the payment as the main action once the client is leaving and owes', async () => {
    await openScreen('#/board', { clock: { now: () => Date.parse('2026-11-17T15:05:00Z') } });
    const column = await screen.findByRole('region', { name: /^Checking out/ });
    const [take] = await within(column).findAllByRole('button', { name: /^Record \$/ });
    const [open] = within(take?.closest('li') ?? column).getAllByRole('button');
    if (open) await userEvent.click(open);
    const actions = within(await screen.findByRole('complementary', { name: 'Appointment' })).getByRole('group', {
      name: 'Actions',
    });
    const [first, second] = within(actions).getAllByRole('button');
    expect(first).toHaveTextContent(/^Record payment · \$/);
    expect(second).toHaveTextContent(/complete/i);
  });
});
