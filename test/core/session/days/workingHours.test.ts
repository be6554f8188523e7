import { describe, expect, it } from 'vitest';
import type { Shift } from '../../../../electron/core/adapter/clinic/shifts.ts';
import type { WorkSpan } from '../../../../electron/contract/workingHours.ts';
import { workingHoursOn } from '../../../../electron/core/session/days/workingHours.ts';
import { dayBounds } from '../../../../graphql/service/readers/time.ts';

const timeZone = 'America/New_York';
const location = { id: 'L1', name: 'Harbor', address: null, phone: null, timeZone };
const day = { location, timeZone, date: '2026-11-17', ...dayBounds('2026-11-17', timeZone) };
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
    expect(workingHoursOn(day, { shifts, regular: [] }, staff)).toEqual([
      { provider: 'A', hours: [span('09:00', '12:00'), span('13:00', '17:00')] },
    ]);
  });

  it('are empty for who works on other days or elsewhere, and unknown for who has no shifts', () => {
    expect(workingHoursOn(day, { shifts: [monday], regular: [] }, staff)).toEqual([{ provider: 'A', hours: [] }]);
    const elsewhere = shift('A', '2026-11-17T09:00:00-05:00', '2026-11-17T17:00:00-05:00', { locationId: 'L2' });
    expect(workingHoursOn(day, { shifts: [elsewhere], regular: [] }, staff)).toEqual([{ provider: 'A', hours: [] }]);
  });

  it('are unknown where the ids are of other people than the providers', () => {
    const nurse = shift('B', '2026-11-17T09:00:00-05:00', '2026-11-17T17:00:00-05:00', { providerName: 'Nurse Joy' });
    expect(workingHoursOn(day, { shifts: [monday, nurse], regular: [] }, staff)).toEqual([]);
    const stranger = shift('Z', '2026-11-17T09:00:00-05:00', '2026-11-17T17:00:00-05:00');
    expect(workingHoursOn(day, { shifts: [stranger], regular: [] }, staff)).toEqual([]);
  });
});

describe('regular hours', () => {
  const off: readonly (readonly WorkSpan[])[] = [[], [], [], [], [], [], []];
  const tuesdays = off.map((spans, index) =>
    index === 1
      ? [
          { start: 480, end: 720 },
          { start: 780, end: 1020 },
        ]
      : spans,
  );
  const regular = [{ provider: 'A', location: 'L1', week: tuesdays }];

  it('count for a provider without shifts, at the location for which they were entered', () => {
    expect(workingHoursOn(day, { shifts: [], regular }, staff)).toEqual([
      { provider: 'A', hours: [span('08:00', '12:00'), span('13:00', '17:00')] },
    ]);
    expect(workingHoursOn(day, { shifts: [monday], regular }, staff)).toEqual([{ provider: 'A', hours: [] }]);
    const elsewhere = [{ provider: 'A', location: 'L2', week: tuesdays }];
    expect(workingHoursOn(day, { shifts: [], regular: elsewhere }, staff)).toEqual([]);
    const gone = [{ provider: 'Z', location: 'L1', week: tuesdays }];
    expect(workingHoursOn(day, { shifts: [], regular: gone }, staff)).toEqual([]);
  });

  it('are those of the clock on the wall on both days when the clocks change', () => {
    const sundays = off.map((spans, index) => (index === 6 ? [{ start: 60, end: 480 }] : spans));
    const hoursOf = (date: string): readonly number[] => {
      const sunday = { location, timeZone, date, ...dayBounds(date, timeZone) };
      const [known] = workingHoursOn(
        sunday,
        { shifts: [], regular: [{ provider: 'A', location: 'L1', week: sundays }] },
        staff,
      );
      return (known?.hours ?? []).map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 3_600_000);
    };
    expect(hoursOf('2026-11-08')).toEqual([7]);
    expect(hoursOf('2026-11-01')).toEqual([8]);
    expect(hoursOf('2026-03-08')).toEqual([6]);
  });
});
