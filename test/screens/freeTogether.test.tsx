import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { choosePerson, chooseType, honest, openBooking, replace } from '../support/page/bookingScreen.ts';
import { confirm, countedKeys, daysChecked, freeTimes, plan, rows, visitsOf } from '../support/page/groupBooking.ts';
import { openScreen } from '../support/page/screen.tsx';

describe('free times for two pets', () => {
  it('takes them at the same time with different providers, at the first time for both', async () => {
    const { sent, ports } = honest();
    const core = await openBooking({}, ports);
    await choosePerson('waffles', /^Waffles Canine/);
    await chooseType();
    const alone = (await freeTimes()).map((each) => each.textContent);
    await userEvent.click(screen.getByRole('button', { name: /^Add another patient/ }));
    const rosie = within(await screen.findByRole('region', { name: 'Patient 2: Rosie' }));
    await userEvent.selectOptions(rosie.getByRole('combobox', { name: 'When' }), 'At the same time');
    const [first] = await freeTimes();
    if (!first) throw new Error('No time is free for both.');
    expect(alone.length).toBeGreaterThan(0);
    await userEvent.click(first);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await daysChecked();
    expect(plan()).not.toHaveTextContent(/is taken|already/);
    await userEvent.click(confirm());
    await screen.findByText(/^2 appointments for Waffles and Rosie booked/);
    expect(sent).toHaveLength(2);
    const date = first.textContent.startsWith('Today') ? '2026-11-17' : '2026-11-18';
    const [one, two] = await visitsOf(core, date, ['Waffles', 'Rosie']);
    expect(two?.start).toBe(one?.start);
    expect(two?.provider).not.toBe(one?.provider);
  });

  it('takes two pets at the first time for both, with one provider each, in 16 keys at most', async () => {
    const { sent, ports } = honest();
    const core = await openScreen('#/', ports);
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    const keys = countedKeys();
    await keys.press('n');
    await screen.findByRole('combobox', { name: 'Client, phone or pet' });
    await keys.press('w', 'a', 'f', 'f');
    await screen.findAllByRole('option', { name: /^Waffles Canine/ });
    await keys.press('{Enter}');
    await screen.findByRole('region', { name: 'Selected client' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' })).toHaveFocus());
    // A letter chooses in a native list, which jsdom does not do.
    await keys.press('w');
    await chooseType();
    await keys.press('{Alt>}p{/Alt}');
    const rosie = within(await screen.findByRole('region', { name: 'Patient 2: Rosie' }));
    await keys.press('{Tab}');
    expect(rosie.getByRole('combobox', { name: 'When' })).toHaveFocus();
    await keys.press('a');
    await userEvent.selectOptions(rosie.getByRole('combobox', { name: 'When' }), 'At the same time');
    const [first] = await freeTimes();
    expect(first).toHaveTextContent(/ · /);
    expect(screen.getByRole('region', { name: 'Next available' })).toHaveTextContent('For 2 patients.');
    await keys.press('{Alt>}1{/Alt}');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await daysChecked();
    expect(plan()).not.toHaveTextContent(/is taken|already/);
    await keys.press('{Control>}{Enter}{/Control}');
    await screen.findByText(/^2 appointments for Waffles and Rosie booked/);
    expect(keys.count).toBeLessThanOrEqual(16);
    expect(sent).toHaveLength(2);
    const [one, two] = await visitsOf(core, '2026-11-17', ['Waffles', 'Rosie']);
    expect(two?.start).toBe(one?.start);
    expect(two?.provider).not.toBe(one?.provider);
  });

  it('names times only where each fits: right after the first with the provider who was chosen for it', async () => {
    const { ports } = honest();
    await openBooking({}, ports);
    await choosePerson('waffles', /^Waffles Canine/);
    await chooseType();
    await userEvent.keyboard('{Alt>}p{/Alt}');
    const rosie = within(await screen.findByRole('region', { name: 'Patient 2: Rosie' }));
    await userEvent.selectOptions(rosie.getByRole('combobox', { name: 'Provider' }), 'Dr. Daniel Weiss');
    const times = await freeTimes();
    expect(times.every((each) => each.textContent.includes('Dr. Daniel Weiss'))).toBe(true);
    await userEvent.click(times[0] as HTMLElement);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await daysChecked();
    expect(rows()[1]).toHaveTextContent('Rosie · Dr. Daniel Weiss');
    expect(plan()).not.toHaveTextContent(/is taken|already/);
    // While a length is being typed, the times are those for what was there before.
    await replace(rosie.getByLabelText('Minutes'), '4');
    expect(within(screen.getByRole('region', { name: 'Next available' })).getByRole('list')).toHaveAttribute(
      'aria-busy',
    );
  });
});
