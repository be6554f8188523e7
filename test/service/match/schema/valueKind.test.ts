import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../../electron/core/adapter/map/storedMap.ts';
import { buildVariables, mutationVariables } from '../../../../graphql/service/variables.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { writesDigits } from '../../../../graphql/service/match/schema/valueKind.ts';
import { readAppointment } from '../../../../graphql/service/readers/readObjects.ts';
import { readValue } from '../../../../graphql/service/sources.ts';
import type { ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

const zone = 'America/New_York';
const period = { from: '2026-11-17T05:00:00Z', to: '2026-11-18T05:00:00Z', day: '2026-11-17', locationId: 'L1' };

function practice(visits: string, visitFields: string, rest = ''): string {
  return `
    ${rest}
    type Query { org: Org  ${visits}: [Visit!]! locations: [Location!]! }
    type Mutation { bookVisit(input: VisitInput!): Visit }
    input VisitInput { locationId: ID! petId: ID! doctorId: ID date: String! time: String! reason: String }
    type Org { id: ID! name: String }
    type Location { id: ID! name: String address: String timeZone: String }
    type Doctor { id: ID! name: String specialty: String }
    type Pet { id: ID! name: String species: String owner: Owner }
    type Owner { id: ID! firstName: String lastName: String phone: String pets: [Pet!]! }
    type Visit { id: ID! ${visitFields} minutes: Int status: String pet: Pet doctor: Doctor location: Location }
  `;
}

async function mapOf(text: string): Promise<ServiceMap> {
  return matchSchema(await modelOf(text)).map;
}

describe('dates without separators', () => {
  it('are sent so where the name is described so anywhere', async () => {
    const map = await mapOf(
      practice('visits(locationId: ID!, date: String!)', '"YYYYMMDD, local" date: String "HHMM" time: String'),
    );
    if (!map.appointments) throw new Error('There are no appointments.');
    expect(buildVariables(map.appointments, period, zone)).toEqual({ locationId: 'L1', date: '20261117' });
    const row = { id: 'A', date: '20261117', time: '0930', minutes: 30 };
    expect(readAppointment(row, map.appointments.fields, zone)).toMatchObject({
      start: '2026-11-17T09:30:00-05:00',
      end: '2026-11-17T10:00:00-05:00',
    });
    const book = map.writes?.bookAppointment;
    if (!book) throw new Error('Nothing can be booked.');
    const said = { start: '2026-11-17T14:30:00Z', minutes: 30, locationId: 'L1', patientId: 'P1' };
    expect(mutationVariables(book, said, zone)).toMatchObject({
      kind: 'ready',
      variables: { input: { date: '20261117', time: '0930' } },
    });
  });

  it('are sent so where their scalar is described so, a day wider', async () => {
    const map = await mapOf(
      practice(
        'visits(locationId: ID, from: Date8!, to: Date8!)',
        'date: Date8 startTime: String',
        '"A day as YYYYMMDD." scalar Date8',
      ),
    );
    if (!map.appointments) throw new Error('There are no appointments.');
    expect(map.appointments.fields.start).toEqual({ kind: 'dateAndTime', date: ['date'], time: ['startTime'] });
    expect(buildVariables(map.appointments, period, zone)).toEqual({
      locationId: 'L1',
      from: '20261116',
      to: '20261119',
    });
  });

  it('are not sent so without a description, or with another one', async () => {
    const plain = await modelOf(practice('visits(locationId: ID!, date: String!)', 'date: String time: String'));
    const split = await modelOf(
      practice('visits(locationId: ID!, "YYYY-MM-DD" date: String!)', '"YYYYMMDD" date: String time: String'),
    );
    expect([plain, split].map((schema) => writesDigits(schema, 'date', 'String'))).toEqual([false, false]);
    expect(fingerprintOf(plain)).not.toBe(fingerprintOf(split));
  });
});

describe('a wall clock', () => {
  it('of four digits is a text; a number counts minutes', () => {
    const read = (time: unknown): unknown =>
      readValue({ date: '2026-11-17', time }, { kind: 'dateAndTime', date: ['date'], time: ['time'] });
    expect(['0930', '2359', 570, '570', '2460'].map(read)).toEqual([
      '2026-11-17T09:30',
      '2026-11-17T23:59',
      '2026-11-17T09:30',
      '2026-11-17T09:30',
      '2026-11-17T41:00',
    ]);
  });

  it('may have one digit, or count twelve hours', () => {
    const read = (time: unknown, date = '2026-11-17'): unknown =>
      readValue({ date, time }, { kind: 'dateAndTime', date: ['date'], time: ['time'] });
    expect(
      ['9:30', '8:00:00', '12:05 AM', '12:05 pm', '2:30PM', '11:59 p.m.', '14:30 PM', 'noon'].map((time) => read(time)),
    ).toEqual(
      ['09:30', '08:00:00', '00:05', '12:05', '14:30', '23:59', '14:30', 'noon'].map((time) => `2026-11-17T${time}`),
    );
    expect(read('9:30', '2026/11/17')).toBe('2026-11-17T09:30');
  });
});
