import { describe, expect, it } from 'vitest';
import { buildMutations } from '../../../../graphql/service/documents.ts';
import { titleOf } from '../../../../graphql/service/mapDescription.ts';
import { isServiceMap } from '../../../../graphql/service/mapGuard.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { mutationFieldsOf } from '../../../../graphql/service/match/mutations/mutationFields.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

const people = `
  type Client { id: ID! firstName: String! lastName: String! phone: String email: String }
  type Appointment { id: ID! startsAt: DateTime! endsAt: DateTime! client: Client! }
  input ClientInput { firstName: String! lastName: String! phone: String email: String }
  input AppointmentInput { startsAt: DateTime endsAt: DateTime clientId: ID }
  scalar DateTime`;

const held = `
  type Query { clients(limit: Int, offset: Int): [Client!]! appointments(from: DateTime, to: DateTime): [Appointment!]! }
  type Mutation { desk: DeskMutations logout: Logout createClientNote(text: String!): Client }
  type Logout { ok: Boolean! }
  type DeskMutations { clients: ClientMutations! appointments: AppointmentMutations! }
  type ClientMutations { create(input: ClientInput!): Client! }
  type AppointmentMutations {
    create(input: AppointmentInput!): Appointment!
    update(id: ID!, changes: AppointmentInput!): Appointment!
  }
  ${people}`;

describe('mutations below other fields', () => {
  it('are named by their way, and what answers an object holds none', async () => {
    const names = mutationFieldsOf(await modelOf(held)).map(({ way, field }) => titleOf({ way, field: field.name }));
    expect(names).toContain('desk.clients.create');
    expect(names).toContain('desk.appointments.update');
    expect(names).not.toContain('logout.ok');
    expect(names).not.toContain('createClientNote.firstName');
  });

  it('are chosen by what holds them, and written where they stand', async () => {
    const { map, concepts } = matchSchema(await modelOf(held));
    expect(concepts.registerClient?.chosen?.operation).toBe('desk.clients.create');
    expect(concepts.bookAppointment?.chosen?.operation).toBe('desk.appointments.create');
    expect(concepts.updateAppointment?.chosen?.operation).toBe('desk.appointments.update');
    expect(isServiceMap(map)).toBe(true);
    expect(buildMutations(map).get('bookAppointment')?.text).toBe(
      'mutation DeskBookAppointment($input: AppointmentInput!) { desk { appointments { create(input: $input) { __typename id } } } }',
    );
  });

  it('can’t smuggle anything in by their way', async () => {
    const { map } = matchSchema(await modelOf(held));
    const book = map.writes?.bookAppointment;
    for (const step of ['a { b } c', 'desk(x: 1)', '__schema', '... on Query'])
      expect(isServiceMap({ ...map, writes: { bookAppointment: { ...book, way: [step] } } }), step).toBe(false);
  });
});
