import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Given, findDueItems, urgencyOf } from '../../renderer/domain/dueItems.ts';
import { linePoints, onlyWeights } from '../../renderer/features/patientRecord/RecordSections.tsx';

let count = 0;
function given(name: string | null, time: string | null, due: string | null): Given {
  count += 1;
  return {
    id: String(count),
    name,
    time: time === null ? null : { day: time },
    due: due === null ? null : { day: due },
  };
}

describe('what is due for a patient', () => {
  it.each([
    ['2026-11-16', 'overdue'],
    ['2026-11-17', 'soon'],
    ['2026-12-17', 'soon'],
    ['2026-12-18', 'later'],
  ])('on %s is %s on November 17', (due, urgency) => {
    expect(urgencyOf(due, '2026-11-17')).toBe(urgency);
  });

  it('excludes what was given again since', () => {
    const old = given('Rabies', '2023-02-01', '2026-02-01');
    const later = given(' rabies ', '2026-02-03', '2029-02-03');
    const other = given('DHPP', '2025-06-01', '2026-06-01');
    expect(findDueItems([later, old, other])).toEqual([other, later]);
  });

  it('excludes what was given by its due day', () => {
    const done = given('Deworming', '2026-08-03', '2026-08-01');
    const open = given('Deworming', null, '2026-12-01');
    expect(findDueItems([done, open, given('Nail trim', '2026-01-01', null)])).toEqual([open]);
  });

  it('keeps the newest of each name, whatever the order of the list', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2026-11-17'), noInvalidDate: true });
    const plain = day.map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.uniqueArray(plain, { minLength: 1 }), (days) => {
        const all = days.map((time) => given('Rabies', time, '2030-01-01'));
        const newest = all.toSorted((one, other) => (other.time?.day ?? '').localeCompare(one.time?.day ?? ''))[0];
        expect(findDueItems(all)).toEqual([newest]);
      }),
    );
  });
});

describe('the weight chart', () => {
  const weight = (value: string, unit = 'kg') => ({ name: null, value, unit });

  it('goes from the oldest to the newest, the heaviest on top', () => {
    expect(linePoints([weight('9'), weight('5'), weight('1')])).toBe('0.0,29.0 50.0,16.0 100.0,3.0');
  });

  it('is not drawn of few or of different units', () => {
    expect(linePoints([weight('9'), weight('5')])).toBeNull();
    expect(linePoints([weight('9'), weight('5'), weight('20', 'lb')])).toBeNull();
  });

  it('leaves out other measurements, where names identify them', () => {
    const list = [{ name: 'Weight' }, { name: 'Temperature' }];
    expect(onlyWeights(list)).toEqual([{ name: 'Weight' }]);
    expect(onlyWeights([{ name: null }])).toEqual([{ name: null }]);
  });
});
