/** A document that reads a part of a schema; `t0` is the alias of the first type. */
export interface SchemaRequest {
  readonly name: string;
  readonly text: string;
}

/** How many types one request reads. */
export const typesPerRequest = 40;

/** Names and kinds of all types: 3 deep. */
export const schemaNames: SchemaRequest = {
  name: 'DeskSchemaNames',
  text: 'query DeskSchemaNames { __schema { queryType { name } mutationType { name } types { kind name } } }',
};

/**
 * Some types, whole, in one request of exactly 8 levels: `__type` 1, `fields` 2, `args` 3, `type` 4 and three
 * `ofType` to 7, the leaf 8. Three carry `[T!]!`; what is wrapped deeper loses its name and is noted, not guessed.
 * Only long-standing meta fields are requested: an old server refuses a request that names one it does not know.
 */
export function typesRequest(names: readonly string[]): SchemaRequest {
  const requested = names.map((name, index) => `t${index}: __type(name: ${JSON.stringify(name)}) { ${typeFields} }`);
  return { name: 'DeskSchemaTypes', text: `query DeskSchemaTypes { ${requested.join(' ')} }` };
}

function wrappers(levels: number): string {
  return levels === 0 ? 'kind name' : `kind name ofType { ${wrappers(levels - 1)} }`;
}

const typeFields = [
  'kind name description',
  `fields(includeDeprecated: true) { name description isDeprecated args { name description defaultValue type { ${wrappers(3)} } } type { ${wrappers(4)} } }`,
  `inputFields { name description defaultValue type { ${wrappers(4)} } }`,
  'enumValues(includeDeprecated: true) { name }',
  'interfaces { name } possibleTypes { name }',
].join(' ');
