import type { RunQuery } from './dialectRequests.ts';
import { type Row, rowsAt } from './readByHand.ts';

const details = `kind name
  fields(includeDeprecated: true) { name args { name defaultValue type { ${wrap(3)} } } type { ${wrap(4)} } }
  inputFields { name defaultValue type { ${wrap(4)} } }
  enumValues(includeDeprecated: true) { name } interfaces { name } possibleTypes { name }`;
const batch = 20;

/** Reads a schema within depth 8, as section 5 of the dialects page says; a type's parts by the type's name. */
export async function readPiecewise(runQuery: RunQuery): Promise<ReadonlyMap<string, Row>> {
  const roots =
    '{ __schema { queryType { name } mutationType { name } subscriptionType { name } types { kind name } } }';
  const names = rowsAt(await runQuery(roots), '__schema.types')
    .map((type) => String(type['name']))
    .filter((name) => !name.startsWith('__'));
  const types = new Map<string, Row>();
  for (let from = 0; from < names.length; from += batch) {
    const parts = names
      .slice(from, from + batch)
      .map((name, index) => `t${String(index)}: __type(name: "${name}") { ${details} }`);
    // One after the other, as a client at a desk would: the server is not to be flooded.
    // eslint-disable-next-line no-await-in-loop
    const answer = await runQuery(`{ ${parts.join('\n')} }`);
    for (const type of Object.values(answer) as Row[]) types.set(String(type['name']), type);
  }
  return types;
}

function wrap(levels: number): string {
  return levels === 0 ? 'kind name' : `kind name ofType { ${wrap(levels - 1)} }`;
}
