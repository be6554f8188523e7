import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { mutationVariables } from '../../../../graphql/service/variables.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

const read = `
  type Client { id: ID! firstName: String! lastName: String! phone: String email: String }
  type Visit { id: ID! when: At! until: At! status: String client: Client }
  type At { dateTime: String! timeZone: String! }
  type Query { clients: [Client!]! visits(from: String, to: String): [Visit!]! }
`;

async function slotsOf(input: string): Promise<readonly string[]> {
  const sdl = `${read} ${input} type Mutation { createVisit(input: VisitInput!): Visit }`;
  const { map } = matchSchema(await modelOf(sdl));
  const slots = map.writes?.bookAppointment?.arguments.flatMap((argument) => argument.slots) ?? [];
  return slots.map(({ role, path }) => `${role} ${path.join('.')}`);
}

describe('the two times of a booking', () => {
  it('are told apart by their names, whatever the fields that were read are called', async () => {
    const slots = await slotsOf('input VisitInput { clientId: ID startDateTime: String endDateTime: String }');
    expect(slots).toContain('start startDateTime');
    expect(slots).toContain('end endDateTime');
  });

  it('are told apart by what holds them', async () => {
    const slots = await slotsOf(`
      input VisitInput { clientId: ID startDateTime: AtInput endDateTime: AtInput }
      input AtInput { dateTime: String timeZone: String }
    `);
    expect(slots).toContain('start startDateTime.dateTime');
    expect(slots).toContain('end endDateTime.dateTime');
  });
});

describe('the day of a booking', () => {
  it.each([
    ['of a scalar that says so', '"A day such as 31-12-2025: dd-mm-yyyy."', '17-11-2026'],
    ['of a scalar that says nothing', '"A day."', '2026-11-17'],
  ])('%s is written by it: %s', async (_, description, written) => {
    const sdl = `
      ${description} scalar Day
      "HH:mm" scalar Clock
      type Client { id: ID! firstName: String! lastName: String! phone: String email: String }
      type Visit { id: ID! date: Day! time: Clock! durationMinutes: Int! status: String client: Client }
      type Query { clients: [Client!]! visits(from: Day, to: Day): [Visit!]! }
      input VisitInput { clientId: ID date: Day! time: Clock! durationMinutes: Int }
      type Mutation { createVisit(input: VisitInput!): Visit }
    `;
    const operation = matchSchema(await modelOf(sdl)).map.writes?.bookAppointment;
    const values = { start: '2026-11-17T21:00:00Z', minutes: 30, clientId: 'c1' };
    const input = { clientId: 'c1', date: written, time: '21:00', durationMinutes: 30 };
    expect(operation && mutationVariables(operation, values, 'UTC')).toEqual({ kind: 'ready', variables: { input } });
  });
});
