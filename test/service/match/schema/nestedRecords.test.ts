import { expect, it } from 'vitest';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

const text = `
  scalar DateTime
  type Query {
    patients(page: Int, pageSize: Int): PatientCollection!
    appointments(page: Int, pageSize: Int): AppointmentCollection!
  }
  type Mutation { updateAppointment(id: ID!, appointment: AppointmentInput!): Appointment }
  type Meta { pagination: Pagination! }
  type Pagination { total: Int! limit: Int! }
  type Message { code: String! }
  type PatientCollection { statusCode: Int! data: [Patient!]! warnings: [Message!]! errors: [Message!]! meta: Meta! }
  type AppointmentCollection { statusCode: Int! data: [Appointment!]! warnings: [Message!]! errors: [Message!]! meta: Meta! }
  type Patient { id: ID! firstName: String! lastName: String! phone: String twoFactorEnabled: Boolean! }
  type Operatory { id: ID! name: String! }
  type Appointment { id: ID! start: DateTime! end: DateTime! status: String! patient: Patient! operatory: Operatory! }
  input Reference { id: ID! }
  input AppointmentInput { start: DateTime patient: Reference operatory: Reference }
`;

it('finds the rows of an envelope whose total stands two levels deeper, beside lists of messages', async () => {
  const { map } = matchSchema(await modelOf(text));
  expect(map.clients?.rows).toEqual(['data']);
  expect(map.appointments?.paging?.total).toEqual(['meta', 'pagination', 'total']);
});

it('writes the id of what is changed to no other record inside of the input', async () => {
  const { map } = matchSchema(await modelOf(text));
  const slots = map.writes?.updateAppointment?.arguments.flatMap(({ slots: each }) => each) ?? [];
  expect(slots.map(({ path, role }) => [path.join('.'), role])).toEqual(
    expect.arrayContaining([
      ['', 'id'],
      ['start', 'start'],
    ]),
  );
  expect(slots.map(({ path }) => path.join('.'))).not.toContain('operatory.id');
});

it('takes a feature that is enabled for no sign of an active client', async () => {
  const { map } = matchSchema(await modelOf(text));
  expect(map.clients?.fields).not.toHaveProperty('active');
});

const archetypes = `
  scalar DateTime
  interface Record { id: ID! name: String! }
  type Query {
    customers(firstResult: Int!, maxResults: Int!): [Customer!]!
    patients(firstResult: Int!, maxResults: Int!): [Patient!]!
    practice: Practice
  }
  type Practice implements Record { id: ID! name: String! }
  type Customer implements Record { id: ID! name: String! firstName: String lastName: String phone: String }
  type Patient implements Record { id: ID! name: String! species: String! owner: Customer microchip: Identity }
  type Identity { name: String! identity: String! }
`;

it('reads pages by their first result', async () => {
  const { map } = matchSchema(await modelOf(archetypes));
  const roles = map.clients?.arguments ?? [];
  expect(roles.map(({ name, slots: [slot] }) => [name, slot && 'role' in slot && slot.role])).toEqual([
    ['firstResult', 'offset'],
    ['maxResults', 'limit'],
  ]);
});

it('calls an animal by its own name, also where all records have one', async () => {
  const { map } = matchSchema(await modelOf(archetypes));
  expect(map.patients?.fields.name).toEqual({ kind: 'path', path: ['name'] });
});
