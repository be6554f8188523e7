import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxClientViews } from '../../electron/contract/clients.ts';
import { valueOf } from '../support/core/memoryCore.ts';
import { addFilter, layTableOut, openReview, rowCount, textsOf, total } from '../support/page/reviewScreen.tsx';
import { killPage, openPage, openScreen } from '../support/page/screen.tsx';

beforeEach(layTableOut);

describe('the filters', () => {
  it('add up, are each taken away, and go back with Back', async () => {
    await openReview();
    await addFilter('Balance due');
    await waitFor(() => expect(rowCount()).toBeLessThan(200));
    const owing = rowCount();
    for (const text of textsOf('balance')) expect(text).toMatch(/due$/);
    await userEvent.click(screen.getByRole('button', { name: /^No email/ }));
    await waitFor(() => expect(rowCount()).toBeLessThan(owing));
    for (const text of textsOf('email')) expect(text).toBe('');
    expect(location.hash).toBe('#/review/missing=email&owes=yes');
    history.back();
    await waitFor(() => expect(rowCount()).toBe(owing));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Has a balance due' }));
    await waitFor(() => expect(rowCount()).toBe(600));
    expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  });

  it('are chosen by keys alone, and changed where they stand', async () => {
    await openReview();
    await userEvent.keyboard('f');
    expect(screen.getByRole('button', { name: 'Active or inactive' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const choice = screen.getByRole('radiogroup', { name: 'Active or inactive' });
    expect(within(choice).getByRole('radio', { name: 'Active' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.getByRole('button', { name: 'Inactive' })).toHaveFocus();
    await waitFor(() => expect(new Set(textsOf('active'))).toEqual(new Set(['Inactive'])));
    expect(location.hash).toBe('#/review/active=no');
  });

  it('without a default wait until something is chosen, and go when nothing is', async () => {
    await openReview();
    await addFilter('Location');
    expect(await screen.findByRole('radio', { name: 'Riverside' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Location' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
    await addFilter('Location');
    await userEvent.click(screen.getByRole('radio', { name: 'Riverside' }));
    expect(screen.getByRole('button', { name: 'At Riverside' })).toBeVisible();
    await waitFor(() => expect(location.hash).toMatch(/^#\/review\/location=\d+$/));
  });

  it('search during typing, show what to do without matches, and are cleared all at once', async () => {
    await openReview();
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = screen.getByRole('searchbox', { name: 'Search the table' });
    expect(field).toHaveFocus();
    await userEvent.type(field, 'obrien');
    await waitFor(() => expect(textsOf('name')).toContain("Zoë O'Brien-Muñoz"));
    expect(rowCount()).toBeLessThan(20);
    await userEvent.type(field, ' zzzz');
    expect(await screen.findByRole('heading', { name: 'No clients match' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(rowCount()).toBe(600));
    expect(field).toHaveValue('');
    expect(location.hash).toBe('#/review');
  });

  it('of alerts keep those with a visible alert', async () => {
    await openReview('#/review/alerts=yes');
    await waitFor(() => expect(rowCount()).toBeLessThan(600));
    await waitFor(() => expect(textsOf('name')).not.toContain(''));
    expect(textsOf('alerts')).not.toContain('');
    expect(textsOf('alerts').join('\n')).toMatch(/^\w+: /m);
  });

  it('show how far back visits are known', async () => {
    await openReview('#/review/no-visit=240');
    expect(await screen.findByText(/^Visit history goes back to/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'No visit for 240 months' }));
    await userEvent.click(screen.getByRole('radio', { name: '3 months' }));
    await waitFor(() => expect(location.hash).toBe('#/review/no-visit=3'));
  });
});

describe('views', () => {
  it('are stored under a name without the search text, renamed, deleted and restored', async () => {
    const { requests } = await openReview('#/review/search=an&owes=yes&sort=-balance');
    expect(screen.getByRole('button', { name: 'View: Balance due' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^No email/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save view…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
    expect(dialog).toHaveTextContent(/Your search isn’t saved/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Enter a name.')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'To call{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'View: To call' })).toBeVisible();
    const kept = requests.filter(({ channel }) => channel === 'views:change');
    expect(JSON.stringify(kept)).not.toContain('search');

    await userEvent.click(screen.getByRole('button', { name: 'View: To call' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this view…' }));
    const again = await screen.findByRole('dialog', { name: 'Save this view' });
    const name = within(again).getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Call first');
    await userEvent.click(within(again).getByRole('button', { name: 'Rename' }));
    await userEvent.click(await screen.findByRole('button', { name: 'View: Call first' }));
    expect(screen.queryByRole('button', { name: 'To call' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Delete the view Call first' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await userEvent.click(screen.getByRole('button', { name: /^View:/ }));
    expect(await screen.findByRole('button', { name: 'Call first' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'All clients' }));
    await waitFor(() => expect(location.hash).toBe('#/review'));
    expect(rowCount()).toBe(600);
  });

  it('lose none at the limit when one is renamed, and it stays in its place', async () => {
    const { core } = await openReview();
    const table = { filter: { balanceDue: true }, sort: null, columns: ['name'] } as const;
    for (let index = maxClientViews; index > 0; index -= 1)
      valueOf(await core.request('views:change', { name: `View ${index}`, table }));
    killPage();
    openPage(core, '#/review/owes=yes&columns=name');
    await userEvent.click(await screen.findByRole('button', { name: 'View: View 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this view…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'First of all');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const names = valueOf(await core.request('views:read', null)).map((view) => view.name);
    expect(names).toEqual(['First of all', ...Array.from({ length: maxClientViews - 1 }, (_, at) => `View ${at + 2}`)]);
  });
});

describe('the figures', () => {
  it('cover the filtered clients, and can be dismissed for the session', async () => {
    await openReview();
    expect((await total(/^clients$/)).nextElementSibling).toHaveTextContent('600');
    expect(await total(/^due from \d+$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Charts' }));
    expect(screen.queryByRole('button', { name: /^No phone/ })).toBeNull();
    await userEvent.keyboard('{Alt>}[Digit5]{/Alt}');
    await screen.findByText(/218 Riverside Drive/);
    await userEvent.keyboard('{Alt>}[Digit3]{/Alt}');
    const charts = await screen.findByRole('button', { name: 'Charts' });
    expect(charts).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(charts);
    await userEvent.click(await screen.findByRole('button', { name: /^No phone/ }));
    await waitFor(() => expect(rowCount()).toBeLessThan(100));
    expect((await total(/^clients$/)).nextElementSibling).toHaveTextContent(String(rowCount()));
  });
});

describe('the charts', () => {
  /** The review, with new clients in these months: the demo clinic does not say since when it has known a client. */
  async function openWithNew(months: readonly { readonly month: string; readonly count: number }[]): Promise<void> {
    await openScreen('#/review', {}, (transport) => ({
      ...transport,
      async request(envelope) {
        const answer = await transport.request(envelope);
        if (!envelope.includes('"ClientFigures"')) return answer;
        return answer.replace(/"newPerMonth":\[[^\]]*\]/, `"newPerMonth":${JSON.stringify(months)}`);
      },
    }));
    await screen.findByRole('heading', { name: 'Missing data' });
  }

  it('show the figure alone where it is of one month', async () => {
    await openWithNew([{ month: '2026-11', count: 12 }]);
    expect(await screen.findByText('November 2026: 12 new clients')).toBeVisible();
    expect(screen.queryByRole('figure', { name: 'New clients' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^November 2026: 12 new/ })).toBeNull();
  });

  it('have a bar for each of several months', async () => {
    await openWithNew([
      { month: '2026-10', count: 3 },
      { month: '2026-11', count: 12 },
    ]);
    const chart = await screen.findByRole('figure', { name: 'New clients' });
    expect(within(chart).getAllByRole('button')).toHaveLength(2);
  });
});

describe('the export', () => {
  it('writes all rows in the chosen columns, and shows where and how many', async () => {
    let written = '';
    await openReview('#/review/owes=yes&columns=name,balance', {
      saveFile: async (name, text) => {
        written = text;
        return { ok: true, value: `/home/desk/${name}` };
      },
    });
    const rows = rowCount();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(new RegExp(`^${rows} clients saved to /home/desk/clients-.*\\.csv$`))).toBeVisible();
    const lines = written.slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe('Name,Balance,Balance: currency');
    expect(lines).toHaveLength(rows + 1);
    for (const line of lines.slice(1)) expect(line).toMatch(/,[\d.]+,USD$/);
  });

  it('shows why it failed, and can be tried again', async () => {
    const failure = { kind: 'storage', message: 'The disk is full.', action: 'Make room.' } as const;
    await openReview('#/review/owes=yes', { saveFile: async () => ({ ok: false, failure }) });
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/The disk is full/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).not.toHaveAttribute('aria-disabled');
  });
});
