import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../../../graphql/demo/schema.ts';
import { buildDocuments } from '../../../../graphql/service/documents.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

/** The field of a small practice with one more query that is taken for shifts, or null. */
async function shiftsOf(query: string, types: string): Promise<string | null> {
  const text = `
    scalar DateTime
    scalar Date
    type Query {
      org: Organization
      locations: [Location!]!
      staff: [Doctor!]!
      visits(locationId: ID!, from: DateTime!, to: DateTime!): [Visit!]!
      ${query}
    }
    type Organization { id: ID! name: String }
    type Location { id: ID! name: String address: String timeZone: String }
    type Doctor { id: ID! name: String specialty: String }
    type Pet { id: ID! name: String species: String owner: Owner }
    type Owner { id: ID! firstName: String lastName: String phone: String pets: [Pet!]! }
    type Visit { id: ID! start: DateTime end: DateTime status: String pet: Pet doctor: Doctor location: Location }
    ${types}
  `;
  const { map } = matchSchema(await modelOf(text));
  for (const document of buildDocuments(map).values())
    expect(validate(buildSchema(text), parse(document.text)), document.text).toEqual([]);
  expect(map.appointments?.field).toBe('visits');
  return map.shifts?.field ?? null;
}

const shift = 'type Shift { id: ID! start: DateTime! end: DateTime! doctor: Doctor location: Location }';

describe('shifts are found', () => {
  it.each([
    ['of a period', 'shifts(from: DateTime!, to: DateTime!): [Shift!]!', shift],
    ['of a day', 'shifts(date: Date!): [Shift!]!', shift],
    [
      'with a date and clocks, and a person by id',
      'staffShifts(from: Date!, to: Date!): [StaffShift!]!',
      'type StaffShift { id: ID! doctorId: ID! locationId: ID date: Date! startTime: String! endTime: String! }',
    ],
    [
      'in pages of a roster',
      'roster(from: Date!, to: Date!, limit: Int, offset: Int): [RosterEntry!]!',
      'type RosterEntry { id: ID! startsAt: DateTime! endsAt: DateTime! doctor: Doctor! }',
    ],
  ])('%s', async (_, query, types) => {
    expect(await shiftsOf(query, types)).toBe(query.slice(0, query.indexOf('(')));
  });

  it('in the demo clinic', async () => {
    expect(matchSchema(await modelOf(schemaText)).map.shifts?.field).toBe('shifts');
  });
});

describe('shifts are not', () => {
  it.each([
    ['all that were ever worked', 'shifts: [Shift!]!', shift],
    [
      'shifts of nobody',
      'shifts(from: Date!, to: Date!): [Slot!]!',
      'type Slot { id: ID! start: DateTime! end: DateTime! }',
    ],
    ['those that are offered', 'openShifts(from: DateTime!, to: DateTime!): [Shift!]!', shift],
    ['requests to swap one', 'shiftSwaps(from: DateTime!, to: DateTime!): [Shift!]!', shift],
    [
      'weekly patterns',
      'shifts(from: Date!, to: Date!): [Shift!]!',
      'type Shift { id: ID! weekday: Int! start: String! end: String! doctor: Doctor! }',
    ],
    [
      'people who are only named',
      'shifts(from: Date!, to: Date!): [Shift!]!',
      'type Shift { id: ID! start: DateTime! end: DateTime! doctorName: String! }',
    ],
    [
      'appointments',
      'shifts(from: Date!, to: Date!): [Shift!]!',
      'type Shift { id: ID! start: DateTime! end: DateTime! doctor: Doctor pet: Pet }',
    ],
  ])('%s', async (_, query, types) => expect(await shiftsOf(query, types)).toBeNull());
});
