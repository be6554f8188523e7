import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import { cardOf, column, otherDesk, type Visit } from '../support/page/changing.ts';
import { openScreen } from '../support/page/screen.tsx';

const tomorrow = '2026-11-18';

/** A confirmed visit, and one of the same provider that takes place at another time of the given day. */
async function openMove(
  core: Awaited<ReturnType<typeof openScreen>>,
  date: string,
): Promise<{ readonly visit: Visit; readonly other: Visit }> {
  const desk = otherDesk(core);
  const { appointments } = await desk.day();
  const { appointments: others } = await desk.day({ date });
  const isOpen = ({ status, blocked }: Visit): boolean => status?.stage === 'confirmed' && !blocked;
  const pairs = appointments.filter(isOpen).flatMap((visit) => {
    const other = others.find(
      (each) =>
        isOpen(each) && each.id !== visit.id && each.provider?.id === visit.provider?.id && isApart(each, visit),
    );
    return other ? [{ visit, other }] : [];
  });
  const [pair] = pairs;
  if (!pair) throw new Error('No provider of the demo clinic has two visits.');
  await column('Expected');
  await userEvent.click(await cardOf(pair.visit.id));
  const details = await screen.findByRole('complementary', { name: 'Appointment' });
  await userEvent.click(within(details).getByRole('button', { name: 'Move…' }));
  await screen.findByRole('spinbutton', { name: 'Minutes' });
  return pair;
}

function isApart(one: Visit, other: Visit): boolean {
  return Math.abs(Date.parse(one.start ?? '') - Date.parse(other.start ?? '')) >= 3 * 60 * 60_000;
}

const wallTime = ({ start }: Visit): string => start?.slice(11, 16) ?? '';

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

describe('moving by the dialog', () => {
  it('warns of what is there already before anything is sent, and moves all the same on request', async () => {
    const core = await openScreen('#/board');
    const { visit, other } = await openMove(core, '2026-11-17');
    expect(screen.queryByRole('list', { name: 'Warnings' })).toBeNull();
    type('Time', wallTime(other));
    const warnings = await screen.findByRole('list', { name: 'Warnings' });
    expect(warnings).toHaveTextContent(`: ${other.patient?.name}.`);
    expect(warnings).toHaveTextContent(/(is|are) taken/);
    expect((await otherDesk(core).visit(visit.id))?.start).toBe(visit.start);
    await userEvent.click(screen.getByRole('button', { name: 'Move anyway' }));
    await waitFor(async () => expect((await otherDesk(core).visit(visit.id))?.start).toBe(other.start));
  });

  it('reads the other day before it sends, however fast it is confirmed', async () => {
    const core = await openScreen('#/board');
    const { visit, other } = await openMove(core, tomorrow);
    type('Date', tomorrow);
    type('Time', wallTime(other));
    fireEvent.submit(screen.getByLabelText('Time'));
    expect(screen.getByRole('button', { name: 'Checking that day…' })).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Move anyway' });
    expect(screen.getByRole('list', { name: 'Warnings' })).toHaveTextContent(`${other.patient?.name}`);
    expect((await otherDesk(core).visit(visit.id))?.start).toBe(visit.start);
    await userEvent.click(again);
    await waitFor(async () => expect(await otherDesk(core).visit(visit.id)).toBeUndefined());
  });

  it('sends as soon as the other day is read, where nothing is in the way', async () => {
    const core = await openScreen('#/board');
    const { visit } = await openMove(core, tomorrow);
    const { appointments } = await otherDesk(core).day({ date: tomorrow });
    const free = freeTime(visit, appointments);
    type('Date', tomorrow);
    type('Time', free);
    fireEvent.submit(screen.getByLabelText('Time'));
    await waitFor(async () => expect(await otherDesk(core).visit(visit.id)).toBeUndefined());
    const { appointments: after } = await otherDesk(core).day({ date: tomorrow });
    expect(after.find(({ id }) => id === visit.id)?.start).toContain(`T${free}`);
  });

  it('finds a free time of the same provider on a weekday, takes it, and moves there without a warning', async () => {
    const core = await openScreen('#/board');
    const { visit } = await openMove(core, '2026-11-17');
    await userEvent.click(screen.getByRole('button', { name: 'Find an available time' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Thu' }));
    const free = screen.getByRole('region', { name: 'Next available' });
    const [slot] = await within(free).findAllByRole('button', { name: /^Thu, Nov 19/ });
    if (!slot) throw new Error('Nothing is free on Thursday.');
    await userEvent.keyboard('{Alt>}[Digit1]{/Alt}');
    expect(screen.getByLabelText('Date')).toHaveValue('11/19/2026');
    expect(slot).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move' })).toBeEnabled());
    fireEvent.submit(screen.getByLabelText('Time'));
    await waitFor(async () => expect(await otherDesk(core).visit(visit.id)).toBeUndefined());
    const { appointments } = await otherDesk(core).day({ date: '2026-11-19' });
    expect(appointments.find(({ id }) => id === visit.id)?.provider?.id).toBe(visit.provider?.id);
  });

  it('says where the other day could not be read, and leaves the decision to the person', async () => {
    const withoutDays = (transport: Transport): Transport => ({
      ...transport,
      request: (envelope) =>
        envelope.includes(tomorrow) ? Promise.reject(new Error('lost')) : transport.request(envelope),
    });
    const core = await openScreen('#/board', {}, withoutDays);
    const { visit } = await openMove(core, '2026-11-17');
    type('Date', tomorrow);
    fireEvent.submit(screen.getByLabelText('Time'));
    expect(await screen.findByText('Couldn’t load what else is booked that day.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move anyway' })).toBeVisible();
    expect((await otherDesk(core).visit(visit.id))?.start).toBe(visit.start);
  });
});

/** A time in opening hours when nothing that the visit needs is taken for an hour and a half. */
function freeTime({ provider, room, client }: Visit, all: readonly Visit[]): string {
  const appointments = all.filter(
    (each) => each.provider?.id === provider?.id || each.room === room || each.client?.id === client?.id,
  );
  for (let minute = 9 * 60; minute < 16 * 60; minute += 15) {
    const text = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const start = Date.parse(`${tomorrow}T${text}:00-05:00`);
    const taken = appointments.some(
      (each) => Date.parse(each.start ?? '') < start + 90 * 60_000 && Date.parse(each.end ?? '') > start,
    );
    if (!taken) return text;
  }
  throw new Error('Everybody is busy all day.');
}
