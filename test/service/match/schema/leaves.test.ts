import { expect, it } from 'vitest';
import { contentsOf } from '../../../../graphql/service/match/schema/leaves.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

/** Tables that all lead to each other, without ids that are called so, as those of a database behind a generator. */
const tables = Array.from({ length: 40 }, (_, index) => `Table${String.fromCharCode(65 + (index % 26))}${index}`);
const text = `
  scalar DateTime
  type Query { clients(limit: Int): [Client!]! ${tables.map((table) => `all${table}: [${table}!]!`).join(' ')} }
  type Client { id: ID! firstName: String lastName: String phone: String ${links(tables)} }
  ${tables.map((table) => `type ${table} { code: String createdOn: DateTime note: String ${links(tables)} }`).join('\n')}
`;

function links(to: readonly string[]): string {
  return to.map((table, index) => `link${index}: ${table}`).join(' ');
}

it('follows parts less far where tables lead to each other, and still finds the clients', async () => {
  const model = await modelOf(text);
  for (const type of model.types.values()) {
    const { leaves, branches } = contentsOf(model, type);
    expect(leaves.length + branches.length, type.name).toBeLessThanOrEqual(500);
  }
  expect(matchSchema(model).map.clients?.field).toBe('clients');
});

it('follows parts three levels deep where there are few of them', async () => {
  const model = await modelOf(`
    type Query { clients: [Client!]! }
    type Client { id: ID! attributes: Attributes }
    type Attributes { contact: Contact } type Contact { home: Home } type Home { phone: String }
  `);
  const client = model.types.get('Client');
  const paths = client && contentsOf(model, client).leaves.map(({ path }) => path.join('.'));
  expect(paths).toContain('attributes.contact.home.phone');
});
