import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { forget, openScreen } from '../support/page/screen.tsx';
import { valueOf } from '../support/core/memoryCore.ts';

describe('the language', () => {
  it('is the computer’s until another one is chosen, which begins the page anew', async () => {
    const test = await openScreen('#/settings');
    const choice = await screen.findByRole('combobox', { name: 'Language' });
    expect(choice).toHaveValue('system');
    await userEvent.selectOptions(choice, 'Deutsch');
    await waitFor(() => expect(forget).toHaveBeenCalledTimes(1));
    expect(valueOf(await test.request('settings:read', null))).toMatchObject({ language: 'de', spoken: 'de' });
    expect(test.core.appearance().language).toBe('de');
  });
});
