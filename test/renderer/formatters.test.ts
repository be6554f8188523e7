import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitVisits, type Visit } from '../../renderer/features/clients/clientVisits.ts';
import { countLabel, moreLabel } from '../../renderer/features/clients/resultLabels.ts';
import { regionalLocale } from '../../renderer/lib/locale.ts';
import { formatList } from '../../renderer/lib/counts.ts';
import { formatBalance } from '../../renderer/lib/money.ts';
import {
  addDays,
  addMonths,
  ageOn,
  capitalized,
  daysBetween,
  formatBriefRange,
  formatLongDate,
  isPlainDate,
  relativeDay,
} from '../../renderer/lib/dates.ts';
import { readableLabel } from '../../renderer/lib/readableLabel.ts';
import { statusLabel } from '../../renderer/domain/stages.ts';
import {
  clockHabits,
  formatInstantTime,
  formatMinute,
  formatMinuteRange,
  minuteOfDay,
} from '../../renderer/lib/wallTime.ts';
import { hasSameOffset, wallClock, zonePlace } from '../../renderer/lib/timeZone.ts';

const space = '\u00a0';

describe('regionalLocale', () => {
  it('keeps English words and takes the region’s habits', () => {
    expect(regionalLocale('en', 'de-DE')).toBe('en-DE');
    expect(regionalLocale('en', 'de')).toBe('en-DE');
    expect(regionalLocale('en', 'en-AU')).toBe('en-AU');
    expect(regionalLocale('en', '???')).toBe('en');
  });
});

describe('wall times', () => {
  it.each(Object.keys(clockHabits))('are written in %s as the browser would', (locale) => {
    const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    for (let minute = -1440; minute < 2880; minute += 1) {
      const expected = format.format(minute * 60_000).replaceAll(/\s/g, space);
      if (formatMinute(minute, locale) !== expected) expect([minute, formatMinute(minute, locale)]).toBe(expected);
    }
    expect(formatMinute(545, locale)).toBe(format.format(545 * 60_000).replaceAll(/\s/g, space));
  });

  it('come from the text of the instant, not from the computer’s zone', () => {
    expect(minuteOfDay('2026-11-21T09:05:00+09:00', '2026-11-21')).toBe(545);
    expect(minuteOfDay('2026-11-22T00:15:00-05:00', '2026-11-21')).toBe(1455);
    expect(formatInstantTime('2026-11-21T14:30:00-05:00', 'en-US')).toBe(`2:30${space}PM`);
  });

  it('are written as the region writes them', () => {
    expect(formatMinute(0, 'en-US')).toBe(`12:00${space}AM`);
    expect(formatMinute(545, 'en-GB')).toBe('09:05');
    expect(formatMinuteRange(540, 570, 'en-US')).toBe(`9:00 – 9:30${space}AM`);
    expect(formatMinuteRange(690, 750, 'en-US')).toBe(`11:30${space}AM – 12:30${space}PM`);
    expect(formatMinuteRange(540, 570, 'en-GB')).toBe('09:00 – 09:30');
    expect(formatMinuteRange(540, 570, 'es-US')).toBe(`9:00 – 9:30${space}a.m.`);
  });
});

describe('plain dates', () => {
  it('step over months, leap days and clock changes', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('step as many days of 24 hours and months of the calendar, in every century', () => {
    const dates = fc
      .date({ min: new Date('0300-01-01'), max: new Date('9700-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(dates, fc.integer({ min: -40_000, max: 40_000 }), (date, amount) => {
        const moved = new Date(Date.parse(date) + amount * 86_400_000).toISOString().slice(0, 10);
        expect(addDays(date, amount)).toBe(moved);
        expect(daysBetween(date, moved)).toBe(amount);
        const months = amount % 1000;
        const first = new Date(`${date.slice(0, 8)}01`);
        first.setUTCMonth(first.getUTCMonth() + months);
        const last = new Date(first);
        last.setUTCMonth(last.getUTCMonth() + 1, 0);
        const day = Math.min(Number(date.slice(8)), last.getUTCDate());
        expect(addMonths(date, months)).toBe(first.toISOString().slice(0, 8) + String(day).padStart(2, '0'));
      }),
    );
  });

  it('are shown with their weekday', () => {
    expect(formatLongDate('2026-11-21', 'en-US')).toBe('Saturday, November 21, 2026');
  });

  it('are relative to today', () => {
    expect(['2026-11-21', '2026-11-22', '2026-11-20', '2026-11-26', '2026-11-11'].map(from('2026-11-21'))).toEqual([
      'Today',
      'Tomorrow',
      'Yesterday',
      'In 5 days',
      '10 days ago',
    ]);
  });

  it('are distinguished from other text', () => {
    expect(isPlainDate('2026-11-21')).toBe(true);
    expect(isPlainDate('2026-13-41')).toBe(false);
    expect(isPlainDate('tomorrow')).toBe(false);
  });
});

describe('ageOn', () => {
  it('counts in the unit that people use', () => {
    expect(ageOn('2019-04-12', '2026-11-21')).toBe('7 years');
    expect(ageOn('2024-11-22', '2026-11-21')).toBe('23 months');
    expect(ageOn('2024-11-21', '2026-11-21')).toBe('2 years');
    expect(ageOn('2026-10-10', '2026-11-21')).toBe('6 weeks');
    expect(ageOn('2026-11-20', '2026-11-21')).toBe('1 day');
  });

  it('counts full months and years, over leap days and before 1900', () => {
    expect(ageOn('2024-02-29', '2026-02-28')).toBe('23 months');
    expect(ageOn('2024-02-29', '2026-03-01')).toBe('2 years');
    expect(ageOn('2026-01-31', '2026-02-28')).toBe('4 weeks');
    expect(ageOn('2026-01-31', '2026-03-31')).toBe('2 months');
    expect(ageOn('1832-07-01', '2026-11-21')).toBe('194 years');
  });

  it('is empty for a future birth or no date', () => {
    expect(ageOn('2026-12-01', '2026-11-21')).toBeNull();
    expect(ageOn('spring 2020', '2026-11-21')).toBeNull();
  });
});

describe('formatList', () => {
  it('joins words as the language does', () => {
    expect(formatList([])).toBe('');
    expect(formatList(['phone'])).toBe('phone');
    expect(formatList(['phone', 'e-mail', 'address'], 'en-US')).toBe('phone, e-mail and address');
    expect(formatList(['teléfono', 'informe'], 'es-ES')).toBe('teléfono e informe');
    expect(formatList(['Telefon', 'E-Mail', 'Adresse'], 'de-DE')).toBe('Telefon, E-Mail und Adresse');
  });
});

describe('formatBalance', () => {
  it('distinguishes debt from credit by label', () => {
    expect(formatBalance({ amount: '120.50', currency: 'USD' }, 'en-US')).toEqual({
      kind: 'owed',
      text: '$120.50 due',
    });
    expect(formatBalance({ amount: '-40.00', currency: 'USD' }, 'en-US')).toEqual({
      kind: 'credit',
      text: '$40.00 credit',
    });
    expect(formatBalance({ amount: '0.00', currency: 'USD' })).toBeNull();
    expect(formatBalance(null)).toBeNull();
  });

  it('keeps every digit, and shows what it can’t read as it is', () => {
    const large = { amount: '9007199254740993.10', currency: null };
    expect(formatBalance(large, 'en-US')?.text).toBe('9,007,199,254,740,993.10 due');
    expect(formatBalance({ amount: '12.5', currency: 'not a currency' }, 'en-US')?.text).toBe(
      '12.5 not a currency due',
    );
    expect(formatBalance({ amount: 'much', currency: null })?.text).toBe('Balance much');
  });
});

describe('zones', () => {
  it('are the same where they show the same time', () => {
    expect(hasSameOffset('America/New_York', 'America/Detroit', '2026-11-21')).toBe(true);
    expect(hasSameOffset('America/New_York', 'UTC', '2026-11-21')).toBe(false);
    expect(hasSameOffset('America/New_York', 'America/Panama', '2026-11-21')).toBe(true);
    expect(hasSameOffset('America/New_York', 'America/Panama', '2026-07-21')).toBe(false);
  });

  it('show their local time', () => {
    expect(wallClock(Date.parse('2026-11-21T03:30:00Z'), 'America/New_York')).toEqual({
      date: '2026-11-20',
      minute: 1350,
    });
    expect(wallClock(0, 'Nowhere/Land')).toBeNull();
  });

  it('are called by their place', () => {
    expect(zonePlace('America/New_York')).toBe('New York');
    expect(zonePlace('UTC')).toBe('UTC');
  });
});

describe('labels of counts and states', () => {
  it('show how many were found, and how many more there are', () => {
    const shown = (listed: number, total = listed, isFetching = false): string =>
      countLabel({ listed, total, isFetching });
    expect(shown(50, 1204)).toBe('50 of 1,204 clients');
    expect(shown(12)).toBe('12 clients');
    expect(shown(1)).toBe('1 client');
    expect(shown(0)).toBe('No clients found');
    expect(shown(0, 0, true)).toBe('Searching your practice system…');
    expect(shown(3, 3, true)).toBe('3 found, searching your practice system…');
    expect(moreLabel({ listed: 50, total: 1204, isFetching: false })).toBe('1,154 more. Keep typing to narrow down.');
    expect(moreLabel({ listed: 50, total: 50, isFetching: false })).toBeUndefined();
  });

  it('keep the service’s own term where the desk has none', () => {
    expect(statusLabel({ label: 'CHECKED_IN', stage: 'arrived', word: null })).toBe('Checked in');
    expect(statusLabel({ label: 'Waiting for lab', stage: 'unknown', word: null })).toBe('Waiting for lab');
    expect(statusLabel({ label: 'IN_LOBBY', stage: 'arrived', word: 'IN_LOBBY' })).toBe('In lobby');
    expect(statusLabel(null)).toBe('No status');
  });
});

describe('readableLabel', () => {
  it('reads the service’s constants and leaves names alone', () => {
    expect(readableLabel('FEMALE_SPAYED')).toBe('Female spayed');
    expect(readableLabel('Domestic Shorthair')).toBe('Domestic Shorthair');
    expect(readableLabel('DSH')).toBe('DSH');
    expect(readableLabel(null)).toBeNull();
  });
});

describe('splitVisits', () => {
  it('puts the next visit and the last one first', () => {
    const visits = ['2026-11-20', '2026-12-24', '2026-11-23', '2026-06-01'].map(visitOn);
    const { coming, past } = splitVisits(visits, Date.parse('2026-11-21T12:00:00Z'));
    expect(coming.map(({ id }) => id)).toEqual(['2026-11-23', '2026-12-24']);
    expect(past.map(({ id }) => id)).toEqual(['2026-11-20', '2026-06-01']);
  });

  it('counts as coming what is going on and what has no time', () => {
    const going = { ...visitOn('2026-11-21'), start: '2026-11-21T11:30:00Z', end: '2026-11-21T12:30:00Z' };
    const { coming } = splitVisits(
      [going, { ...visitOn('x'), start: null, end: null }],
      Date.parse('2026-11-21T12:00:00Z'),
    );
    expect(coming).toHaveLength(2);
  });

  it('counts as past what was completed early, and what is cancelled', () => {
    const stages = ['completed', 'cancelled', 'noShow', 'arrived'] as const;
    const visits = stages.map((stage): Visit => ({
      ...visitOn('2026-12-24'),
      id: stage,
      status: { __typename: 'Status', label: stage, stage, word: null },
    }));
    const { coming, past } = splitVisits(visits, Date.parse('2026-11-21T12:00:00Z'));
    expect(coming.map(({ id }) => id)).toEqual(['arrived']);
    expect(past).toHaveLength(3);
  });
});

function from(today: string): (date: string) => string {
  return (date) => relativeDay(date, today);
}

function visitOn(date: string): Visit {
  return {
    __typename: 'Appointment',
    id: date,
    start: `${date}T09:00:00+00:00`,
    end: `${date}T09:30:00+00:00`,
    reason: null,
    status: null,
    type: null,
    provider: null,
    patient: null,
    location: null,
  };
}

it('writes the days of a week with the year only where it is not the current one', () => {
  const write = (first: string, last: string): string =>
    formatBriefRange(first, last, '2026-11-17', 'en').replaceAll(/\s/g, ' ');
  expect(write('2026-11-15', '2026-11-21')).toBe('Nov 15 – 21');
  expect(write('2026-12-27', '2027-01-02')).toMatch(/2026.*2027/);
  expect(formatBriefRange('2026-11-15', '2026-11-21', undefined, 'en')).toContain('2026');
});

it('begins headings and labels with a capital letter, also where dates have none', () => {
  expect(capitalized(formatLongDate('2026-11-17', 'fr-FR'), 'fr-FR')).toBe('Mardi 17 novembre 2026');
  expect(capitalized(formatLongDate('2026-11-17', 'es-ES'), 'es-ES')).toBe('Martes, 17 de noviembre de 2026');
  expect(capitalized('15–21 nov.', 'fr-FR')).toBe('15–21 nov.');
  expect(capitalized('', 'fr-FR')).toBe('');
});
