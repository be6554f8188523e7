import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../support/page/screen.tsx';
import { valueOf } from '../support/core/memoryCore.ts';

describe('the density of rows', () => {
  it('is chosen in the settings, shows at once and stays', async () => {
    const test = await openScreen('#/settings');
    const choice = await screen.findByRole('group', { name: 'Density' });
    expect(within(choice).getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await userEvent.click(within(choice).getByRole('radio', { name: 'Compact' }));
    await expect.poll(() => document.documentElement.dataset['density']).toBe('compact');
    expect(valueOf(await test.request('settings:read', null)).density).toBe('compact');
    expect(test.core.appearance().density).toBe('compact');
    await userEvent.click(within(choice).getByRole('radio', { name: 'Comfortable' }));
    await expect.poll(() => document.documentElement.dataset['density']).toBe('comfortable');
  });
});

describe('the text size', () => {
  it('is chosen in the settings, shows at once and stays', async () => {
    const test = await openScreen('#/settings');
    const choice = await screen.findByRole('group', { name: 'Text size' });
    expect(within(choice).getByRole('radio', { name: '100%' })).toBeChecked();
    await userEvent.click(within(choice).getByRole('radio', { name: '125%' }));
    await expect.poll(() => document.documentElement.dataset['textSize']).toBe('125');
    expect(valueOf(await test.request('settings:read', null)).textSize).toBe('125');
    expect(test.core.appearance().textSize).toBe('125');
    await userEvent.click(within(choice).getByRole('radio', { name: '100%' }));
    await expect.poll(() => document.documentElement.dataset['textSize']).toBe('100');
  });
});
