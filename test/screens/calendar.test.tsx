import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../support/page/screen.tsx';

const dayTitle = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });
const opener = (): HTMLElement => screen.getByRole('button', { name: 'Jump to a date' });
const week = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Week overview' });

async function openDay(hash = '#/', change: Parameters<typeof openScreen>[1] = {}): Promise<void> {
  await openScreen(hash, change);
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
}

async function openCalendar(): Promise<HTMLElement> {
  await userEvent.keyboard('j');
  return screen.findByRole('dialog', { name: 'Jump to a date' });
}

describe('the calendar', () => {
  it('leads by keys alone to another month and day', async () => {
    await openDay();
    const calendar = await openCalendar();
    await waitFor(() => expect(within(calendar).getByRole('button', { name: /^Tuesday, November 17/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{ArrowDown}{End}{ArrowLeft}');
    expect(within(calendar).getByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(document.activeElement).toHaveAccessibleName(/^Friday, December 25, 2026/);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{Home}');
    expect(document.activeElement).toHaveAccessibleName(/^Sunday, December 21, 2025/);
    await userEvent.keyboard('{Enter}');
    await dayTitle('Sunday, December 21, 2025');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('marks today and the shown day, and shows how full the days are', async () => {
    await openDay();
    await userEvent.keyboard('{ArrowRight}');
    await dayTitle('Wednesday, November 18, 2026');
    const calendar = await openCalendar();
    expect(within(calendar).getByRole('gridcell', { selected: true })).toHaveTextContent('18');
    expect(within(calendar).getByRole('button', { current: 'date' })).toHaveTextContent('17');
    const announced = (name: string, text: RegExp): Promise<void> =>
      waitFor(() => {
        expect(within(calendar).getByRole('button', { name })).toHaveAccessibleDescription(text);
      });
    await announced('Friday, November 20, 2026', /^\d+ appointments, .* booked, open \d+ h$/);
    await announced('Sunday, November 29, 2026', /^Closed$/);
    await userEvent.click(within(calendar).getByRole('button', { name: 'Today' }));
    await dayTitle('Tuesday, November 17, 2026');
  });

  it('closes by Esc and gives the focus back to where it was', async () => {
    await openDay();
    await userEvent.keyboard('g');
    const tile = document.activeElement;
    expect(tile).toHaveAttribute('data-tile');
    await openCalendar();
    await waitFor(() => expect(tile).not.toHaveFocus());
    await userEvent.keyboard('{PageDown}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tile).toHaveFocus();
    await dayTitle('Tuesday, November 17, 2026');
  });

  it('closes when the focus moves elsewhere', async () => {
    await openDay();
    await userEvent.click(opener());
    const calendar = await screen.findByRole('dialog');
    await userEvent.click(within(calendar).getByRole('button', { name: 'Next month' }));
    expect(within(calendar).getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await dayTitle('Tuesday, November 17, 2026');
  });

  it('goes to a typed date, and shows its interpretation before', async () => {
    await openDay();
    const calendar = await openCalendar();
    await waitFor(() => expect(within(calendar).getByRole('button', { name: /^Tuesday, November 17/ })).toHaveFocus());
    // Written straight away, without looking for the field.
    await userEvent.keyboard('+2w');
    expect(within(calendar).getByRole('textbox')).toHaveValue('+2w');
    expect(within(calendar).getByText('Tuesday, December 1, 2026 · In 14 days')).toBeVisible();
    expect(within(calendar).getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await dayTitle('Tuesday, December 1, 2026');
    expect(opener()).toHaveFocus();
  });

  it('shows a notice for what it can’t read and keeps it', async () => {
    await openDay();
    const calendar = await openCalendar();
    const field = within(calendar).getByRole('textbox', { name: 'Date in words or numbers' });
    await userEvent.type(field, 'someday{Enter}');
    expect(within(calendar).getByText(/^Not a date\./)).toBeVisible();
    expect(field).toHaveValue('someday');
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '2/30{Enter}');
    expect(within(calendar).getByText('This date doesn’t exist.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'tomorrow{ArrowDown}');
    expect(field).toBeValid();
    expect(document.activeElement).toHaveAccessibleName(/^Wednesday, November 18, 2026/);
  });

  it('stays a calendar when the service fails', async () => {
    const service = failing();
    await openDay('#/day/101/2027-06-15', { fetch: service.fetch });
    service.fail();
    const calendar = await openCalendar();
    expect(await within(calendar).findByText(/^Couldn’t load how busy these days are\./)).toBeVisible();
    expect(within(calendar).getAllByRole('gridcell')).toHaveLength(42);
  });
});

describe('the week overview', () => {
  it('is hidden until it is opened, by key or in the calendar', async () => {
    await openDay();
    expect(screen.queryByRole('region', { name: 'Week overview' })).toBeNull();
    await userEvent.keyboard('o');
    expect(within(await week()).getAllByRole('button', { name: /2026/ })).toHaveLength(7);
    await userEvent.keyboard('o');
    expect(screen.queryByRole('region', { name: 'Week overview' })).toBeNull();
    const calendar = await openCalendar();
    const choice = within(calendar).getByRole('button', { name: 'Week overview' });
    expect(choice).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(choice);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(await week()).getByRole('button', { name: 'Hide week overview' }));
    expect(screen.queryByRole('region', { name: 'Week overview' })).toBeNull();
  });

  it('shows what is on each day and leads there', async () => {
    await openDay();
    await userEvent.keyboard('o');
    const strip = await week();
    const friday = await within(strip).findByRole('button', { name: /^Fri 20 November 2026: \d+ appointments$/ });
    expect(within(strip).getByRole('button', { name: /^Sun 15 November 2026: Closed$/ })).toBeVisible();
    const today = within(strip).getByRole('button', { name: /^Today 17 November 2026: \d+ appointments$/ });
    expect(today).toHaveAttribute('aria-current', 'page');
    const shownCount = Number.parseInt(/: (\d+) appointments/.exec(friday.textContent ?? '')?.[1] ?? '', 10);
    friday.focus();
    await userEvent.keyboard('{Enter}');
    await dayTitle('Friday, November 20, 2026');
    await waitFor(() => expect(friday).toHaveAttribute('aria-current', 'page'));
    expect(friday).toHaveFocus();
    // As the core counts it and as the page does, it is the same number.
    const statuses = await screen.findByRole('list', { name: 'Appointments by status' });
    await waitFor(() => expect(countIn(statuses)).toBe(shownCount));
    expect(friday).toHaveAccessibleName(`Fri 20 November 2026: ${shownCount} appointments`);
    await userEvent.keyboard('o');
  });

  it('shows that it can’t be read and is read again', async () => {
    const service = failing();
    // A week that no other test has fetched: cached data is shown without a query.
    await openDay('#/day/101/2027-03-09', { fetch: service.fetch });
    service.fail();
    await userEvent.keyboard('o');
    const strip = await week();
    expect(await within(strip).findByText(/^Couldn’t load how busy this week is/)).toBeVisible();
    expect(within(strip).getByRole('button', { name: /^Fri 12 March 2027/ })).toBeVisible();
    service.recover();
    await userEvent.click(within(strip).getByRole('button', { name: 'Try again' }));
    expect(
      await within(strip).findByRole('button', { name: /^Fri 12 March 2027: (\d+ appointment|No appointments)/ }),
    ).toBeVisible();
    expect(within(strip).queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.keyboard('o');
  });
});

/** How many appointments the day has that take place. */
function countIn(statuses: HTMLElement): number {
  return within(statuses)
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => !/Cancelled|No-show/.test(text))
    .reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
}

/** The way to a service that can be cut. */
function failing(): { readonly fetch: typeof fetch; fail(): void; recover(): void } {
  let isDown = false;
  return {
    fetch: (url, init) =>
      isDown ? Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })) : fetch(url, init),
    fail: () => void (isDown = true),
    recover: () => void (isDown = false),
  };
}
