import { expect, it } from 'vitest';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

it('finds what identifies a row where one is asked for at a place', async () => {
  const { map } = matchSchema(
    await modelOf(`
      type Query {
        sites: [Site!]!
        clients(top: Int, skip: Int): ClientPage!
        client(siteId: Int!, pimsId: String!): Client
      }
      type Site { id: Int! name: String! address: String phone: String }
      type ClientPage { value: [Client!]! }
      type Client { pimsId: String! dpUid: Int! firstName: String lastName: String phone1: String email: String }
    `),
  );
  expect(map.clients?.fields.id).toEqual({ kind: 'path', path: ['pimsId'] });
});
