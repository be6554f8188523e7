import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import type { WriteOperation } from '../../../../graphql/service/serviceWrites.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

/** The change of an appointment of a service with these inputs and mutations. */
async function updateOf(inputs: string, mutations: string): Promise<WriteOperation | undefined> {
  const schema = await modelOf(`scalar DateTime
type Query { clients(limit: Int): [Client!]! appointments(from: DateTime, to: DateTime, limit: Int): [Appointment!]! }
type Client { id: ID! firstName: String lastName: String phone: String email: String }
type Appointment { id: ID! start: DateTime! end: DateTime! reason: String client: Client! clientId: ID! colour: String }
${inputs}
type Mutation { ${mutations} }`);
  return matchSchema(schema).map.writes?.updateAppointment;
}

describe('a change that may empty what it is not given', () => {
  const shared = 'input AppointmentInput { start: DateTime end: DateTime reason: String clientId: ID }';
  it.each(['create', 'book', 'schedule', 'reserve', 'register', 'save'])('shares its input with %s', async (verb) => {
    const update = 'updateAppointment(id: ID!, input: AppointmentInput!): Appointment';
    const found = await updateOf(shared, `${verb}Appointment(input: AppointmentInput!): Appointment ${update}`);
    expect(found).toMatchObject({ field: 'updateAppointment', mayReplace: true, unknown: [] });
  });

  it('demands values again, and is not sent where another one can be lost', async () => {
    const inputs = 'input Change { start: DateTime! end: DateTime! clientId: ID! reason: String colour: String }';
    const found = await updateOf(inputs, 'updateAppointment(id: ID!, input: Change!): Appointment');
    expect(found).toMatchObject({ mayReplace: true, unknown: ['input.colour'] });
  });

  it('is none with an input of its own in which everything is optional', async () => {
    const inputs = `${shared} input Change { start: DateTime end: DateTime reason: String colour: String }`;
    const create = 'createAppointment(input: AppointmentInput!): Appointment';
    const found = await updateOf(inputs, `${create} updateAppointment(id: ID!, input: Change!): Appointment`);
    expect(found).toMatchObject({ field: 'updateAppointment', unknown: [] });
    expect(found?.mayReplace).toBeUndefined();
  });

  it('enters as well where nothing else does, and its id may be left out', async () => {
    const inputs = 'input Visit { id: ID start: DateTime end: DateTime reason: String colour: String }';
    const alone = await updateOf(inputs, 'updateAppointment(input: Visit): Appointment');
    expect(alone).toMatchObject({ mayReplace: true, unknown: ['input.colour'] });
    const create = `${shared} ${inputs}`;
    const beside =
      'createAppointment(input: AppointmentInput!): Appointment updateAppointment(input: Visit): Appointment';
    expect((await updateOf(create, beside))?.mayReplace).toBeUndefined();
  });

  it.each(['query', 'which'])('is written into no filter, which joins conditions, as %s does', async (name) => {
    const inputs = `input Conditions { id: ID start: DateTime end: DateTime reason: String start_gt: DateTime AND: [Conditions!] OR: [Conditions!] }
      input Change { start: DateTime end: DateTime reason: String }`;
    const found = await updateOf(inputs, `updateAppointment(${name}: Conditions, set: Change!): Appointment`);
    const places = new Map(found?.arguments.map((each) => [each.name, each.slots.map(({ role }) => role).toSorted()]));
    expect([places.get(name), places.get('set')]).toEqual([['id'], ['end', 'reason', 'start']]);
  });
});
