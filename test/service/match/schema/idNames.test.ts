import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

async function idOfClients(fields: string): Promise<unknown> {
  const { map } = matchSchema(
    await modelOf(`
      type Query { clinics: [Clinic!]! clients(limit: Int): [ClinicClient!]! }
      type Clinic { id: ID! name: String! address: String phone: String }
      type ClinicClient { ${fields} firstName: String! lastName: String! phone: String email: String }
    `),
  );
  return map.clients?.fields.id;
}

describe('what identifies a row', () => {
  it.each(['id', 'uuid', 'ulid', 'oid', 'sysId', 'uniqueId', 'entityId', 'identifier', 'recordId', 'clinicClientId'])(
    'may be called %s',
    async (name) => {
      expect(await idOfClients(`${name}: ID!`)).toEqual({ kind: 'path', path: [name] });
      expect(await idOfClients(`${name}: String!`)).toEqual({ kind: 'path', path: [name] });
    },
  );

  it('is not the id of another type that begins as it does', async () => {
    expect(await idOfClients('clinicId: ID! ulid: ID!')).toEqual({ kind: 'path', path: ['ulid'] });
  });
});
