import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../support/page/screen.tsx';

const dayTitle = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });

async function openDay(): Promise<void> {
  await openScreen('#/');
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
}

describe('keys', () => {
  it('lead from screen to screen, from day to day and back to today', async () => {
    await openDay();
    await userEvent.keyboard('{ArrowRight}');
    await dayTitle('Wednesday, November 18, 2026');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await dayTitle('Monday, November 16, 2026');
    await userEvent.keyboard('t');
    await dayTitle('Tuesday, November 17, 2026');
    await userEvent.keyboard('{Alt>}[Digit5]{/Alt}');
    expect(await screen.findByText(/218 Riverside Drive/)).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('lead into the grid, and out of it again', async () => {
    await openDay();
    await userEvent.keyboard('g');
    expect(document.activeElement).toHaveAttribute('data-tile');
    await userEvent.keyboard('{Escape}');
    expect(document.body).toHaveFocus();
  });

  it('are characters in a field, unless with Ctrl or Alt', async () => {
    await openDay();
    await userEvent.keyboard('/');
    const field = await screen.findByRole('searchbox', { name: 'Search clients' });
    await userEvent.type(field, 't/?');
    expect(field).toHaveValue('t/?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Alt>}[Digit1]{/Alt}');
    await dayTitle('Tuesday, November 17, 2026');
  });

  it('of a single character can be switched off; all others stay', async () => {
    await openScreen('#/settings');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Single-key shortcuts/ })).not.toBeChecked());
    await userEvent.keyboard('{Alt>}[Digit1]{/Alt}');
    await dayTitle('Tuesday, November 17, 2026');
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    await userEvent.keyboard('{ArrowRight}');
    await dayTitle('Wednesday, November 18, 2026');
    await userEvent.keyboard('t/');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: /^Client, patient/ })).toBeVisible();
    expect(document.querySelector('h1')).toHaveTextContent('Wednesday, November 18, 2026');
  });

  it('do nothing behind a dialog', async () => {
    await openDay();
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('{ArrowRight}{Alt>}[Digit3]{/Alt}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await dayTitle('Tuesday, November 17, 2026');
  });
});

describe('the shortcut sheet', () => {
  it('lists what can be done on every screen, also on those that are not open, with its keys', async () => {
    await openScreen('#/locations');
    await screen.findByText(/218 Riverside Drive/);
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const place of ['Everywhere', 'Schedule', 'Schedule grid', 'Clients', 'All clients', 'All clients table']) {
      expect(within(sheet).getByRole('heading', { name: place })).toBeVisible();
    }
    expect(within(sheet).getByText('Export schedule').nextElementSibling).toHaveTextContent('Ctrl Shift E');
    expect(within(sheet).getByText('Go to Settings').nextElementSibling).toHaveTextContent('Alt 6');
  });
});
