import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftOf, typedMinutes } from '../../../renderer/features/day/selection/moveByFields.ts';
import { tilesBetween } from '../../../renderer/features/day/selection/range.ts';
import { excludedReason, requestFor } from '../../../renderer/features/day/selection/selectedVisits.ts';
import { createSelection, mostSelected } from '../../../renderer/features/day/selection/selection.ts';
import { dayWith } from '../../support/page/dayWith.ts';

const day = dayWith([
  { name: 'Bella', who: 'okafor', at: [600, 630], room: 'Room 2' },
  { name: 'Max', who: 'okafor', at: [690, 720] },
  {
    name: 'Rex',
    who: 'chen',
    at: [660, 690],
    status: { __typename: 'Status', label: 'CANCELLED', stage: 'cancelled', word: null },
  },
]);
const [bella, max, rex] = day.appointments;
if (!bella || !max || !rex) throw new Error('The day is empty.');

describe('a selection', () => {
  it('holds only what is shown, never more than its bound, and tells what is gone', () => {
    const ids = Array.from({ length: 300 }, (_id, index) => `${index}`);
    const appointments = ids.map((id) => ({ ...bella, id }));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids, 'nobody')), fc.array(fc.constantFrom(...ids)), (taken, kept) => {
        const selection = createSelection();
        selection.show('day', appointments);
        selection.replace(taken);
        for (const id of taken.slice(0, 5)) selection.toggle(id);
        const before = selection.view().ids;
        expect(before.size).toBeLessThanOrEqual(mostSelected);
        expect(before.has('nobody')).toBe(false);
        selection.show(
          'day',
          appointments.filter(({ id }) => kept.includes(id)),
        );
        const { ids: after, note } = selection.view();
        expect([...after].every((id) => before.has(id) && kept.includes(id))).toBe(true);
        if (after.size < before.size) expect(note).toEqual({ kind: 'gone', count: before.size - after.size });
        selection.show('another day', appointments);
        expect(selection.view().ids.size).toBe(0);
      }),
    );
  });

  it('knows the appointment of a tile, also where its key has more in it', () => {
    const selection = createSelection();
    selection.show('day', [bella, { ...max, id: 'a 2' }]);
    expect(selection.idOf(bella.id)).toBe(bella.id);
    expect(selection.idOf(`${bella.id} 2`)).toBe(bella.id);
    expect(selection.idOf(`all-day 0 ${bella.id}`)).toBe(bella.id);
    expect(selection.idOf('untimed 3 a 2')).toBe('a 2');
    expect(selection.idOf('a 2')).toBe('a 2');
    expect(selection.idOf('elsewhere')).toBeNull();
  });
});

describe('a range', () => {
  it('is what stands between two tiles of a column, in either direction', () => {
    const columns = [
      ['a', 'b', 'c', 'd'],
      ['e', 'f'],
    ];
    expect(tilesBetween(columns, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(tilesBetween(columns, 'c', 'a')).toEqual(['a', 'b', 'c']);
    expect(tilesBetween(columns, 'a', 'f')).toEqual(['f']);
  });
});

describe('how far visits move', () => {
  it.each([
    ['30', 30],
    ['1:30', 90],
    ['0:05', 5],
    ['-45', -45],
    ['−15', -15],
    ['+10', 10],
    [' 20 ', 20],
    ['1435', 1435],
    ['1436', null],
    ['30:00', null],
    ['1:75', null],
    ['half', null],
    ['', null],
    ['1e3', null],
  ])('%j is %j minutes', (text, minutes) => expect(typedMinutes(text)).toBe(minutes));

  it('is counted by days and minutes of the wall clock', () => {
    const fields = { direction: 'later', minutes: '', date: '2026-11-19' } as const;
    expect(shiftOf(fields, bella)).toEqual({ days: 2, minutes: 0 });
    expect(shiftOf({ ...fields, direction: 'earlier', minutes: '20', date: day.date }, bella)).toEqual({
      days: 0,
      minutes: -20,
    });
    expect(shiftOf({ ...fields, date: '' }, bella)).toBeNull();
    expect(shiftOf({ ...fields, minutes: 'soon' }, bella)).toBeNull();
  });

  it('keeps the time of the day when the clocks change, and knows a time that they skip', () => {
    const friday = dayWith([{ name: 'Bella', who: 'okafor', at: [600, 630] }], { date: '2026-03-06' });
    const [visit] = friday.appointments;
    if (!visit) throw new Error('The day is empty.');
    const over = { appointment: visit, day: friday };
    const moved = requestFor(over, { kind: 'moveBy', shift: { days: 3, minutes: 0 } });
    expect(visit.start).toBe('2026-03-06T10:00:00-05:00');
    expect(moved).toEqual({
      kind: 'request',
      request: { kind: 'move', to: { start: '2026-03-09T10:00:00-04:00' } },
    });
    // 10:00 on Friday to 2:30 on the Sunday on which 2:30 does not exist.
    expect(requestFor(over, { kind: 'moveBy', shift: { days: 2, minutes: -450 } })).toEqual({ kind: 'gap' });
    expect(requestFor(over, { kind: 'moveBy', shift: { days: 0, minutes: 0 } })).toEqual({ kind: 'same' });
  });
});

describe('what is sent for one of them', () => {
  it('names only what changes', () => {
    const visit = { appointment: bella, day };
    expect(requestFor(visit, { kind: 'reassign', to: { provider: 'chen', room: 'Room 2' } })).toEqual({
      kind: 'request',
      request: { kind: 'move', to: { provider: 'chen' } },
    });
    expect(requestFor(visit, { kind: 'reassign', to: { provider: 'okafor', room: '' } })).toEqual({ kind: 'same' });
  });

  it('is nothing for one that is cancelled or being saved', () => {
    const none = { pending: new Set<string>(), isAway: false };
    const saving = { pending: new Set([bella.id]), isAway: false };
    expect(excludedReason('moveBy', { appointment: rex, day }, none)).toBe('Already cancelled');
    expect(excludedReason('moveBy', { appointment: bella, day }, saving)).toBe('Bella is being saved.');
    // Nothing can be written while the service is away.
    for (const change of ['reassign', 'moveBy', 'cancel'] as const)
      expect(excludedReason(change, { appointment: bella, day }, { ...none, isAway: true })).not.toBeNull();
  });
});
