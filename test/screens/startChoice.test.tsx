import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../support/page/screen.tsx';

describe('whether Front Desk starts with the computer', () => {
  it('is off, is chosen in Settings, and follows where the system has it otherwise', async () => {
    const test = await openScreen('#/settings', { host: 'desktop' });
    const box = await screen.findByRole('checkbox', { name: 'Start with this computer' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(test.core.start.isEnabled()).toBe(true);
    act(() => test.core.start.found(false));
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it('is unavailable in the preview, which shows it', async () => {
    await openScreen('#/settings');
    expect(await screen.findByRole('checkbox', { name: 'Start with this computer' })).toBeDisabled();
    expect(screen.getByText('Front Desk can start with the computer only as a desktop app.')).toBeVisible();
  });
});
