import type { RelatedTable } from '../tableRelations.ts';

/** A tracked table, with what the role of the front desk may write. */
export interface TrackedTable extends RelatedTable {
  /** Columns that the role may insert and update; none where it only reads. */
  readonly writable?: readonly string[];
}

/** An enum table: its rows are the values, with a comment for each. */
export type EnumTables = Readonly<Record<string, Readonly<Record<string, string>>>>;

const scalars = ['date', 'jsonb', 'numeric', 'time', 'timestamptz'];
const builtIn = ['Boolean', 'Int', 'String'];
const texts = ['like', 'ilike', 'similar', 'regex', 'iregex'];

/** SDL that Hasura 2 makes of tables, with the root types that it names. */
export function hasuraText(tables: readonly TrackedTable[], enums: EnumTables): string {
  return [
    'schema { query: query_root mutation: mutation_root subscription: subscription_root }',
    ...scalars.map((scalar) => `scalar ${scalar}`),
    `"""ordering argument of a cursor"""
enum cursor_ordering { """ascending ordering of the cursor""" ASC """descending ordering of the cursor""" DESC }`,
    `"""column ordering options"""
enum order_by {
  """in ascending order, nulls last"""
  asc
  """in ascending order, nulls first"""
  asc_nulls_first
  """in ascending order, nulls last"""
  asc_nulls_last
  """in descending order, nulls first"""
  desc
  """in descending order, nulls first"""
  desc_nulls_first
  """in descending order, nulls last"""
  desc_nulls_last
}`,
    ...[...scalars, ...builtIn].map(comparisonText),
    ...Object.entries(enums).map(([name, values]) => enumText(name, values)),
    ...tables.map((table) => tableText(table, tables)),
    `type query_root {\n${tables.map(queriesText).join('\n')}\n}`,
    `"""mutation root"""\ntype mutation_root {\n${tables.map(mutationsText).filter(Boolean).join('\n')}\n}`,
    `type subscription_root {\n${tables.map(subscriptionsText).join('\n')}\n}`,
  ].join('\n');
}

function comparisonText(scalar: string): string {
  const patterns = texts.map((operator) => `_${operator}: String _n${operator}: String`).join(' ');
  return `"""Boolean expression to compare columns of type "${scalar}". All fields are combined with logical 'AND'."""
input ${scalar}_comparison_exp {
  _eq: ${scalar} _gt: ${scalar} _gte: ${scalar} _in: [${scalar}!] _is_null: Boolean _lt: ${scalar} _lte: ${scalar}
  _neq: ${scalar} _nin: [${scalar}!] ${scalar === 'String' ? patterns : ''}
}`;
}

function enumText(name: string, values: EnumTables[string]): string {
  return `enum ${name}_enum {
  ${Object.entries(values)
    .map(([value, comment]) => `"""${comment}"""\n  ${value}`)
    .join('\n  ')}
}
"""Boolean expression to compare columns of type "${name}_enum". All fields are combined with logical 'AND'."""
input ${name}_enum_comparison_exp {
  _eq: ${name}_enum _in: [${name}_enum!] _is_null: Boolean _neq: ${name}_enum _nin: [${name}_enum!]
}`;
}

function selectArguments(name: string): string {
  return `(
    """distinct select on columns"""
    distinct_on: [${name}_select_column!]
    """limit the number of rows returned"""
    limit: Int
    """skip the first n rows. Use only with order_by"""
    offset: Int
    """sort the rows by one or more columns"""
    order_by: [${name}_order_by!]
    """filter the rows returned"""
    where: ${name}_bool_exp
  )`;
}

function tableText(table: TrackedTable, tables: readonly TrackedTable[]): string {
  const { name, columns, one = {}, many = {}, writable = [] } = table;
  const all = Object.entries(columns);
  const lines = (write: (column: string, type: string) => string): string =>
    all.map(([column, type]) => write(column, type.replace('!', ''))).join('\n  ');
  const ones = Object.entries(one);
  const manies = Object.entries(many);
  const written = writable.map((column) => `${column}: ${columns[column]?.replace('!', '') ?? 'String'}`);
  const isWritten = (other: string): boolean => (tables.find((one_) => one_.name === other)?.writable ?? []).length > 0;
  const nested = [
    ...ones
      .filter(([, [other]]) => isWritten(other))
      .map(([field, [other]]) => `${field}: ${other}_obj_rel_insert_input`),
    ...manies
      .filter(([, [other]]) => isWritten(other))
      .map(([field, [other]]) => `${field}: ${other}_arr_rel_insert_input`),
  ];
  const extremes = all.filter(([, type]) => !/^(?:Boolean|jsonb)|_enum/.test(type));
  const extremeText = (kind: string): string =>
    `"""aggregate ${kind} on columns"""
type ${name}_${kind}_fields {
  ${extremes.map(([column, type]) => `${column}: ${type.replace('!', '')}`).join('\n  ')}
}`;
  const reading = `"""columns and relationships of "${name}" """
type ${name} {
  ${all.map(([column, type]) => `${column}: ${type}`).join('\n  ')}
  ${[
    ...ones.map(([field, [other, column]]) => {
      return `"""An object relationship"""\n  ${field}: ${other}${columns[column]?.endsWith('!') ? '!' : ''}`;
    }),
    ...manies.flatMap(([field, [other]]) => [
      `"""An array relationship"""\n  ${field}${selectArguments(other)}: [${other}!]!`,
      `"""An aggregate relationship"""\n  ${field}_aggregate${selectArguments(other)}: ${other}_aggregate!`,
    ]),
  ].join('\n  ')}
}
"""aggregated selection of "${name}" """
type ${name}_aggregate { aggregate: ${name}_aggregate_fields nodes: [${name}!]! }
"""aggregate fields of "${name}" """
type ${name}_aggregate_fields {
  count(columns: [${name}_select_column!], distinct: Boolean): Int!
  max: ${name}_max_fields
  min: ${name}_min_fields
}
${extremeText('max')}
${extremeText('min')}
"""Boolean expression to filter rows from the table "${name}". All fields are combined with a logical 'AND'."""
input ${name}_bool_exp {
  _and: [${name}_bool_exp!]
  _not: ${name}_bool_exp
  _or: [${name}_bool_exp!]
  ${lines((column, type) => `${column}: ${type}_comparison_exp`)}
  ${[...ones, ...manies].map(([field, [other]]) => `${field}: ${other}_bool_exp`).join('\n  ')}
}
"""Ordering options when selecting data from "${name}"."""
input ${name}_order_by {
  ${lines((column) => `${column}: order_by`)}
  ${ones.map(([field, [other]]) => `${field}: ${other}_order_by`).join('\n  ')}
  ${manies.map(([field, [other]]) => `${field}_aggregate: ${other}_aggregate_order_by`).join('\n  ')}
}
"""order by aggregate values of table "${name}" """
input ${name}_aggregate_order_by { count: order_by }
"""select columns of table "${name}" """
enum ${name}_select_column {
  ${lines((column) => `"""column name"""\n  ${column}`)}
}
"""Streaming cursor of the table "${name}" """
input ${name}_stream_cursor_input {
  """Stream column input with initial value"""
  initial_value: ${name}_stream_cursor_value_input!
  """cursor ordering"""
  ordering: cursor_ordering
}
input ${name}_stream_cursor_value_input {
  ${lines((column, type) => `${column}: ${type}`)}
}`;
  if (writable.length === 0) return reading;
  return `${reading}
"""input type for inserting data into table "${name}" """
input ${name}_insert_input {
  ${[...written, ...nested].join('\n  ')}
}
input ${name}_obj_rel_insert_input { data: ${name}_insert_input! on_conflict: ${name}_on_conflict }
input ${name}_arr_rel_insert_input { data: [${name}_insert_input!]! on_conflict: ${name}_on_conflict }
"""unique or primary key constraints on table "${name}" """
enum ${name}_constraint {
  """unique or primary key constraint on columns "id" """
  ${name}_pkey
}
enum ${name}_update_column {
  ${writable.join('\n  ')}
}
"""on_conflict condition type for table "${name}" """
input ${name}_on_conflict {
  constraint: ${name}_constraint!
  update_columns: [${name}_update_column!]! = []
  where: ${name}_bool_exp
}
"""input type for updating data in table "${name}" """
input ${name}_set_input {
  ${written.join('\n  ')}
}
"""primary key columns input for table: ${name}"""
input ${name}_pk_columns_input { id: Int! }
input ${name}_updates { _set: ${name}_set_input where: ${name}_bool_exp! }
"""response of any mutation on the table "${name}" """
type ${name}_mutation_response {
  """number of rows affected by the mutation"""
  affected_rows: Int!
  """data from the rows affected by the mutation"""
  returning: [${name}!]!
}`;
}

function queriesText({ name }: TrackedTable): string {
  return `  """fetch data from the table: "${name}" """
  ${name}${selectArguments(name)}: [${name}!]!
  """fetch aggregated fields from the table: "${name}" """
  ${name}_aggregate${selectArguments(name)}: ${name}_aggregate!
  """fetch data from the table: "${name}" using primary key columns"""
  ${name}_by_pk(id: Int!): ${name}`;
}

function subscriptionsText(table: TrackedTable): string {
  const { name } = table;
  return `${queriesText(table)}
  """fetch data from the table in a streaming manner: "${name}" """
  ${name}_stream(batch_size: Int!, cursor: [${name}_stream_cursor_input]!, where: ${name}_bool_exp): [${name}!]!`;
}

function mutationsText({ name, writable = [] }: TrackedTable): string {
  if (writable.length === 0) return '';
  return `  """insert data into the table: "${name}" """
  insert_${name}(objects: [${name}_insert_input!]!, on_conflict: ${name}_on_conflict): ${name}_mutation_response
  """insert a single row into the table: "${name}" """
  insert_${name}_one(object: ${name}_insert_input!, on_conflict: ${name}_on_conflict): ${name}
  """update data of the table: "${name}" """
  update_${name}(_set: ${name}_set_input, where: ${name}_bool_exp!): ${name}_mutation_response
  """update single row of the table: "${name}" """
  update_${name}_by_pk(_set: ${name}_set_input, pk_columns: ${name}_pk_columns_input!): ${name}
  """update multiples rows of table: "${name}" """
  update_${name}_many(updates: [${name}_updates!]!): [${name}_mutation_response]`;
}
