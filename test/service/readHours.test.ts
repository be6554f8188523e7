import { describe, expect, it } from 'vitest';
import { type HoursLink, hoursOn, readHours } from '../../graphql/service/readers/readHours.ts';
import { matchSchema } from '../../graphql/service/match/matchSchema.ts';
import { modelOf } from '../support/service/modelOf.ts';

/** What is understood of a place with these fields. */
async function hoursLinks(fields: string, types = ''): Promise<readonly HoursLink[] | undefined> {
  const { map } = matchSchema(
    await modelOf(`
      type Query { org: Organization locations: [Location] appointments(locationId: ID, start: String, end: String): [Appointment] }
      type Organization { id: ID! name: String }
      type Location { id: ID! name: String! timezone: String phoneNumber: String ${fields} }
      type Appointment { id: ID! start: String end: String status: String location: Location }
      ${types}
    `),
  );
  return map.locations?.fields.hours;
}

describe('opening hours', () => {
  it.each([
    [
      'a list with weekdays as names',
      'openingHours: [Hours!]!',
      'enum Weekday { MONDAY TUESDAY } type Hours { weekday: Weekday opens: String closes: String }',
      { openingHours: [{ weekday: 'TUESDAY', opens: '08:30', closes: '17:00:00' }] },
    ],
    [
      'a list with weekdays as numbers',
      'businessHours: [Hours!]!',
      'type Hours { dayOfWeek: Int! openTime: String closeTime: String isClosed: Boolean }',
      {
        businessHours: [
          { dayOfWeek: 2, openTime: '8:30 AM', closeTime: '5 pm', isClosed: false },
          { dayOfWeek: 0, openTime: '8:30 AM', closeTime: '5 pm', isClosed: true },
        ],
      },
    ],
    [
      'ranges per weekday in a part',
      'locationHours: WeekRanges',
      `type Range { start: String end: String }
       type WeekRanges { mondayRanges: [Range] tuesdayRanges: [Range] wednesdayRanges: [Range] thursdayRanges: [Range]
         fridayRanges: [Range] saturdayRanges: [Range] sundayRanges: [Range] }`,
      { locationHours: { mondayRanges: [], tuesdayRanges: [{ start: '08:30', end: '17:00' }] } },
    ],
    [
      'two fields per weekday',
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `${day}Open: Int ${day}Close: Int`).join(' '),
      '',
      { tueOpen: 510, tueClose: 1020 },
    ],
  ])('are read from %s', async (_form, fields, types, row) => {
    const links = await hoursLinks(fields, types);
    const week = readHours(row, links);
    expect(week?.tuesday).toEqual([{ start: 510, end: 1020 }]);
    expect(week?.sunday).toEqual([]);
  });

  it('are unknown, not closed, where nothing can be read', async () => {
    const links = await hoursLinks(
      'openingHours: [Hours]',
      'type Hours { weekday: String opens: String closes: String }',
    );
    expect(links).toHaveLength(1);
    expect(readHours({ openingHours: null }, links)).toBeNull();
    expect(readHours({ openingHours: [] }, links)).toBeNull();
    expect(readHours({ openingHours: [{ weekday: 'someday', opens: '8:00', closes: '9:00' }] }, links)).toBeNull();
    expect(readHours({ openingHours: [{ weekday: 'Monday', opens: 'early', closes: 'late' }] }, links)).toBeNull();
    expect(await hoursLinks('notes: [Note]', 'type Note { day: String start: String end: String }')).toBeUndefined();
  });

  it('are moments of the date, also where the clocks change', () => {
    const week = readHours({ hours: [{ weekday: 'Sunday', opens: '01:00', closes: '04:00' }] }, [
      {
        path: ['hours'],
        fields: {
          day: { kind: 'path', path: ['weekday'] },
          opens: { kind: 'path', path: ['opens'] },
          closes: { kind: 'path', path: ['closes'] },
        },
      },
    ]);
    if (!week) throw new Error('They can be read.');
    const lengthOn = (date: string): number[] =>
      hoursOn(week, date, 'America/New_York').map(({ start, end }) => (end - start) / 3_600_000);
    expect(lengthOn('2026-03-08')).toEqual([2]);
    expect(lengthOn('2026-11-01')).toEqual([4]);
    expect(lengthOn('2026-11-22')).toEqual([3]);
    expect(lengthOn('2026-11-23')).toEqual([]);
  });
});
