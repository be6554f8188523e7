import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  dateAt,
  dayBounds,
  instantIn,
  isDate,
  isTimeZone,
  readDate,
  readMoment,
} from '../../graphql/service/readers/time.ts';

const newYork = 'America/New_York';

describe('dayBounds', () => {
  it.each([
    ['2026-11-21', newYork, '2026-11-21T05:00:00Z', '2026-11-22T05:00:00Z', 24],
    ['2026-11-01', newYork, '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', 25],
    ['2026-03-08', newYork, '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z', 23],
    ['2026-06-01', 'Asia/Kolkata', '2026-05-31T18:30:00Z', '2026-06-01T18:30:00Z', 24],
  ])('gives the ends of %s in %s', (date, zone, from, to, hours) => {
    const bounds = dayBounds(date, zone);
    expect(bounds).toEqual({ from, to });
    expect((Date.parse(bounds.to) - Date.parse(bounds.from)) / 3_600_000).toBe(hours);
  });
});

describe('readMoment', () => {
  it.each([
    ['2026-11-21T14:00:00Z', '2026-11-21T09:00:00-05:00'],
    ['2026-11-21T09:00:00-05:00', '2026-11-21T09:00:00-05:00'],
    ['2026-11-21T09:00:00', '2026-11-21T09:00:00-05:00'],
    ['2026-11-21 09:00:00', '2026-11-21T09:00:00-05:00'],
    ['2026-07-01T09:00', '2026-07-01T09:00:00-04:00'],
    ['2026-11-17 15:00:00+00', '2026-11-17T10:00:00-05:00'],
    ['2026-11-17 09:00:00 -0500', '2026-11-17T09:00:00-05:00'],
    ['2026-11-17 14:00:00 UTC', '2026-11-17T09:00:00-05:00'],
    // Of two equal wall times the first.
    ['2026-11-01T01:30:00', '2026-11-01T01:30:00-04:00'],
  ])('reads %s', (text, expected) => {
    const moment = readMoment(text, newYork);
    expect(moment).not.toBeNull();
    expect(instantIn(moment ?? 0, newYork)).toBe(expected);
  });

  it.each([
    ['2026-03-08T02:30:00'],
    ['tomorrow'],
    [''],
    [null],
    [42],
    ['2026-13-01T00:00:00Z'],
    ['2026-02-30T00:00:00Z'],
    ['2026-02-30T00:00:00-05:00'],
    ['2026-11-21T24:00:00Z'],
    ['2026-11-21T09:00:00+25:00'],
    [1e17],
  ])('does not invent a moment for %s', (value) => {
    expect(readMoment(value, newYork)).toBeNull();
  });
});

describe('readMoment and readDate', () => {
  const seconds = fc.integer({ min: Date.parse('1950-01-01') / 1000, max: Date.parse('2060-01-01') / 1000 });
  const nearChange = fc
    .tuple(
      fc.constantFrom('2026-03-08T07:00Z', '2026-11-01T06:00Z', '2026-04-04T15:00Z', '2011-12-30T10:00Z'),
      fc.integer({ min: -200_000, max: 200_000 }),
    )
    .map(([change, shift]) => Date.parse(change) / 1000 + shift);
  const zones = [
    'America/New_York',
    'Europe/Dublin',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'UTC',
  ];
  const forms = fc.record({
    at: fc.oneof(seconds, nearChange),
    separator: fc.constantFrom('T', ' '),
    fraction: fc.constantFrom('', '.5', '.123', '.123456', '.999999999'),
    offset: fc.constantFrom('', 'Z', '+02:00', '-09:30', '+00:00', '-0500', '+05'),
    zone: fc.constantFrom(...zones),
  });

  it('read what Temporal reads, whichever way it was written', () => {
    fc.assert(
      fc.property(forms, ({ at, separator, fraction, offset, zone }) => {
        const wall = new Date(at * 1000).toISOString().slice(0, 19).replace('T', separator);
        const text = `${wall}${fraction}${offset}`;
        const exact = temporalMoment(text, zone);
        expect(readMoment(text, zone)).toBe(exact?.epochMilliseconds ?? null);
        expect(readDate(text, zone)).toBe(exact?.toZonedDateTimeISO(zone).toPlainDate().toString() ?? null);
      }),
      { numRuns: 3_000 },
    );
  });

  it('know the dates that Temporal knows', () => {
    const number = fc.integer({ min: 0, max: 33 }).map((each) => String(each).padStart(2, '0'));
    const years = fc.integer({ min: 0, max: 9999 }).map((each) => String(each).padStart(4, '0'));
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('1900', '2000', '2024'), years), number, number, (year, month, date) => {
        const text = `${year}-${month}-${date}`;
        expect(isDate(text)).toBe(isTemporalDate(text));
      }),
      { numRuns: 3_000 },
    );
  });
});

function temporalMoment(text: string, zone: string): Temporal.Instant | null {
  if (/Z$|[+-]\d{2}(?::?\d{2})?$/.test(text.slice(19))) return Temporal.Instant.from(text);
  try {
    const wall = Temporal.PlainDateTime.from(text);
    const moment = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
    return moment.toPlainDateTime().equals(wall) ? moment.toInstant() : null;
  } catch {
    return null;
  }
}

function isTemporalDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

describe('dates and zones', () => {
  it('gives today in the zone, not on the computer', () => {
    const late = Date.parse('2026-11-21T04:30:00Z');
    expect(dateAt(late, newYork)).toBe('2026-11-20');
    expect(dateAt(late, 'Europe/Berlin')).toBe('2026-11-21');
  });

  it('reads a date out of dates and moments', () => {
    expect(readDate('2024-02-29', newYork)).toBe('2024-02-29');
    expect(readDate('2023-02-29', newYork)).toBeNull();
    expect(readDate('2026-01-01T02:00:00Z', newYork)).toBe('2025-12-31');
    expect(readDate('2026-01-01T02:00:00', newYork, 'UTC')).toBe('2025-12-31');
  });

  it('knows dates and zones that exist', () => {
    expect([isDate('2026-02-28'), isDate('2026-02-30'), isDate('2026-2-1')]).toEqual([true, false, false]);
    expect([isTimeZone('America/Chicago'), isTimeZone('Mars/Base')]).toEqual([true, false]);
  });
});

describe('instantIn', () => {
  const zones = [
    newYork,
    'Europe/London',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'UTC',
  ];

  it('writes every moment as the zone database does, around both clock changes too', () => {
    const moment = fc.integer({ min: Date.parse('2015-01-01'), max: Date.parse('2040-01-01') });
    const change = fc.constantFrom(
      '2026-03-08T07:00:00Z',
      '2026-11-01T06:00:00Z',
      '2026-10-25T01:00:00Z',
      '2026-04-04T15:00:00Z',
    );
    const near = fc
      .tuple(change, fc.integer({ min: -7_200_000, max: 7_200_000 }))
      .map(([at, shift]) => Date.parse(at) + shift);
    fc.assert(
      fc.property(fc.oneof(moment, near), fc.constantFrom(...zones), (epoch, zone) => {
        const whole = Math.floor(epoch / 1000) * 1000;
        const exact = Temporal.Instant.fromEpochMilliseconds(whole).toZonedDateTimeISO(zone);
        expect(instantIn(whole, zone)).toBe(exact.toString({ timeZoneName: 'never', smallestUnit: 'second' }));
      }),
      { numRuns: 2_000 },
    );
  });
});
