import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Transport } from '../../../electron/contract/channels.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import type { TestCore } from '../core/memoryCore.ts';
import { openScreen } from './screen.tsx';

/** The clients' screen, once all clients are known here. */
export async function openClients(
  hash = '#/clients',
  ports: Partial<CorePorts> = {},
  through?: (transport: Transport) => Transport,
): Promise<TestCore> {
  const test = await openScreen(hash, ports, through);
  // Whatever wants to know of them sets off the reading.
  await test.request('desk:query', { operation: 'FindClients', variables: { search: 'a' } });
  await screen.findByText(/^All 600 clients, as of/);
  return test;
}

export function searchField(): Promise<HTMLElement> {
  return screen.findByRole('searchbox', { name: 'Search clients' });
}

export async function search(text: string): Promise<HTMLElement> {
  const field = await searchField();
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

/** Everything that goes to the service, by the name of its operation and whole; what is held waits until it is let go. */
export function watchedService(): {
  readonly ports: Partial<CorePorts>;
  readonly requests: string[];
  readonly sent: string[];
  hold(operation: RegExp): void;
  release(): void;
} {
  const requests: string[] = [];
  const sent: string[] = [];
  let held: RegExp | null = null;
  let waiting: (() => void)[] = [];
  return {
    requests,
    sent,
    hold(operation) {
      held = operation;
    },
    release() {
      held = null;
      waiting.forEach((go) => go());
      waiting = [];
    },
    ports: {
      async fetch(url, init) {
        // Sound: the transport writes its requests so.
        const { operationName } = JSON.parse(init.body) as { readonly operationName: string };
        requests.push(operationName);
        sent.push(init.body);
        if (held?.test(operationName)) await new Promise<void>((resolve) => waiting.push(resolve));
        return nodeFetch(url, init);
      },
    },
  };
}
