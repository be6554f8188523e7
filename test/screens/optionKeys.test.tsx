import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBooking } from '../support/page/bookingScreen.ts';
import { openForm } from '../support/page/clientFormScreen.ts';
import { openScreen } from '../support/page/screen.tsx';

/** Option and the key of a digit as a Mac in Spain reports it; whether the app ignored the press. */
function pressOption(field: Element, key: string, digit: number): boolean {
  return fireEvent.keyDown(field, { key, code: `Digit${digit}`, altKey: true });
}

describe('Option and a digit on a Mac', () => {
  beforeEach(() => void vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel'));
  afterEach(() => vi.restoreAllMocks());

  it('writes its sign in a search field, and goes to a page from elsewhere', async () => {
    await openScreen('#/clients');
    expect(pressOption(await screen.findByRole('searchbox', { name: 'Search clients' }), '@', 2)).toBe(true);
    expect(pressOption(await screen.findByRole('searchbox', { name: 'Search clients' }), '|', 1)).toBe(true);
    expect(screen.getByRole('searchbox', { name: 'Search clients' })).toBeVisible();
    expect(pressOption(document.body, '|', 1)).toBe(false);
    expect(await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ })).toBeVisible();
  });

  it('writes its sign in the form, and triggers no shortcut', async () => {
    await openForm({ kind: 'new', typed: '914 555 0111' });
    await screen.findByText('Same phone number');
    expect(pressOption(screen.getByLabelText('Email (optional)'), '|', 1)).toBe(true);
    expect(screen.getByRole('dialog', { name: 'New client' })).toBeVisible();
    expect(pressOption(screen.getByRole('button', { name: 'Close' }), '|', 1)).toBe(false);
    expect(await screen.findByRole('article', { name: 'Maria Garcia' })).toBeVisible();
  });

  it('writes its sign in a booking, and takes a time from where nothing is written', async () => {
    await openBooking();
    const free = await screen.findByRole('region', { name: 'Next available' });
    const first = await within(free).findByRole('button', { name: /Today 10:15/ });
    expect(pressOption(screen.getByRole('combobox', { name: 'Client, phone or pet' }), '|', 1)).toBe(true);
    expect(first).toHaveAttribute('aria-pressed', 'false');
    expect(pressOption(screen.getByLabelText('Type'), '|', 1)).toBe(false);
    expect(first).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('Alt and a digit', () => {
  it('goes by the place of the key in a field, too: on a French keyboard the digits are elsewhere', async () => {
    await openForm({ kind: 'new', typed: '914 555 0111' });
    await screen.findByText('Same phone number');
    expect(pressOption(screen.getByLabelText('Email (optional)'), '&', 1)).toBe(false);
    expect(await screen.findByRole('article', { name: 'Maria Garcia' })).toBeVisible();
  });
});
