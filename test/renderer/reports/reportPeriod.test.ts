import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceOfAddress,
  type ReportChoice,
  reportKinds,
  reportPath,
} from '../../../renderer/features/reports/reportAddress.ts';
import {
  datesOf,
  maxReportDays,
  periodKinds,
  problemOf,
  spanOf,
} from '../../../renderer/features/reports/reportPeriod.ts';
import { addDays, daysBetween } from '../../../renderer/lib/dates.ts';

const day = fc
  .date({ min: new Date('1995-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the periods of reports', () => {
  it.each([
    ['this-week', 7, '2026-11-15', '2026-11-17'],
    ['this-week', 1, '2026-11-16', '2026-11-17'],
    ['last-week', 7, '2026-11-08', '2026-11-14'],
    ['last-week', 1, '2026-11-09', '2026-11-15'],
    ['this-month', 7, '2026-11-01', '2026-11-17'],
    ['last-30', 7, '2026-10-19', '2026-11-17'],
  ] as const)('%s with the week from day %i on', (kind, first, from, to) => {
    expect(spanOf(kind, '2026-11-17', first)).toEqual({ from, to });
  });

  it('never go on after today, and are no longer than can be read', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('this-week', 'last-week', 'this-month', 'last-30'), (today, kind) => {
        const span = spanOf(kind, today, 1);
        expect(span.to <= today).toBe(true);
        expect(problemOf(span)).toBeNull();
        expect(datesOf(span)).toHaveLength(daysBetween(span.from, span.to) + 1);
      }),
    );
  });

  it.each([
    [{ from: '2026-11-01', to: '2026-11-01' }, null],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'reversed'],
    [{ from: '', to: '2026-11-01' }, 'noDate'],
    [{ from: '2026-02-30', to: '2026-11-01' }, 'noDate'],
    [{ from: '2026-01-01', to: addDays('2026-01-01', maxReportDays - 1) }, null],
    [{ from: '2026-01-01', to: addDays('2026-01-01', maxReportDays) }, 'tooLong'],
  ])('of one’s own: %o', (span, problem) => {
    expect(problemOf(span)).toBe(problem);
  });
});

describe('the address of a report', () => {
  it('brings back what was chosen', () => {
    const choices = fc.record({
      report: fc.constantFrom(...reportKinds),
      kind: fc.constantFrom(...periodKinds),
      from: day,
      to: day,
      location: fc.option(fc.string({ minLength: 1 })),
    });
    fc.assert(
      fc.property(choices, ({ report, kind, from, to, location }) => {
        const custom = kind === 'custom' ? { from, to } : { from: '', to: '' };
        const choice: ReportChoice = { report, period: { kind, custom }, location };
        expect(choiceOfAddress(reportPath(choice).split('/')[2] ?? '')).toEqual(choice);
      }),
    );
  });

  it('is as usual where it can’t be read', () => {
    expect(choiceOfAddress('period=century&report=all&%')).toEqual(choiceOfAddress(''));
  });
});
