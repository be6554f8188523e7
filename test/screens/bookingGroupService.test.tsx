import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import {
  choosePerson,
  chooseType,
  honest,
  openBooking,
  recordRequests,
  setTime,
  withdraw,
} from '../support/page/bookingScreen.ts';
import { confirm, daysChecked, fillWaffles, repeatWeekly, rows, visitsOf } from '../support/page/groupBooking.ts';

const fiveWeeks = ['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'];

describe('a service that goes away in the middle of a series', () => {
  it('is sent nothing more: the rest waits, and each is sent once when it is back', async () => {
    let [isAway, wasAway] = [false, false];
    const { sent, ports } = recordRequests(async (_body, answer) => {
      if (sent.length === 3 && !wasAway) isAway = true;
      if (!isAway) return answer();
      wasAway = true;
      throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    });
    const core = await openBooking({}, ports);
    await fillWaffles();
    await repeatWeekly('5');
    await daysChecked();
    await userEvent.click(confirm());
    await screen.findByRole('heading', { name: '2 of 5 booked' });
    expect(sent).toHaveLength(3);
    expect(rows().map((row) => row.dataset['outcome'])).toEqual(['done', 'done', 'failed', undefined, undefined]);
    isAway = false;
    await daysChecked();
    await userEvent.click(screen.getByRole('button', { name: /^Book 3/ }));
    await screen.findByText(/^5 appointments for Waffles booked/);
    expect(sent).toHaveLength(6);
    for (const date of fiveWeeks) expect(await visitsOf(core, date, ['Waffles'])).toHaveLength(1);
  });

  it('that books and loses its answers leaves nothing to be sent again unasked', async () => {
    let loses = true;
    const { sent, ports } = recordRequests(async (_body, answer) => {
      const response = await answer();
      if (loses && sent.length === 2) throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
      return response;
    });
    const core = await openBooking({}, ports);
    await fillWaffles();
    await repeatWeekly('3');
    await daysChecked();
    await userEvent.click(confirm());
    // The core looks whether it was made, and finds it or says so; either way it is there once.
    await screen.findByText(/^3 appointments for Waffles booked|2 of 3 booked/);
    loses = false;
    expect(sent).toHaveLength(3);
    for (const date of fiveWeeks.slice(0, 3)) expect(await visitsOf(core, date, ['Waffles'])).toHaveLength(1);
  });
});

describe('a series that is stopped', () => {
  it('finishes the date under way, and leaves the rest to be sent, each once', async () => {
    const held: (() => void)[] = [];
    const { sent, ports } = recordRequests(async (_body, answer) => {
      if (sent.length === 2) await new Promise<void>((resolve) => held.push(resolve));
      return answer();
    });
    const core = await openBooking({}, ports);
    await fillWaffles();
    await repeatWeekly('5');
    await daysChecked();
    await userEvent.click(confirm());
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    held[0]?.();
    await screen.findByRole('heading', { name: '2 of 5 booked' });
    expect(sent).toHaveLength(2);
    await daysChecked();
    await userEvent.click(screen.getByRole('button', { name: /^Book 3/ }));
    await screen.findByText(/^5 appointments for Waffles booked/);
    expect(sent).toHaveLength(5);
    for (const date of fiveWeeks) expect(await visitsOf(core, date, ['Waffles'])).toHaveLength(1);
  });
});

describe('a series for somebody new', () => {
  it('registers client and patient once, and books each date', async () => {
    const { sent, ports } = honest();
    const core = await openBooking({}, ports);
    await choosePerson('Mary Jo Park 917 555 0188', /^Register a new client/);
    await userEvent.type(screen.getByLabelText('Pet’s name'), 'Rex');
    await userEvent.type(screen.getByLabelText('Species'), 'Dog');
    await chooseType();
    await setTime('2026-11-18', '11:00');
    await repeatWeekly('2');
    await daysChecked();
    await userEvent.click(confirm());
    await screen.findByText(/^2 appointments for Rex booked/);
    expect(sent).toHaveLength(4);
    for (const date of fiveWeeks.slice(0, 2)) expect(await visitsOf(core, date, ['Rex'])).toHaveLength(1);
  });
});

describe('a service that can’t cancel', () => {
  it('offers no undo that it could not do', async () => {
    const offersLess = (transport: Transport): Transport =>
      withdraw('setStatus', 'No.')(withdraw('cancelAppointment', 'No.')(transport));
    await openBooking({}, {}, offersLess);
    await fillWaffles();
    await repeatWeekly('2');
    await daysChecked();
    await userEvent.click(confirm());
    await screen.findByText(/^2 appointments for Waffles booked/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
  });
});
