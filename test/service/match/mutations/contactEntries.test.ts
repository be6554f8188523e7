import { describe, expect, it } from 'vitest';
import { isServiceMap } from '../../../../graphql/service/mapGuard.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import type { WriteValues } from '../../../../graphql/service/variables.ts';
import { mutationVariables } from '../../../../graphql/service/variables.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

/** A service whose clients have contacts in one list, with these inputs for an entry. */
function service(list: string, entry: string): string {
  return `type Query { clients(limit: Int, offset: Int): [Client!]! client(id: ID!): Client }
type Client { id: ID! firstName: String lastName: String contacts: [Contact!]! }
type Contact { kind: Kind value: String }
enum Kind { HOME MOBILE EMAIL }
enum Place { HOME WORK }
input EntryInput { ${entry} }
input ClientInput { firstName: String lastName: String! ${list}: [EntryInput!] }
type Mutation { createClient(input: ClientInput!): Client }`;
}

const ada = { givenName: 'Ada', familyName: 'Testcase' };
const name = { firstName: 'Ada', lastName: 'Testcase' };
const phone = '+1 646 555 0143';
const email = 'ada@example.test';

describe('a registration with a list of contacts', () => {
  it.each<[string, string, string, WriteValues, object]>([
    [
      'has an entry for each that is known',
      'contacts',
      'kind: Kind! detail: String! remark: String',
      { phone, email },
      {
        contacts: [
          { detail: phone, kind: 'MOBILE' },
          { detail: email, kind: 'EMAIL' },
        ],
      },
    ],
    [
      'has one alone',
      'contactPoints',
      'kind: Kind! value: String!',
      { email },
      { contactPoints: [{ value: email, kind: 'EMAIL' }] },
    ],
    ['has none', 'contacts', 'kind: Kind! value: String!', {}, {}],
    [
      'follows FHIR',
      'telecom',
      'system: String use: Place value: String',
      { phone },
      { telecom: [{ value: phone, system: 'phone' }] },
    ],
    // What else an entry demands, and whether it may have none of the two, isn't known.
    ['is without them where more is demanded', 'contacts', 'kind: Kind! value: String! rank: Int!', { phone }, {}],
    ['is without them where the list is of something else', 'rewards', 'kind: Kind! value: String!', { phone }, {}],
  ])('%s', async (_, list, entry, values, contacts) => {
    const { map } = matchSchema(await modelOf(service(list, entry)));
    expect(isServiceMap(JSON.parse(JSON.stringify(map)))).toBe(true);
    const operation = map.writes?.registerClient;
    const variables = operation && mutationVariables(operation, { ...ada, ...values }, 'UTC');
    expect(variables).toEqual({ kind: 'ready', variables: { input: { ...name, ...contacts } } });
  });
});
