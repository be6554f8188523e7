import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../support/page/screen.tsx';

describe('the day', () => {
  it('shows today at the first location, a column for each provider', async () => {
    await openScreen('#/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tuesday, November 17, 2026' })).toBeVisible();
    const column = await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    expect(within(column).getAllByRole('button').length).toBeGreaterThan(3);
  });

  it('opens an appointment’s details with contacts and a way to the client', async () => {
    await openScreen('#/');
    const column = await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    const tile = within(column)
      .getAllByRole('button')
      .find(
        (each) => /Confirmed|Completed|Booked/.test(each.textContent ?? '') && !/Blocked/.test(each.textContent ?? ''),
      );
    if (!tile) throw new Error('There is no visit in the first column.');
    await userEvent.click(tile);
    const details = await screen.findByRole('complementary');
    expect(within(details).getAllByRole('button', { name: /^Copy/ }).length).toBeGreaterThan(0);
    expect(
      within(details)
        .getAllByRole('link')
        .some((link) => link.getAttribute('href')?.includes('/clients/')),
    ).toBe(true);
  });

  it('shows only the chosen statuses, indicates the filter, and shows all again', async () => {
    await openScreen('#/');
    const statuses = await screen.findByRole('list', { name: 'Appointments by status' });
    const completed = within(statuses).getByRole('button', { name: /^\d+ Completed$/ });
    const count = Number.parseInt(completed.textContent ?? '', 10);
    await userEvent.click(completed);
    const off = (): readonly HTMLElement[] => screen.queryAllByRole('button', { name: /Cancelled$/ });
    const tiles = screen.getAllByRole('button', { name: /Completed$/ }).filter((each) => each !== completed);
    expect(tiles).toHaveLength(count);
    expect(off().filter((each) => !statuses.contains(each))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(completed).toHaveAttribute('aria-pressed', 'false');
    expect(statuses).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    expect(off().filter((each) => !statuses.contains(each)).length).toBeGreaterThan(0);
  });

  it('shows the day by rooms and as a list', async () => {
    await openScreen('#/');
    await userEvent.click(await screen.findByRole('radio', { name: 'Rooms' }));
    expect(await screen.findByRole('group', { name: /^Exam 1, / })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(20);
    await userEvent.click(screen.getByRole('radio', { name: 'Providers' }));
    expect(await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ })).toBeVisible();
  });

  it('shows when the clocks change', async () => {
    await openScreen('#/day/101/2026-11-01');
    expect(await screen.findByText(/Clocks go back, 2:00.AM → 1:00.AM: this time occurs twice\./)).toBeVisible();
  });

  it('warns when the computer’s zone is not the clinic’s', async () => {
    await openScreen('#/day/103/2026-11-17');
    expect(await screen.findByText(/Chicago/)).toBeVisible();
  });

  it('keeps the screen usable and shows what happened when the service fails', async () => {
    let down = false;
    const test = await openScreen('#/', {
      fetch: (url, init) =>
        down ? Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })) : fetch(url, init),
    });
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    down = true;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh schedule' }));
    expect((await screen.findAllByText(/Couldn’t reach/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('group', { name: /^Dr\. Amara Okafor/ })).toBeVisible();
    expect(test.folder).not.toBe('');
  });
});
