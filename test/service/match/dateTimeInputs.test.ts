import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import { modelOf } from '../../support/service/modelOf.ts';

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
