import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

async function openDay(change: Parameters<typeof openScreen>[1] = {}): Promise<void> {
  await openScreen('#/', change);
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
}

async function openPalette(): Promise<HTMLElement> {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: /^Client, patient/ });
}

function activeOption(field: HTMLElement): HTMLElement | null {
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
}

describe('the command palette', () => {
  it('opens on Ctrl+K with the field in focus, and gives the focus back on Esc', async () => {
    await openDay();
    const today = screen.getByRole('button', { name: 'Today' });
    today.focus();
    const field = await openPalette();
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(today).toHaveFocus();
  });

  it('closes on Ctrl+K as well', async () => {
    await openDay();
    await openPalette();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers what can be done on this screen and does it, the focus in the field all the while', async () => {
    await openDay();
    const field = await openPalette();
    await userEvent.keyboard('after');
    expect(activeOption(field)).toHaveTextContent('Next day');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Wednesday, November 18, 2026' })).toBeVisible();
  });

  it('leads to each part of the settings, also where the page is open already', async () => {
    await openDay();
    await openPalette();
    await userEvent.keyboard('settings');
    const group = screen.getByRole('group', { name: 'Settings' });
    expect(within(group).getAllByRole('option')).toHaveLength(18);
    expect(within(group).getByRole('option', { name: 'Settings: Users' })).toBeVisible();
    for (const title of ['Offline copy', 'Language']) {
      const field = screen.queryByRole('combobox', { name: /^Client, patient/ }) ?? (await openPalette());
      await userEvent.clear(field);
      await userEvent.type(field, `${title}{Enter}`);
      const heading = await screen.findByRole('heading', { level: 2, name: title });
      await waitFor(() => expect(heading).toHaveFocus());
    }
  });

  it('goes through the results with the arrows, round at both ends', async () => {
    await openDay();
    const field = await openPalette();
    const options = screen.getAllByRole('option');
    expect(activeOption(field)).toBe(options[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOption(field)).toBe(options[2]);
    expect(options[2]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(activeOption(field)).toBe(options.at(-1));
  });

  it('opens an appointment of the day by its patient, and leads to it', async () => {
    await openDay();
    await openPalette();
    await userEvent.keyboard('cinnamon');
    const group = await screen.findByRole('group', { name: 'Appointments' });
    expect(within(group).getByRole('option', { name: /Cinnamon.*Raúl Castro.*Confirmed/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const details = await screen.findByRole('complementary', { name: 'Appointment' });
    expect(within(details).getByRole('heading', { name: /Cinnamon/ })).toBeVisible();
    expect(document.activeElement).toHaveAccessibleName(/Cinnamon/);
  });

  it('offers Bella first for “bel”, and never the print dialog for its label', async () => {
    await openDay();
    const field = await openPalette();
    await userEvent.keyboard('bel');
    expect((await screen.findAllByRole('option', { name: /^Bella/ })).length).toBeGreaterThan(0);
    expect(activeOption(field)).toHaveTextContent(/^Bella/);
    expect(screen.queryByRole('option', { name: /Print schedule/ })).toBeNull();
  });

  it('leads from another screen to an appointment of the day that was shown last', async () => {
    await openDay();
    await userEvent.keyboard('{Alt>}[Digit2]{/Alt}');
    await screen.findByRole('searchbox', { name: 'Search clients' });
    await openPalette();
    await userEvent.keyboard('cinnamon');
    const appointments = await screen.findByRole('group', { name: 'Appointments' });
    await userEvent.click(within(appointments).getByRole('option', { name: /Cinnamon.*Raúl Castro/ }));
    expect(await screen.findByRole('complementary', { name: 'Appointment' })).toBeVisible();
  });

  it('finds clients at the service by any spelling, and opens one', async () => {
    await openDay();
    await openPalette();
    await userEvent.keyboard('obrien');
    const clients = await screen.findByRole('group', { name: 'Clients' });
    await userEvent.click(within(clients).getByRole('option', { name: /Zoë O'Brien-Muñoz/ }));
    expect(await screen.findByRole('article', { name: "Zoë O'Brien-Muñoz" })).toBeVisible();
  });

  it('finds a patient and opens its client; what was chosen comes first the next time', async () => {
    await openDay();
    await openPalette();
    await userEvent.keyboard('bella nasser');
    await userEvent.click(await screen.findByRole('option', { name: /Tariq Nasser/ }));
    expect(await screen.findByRole('article', { name: 'Tariq Nasser' })).toBeVisible();
    await openPalette();
    expect(within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')[0]).toHaveTextContent(
      'Tariq Nasser',
    );
  });

  it.each([
    ['dark', 'Appearance: Dark', { appearance: 'dark' }],
    ['compact', 'Density: Compact', { density: 'compact' }],
    ['larger 125', 'Text size: 125%', { textSize: '125' }],
    ['deutsch', 'Language: Deutsch', { language: 'de' }],
  ])('changes a preference: %s', async (typed, label, expected) => {
    const test = await openScreen('#/locations');
    await screen.findByText(/218 Riverside Drive/);
    const field = await openPalette();
    await userEvent.keyboard(typed);
    expect(activeOption(field)).toHaveTextContent(label);
    await userEvent.keyboard('{Enter}');
    await expect.poll(async () => valueOf(await test.request('settings:read', null))).toMatchObject(expected);
  });

  it('offers to block time on a day', async () => {
    await openDay();
    await openPalette();
    await userEvent.keyboard('lunch');
    expect(await screen.findByRole('option', { name: /^Block time/ })).toBeVisible();
  });

  it('shows when nothing is found', async () => {
    await openDay();
    const field = await openPalette();
    await userEvent.keyboard('qqqqqq');
    expect(await screen.findByText('Nothing found for “qqqqqq”')).toBeVisible();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveFocus();
  });

  it('keeps what the page knows when the service fails, and shows a notice', async () => {
    let down = false;
    await openDay({
      fetch: (url, init) =>
        down ? Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })) : fetch(url, init),
    });
    down = true;
    await openPalette();
    await userEvent.keyboard('cinnamon');
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText(/Client search isn’t available right now/)).toBeVisible();
    expect(within(dialog).getByRole('option', { name: /Cinnamon/ })).toBeVisible();
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });
});
