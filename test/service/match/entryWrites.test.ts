import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import type { WriteConcept } from '../../../graphql/service/serviceWrites.ts';
import { mutationVariables } from '../../../graphql/service/variables.ts';
import { mixed } from '../../dialects/mixed/mixed.ts';
import { relay } from '../../dialects/relay/relay.ts';
import { modelOf } from '../../support/service/modelOf.ts';

async function writeOf(sdl: string, concept: WriteConcept) {
  const { map } = matchSchema(await modelOf(sdl));
  const operation = map.writes?.[concept];
  if (!operation) throw new Error(`Nothing was found for ${concept}.`);
  return operation;
}

const money = (type: string, name = 'amount'): string => /* GraphQL */ `
  scalar Decimal
  type Query { org: Org customers(limit: Int!): [Customer] }
  type Org { id: ID! name: String }
  type Customer { id: ID! firstName: String lastName: String phone: String email: String }
  type Payment { id: ID! message: String }
  type Mutation { recordPayment(customerId: ID!, ${name}: ${type}!): Payment }
`;

describe('payments and messages', () => {
  it('are found where they are recorded and where they are created', async () => {
    expect((await writeOf(relay.sdl, 'recordPayment')).field).toBe('recordPayment');
    expect((await writeOf(mixed.sdl, 'recordPayment')).field).toBe('createPayment');
    expect((await writeOf(relay.sdl, 'sendMessage')).field).toBe('sendClientMessage');
    expect((await writeOf(mixed.sdl, 'sendMessage')).field).toBe('createMessage');
  });

  it('take the message that was sent for what was made, and never for a refusal', async () => {
    const { object, refusals } = (await writeOf(relay.sdl, 'sendMessage')).result;
    expect(object).toEqual({ path: ['message'], id: 'id' });
    expect(refusals.map(({ list }) => list)).toEqual([['userErrors']]);
    expect((await writeOf(money('Decimal'), 'recordPayment')).result.refusals).toEqual([]);
  });

  it.each([
    ['Decimal', 'amount', '120.50'],
    ['String', 'amount', '120.50'],
    ['Float', 'amount', 120.5],
    ['Int', 'amount', 12050],
    ['Int', 'amountCents', 12050],
    ['Float', 'amountMinor', 12050],
  ])('write 120.50 for %s %s as %o', async (type, name, written) => {
    const operation = await writeOf(money(type, name), 'recordPayment');
    const filled = mutationVariables(operation, { clientId: '7', amount: '120.50' }, 'UTC');
    expect(filled).toEqual({ kind: 'ready', variables: { customerId: '7', [name]: written } });
  });
});
