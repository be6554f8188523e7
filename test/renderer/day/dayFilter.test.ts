import { describe, expect, it } from 'vitest';
import {
  type DayFilter,
  filterDay,
  filterOptions,
  fittingFilter,
  isFiltering,
  noFilter,
  toggled,
} from '../../../renderer/features/day/dayFilter.ts';
import type { DayAppointment, ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { dayWith } from '../../support/page/dayWith.ts';

const cancelled = { status: { __typename: 'Status', label: 'CANCELLED', stage: 'cancelled', word: null } } as const;
const arrived = { status: { __typename: 'Status', label: 'IN', stage: 'arrived', word: null } } as const;
const dental = { type: { __typename: 'AppointmentType', id: 'dental', name: 'Dental', color: null } } as const;
const block = { blocked: true, patient: null, type: null } as const;

const day = dayWith([
  { name: 'Bella', who: 'okafor', at: [600, 630] },
  { name: 'Max', who: 'okafor', at: [660, 690], ...arrived, ...dental },
  { name: 'Luna', who: 'chen', at: [600, 630], ...cancelled },
  { name: 'Coco', who: 'gone', at: [640, 660], ...dental },
  { name: 'Lunch', who: 'chen', at: [720, 780], ...block },
]);

describe('filterDay', () => {
  it('leaves the day as it is without a filter', () => {
    expect(filterDay(day, noFilter)).toBe(day);
    expect(isFiltering(noFilter)).toBe(false);
  });

  it('keeps what has one of the statuses, and the time that is blocked', () => {
    expect(names(filterDay(day, toggled(noFilter, 'statuses', 'Checked in')))).toEqual(['Max', 'block']);
    const both = toggled(toggled(noFilter, 'statuses', 'Checked in'), 'statuses', 'Cancelled');
    expect(names(filterDay(day, both))).toEqual(['Max', 'Luna', 'block']);
  });

  it('leaves out the columns of others with their appointments and blocks', () => {
    const filtered = filterDay(day, toggled(noFilter, 'providers', 'okafor'));
    expect(names(filtered)).toEqual(['Bella', 'Max']);
    expect(filtered.providers.map(({ id }) => id)).toEqual(['okafor']);
  });

  it('counts visits without a known provider', () => {
    expect(names(filterDay(day, toggled(noFilter, 'providers', 'none')))).toEqual(['Coco']);
  });

  it('takes status, type and provider together', () => {
    const filter = toggled(toggled(noFilter, 'types', 'dental'), 'providers', 'okafor');
    expect(names(filterDay(day, filter))).toEqual(['Max']);
    expect(names(filterDay(day, toggled(filter, 'statuses', 'Confirmed')))).toEqual([]);
  });

  it('leaves out cancelled visits only on request', () => {
    expect(names(filterDay(day, { ...noFilter, withoutCancelled: true }))).toEqual(['Bella', 'Max', 'Coco', 'block']);
  });
});

describe('filterOptions', () => {
  it('counts the whole day by status, provider and type, blocks apart', () => {
    const { statuses, providers, types, cancelled: cancelledCount } = filterOptions(day);
    expect(statuses.map(({ label, count, stage }) => [label, count, stage])).toEqual([
      ['Confirmed', 2, 'confirmed'],
      ['Checked in', 1, 'arrived'],
      ['Cancelled', 1, 'cancelled'],
    ]);
    expect(providers.map(({ label, count }) => [label, count])).toEqual([
      ['Dr. Okafor', 2],
      ['Dr. Chen', 1],
      ['Sam Lee', 0],
      ['No provider', 1],
    ]);
    expect(types.map(({ label, count }) => [label, count])).toEqual([
      ['Dental', 2],
      ['Exam', 2],
    ]);
    expect(cancelledCount).toBe(1);
  });
});

describe('a filter on another day', () => {
  it('keeps only what that day has, so that nothing hidden empties it', () => {
    const chosen: DayFilter = toggled(toggled(noFilter, 'statuses', 'Checked in'), 'types', 'exam');
    const other = dayWith([{ name: 'Pip', who: 'lee', at: [600, 630] }]);
    const fitting = fittingFilter(chosen, other);
    expect([...fitting.statuses]).toEqual([]);
    expect([...fitting.types]).toEqual(['exam']);
    expect(names(filterDay(other, fitting))).toEqual(['Pip']);
  });
});

function names({ appointments }: ScheduleDay): readonly string[] {
  return appointments.map(({ patient }: DayAppointment) => patient?.name ?? 'block');
}
