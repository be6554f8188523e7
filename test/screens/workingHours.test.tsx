import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ScheduleDayQuery } from '../../graphql/desk/generated/operationTypes.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

async function readDay(core: TestCore, date: string): Promise<ScheduleDayQuery['day']> {
  const variables = { location: '101', date };
  const { data } = valueOf(await core.request('desk:query', { operation: 'ScheduleDay', variables }));
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ScheduleDayQuery).day;
}

async function openDialog(): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name: 'Working hours…' });
  if (!first) throw new Error('There is no location.');
  await userEvent.click(first);
  const dialog = await screen.findByRole('dialog', { name: /^Working hours at / });
  await within(dialog).findByLabelText('Monday');
  return dialog;
}

describe('working hours of a location', () => {
  it('say what is wrong, lose nothing that was typed, and are there the next time', async () => {
    const core = await openScreen('#/locations');
    const dialog = await openDialog();
    const field = (day: string): HTMLElement => within(dialog).getByLabelText(day);
    await userEvent.type(field('Monday'), '17–8');
    await userEvent.type(field('Saturday'), '9–12');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save hours' }));
    expect(field('Monday')).toHaveAccessibleDescription(/end must be after the start/);
    expect(field('Monday')).toHaveFocus();
    expect(field('Saturday')).toHaveValue('9–12');
    await userEvent.clear(field('Monday'));
    await userEvent.type(field('Monday'), '8–12, 13–17');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy Monday to Tuesday–Friday' }));
    expect(field('Friday')).toHaveValue('8–12, 13–17');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save hours' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const kept = valueOf(await core.request('workingHours:read', null));
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ location: '101', week: { 6: [], 5: [{ start: 540, end: 720 }] } });
    const again = await openDialog();
    expect(within(again).getByLabelText('Tuesday')).toHaveValue(
      '8:00\u00a0AM–12:00\u00a0PM, 1:00\u00a0PM–5:00\u00a0PM',
    );
  });

  it('give way to the shifts that the practice system lists', async () => {
    const core = await openScreen('#/locations');
    const before = (await readDay(core, '2026-11-17')).working;
    expect(before.length).toBeGreaterThan(0);
    const week = [[], [{ start: 0, end: 60 }], [], [], [], [], []];
    const hours = before.map(({ provider }) => ({ provider, location: '101', week }));
    valueOf(await core.request('workingHours:change', { location: '101', hours }));
    expect((await readDay(core, '2026-11-17')).working).toEqual(before);
  });
});
