/** A table that becomes types, inputs and root fields. */
export interface Table {
  readonly name: string;
  /** Scalar by column; every table has an id besides. */
  readonly columns: Readonly<Record<string, string>>;
  /** Table by the field that leads to its one row. */
  readonly objects?: Readonly<Record<string, string>>;
  /** Table by the field that leads to its many rows. */
  readonly arrays?: Readonly<Record<string, string>>;
}

const scalars = ['uuid', 'timestamptz', 'date', 'time', 'numeric', 'jsonb'];

/** SDL of what a table engine makes of these tables. */
export function tablesText(tables: readonly Table[]): string {
  return [
    ...scalars.map((scalar) => `scalar ${scalar}`),
    'enum order_by { asc asc_nulls_first asc_nulls_last desc desc_nulls_first desc_nulls_last }',
    'enum cursor_ordering { ASC DESC }',
    ...[...scalars, 'Boolean', 'Int', 'String'].map(comparisonText),
    ...tables.map(tableText),
    `type Query {\n  org: organization_info\n${tables.map(queriesText).join('\n')}\n}`,
    `type Mutation {\n${tables.map(mutationsText).join('\n')}\n}`,
    'type organization_info { id: uuid name: String }',
  ].join('\n');
}

function comparisonText(scalar: string): string {
  const texts = scalar === 'String' ? `_like: String _nlike: String _ilike: String _nilike: String _regex: String` : '';
  return `input ${scalar}_comparison_exp {
    _eq: ${scalar} _gt: ${scalar} _gte: ${scalar} _in: [${scalar}!] _is_null: Boolean
    _lt: ${scalar} _lte: ${scalar} _neq: ${scalar} _nin: [${scalar}!] ${texts}
  }`;
}

function tableText({ name, columns, objects = {}, arrays = {} }: Table): string {
  const all = { id: 'uuid', ...columns };
  const lines = (write: (column: string, scalar: string) => string): string =>
    Object.entries(all)
      .map(([column, scalar]) => write(column, scalar))
      .join('\n  ');
  const relations = (write: (field: string, table: string) => string, of = { ...objects, ...arrays }): string =>
    Object.entries(of)
      .map(([field, table]) => write(field, table))
      .join('\n  ');
  return `
"""columns and relationships of "${name}" """
type ${name} {
  ${lines((column, scalar) => `${column}: ${scalar}${column === 'id' ? '!' : ''}`)}
  ${relations((field, table) => `${field}: ${table}`, objects)}
  ${relations((field, table) => `${field}(${argumentsText(table)}): [${table}!]!`, arrays)}
}
type ${name}_aggregate { aggregate: ${name}_aggregate_fields nodes: [${name}!]! }
type ${name}_aggregate_fields { count(columns: [${name}_select_column!], distinct: Boolean): Int! }
input ${name}_bool_exp {
  _and: [${name}_bool_exp!]
  _not: ${name}_bool_exp
  _or: [${name}_bool_exp!]
  ${lines((column, scalar) => `${column}: ${scalar}_comparison_exp`)}
  ${relations((field, table) => `${field}: ${table}_bool_exp`)}
}
input ${name}_order_by {
  ${lines((column) => `${column}: order_by`)}
  ${relations((field, table) => `${field}: ${table}_order_by`, objects)}
}
enum ${name}_select_column {
  ${lines((column) => column)}
}
input ${name}_insert_input {
  ${lines((column, scalar) => `${column}: ${scalar}`)}
}
input ${name}_set_input {
  ${lines((column, scalar) => `${column}: ${scalar}`)}
}
input ${name}_pk_columns_input { id: uuid! }
type ${name}_mutation_response {
  """number of rows affected by the mutation"""
  affected_rows: Int!
  returning: [${name}!]!
}`;
}

function argumentsText(name: string): string {
  return (
    `distinct_on: [${name}_select_column!] limit: Int offset: Int ` +
    `order_by: [${name}_order_by!] where: ${name}_bool_exp`
  );
}

function queriesText({ name }: Table): string {
  return `  """fetch data from the table: "${name}" """
  ${name}(${argumentsText(name)}): [${name}!]!
  ${name}_aggregate(${argumentsText(name)}): ${name}_aggregate!
  ${name}_by_pk(id: uuid!): ${name}`;
}

function mutationsText({ name }: Table): string {
  return `  delete_${name}(where: ${name}_bool_exp!): ${name}_mutation_response
  delete_${name}_by_pk(id: uuid!): ${name}
  insert_${name}(objects: [${name}_insert_input!]!): ${name}_mutation_response
  insert_${name}_one(object: ${name}_insert_input!): ${name}
  update_${name}(_set: ${name}_set_input where: ${name}_bool_exp!): ${name}_mutation_response
  update_${name}_by_pk(_set: ${name}_set_input pk_columns: ${name}_pk_columns_input!): ${name}`;
}
