import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { mutationVariables } from '../../../../graphql/service/variables.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

/** What a booking of half an hour sends to an input of this type and description; undefined where it sends nothing. */
async function sentTo(type: string, description: string): Promise<unknown> {
  const sdl = `
    type Client { id: ID! firstName: String! lastName: String! phone: String email: String }
    type Visit { id: ID! start: String! duration: ${type} status: String client: Client }
    type Query { clients: [Client!]! visits(from: String, to: String): [Visit!]! }
    input VisitInput { clientId: ID start: String! "${description}" duration: ${type} }
    type Mutation { createVisit(input: VisitInput!): Visit }
  `;
  const operation = matchSchema(await modelOf(sdl)).map.writes?.bookAppointment;
  const values = { start: '2026-11-17T21:00:00Z', minutes: 30, clientId: 'c1' };
  const filled = operation && mutationVariables(operation, values, 'UTC');
  // Sound: the operation has one argument.
  const { input } = (filled?.kind === 'ready' ? filled.variables : {}) as { readonly input?: { duration?: unknown } };
  expect(input).toBeDefined();
  return input?.duration;
}

describe('the length of a booking', () => {
  it.each([
    ['Int', 'The length', 30],
    ['Int', 'Length in seconds', 1800],
    ['String', 'The length', '30'],
    // How seconds are written as a text is not said.
    ['String', 'Length in seconds', undefined],
  ])('is sent to %s, “%s”, as %j', async (type, description, sent) => {
    expect(await sentTo(type, description)).toBe(sent);
  });
});
