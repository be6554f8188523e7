import type { RelatedTable } from '../tableRelations.ts';

/** A table that the role of the API may read, with what it may write. */
export interface ProspyrTable extends RelatedTable {
  /** Columns that it may update. */
  readonly settable?: readonly string[];
}

const scalars = ['Boolean', 'Int', 'String', 'date', 'jsonb', 'numeric', 'timestamptz', 'uuid'];
const patterns = ['like', 'ilike', 'similar', 'regex', 'iregex'];

/** SDL of the tables, as Hasura writes it, without its root types. */
export function tablesText(
  tables: readonly ProspyrTable[],
  enums: Readonly<Record<string, readonly string[]>>,
): string {
  return [
    ...scalars.slice(3).map((scalar) => `scalar ${scalar}`),
    '"""column ordering options"""',
    'enum order_by { asc asc_nulls_first asc_nulls_last desc desc_nulls_first desc_nulls_last }',
    ...scalars.map((scalar) => {
      const texts = patterns.map((pattern) => `_${pattern}: String _n${pattern}: String`).join(' ');
      return `"""Boolean expression to compare columns of type "${scalar}". All fields are combined with logical 'AND'."""
input ${scalar}_comparison_exp { ${comparisons(scalar)} _gt: ${scalar} _gte: ${scalar} _lt: ${scalar} _lte: ${scalar}
  ${scalar === 'String' ? texts : ''} }`;
    }),
    ...Object.entries(enums).map(
      ([name, values]) => `enum ${name} { ${values.join(' ')} }\ninput ${name}_comparison_exp { ${comparisons(name)} }`,
    ),
    ...tables.map(tableText),
  ].join('\n');
}

/** The queries of a table. */
export function queriesOf({ name }: ProspyrTable): string {
  return `  """fetch data from the table: "${name}" """
  ${name}${selectArguments(name)}: [${name}!]!
  """fetch aggregated fields from the table: "${name}" """
  ${name}_aggregate${selectArguments(name)}: ${name}_aggregate!
  """fetch data from the table: "${name}" using primary key columns"""
  ${name}_by_pk(id: uuid!): ${name}`;
}

/** The mutations of a table. */
export function mutationsOf({ name, settable }: ProspyrTable): string {
  if (!settable) return '';
  return `  """update data of the table: "${name}" """
  update_${name}(_set: ${name}_set_input, where: ${name}_bool_exp!): ${name}_mutation_response
  """update single row of the table: "${name}" """
  update_${name}_by_pk(_set: ${name}_set_input, pk_columns: ${name}_pk_columns_input!): ${name}`;
}

/** The arguments of every list. */
export function selectArguments(name: string, first = ''): string {
  return `(${first} distinct_on: [${name}_select_column!] limit: Int offset: Int order_by: [${name}_order_by!] where: ${name}_bool_exp)`;
}

function comparisons(name: string): string {
  return `_eq: ${name} _in: [${name}!] _is_null: Boolean _neq: ${name} _nin: [${name}!]`;
}

function tableText({ name, columns, one = {}, many = {}, settable }: ProspyrTable): string {
  const all = Object.entries(columns);
  const bare = (column: string): string => (columns[column] ?? 'String').replace('!', '');
  const lines = (write: (column: string) => string): string => all.map(([column]) => write(column)).join('\n  ');
  const inputOf = (written: readonly string[]): string =>
    written.map((column) => `${column}: ${bare(column)}`).join(' ');
  const ones = Object.entries(one);
  const manies = Object.entries(many);
  return `"""columns and relationships of "${name}" """
type ${name} { ${all.map(([column, type]) => `${column}: ${type}`).join('\n  ')}
  ${ones.map(([field, [other, column]]) => `${field}: ${other}${columns[column]?.endsWith('!') ? '!' : ''}`).join('\n  ')}
  ${manies.map(([field, [other]]) => `${field}${selectArguments(other)}: [${other}!]!`).join('\n  ')}
}
type ${name}_aggregate { aggregate: ${name}_aggregate_fields nodes: [${name}!]! }
type ${name}_aggregate_fields { count(columns: [${name}_select_column!], distinct: Boolean): Int! }
"""Boolean expression to filter rows from the table "${name}". All fields are combined with a logical 'AND'."""
input ${name}_bool_exp {
  _and: [${name}_bool_exp!] _not: ${name}_bool_exp _or: [${name}_bool_exp!]
  ${lines((column) => `${column}: ${bare(column)}_comparison_exp`)}
  ${[...ones, ...manies].map(([field, [other]]) => `${field}: ${other}_bool_exp`).join('\n  ')}
}
input ${name}_order_by {
  ${lines((column) => `${column}: order_by`)}
  ${ones.map(([field, [other]]) => `${field}: ${other}_order_by`).join('\n  ')}
}
"""select columns of table "${name}" """
enum ${name}_select_column { ${all.map(([column]) => column).join(' ')} }
${settable ? `input ${name}_set_input { ${inputOf(settable)} }\ninput ${name}_pk_columns_input { id: uuid! }` : ''}
${settable ? `type ${name}_mutation_response { affected_rows: Int! returning: [${name}!]! }` : ''}`;
}
