import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { openClients, search, searchField, watchedService } from '../support/page/clientsScreen.ts';
import { openScreen } from '../support/page/screen.tsx';

const found = (): HTMLElement => screen.getByRole('list', { name: 'Results' });
const zoe = /Zoë O'Brien-Muñoz/;

describe('searching clients', () => {
  it.each([
    ['a name without accents and apostrophes', 'obrien mun', zoe],
    ['a name with a slip', 'obrein', zoe],
    ['the last four digits', '0111', zoe],
    ['a number in another form', '+1 (718) 555 0111', zoe],
    ['a pet', 'waffles', /Santiago Castro/],
    ['an e-mail address', 'molly.obrien42@', /Molly O'Brien/],
    ['an id', '10001', zoe],
  ])('finds by %s', async (_by, typed, name) => {
    await openClients();
    await search(typed);
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('answers each key from this computer’s data, without a request', async () => {
    const service = watchedService();
    await openClients('#/clients', service.ports);
    const before = service.requests.length;
    const field = await searchField();
    for (const typed of ['c', 'ca', 'cas', 'cast', 'castr', 'castro']) {
      await userEvent.type(field, typed.slice(-1));
      await waitFor(() => {
        const marks = [...found().querySelectorAll('mark')].map(({ textContent }) => textContent.toLowerCase());
        expect(marks).toContain(typed);
      });
    }
    // Visits are read on in the background.
    expect(service.requests.slice(before).filter((name) => name.includes('Client'))).toEqual([]);
    expect(screen.getByText('3 clients')).toBeVisible();
  });

  it('shows balance, pets, number and alerts, of the patients too, and reads names out in one piece', async () => {
    await openClients();
    await search('marcela agu');
    const row = await screen.findByRole('link', { name: /Marcela Aguilar/ });
    expect(row).toHaveTextContent('$301.98 due');
    expect(row).toHaveTextContent('Roxy (Canine), Archie (Feline)');
    await waitFor(() => expect(row).toHaveTextContent('(914) 555-0188'));
    expect(row).toHaveTextContent('Roxy: Allergic to penicillin');
    expect(within(row).queryByRole('mark')).toBeNull();
  });

  it('shows fifty at most, and how many more there are', async () => {
    await openClients();
    await search('ma');
    expect(await screen.findByText('50 of 64 clients')).toBeVisible();
    // First the visible ones, in a window of 768 pixels.
    expect(within(found()).getAllByRole('link').length).toBeGreaterThanOrEqual(12);
    await waitFor(() => expect(within(found()).getAllByRole('link')).toHaveLength(50));
    expect(screen.getByText('14 more. Keep typing to narrow down.')).toBeInTheDocument();
  });

  it('opens the first with Enter, however soon it comes, and Escape leads back', async () => {
    await openClients();
    const field = await search('obrien mun{Enter}');
    const title = await screen.findByRole('heading', { level: 2, name: zoe });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });

  it('moves through the results by the arrows, Home and End', async () => {
    await openClients();
    const field = await search('castro');
    await screen.findByText('3 clients');
    const rows = within(found()).getAllByRole('link');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const title = await screen.findByRole('heading', { level: 2, name: /Castro/ });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(rows[0]).toHaveFocus();
  });

  it('offers to register an unknown client, after the service has not found her either', async () => {
    const service = watchedService();
    await openClients('#/clients', service.ports);
    service.hold(/Search/);
    await search('qqqqqq');
    expect(await screen.findByText('Searching your practice system…')).toBeVisible();
    service.release();
    expect(await screen.findByRole('heading', { name: 'No clients found for “qqqqqq”' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Register a new client' })).toBeVisible();
  });

  it('never shows the answer to a former query for the current one', async () => {
    const late: (() => void)[] = [];
    await openClients('#/clients', {}, (transport) => ({
      ...transport,
      async request(envelope) {
        const answer = await transport.request(envelope);
        if (envelope.includes('"search":"castr"')) await new Promise<void>((resolve) => late.push(resolve));
        return answer;
      },
    }));
    await search('castr');
    await waitFor(() => expect(late).toHaveLength(1));
    await search('obrien mun');
    expect(await screen.findByText('1 client')).toBeVisible();
    late.forEach((go) => go());
    // The page has received a later answer, so it has received the late one as well.
    await userEvent.type(await searchField(), 'o');
    await screen.findByText('1 client');
    expect(
      within(found())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(zoe)]);
  });
});

describe('searching while not all clients are read', () => {
  async function openPaused(service = watchedService()) {
    service.hold(/^DeskClients$/);
    const test = await openScreen('#/clients', service.ports);
    await searchField();
    await test.request('desk:query', { operation: 'FindClients', variables: { search: 'a' } });
    await waitFor(() => expect(service.requests).toContain('DeskClients'));
    await test.request('directory:control', { to: 'pause' });
    service.release();
    await screen.findByText(/paused at/);
    return { test, service };
  }

  it('queries the service too, once and after the last key', async () => {
    const { service } = await openPaused();
    const before = service.requests.length;
    await search('obrien');
    expect(await screen.findByRole('link', { name: zoe })).toBeVisible();
    expect(service.requests.slice(before).filter((name) => name.includes('Client'))).toEqual(['DeskClientSearch']);
  });

  it('keeps the focused row and its order when the service answers', async () => {
    const { service } = await openPaused();
    await search('castro');
    await screen.findByText('3 clients');
    service.hold(/./);
    await search('castr');
    await screen.findByText('3 found, searching your practice system…');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const names = (): readonly (string | null)[] =>
      within(found())
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const [before, focused] = [names(), document.activeElement];
    service.release();
    await screen.findByText('3 clients');
    expect(names()).toEqual(before);
    expect(focused).toHaveFocus();
  });

  it('shows what is known here when the service can’t be reached, with a notice', async () => {
    let down = false;
    const service = watchedService();
    const { fetch = () => Promise.reject(new Error('x')) } = service.ports;
    await openPaused({
      ...service,
      ports: {
        fetch: (url, init) =>
          down ? Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })) : fetch(url, init),
      },
    });
    down = true;
    await search('zzz');
    expect(await screen.findByRole('alert')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No clients found for “zzz”' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the front page', () => {
  const today = (): Promise<HTMLElement> => screen.findByRole('list', { name: 'Today at Riverside' });
  const rowsOf = (list: HTMLElement): HTMLElement[] => within(list).getAllByRole('link');

  it('lists today’s clients of the shown location by time, with their status, before the recent ones', async () => {
    await openScreen('#/day/102');
    await screen.findByRole('heading', { level: 1, name: /November 17, 2026/ });
    await userEvent.keyboard('{Alt>}[Digit2]{/Alt}');
    const heading = await screen.findByRole('heading', { level: 2, name: /^Today at / });
    expect(heading).not.toHaveTextContent('Riverside');
    location.hash = '#/day/101';
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    location.hash = '#/clients';
    const rows = rowsOf(await today());
    expect(rows.length).toBeGreaterThan(10);
    expect(rows[0]).toHaveTextContent(/^8:\d\d\sAM/);
    expect(
      rows.every(({ textContent }) =>
        /Booked|Confirmed|Checked|In progress|Completed|Cancelled|No-show/.test(textContent),
      ),
    ).toBe(true);
  });

  it('is walked through as the results are, and Escape leads back to the row', async () => {
    await openScreen('#/clients');
    const rows = rowsOf(await today());
    await userEvent.keyboard('/');
    const field = await searchField();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(rows[1]).toHaveFocus();
    const client = rows[1]?.dataset['client'];
    await userEvent.keyboard('{Enter}');
    const title = await screen.findByRole('heading', {
      level: 2,
      name: rows[1]?.querySelector('b')?.textContent ?? '',
    });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.queryByRole('list', { name: /^Today/ })).toBeNull();
    expect(await screen.findByRole('list', { name: 'Recent' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await today();
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset['client']).toBe(client));
  });

  it('says what it could not load, and what is left works', async () => {
    const service = watchedService();
    await openScreen('#/clients', {
      ...service.ports,
      fetch: (url, init) => {
        if (/Appointments|Schedule|Day/i.test(JSON.parse(init.body).operationName)) throw new Error('gone');
        return nodeFetch(url, init);
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await search('santiago');
    expect(await screen.findByRole('link', { name: /Santiago Castro/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('clients at hand', () => {
  it('are opened and pinned clients, while the search is empty', async () => {
    await openClients();
    await search('obrien mun{Enter}');
    await screen.findByRole('article', { name: zoe });
    await search('santiago{Enter}');
    await screen.findByRole('article', { name: /Santiago Castro/ });
    await userEvent.click(screen.getByRole('button', { name: 'Pin' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pin' })).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.clear(await searchField());
    const pinned = await screen.findByRole('list', { name: 'Pinned' });
    expect(within(pinned).getByRole('link', { name: /Santiago Castro/ })).toBeVisible();
    const last = screen.getByRole('list', { name: 'Recent' });
    expect(
      within(last)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(zoe)]);
    await userEvent.click(screen.getByRole('button', { name: 'Pin' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Pinned' })).toBeNull());
  });
});
