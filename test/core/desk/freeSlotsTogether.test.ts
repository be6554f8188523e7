import { afterEach, describe, expect, it } from 'vitest';
import type {
  BookingChoicesQuery,
  CompanionInput,
  FreeSlotsQuery,
  ScheduleDayQuery,
} from '../../../graphql/desk/generated/operations.ts';
import { prisma } from '../../products/prisma/prisma.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { queryDesk } from '../../support/core/explorerRequests.ts';
import { startTestCore, type TestCore, tuesday, valueOf } from '../../support/core/memoryCore.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type FreeSlots = FreeSlotsQuery['freeSlots'];
type Slot = FreeSlots['slots'][number];

async function find(test: TestCore, variables: Readonly<Record<string, unknown>>): Promise<FreeSlots> {
  const { data } = valueOf(await test.request('desk:query', { operation: 'FreeSlots', variables }));
  // Sound: a registered operation answers in its shape.
  return (data as unknown as FreeSlotsQuery).freeSlots;
}

async function startClinic(now = tuesday): Promise<TestCore> {
  const test = await startTestCore({ clock: { now: () => now } });
  closers.push(() => test.close());
  return test;
}

/** Types of the demo clinic that usually take so long; blocked time is none. */
async function typesOf(test: TestCore, length: number): Promise<readonly string[]> {
  const query = { operation: 'BookingChoices', variables: { location: '101' } };
  const { data } = valueOf(await test.request('desk:query', query));
  // Sound: a registered operation answers in its shape.
  const { appointmentTypes } = data as unknown as BookingChoicesQuery;
  return appointmentTypes.filter(({ minutes, blocked }) => minutes === length && !blocked).map(({ id }) => id);
}

const keyOf = (start: string, provider: string | undefined): string => `${Date.parse(start)} ${provider}`;
const keys = (slots: readonly Slot[]): readonly string[] =>
  slots.map(({ start, provider }) => keyOf(start, provider?.id)).toSorted();
const later = (start: string, minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const after: CompanionInput = { minutes: 30, together: false, sharesWith: 0 };
const beside: CompanionInput = { minutes: 30, together: true };

/** Starts at which so many are free at once. */
function startsFor(slots: readonly Slot[], count: number): readonly number[] {
  const free = new Map<number, Set<string>>();
  for (const { start, provider } of slots) {
    const at = Date.parse(start);
    free.set(at, (free.get(at) ?? new Set()).add(provider?.id ?? ''));
  }
  return [...free].filter(([, providers]) => providers.size >= count).map(([at]) => at);
}

const startsOf = (slots: readonly Slot[]): readonly number[] => [
  ...new Set(slots.map(({ start }) => Date.parse(start))),
];

describe('free times for patients who come together, worked out from what is booked', () => {
  it.each([
    ['in the morning', '2026-11-17T13:10:00Z'],
    ['in the afternoon', '2026-11-18T20:40:00Z'],
    ['on the evening before the clocks change', '2026-10-31T23:30:00Z'],
  ])('are gaps as long as all of them back to back, %s', async (_when, moment) => {
    const now = Date.parse(moment);
    const test = await startClinic(now);
    const asked = { location: '101', from: moment.slice(0, 10), days: 3 };
    const whole = await find(test, { ...asked, minutes: 75 });
    const parts = await find(test, {
      ...asked,
      minutes: 30,
      companions: [
        { ...after, minutes: 15 },
        { ...after, sharesWith: 1 },
      ],
    });
    expect([whole.source, parts.source]).toEqual(['computed', 'computed']);
    expect(keys(parts.slots)).toEqual(keys(whole.slots));
    expect(parts.slots.length).toBeGreaterThan(5);
    for (const { start, end, provider, companions } of parts.slots) {
      expect(Date.parse(start)).toBeGreaterThanOrEqual(now);
      expect(companions.map((each) => [Date.parse(each.start), each.provider?.id])).toEqual([
        [Date.parse(end), provider?.id],
        [Date.parse(later(end, 15)), provider?.id],
      ]);
    }
  });

  it('have as many providers free at once as come at the same time', async () => {
    const test = await startClinic();
    const asked = { location: '101', from: '2026-11-17', days: 2, minutes: 30 };
    const alone = await find(test, asked);
    for (const count of [2, 3]) {
      const companions = Array.from({ length: count - 1 }, () => beside);
      const { slots } = await find(test, { ...asked, companions });
      expect(startsOf(slots)).toEqual(startsFor(alone.slots, count));
      expect(slots.length).toBeGreaterThan(0);
      for (const slot of slots) {
        const providers = [slot.provider?.id, ...slot.companions.map((each) => each.provider?.id)];
        expect(new Set(providers).size).toBe(count);
        for (const each of providers) expect(keys(alone.slots)).toContain(keyOf(slot.start, each));
      }
    }
    const many = Array.from({ length: 6 }, () => beside);
    expect((await find(test, { ...asked, companions: many })).slots).toEqual([]);
  });

  it('end within the hours that are wanted, also for the last of them', async () => {
    const test = await startClinic();
    const asked = { location: '101', from: '2026-11-18', days: 3, minutes: 30, earliest: 540, latest: 600 };
    const { slots } = await find(test, { ...asked, companions: [after] });
    expect(new Set(slots.map(({ start }) => start.slice(11, 16)))).toEqual(new Set(['09:00']));
    expect((await find(test, { ...asked, latest: 599, companions: [after] })).slots).toEqual([]);
  });

  it('overlap nothing that is booked at a service without free times of its own', async () => {
    const { test } = await connectDialect(prisma);
    const today = await queryDesk(test, 'ScheduleDay', { date: '2026-11-17' });
    // Sound: a registered operation answers in its shape.
    const { location } = (today.data as unknown as ScheduleDayQuery).day;
    const asked = { location: location.id, from: '2026-11-18', days: 1, minutes: 30 };
    const read = await queryDesk(test, 'ScheduleDay', { location: location.id, date: '2026-11-18' });
    const { appointments } = (read.data as unknown as ScheduleDayQuery).day;
    const isTaken = (provider: string | undefined, start: string, minutes: number): boolean =>
      appointments.some(
        (each) =>
          each.provider?.id === provider &&
          each.status?.stage !== 'cancelled' &&
          each.status?.stage !== 'noShow' &&
          Date.parse(each.start ?? '') < Date.parse(later(start, minutes)) &&
          Date.parse(start) < Date.parse(each.end ?? ''),
      );
    for (const companion of [after, beside]) {
      const { slots, source } = await find(test, { ...asked, companions: [companion] });
      expect(source).toBe('computed');
      expect(slots.length).toBeGreaterThan(0);
      for (const { start, provider, companions } of slots) {
        expect(isTaken(provider?.id, start, 30)).toBe(false);
        for (const each of companions) expect(isTaken(each.provider?.id, each.start, 30)).toBe(false);
      }
    }
    expect(appointments.length).toBeGreaterThan(0);
  });
});

describe('free times for patients who come together, given by the service', () => {
  const asked = { location: '101', from: '2026-11-18', days: 2, minutes: 30 };

  it('are each free one by one, back to back and at the same time', async () => {
    const test = await startClinic();
    const [type] = await typesOf(test, 30);
    const alone = await find(test, { ...asked, type });
    const free = new Set(keys(alone.slots));
    const row = await find(test, { ...asked, type, companions: [{ ...after, type }] });
    const same = await find(test, { ...asked, type, companions: [{ ...beside, type }] });
    expect([alone.source, row.source, same.source]).toEqual(['service', 'service', 'service']);
    const expected = alone.slots.filter(({ start, provider }) => free.has(keyOf(later(start, 30), provider?.id)));
    expect(keys(row.slots)).toEqual(keys(expected));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(alone.slots.length);
    expect(startsOf(same.slots)).toEqual(startsFor(alone.slots, 2));
    for (const { start, provider, companions } of same.slots) {
      expect(companions[0]?.provider?.id).not.toBe(provider?.id);
      expect(free.has(keyOf(start, companions[0]?.provider?.id))).toBe(true);
    }
  });

  it('are those of each one’s own kind', async () => {
    const test = await startClinic();
    const [[type], [other]] = [await typesOf(test, 30), await typesOf(test, 45)];
    const [mine, theirs] = [
      await find(test, { ...asked, type }),
      await find(test, { ...asked, minutes: 45, type: other }),
    ];
    expect([mine.source, theirs.source]).toEqual(['service', 'service']);
    const { slots, source } = await find(test, {
      ...asked,
      type,
      companions: [{ minutes: 45, together: true, type: other }],
    });
    expect(source).toBe('service');
    const known = new Set(keys(theirs.slots));
    const ids = [...new Set(theirs.slots.map(({ provider }) => provider?.id))];
    const expected = mine.slots.filter(({ start, provider }) =>
      ids.some((id) => id !== provider?.id && known.has(keyOf(start, id))),
    );
    expect(keys(slots)).toEqual(keys(expected));
    expect(expected.length).toBeGreaterThan(0);
    for (const { start, companions } of slots) expect(known.has(keyOf(start, companions[0]?.provider?.id))).toBe(true);
  });

  it('are worked out from what is booked where one of them takes longer than its kind usually does', async () => {
    const test = await startClinic();
    const [type] = await typesOf(test, 30);
    const { source, slots } = await find(test, { ...asked, type, companions: [{ ...after, type, minutes: 40 }] });
    expect(source).toBe('computed');
    expect(keys(slots)).toEqual(keys((await find(test, { ...asked, minutes: 70 })).slots));
  });
});
