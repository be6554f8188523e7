import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  lastMonths,
  MonthChart,
  type MonthCount,
  monthsSince,
  monthText,
  maxChartMonths,
} from '../../../renderer/features/review/MonthChart.tsx';
import { totalsOf, visitNote } from '../../../renderer/features/review/figures.ts';
import { addMonths } from '../../../renderer/lib/dates.ts';

const days = fc
  .date({ min: new Date('1995-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const figures = {
  __typename: 'ClientFigures',
  clients: 12_400,
  active: 11_020,
  inactive: 1_380,
  withAlerts: 3,
  withoutPhone: 0,
  withoutEmail: 0,
  withoutAddress: 0,
  patients: 1,
  withoutVisit: 0,
  balances: [],
  newPerMonth: [],
  lastVisitPerMonth: [],
} as const;

describe('a chart of months', () => {
  const drawn = (months: readonly MonthCount[]): string =>
    renderToStaticMarkup(
      createElement(MonthChart, {
        title: 'Last visits',
        months,
        countLabel: (count) => `${count} visits`,
        actionLabel: () => null,
        onPress: () => undefined,
        note: '',
      }),
    );

  it('is the figure alone where only one month has any: one bar compares nothing', () => {
    const months = ['2026-09', '2026-10', '2026-11'].map((month) => ({ month, count: month === '2026-11' ? 7 : 0 }));
    expect(drawn(months)).toContain('<p');
    expect(drawn(months)).not.toContain('role="group"');
    expect(drawn(months.map((each) => ({ ...each, count: 3 })))).toContain('role="group"');
  });
});

describe('the months of a chart', () => {
  it('are consecutive up to the newest, and hold their counts', () => {
    const counts = fc.array(fc.record({ month: days.map((day) => day.slice(0, 7)), count: fc.nat(999) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(counts, (given) => {
        const months = lastMonths(given);
        const newest =
          given
            .map(({ month }) => month)
            .toSorted()
            .at(-1) ?? '';
        expect(months.at(-1)?.month).toBe(newest);
        expect(months.length).toBeLessThanOrEqual(maxChartMonths);
        for (const [index, { month, count }] of months.entries()) {
          expect(monthsSince(month, `${newest}-15`)).toBe(months.length - 1 - index);
          expect(count).toBe(given.reduce((sum, each) => (each.month === month ? sum + each.count : sum), 0));
        }
      }),
    );
  });

  it('are none before the month from which on they are known, and none where nothing is', () => {
    const given = [
      { month: '2025-01', count: 0 },
      { month: '2026-11', count: 4 },
    ];
    expect(lastMonths(given, { from: '2026-10' })).toEqual([
      { month: '2026-10', count: 0 },
      { month: '2026-11', count: 4 },
    ]);
    expect(lastMonths(given, { from: '2026-12' })).toEqual([{ month: '2026-11', count: 4 }]);
    expect(lastMonths([])).toEqual([]);
    expect(monthText('2026-03', 'en-US')).toBe('March 2026');
  });
});

describe('the totals', () => {
  it('are labels with their numbers, and exact where they are money', () => {
    const balances = [
      { __typename: 'BalanceSum', currency: 'USD', owed: '90071992547409.93', credit: '0.00', debtors: 312 },
      { __typename: 'BalanceSum', currency: null, owed: '0', credit: '12.50', debtors: 0 },
    ] as const;
    const text = totalsOf({ ...figures, balances }, 'en-US').map(({ value, label }) => `${value} ${label}`);
    expect(text).toEqual([
      '12,400 clients',
      '11,020 active',
      '1 patient',
      '3 with alerts',
      '$90,071,992,547,409.93 due from 312',
      '12.50 in credit',
    ]);
  });

  it('omit active clients where the service does not report them', () => {
    const text = totalsOf({ ...figures, active: 0, inactive: 0 }, 'en-US').map(({ label }) => label);
    expect(text).not.toContain('active');
  });
});

describe('visit coverage', () => {
  it('counts months back as the calendar does', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 240 }), (day, months) => {
        expect(addMonths(day, -months)).toBe(Temporal.PlainDate.from(day).subtract({ months }).toString());
      }),
    );
  });

  it('shows how far back visits are known, and whether that is far enough', () => {
    const known = { figures, today: '2026-11-17' };
    const note = (visitsSince: string | null): string | null =>
      visitNote({ noVisitMonths: 12 }, { ...known, visitsSince });
    expect(note('2026-06-01')).toMatch(/goes back to .*2026.* 12 months.* included/);
    expect(note('2024-11-28')).toMatch(/goes back to .*2024.*before that/);
    expect(note(null)).toBeNull();
    expect(visitNote({}, { ...known, visitsSince: '2026-06-01' })).toBeNull();
  });

  it('explains a list of all clients where no visit is known at all', () => {
    const nothing = { ...figures, withoutVisit: figures.clients };
    expect(visitNote({ noVisitMonths: 3 }, { figures: nothing, visitsSince: null, today: '2026-11-17' })).toMatch(
      /No visit/,
    );
  });
});
