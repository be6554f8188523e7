import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCells } from '../../graphql/service/lists/readCells.ts';
import type { ListColumn } from '../../graphql/service/lists/serviceList.ts';
import { readEntry } from '../../graphql/service/readers/readEntry.ts';
import { readFreeSlots } from '../../graphql/service/readers/readFreeSlots.ts';
import { readAppointment, readClient, readLocation } from '../../graphql/service/readers/readObjects.ts';
import type { EntryFields } from '../../graphql/service/serviceEntries.ts';
import type { AppointmentFields, ClientFields, LocationFields, SlotFields } from '../../graphql/service/serviceMap.ts';
import type { Source } from '../../graphql/service/sources.ts';

// Values that no clinic has and a broken or hostile service may give, in the place of any other.
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    '+275760-09-13T00:00:00Z',
    '-271821-04-20T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '2026-13-45',
    '2026-02-30T09:00:00Z',
    '2026-11-17T99:99:99',
    '20261117T0900',
    'P99999999999999D',
    'PT99999999999M',
    '99999999999999999999',
    '2026-11-17T09:00:00+99:99',
    '2026-11-17T09:00:00[Mars/Olympus]',
    253_402_300_799_999,
    8.64e15,
    Number.MAX_VALUE,
    -1,
    1440,
    2879,
    '\u0000',
    '\uD800',
    '__proto__',
    '0900',
    '25:61',
    '12:00 PM',
    'Europe/Nowhere',
    '2026-11-17',
    '1763337600000',
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.json({ maxDepth: 2 }).map((text): unknown => JSON.parse(text)),
);

const names = ['a', 'b', 'c'] as const;
const row = fc.record({ id: fc.oneof(fc.constant('1'), hostile), a: hostile, b: hostile, c: hostile });
const at = (...path: readonly string[]): Source => ({ kind: 'path', path });

const source = fc.constantFrom<Source>(
  ...names.map((name) => at(name)),
  { kind: 'choice', paths: [['a'], ['b']] },
  { kind: 'join', paths: [['a'], ['b', 'x']], separator: ' ' },
  { kind: 'dateAndTime', date: ['a'], time: ['b'] },
  { kind: 'dateAndTime', date: ['b'], time: ['c'] },
  { kind: 'minutesAfter', start: ['a'], minutes: ['b'] },
  { kind: 'reference', path: ['a'] },
  { kind: 'not', path: ['a'] },
  { kind: 'is', path: ['a'], value: 'ACTIVE' },
  { kind: 'course', steps: [{ path: ['a'], label: 'arrived' }] },
);

const zones = fc.constantFrom('America/New_York', 'UTC', 'Pacific/Kiritimati', '+14:00', 'Asia/Kathmandu');
const link = <Fields>(fields: Fields) => ({ path: ['a'], fields });

const writtenTimes = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

it('cost a value or a row, never the list', () => {
  fc.assert(
    fc.property(row, source, source, zones, fc.boolean(), (given, one, other, zone, isKnown) => {
      const named = { id: at('id'), name: one };
      const client: ClientFields = {
        ...named,
        phones: [{ list: ['a'], number: ['x'], label: ['y'] }],
        emails: [['b']],
        balance: { amount: ['b'], currency: ['c'], cents: true },
        since: other,
        lastVisit: one,
        alerts: other,
        patients: link({ ...named, birthDate: other }),
      };
      const location: LocationFields = { ...named, timeZone: one, hours: [link({ opens: at('x'), closes: at('y') })] };
      const fields: AppointmentFields = {
        id: at('id'),
        start: one,
        end: other,
        status: other,
        timeZone: at('c'),
        stamps: [{ path: ['c'], label: 'arrived' }],
        type: link({ ...named, minutes: other }),
        client: link(client),
        location: link(location),
      };
      const visit = readAppointment(given, fields, zone, isKnown);
      for (const time of [visit?.start, visit?.end, visit?.since])
        if (typeof time === 'string') expect(time).toMatch(writtenTimes);
      readClient(given, client, zone);
      readLocation(given, location);
      const slots: SlotFields = { start: one, end: other, date: at('c'), slots: link({ start: at(), end: other }) };
      for (const each of [slots, { start: one, end: other }])
        for (const slot of readFreeSlots(given, each, { timeZone: zone, day: '2026-11-17' }))
          expect(slot.start).toMatch(writtenTimes);
      const entry: EntryFields = { id: at('id'), date: one, due: other, amount: { amount: ['a'], currency: null } };
      readEntry(given, entry, zone);
      const columns = (['moment', 'date', 'texts', 'number'] as const).map(
        // Sound: a column has more for the screen, which reading does not use.
        (kind) => ({ kind, from: { kind: 'value', source: one } }) as unknown as ListColumn,
      );
      readCells(given, columns, zone);
    }),
    { numRuns: 20_000 },
  );
});
