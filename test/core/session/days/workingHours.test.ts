import { describe, expect, it } from 'vitest';
import type { Shift } from '../../../../electron/core/adapter/clinic/shifts.ts';
import { workingHoursOn } from '../../../../electron/core/session/days/workingHours.ts';
import { dayBounds } from '../../../../graphql/service/readers/time.ts';

const timeZone = 'America/New_York';
const location = { id: 'L1', name: 'Harbor', address: null, phone: null, timeZone };
const day = { location, timeZone, ...dayBounds('2026-11-17', timeZone) };
const staff = ['A', 'B'].map((id) => ({ id, name: `Dr. ${id}`, role: null, active: null }));

function shift(providerId: string, from: string, to: string, change: Partial<Shift> = {}): Shift {
  return { providerId, providerName: `Dr. ${providerId}`, locationId: 'L1', start: from, end: to, ...change };
}

const span = (from: string, to: string): object => ({
  start: `2026-11-17T${from}:00-05:00`,
  end: `2026-11-17T${to}:00-05:00`,
});

const monday = shift('A', '2026-11-16T09:00:00-05:00', '2026-11-16T17:00:00-05:00');

describe('working hours of a day', () => {
  it('are those of its shifts, put together where they touch', () => {
    const shifts = [
      shift('A', '2026-11-17T13:00:00-05:00', '2026-11-17T17:00:00-05:00'),
      shift('A', '2026-11-17T09:00:00-05:00', '2026-11-17T12:00:00-05:00'),
      shift('A', '2026-11-17T11:00:00-05:00', '2026-11-17T12:00:00-05:00'),
    ];
    expect(workingHoursOn(day, shifts, staff)).toEqual([
      { provider: 'A', hours: [span('09:00', '12:00'), span('13:00', '17:00')] },
    ]);
  });

  it('are empty for who works on other days or elsewhere, and unknown for who has no shifts', () => {
    expect(workingHoursOn(day, [monday], staff)).toEqual([{ provider: 'A', hours: [] }]);
    const elsewhere = shift('A', '2026-11-17T09:00:00-05:00', '2026-11-17T17:00:00-05:00', { locationId: 'L2' });
    expect(workingHoursOn(day, [elsewhere], staff)).toEqual([{ provider: 'A', hours: [] }]);
  });

  it('are unknown where the ids are of other people than the providers', () => {
    const nurse = shift('B', '2026-11-17T09:00:00-05:00', '2026-11-17T17:00:00-05:00', { providerName: 'Nurse Joy' });
    expect(workingHoursOn(day, [monday, nurse], staff)).toEqual([]);
    const stranger = shift('Z', '2026-11-17T09:00:00-05:00', '2026-11-17T17:00:00-05:00');
    expect(workingHoursOn(day, [stranger], staff)).toEqual([]);
  });
});
