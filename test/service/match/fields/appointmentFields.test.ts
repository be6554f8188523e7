import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import type { AppointmentFields } from '../../../../graphql/service/serviceMap.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

async function fieldsOf(fields: string, more = ''): Promise<AppointmentFields | undefined> {
  const sdl = `
    scalar DateTime
    type Query {
      clients: [Client!]!
      clinics: [Clinic!]!
      appointments(from: DateTime!, to: DateTime!): [Appointment!]!
    }
    type Client { id: ID! firstName: String lastName: String phone: String email: String }
    type Clinic { id: ID! name: String! address: String timeZone: String }
    type Appointment { id: ID! status: String ${fields} }
    ${more}
  `;
  return matchSchema(await modelOf(sdl)).map.appointments?.fields;
}

const times = 'startDate: DateTime! endDate: DateTime!';

describe('an appointment', () => {
  it('starts when it is planned to, not when the session began', async () => {
    const fields = await fieldsOf(`sessionStart: DateTime sessionEnd: DateTime ${times} client: Client`);
    expect(fields).toMatchObject({ start: { path: ['startDate'] }, end: { path: ['endDate'] } });
  });

  it('is of the client that it names, and not of those who come along', async () => {
    const fields = await fieldsOf(`${times} clientId: ID clientName: String additionalClients: [Client!]!`);
    expect(fields?.client).toMatchObject({ path: [], fields: { id: { path: ['clientId'] } } });
    const group = await fieldsOf(`${times} clients: [Client!]!`);
    expect(group?.client?.path).toEqual(['clients']);
  });

  it('is where its slot is', async () => {
    const slot = 'type Slot { id: ID! starts: DateTime! ends: DateTime! clinic: Clinic! }';
    const fields = await fieldsOf('slot: Slot! client: Client', slot);
    expect(fields).toMatchObject({ start: { path: ['slot', 'starts'] }, location: { path: ['slot', 'clinic'] } });
  });

  it('has no reason in a text that is described as who comes', async () => {
    const described = (description: string): string => `${times} client: Client "${description}" subject: String`;
    expect((await fieldsOf(described('The client in the calendar')))?.reason).toBeUndefined();
    expect((await fieldsOf(described('Client’s words on why they come')))?.reason).toEqual({
      kind: 'path',
      path: ['subject'],
    });
  });
});
