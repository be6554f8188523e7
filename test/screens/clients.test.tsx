import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../support/screen.tsx';

describe('clients', () => {
  it('finds while typing, without accents and apostrophes', async () => {
    await openScreen('#/clients');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search clients' }), 'obrien');
    expect(await screen.findByRole('link', { name: /Zoë O'Brien-Muñoz/ })).toBeVisible();
  });

  it('shows a card with contacts, patients and visits', async () => {
    await openScreen('#/clients/10001');
    const card = await screen.findByRole('article', { name: "Zoë O'Brien-Muñoz" });
    expect(await within(card).findByRole('heading', { name: 'Patients' })).toBeVisible();
    expect(within(card).getByRole('heading', { name: 'Past visits' })).toBeVisible();
    expect(within(card).getByRole('button', { name: /^Copy.*555-0111/ })).toBeVisible();
  });

  it('says so when a client is not there', async () => {
    await openScreen('#/clients/999999');
    expect(await screen.findByText(/not (there|found|known)|no client/i)).toBeVisible();
  });
});
