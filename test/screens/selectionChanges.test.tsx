import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatNumericDate } from '../../renderer/lib/dates.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { otherDesk, type Visit } from '../support/page/changing.ts';
import { isExpected } from '../support/page/expectedVisits.ts';
import { countedKeys } from '../support/page/groupBooking.ts';
import { openScreen } from '../support/page/screen.tsx';
import { busiestProvider, selectedIds, tileOf, withoutDayOffer } from '../support/page/selectingScreen.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

const minutesLater = (start: string | null | undefined, minutes: number): number =>
  Date.parse(start ?? '') + minutes * 60_000;
const rows = (): readonly HTMLElement[] =>
  within(within(screen.getByRole('dialog')).getByRole('list')).getAllByRole('listitem');

/** A service that counts its changes, and answers each as `answer` says; null lets it through. */
function countedService(answer: (nth: number) => Promise<Response | null> | Response | null) {
  const state = { mutations: 0 };
  const ports: Partial<CorePorts> = {
    fetch: async (url, init) => {
      if (!init.body.includes('"query":"mutation')) return nodeFetch(url, init);
      state.mutations += 1;
      return (await answer(state.mutations)) ?? nodeFetch(url, init);
    },
  };
  return { state, ports };
}

function refusal(): Response {
  const errors = [{ message: 'Not on this day.', extensions: { code: 'BAD_USER_INPUT' } }];
  return Response.json({ data: null, errors });
}

describe('many at once', () => {
  it('moves all of a provider by 30 minutes in 5 keys, and one takes it back', async () => {
    const core = await openScreen('#/');
    const { visits } = await busiestProvider(core);
    const expected = visits.filter(isExpected);
    expect(expected.length).toBeGreaterThan(4);
    tileOf(visits[0] ?? { id: '' }).focus();
    const keys = countedKeys();
    await keys.press('{Control>}{Shift>}a{/Shift}{/Control}', 'm');
    const dialog = await screen.findByRole('dialog', { name: 'Move appointments' });
    // Those that have begun are named, and are none of those that move.
    expect(dialog).toHaveTextContent(/^.*\d+ of \d+ can be moved\./);
    expect(dialog).toHaveTextContent('Already started or past');
    await keys.press('3', '0');
    await screen.findByRole('button', { name: `Move ${expected.length} appointments` });
    await keys.press('{Control>}{Enter}{/Control}');
    await screen.findByText(`${expected.length} appointments were moved.`);
    expect(keys.count).toBe(5);
    const startsNow = async (): Promise<readonly (string | null | undefined)[]> => {
      const { appointments } = await otherDesk(core).day();
      return expected.map(({ id }) => appointments.find((each) => each.id === id)?.start);
    };
    expect((await startsNow()).map((start) => Date.parse(start ?? ''))).toEqual(
      expected.map(({ start }) => minutesLater(start, 30)),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectedIds()).toEqual([]);

    await keys.press('{Control>}z{/Control}');
    await screen.findByText(/appointments restored\./);
    expect(await startsNow()).toEqual(expected.map(({ start }) => start));
  });

  it('reassigns what is ticked to another provider, with what is in the way', async () => {
    const core = await openScreen('#/');
    const { visits } = await busiestProvider(core);
    const { providers } = await otherDesk(core).day();
    const other = providers.find(({ id }) => id !== visits[0]?.provider?.id);
    tileOf(visits[0] ?? { id: '' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
    await userEvent.click(screen.getByRole('button', { name: 'Reassign…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reassign appointments' });
    expect(within(dialog).getByRole('button', { name: 'Reassign appointments' })).toHaveAttribute('aria-disabled');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Provider' }), other?.name ?? '');
    const expected = visits.filter(isExpected);
    await screen.findByRole('button', { name: `Reassign ${expected.length} appointments` });
    expect(dialog).toHaveTextContent(`→ ${other?.name}`);
    const [first] = within(dialog).getAllByRole('checkbox', { checked: true });
    await userEvent.click(first ?? dialog);
    await userEvent.click(screen.getByRole('button', { name: `Reassign ${expected.length - 1} appointments` }));
    await screen.findByText(`${expected.length - 1} appointments were reassigned.`);
    const desk = otherDesk(core);
    const after = await Promise.all(expected.map(({ id }) => desk.visit(id)));
    expect(after.map((each) => each?.provider?.id === other?.id)).toEqual([
      false,
      ...expected.slice(1).map(() => true),
    ]);
  });

  it('cancels them, each once, where the service refuses every second: told per visit, none sent twice', async () => {
    const { state, ports } = countedService((nth) => (nth % 2 === 0 ? refusal() : null));
    const core = await openScreen('#/', ports);
    const { visits } = await busiestProvider(core);
    const expected = visits.filter(isExpected);
    tileOf(visits[0] ?? { id: '' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}{Delete}');
    await screen.findByRole('dialog', { name: 'Cancel appointments' });
    await userEvent.click(screen.getByRole('button', { name: `Cancel ${expected.length} appointments` }));
    const done = Math.ceil(expected.length / 2);
    await screen.findByText(`${done} appointments were cancelled.`);
    expect(state.mutations).toBe(expected.length);
    expect(rows().filter((row) => row.textContent.includes('Not on this day.'))).toHaveLength(expected.length - done);
    const desk = otherDesk(core);
    const after = await Promise.all(expected.map(({ id }) => desk.visit(id)));
    expect(after.filter((each) => each?.status?.stage === 'cancelled')).toHaveLength(done);
    // What was refused is still ticked, and only that is sent again.
    expect(
      screen.getByRole('button', { name: new RegExp(`^Cancel ${expected.length - done} appointments?$`) }),
    ).toBeEnabled();
  });

  it('stops after the one under way: the rest stays ticked and is not sent', async () => {
    const held: (() => void)[] = [];
    const { state, ports } = countedService(async (nth) => {
      if (nth === 2) await new Promise<void>((resolve) => held.push(resolve));
      return null;
    });
    const core = await openScreen('#/', ports);
    const { visits } = await busiestProvider(core);
    const expected = visits.filter(isExpected);
    tileOf(visits[0] ?? { id: '' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}m15');
    await userEvent.click(await screen.findByRole('button', { name: `Move ${expected.length} appointments` }));
    await waitFor(() => expect(held).toHaveLength(1));
    // It can't be closed meanwhile, which would look like a stop.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    held[0]?.();
    await screen.findByText('2 appointments were moved.');
    expect(state.mutations).toBe(2);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: `Move ${expected.length - 2} appointments` })).toBeEnabled();
    expect(dialog.getAllByText('Moved')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 appointments restored.');
    const desk = otherDesk(core);
    for (const { id, start } of expected) expect((await desk.visit(id))?.start).toBe(start);
  });

  it('moves to another day at the same time, and warns of the past', async () => {
    const core = await openScreen('#/');
    const { visits } = await busiestProvider(core);
    const [visit] = visits.filter(isExpected).toReversed();
    tileOf(visit ?? { id: '' }).focus();
    await userEvent.keyboard(' m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move appointments' }));
    const day = dialog.getByLabelText('Day');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-16');
    expect(await dialog.findByText(/in the past|has passed/i)).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-18');
    await waitFor(() => expect(dialog.queryByText(/in the past|has passed/i)).toBeNull());
    await userEvent.click(await dialog.findByRole('button', { name: 'Move 1 appointment' }));
    await screen.findByText('1 appointment was moved.');
    const next = await otherDesk(core).day({ date: '2026-11-18' });
    const moved = next.appointments.find(({ id }) => id === visit?.id);
    expect(moved?.start).toBe(visit?.start?.replace('2026-11-17', '2026-11-18'));
  });

  it('says what is no length, and sends nothing', async () => {
    const core = await openScreen('#/');
    const { visits } = await busiestProvider(core);
    tileOf(visits.find(isExpected) ?? { id: '' }).focus();
    await userEvent.keyboard(' mhalf an hour');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('By')).toBeInvalid();
    expect(dialog.getByRole('button', { name: 'Move appointments' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('prints those that are selected and no others', async () => {
    const core = await openScreen('#/');
    const { visits } = await busiestProvider(core);
    const [one, two] = visits;
    tileOf(one ?? { id: '' }).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(screen.getByRole('button', { name: 'Print…' }));
    await screen.findByRole('dialog', { name: 'Print schedule' });
    const printed: string[] = [];
    vi.stubGlobal('print', () => {
      dispatchEvent(new Event('beforeprint'));
      printed.push(document.querySelector('.print-root')?.textContent ?? '');
      dispatchEvent(new Event('afterprint'));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed[0]).toContain(one?.client?.name);
    // Numbers are printed in the clinic’s format.
    expect(printed[0]?.replaceAll(/\D/g, '')).toContain(two?.client?.phones[0]?.number.replaceAll(/\D/g, ''));
    const { appointments } = await otherDesk(core).day();
    const other = appointments.find(
      ({ id, client }) => client && ![one, two].some((each) => each?.id === id || each?.client?.id === client.id),
    );
    expect(printed[0]).not.toContain(other?.client?.name);
  });

  it('is offered only as far as the service can do it to one of them', async () => {
    const core = await openScreen('#/');
    const { appointments } = await otherDesk(core).day();
    await busiestProvider(core);
    const over = appointments.find(({ status }) => status?.stage === 'completed');
    tileOf(over ?? { id: '' }).focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Print…' })).toBeVisible();
    for (const name of ['Reassign…', 'Move by…', 'Cancel…']) expect(screen.queryByRole('button', { name })).toBeNull();
    await userEvent.keyboard('m');
    expect(screen.queryByRole('dialog', { name: 'Move appointments' })).toBeNull();
  });
});

describe('what the service does not take', () => {
  it('is not offered: neither provider nor time where appointments can’t be changed', async () => {
    const core = await openScreen('#/', {}, withoutDayOffer('updateAppointment'));
    const { visits } = await busiestProvider(core);
    tileOf(visits.find(isExpected) ?? { id: '' }).focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Cancel…' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move by…' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reassign…' })).toBeNull();
  });
});

describe('the list of actions', () => {
  it('acts on the selection, and selects by a menu where no appointment has the focus', async () => {
    const core = await openScreen('#/');
    const { name, visits } = await busiestProvider(core);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'select all of a provider');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^All for ${name}`) }));
    const all = selectedIds();
    expect(all.length).toBeGreaterThan(1);
    expect(all).toContain(visits.find(isExpected)?.id);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'reassign the selected');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Reassign appointments' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('in the week', () => {
  it('selects over several days of a provider, and moves all by days', async () => {
    const core = await openScreen('#/');
    await busiestProvider(core);
    const days = await Promise.all(
      ['2026-11-18', '2026-11-19', '2026-11-20'].map((date) => otherDesk(core).day({ date })),
    );
    const firstOfEach = (id: string): readonly Visit[] =>
      days.flatMap(({ appointments }) => {
        const [first] = appointments.filter((each) => each.provider?.id === id && isExpected(each));
        return first ? [first] : [];
      });
    const provider = days[0]?.providers.map(({ id }) => id).find((id) => firstOfEach(id).length > 1) ?? '';
    const chosen = firstOfEach(provider).slice(0, 2);
    location.hash = `#/week/101/2026-11-17/${provider}`;
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Provider or room' })).toHaveValue(provider));
    await waitFor(() => expect(document.querySelector('[data-selects]')).not.toBeNull());
    expect(chosen).toHaveLength(2);
    const [from, to] = chosen.map(({ start }) => start?.slice(0, 10) ?? '');
    const user = userEvent.setup();
    await waitFor(() => chosen.forEach(tileOf));
    await user.keyboard('{Control>}');
    for (const each of chosen) await user.click(tileOf(each));
    await user.keyboard('{/Control}');
    expect(selectedIds()).toHaveLength(2);
    // On paper each of its days is a table of its own.
    await user.click(screen.getByRole('button', { name: 'Print…' }));
    const print = await screen.findByRole('dialog', { name: 'Print schedule' });
    expect(within(print).getAllByRole('table')).toHaveLength(2);
    for (const { patient } of chosen) expect(print).toHaveTextContent(patient?.name ?? '');
    await user.click(within(print).getByRole('button', { name: 'Close' }));

    await user.click(screen.getByRole('button', { name: 'Move by…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move appointments' }));
    const day = dialog.getByLabelText('Day');
    expect(day).toHaveValue(formatNumericDate(from ?? ''));
    await user.clear(day);
    await user.type(day, to ?? '');
    await user.click(await dialog.findByRole('button', { name: 'Move 2 appointments' }));
    await screen.findByText('2 appointments were moved.');
    const after = await otherDesk(core).day({ date: to });
    expect(after.appointments.find(({ id }) => id === chosen[0]?.id)?.start?.slice(11, 16)).toBe(
      chosen[0]?.start?.slice(11, 16),
    );
  });
});
