import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WaitingEntry } from '../../../electron/contract/waitingList.ts';
import type { ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { bookingOf, bookingRequest, moveOf } from '../../../renderer/features/day/waitingList/assignment.ts';
import { fieldsOf, readEntry } from '../../../renderer/features/day/waitingList/entryFields.ts';
import { wishTexts } from '../../../renderer/features/day/waitingList/entryText.ts';
import { fitIn, outdatedReason, rankEntries } from '../../../renderer/features/day/waitingList/fit.ts';
import { freeTimeAt, timeFreedBy, timeOnGrid } from '../../../renderer/features/day/waitingList/freeTimes.ts';
import type { FreeTime } from '../../../renderer/lib/freeTime.ts';
import { waitingEntry } from '../../support/core/waitingEntry.ts';
import { offer } from '../../support/page/bookingDay.ts';
import { dayVisit, dayWith } from '../../support/page/scheduleDay.ts';
import '../../support/page/english.ts';

const at = (time: string): number => Date.parse(`2026-11-17T${time}:00-05:00`);
const clock = (moment: number): string => new Date(moment - 5 * 3_600_000).toISOString().slice(11, 16);
const eight = at('08:00');
const hours = [
  { __typename: 'OpenHours', start: '2026-11-17T08:00:00-05:00', end: '2026-11-17T12:00:00-05:00' },
  { __typename: 'OpenHours', start: '2026-11-17T13:00:00-05:00', end: '2026-11-17T18:00:00-05:00' },
] as const;

function visit(id: string, from: string, to: string, change: Parameters<typeof dayVisit>[0] = {}) {
  const [start, end] = [from, to].map((time) => `2026-11-17T${time}:00-05:00`);
  return dayVisit({ id, start: start ?? null, end: end ?? null, ...change });
}

const cancelled = { status: { __typename: 'Status', label: 'CANCELLED', stage: 'cancelled', word: null } } as const;

function spanAt(day: ScheduleDay, time: string, change: object = {}, now = eight): readonly string[] | null {
  const place = { at: at(time), minutes: 30, provider: 'a', room: null, freedBy: null, ...change };
  const free = freeTimeAt(day, place, now);
  return free && [clock(free.from), clock(free.to)];
}

function freeTime(from: string, to: string, change: Partial<FreeTime> = {}): FreeTime {
  return {
    location: '101',
    date: '2026-11-17',
    timeZone: 'America/New_York',
    from: at(from),
    to: at(to),
    at: at(from),
    provider: { id: 'a', name: 'Dr. A' },
    room: null,
    freedBy: null,
    ...change,
  };
}

function fitText(entry: Partial<WaitingEntry>, free: FreeTime): string {
  const fit = fitIn(waitingEntry(entry), free);
  return fit.kind === 'fits' ? clock(fit.start) : fit.why;
}

describe('free time around a place', () => {
  const day = dayWith(
    [
      visit('1', '09:00', '09:30'),
      visit('2', '10:30', '11:00'),
      visit('3', '10:00', '10:30', { provider: { __typename: 'Provider', id: 'b' } }),
      visit('4', '09:30', '10:00', cancelled),
    ],
    { hours },
  );

  it('lies between the provider’s other appointments and within opening hours', () => {
    expect(spanAt(day, '09:45')).toEqual(['09:30', '10:30']);
    expect(spanAt(day, '11:30')).toEqual(['11:00', '12:00']);
    expect(spanAt(day, '09:15')).toBeNull();
    expect(spanAt(day, '14:00', { provider: 'b' })).toEqual(['13:00', '18:00']);
  });

  it('begins no earlier than now, on the next five minutes', () => {
    expect(spanAt(day, '09:45', {}, at('09:47'))).toEqual(['09:50', '10:30']);
    expect(spanAt(day, '09:45', {}, at('10:27'))).toBeNull();
  });

  it('is the place itself where nothing tells more', () => {
    expect(spanAt(day, '12:30')).toEqual(['12:30', '13:00']);
    expect(spanAt({ ...day, hours: null }, '14:00')).toEqual(['14:00', '14:30']);
    expect(spanAt(day, '10:40', { provider: null })).toEqual(['10:40', '11:10']);
  });

  it('ends with the provider’s own hours', () => {
    const working = [{ __typename: 'WorkingHours', provider: 'a', hours: [hours[0]] }] as const;
    expect(spanAt({ ...day, working }, '11:30')).toEqual(['11:00', '12:00']);
    // Off then: booking there warns.
    expect(spanAt({ ...day, working }, '14:00')).toEqual(['14:00', '14:30']);
  });

  it('is found for an appointment that was cancelled, and not once it is taken again', () => {
    const [left] = [visit('4', '09:30', '10:00', cancelled)];
    expect(left && timeFreedBy(left, day, eight)).toMatchObject({ from: at('09:30'), to: at('10:30'), freedBy: '4' });
    const taken = dayWith([visit('9', '09:30', '10:00')], { hours });
    expect(left && timeFreedBy(left, taken, eight)).toBeNull();
  });

  it('is not there where the appointment was only moved by a little', () => {
    const former = visit('1', '09:00', '09:30');
    const moved = dayWith([visit('1', '09:00', '09:45')], { hours });
    expect(timeFreedBy(former, moved, eight)).toBeNull();
  });

  it('on the grid is as long as it was drawn', () => {
    const range = {
      columnKey: 'provider a',
      providerId: 'a',
      room: null,
      date: '2026-11-17',
      start: 13 * 60,
      end: 13 * 60 + 45,
      minutes: 45,
    };
    const drawn = timeOnGrid({ ...range, lengthChosen: true }, day, eight);
    expect(drawn && [clock(drawn.from), clock(drawn.to)]).toEqual(['13:00', '13:45']);
    const pointed = timeOnGrid({ ...range, lengthChosen: false }, day, eight);
    expect(pointed && [clock(pointed.from), clock(pointed.to)]).toEqual(['13:00', '18:00']);
  });
});

describe('who fits', () => {
  const free = freeTime('10:00', '11:30', { at: at('10:30') });

  it.each([
    [{}, '10:30'],
    [{ minutes: 90 }, '10:00'],
    [{ minutes: 75 }, '10:15'],
    [{ minutes: 91 }, 'tooShort'],
    [{ provider: { id: 'a', name: '' } }, '10:30'],
    [{ provider: { id: 'b', name: '' } }, 'otherProvider'],
    [{ weekdays: [2] }, '10:30'],
    [{ weekdays: [1, 3] }, 'otherWeekday'],
    [{ from: '2026-11-17', until: '2026-11-17' }, '10:30'],
    [{ from: '2026-11-18' }, 'otherDays'],
    [{ until: '2026-11-16' }, 'otherDays'],
    [{ earliest: 11 * 60 }, '11:00'],
    [{ latest: 10 * 60 + 45 }, '10:15'],
    [{ earliest: 12 * 60 }, 'otherHours'],
    [{ latest: 10 * 60 + 15 }, 'otherHours'],
    [{ location: { id: '102', name: '' } }, 'otherLocation'],
    [{ visit: { id: '7', start: '2026-11-20T09:00:00-05:00' } }, '10:30'],
    [{ visit: { id: '7', start: '2026-11-17T10:30:00-05:00' } }, 'notEarlier'],
  ] satisfies readonly (readonly [Partial<WaitingEntry>, string])[])('%j: %s', (entry, expected) => {
    expect(fitText(entry, free)).toBe(expected);
  });

  it('is not offered the time that their own appointment left', () => {
    const visit7 = { id: '7', start: '2026-11-20T09:00:00-05:00' };
    expect(fitText({ visit: visit7 }, { ...free, freedBy: '7' })).toBe('ownTime');
  });

  it('keeps to the part of the day on the day when the clocks go back', () => {
    const sunday = freeTime('00:00', '00:00', {
      date: '2026-11-01',
      from: Date.parse('2026-11-01T08:00:00-05:00'),
      to: Date.parse('2026-11-01T15:00:00-05:00'),
      at: Date.parse('2026-11-01T08:00:00-05:00'),
    });
    expect(fitText({ earliest: 12 * 60 }, sunday)).toBe('12:00');
  });

  it('never ends outside of the free time, nor begins before it', () => {
    const minutes = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(minutes, minutes, minutes, minutes, (start, length, place, needs) => {
        const from = eight + start * 60_000;
        const to = from + length * 60_000;
        const given = freeTime('08:00', '08:00', { from, to, at: Math.min(from + place * 60_000, to) });
        const fit = fitIn(waitingEntry({ minutes: needs }), given);
        if (needs > length) return fit.kind === 'misfit' && fit.why === 'tooShort';
        return fit.kind === 'fits' && fit.start >= from && fit.start + needs * 60_000 <= to;
      }),
    );
  });
});

describe('the order of the list', () => {
  const order = (entries: readonly WaitingEntry[], free: FreeTime | null): readonly string[] =>
    rankEntries(entries, free).map(({ entry }) => entry.id);
  const entries = [
    waitingEntry({ id: 'new', since: '2026-11-16T10:00:00Z' }),
    waitingEntry({ id: 'long', minutes: 60, since: '2026-11-15T10:00:00Z' }),
    waitingEntry({ id: 'asked', minutes: 15, provider: { id: 'a', name: '' }, since: '2026-11-17T10:00:00Z' }),
    waitingEntry({ id: 'other', provider: { id: 'b', name: '' }, since: '2026-11-01T10:00:00Z' }),
    waitingEntry({ id: 'old', since: '2026-11-02T10:00:00Z' }),
  ];

  it('is by waiting time where no time is offered', () => {
    expect(order(entries, null)).toEqual(['other', 'old', 'long', 'new', 'asked']);
  });

  it('is by provider, by how well the time is filled, and by waiting time; who does not fit comes last', () => {
    expect(order(entries, freeTime('10:00', '11:00'))).toEqual(['asked', 'long', 'old', 'new', 'other']);
    expect(order(entries, freeTime('10:00', '10:30'))).toEqual(['asked', 'old', 'new', 'other', 'long']);
  });
});

it('says of an entry that it is over: gone client, passed appointment, passed last day', () => {
  const state = { now: at('10:00'), today: '2026-11-17', gone: new Set(['x']) };
  const why = (entry: Partial<WaitingEntry>): string | null => outdatedReason(waitingEntry(entry), state);
  expect(why({})).toBeNull();
  expect(why({ until: '2026-11-17' })).toBeNull();
  expect(why({ until: '2026-11-16' })).toBe('untilPassed');
  expect(why({ visit: { id: '1', start: '2026-11-17T09:30:00-05:00' } })).toBe('visitPassed');
  expect(why({ visit: { id: '1', start: '2026-11-17T10:30:00-05:00' } })).toBeNull();
  expect(why({ client: { id: 'x', name: 'Y' }, until: '2026-11-16' })).toBe('clientGone');
});

describe('what is sent', () => {
  const entry = waitingEntry({ type: { id: 't', name: 'Wellness' }, note: 'Call at noon' });
  const free = freeTime('10:00', '11:00', { room: 'Exam 1' });
  const assignment = { entry, free, start: at('10:30') };
  const day = (takes: readonly string[], demanded: readonly string[] = []): ScheduleDay =>
    dayWith([], { offers: [offer('bookAppointment', takes, demanded), offer('updateAppointment', takes)] });

  it('is what the service takes of what is known, and never the note', () => {
    expect(bookingOf(assignment, day(['start', 'type', 'provider', 'client', 'patient', 'room', 'notes']))).toEqual({
      location: '101',
      start: '2026-11-17T10:30:00-05:00',
      minutes: 30,
      type: 't',
      provider: 'a',
      room: 'Exam 1',
      client: 'c',
      patient: 'p',
    });
    // A service without types, rooms and providers.
    expect(bookingOf(assignment, day(['start', 'patient']))).toEqual({
      location: '101',
      start: '2026-11-17T10:30:00-05:00',
      minutes: 30,
      patient: 'p',
    });
  });

  it('is nothing where the service demands more, or takes nobody: the booking dialog asks', () => {
    expect(bookingOf(assignment, day(['start', 'patient', 'reason'], ['reason']))).toBeNull();
    expect(
      bookingOf({ ...assignment, entry: { ...entry, type: null } }, day(['patient', 'type'], ['type'])),
    ).toBeNull();
    expect(bookingOf(assignment, day(['start', 'type']))).toBeNull();
    expect(bookingRequest(entry, { free, start: at('10:30') })).toMatchObject({
      client: 'c',
      patient: 'p',
      type: 't',
      provider: 'a',
      date: '2026-11-17',
      start: '2026-11-17T10:30:00-05:00',
      minutes: 30,
      waiting: entry,
    });
  });

  it('is only what changes where an appointment is moved', () => {
    const seen = visit('7', '16:00', '16:30', { room: 'Exam 1' });
    const takes = day(['start', 'minutes', 'provider', 'room']);
    expect(moveOf(assignment, seen, takes)).toEqual({ start: '2026-11-17T10:30:00-05:00' });
    const others = { ...seen, room: 'Exam 2', provider: { __typename: 'Provider', id: 'b' } } as const;
    expect(moveOf({ ...assignment, entry: { ...entry, minutes: 45 } }, others, takes)).toEqual({
      start: '2026-11-17T10:30:00-05:00',
      minutes: 45,
      provider: 'a',
      room: 'Exam 1',
    });
    expect(moveOf(assignment, others, day(['start']))).toEqual({ start: '2026-11-17T10:30:00-05:00' });
  });
});

describe('an entry in its form', () => {
  const entry = waitingEntry({
    type: { id: 't', name: 'Wellness' },
    provider: { id: 'a', name: 'Dr. A' },
    from: '2026-11-18',
    until: '2026-11-30',
    weekdays: [2, 4],
    latest: 12 * 60,
    note: 'Ten minutes away',
  });
  const choices = {
    locations: [entry.location],
    patients: [{ id: 'p', name: 'Bella' }],
    types: [{ id: 't', name: 'Wellness' }],
    providers: [{ id: 'a', name: 'Dr. A' }],
  };

  it.each([
    entry,
    waitingEntry({ earliest: 12 * 60 }),
    waitingEntry({ earliest: 9 * 60, latest: 10 * 60 + 30 }),
    waitingEntry({ earliest: 16 * 60, weekdays: [5] }),
    waitingEntry(),
  ])('comes out as it went in', (given) => {
    const { id: _id, clinic: _clinic, since: _since, visit: _visit, ...wanted } = given;
    expect(readEntry(fieldsOf(given, true), choices).wanted).toEqual(wanted);
  });

  it('is not kept without a client, with a length of none, or with days and hours that end before they begin', () => {
    const fields = fieldsOf(entry, true);
    expect(readEntry({ ...fields, client: null }, choices).problems).toHaveProperty('client');
    for (const minutes of ['', '0', '2.5', '1441'])
      expect(readEntry({ ...fields, minutes }, choices).problems).toHaveProperty('minutes');
    expect(readEntry({ ...fields, until: '2026-11-17' }, choices).problems).toHaveProperty('until');
    const criteria = { ...fields.criteria, part: 'hours', earliest: '10:00', latest: '09:00' } as const;
    expect(readEntry({ ...fields, criteria }, choices).problems).toHaveProperty('criteria');
  });

  it('is told in a line', () => {
    expect(wishTexts(entry, '2026-11-17').join(' · ')).toBe(
      'Wellness · 30 min · Dr. A · Tue and Thu · mornings · from Wed, Nov 18 · until Mon, Nov 30',
    );
    expect(wishTexts(waitingEntry(), '2026-11-17')).toEqual(['30 min', 'Any provider']);
  });
});
