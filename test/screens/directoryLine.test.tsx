import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { DirectoryFlawsQuery, DirectoryQuery } from '../../graphql/desk/generated/operations.ts';
import type { Transport } from '../../electron/contract/channels.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { openClients, searchField, watchedService } from '../support/page/clientsScreen.ts';
import { openScreen } from '../support/page/screen.tsx';

const line = (): Promise<HTMLElement> => screen.findByRole('group', { name: 'All clients' });

describe('the reading of all clients', () => {
  it('is shown while it runs, paused and resumed', async () => {
    const service = watchedService();
    service.hold(/^DeskClients$/);
    const test = await openScreen('#/clients', service.ports);
    await searchField();
    await test.request('desk:query', { operation: 'FindClients', variables: { search: 'a' } });
    expect(await within(await line()).findByText('Loading clients: 0 so far')).toBeVisible();
    expect(within(await line()).getByRole('progressbar', { name: 'Clients loaded' })).toBeVisible();
    await waitFor(() => expect(service.requests).toContain('DeskClients'));
    await userEvent.click(within(await line()).getByRole('button', { name: 'Pause' }));
    expect(await within(await line()).findByText('Loading clients paused at 0')).toBeVisible();
    service.release();
    await userEvent.click(within(await line()).getByRole('button', { name: 'Resume' }));
    expect(await within(await line()).findByText(/^All 600 clients, as of \d+:10\s[AP]M$/)).toBeVisible();
    expect(within(await line()).queryByRole('progressbar')).toBeNull();
  });

  it('shows why it waits, and what to do, and resumes on request', async () => {
    let busy = true;
    const test = await openScreen('#/clients', {
      fetch: async (url, init) =>
        busy && init.body.includes('"operationName":"DeskClients"')
          ? new Response('{}', { status: 429 })
          : nodeFetch(url, init),
    });
    await searchField();
    await test.request('desk:query', { operation: 'FindClients', variables: { search: 'a' } });
    const text = await within(await line()).findByText(/waiting at 0/);
    expect(text).toHaveTextContent(/It will continue automatically\.$/);
    expect(text.textContent.length).toBeGreaterThan(60);
    busy = false;
    await userEvent.click(within(await line()).getByRole('button', { name: 'Resume now' }));
    expect(await within(await line()).findByText(/^All 600 clients/)).toBeVisible();
  });

  it('lists the rows that are broken, each with what is wrong, and leads to the client', async () => {
    await openClients('#/clients', {}, withFlaws);
    await userEvent.click(await screen.findByRole('button', { name: '3 rows have errors' }));
    const dialog = await screen.findByRole('dialog', { name: '3 rows have errors' });
    const rows = within(dialog).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Row 12A clientCan’t be read',
      'Row 1,204Manuel CastroDate can’t be read',
    ]);
    expect(within(dialog).getByText('and 1 more')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('link', { name: 'Manuel Castro' }));
    expect(await screen.findByRole('article', { name: 'Manuel Castro' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

/** The demo clinic has no broken rows: this emits those of another. */
function withFlaws(transport: Transport): Transport {
  return {
    ...transport,
    async request(envelope) {
      const text = await transport.request(envelope);
      if (envelope.includes('"operation":"DirectoryFlaws"')) return answered(flaws);
      if (!envelope.includes('"operation":"Directory"')) return text;
      // Sound: a registered operation answers in its shape.
      const { value } = JSON.parse(text) as { readonly value: { readonly data: DirectoryQuery } };
      return answered({ directory: { ...value.data.directory, flawCount: 3 } });
    },
  };
}

const flaws: DirectoryFlawsQuery = {
  directory: {
    __typename: 'Directory',
    flawCount: 3,
    flaws: [
      { __typename: 'Flaw', kind: 'unreadable', client: null, name: null, row: 12 },
      { __typename: 'Flaw', kind: 'unreadableDate', client: '10334', name: 'Manuel Castro', row: 1204 },
    ],
  },
};

function answered(data: object): string {
  return JSON.stringify({ ok: true, value: { data } });
}
