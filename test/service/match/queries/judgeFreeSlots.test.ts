import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fieldOrigins } from '../../../../graphql/service/mapDescription.ts';
import { buildDocuments } from '../../../../graphql/service/documents.ts';
import { fieldChoices, withField } from '../../../../graphql/service/match/queries/fieldChoices.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { sortSchema } from '../../../../graphql/service/introspection/sortSchema.ts';
import { schemaText } from '../../../../graphql/demo/schema.ts';
import type { Operation, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

/** A small practice with one more query. */
function practiceWith(query: string, types: string): string {
  return `
    scalar DateTime
    scalar Date
    scalar Time
    type Query {
      org: Organization
      locations: [Location!]!
      staff: [Doctor!]!
      visitTypes: [VisitType!]!
      visits(locationId: ID!, from: DateTime!, to: DateTime!): [Visit!]!
      ${query}
    }
    type Organization { id: ID! name: String }
    type Location { id: ID! name: String address: String timeZone: String }
    type Doctor { id: ID! name: String specialty: String startDate: DateTime }
    type VisitType { id: ID! name: String durationMinutes: Int }
    type Pet { id: ID! name: String species: String owner: Owner }
    type Owner { id: ID! firstName: String lastName: String phone: String pets: [Pet!]! }
    type Visit { id: ID! start: DateTime end: DateTime status: String pet: Pet doctor: Doctor location: Location type: VisitType }
    ${types}
  `;
}

async function mapOf(query: string, types: string): Promise<ServiceMap> {
  const text = practiceWith(query, types);
  const { map } = matchSchema(await modelOf(text));
  for (const document of buildDocuments(map).values())
    expect(validate(buildSchema(text), parse(document.text)), document.text).toEqual([]);
  expect(map.appointments?.field).toBe('visits');
  return map;
}

function rolesOf(operation: Operation<object> | undefined): readonly string[] {
  return (operation?.arguments ?? [])
    .flatMap(({ slots }) => slots.flatMap((slot) => ('role' in slot ? slot.role : [])))
    .toSorted();
}

const requested = 'locationId: ID!, visitTypeId: ID!, date: Date!';

describe('free times are found', () => {
  it.each([
    [
      'flat',
      `openTimes(${requested}, doctorId: ID): [OpenTime!]!`,
      'type OpenTime { start: DateTime! end: DateTime! doctor: Doctor }',
      ['start'],
    ],
    [
      'as a wall clock of the queried day',
      `availability(${requested}): [Gap!]!`,
      'type Gap { time: String! doctorId: ID }',
      ['time'],
    ],
    [
      'as a clock of its own kind',
      `availability(${requested}): [Gap!]!`,
      'type Gap { from: Time! until: Time! }',
      ['from'],
    ],
    ['as plain texts', `freeTimes(${requested}): [String!]!`, '', []],
    [
      'in a connection',
      `freeSlots(${requested}, first: Int, after: String): SlotPages!`,
      'type SlotPages { edges: [SlotEdge!]! } type SlotEdge { cursor: String node: FreeSlot } type FreeSlot { startsAt: DateTime! endsAt: DateTime! doctorName: String }',
      ['node.startsAt'],
    ],
    [
      'in a payload',
      `availableSlots(input: SlotSearch!): SlotAnswer!`,
      `input SlotSearch { locationId: ID! visitTypeId: ID! from: Date! to: Date! } type SlotAnswer { success: Boolean! slots: [FreeSlot!]! } type FreeSlot { start: DateTime! doctor: Doctor }`,
      ['start'],
    ],
    [
      'below days',
      `availability(locationId: ID!, visitTypeId: ID!, from: Date!, to: Date!): Availability!`,
      'type Availability { days: [FreeDay!]! } type FreeDay { date: Date! times: [Clock!]! } type Clock { start: Time! end: Time! doctor: Doctor }',
      ['start'],
    ],
    [
      'below people and days',
      `availability(locationId: ID!, visitTypeId: ID!, from: Date!, to: Date!): [Person!]!`,
      'type Person { doctor: Doctor days: [FreeDay!]! } type FreeDay { date: Date! slots: [String!]! }',
      [],
    ],
    [
      'in a group of times',
      `openings(${requested}): Openings`,
      'type Openings { date: Date slots: [Clock!]! } type Clock { at: DateTime! }',
      ['at'],
    ],
    [
      'without a word for it',
      `zapf(${requested}): [Zapf!]!`,
      'type Zapf { start: DateTime! end: DateTime! doctor: Doctor }',
      ['start'],
    ],
  ])('%s', async (_, query, types, start) => {
    const { freeSlots } = await mapOf(query, types);
    expect(freeSlots?.field).toBe(query.slice(0, query.indexOf('(')));
    expect(freeSlots && fieldOrigins(freeSlots, 'start')).toEqual(start);
    expect(rolesOf(freeSlots)).toEqual(expect.arrayContaining(['locationId', 'typeId']));
  });

  it('of some days from the first on', async () => {
    const { freeSlots } = await mapOf(
      'openings(doctorId: ID!, visitTypeId: ID!, fromDate: Date!, days: Int = 7, durationMinutes: Int!): [Opening!]!',
      'type Opening { start: DateTime! }',
    );
    expect(rolesOf(freeSlots)).toEqual(['days', 'from', 'minutes', 'providerId', 'typeId']);
    const demanded = freeSlots?.arguments.filter(({ slots }) => slots.some((slot) => 'demanded' in slot));
    expect(demanded?.map(({ name }) => name).toSorted()).toEqual(['doctorId', 'durationMinutes', 'visitTypeId']);
  });

  it('with the field that distinguishes free from taken ones', async () => {
    const query = `slots(${requested}): [Slot!]!`;
    const flag = async (field: string): Promise<unknown> =>
      (await mapOf(query, `enum SlotState { FREE BUSY } type Slot { start: DateTime! doctor: Doctor ${field} }`))
        .freeSlots?.fields.free;
    expect(await flag('isFullyBooked: Boolean')).toEqual({ kind: 'not', path: ['isFullyBooked'] });
    expect(await flag('available: Boolean')).toEqual({ kind: 'path', path: ['available'] });
    expect(await flag('state: SlotState')).toEqual({ kind: 'is', path: ['state'], value: 'FREE' });
    expect(await flag('remainingPlaces: Int')).toEqual({ kind: 'path', path: ['remainingPlaces'] });
  });

  it('in the demo clinic', async () => {
    const { map } = matchSchema(await modelOf(schemaText));
    expect(map.freeSlots?.field).toBe('availableTimes');
    expect(rolesOf(map.freeSlots)).toEqual(['day', 'locationId', 'providerId', 'typeId']);
  });
});

describe('free times are not', () => {
  it.each([
    [
      'booked ones',
      `bookedSlots(${requested}): [BookedSlot!]!`,
      'type BookedSlot { id: ID! start: DateTime! end: DateTime! pet: Pet doctor: Doctor }',
    ],
    ['open visits', `openVisits(${requested}): [Visit!]!`, ''],
    [
      'shifts',
      'shifts(locationId: ID!, doctorId: ID, from: Date!, to: Date!): [Shift!]!',
      'type Shift { start: DateTime! end: DateTime! doctor: Doctor }',
    ],
    [
      'shifts by another name',
      'zapf(locationId: ID!, doctorId: ID, from: Date!, to: Date!): [Zapf!]!',
      'type Zapf { start: DateTime! end: DateTime! doctor: Doctor }',
    ],
    [
      'hours of every week',
      'doctorAvailability(doctorId: ID!, date: Date!): [Hours!]!',
      'type Hours { weekday: Int! start: Time! end: Time! }',
    ],
    [
      'opening hours',
      'openingHours(locationId: ID!, date: Date!): [OpeningHours!]!',
      'type OpeningHours { dayOfWeek: Int! opens: Time! closes: Time! }',
    ],
    ['doctors who are there', `availableDoctors(${requested}): [Doctor!]!`, ''],
    [
      'stock',
      'inventoryAvailability(locationId: ID!, date: Date!): [Stock!]!',
      'type Stock { product: String quantity: Int countedAt: DateTime }',
    ],
    [
      'templates',
      `slotTemplates(${requested}): [SlotTemplate!]!`,
      'type SlotTemplate { id: ID! start: DateTime! end: DateTime! }',
    ],
    ['a waiting list', `waitlist(${requested}): [WaitlistEntry!]!`, 'type WaitlistEntry { start: DateTime! pet: Pet }'],
    [
      'the next one alone',
      `nextAvailableSlot(${requested}): FreeSlot`,
      'type FreeSlot { start: DateTime! doctor: Doctor }',
    ],
    ['days without a time', `availableDays(${requested}): [FreeDay!]!`, 'type FreeDay { date: Date! }'],
    [
      'queried for all times',
      'availableSlots(locationId: ID!, visitTypeId: ID!): [FreeSlot!]!',
      'type FreeSlot { start: DateTime! }',
    ],
    [
      'queried for something else',
      `availableSlots(${requested}, petId: ID!): [FreeSlot!]!`,
      'type FreeSlot { start: DateTime! }',
    ],
    [
      'wall clocks of several days',
      'availableSlots(locationId: ID!, visitTypeId: ID!, from: Date!, to: Date!): [FreeSlot!]!',
      'type FreeSlot { start: Time! }',
    ],
  ])('%s', async (_, query, types) => {
    expect((await mapOf(query, types)).freeSlots).toBeUndefined();
  });
});

describe('a correction of free times below days', () => {
  it('is made where the times are', async () => {
    const query = 'availability(locationId: ID!, visitTypeId: ID!, from: Date!, to: Date!): [FreeDay!]!';
    const types =
      'type FreeDay { date: Date! slots: [Clock!]! } type Clock { start: Time! arriveAt: Time end: Time doctor: Doctor }';
    const model = sortSchema(await modelOf(practiceWith(query, types)));
    const { freeSlots } = matchSchema(model).map;
    if (!freeSlots) throw new Error('It has no free times.');
    expect(fieldChoices(model, 'freeSlots', freeSlots, 'start')).toContain('arriveAt');
    const changed = withField(model, 'freeSlots', freeSlots, 'start', 'arriveAt');
    expect(changed && fieldOrigins(changed, 'start')).toEqual(['arriveAt']);
    const without = changed && withField(model, 'freeSlots', changed, 'end', null);
    expect(without && fieldOrigins(without, 'end')).toEqual([]);
    expect(without?.fields).toHaveProperty('date');
  });
});
