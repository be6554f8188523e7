import type { RelatedTable } from '../tableRelations.ts';

/** A table with the names of its type and of its root fields; without those it is only reached from other rows. */
export interface GreyfinchTable extends RelatedTable {
  readonly list?: string;
  readonly single?: string;
}

const scalars = ['date', 'time', 'timestamptz', 'uuid'];
const comparable = [...scalars, 'Boolean', 'Int', 'String'];

/** SDL that Hasura makes of tracked tables with custom names, for a role that reads. */
export function greyfinchText(tables: readonly GreyfinchTable[], enums: Readonly<Record<string, string>>): string {
  return [
    'schema { query: query_root mutation: mutation_root }',
    ...scalars.map((scalar) => `scalar ${scalar}`),
    'enum order_by { asc asc_nulls_first asc_nulls_last desc desc_nulls_first desc_nulls_last }',
    ...comparable.map(comparisonText),
    ...Object.entries(enums).map(
      ([name, values]) => `enum ${name} { ${values} }
input ${name}_comparison_exp { _eq: ${name} _in: [${name}!] _is_null: Boolean _neq: ${name} _nin: [${name}!] }`,
    ),
    ...tables.map(typeText),
    `type query_root {\n${tables.map(queriesText).join('\n')}\n}`,
    `type mutation_root {
  """Answers an access token for a key and its secret"""
  apiLogin(key: String!, secret: String!): ApiLoginResponse!
}
type ApiLoginResponse { accessToken: String accessTokenExpiresIn: Int status: String! }`,
  ].join('\n');
}

function comparisonText(scalar: string): string {
  const patterns = scalar === 'String' ? '_like: String _ilike: String _nlike: String _nilike: String' : '';
  return `"""Boolean expression to compare columns of type "${scalar}". All fields are combined with logical 'AND'."""
input ${scalar}_comparison_exp {
  _eq: ${scalar} _gt: ${scalar} _gte: ${scalar} _in: [${scalar}!] _is_null: Boolean _lt: ${scalar} _lte: ${scalar}
  _neq: ${scalar} _nin: [${scalar}!] ${patterns}
}`;
}

function selectArguments(name: string): string {
  return `(distinct_on: [${name}_select_column!], limit: Int, offset: Int, order_by: [${name}_order_by!], where: ${name}_bool_exp)`;
}

function typeText({ name, columns, one = {}, many = {} }: GreyfinchTable): string {
  const all = Object.entries(columns).map(([column, type]) => [column, type, type.replace('!', '')] as const);
  const [ones, manies] = [Object.entries(one), Object.entries(many)];
  return `type ${name} {
  ${all.map(([column, type]) => `${column}: ${type}`).join('\n  ')}
  ${ones.map(([field, [other]]) => `"""An object relationship"""\n  ${field}: ${other}`).join('\n  ')}
  ${manies
    .map(([field, [other]]) => `"""An array relationship"""\n  ${field}${selectArguments(other)}: [${other}!]!`)
    .join('\n  ')}
}
input ${name}_bool_exp {
  _and: [${name}_bool_exp!] _not: ${name}_bool_exp _or: [${name}_bool_exp!]
  ${all.map(([column, , type]) => `${column}: ${type}_comparison_exp`).join('\n  ')}
  ${[...ones, ...manies].map(([field, [other]]) => `${field}: ${other}_bool_exp`).join('\n  ')}
}
input ${name}_order_by {
  ${all.map(([column]) => `${column}: order_by`).join(' ')}
  ${ones.map(([field, [other]]) => `${field}: ${other}_order_by`).join(' ')}
}
enum ${name}_select_column { ${all.map(([column]) => column).join(' ')} }
type ${name}_aggregate { aggregate: ${name}_aggregate_fields }
type ${name}_aggregate_fields { count: Int! }`;
}

function queriesText({ name, list, single }: GreyfinchTable): string {
  if (list === undefined || single === undefined) return '';
  return `  ${list}${selectArguments(name)}: [${name}!]!
  ${list}Aggregate${selectArguments(name)}: ${name}_aggregate!
  ${single}(id: uuid!): ${name}`;
}
