import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { watchedService } from '../support/page/clientsScreen.ts';
import {
  activeCell,
  grid,
  head,
  layTableOut,
  openReview,
  rowCount,
  scrollTo,
  textsOf,
  total,
} from '../support/page/reviewScreen.tsx';
import { openScreen } from '../support/page/screen.tsx';

beforeEach(layTableOut);

describe('the table of all clients', () => {
  it('shows every client by name, and how complete the list is', async () => {
    await openReview();
    expect(rowCount()).toBe(600);
    expect(screen.getByText(/^Complete as of \d+:\d\d/)).toBeVisible();
    const names = textsOf('name');
    expect(names.length).toBeLessThan(40);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('fetches rows at the scroll position, and keeps a row of a former one only for the focus', async () => {
    const { requests } = await openReview();
    const first = textsOf('name')[0] ?? '';
    scrollTo(grid(), 500 * 34);
    await waitFor(() => expect(textsOf('name').filter((name) => name !== '').length).toBeGreaterThan(8));
    expect(within(grid()).getAllByRole('row').at(-1)?.getAttribute('aria-rowindex')).toMatch(/^5\d\d$/);
    const windows = requests.flatMap(({ payload }) =>
      JSON.stringify(payload).includes('"ReviewClients"') ? [JSON.stringify(payload)] : [],
    );
    expect(windows.some((each) => each.includes('"from":500'))).toBe(true);
    expect(windows.some((each) => each.includes('"from":300'))).toBe(false);
    expect(activeCell()).toHaveTextContent(first);
  });

  it('is walked through by keys alone, and opens the client at Enter; Back leads to where one was', async () => {
    await openReview();
    await userEvent.keyboard('g');
    expect(grid()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(activeCell()?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '4');
    expect(activeCell()).toHaveAttribute('data-column', 'phone');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeCell()?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '601'));
    await userEvent.keyboard('{Home}{PageDown}');
    const name = activeCell()?.closest('[role="row"]')?.querySelector('a')?.textContent ?? '';
    const row = activeCell()?.closest('[role="row"]')?.getAttribute('aria-rowindex');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('article', { name })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    history.back();
    await waitFor(() => expect(grid()).toHaveFocus());
    expect(activeCell()?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', row);
  });

  it('is sorted by a head, up, down and back; by keys as well', async () => {
    await openReview();
    const sort = within(head('Balance')).getByRole('button');
    await userEvent.click(sort);
    await waitFor(() => expect(textsOf('balance')[0]).toMatch(/credit$/));
    expect(head('Balance')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('Name')).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(sort);
    await waitFor(() => expect(textsOf('balance')[0]).toMatch(/due$/));
    expect(location.hash).toBe('#/review/sort=-balance');
    expect(grid()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(head('Name')).toHaveAttribute('aria-sort', 'ascending'));
    expect(head('Balance')).toHaveAttribute('aria-sort', 'none');
    expect(location.hash).toBe('#/review');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(head('Last visit')).toHaveAttribute('aria-sort', 'ascending'));
  });

  it('shows the columns that are chosen, in their order, and never without the name', async () => {
    await openReview();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = screen.getByRole('group', { name: 'Columns' });
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'ID' }));
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'Email' }));
    expect(within(menu).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    const heads = (): string[] =>
      within(grid())
        .getAllByRole('columnheader')
        .map((each) => each.textContent ?? '');
    expect(heads().slice(0, 3)).toEqual(['Name', 'ID', 'Phone']);
    expect(heads()).not.toContain('Email');
    await userEvent.click(within(menu).getByRole('button', { name: 'Reset columns' }));
    expect(heads().slice(0, 3)).toEqual(['Name', 'Phone', 'Email']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Columns' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });
});

describe('while the directory changes', () => {
  it('the table takes it over without moving the focused row', async () => {
    const { core } = await openReview();
    await userEvent.keyboard('g{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    // Not all of the row: visits are still being read back.
    const nameInRow = (): string | null | undefined =>
      activeCell()?.closest('[role="row"]')?.querySelector('a')?.textContent;
    const client = nameInRow();
    const expected = { client: { name: 'Aaa Aardvark', phone: '(646) 555-0199' } };
    const registered = await core.request('desk:change', { operation: 'RegisterClient', variables: expected });
    const id = /"id":"(\d+)"/.exec(JSON.stringify(registered))?.[1];
    await core.request('desk:query', { operation: 'ClientCard', variables: { id } });
    await waitFor(() => expect(rowCount()).toBe(601));
    expect(grid()).toHaveFocus();
    expect(nameInRow()).toBe(client);
    expect(activeCell()?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '6');
    expect((await total(/^clients$/)).nextElementSibling).toHaveTextContent('601');
  });
});

describe('while all clients are being read', () => {
  it('shows how far that is, what the figures are of, and resumes on request', async () => {
    const service = watchedService();
    service.hold(/^DeskClients$/);
    await openScreen('#/review', service.ports);
    expect(await screen.findByRole('heading', { name: 'Loading clients' })).toBeVisible();
    expect(await screen.findByText('0 loaded')).toBeVisible();
    expect(screen.getByText('of 0 clients loaded so far')).toBeVisible();
    await waitFor(() => expect(service.requests).toContain('DeskClients'));
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText(/^Paused: 0 loaded/)).toBeVisible();
    service.release();
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText(/^Complete as of/)).toBeVisible();
    await waitFor(() => expect(rowCount()).toBe(600));
    expect(screen.queryByText(/loaded so far/)).toBeNull();
  });

  it('shows why it waits, and resumes at once on request', async () => {
    let busy = true;
    await openScreen('#/review', {
      fetch: async (url, init) =>
        busy && init.body.includes('"operationName":"DeskClients"')
          ? new Response('{}', { status: 429 })
          : nodeFetch(url, init),
    });
    const text = await screen.findByText(/^Waiting: 0 loaded\. It will continue automatically\./);
    expect(text.parentElement?.title.length).toBeGreaterThan(30);
    busy = false;
    await userEvent.click(screen.getByRole('button', { name: 'Resume now' }));
    expect(await screen.findByText(/^Complete as of/)).toBeVisible();
  });
});

describe('what does not work', () => {
  it('is shown in place of the table, and tried again', async () => {
    let broken = true;
    const failure = { kind: 'internal', message: 'Something went wrong in Front Desk.', action: 'Try again.' };
    await openScreen('#/review', {}, (transport) => ({
      ...transport,
      request: (text) =>
        broken && text.includes('"ReviewClients"')
          ? Promise.resolve(JSON.stringify({ ok: false, failure }))
          : transport.request(text),
    }));
    expect(await screen.findByText('Something went wrong in Front Desk.')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rowCount()).toBe(600));
    expect(screen.queryByText('Something went wrong in Front Desk.')).toBeNull();
  });
});
