import { describe, expect, it } from 'vitest';
import { type DayRows, loadOfDay, workMinutesOf } from '../../../../electron/core/session/days/dayRows.ts';

const at = (time: string): string => `2026-11-17T${time}:00-05:00`;
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });
const visit = (provider: string | null, change: object = {}) => ({
  ...span('09:00', '09:30'),
  provider: provider === null ? null : { id: provider },
  status: null,
  blocked: null,
  ...change,
});

function dayWith(appointments: readonly object[], working: DayRows['working']): DayRows {
  // Sound: only these parts of a day are read.
  return { date: '2026-11-17', appointments, working, location: { week: null } } as unknown as DayRows;
}

const working: DayRows['working'] = [
  { provider: 'a', hours: [span('08:00', '12:00'), span('13:00', '17:00')] },
  { provider: 'b', hours: [] },
];

describe('the working time of a day', () => {
  it('is that of all who work, where it is known of everyone who has a visit', () => {
    const day = dayWith([visit('a'), visit('b')], working);
    expect(workMinutesOf(day)).toBe(480);
    expect(loadOfDay(day)).toMatchObject({ visits: 2, minutes: 60, openMinutes: null });
  });

  it('is not known where somebody with a visit has no hours on file, or nobody has any', () => {
    expect(workMinutesOf(dayWith([visit('a'), visit('c')], working))).toBeNull();
    expect(workMinutesOf(dayWith([visit(null)], working))).toBeNull();
    expect(workMinutesOf(dayWith([], []))).toBeNull();
  });

  it('is not asked of blocked time and of what was called off', () => {
    const off = { status: { label: 'X', stage: 'cancelled' } };
    expect(workMinutesOf(dayWith([visit('a'), visit('c', { blocked: true }), visit('c', off)], working))).toBe(480);
  });
});
