import type { RelatedTable } from '../tableRelations.ts';
import { scalarRules } from './builtIns.ts';

/** Rows of another table that a table of pairs leads to. */
export interface ViaField {
  readonly target: string;
  readonly join: string;
  readonly own: string;
  readonly other: string;
}

/** A type with `@table`, with the fields that are added to it. */
export interface ConnectTable extends RelatedTable {
  readonly singular: string;
  readonly plural: string;
  readonly key: readonly string[];
  /** Columns that the search of the whole table looks at. */
  readonly searchable: readonly string[];
  /** Columns that have a value where an insert gives none. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Fields of `many` where there is one row at most. */
  readonly single: readonly string[];
  readonly via: Readonly<Record<string, ViaField>>;
}

/** The scalar of a column, without lists and whether it may be null. */
export function scalarOf(type: string): string {
  return type.replace(/[![\]]/g, '');
}

/** SDL that Data Connect makes of tables, without what is the same everywhere. */
export function connectText(tables: readonly ConnectTable[]): string {
  return [
    ...tables.map((table) => tableText(table, tables)),
    `type Query {\n${tables.map(queriesText).join('\n')}\n}`,
    `type Mutation {\n${tables.map(mutationsText).join('\n')}\n}`,
  ].join('\n');
}

function isList(type: string): boolean {
  return type.startsWith('[');
}

function listArguments(name: string, more = ''): string {
  return `(
    "Filter condition to narrow down the query results."
    where: ${name}_Filter
    "Order the query results by specific fields."
    orderBy: [${name}_Order!]
    "Number of rows to skip before starting to return the results."
    offset: Int
    "Maximum number of rows to return (defaults to 100 rows)."
    limit: Int = 100
    "Set to true to return distinct results."
    distinct: Boolean = false
    "Filter condition to apply to the groups of aggregate queries."
    having: ${name}_Having${more}
  )`;
}

/** The fields that count and sum up, with their types and those of their filters. */
function aggregatesOf({ columns }: ConnectTable): readonly (readonly [field: string, type: string])[] {
  const fields = Object.entries(columns).flatMap(([column, type]) => {
    const scalar = scalarOf(type);
    if (isList(type)) return [];
    const isNumber = ['Int', 'Int64', 'Float'].includes(scalar);
    const hasExtremes = isNumber || scalar === 'Date' || scalar === 'Timestamp';
    return [
      [`${column}_count`, 'Int!'] as const,
      ...(hasExtremes ? [[`${column}_max`, scalar] as const, [`${column}_min`, scalar] as const] : []),
      ...(isNumber ? [[`${column}_sum`, scalar] as const, [`${column}_avg`, 'Float'] as const] : []),
    ];
  });
  return [['_count', 'Int!'], ...fields];
}

function tableText(table: ConnectTable, tables: readonly ConnectTable[]): string {
  const { name, columns, one = {}, many = {}, single, via, key } = table;
  const all = Object.entries(columns);
  const reverse = Object.entries(many);
  const aggregates = aggregatesOf(table);
  const isNeeded = (column: string): string => (columns[column]?.endsWith('!') ? '!' : '');
  const pluralOf = (other: string): string => tables.find((each) => each.name === other)?.plural ?? other;
  const keyInput = key.map((column) => {
    const scalar = scalarOf(columns[column] ?? 'UUID');
    return `${column}: ${scalar} ${column}_expr: ${scalar}_Expr`;
  });
  return `"✨ \`${name}_KeyOutput\` returns the primary key fields of table type \`${name}\`."
scalar ${name}_KeyOutput
type ${name} {
  ${all.map(([column, type]) => `${column}: ${type}`).join('\n  ')}
  ${Object.entries(one)
    .map(([field, [other, column]]) => `${field}: ${other}${isNeeded(column)}`)
    .join('\n  ')}
  ${reverse
    .map(([field, [other]]) =>
      single.includes(field)
        ? `${field}: ${other}`
        : `"✨ List \`${pluralOf(other)}\` in a one-to-many relationship."\n  ${field}${listArguments(other)}: [${other}!]!`,
    )
    .join('\n  ')}
  ${Object.entries(via)
    .map(([field, { target }]) => `${field}${listArguments(target)}: [${target}!]!`)
    .join('\n  ')}
  "Implicit metadata field that cannot be written. It provides extra information about query results."
  _metadata: _Metadata
  ${aggregates
    .map(
      ([field, type]) =>
        `${field}${field.endsWith('_count') && field !== '_count' ? '(distinct: Boolean)' : ''}: ${type}`,
    )
    .join('\n  ')}
}
"✨ Generated data input type for table '${name}'. It includes all necessary fields for creating or upserting rows into table."
input ${name}_Data {
  ${all.map(([column, type]) => dataText(column, type)).join('\n  ')}
  ${Object.entries(one)
    .map(([field, [other]]) => `${field}: ${other}_Key`)
    .join('\n  ')}
}
"✨ Generated filter input type for table '${name}'. Use \`_or\`, \`_and\`, and \`_not\` to compose complex filters."
input ${name}_Filter {
  _and: [${name}_Filter!]
  _not: ${name}_Filter
  _or: [${name}_Filter!]
  ${all.map(([column, type]) => `${column}: ${scalarOf(type)}_${isList(type) ? 'ListFilter' : 'Filter'}`).join('\n  ')}
  ${Object.entries(one)
    .map(([field, [other]]) => `${field}: ${other}_Filter`)
    .join('\n  ')}
  ${reverse.map(([field, [other]]) => `${field}: ${other}_${single.includes(field) ? 'Filter' : 'ListFilter'}`).join('\n  ')}
  ${Object.entries(via)
    .map(([field, { target }]) => `${field}: ${target}_ListFilter`)
    .join('\n  ')}
}
input ${name}_FirstRow { where: ${name}_Filter orderBy: [${name}_Order!] }
input ${name}_Having {
  _and: [${name}_Having!]
  _not: ${name}_Having
  _or: [${name}_Having!]
  ${aggregates.map(([field, type]) => `${field}: ${scalarOf(type)}_Filter`).join('\n  ')}
}
"✨ Generated key input type for table '${name}'. It represents the primary key fields used to uniquely identify a row in the table."
input ${name}_Key { ${keyInput.join(' ')} }
input ${name}_ListFilter {
  "The desired number of objects that match the condition (defaults to at least one)."
  count: Int_Filter
  "Condition of the related objects to filter for."
  exist: ${name}_Filter
}
input ${name}_Order {
  ${all.map(([column]) => `${column}: OrderDirection`).join('\n  ')}
  ${Object.entries(one)
    .map(([field, [other]]) => `${field}: ${other}_Order`)
    .join('\n  ')}
}`;
}

function dataText(column: string, type: string): string {
  const scalar = scalarOf(type);
  if (isList(type)) return `${column}: [${scalar}!] ${column}_update: [${scalar}_ListUpdate!]`;
  const { relative, update } = scalarRules[scalar] ?? {};
  return `${column}: ${scalar} ${column}_expr: ${scalar}_Expr ${
    relative ? `${column}_${relative[0]}: ${relative[1]}` : ''
  } ${update ? `${column}_update: [${update}!]` : ''}`;
}

function pickArguments({ name, columns, key }: ConnectTable): string {
  const id = key.length === 1 && key[0] === 'id' ? `id: ${scalarOf(columns['id'] ?? 'UUID')} ` : '';
  return `${id}key: ${name}_Key first: ${name}_FirstRow`;
}

function queriesText(table: ConnectTable): string {
  const { name, singular, plural, searchable } = table;
  const search = `
  "✨ Search for \`${name}\` objects where fields with the \`@searchable\` directive contain a query string. Return selected fields, ordered by relevance of the query."
  ${plural}_search${listArguments(
    name,
    `
    "The search term to use."
    query: String
    "Relevance threshold to use for search results."
    relevanceThreshold: Float
    "The query format for the search term."
    queryFormat: Search_QueryFormat`,
  )}: [${name}!]!`;
  return `  "✨ Look up a single \`${name}\` based on \`id\`, \`key\` or \`first\` and return selected fields (or \`null\` if not found)."
  ${singular}(${pickArguments(table)}): ${name}
  "✨ List \`${name}\` objects in the table and return selected fields, optionally filtered by \`where\` conditions"
  ${plural}${listArguments(name)}: [${name}!]!${searchable.length > 0 ? search : ''}`;
}

function mutationsText(table: ConnectTable): string {
  const { name, singular } = table;
  return `  "✨ Delete a single \`${name}\` based on \`id\`, \`key\` or \`first\` and return its key (or \`null\` if not found)."
  ${singular}_delete(${pickArguments(table)}): ${name}_KeyOutput
  "✨ Delete \`${name}\` objects matching \`where\` conditions (or \`all\`, if true). Returns the number of rows deleted."
  ${singular}_deleteMany(where: ${name}_Filter all: Boolean = false): Int!
  "✨ Insert a single \`${name}\` into the table and return its key. Columns not specified in \`data\` will receive defaults (e.g. \`null\`)."
  ${singular}_insert(data: ${name}_Data!): ${name}_KeyOutput!
  "✨ Insert \`${name}\` objects into the table and return their keys. Columns not specified in \`data\` will receive defaults (e.g. \`null\`)."
  ${singular}_insertMany(data: [${name}_Data!]!): [${name}_KeyOutput!]!
  "✨ Update a single \`${name}\` based on \`id\`, \`key\` or \`first\`, setting columns specified in \`data\`. Returns the key of the updated \`${name}\` or \`null\` if not found."
  ${singular}_update(${pickArguments(table)} data: ${name}_Data!): ${name}_KeyOutput
  "✨ Update \`${name}\` objects matching \`where\` conditions (or \`all\`, if true) according to \`data\`. Returns the number of rows updated."
  ${singular}_updateMany(where: ${name}_Filter all: Boolean = false data: ${name}_Data!): Int!
  "✨ Insert or update a single \`${name}\` into the table, based on the primary key. Returns the key of the newly inserted or existing updated \`${name}\`."
  ${singular}_upsert(data: ${name}_Data!): ${name}_KeyOutput!
  "✨ Insert or update \`${name}\` objects into the table, based on the primary key. Returns the key of the newly inserted or existing updated \`${name}\`."
  ${singular}_upsertMany(data: [${name}_Data!]!): [${name}_KeyOutput!]!`;
}
