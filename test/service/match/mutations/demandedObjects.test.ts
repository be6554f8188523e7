import { expect, it } from 'vitest';
import { isWriteOperation } from '../../../../graphql/service/mapGuard.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { mutationVariables } from '../../../../graphql/service/variables.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

const schema = `
  type Query { clients: [Client!]! }
  type Client { id: ID! firstName: String lastName: String phone: String address: Address }
  type Address { street: String city: String }
  type Mutation { createClient(input: ClientInput!): Client }
  input ClientInput { firstName: String! lastName: String! phone: String address: AddressInput! notify: NotifyInput }
  input AddressInput { street: String city: String }
  input NotifyInput { bySms: Boolean }
`;

it('sends an empty object where one is demanded and nothing of it is known', async () => {
  const { map } = matchSchema(await modelOf(schema));
  const operation = map.writes?.registerClient;
  if (!operation) throw new Error('The mutation was not found.');
  expect(isWriteOperation(operation)).toBe(true);
  const person = { givenName: 'Ada', familyName: 'Brown' };
  const input = { firstName: 'Ada', lastName: 'Brown', address: {} };
  expect(mutationVariables(operation, person, 'UTC')).toEqual({ kind: 'ready', variables: { input } });
});
