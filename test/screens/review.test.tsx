import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel, Envelope } from '../../electron/contract/channels.ts';
import type { CorePorts } from '../../electron/core/ports.ts';
import type { TestCore } from '../support/memoryCore.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { watchedService } from '../support/clientsScreen.ts';
import { openScreen } from '../support/screen.tsx';

// The page has no layout here: a table as high as eight rows, that scrolls as it is told.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(272);
});
function scrollTo(element: Element, top: number): void {
  element.scrollTop = top;
  fireEvent.scroll(element);
}

interface Asked {
  readonly channel: Channel;
  readonly payload: unknown;
}

interface Review {
  /** Everything that the page has asked. */
  readonly asked: readonly Asked[];
  readonly core: TestCore;
}

/** Opens the review with all clients of the demo clinic read. */
async function openReview(hash = '#/review', change: Partial<CorePorts> = {}): Promise<Review> {
  const asked: Asked[] = [];
  const core = await openScreen(hash, change, (transport) => ({
    ...transport,
    ask(text) {
      // Sound: written by the page's own bridge.
      const { channel, payload } = JSON.parse(text) as Envelope;
      asked.push({ channel, payload });
      return transport.ask(text);
    },
  }));
  Element.prototype.scrollTo = function scroll(this: Element, options?: number | ScrollToOptions) {
    // As a browser does it: what hears of it does so later.
    if (typeof options === 'object') queueMicrotask(() => scrollTo(this, options.top ?? 0));
  };
  await screen.findByText(/^Complete as of/);
  await screen.findByRole('grid', { name: 'Clients' });
  return { asked, core };
}

const grid = (): HTMLElement => screen.getByRole('grid', { name: 'Clients' });
const rowCount = (): number => Number(grid().getAttribute('aria-rowcount')) - 1;
const head = (name: string): HTMLElement => within(grid()).getByRole('columnheader', { name });
const activeCell = (): HTMLElement | null =>
  document.getElementById(grid().getAttribute('aria-activedescendant') ?? '');
const textsOf = (column: string): string[] =>
  within(grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector(`[data-column="${column}"]`)?.textContent ?? '');
const total = (word: RegExp): Promise<HTMLElement> => screen.findByText(word, { selector: 'dt' });

async function addFilter(name: string | RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(within(screen.getByRole('group', { name: 'Add a filter' })).getByRole('button', { name }));
}

describe('the table of all clients', () => {
  it('shows every client by name, and says how complete that is', async () => {
    await openReview();
    expect(rowCount()).toBe(600);
    expect(screen.getByText(/^Complete as of \d+:\d\d/)).toBeVisible();
    const names = textsOf('name');
    expect(names.length).toBeLessThan(40);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('asks for rows where somebody has scrolled to, and keeps a row of a former place only for the focus', async () => {
    const { asked } = await openReview();
    const first = textsOf('name')[0] ?? '';
    scrollTo(grid(), 500 * 34);
    await waitFor(() => expect(textsOf('name').filter((name) => name !== '').length).toBeGreaterThan(8));
    expect(within(grid()).getAllByRole('row').at(-1)?.getAttribute('aria-rowindex')).toMatch(/^5\d\d$/);
    const windows = asked.flatMap(({ payload }) =>
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
    await waitFor(() => expect(textsOf('balance')[0]).toMatch(/owed$/));
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
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'E-mail' }));
    expect(within(menu).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    const heads = (): string[] =>
      within(grid())
        .getAllByRole('columnheader')
        .map((each) => each.textContent ?? '');
    expect(heads().slice(0, 3)).toEqual(['Name', 'ID', 'Phone']);
    expect(heads()).not.toContain('E-mail');
    await userEvent.click(within(menu).getByRole('button', { name: 'Usual columns' }));
    expect(heads().slice(0, 3)).toEqual(['Name', 'Phone', 'E-mail']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Columns' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });
});

describe('while the directory changes', () => {
  it('the table takes it over without moving what somebody is at', async () => {
    const { core } = await openReview();
    await userEvent.keyboard('g{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    const client = activeCell()?.closest('[role="row"]')?.textContent;
    const wanted = { client: { name: 'Aaa Aardvark', phone: '(646) 555-0199' } };
    const registered = await core.ask('desk:change', { operation: 'RegisterClient', variables: wanted });
    const id = /"id":"(\d+)"/.exec(JSON.stringify(registered))?.[1];
    await core.ask('desk:query', { operation: 'ClientCard', variables: { id } });
    await waitFor(() => expect(rowCount()).toBe(601));
    expect(grid()).toHaveFocus();
    expect(activeCell()?.closest('[role="row"]')).toHaveTextContent(client ?? '');
    expect(activeCell()?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '6');
    expect((await total(/^clients$/)).nextElementSibling).toHaveTextContent('601');
  });
});

describe('while all clients are being read', () => {
  it('says how far that is, what the figures are of, and goes on when it is told to', async () => {
    const service = watchedService();
    service.hold(/^DeskClients$/);
    await openScreen('#/review', service.ports);
    expect(await screen.findByRole('heading', { name: 'The clients are being read' })).toBeVisible();
    expect(await screen.findByText('0 read')).toBeVisible();
    expect(screen.getByText('of the 0 clients read so far')).toBeVisible();
    await waitFor(() => expect(service.asked).toContain('DeskClients'));
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText(/^Paused: 0 read/)).toBeVisible();
    service.release();
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText(/^Complete as of/)).toBeVisible();
    await waitFor(() => expect(rowCount()).toBe(600));
    expect(screen.queryByText(/read so far/)).toBeNull();
  });

  it('says why it waits, and goes on at once when it is told to', async () => {
    let busy = true;
    await openScreen('#/review', {
      fetch: async (url, init) =>
        busy && init.body.includes('"operationName":"DeskClients"')
          ? new Response('{}', { status: 429 })
          : nodeFetch(url, init),
    });
    const words = await screen.findByText(/^Waiting: 0 read\. It goes on by itself\./);
    expect(words.parentElement?.title.length).toBeGreaterThan(30);
    busy = false;
    await userEvent.click(screen.getByRole('button', { name: 'Go on now' }));
    expect(await screen.findByText(/^Complete as of/)).toBeVisible();
  });
});

describe('what does not work', () => {
  it('is told in the place of the table, and tried again', async () => {
    let broken = true;
    const failure = { kind: 'internal', message: 'Something inside Front Desk did not work.', action: 'Try again.' };
    await openScreen('#/review', {}, (transport) => ({
      ...transport,
      ask: (text) =>
        broken && text.includes('"ReviewClients"')
          ? Promise.resolve(JSON.stringify({ ok: false, failure }))
          : transport.ask(text),
    }));
    expect(await screen.findByText('Something inside Front Desk did not work.')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rowCount()).toBe(600));
    expect(screen.queryByText('Something inside Front Desk did not work.')).toBeNull();
  });
});

describe('the filters', () => {
  it('add up, are each taken away, and go back with Back', async () => {
    await openReview();
    await addFilter('Balance due');
    await waitFor(() => expect(rowCount()).toBeLessThan(200));
    const owing = rowCount();
    for (const text of textsOf('balance')) expect(text).toMatch(/owed$/);
    await userEvent.click(screen.getByRole('button', { name: /^No e-mail/ }));
    await waitFor(() => expect(rowCount()).toBeLessThan(owing));
    for (const text of textsOf('email')) expect(text).toBe('');
    expect(location.hash).toBe('#/review/missing=email&owes=yes');
    history.back();
    await waitFor(() => expect(rowCount()).toBe(owing));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Owes something' }));
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

  it('of what nobody can guess wait until something is chosen, and go when nothing is', async () => {
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

  it('search while somebody types, say what to do where nobody fits, and are cleared all at once', async () => {
    await openReview();
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = screen.getByRole('searchbox', { name: 'Search in the table' });
    expect(field).toHaveFocus();
    await userEvent.type(field, 'obrien');
    await waitFor(() => expect(textsOf('name')).toContain("Zoë O'Brien-Muñoz"));
    expect(rowCount()).toBeLessThan(20);
    await userEvent.type(field, ' zzzz');
    expect(await screen.findByRole('heading', { name: 'No client fits' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(rowCount()).toBe(600));
    expect(field).toHaveValue('');
    expect(location.hash).toBe('#/review');
  });

  it('say how far back visits are known', async () => {
    await openReview('#/review/no-visit=240');
    expect(await screen.findByText(/^Visits are known back to/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'No visit for 240 months' }));
    await userEvent.click(screen.getByRole('radio', { name: '3 months' }));
    await waitFor(() => expect(location.hash).toBe('#/review/no-visit=3'));
  });
});

describe('views', () => {
  it('are kept under a name without what was searched for, renamed, deleted and brought back', async () => {
    const { asked } = await openReview('#/review/search=an&owes=yes&sort=-balance');
    expect(screen.getByRole('button', { name: 'View: Owe something' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^No e-mail/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save view…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
    expect(dialog).toHaveTextContent(/What you search for is not kept/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('The view needs a name.')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'To call{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'View: To call' })).toBeVisible();
    const kept = asked.filter(({ channel }) => channel === 'views:change');
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
});

describe('the figures', () => {
  it('are of what the filters leave, and can be put away for the session', async () => {
    await openReview();
    expect((await total(/^clients$/)).nextElementSibling).toHaveTextContent('600');
    expect(await total(/^owed by \d+$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Charts' }));
    expect(screen.queryByRole('button', { name: /^No phone/ })).toBeNull();
    await userEvent.keyboard('{Alt>}[Digit4]{/Alt}');
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

describe('the export', () => {
  it('writes all rows in the chosen columns, and says where and how many', async () => {
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
    expect(lines[0]).toBe('Name,Balance');
    expect(lines).toHaveLength(rows + 1);
    for (const line of lines.slice(1)) expect(line).toMatch(/,[\d.]+ USD$/);
  });

  it('says why it could not, and can be tried again', async () => {
    const failure = { kind: 'storage', message: 'The disk is full.', action: 'Make room.' } as const;
    await openReview('#/review/owes=yes', { saveFile: async () => ({ ok: false, failure }) });
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/The disk is full/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).not.toHaveAttribute('aria-disabled');
  });
});
