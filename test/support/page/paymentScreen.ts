import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Transport } from '../../../electron/contract/channels.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { openDialog } from '../../../renderer/state/dialogs.ts';
import { type AskedBilling, cardOf, debtor } from '../core/deskRequests.ts';
import type { TestCore } from '../core/memoryCore.ts';
import { openScreen } from './screen.tsx';

export interface Debtor {
  readonly id: string;
  readonly name: string;
  readonly billing: AskedBilling;
}

/** A client with a balance due at the clinic of this core. */
export async function findDebtor(test: TestCore): Promise<Debtor> {
  const { id, billing } = await debtor(test);
  const { name } = await cardOf(test, id);
  return { id, name, billing };
}

/** The dialog for a payment of a client with a balance due, over the clients' screen. */
export async function openPayment(
  ports: Partial<CorePorts> = {},
  through?: (transport: Transport) => Transport,
): Promise<Debtor & { readonly test: TestCore }> {
  const test = await openScreen('#/clients', ports, through);
  await screen.findByRole('searchbox', { name: 'Search clients' });
  const who = await findDebtor(test);
  await sendPayment(who);
  return { ...who, test };
}

/** Opens the dialog, and waits until its fields are there. */
export async function sendPayment({ id, name }: Pick<Debtor, 'id' | 'name'>): Promise<void> {
  openDialog('payment', { client: id, name });
  await screen.findByLabelText('Amount');
}

export async function typePayment(amount: string, method = 'Cash'): Promise<void> {
  const field = screen.getByLabelText('Amount');
  await userEvent.clear(field);
  await userEvent.type(field, amount);
  await userEvent.click(screen.getByRole('radio', { name: method }));
}

/** On to the confirm step, and from there to its button as a hand goes. */
export async function confirmPayment(): Promise<void> {
  await userEvent.click(screen.getByLabelText('Amount'));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Is this right?' });
  await userEvent.click(screen.getByRole('button', { name: /^Record/ }));
}

/** The dialog once it has this title. */
export async function dialogOf(name: string | RegExp): Promise<ReturnType<typeof within>> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
