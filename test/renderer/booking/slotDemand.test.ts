import { describe, expect, it } from 'vitest';
import { firstSlots, type FreeSlot, namesIn } from '../../../renderer/components/freeSlots/slots.ts';
import { noGroup, type OtherPatient } from '../../../renderer/features/booking/group/bookingGroup.ts';
import { slotDemand, takeSlot } from '../../../renderer/features/booking/group/editGroup.ts';
import { type BookingWork, startWork } from '../../../renderer/features/booking/work.ts';

const other = (key: string, change: Partial<OtherPatient>): OtherPatient => ({
  key,
  patient: key,
  when: 'after',
  type: 'exam',
  provider: '',
  minutes: '30',
  lengthChosen: false,
  reason: '',
  ...change,
});

const workWith = (provider: string, others: readonly OtherPatient[]): BookingWork => ({
  ...startWork({ type: 'exam', ...(provider !== '' && { provider }) }),
  group: { ...noGroup, others },
});

const asked = (work: BookingWork): readonly object[] => slotDemand(work).companions;
const at = { date: '2026-11-18', time: '09:00', provider: 'a' };

describe('what a free time must have room for', () => {
  it('is whom the one before or the first has, for those right after, and any other for those at the same time', () => {
    const kind = { type: 'exam', minutes: 30 };
    expect(asked(workWith('', [other('2', {}), other('3', {})]))).toEqual([
      { ...kind, together: false, sharesWith: 0 },
      { ...kind, together: false, sharesWith: 1 },
    ]);
    expect(
      asked(
        workWith('a', [
          other('2', { when: 'together', provider: 'b' }),
          other('3', { provider: 'b' }),
          other('4', { provider: 'a' }),
          other('5', { provider: 'c', type: '', minutes: '45' }),
        ]),
      ),
    ).toEqual([
      { ...kind, together: true },
      { ...kind, together: false, sharesWith: 1 },
      { ...kind, together: false, sharesWith: 0 },
      { minutes: 45, together: false, provider: 'c' },
    ]);
  });

  it('is unknown while one of the lengths is', () => {
    const work = workWith('', [other('2', { minutes: '4' })]);
    expect(slotDemand(work).minutes).toBeNull();
    expect(slotDemand({ ...work, group: noGroup }).minutes).toBe(30);
  });

  it('stays the same once a time was taken, so that the list stays too', () => {
    for (const others of [
      [other('2', {}), other('3', {})],
      [other('2', { when: 'together' }), other('3', { when: 'together' })],
      [other('2', { when: 'together' }), other('3', {})],
    ]) {
      const work = workWith('', others);
      const companions = others.map(({ when }, index) => (when === 'after' && index === 0 ? 'a' : 'b'));
      const row = others.every(({ when }) => when === 'after') ? ['a', 'a'] : companions;
      expect(asked(takeSlot(work, at, { companions: row, free: ['a', 'b', 'c'] }))).toEqual(asked(work));
    }
  });
});

describe('a free time that is taken', () => {
  it('places everybody with whom the time was found for', () => {
    const work = workWith('', [other('2', { when: 'together' }), other('3', {})]);
    const taken = takeSlot(work, at, { companions: ['b', 'b'], free: ['a', 'b'] });
    expect([taken.date, taken.time, taken.provider]).toEqual(['2026-11-18', '09:00', 'a']);
    expect(taken.group.others.map(({ provider }) => provider)).toEqual(['b', 'b']);
  });

  it('leaves the one who was chosen for the same time where that one is free, and nobody else sees another then', () => {
    const chosen = other('2', { when: 'together', provider: 'c' });
    const only = (free: readonly string[], change: Partial<OtherPatient> = {}): string | undefined =>
      takeSlot(workWith('', [{ ...chosen, ...change }]), at, { companions: ['b'], free }).group.others[0]?.provider;
    expect(only(['a', 'b', 'c'])).toBe('c');
    expect(only(['a', 'b'])).toBe('b');
    // Who is free for the first patient's kind may not be for another one.
    expect(only(['a', 'b', 'c'], { type: 'surgery' })).toBe('b');
    expect(only(['a', 'b', 'c'], { minutes: '60' })).toBe('b');
    const both = workWith('', [chosen, { ...chosen, key: '3' }]);
    const taken = takeSlot(both, at, { companions: ['b', 'd'], free: ['a', 'b', 'c', 'd'] });
    expect(taken.group.others.map(({ provider }) => provider)).toEqual(['c', 'd']);
  });

  it('is shown with all who are needed, each once, and only with the one who is wanted', () => {
    const person = (id: string) => ({ __typename: 'Provider', id, name: `Dr. ${id}` }) as const;
    const start = '2026-11-18T09:00:00-05:00';
    const slot = (first: string, second: string): FreeSlot => ({
      __typename: 'FreeSlot',
      start,
      end: '2026-11-18T09:30:00-05:00',
      provider: person(first),
      companions: [{ __typename: 'SlotCompanion', start, provider: person(second) }],
    });
    expect(namesIn(slot('a', 'b'))).toEqual(['Dr. a', 'Dr. b']);
    expect(namesIn(slot('a', 'a'))).toEqual(['Dr. a']);
    const slots = [slot('a', 'b'), slot('b', 'a')];
    expect(firstSlots(slots, 6, 'b')).toEqual([slots[1]]);
    expect(firstSlots(slots, 6, 'c')).toEqual([]);
  });
});
