import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { type TestCore, valueOf } from '../core/memoryCore.ts';
import { choosePerson, chooseType, dayOf, recordRequests, replace, setTime } from './bookingScreen.ts';

export const plan = (): HTMLElement => screen.getByRole('region', { name: 'What will be booked' });
export const rows = (): readonly HTMLElement[] => within(plan()).getAllByRole('listitem');
export const confirm = (): HTMLElement => screen.getByRole('button', { name: /^Book \d+/ });

/** The free times for what the form asks for now. */
export async function freeTimes(): Promise<readonly HTMLElement[]> {
  const list = within(await screen.findByRole('region', { name: 'Next available' })).getByRole('list');
  await waitFor(() => expect(list).not.toHaveAttribute('aria-busy'));
  return within(list).findAllByRole('button');
}

/** The visits of some patients on a day, by start. */
export async function visitsOf(core: TestCore, date: string, names: readonly string[]) {
  const { appointments } = await dayOf(core, date);
  return appointments
    .filter(({ patient }) => names.includes(patient?.name ?? ''))
    .map(({ start, end, patient, provider, status }) => ({
      start,
      end,
      name: patient?.name,
      provider: provider?.id,
      stage: status?.stage,
    }));
}

/** Presses keys one by one, as many as a person would. */
export function countedKeys() {
  let count = 0;
  return {
    async press(...keys: readonly string[]): Promise<void> {
      for (const key of keys) {
        count += 1;
        await userEvent.keyboard(key);
      }
    },
    get count() {
      return count;
    },
  };
}

/** A service that refuses every second change, and counts them. */
export function refusesEverySecond() {
  const state = { refuses: true };
  const { sent, ports } = recordRequests(async (_body, answer) => {
    if (!state.refuses || sent.length % 2 === 1) return answer();
    const errors = [{ message: 'Not on this day.', extensions: { code: 'BAD_USER_INPUT' } }];
    return Response.json({ data: null, errors });
  });
  return { sent, ports, state };
}

/** Waffles for a wellness exam on a Wednesday, with the rest as it stands in the form. */
export async function fillWaffles(time = '10:15', date = '2026-11-18', provider = 'Any provider'): Promise<void> {
  await choosePerson('waffles', /^Waffles Canine/);
  await chooseType();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), provider);
  await setTime(date, time);
}

export async function repeatWeekly(count: string): Promise<void> {
  await userEvent.keyboard('{Alt>}r{/Alt}');
  await replace(await screen.findByLabelText('Dates'), count);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
}

/** The days of the plan are read once typing has paused. */
export async function daysChecked(): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve, 300));
  await waitFor(() => expect(screen.queryByText('Checking availability…')).toBeNull());
}

export const draftIds = async (core: TestCore): Promise<readonly string[]> =>
  valueOf(await core.request('drafts:read', null)).map(({ id }) => id);
