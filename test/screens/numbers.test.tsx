import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type ClientFormRequest, registerDialogHost } from '../../renderer/state/dialogs.ts';
import { searchField, watchedService } from '../support/page/clientsScreen.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

const castro = 'tel:+1-551-555-0128';
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** The day, with all clients read and both switches on. */
async function openDesk(ports: Parameters<typeof openScreen>[1] = {}): Promise<TestCore> {
  const test = await openScreen('#/', ports);
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
  const read = new Promise<void>((resolve) => {
    test.core.subscribe((text) => {
      if (text.includes('"directoryChanged"') && text.includes('"state":"complete"')) resolve();
    });
  });
  await test.request('desk:query', { operation: 'FindClients', variables: { search: 'a' } });
  await read;
  await act(() => test.request('settings:change', { numberLinks: true, copiedNumbers: true }));
  return test;
}

function announcement(): HTMLElement {
  return screen.getByRole('region', { name: 'Notifications' });
}

describe('a number that was called up', () => {
  it('opens the client at once, without a request', async () => {
    const service = watchedService();
    const test = await openDesk(service.ports);
    const before = service.requests.length;
    test.core.numberSeen(castro, 'link');
    expect(await screen.findByRole('article', { name: 'Manuel Castro' })).toBeVisible();
    expect(
      within(announcement()).getByText(/^Manuel Castro \(.*Simba.*\) has the number \+15515550128\.$/),
    ).toBeVisible();
    expect(service.requests.slice(before).filter((name) => name.includes('Search'))).toEqual([]);
  });

  it('interrupts neither a dialog nor typing', async () => {
    const test = await openDesk();
    await userEvent.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'Book an appointment' });
    test.core.numberSeen(castro, 'link');
    await waitFor(() => expect(document.body).toHaveTextContent('has the number +15515550128.'));
    expect(dialog).toBeInTheDocument();
    expect(location.hash).toBe('#/');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(announcement()).getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('article', { name: 'Manuel Castro' })).toBeVisible();
  });

  it('offers to show several, with the number in the search', async () => {
    const test = await openDesk();
    for (const name of ['Ann Twin', 'Eve Twin']) {
      const variables = { client: { name, phone: '212 667 7889' } };
      const { data } = valueOf(await test.request('desk:change', { operation: 'RegisterClient', variables }));
      const id = /"id":"(\d+)"/.exec(JSON.stringify(data))?.[1];
      await test.request('desk:query', { operation: 'BookingClient', variables: { id } });
    }
    test.core.numberSeen('tel:2126677889', 'link');
    expect(await within(announcement()).findByText('2 clients have the number 2126677889.')).toBeVisible();
    expect(location.hash).toBe('#/');
    await userEvent.click(within(announcement()).getByRole('button', { name: 'Show' }));
    const field = await searchField();
    await waitFor(() => expect(field).toHaveValue('2126677889'));
    expect(await screen.findByText('2 clients')).toBeVisible();
  });

  it('offers to register an unknown caller', async () => {
    const test = await openDesk();
    const requests: ClientFormRequest[] = [];
    stops.push(registerDialogHost(({ kind, request }) => kind === 'clientForm' && requests.push(request)));
    test.core.numberSeen('tel:+49-170-1234567', 'link');
    expect(await within(announcement()).findByText('No client has the number +491701234567.')).toBeVisible();
    await userEvent.click(within(announcement()).getByRole('button', { name: 'Register' }));
    expect(requests).toEqual([{ kind: 'new', typed: '+491701234567' }]);
  });
});

describe('a number that was copied', () => {
  it('is announced, and opens nothing by itself', async () => {
    const test = await openDesk();
    test.core.numberSeen('(551) 555-0128', 'clipboard');
    expect(await within(announcement()).findByText(/^Manuel Castro/)).toBeVisible();
    expect(location.hash).toBe('#/');
    await userEvent.click(within(announcement()).getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('article', { name: 'Manuel Castro' })).toBeVisible();
  });

  it('is ignored when it was copied from here', async () => {
    const test = await openDesk();
    document.dispatchEvent(new Event('copy'));
    test.core.numberSeen('(551) 555-0128', 'clipboard');
    test.core.numberSeen('tel:+49-170-1234567', 'link');
    expect(await within(announcement()).findByText('No client has the number +491701234567.')).toBeVisible();
    expect(announcement()).not.toHaveTextContent('Manuel Castro');
  });
});
