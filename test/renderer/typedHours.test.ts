import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areRegularHours } from '../../electron/contract/workingHours.ts';
import { readTypedHours, typedHoursOf } from '../../renderer/features/locations/typedHours.ts';

describe('typed working hours', () => {
  it.each([
    ['', []],
    ['8-12', [[480, 720]]],
    [
      '8:00–12:00, 13:30–17:00',
      [
        [480, 720],
        [810, 1020],
      ],
    ],
    [
      '13–17; 8–12',
      [
        [480, 720],
        [780, 1020],
      ],
    ],
    ['8 AM – 12 PM', [[480, 720]]],
    ['8:30 a.m. – 1:15 p.m.', [[510, 795]]],
    ['12 AM – 12 PM', [[0, 720]]],
    ['8h30-12h', [[510, 720]]],
    ['8.30 bis 17', [[510, 1020]]],
    ['18–24', [[1080, 1440]]],
    ['18–0', [[1080, 1440]]],
  ])('reads %j', (typed, spans) => {
    expect(readTypedHours(typed)).toEqual({ kind: 'hours', spans: spans.map(([start, end]) => ({ start, end })) });
  });

  it.each([
    ['mornings', 'unreadable'],
    ['8', 'unreadable'],
    ['8–25', 'unreadable'],
    ['8:75–9', 'unreadable'],
    ['13 PM – 2 PM', 'unreadable'],
    ['17–8', 'reversed'],
    ['22–6', 'reversed'],
    ['8–8', 'reversed'],
    ['8–12, 11–14', 'overlap'],
    ['8–9, 10–11, 12–13, 14–15, 16–17', 'tooMany'],
  ])('says what is wrong with %j', (typed, problem) => {
    expect(readTypedHours(typed)).toEqual({ kind: 'problem', problem });
  });

  it('are shown as they can be typed again', () => {
    const stretch = fc.tuple(fc.nat(700), fc.integer({ min: 1, max: 19 }), fc.integer({ min: 20, max: 719 }));
    fc.assert(
      fc.property(stretch, ([start, pause, length]) => {
        const spans = [
          { start, end: start + 5 },
          { start: start + 5 + pause, end: Math.min(start + 5 + pause + length, 1440) },
        ];
        expect(readTypedHours(typedHoursOf(spans))).toEqual({ kind: 'hours', spans });
      }),
    );
  });
});

describe('stored working hours', () => {
  const week = [[{ start: 480, end: 720 }], [], [], [], [], [], []];
  const entry = { provider: 'P1', location: 'L1', week };
  it.each<[string, unknown, boolean]>([
    ['as they are', [entry], true],
    ['of a provider twice', [entry, entry], false],
    ['of six days', [{ ...entry, week: week.slice(1) }], false],
    ['with an end before the start', [{ ...entry, week: [[{ start: 720, end: 480 }], ...week.slice(1)] }], false],
    ['that overlap', [{ ...entry, week: [[...(week[0] ?? []), { start: 600, end: 800 }], ...week.slice(1)] }], false],
    ['beyond the day', [{ ...entry, week: [[{ start: 720, end: 1441 }], ...week.slice(1)] }], false],
    ['with more than is known', [{ ...entry, note: '' }], false],
    ['of too many', Array.from({ length: 301 }, (_, index) => ({ ...entry, provider: `P${index}` })), false],
  ])('%s', (_, value, isGood) => expect(areRegularHours(value)).toBe(isGood));
});
