import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import type { ReportDaysQuery } from '../../graphql/desk/generated/operationTypes.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';
import { readCsv } from '../support/readCsv.ts';

type Day = ReportDaysQuery['days'][number];

const lastWeek = '#/reports/period=last-week';

/** Last week, Sunday to Saturday, as the core gives it. */
async function readLastWeek(core: TestCore): Promise<readonly Day[]> {
  const variables = { location: '101', from: '2026-11-08', days: 7 };
  const { data } = valueOf(await core.request('desk:query', { operation: 'ReportDays', variables }));
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ReportDaysQuery).days;
}

const isKept = ({ blocked, status }: Day['appointments'][number]): boolean =>
  blocked !== true && status?.stage !== 'cancelled' && status?.stage !== 'noShow';

async function counted(days: number): Promise<void> {
  await screen.findByText(new RegExp(`^${days} days? counted`));
}

function cellsOf(table: HTMLElement, name: string): readonly (string | null)[] {
  const row = within(table).getByRole('row', { name: new RegExp(`^${name}`) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

/** A transport that answers some questions for a report itself; `null` lets the core answer. */
function answering(answer: (variables: { readonly from: string; readonly days: number }) => Promise<string | null>) {
  return (transport: Transport): Transport => ({
    ...transport,
    async request(envelope) {
      const { channel, payload } = JSON.parse(envelope) as {
        channel: string;
        payload: { operation?: string; variables?: { from: string; days: number } };
      };
      const own =
        channel === 'desk:query' && payload.operation === 'ReportDays' && payload.variables
          ? await answer(payload.variables)
          : null;
      return own ?? transport.request(envelope);
    },
  });
}

function failing(kind: string): string {
  const failure = { kind, message: 'The practice system refused this day.', action: 'Try again.' };
  return JSON.stringify({
    ok: true,
    value: { data: null, errors: [{ message: failure.message, path: ['days'], extensions: { failure } }] },
  });
}

describe('the reports', () => {
  it('open by one key, and by the palette', async () => {
    await openScreen('#/');
    await screen.findByRole('heading', { name: 'Tuesday, November 17, 2026' });
    await userEvent.keyboard('{Alt>}[Digit7]{/Alt}');
    expect(await screen.findByRole('heading', { name: 'Reports' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
    const tabs = screen.getByRole('navigation', { name: 'Reports' });
    expect(within(tabs).getByRole('link', { name: 'Appointments' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(tabs).getByRole('link', { name: 'All clients' }));
    expect(await screen.findByRole('grid', { name: 'Clients' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(tabs).getByRole('link', { name: 'Appointments' }));
    expect(screen.getByText(/Oct 19.*Nov 17, 2026/)).toBeVisible();
    await userEvent.keyboard('{Alt>}[Digit1]{/Alt}{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: /^Client, patient/ })).toHaveFocus();
    await userEvent.keyboard('no-shows');
    await screen.findByRole('option', { name: /Go to Reports/ });
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Reports' })).toBeVisible();
  });

  it('count the load of each provider and room as the days have it', async () => {
    const core = await openScreen(lastWeek);
    await counted(7);
    const days = await readLastWeek(core);
    const visits = days.flatMap(({ appointments }) => appointments).filter(isKept);
    const { id, name } = days[0]?.providers[0] ?? { id: '', name: '' };
    const own = visits.filter(({ provider }) => provider?.id === id);
    const minutes = (spans: readonly { readonly start: string | null; readonly end: string | null }[]): number =>
      spans.reduce((sum, { start, end }) => sum + (Date.parse(end ?? '') - Date.parse(start ?? '')) / 60_000, 0);
    const known = days.filter(({ working }) => working.some(({ provider }) => provider === id));
    const available = minutes(
      known.flatMap(({ working }) => working.find(({ provider }) => provider === id)?.hours ?? []),
    );
    const booked = minutes(
      known.flatMap(({ appointments }) => appointments.filter((each) => isKept(each) && each.provider?.id === id)),
    );
    expect(own.length).toBeGreaterThan(3);
    const cells = cellsOf(screen.getByRole('table', { name: 'Providers' }), name);
    expect(cells[0]).toBe(String(own.length));
    expect(cells[3]).toBe(`${Math.round((booked / available) * 100)}%`);
    expect(cells[4]).toBe('working');
    const exam = visits.filter(({ room }) => room === 'Exam 1');
    expect(cellsOf(screen.getByRole('table', { name: 'Rooms' }), 'Exam 1')[0]).toBe(String(exam.length));
  });

  it('count no-shows and cancellations, with charts that the keys read', async () => {
    const core = await openScreen(lastWeek);
    await counted(7);
    await userEvent.click(screen.getByRole('radio', { name: 'No-shows and cancellations' }));
    const all = (await readLastWeek(core)).flatMap(({ appointments }) => appointments.filter((each) => !each.blocked));
    const of = (stage: string): number => all.filter(({ status }) => status?.stage === stage).length;
    const cells = cellsOf(screen.getByRole('table', { name: 'By provider' }), 'All');
    expect([cells[0], cells[1], cells[3]]).toEqual([all.length, of('noShow'), of('cancelled')].map(String));
    expect(of('noShow')).toBeGreaterThan(0);
    const chart = screen.getByRole('group', { name: 'No-shows and cancellations: By weekday' });
    within(chart).getAllByRole('button').at(-1)?.focus();
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toHaveAccessibleName('Sunday: no-shows 0, cancelled 0');
  });

  it('measure waiting only where both ends are known, and say on how many appointments that rests', async () => {
    const core = await openScreen(`${lastWeek}&report=waiting`);
    await counted(7);
    const visits = (await readLastWeek(core)).flatMap(({ appointments }) => appointments).filter(isKept);
    const waits = visits
      .flatMap(({ stageSpans }) => stageSpans)
      .map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 60_000)
      .toSorted((one, other) => one - other);
    const cells = cellsOf(screen.getByRole('table', { name: 'By stage' }), 'Waiting');
    expect(cells[0]).toBe(String(waits.length));
    expect(cells[2]).toBe(`${Math.round(waits[Math.ceil(waits.length / 2) - 1] ?? 0)} min`);
    expect(cells.at(-1)).toBe('practice system');
    expect(cellsOf(screen.getByRole('table', { name: 'By stage' }), 'Checking out')[0]).toBe('0');
    expect(cellsOf(screen.getByRole('table', { name: 'By stage' }), 'Checking out')[2]).toBe('–');
  });

  it('say that no wait is known, instead of none', async () => {
    // Before the demo clinic’s first appointment.
    await openScreen('#/reports/report=waiting&period=custom&from=2026-03-01&to=2026-03-02');
    expect(await screen.findByRole('heading', { name: 'No waiting times available' })).toBeVisible();
  });

  it('leave out a day that can’t be read, name it, and count it when it can', async () => {
    let isBroken = true;
    const through = answering(async ({ from, days }) => {
      const hasDay =
        from <= '2026-11-11' && '2026-11-11' < `2026-11-${String(Number(from.slice(8)) + days).padStart(2, '0')}`;
      return isBroken && hasDay ? failing('refused') : null;
    });
    await openScreen(lastWeek, {}, through);
    await counted(6);
    expect(
      screen.getByText(
        '1 day is left out because it couldn’t be loaded: Nov 11, 2026. The practice system refused this day.',
      ),
    ).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry missing days' }));
    await counted(7);
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it('stop by Esc with what was read so far, and go on from there', async () => {
    let release = (): void => undefined;
    const waiting = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    const asked: string[] = [];
    const through = answering(async ({ from }) => {
      asked.push(from);
      return asked.length === 3 ? waiting : null;
    });
    await openScreen(lastWeek, {}, through);
    expect(await screen.findByText('3 of 7 days')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Loading appointments…' })).toHaveAttribute('value', '3');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Stopped: 3 of 7 days')).toBeVisible();
    release();
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    await counted(7);
    expect(asked.slice(3)).not.toContain('2026-11-08');
  });

  it('keep what was read when the practice system goes away', async () => {
    const through = answering(async ({ from }) => (from === '2026-11-08' ? null : failing('unreachable')));
    await openScreen(lastWeek, {}, through);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Still showing the 1 day counted so far.');
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it('take a period of one’s own, up to a limit that they state', async () => {
    await openScreen(lastWeek);
    await counted(7);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'From … to …');
    expect(screen.getByLabelText('From')).toHaveValue('11/08/2026');
    expect(screen.getByText('Choose up to 92 days.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('To'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter both dates.');
    await userEvent.type(screen.getByLabelText('To'), '2027-11-08');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose up to 92 days.');
    await userEvent.clear(screen.getByLabelText('To'));
    await userEvent.type(screen.getByLabelText('To'), '2026-11-10');
    await counted(3);
  });

  it('become a file in which nothing is a formula, of the report that is shown', async () => {
    const files: (readonly [name: string, text: string])[] = [];
    await openScreen(lastWeek, {
      saveFile: async (name, text) => {
        files.push([name, text]);
        return { ok: true, value: `/files/${name}` };
      },
    });
    await counted(7);
    const table = screen.getByRole('table', { name: 'Providers' });
    const names = within(table)
      .getAllByRole('rowheader')
      .map((each) => each.textContent);
    await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
    expect(await screen.findByText(/Saved to \/files\/utilization-riverside-2026-11-08-2026-11-14\.csv/)).toBeVisible();
    const [name, text] = files[0] ?? ['', ''];
    expect(name).toBe('utilization-riverside-2026-11-08-2026-11-14.csv');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [heads, ...rows] = readCsv(text);
    expect(heads?.slice(3, 9)).toEqual([
      'Days counted',
      'Days missing',
      'By',
      'Name',
      'Appointments',
      'Booked time (min)',
    ]);
    expect(rows.filter((row) => row[5] === 'Provider').map((row) => row[6])).toEqual(names);
    for (const row of rows) expect(row.slice(0, 5)).toEqual(['2026-11-08', '2026-11-14', 'Riverside', '7', '0']);
  });

  it('go on paper with their place, time and how they are counted', async () => {
    const papers: string[] = [];
    vi.stubGlobal('print', () => {
      dispatchEvent(new Event('beforeprint'));
      papers.push(document.querySelector('body > .print-root')?.textContent ?? '');
      dispatchEvent(new Event('afterprint'));
    });
    await openScreen(lastWeek);
    await counted(7);
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(papers[0]).toMatch(
      /^Utilization.*Riverside · Nov 8.*14, 2026 · 7 days counted.*Dr\. Amara Okafor.*Booked time of/s,
    );
  });

  it('are no way for reception where people sign in', async () => {
    const core = await openScreen(lastWeek);
    expect(await screen.findByRole('link', { name: 'Reports' })).toBeVisible();
    await core.request('staff:change', { kind: 'turnOn', name: 'Mara', pin: '2468' });
    await core.request('staff:change', { kind: 'add', name: 'Rita', role: 'reception', pin: '1357' });
    const { staff } = valueOf(await core.request('settings:read', null));
    const rita = staff.kind === 'off' ? undefined : staff.members.find(({ name }) => name === 'Rita');
    await core.request('staff:lock', null);
    await core.request('staff:signIn', { member: rita?.id ?? '', pin: '1357' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull());
    expect(await screen.findByRole('alert')).toHaveTextContent(/manager/i);
    expect(screen.queryByRole('table')).toBeNull();
  });
});
