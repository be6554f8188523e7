import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../support/page/screen.tsx';
import { valueOf } from '../support/core/memoryCore.ts';

describe('settings', () => {
  it('keeps a typed address and key after a failure, and the key out of the page’s markup', async () => {
    await openScreen('#/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Set up Sandbox' }));
    const card = screen.getByRole('heading', { name: /Environment:\s*Sandbox/ }).closest('li');
    if (!card) throw new Error('The environment is not in a list.');
    const form = within(card);
    await userEvent.type(form.getByLabelText('Address'), 'http://clinic.example');
    await userEvent.type(form.getByLabelText('Key'), 'typed-key');
    await userEvent.click(form.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('This address isn’t encrypted (http). Nothing was sent.')).toBeVisible();
    expect(form.getByLabelText('Address')).toHaveValue('http://clinic.example');
    expect(form.getByLabelText('Key')).toHaveValue('typed-key');
    expect(document.documentElement.outerHTML).not.toContain('typed-key');
  });

  it('has its parts beside it, by keys too, and the current one marked', async () => {
    await openScreen('#/settings');
    const parts = await screen.findByRole('navigation', { name: 'Settings sections' });
    const link = (name: string): HTMLElement => within(parts).getByRole('link', { name });
    expect(within(parts).getAllByRole('link')).toHaveLength(18);
    expect(link('Connections')).toHaveAttribute('aria-current', 'location');
    link('Connections').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(link('Users')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Users' })).toHaveFocus());
    expect(link('Users')).toHaveAttribute('aria-current', 'location');
    expect(link('Connections')).not.toHaveAttribute('aria-current');
    expect(location.hash).toBe('#/settings/users');
    await userEvent.selectOptions(within(parts).getByRole('combobox', { name: 'Settings sections' }), 'Language');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Language' })).toHaveFocus());
    expect(link('Language')).toHaveAttribute('aria-current', 'location');
  });

  it('opens at the part that is in the address', async () => {
    await openScreen('#/settings/offline-copy');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Offline copy' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('stores the appearance in the core', async () => {
    const test = await openScreen('#/settings');
    const choice = await screen.findByRole('group', { name: 'Appearance' });
    await userEvent.click(within(choice).getByRole('button', { name: 'Dark' }));
    await expect.poll(async () => valueOf(await test.request('settings:read', null)).appearance).toBe('dark');
  });

  it('watches for numbers only where this is turned on, and only in the desktop', async () => {
    const test = await openScreen('#/settings', { host: 'desktop' });
    const [links, copies] = [
      await screen.findByRole('checkbox', { name: /phone link/ }),
      screen.getByRole('checkbox', { name: /phone number is copied/ }),
    ];
    expect(links).not.toBeChecked();
    expect(copies).not.toBeChecked();
    expect(screen.getByText(/looked up on this computer only and never sent, saved or logged/)).toBeVisible();
    await userEvent.click(copies);
    await waitFor(() => expect(copies).toBeChecked());
    expect(test.core.watchedNumbers()).toEqual({ links: false, copies: true });
    await userEvent.click(links);
    await waitFor(() => expect(links).toBeChecked());
    expect(test.core.watchedNumbers()).toEqual({ links: true, copies: true });
  });

  it('shows where numbers can’t be watched', async () => {
    await openScreen('#/settings');
    expect(await screen.findByRole('checkbox', { name: /phone link/ })).toBeDisabled();
    expect(screen.getByText('Available in the desktop app only.')).toBeVisible();
  });

  it('shows diagnostics before they are copied, and copies exactly these', async () => {
    const user = userEvent.setup();
    // jsdom has no such command; the clipboard is the test's own.
    Object.assign(document, { execCommand: () => false });
    await openScreen('#/settings');
    await user.click(await screen.findByRole('button', { name: 'Copy diagnostics…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Diagnostics' }));
    const text = await dialog.findByRole('region', { name: 'Diagnostics text' });
    expect(text).toHaveTextContent(/Front Desk 0\.0\.0-test, preview/);
    expect(await navigator.clipboard.readText()).toBe('');
    await user.click(dialog.getByRole('button', { name: /^Copy\s*the diagnostics/ }));
    expect(await dialog.findByRole('button', { name: /^Copied\s*the diagnostics/ })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(text.textContent);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy diagnostics…' })).toHaveFocus());
  });

  it('shows the licenses of what it is made of', async () => {
    const user = userEvent.setup();
    await openScreen('#/settings');
    await user.click(await screen.findByRole('button', { name: 'Licenses…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Software licenses' }));
    expect(await dialog.findByRole('region', { name: 'License texts' })).toBeVisible();
    expect(dialog.getByText(/LICENSES\.chromium\.html/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Licenses…' })).toHaveFocus());
  });
});
