import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stage } from '../../../graphql/desk/generated/operations.ts';
import { sumTallies } from '../../../renderer/features/reports/sumTallies.ts';
import { type ReportDay, tallyDay } from '../../../renderer/features/reports/tallyDay.ts';
import { hours, reportDay, span, visit } from './reportDay.ts';

const tuesday = '2026-11-17';
const sumOf = (...days: readonly ReportDay[]) => sumTallies(days.map(tallyDay));

describe('the load of a report', () => {
  it('is what is booked, without blocked time, cancellations and no-shows', () => {
    const { providers, rooms } = sumOf(
      reportDay(tuesday, [
        visit(tuesday, 540),
        visit(tuesday, 600, { stage: 'booked' }),
        visit(tuesday, 660, { blocked: true }),
        visit(tuesday, 720, { stage: 'cancelled' }),
        visit(tuesday, 780, { stage: 'noShow' }),
      ]),
    );
    expect(providers).toEqual([{ key: 'a', name: 'Dr. A', count: { visits: 2, minutes: 60, share: null } }]);
    expect(rooms).toEqual([{ key: 'exam 1', name: 'Exam 1', count: { visits: 2, minutes: 60, share: null } }]);
  });

  it('is a share of working hours on the days on which they are known, and of nothing else', () => {
    const wednesday = '2026-11-18';
    const working = (date: string) => [
      { __typename: 'WorkingHours' as const, provider: 'a', hours: [hours(date, 480, 720), hours(date, 780, 1020)] },
    ];
    const { providers } = sumOf(
      reportDay(tuesday, [visit(tuesday, 540)], { working: working(tuesday) }),
      reportDay(wednesday, [visit(wednesday, 540), visit(wednesday, 600)]),
    );
    expect(providers[0]?.count).toEqual({
      visits: 3,
      minutes: 90,
      share: { of: 'working', booked: 30, available: 480 },
    });
  });

  it('lists who works without a visit, and not who is off', () => {
    const working = [
      { __typename: 'WorkingHours' as const, provider: 'a', hours: [] },
      { __typename: 'WorkingHours' as const, provider: 'b', hours: [hours(tuesday, 480, 540)] },
    ];
    expect(sumOf(reportDay(tuesday, [], { working })).providers).toEqual([
      { key: 'b', name: 'Dr. B', count: { visits: 0, minutes: 0, share: { of: 'working', booked: 0, available: 60 } } },
    ]);
  });

  it('is a share of opening hours where no working hours are known, closed days among them', () => {
    const sunday = '2026-11-15';
    const { providers, rooms } = sumOf(
      reportDay(tuesday, [visit(tuesday, 540)], { hours: [hours(tuesday, 480, 1080)] }),
      reportDay(sunday, [], { hours: [] }),
    );
    const share = { of: 'opening', booked: 30, available: 600 };
    expect([providers[0]?.count.share, rooms[0]?.count.share]).toEqual([share, share]);
  });

  it('has no share for what has no provider or room', () => {
    const { providers, rooms } = sumOf(
      reportDay(tuesday, [visit(tuesday, 540, { provider: null, room: '  ' })], { hours: [hours(tuesday, 480, 1080)] }),
    );
    expect(providers).toEqual([{ key: '', name: '', count: { visits: 1, minutes: 30, share: null } }]);
    expect(rooms).toEqual([{ key: '', name: '', count: { visits: 1, minutes: 30, share: null } }]);
  });

  it('takes rooms that differ in letters for one', () => {
    const { rooms } = sumOf(
      reportDay(tuesday, [visit(tuesday, 540, { room: 'Exam 1' }), visit(tuesday, 600, { room: 'exam 1 ' })]),
    );
    expect(rooms.map(({ name, count }) => [name, count.visits])).toEqual([['Exam 1', 2]]);
  });

  it('counts what really passes where the clocks change: a night shift is an hour longer in autumn, shorter in spring', () => {
    const open = (date: string): number | null =>
      tallyDay(reportDay(date, [], { hours: [hours(date, 0, 6 * 60)] })).open;
    expect(open('2026-11-01')).toBe(7 * 60);
    expect(open('2026-03-08')).toBe(5 * 60);
    expect(open('2026-11-17')).toBe(6 * 60);
    const day = reportDay('2026-11-01', [visit('2026-11-01', 30, { end: hours('2026-11-01', 0, 150).end })]);
    expect(sumOf(day).providers[0]?.count.minutes).toBe(180);
  });

  it('counts an appointment over midnight once, with all of its length, on the day on which it starts', () => {
    const next = '2026-11-18';
    const late = visit(tuesday, 23 * 60 + 30, { end: hours(next, 0, 60).end });
    const tally = sumOf(
      reportDay(tuesday, [late], { hours: [hours(tuesday, 18 * 60, 26 * 60)] }),
      // A service that finds by overlap, and opening hours of the night before.
      reportDay(next, [late], { hours: [hours(tuesday, 18 * 60, 26 * 60), hours(next, 18 * 60, 26 * 60)] }),
    );
    expect(tally.providers[0]?.count).toMatchObject({ visits: 1, minutes: 90 });
    expect(tally.providers[0]?.count.share?.available).toBe(16 * 60);
  });

  it('counts a visit without an end, without minutes, and says so; one without a time or listed twice not at all', () => {
    const twice = visit(tuesday, 600);
    const { providers, doubts } = sumOf(
      reportDay(tuesday, [visit(tuesday, 540, { end: null }), twice, twice, visit(tuesday, 660, { start: null })]),
    );
    expect(providers[0]?.count).toMatchObject({ visits: 2, minutes: 30 });
    expect(doubts.endless).toBe(1);
  });
});

describe('the outcomes of a report', () => {
  it('are of what has begun when the day was read', () => {
    const { total } = sumOf(
      reportDay(
        tuesday,
        [
          visit(tuesday, 540, { stage: 'noShow' }),
          visit(tuesday, 600, { stage: 'cancelled' }),
          visit(tuesday, 660, { stage: 'arrived' }),
          visit(tuesday, 900, { stage: 'cancelled' }),
          visit(tuesday, 960, { stage: 'booked' }),
        ],
        { asOf: hours(tuesday, 0, 660).end },
      ),
    );
    expect(total).toEqual({ booked: 3, noShow: 1, cancelled: 1 });
  });

  it('leave out what has no status that is understood, and count it', () => {
    const { total, doubts } = sumOf(
      reportDay(tuesday, [
        visit(tuesday, 540, { stage: null }),
        visit(tuesday, 600, { stage: 'unknown' }),
        visit(tuesday, 660, { stage: 'confirmed' }),
      ]),
    );
    expect(total).toEqual({ booked: 1, noShow: 0, cancelled: 0 });
    expect(doubts).toMatchObject({ unclear: 2, undecided: 1 });
  });

  it('are by the hour of the clinic’s clock, also where an hour comes twice', () => {
    const date = '2026-11-01';
    const again = visit(date, 90, { start: '2026-11-01T01:30:00-05:00', end: '2026-11-01T02:00:00-05:00' });
    const { outcomes } = sumOf(reportDay(date, [visit(date, 90), again, visit(date, 600)]));
    expect(outcomes.hour.map(({ key, count }) => [key, count.booked])).toEqual([
      ['1', 2],
      ['10', 1],
    ]);
    expect(outcomes.weekday.map(({ key }) => key)).toEqual(['7']);
  });
});

describe('the waits of a report', () => {
  it('are those with both ends, each stage once for a visit', () => {
    const { waits, held } = sumOf(
      reportDay(tuesday, [
        visit(tuesday, 540, {
          stageSpans: [span(tuesday, 'arrived', 535, 547), span(tuesday, 'inProgress', 547, 570)],
        }),
        visit(tuesday, 600, {
          stageSpans: [span(tuesday, 'arrived', 600, 605, true), span(tuesday, 'arrived', 610, 620, true)],
        }),
        visit(tuesday, 660),
        visit(tuesday, 720, { stage: 'cancelled', stageSpans: [span(tuesday, 'arrived', 720, 730)] }),
      ]),
    );
    expect(waits).toEqual([
      { stage: 'arrived', minutes: 12, hour: 8, observed: false },
      { stage: 'inProgress', minutes: 23, hour: 9, observed: false },
      { stage: 'arrived', minutes: 15, hour: 10, observed: true },
    ]);
    expect(held).toBe(3);
  });

  it('are as long as they were where the clocks change meanwhile', () => {
    const date = '2026-11-01';
    const spans = [span(date, 'arrived', 50, 130)];
    expect(sumOf(reportDay(date, [visit(date, 60, { stageSpans: spans })])).waits[0]?.minutes).toBe(140);
  });
});

describe('a day without a row', () => {
  it('is a day that counts, with nothing in it', () => {
    expect(sumOf(reportDay(tuesday, []))).toMatchObject({
      days: 1,
      providers: [],
      rooms: [],
      total: { booked: 0, noShow: 0, cancelled: 0 },
      waits: [],
      held: 0,
    });
    expect(sumOf()).toMatchObject({ days: 0, asOf: null, providers: [], waits: [] });
  });
});

describe('whatever the days hold', () => {
  const stages: readonly (Stage | null)[] = [
    'booked',
    'confirmed',
    'arrived',
    'inProgress',
    'checkingOut',
    'completed',
    'cancelled',
    'noShow',
    'unknown',
    null,
  ];
  const visits = fc.array(
    fc.record({
      minute: fc.integer({ min: 180, max: 1439 }),
      length: fc.option(fc.integer({ min: 0, max: 600 })),
      stage: fc.constantFrom(...stages),
      provider: fc.option(fc.constantFrom('a', 'b', 'c')),
      room: fc.option(fc.constantFrom('Exam 1', 'exam 1', 'Surgery', '')),
      type: fc.option(fc.constantFrom('t', 'u')),
      blocked: fc.constantFrom(true, false, null),
    }),
    { maxLength: 30 },
  );
  // Both changes of the clocks are among them.
  const dates = fc.constantFrom('2026-11-01', '2026-03-08', '2026-11-17', '2026-12-31');
  const days = fc.uniqueArray(fc.record({ date: dates, visits }), { selector: ({ date }) => date }).map((all) =>
    all.map((day) =>
      reportDay(
        day.date,
        day.visits.map(({ minute, length, provider, type, ...rest }) =>
          visit(day.date, minute, {
            ...rest,
            end: length === null ? null : hours(day.date, 0, minute + length).end,
            provider: provider === null ? null : { __typename: 'Provider', id: provider },
            type: type === null ? null : { __typename: 'AppointmentType', id: type, name: type },
          }),
        ),
      ),
    ),
  );
  const countOf = <Name extends string>(
    counts: readonly { readonly count: Readonly<Record<Name, number>> }[],
    name: Name,
  ): number => counts.reduce((sum, { count }) => sum + count[name], 0);

  it('every grouping adds up to the same', () => {
    fc.assert(
      fc.property(days, (all) => {
        const { providers, rooms, outcomes, total } = sumOf(...all);
        for (const name of ['visits', 'minutes'] as const) expect(countOf(providers, name)).toBe(countOf(rooms, name));
        for (const by of Object.values(outcomes))
          for (const name of ['booked', 'noShow', 'cancelled'] as const) expect(countOf(by, name)).toBe(total[name]);
        const appointments = all.flatMap((day) => day.appointments).filter(({ blocked }) => blocked !== true);
        const stage = (wanted: Stage): number => appointments.filter(({ status }) => status?.stage === wanted).length;
        expect(total).toMatchObject({ noShow: stage('noShow'), cancelled: stage('cancelled') });
        expect(countOf(providers, 'visits')).toBe(appointments.length - stage('noShow') - stage('cancelled'));
      }),
    );
  });

  it('the order of days changes nothing', () => {
    fc.assert(
      fc.property(days, (all) => {
        const { waits: _waits, ...one } = sumOf(...all);
        const { waits: _others, ...other } = sumOf(...all.toReversed());
        expect(other).toEqual(one);
      }),
    );
  });
});
