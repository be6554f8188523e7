import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../support/screen.tsx';
import { valueOf } from '../support/memoryCore.ts';

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
    expect(await screen.findByText('This address is not encrypted (http). Nothing was sent.')).toBeVisible();
    expect(form.getByLabelText('Address')).toHaveValue('http://clinic.example');
    expect(form.getByLabelText('Key')).toHaveValue('typed-key');
    expect(document.documentElement.outerHTML).not.toContain('typed-key');
  });

  it('stores the appearance in the core', async () => {
    const test = await openScreen('#/settings');
    const choice = await screen.findByRole('group', { name: 'Appearance' });
    await userEvent.click(within(choice).getByRole('button', { name: 'Dark' }));
    await expect.poll(async () => valueOf(await test.ask('settings:read', null)).appearance).toBe('dark');
  });
});
