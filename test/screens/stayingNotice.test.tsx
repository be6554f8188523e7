import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import type { SettingsView } from '../../electron/contract/settings.ts';
import { openScreen } from '../support/page/screen.tsx';

const notices = [
  { id: 'audit-altered', message: 'The record was altered.', stays: true },
  { id: 'folder-open', message: 'The folder was open.', stays: false },
];

/** The core, with two notices. */
const noticing = (transport: Transport): Transport => ({
  ...transport,
  async request(envelope) {
    const text = await transport.request(envelope);
    if (!envelope.includes('"channel":"settings:read"')) return text;
    // Sound: the core answers this channel with its view.
    const answer = JSON.parse(text) as { value: SettingsView };
    return JSON.stringify({ ...answer, value: { ...answer.value, notices } });
  },
});

it('a notice that stays has no button to dismiss it, above every screen and in Settings; another one has', async () => {
  await openScreen('#/settings', {}, noticing);
  await waitFor(() => expect(screen.getAllByText('The record was altered.')).toHaveLength(2));
  const shown = screen.getAllByText('The record was altered.');
  for (const text of shown) expect(within(holderOf(text)).queryByRole('button')).toBeNull();
  for (const text of screen.getAllByText('The folder was open.'))
    expect(within(holderOf(text)).getByRole('button', { name: /dismiss/i })).toBeVisible();
});

function holderOf(text: HTMLElement): HTMLElement {
  if (!text.parentElement) throw new Error('A text stands in something.');
  return text.parentElement;
}
