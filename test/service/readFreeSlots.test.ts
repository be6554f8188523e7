import { describe, expect, it } from 'vitest';
import { readFreeSlots, wallClock } from '../../graphql/service/readers/readFreeSlots.ts';
import type { Link, Source } from '../../graphql/service/sources.ts';
import type { ProviderFields, SlotFields } from '../../graphql/service/serviceMap.ts';
import { writeValue } from '../../graphql/service/variables.ts';

const at = (...path: readonly string[]): Source => ({ kind: 'path', path });
const vet: Link<ProviderFields> = { path: ['vet'], fields: { id: at('id'), name: at('name') } };
const newYork = { timeZone: 'America/New_York', day: '2026-11-17' };

function timesOf(
  row: unknown,
  fields: SlotFields,
  context: Parameters<typeof readFreeSlots>[2] = newYork,
): readonly string[] {
  return readFreeSlots(row, fields, context).map(({ start, end }) => (end === null ? start : `${start} ${end}`));
}

describe('a free time', () => {
  it('is written with the offset of its place', () => {
    const [slot] = readFreeSlots(
      { from: '2026-11-17T15:00:00Z', to: '2026-11-17T15:30:00Z', vet: { id: 7, name: 'Dr. Okafor' } },
      { start: at('from'), end: at('to'), provider: vet },
      newYork,
    );
    expect(slot).toEqual({
      start: '2026-11-17T10:00:00-05:00',
      end: '2026-11-17T10:30:00-05:00',
      providerId: '7',
      providerName: 'Dr. Okafor',
      locationId: null,
    });
  });

  it.each([
    ['9:00', '2026-11-17T09:00:00-05:00'],
    ['09:30:00', '2026-11-17T09:30:00-05:00'],
    ['1:15 PM', '2026-11-17T13:15:00-05:00'],
    ['12:00 am', '2026-11-17T00:00:00-05:00'],
    [540, '2026-11-17T09:00:00-05:00'],
    ['2026-11-18T09:00:00', '2026-11-18T09:00:00-05:00'],
    ['2026-11-18 09:00', '2026-11-18T09:00:00-05:00'],
    [1_795_000_000, '2026-11-18T06:06:40-05:00'],
  ])('%s is understood', (time, start) => {
    expect(timesOf({ time }, { start: at('time') })).toEqual([start]);
  });

  it.each([['2026-11-17'], ['soon'], ['25:00'], ['09:00:00Z'], [2000], [null], [{}], [true]])(
    '%s is left out',
    (time) => {
      expect(timesOf({ time }, { start: at('time') })).toEqual([]);
    },
  );

  it('that a clock change skips is left out', () => {
    expect(timesOf({ time: '02:30' }, { start: at('time') }, { ...newYork, day: '2026-03-08' })).toEqual([]);
  });

  it('of an unknown day is left out', () => {
    expect(timesOf({ time: '09:00' }, { start: at('time') }, { ...newYork, day: null })).toEqual([]);
  });

  it('ends after its minutes, on the next day, or at an unknown time', () => {
    const minutes: SlotFields = {
      start: at('time'),
      end: { kind: 'minutesAfter', start: ['time'], minutes: ['length'] },
    };
    expect(timesOf({ time: '09:00', length: 20 }, minutes)).toEqual([
      '2026-11-17T09:00:00-05:00 2026-11-17T09:20:00-05:00',
    ]);
    const clocks: SlotFields = { start: at('time'), end: at('until') };
    expect(timesOf({ time: '23:45', until: '00:15' }, clocks)).toEqual([
      '2026-11-17T23:45:00-05:00 2026-11-18T00:15:00-05:00',
    ]);
    expect(timesOf({ time: '09:00', until: 'open' }, clocks)).toEqual(['2026-11-17T09:00:00-05:00']);
    const ends = { time: '2026-11-17T15:00:00Z', until: '2026-11-17T14:00:00Z' };
    expect(timesOf(ends, clocks)).toEqual(['2026-11-17T10:00:00-05:00']);
  });

  it('that is taken is left out, by any kind of field', () => {
    const count = (value: unknown, free: Source): number =>
      timesOf({ time: '09:00', value }, { start: at('time'), free }).length;
    expect([true, false, null].map((value) => count(value, at('value')))).toEqual([1, 0, 1]);
    expect([true, false].map((value) => count(value, { kind: 'not', path: ['value'] }))).toEqual([0, 1]);
    expect([2, 0].map((value) => count(value, at('value')))).toEqual([1, 0]);
    const state: Source = { kind: 'is', path: ['value'], value: 'FREE' };
    expect(['FREE', 'BUSY_TENTATIVE', null].map((value) => count(value, state))).toEqual([1, 0, 1]);
  });
});

describe('groups of free times', () => {
  const days: SlotFields = {
    provider: vet,
    slots: { path: ['days'], fields: { date: at('date'), slots: { path: ['times'], fields: { start: at() } } } },
  };

  it('give each its day and its person', () => {
    const row = {
      vet: { id: 'v', name: 'Vet' },
      days: [
        { date: '2026-11-18', times: ['09:00', '10:00'] },
        { date: '2026-11-19', times: [] },
        { date: 'unknown', times: ['11:00'] },
        null,
        { date: '2026-11-20', times: null },
      ],
    };
    const slots = readFreeSlots(row, days, { ...newYork, day: null });
    expect(slots.map(({ start, providerId }) => [start, providerId])).toEqual([
      ['2026-11-18T09:00:00-05:00', 'v'],
      ['2026-11-18T10:00:00-05:00', 'v'],
    ]);
  });
});

describe('a wall clock', () => {
  it('is no other number or text', () => {
    expect([0, 1439, 1440, -1, 9.5, '9', '9:5', '', undefined].map(wallClock)).toEqual([
      '00:00',
      '23:59',
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the ends of a period', () => {
  it('are a day wider as dates and wall clocks, unless they come without a zone', () => {
    const zone = 'America/New_York';
    expect(writeValue('2026-11-17T05:00:00Z', 'date', 'from', zone)).toBe('2026-11-16');
    expect(writeValue('2026-11-17', 'date', 'from', zone)).toBe('2026-11-17');
    expect(writeValue('2026-11-17T05:00:00Z', 'naive', 'to', zone)).toBe('2026-11-18T00:00:00');
    expect(writeValue('2026-11-17T00:00:00', 'naive', 'to', zone)).toBe('2026-11-17T00:00:00');
  });
});
