import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { layTableOut } from '../support/page/reviewScreen.tsx';
import { killPage, openPage, openScreen } from '../support/page/screen.tsx';

beforeEach(() => {
  layTableOut();
  Element.prototype.scrollTo = () => undefined;
});

const gridOf = (name: string): Promise<HTMLElement> => screen.findByRole('grid', { name }, { timeout: 15_000 });
const heads = (grid: HTMLElement): string[] =>
  within(grid)
    .getAllByRole('columnheader')
    .map((each) => each.textContent ?? '');
const lists = (): HTMLElement => screen.getByRole('navigation', { name: 'Lists' });
const activeOf = (grid: HTMLElement): HTMLElement | null =>
  document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');

describe('the explorer', () => {
  it('shows every list of the service by what it is about, and finds one by its name', async () => {
    await openScreen('#/explorer');
    expect(await screen.findByRole('heading', { name: 'Choose a list' }, { timeout: 15_000 })).toBeVisible();
    const billing = within(lists()).getByRole('heading', { name: 'Billing' }).closest('section');
    expect(within(billing ?? lists()).getByRole('link', { name: 'Invoices' })).toBeVisible();
    expect(within(lists()).getAllByRole('link').length).toBeGreaterThanOrEqual(18);
    await userEvent.keyboard('f');
    expect(screen.getByRole('searchbox', { name: 'Find a list' })).toHaveFocus();
    await userEvent.keyboard('pay');
    expect(
      within(lists())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Payments']);
    await userEvent.keyboard('{Enter}');
    expect(heads(await gridOf('Payments')).slice(0, 3)).toEqual(['Reference', 'Paid at', 'Amount']);
    expect(location.hash).toBe('#/explorer/payments');
  });

  it('opens on its domains with the number of lists, of rows where it is known, and on what was opened last', async () => {
    const core = await openScreen('#/explorer');
    const billing = await screen.findByRole('region', { name: 'Billing' }, { timeout: 15_000 });
    const inDomain = within(billing).getAllByRole('link').length;
    expect(within(billing).getByText(`${inDomain} lists`)).toBeVisible();
    expect(within(billing).getByRole('link', { name: 'Invoices' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Recently opened' })).toBeNull();
    for (const name of ['invoices', 'payments', 'invoices']) {
      location.hash = `#/explorer/${name}`;
      await gridOf(name === 'invoices' ? 'Invoices' : 'Payments');
    }
    location.hash = '#/explorer';
    const recent = await screen.findByRole('region', { name: 'Recently opened' });
    await waitFor(() =>
      expect(
        within(recent)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual([expect.stringMatching(/^Invoices\d{3} rows$/), 'Payments']),
    );
    // Kept for the next time.
    killPage();
    openPage(core, '#/explorer');
    const kept = await screen.findByRole('region', { name: 'Recently opened' });
    expect(within(kept).getAllByRole('link')).toHaveLength(2);
  });

  it('is walked through by keys: into the table, a row opened and closed, a filter set', async () => {
    await openScreen('#/explorer/invoices');
    const grid = await gridOf('Invoices');
    await userEvent.keyboard('g{ArrowDown}{ArrowDown}');
    expect(grid).toHaveFocus();
    const number = activeOf(grid)?.textContent ?? '';
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('complementary', { name: `Invoices: ${number}` });
    await waitFor(() => expect(panel).toHaveFocus());
    expect(await within(panel).findByText('Amount due')).toBeVisible();
    expect(location.hash).toMatch(/^#\/explorer\/invoices\/V?\d+$/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(grid).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'VOID');
    await waitFor(() => expect(location.hash).toBe('#/explorer/invoices;by.status=VOID'));
    await waitFor(() => expect(screen.queryAllByText('Open', { selector: 'span' })).toHaveLength(0));
    history.back();
    expect((await screen.findAllByText('Open', { selector: 'span' })).length).toBeGreaterThan(0);
  });

  it('filters by a date and a time as people write them, once both are there', async () => {
    await openScreen('#/explorer/appointments');
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }, { timeout: 15_000 }));
    await userEvent.click(screen.getByRole('button', { name: 'Updated since' }));
    const field = within(screen.getByRole('group', { name: 'Updated since' }));
    const date = field.getByRole('textbox', { name: 'Updated since' });
    expect(date).toHaveFocus();
    await userEvent.type(date, '11/16/2026');
    await userEvent.tab();
    const before = location.hash;
    expect(before).not.toContain('by.updatedSince');
    await userEvent.type(field.getByRole('textbox', { name: 'Updated since, Time' }), '2pm');
    await waitFor(() => expect(decodeURIComponent(location.hash)).toContain('by.updatedSince=2026-11-16T14:00'));
    // Without a time it is none, and the date stays to be completed.
    await userEvent.clear(field.getByRole('textbox', { name: 'Updated since, Time' }));
    await waitFor(() => expect(location.hash).not.toContain('by.updatedSince'));
    expect(date).toHaveValue('11/16/2026');
  });

  it('loads more, and shows how many there are', async () => {
    await openScreen('#/explorer/invoices');
    await gridOf('Invoices');
    expect(screen.getByText(/^50 rows of \d{3}, as of/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText(/^100 rows of \d{3}/)).toBeVisible();
    await userEvent.keyboard('m');
    expect(await screen.findByText(/^150 rows of \d{3}/)).toBeVisible();
    location.hash = '#/explorer/tasks';
    await gridOf('Tasks');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('leads to the client’s own card, to rows of other lists, and to what belongs to a row', async () => {
    await openScreen('#/explorer/patients');
    const grid = await gridOf('Patients');
    const [link] = within(grid).getAllByRole('link');
    expect(link?.getAttribute('href')).toMatch(/^#\/clients\/\d+$/);
    await userEvent.click(within(grid).getAllByRole('rowheader')[0] ?? grid);
    const panel = await screen.findByRole('complementary');
    await userEvent.click(await within(panel).findByRole('link', { name: 'Treatments' }));
    expect(location.hash).toMatch(/^#\/explorer\/treatments;by\.patientId=\d+$/);
    expect(screen.getByRole('textbox', { name: 'Patient ID (required)' })).not.toHaveValue('');
  });

  it('requests the required inputs before it queries the service', async () => {
    await openScreen('#/explorer/reservations');
    expect(
      await screen.findByText(/requires: Location, Start date and End date/, {}, { timeout: 15_000 }),
    ).toBeVisible();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Location (required)' }), 'Park Slope');
    await waitFor(() => expect(location.hash).toContain('by.locationId='));
    expect(screen.getByText(/requires: Start date and End date/)).toBeVisible();
  });

  it('shows the columns that are chosen', async () => {
    await openScreen('#/explorer/tasks');
    const grid = await gridOf('Tasks');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = screen.getByRole('group', { name: 'Columns' });
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'ID' }));
    await waitFor(() => expect(heads(grid)).toContain('ID'));
    expect(location.hash).toContain('columns=');
    await userEvent.click(within(menu).getByRole('button', { name: 'Reset columns' }));
    await waitFor(() => expect(heads(grid)).not.toContain('ID'));
    expect(location.hash).toBe('#/explorer/tasks');
  });

  it('exports the list as it is narrowed', async () => {
    const names: string[] = [];
    await openScreen('#/explorer/invoices;by.status=PAID', {
      async saveFile(name) {
        names.push(name);
        return { ok: true, value: name };
      },
    });
    await gridOf('Invoices');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/^\d+ rows saved to invoices-2026-11-17\.csv$/)).toBeVisible();
    expect(names).toEqual(['invoices-2026-11-17.csv']);
  });

  it('shows in its place why a list can’t be read, while the others load', async () => {
    let broken = true;
    await openScreen('#/explorer/invoices', {
      fetch: (url, init) =>
        broken && init.body.includes('DeskListInvoices')
          ? Promise.resolve(new Response('{"errors":[{"message":"Not for this role."}]}', { status: 403 }))
          : nodeFetch(url, init),
    });
    expect(await screen.findByRole('alert', {}, { timeout: 15_000 })).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await gridOf('Invoices')).getAllByRole('row').length).toBeGreaterThan(5);
    await userEvent.click(within(lists()).getByRole('link', { name: 'Tasks' }));
    expect(await gridOf('Tasks')).toBeVisible();
  });

  it('is no way for reception where people sign in', async () => {
    const core = await openScreen('#/');
    expect(await screen.findByRole('link', { name: 'Explorer' })).toBeVisible();
    await core.request('staff:change', { kind: 'turnOn', name: 'Mara', pin: '2468' });
    await core.request('staff:change', { kind: 'add', name: 'Rita', role: 'reception', pin: '1357' });
    const settings = await core.request('settings:read', null);
    const staff = settings.ok ? settings.value.staff : null;
    const rita = staff && staff.kind !== 'off' ? staff.members.find(({ name }) => name === 'Rita') : undefined;
    await core.request('staff:lock', null);
    await core.request('staff:signIn', { member: rita?.id ?? '', pin: '1357' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Explorer' })).toBeNull());
  });
});
