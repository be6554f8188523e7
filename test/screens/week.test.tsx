import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import type { ScheduleWeekQuery } from '../../graphql/desk/generated/operationTypes.ts';
import { otherDesk, type Visit } from '../support/page/changing.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

type Day = ScheduleWeekQuery['days'][number];

/** The week around Tuesday, November 17, as the core gives it. */
async function readWeek(core: TestCore): Promise<readonly Day[]> {
  const variables = { location: '101', from: '2026-11-15' };
  const { data } = valueOf(await core.request('desk:query', { operation: 'ScheduleWeek', variables }));
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ScheduleWeekQuery).days;
}

const columns = (): readonly HTMLElement[] =>
  within(screen.getByRole('region', { name: 'Schedule' })).getAllByRole('group');

function tilesIn(column: HTMLElement | undefined): readonly (string | undefined)[] {
  if (!column) return [];
  return within(column)
    .queryAllByRole('button')
    .map((button) => button.dataset['tile']);
}

/** Opens the week of a provider by the key on one of today's tiles: one that is still to come. */
async function openWeek(core: TestCore): Promise<Visit> {
  const days = await readWeek(core);
  const isThereOnWednesday = (id: string): boolean =>
    days[3]?.appointments.some(({ provider, status }) => provider?.id === id && status?.stage !== 'cancelled') ?? false;
  const visit = days[2]?.appointments.find(
    ({ status, provider }) => status?.stage === 'booked' && provider !== null && isThereOnWednesday(provider.id),
  );
  if (!visit) throw new Error('Nothing is booked at the demo clinic.');
  const tiles = await screen.findAllByRole('button', { expanded: false });
  tiles.find((each) => each.dataset['tile'] === visit.id)?.focus();
  await userEvent.keyboard('v');
  await screen.findByRole('heading', { name: /Nov 15.*21, 2026/ });
  await waitFor(() => expect(columns()).toHaveLength(7));
  return visit;
}

describe('the week', () => {
  it('of a provider opens by one key from her appointment, and leads back to its day', async () => {
    const core = await openScreen('#/');
    const { provider, id } = await openWeek(core);
    const days = await readWeek(core);
    const expected = days.map(({ appointments }) =>
      appointments.filter((each) => each.provider?.id === provider?.id).map((each) => each.id),
    );
    // What is outside of the window follows once the rest is painted.
    await waitFor(() => expect(columns().map(tilesIn)).toEqual(expected));
    document.querySelector<HTMLElement>(`[data-tile="${id}"]`)?.focus();
    await userEvent.keyboard('v');
    expect(await screen.findByRole('heading', { name: 'Tuesday, November 17, 2026' })).toBeVisible();
  });

  it('moves an appointment to another day by keyboard, which can be undone', async () => {
    const core = await openScreen('#/');
    const { id, start } = await openWeek(core);
    const desk = otherDesk(core);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Schedule' })).toHaveAttribute('data-moves'));
    document.querySelector<HTMLElement>(`[data-tile="${id}"]`)?.focus();
    await userEvent.keyboard('m{ArrowRight}{Enter}');
    await waitFor(() => expect(tilesIn(columns()[3])).toContain(id));
    expect(tilesIn(columns()[2])).not.toContain(id);
    const { appointments } = await desk.day({ date: '2026-11-18' });
    expect(appointments.find((each) => each.id === id)?.start).toBe(start?.replace('11-17', '11-18'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(tilesIn(columns()[2])).toContain(id));
    expect((await desk.visit(id))?.start).toBe(start);
  });

  it('warns of what is there on the other day while something is moved', async () => {
    const core = await openScreen('#/');
    const { id } = await openWeek(core);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Schedule' })).toHaveAttribute('data-moves'));
    document.querySelector<HTMLElement>(`[data-tile="${id}"]`)?.focus();
    await userEvent.keyboard('m{ArrowRight}');
    const said = (): string => [...document.querySelectorAll('[aria-live]')].map((each) => each.textContent).join(' ');
    expect(said()).toMatch(/Wed, Nov 18/);
    for (let step = 0; step < 40 && !said().includes('Overlaps'); step += 1) await userEvent.keyboard('{ArrowUp}');
    const [, name = ''] = /Overlaps ([^.·]+)/.exec(said()) ?? [];
    const names = (await readWeek(core))[3]?.appointments.map(({ patient }) => patient?.name);
    expect([...(names ?? []), 'Blocked']).toContain(name.trim());
    await userEvent.keyboard('{Escape}');
  });

  it('of all providers counts what each has on each day, and leads to their weeks and to the days', async () => {
    const core = await openScreen('#/week/101/2026-11-17');
    const table = await screen.findByRole('table');
    const days = await readWeek(core);
    const [first] = days[2]?.providers ?? [];
    const counts = days.map(
      ({ appointments }) =>
        appointments.filter(
          ({ provider, blocked, status }) =>
            provider?.id === first?.id && !blocked && status?.stage !== 'cancelled' && status?.stage !== 'noShow',
        ).length,
    );
    const row = within(table).getByRole('row', { name: new RegExp(`^${first?.name}`) });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => Number.parseInt(cell.textContent ?? '', 10) || 0),
    ).toEqual(counts);
    await userEvent.click(within(table).getByRole('link', { name: first?.name ?? '' }));
    await waitFor(() => expect(columns()).toHaveLength(7));
    await userEvent.click(screen.getByRole('link', { name: 'Thu, Nov 19' }));
    expect(await screen.findByRole('heading', { name: 'Thursday, November 19, 2026' })).toBeVisible();
  });

  it('goes by whole weeks, and back to today', async () => {
    await openScreen('#/week/101/2026-11-17');
    await screen.findByRole('table');
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: /Nov 22.*28, 2026/ })).toBeVisible();
    await userEvent.keyboard('t');
    expect(await screen.findByRole('heading', { name: /Nov 15.*21, 2026/ })).toBeVisible();
  });

  it('opens from the name over a provider’s column', async () => {
    await openScreen('#/');
    await userEvent.click(await screen.findByRole('link', { name: 'Dr. Amara Okafor' }));
    await waitFor(() => expect(columns()).toHaveLength(7));
    expect(screen.getByRole('combobox', { name: 'Provider or room' })).toHaveDisplayValue('Dr. Amara Okafor');
  });

  it('says who is off on which day', async () => {
    const core = await openScreen('#/week/101/2026-11-17');
    const days = await readWeek(core);
    const tuesday = days[2];
    const off = tuesday?.working.filter(({ hours }) => hours.length === 0) ?? [];
    expect(off).not.toHaveLength(0);
    for (const { provider } of off) {
      const name = tuesday?.providers.find(({ id }) => id === provider)?.name ?? '';
      const row = (await screen.findByRole('link', { name })).closest('tr');
      expect(within(row as HTMLElement).getAllByRole('cell')[2]).toHaveTextContent(/^Off/);
    }
  });
});

/** The demo clinic as a service that tells no rooms. */
const withoutRooms: Partial<CorePorts> = {
  fetch: async (url, init) => {
    const answer = await nodeFetch(url, init);
    const text = await new Response(answer.body as BodyInit | null).text();
    return Response.json(JSON.parse(text.replaceAll(/"room":"[^"]*"/g, '"room":null')));
  },
};

const whose = (): HTMLElement => screen.getByRole('combobox', { name: 'Provider or room' });
const tileOf = (id: string): HTMLElement | null => document.querySelector(`[data-tile="${id}"]`);

/** A visit of today that is still to come, in a room that has others this week. */
async function visitInRoom(core: TestCore): Promise<Visit & { readonly room: string }> {
  const days = await readWeek(core);
  const visit = days[2]?.appointments.find(({ status, room }) => status?.stage === 'booked' && room !== null);
  if (!visit?.room) throw new Error('Nothing is booked in a room of the demo clinic.');
  return { ...visit, room: visit.room };
}

describe('the week of a room', () => {
  it('opens from the room’s name over its column, and shows what is there each day', async () => {
    const core = await openScreen('#/');
    await userEvent.click(await screen.findByRole('radio', { name: 'Rooms' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Exam 2' }));
    await waitFor(() => expect(columns()).toHaveLength(7));
    expect(location.hash).toMatch(/^#\/week\/101\/2026-11-17\/room\/Exam%202$/);
    expect(whose()).toHaveDisplayValue('Exam 2');
    const days = await readWeek(core);
    const expected = days.map(({ appointments }) =>
      appointments.filter(({ room }) => room === 'Exam 2').map(({ id }) => id),
    );
    expect(expected.flat().length).toBeGreaterThan(5);
    await waitFor(() => expect(columns().map(tilesIn)).toEqual(expected));
  });

  it('opens by one key from an appointment in its room, and is there again after the day', async () => {
    const core = await openScreen('#/');
    await userEvent.click(await screen.findByRole('radio', { name: 'Rooms' }));
    const { id, room } = await visitInRoom(core);
    await waitFor(() => expect(tileOf(id)).not.toBeNull());
    tileOf(id)?.focus();
    await userEvent.keyboard('v');
    await waitFor(() => expect(whose()).toHaveDisplayValue(room));
    await userEvent.keyboard('v');
    expect(await screen.findByRole('heading', { name: 'Tuesday, November 17, 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
    await waitFor(() => expect(whose()).toHaveDisplayValue(room));
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: /Nov 22.*28, 2026/ })).toBeVisible();
    await waitFor(() => expect(whose()).toHaveDisplayValue(room));
    await userEvent.selectOptions(whose(), 'All providers');
    expect(await screen.findByRole('table')).toBeVisible();
    // Back to the columns of providers, for whoever comes after.
    await userEvent.click(screen.getByRole('radio', { name: 'Providers' }));
  });

  it('moves an appointment to another day and leaves it in its room and with its provider', async () => {
    const core = await openScreen('#/');
    const { id, room, start, provider } = await visitInRoom(core);
    location.hash = `#/week/101/2026-11-17/room/${encodeURIComponent(room)}`;
    await waitFor(() => expect(screen.getByRole('region', { name: 'Schedule' })).toHaveAttribute('data-moves'));
    await waitFor(() => expect(columns()).toHaveLength(7));
    await waitFor(() => expect(tileOf(id)).not.toBeNull());
    tileOf(id)?.focus();
    await userEvent.keyboard('m{ArrowRight}{Enter}');
    await waitFor(() => expect(tilesIn(columns()[3])).toContain(id));
    const { appointments } = await otherDesk(core).day({ date: '2026-11-18' });
    expect(appointments.find((each) => each.id === id)).toMatchObject({
      room,
      provider: { id: provider?.id },
      start: start?.replace('11-17', '11-18'),
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(tilesIn(columns()[2])).toContain(id));
  });

  it('is chosen beside the providers', async () => {
    await openScreen('#/week/101/2026-11-17');
    await screen.findByRole('table');
    await userEvent.selectOptions(whose(), 'Exam 1');
    await waitFor(() => expect(columns()).toHaveLength(7));
    await userEvent.selectOptions(whose(), 'All providers');
  });

  it('is not offered where the service tells no rooms, not by its address either', async () => {
    await openScreen('#/week/101/2026-11-17/room/Exam%201', withoutRooms);
    expect(await screen.findByRole('table')).toBeVisible();
    const choice = await screen.findByRole('combobox', { name: 'Provider' });
    expect(within(choice).queryByRole('option', { name: /^Exam/ })).toBeNull();
  });
});
