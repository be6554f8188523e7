import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Transport } from '../../../electron/contract/channels.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import type { ClientToEditQuery, OffersQuery } from '../../../graphql/desk/generated/operationTypes.ts';
import { type ClientFormRequest, openDialog } from '../../../renderer/state/dialogs.ts';
import { type TestCore, valueOf } from '../core/memoryCore.ts';
import { openScreen } from './screen.tsx';

type Client = NonNullable<ClientToEditQuery['client']>;

/** The clients screen with the form over it. */
export async function openForm(
  request: ClientFormRequest = { kind: 'new' },
  ports: Partial<CorePorts> = {},
  through?: (transport: Transport) => Transport,
): Promise<TestCore> {
  const test = await openScreen('#/clients', ports, through);
  await screen.findByRole('searchbox', { name: 'Search clients' });
  openDialog('clientForm', request);
  await screen.findByRole('dialog');
  // What the service takes is known a moment after the fields are there.
  await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'));
  return test;
}

/** A client as the service has her now. */
export async function clientOf(test: TestCore, id: string): Promise<Client> {
  const { data } = valueOf(await test.request('desk:query', { operation: 'ClientToEdit', variables: { id } }));
  // Sound: a registered operation answers in its shape.
  const { client } = data as unknown as ClientToEditQuery;
  if (!client) throw new Error(`There is no client ${id}.`);
  return client;
}

/** All clients with that name or number whom the service itself finds. */
export async function findAtService(test: TestCore, search: string): Promise<readonly Client[]> {
  const question = { operation: 'FindClients', variables: { search, includeService: true, first: 20 } };
  const { data } = valueOf(await test.request('desk:query', question));
  // Sound for the same reason.
  const { findClients } = data as unknown as { findClients: { clients: readonly { id: string }[] } };
  return Promise.all(findClients.clients.map(({ id }) => clientOf(test, id)));
}

export async function draftIds(test: TestCore): Promise<readonly string[]> {
  return valueOf(await test.request('drafts:read', null)).map(({ id }) => id);
}

export async function draftText(test: TestCore): Promise<string> {
  return JSON.stringify(valueOf(await test.request('drafts:read', null)));
}

/** Mary Jo Park and her dog, as they are typed. */
export async function typeMary(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Client’s name'), 'Mary Jo Park');
  await userEvent.type(screen.getByLabelText('Phone'), '917 555 0188');
  await userEvent.type(screen.getByLabelText('Pet’s name'), 'Rex');
  await userEvent.type(screen.getByLabelText('Species'), 'Canine');
}

export function sendButton(): HTMLElement {
  return screen.getByRole('button', {
    name: /^(Register( anyway)?|Add (patient|\d patients)|Save.*|Try again)$/,
  });
}

/** Lets the service offer less than it does. */
export function withoutOffer(change: string, why: string): (transport: Transport) => Transport {
  return (transport) => ({
    ...transport,
    async request(envelope) {
      const text = await transport.request(envelope);
      if (!envelope.includes('"operation":"Offers"')) return text;
      // Sound: a registered operation answers in its shape.
      const answer = JSON.parse(text) as { value: { data: OffersQuery } };
      const offers = answer.value.data.service.offers.map((each) =>
        each.change === change ? { ...each, offered: false, why, takes: [], demands: [] } : each,
      );
      return JSON.stringify({ ...answer, value: { data: { service: { offers } } } });
    },
  });
}
