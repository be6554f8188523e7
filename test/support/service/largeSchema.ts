import { products } from '../../products/products.ts';

const nouns = ['Ledger', 'Kennel', 'Quota', 'Stock', 'Batch', 'Label', 'Sensor', 'Widget', 'Pallet', 'Route'];

/** A practice service with so many other types beside its own, each with five queries, three mutations and ten fields. */
export function frontDeskSdl({ types: count }: { readonly types: number }): string {
  const base = products.find(({ name }) => name === 'vetspire')?.sdl ?? '';
  const names = Array.from({ length: count }, (_, index) => `${nouns[index % nouns.length] ?? ''}${index}`);
  const types = names.map(
    (name) =>
      `type ${name} { id: ID! name: String status: String startAt: DateTime note: String amount: Float code: String
        createdAt: DateTime next: ${name} owner: Client } input ${name}Input { name: String status: String note: String }`,
  );
  const queries = names.flatMap((name) =>
    ['find', 'list', 'all', 'search', 'get'].map(
      (verb) => `${verb}${name}(id: ID, first: Int, offset: Int, name: String): ${verb === 'get' ? name : `[${name}]`}`,
    ),
  );
  const mutations = names.flatMap((name) =>
    ['create', 'update', 'delete'].map((verb) => `${verb}${name}(id: ID, input: ${name}Input): ${name}`),
  );
  return base
    .replace(/type RootQueryType \{/, (begin) => `${begin}\n${queries.join('\n')}\n`)
    .replace(/type RootMutationType \{/, (begin) => `${begin}\n${mutations.join('\n')}\n`)
    .concat(types.join('\n'));
}
