import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { mutationVariables } from '../../../../graphql/service/variables.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

/** A service whose registration takes these fields of one input, as text. */
function service(fields: readonly string[]): string {
  return `type Query { clients(limit: Int, offset: Int): [Client!]! client(id: ID!): Client }
type Client { id: ID! firstName: String lastName: String phone: String email: String }
input ClientInput { ${fields.map((name) => `${name}: String`).join(' ')} phone: String email: String }
type Mutation { createClient(input: ClientInput!): Client updateClient(id: ID!, input: ClientInput!): Client }`;
}

describe('a plain name in a registration', () => {
  const person = { name: 'Ada Testcase', givenName: 'Ada', familyName: 'Testcase' };
  it.each<[string, readonly string[], object]>([
    ['is the whole name where it stands alone', ['name'], { name: 'Ada Testcase' }],
    ['is the family name beside a given name', ['firstName', 'name'], { firstName: 'Ada', name: 'Testcase' }],
    ['is the whole name where it says so', ['firstName', 'fullName'], { firstName: 'Ada', fullName: 'Ada Testcase' }],
    [
      'is the whole name beside both parts',
      ['firstName', 'lastName', 'name'],
      { firstName: 'Ada', lastName: 'Testcase', name: 'Ada Testcase' },
    ],
    [
      'is not that of an organization or a practice',
      ['firstName', 'lastName', 'organizationName', 'companyName', 'practiceName', 'clinic_name'],
      { firstName: 'Ada', lastName: 'Testcase' },
    ],
  ])('%s', async (_, fields, input) => {
    const { writes } = matchSchema(await modelOf(service(fields))).map;
    const operation = writes?.registerClient;
    expect(operation && mutationVariables(operation, person, 'UTC')).toEqual({ kind: 'ready', variables: { input } });
  });
});
