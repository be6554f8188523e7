import { showHiddenSigns } from '../hiddenSigns.ts';
import { isRecord } from '../json.ts';
import type { FieldModel, InputModel, TypeKind, TypeModel, TypeReference } from './schemaModel.ts';

/** A document that reads a part of a schema; `t0` is the alias of the first type. */
export interface SchemaRequest {
  readonly name: string;
  readonly text: string;
}

/** How many types one request reads. */
export const typesPerRequest = 100;

/** Names and kinds of all types: 3 deep. */
export const schemaNames: SchemaRequest = {
  name: 'DeskSchemaNames',
  text: 'query DeskSchemaNames { __schema { queryType { name } mutationType { name } subscriptionType { name } types { kind name } } }',
};

/**
 * Some types, whole, in one request of exactly 8 levels: `__type` 1, `fields` 2, `args` 3, `type` 4 and three
 * `ofType` to 7, the leaf 8. Three carry `[T!]!`; what is wrapped deeper loses its name and is noted, not guessed.
 * Only long-standing meta fields are requested: an old server refuses a request that names one it does not know.
 */
export function typesRequest(names: readonly string[]): SchemaRequest {
  const requested = names.map((name, index) => `t${index}: __type(name: ${JSON.stringify(name)}) { ...T }`);
  const text = `query DeskSchemaTypes { ${requested.join(' ')} } fragment T on __Type { ${typeFields} }`;
  return { name: 'DeskSchemaTypes', text };
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

/** Names of the roots and of all types, from the answer to `schemaNames`; null when it is none. */
export interface SchemaNames {
  readonly queryType: string;
  readonly mutationType: string | null;
  readonly subscriptionType: string | null;
  readonly types: readonly { readonly name: string; readonly kind: TypeKind }[];
}

const kinds: ReadonlySet<string> = new Set(['SCALAR', 'OBJECT', 'INTERFACE', 'UNION', 'ENUM', 'INPUT_OBJECT']);

export function readSchemaNames(data: Readonly<Record<string, unknown>>): SchemaNames | null {
  const schema = data['__schema'];
  if (!isRecord(schema)) return null;
  const queryType = nameOf(schema['queryType']);
  if (queryType === null) return null;
  const types = recordsIn(schema['types']).flatMap(({ name, kind }) =>
    isName(name) && isKind(kind) ? [{ name, kind }] : [],
  );
  const [mutationType, subscriptionType] = [nameOf(schema['mutationType']), nameOf(schema['subscriptionType'])];
  return { queryType, mutationType, subscriptionType, types };
}

/** One type of an answer to `askTypes`; null where the service does not know it. */
export function readType(value: unknown): TypeModel | null {
  if (!isRecord(value)) return null;
  const { name, kind } = value;
  if (!isName(name) || !isKind(kind)) return null;
  return {
    name,
    kind,
    description: textOf(value['description']),
    fields: recordsIn(value['fields']).flatMap((field) => readField(field) ?? []),
    inputFields: recordsIn(value['inputFields']).flatMap((input) => readInput(input) ?? []),
    enumValues: namesIn(value['enumValues']),
    interfaces: namesIn(value['interfaces']),
    possibleTypes: namesIn(value['possibleTypes']),
    read: true,
  };
}

/** A type of which only name and kind are known. */
export function unreadType(name: string, kind: TypeKind): TypeModel {
  const empty: readonly never[] = [];
  return {
    name,
    kind,
    description: null,
    fields: empty,
    inputFields: empty,
    enumValues: empty,
    interfaces: empty,
    possibleTypes: empty,
    read: false,
  };
}

function readField(field: Readonly<Record<string, unknown>>): FieldModel | null {
  const { name } = field;
  if (!isName(name)) return null;
  return {
    name,
    description: textOf(field['description']),
    arguments: recordsIn(field['args']).flatMap((input) => readInput(input) ?? []),
    type: readReference(field['type']),
    deprecated: field['isDeprecated'] === true,
  };
}

function readInput(input: Readonly<Record<string, unknown>>): InputModel | null {
  const { name } = input;
  if (!isName(name)) return null;
  return {
    name,
    description: textOf(input['description']),
    type: readReference(input['type']),
    defaultValue: textOf(input['defaultValue']),
  };
}

function readReference(value: unknown): TypeReference {
  const inner = unwrap(value);
  return { ...inner, required: isRecord(value) && value['kind'] === 'NON_NULL' };
}

function unwrap(value: unknown): Omit<TypeReference, 'required'> {
  if (!isRecord(value)) return { name: null, text: '?', lists: 0 };
  if (value['kind'] === 'NON_NULL') {
    const below = unwrap(value['ofType']);
    return { ...below, text: `${below.text}!` };
  }
  if (value['kind'] === 'LIST') {
    const below = unwrap(value['ofType']);
    return { name: below.name, text: `[${below.text}]`, lists: below.lists + 1 };
  }
  const name = isName(value['name']) ? value['name'] : null;
  return { name, text: name ?? '?', lists: 0 };
}

function isKind(value: unknown): value is TypeKind {
  return typeof value === 'string' && kinds.has(value);
}

function recordsIn(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function namesIn(value: unknown): readonly string[] {
  return recordsIn(value).flatMap(({ name }) => (isName(name) ? name : []));
}

function nameOf(value: unknown): string | null {
  return isRecord(value) && isName(value['name']) ? value['name'] : null;
}

/** A name by GraphQL's grammar (specification, 2.1.9): anything else would change the documents that it stands in. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= mostCharacters && /^[_A-Za-z][_0-9A-Za-z]*$/.test(value);
}

const mostCharacters = 4_000;

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? showHiddenSigns(value.slice(0, mostCharacters)) : null;
}
