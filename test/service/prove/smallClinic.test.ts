import { describe, expect, it } from 'vitest';
import { isOfStaff, isOneOfFew } from '../../../graphql/service/prove/judgeLink.ts';
import { withLengthUnit } from '../../../graphql/service/prove/lengthUnit.ts';
import { withTellingSteps } from '../../../graphql/service/prove/tellingSteps.ts';
import { readEnd } from '../../../graphql/service/readers/time.ts';
import type { AppointmentFields, Operation } from '../../../graphql/service/serviceMap.ts';
import type { Link, Source } from '../../../graphql/service/sources.ts';

const start: Source = { kind: 'path', path: ['start'] };
const link = (name: string): Link<{ readonly id: Source; readonly name: Source }> => ({
  path: [name],
  fields: { id: { kind: 'path', path: ['id'] }, name: { kind: 'path', path: ['name'] } },
});

/** Eight visits on each of twenty days: of twenty-five clients with a different one each time, and of two doctors. */
const visits = Array.from({ length: 160 }, (_, index) => ({
  start: new Date(Date.UTC(2026, 10, 1 + Math.floor(index / 8), 14 + (index % 8))).toISOString(),
  client: { id: `c${String((index * 7) % 25)}` },
  doctor: { id: `d${String(index % 2)}` },
}));

describe('people of a small clinic', () => {
  it('who come again and again, but not twice on a day, are no staff', () => {
    expect(isOneOfFew(visits, link('client'), { start })).toBe(false);
    expect(isOneOfFew(visits, link('doctor'), { start })).toBe(true);
  });

  it('are no staff where those who give the visits are fewer still, whatever the days', () => {
    const ofOneDay = visits.map((visit) => ({ ...visit, start: '2026-11-01T14:00:00Z' }));
    expect(isOfStaff(ofOneDay, link('client'), { start })).toBe(true);
    expect(isOfStaff(ofOneDay, link('client'), { start, provider: link('doctor') })).toBe(false);
    expect(isOfStaff(ofOneDay, link('doctor'), { start, provider: link('doctor') })).toBe(true);
  });
});

const book = (fields: Partial<AppointmentFields>): Operation<object> => ({
  field: 'visits',
  arguments: [],
  rows: [],
  fields: { id: { kind: 'path', path: ['id'] }, start, ...fields },
});

describe('the length of visits', () => {
  const end = { kind: 'minutesAfter', start: ['start'], minutes: ['length'] } as const;
  const lengths = (...of: readonly number[]): readonly object[] => of.map((length) => ({ length }));
  const isInSeconds = (rows: readonly object[]): boolean =>
    (withLengthUnit(book({ end }), rows).fields as AppointmentFields & { end?: { inSeconds?: true } }).end
      ?.inSeconds === true;

  it('is in seconds where minutes would be whole days', () => {
    expect(isInSeconds(lengths(1200, 1800, 900, 2400, 5400))).toBe(true);
    const row = { length: 1800 };
    expect(readEnd(row, { ...end, inSeconds: true }, 0, 'UTC')).toBe(30 * 60_000);
  });

  it('stays in minutes for visits, for stays of days, and where there are few', () => {
    expect(isInSeconds(lengths(20, 30, 15, 40, 90))).toBe(false);
    expect(isInSeconds(lengths(1440, 2880, 720, 1440, 4320))).toBe(false);
    expect(isInSeconds(lengths(1200, 1800))).toBe(false);
  });
});

describe('the course of a visit', () => {
  const step = (label: string) => ({ path: [label], label });
  const status = { kind: 'course', steps: [step('confirmed'), step('arrived')] } as const;
  const now = Date.parse('2026-11-17T12:00:00Z');
  // Half of them are still to come.
  const startOf = (index: number): string => `2026-11-17T${String(6 + index).padStart(2, '0')}:30:00Z`;
  const rows = Array.from({ length: 12 }, (_, index) => ({
    start: startOf(index),
    confirmed: true,
    arrived: index < 3,
  }));
  const stepsOf = ({ fields }: Operation<object>): unknown => (fields as Partial<AppointmentFields>).status;

  it('has no step that all visits have reached', () => {
    expect(stepsOf(withTellingSteps(book({ status }), rows, now))).toEqual({
      kind: 'course',
      steps: [step('arrived')],
    });
    const all = rows.map((row) => ({ ...row, arrived: true }));
    expect(stepsOf(withTellingSteps(book({ status }), all, now))).toBeUndefined();
  });

  it('stays where all visits that were read are past: all of them were confirmed, and all arrived', () => {
    const past = rows.map((row) => ({ ...row, start: '2026-11-10T09:00:00Z', arrived: true }));
    expect(stepsOf(withTellingSteps(book({ status }), past, now))).toEqual(status);
  });

  it('stays where few visits were read, or some have not come as far', () => {
    expect(stepsOf(withTellingSteps(book({ status }), rows.slice(0, 5), now))).toEqual(status);
    expect(stepsOf(withTellingSteps(book({ status }), [...rows, { confirmed: false }], now))).toEqual(status);
  });
});
