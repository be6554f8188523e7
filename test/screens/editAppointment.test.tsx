import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BookingClientQuery } from '../../graphql/desk/generated/operationTypes.ts';
import { otherDesk, type Visit } from '../support/page/changing.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

const monday = '2026-11-16';

/** A visit of a client who has another living patient, on a day that is past or on today. */
async function openEdit(core: TestCore, date: string): Promise<{ readonly visit: Visit; readonly sibling: string }> {
  const { appointments } = await otherDesk(core).day({ date });
  for (const visit of appointments) {
    if (!visit.client || !visit.patient || !visit.type || !visit.provider || !visit.room || !visit.reason) continue;
    const patients = await patientsOf(core, visit.client.id);
    const sibling = patients.find(({ id, deceased, active }) => id !== visit.patient?.id && !deceased && active);
    if (!sibling || patients.find(({ id }) => id === visit.patient?.id)?.deceased) continue;
    const tiles = await screen.findAllByRole('button', { expanded: false });
    const tile = tiles.find((each) => each.dataset['tile'] === visit.id);
    if (!tile) continue;
    await userEvent.click(tile);
    const details = await screen.findByRole('complementary', { name: 'Appointment' });
    await userEvent.click(within(details).getByRole('button', { name: 'Edit…' }));
    await screen.findByRole('option', { name: sibling.name });
    return { visit, sibling: sibling.name };
  }
  throw new Error('No client of the demo clinic comes with one of several patients.');
}

async function patientsOf(core: TestCore, id: string) {
  const { data } = valueOf(await core.request('desk:query', { operation: 'BookingClient', variables: { id } }));
  // Sound: a registered operation answers in its shape.
  return (data as unknown as BookingClientQuery).client?.patients ?? [];
}

/** Chooses another option than the chosen one, and returns its text. */
async function chooseAnother(label: string): Promise<string> {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  const other = [...field.options].find(({ value, text }) => value !== field.value && text !== '');
  if (!other) throw new Error(`There is only one ${label}.`);
  await userEvent.selectOptions(field, other.value);
  return other.text;
}

describe('editing an appointment', () => {
  it.each([
    ['of today', undefined],
    ['of a day that is past', monday],
  ])('%s changes type, patient, provider and room at once, and is taken back at once', async (_when, date) => {
    const core = await openScreen(date === undefined ? '#/' : `#/day/101/${date}`);
    const { visit, sibling } = await openEdit(core, date ?? '2026-11-17');
    const [type, provider] = [await chooseAnother('Type'), await chooseAnother('Provider')];
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Patient' }), sibling);
    const room = screen.getByRole('textbox', { name: 'Room' });
    await userEvent.clear(room);
    await userEvent.type(room, 'Cellar{Enter}');

    const desk = otherDesk(core);
    const read = async (): Promise<Visit | undefined> =>
      (await desk.day({ date: date ?? '2026-11-17' })).appointments.find(({ id }) => id === visit.id);
    await screen.findByText(/ saved\./);
    const { providers } = await desk.day({ date: date ?? '2026-11-17' });
    const now = await read();
    expect([now?.type?.name, now?.patient?.name, now?.room, now?.start, now?.end, now?.reason]).toEqual([
      type,
      sibling,
      'Cellar',
      visit.start,
      visit.end,
      visit.reason,
    ]);
    expect(providers.find(({ id }) => id === now?.provider?.id)?.name ?? provider).toBe(provider);
    expect(now?.provider?.id).not.toBe(visit.provider?.id);
    expect(within(screen.getByRole('complementary', { name: 'Appointment' })).getByText('Cellar')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^Undone\./);
    const back = await read();
    expect([back?.type?.id, back?.patient?.id, back?.provider?.id, back?.room]).toEqual([
      visit.type?.id,
      visit.patient?.id,
      visit.provider?.id,
      visit.room,
    ]);
  });

  it('warns where the other room is taken, before it is saved', async () => {
    const core = await openScreen('#/');
    const { visit } = await openEdit(core, '2026-11-17');
    const { appointments } = await otherDesk(core).day();
    const meanwhile = appointments.find(
      (each) =>
        each.room !== visit.room &&
        each.room !== null &&
        each.status?.stage !== 'cancelled' &&
        each.status?.stage !== 'noShow' &&
        Date.parse(each.start ?? '') < Date.parse(visit.end ?? '') &&
        Date.parse(each.end ?? '') > Date.parse(visit.start ?? ''),
    );
    if (!meanwhile?.room) throw new Error('Nothing else takes place meanwhile.');
    expect(screen.queryByRole('list', { name: 'Warnings' })).toBeNull();
    const room = screen.getByRole('textbox', { name: 'Room' });
    await userEvent.clear(room);
    await userEvent.type(room, meanwhile.room);
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Warnings' })).toHaveTextContent(`${meanwhile.room} is taken`),
    );
  });
});
