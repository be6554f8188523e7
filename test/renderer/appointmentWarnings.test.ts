import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentWarnings } from '../../renderer/domain/appointmentWarnings.ts';
import type { PlannedAppointment } from '../../renderer/domain/overlaps.ts';
import { type BookedVisit, bookedVisit, bookingDay, knownPatient } from '../support/page/bookingDay.ts';

const eight = Date.parse('2026-11-17T08:00:00-05:00');
const nine = Date.parse('2026-11-17T09:00:00-05:00');
const minute = 60_000;

function warningsOf(
  plan: Partial<PlannedAppointment>,
  visits: readonly BookedVisit[],
  change: object = {},
): readonly string[] {
  const day = bookingDay(visits, change);
  return appointmentWarnings({ start: nine, minutes: 30, ...plan }, day, eight).map(({ text }) =>
    text.replaceAll('\u00a0', ' '),
  );
}

const taken = [bookedVisit()];
const other = { provider: 'b', room: 'Exam 2', client: 'x', patient: knownPatient({ id: 'y', name: 'Rex' }) };

describe('a warning', () => {
  it.each<[string, Partial<PlannedAppointment>, readonly string[]]>([
    ['there is no other appointment', other, []],
    ['the provider is taken', { ...other, provider: 'a' }, ['Dr. A is taken 9:00 – 9:30 AM: Bella.']],
    ['the room is taken, however it is written', { room: ' exam 1' }, ['Exam 1 is taken 9:00 – 9:30 AM: Bella.']],
    [
      'provider and room are taken by the same',
      { provider: 'a', room: 'Exam 1' },
      ['Dr. A and Exam 1 are taken 9:00 – 9:30 AM: Bella.'],
    ],
    [
      'the patient is somewhere else',
      { patient: knownPatient() },
      ['Bella already has an appointment 9:00 – 9:30 AM.'],
    ],
    [
      'the client comes with another patient',
      { client: 'c', patient: knownPatient({ id: 'y' }) },
      ['Maria Garcia already has an appointment with Bella 9:00 – 9:30 AM.'],
    ],
    ['it ends as the other begins', { start: nine - 30 * minute, provider: 'a' }, []],
    ['it begins as the other ends', { start: nine + 30 * minute, provider: 'a' }, []],
    ['it is that very appointment', { provider: 'a', itself: '1' }, []],
    ['the patient is inactive', { patient: knownPatient({ id: 'y', active: false }) }, ['Bella is inactive.']],
    [
      'the patient is deceased, which says it all',
      { patient: knownPatient({ id: 'y', active: false, deceased: true }) },
      ['Bella is marked as deceased.'],
    ],
    ['it is past', { ...other, start: eight - 5 * minute }, ['This time has passed.']],
    ['it is now, rounded down', { ...other, start: eight - 4 * minute }, []],
  ])('where %s', (_what, plan, text) => {
    expect(warningsOf(plan, taken)).toEqual(text);
  });

  it.each([['cancelled'], ['noShow']] as const)('ignores what is %s', (stage) => {
    const status = { __typename: 'Status', label: 'X', stage, word: null } as const;
    expect(warningsOf({ provider: 'a', room: 'Exam 1', client: 'c' }, [bookedVisit({ status })])).toEqual([]);
  });

  it('describes blocked time by what blocks it', () => {
    const lunch = bookedVisit({ patient: null, client: null, blocked: true, reason: 'Lunch', room: null });
    expect(warningsOf({ provider: 'a' }, [lunch])).toEqual(['Dr. A is taken 9:00 – 9:30 AM: Lunch.']);
  });

  it('takes an appointment without an end for half an hour', () => {
    const open = bookedVisit({ end: null });
    expect(warningsOf({ provider: 'a', start: nine + 29 * minute }, [open])).toHaveLength(1);
    expect(warningsOf({ provider: 'a', start: nine + 30 * minute }, [open])).toEqual([]);
  });
});

describe('working hours', () => {
  const span = (from: string, to: string) => ({
    __typename: 'OpenHours',
    start: `2026-11-17T${from}:00-05:00`,
    end: `2026-11-17T${to}:00-05:00`,
  });
  const working = (...hours: readonly object[]) => ({
    working: [{ __typename: 'WorkingHours', provider: 'a', hours }],
  });

  it('warn of a provider who is off that day or at that time, and of no other', () => {
    const off = working();
    expect(warningsOf({ provider: 'a' }, [], off)).toEqual(['Dr. A is off that day.']);
    expect(warningsOf({ provider: 'b' }, [], off)).toEqual([]);
    expect(warningsOf({}, [], off)).toEqual([]);
    const late = working(span('10:00', '12:00'), span('13:00', '17:00'));
    expect(warningsOf({ provider: 'a' }, [], late)).toEqual([
      'Dr. A works 10:00 AM – 12:00 PM and 1:00 – 5:00 PM that day.',
    ]);
    expect(warningsOf({ provider: 'a', start: nine + 60 * minute }, [], late)).toEqual([]);
    expect(warningsOf({ provider: 'a', start: nine + 160 * minute }, [], late)).toHaveLength(1);
  });

  it('say nothing beside a location that is closed', () => {
    const closed = { ...working(), hours: [] };
    expect(warningsOf({ provider: 'a' }, [], closed)).toHaveLength(1);
    expect(warningsOf({ provider: 'a' }, [], closed)[0]).not.toContain('Dr. A');
  });
});

describe('opening hours', () => {
  const span = (from: string, to: string) => ({
    __typename: 'OpenHours',
    start: `2026-11-17T${from}:00-05:00`,
    end: `2026-11-17T${to}:00-05:00`,
  });
  const open = { hours: [span('08:00', '12:00'), span('13:00', '18:00')] };

  it.each([
    ['09:00', 30, []],
    ['11:30', 30, []],
    ['11:45', 30, ['Riverside is open 8:00 AM – 12:00 PM and 1:00 – 6:00 PM.']],
    ['12:15', 30, ['Riverside is open 8:00 AM – 12:00 PM and 1:00 – 6:00 PM.']],
    ['17:45', 30, ['Riverside is open 8:00 AM – 12:00 PM and 1:00 – 6:00 PM.']],
  ])('are respected or not at %s for %i minutes', (time, minutes, text) => {
    expect(warningsOf({ start: Date.parse(`2026-11-17T${time}:00-05:00`), minutes }, [], open)).toEqual(text);
  });

  it('are empty where hours are unknown, and report it closed where there are none', () => {
    expect(warningsOf({ start: nine + 720 * minute }, [], { hours: null })).toEqual([]);
    expect(warningsOf({}, [], { hours: [] })).toEqual(['Riverside is closed that day.']);
  });

  it('that follow each other without a break are one', () => {
    expect(warningsOf({}, [], { hours: [span('09:15', '18:00'), span('08:00', '09:15')] })).toEqual([]);
  });
});

describe('overlaps', () => {
  const stretch = fc.record({ from: fc.integer({ min: 0, max: 600 }), minutes: fc.integer({ min: 5, max: 240 }) });

  it('are warned of exactly where both last at the same time', () => {
    fc.assert(
      fc.property(stretch, stretch, (one, two) => {
        const at = (offset: number): string => new Date(eight + offset * minute).toISOString();
        const visit = bookedVisit({ start: at(two.from), end: at(two.from + two.minutes) });
        const plan = { start: eight + one.from * minute, minutes: one.minutes, provider: 'a' };
        const overlap = one.from < two.from + two.minutes && two.from < one.from + one.minutes;
        expect(appointmentWarnings(plan, bookingDay([visit]), eight).length > 0).toBe(overlap);
      }),
    );
  });

  it('are the same whichever of the two is being booked', () => {
    fc.assert(
      fc.property(stretch, stretch, (one, two) => {
        const warned = (planned: typeof one, booked: typeof one): boolean => {
          const at = (offset: number): string => new Date(eight + offset * minute).toISOString();
          const visit = bookedVisit({ start: at(booked.from), end: at(booked.from + booked.minutes) });
          const plan = { start: eight + planned.from * minute, minutes: planned.minutes, room: 'Exam 1' };
          return appointmentWarnings(plan, bookingDay([visit]), eight).length > 0;
        };
        expect(warned(one, two)).toBe(warned(two, one));
      }),
    );
  });
});
