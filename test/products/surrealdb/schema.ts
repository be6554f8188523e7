import { capital } from '../generatedRows.ts';
import { type FieldKind, innerFields, surrealEdges, surrealTables, topFields } from './fields.ts';

const scalars: Readonly<Record<string, string>> = { string: 'String', bool: 'Boolean', int: 'Int' };
const comparing = (type: string): string => `eq: ${type} ne: ${type} gt: ${type} gte: ${type} lt: ${type} lte: ${type}`;

const listArguments = (table: string): string =>
  `limit: Int, start: Int, order: _order_${table}, filter: _filter_${table}, where: _filter_${table}`;

/** The name of what a field holds, as types of output and of input have it. */
function nameOf(table: string, field: string, type: FieldKind, isInput: boolean): string {
  if (type.table !== null) return isInput ? 'ID' : type.table;
  if (type.kind === 'object') return isInput ? 'object' : `${table}_${field}`;
  return scalars[type.kind] ?? type.kind;
}

function typed(name: string, { isList, isOptional }: FieldKind): string {
  return `${isList ? `[${name}!]` : name}${isOptional ? '' : '!'}`;
}

function tableText(table: string): string {
  const fields = topFields(table);
  const nested = fields.filter(([, { kind }]) => kind === 'object');
  const shown = fields.map(([name, type]) => `${name}: ${typed(nameOf(table, name, type, false), type)}`);
  for (const [edge, { from, to }] of Object.entries(surrealEdges)) {
    const list = `(${listArguments(edge)}): [${edge}!]!`;
    if (from === table) shown.push(`"Outgoing \`${edge}\` relations from this record" ${edge}${list}`);
    if (to === table) shown.push(`"Incoming \`${edge}\` relations to this record" ${edge}_in${list}`);
  }
  // What holds objects or lists can't be looked for.
  const filters = fields
    .filter(([, { kind, isList }]) => kind !== 'object' && !isList)
    .map(([name, type]) => `${name}: _filter_${nameOf(table, name, type, false)}`);
  const isEdge = table in surrealEdges;
  const content = fields.filter(([name]) => !isEdge || (name !== 'in' && name !== 'out'));
  const given = content.map(([name, type]) => `${name}: ${typed(nameOf(table, name, type, true), type)}`);
  const changed = content.map(
    ([name, type]) => `${name}: ${typed(nameOf(table, name, type, true), { ...type, isOptional: true })}`,
  );
  const ends = isEdge ? 'in: ID! out: ID!' : '';
  const name = capital(table);
  return `
  type ${table} implements record { id: ID! ${shown.join(' ')} }
  ${nested
    .map(([field]) => {
      const inner = innerFields(table, field).map(
        ([each, type]) => `${each}: ${typed(nameOf('', each, type, false), type)}`,
      );
      return `type ${table}_${field} { ${inner.join(' ')} }`;
    })
    .join('\n')}
  "Generated from \`${table}\` the fields which a query can be ordered by"
  enum _orderable_${table} { id ${fields.map(([field]) => field).join(' ')} }
  "Generated from \`${table}\` an object representing a query ordering"
  input _order_${table} { asc: _orderable_${table} desc: _orderable_${table} then: _order_${table} }
  input _filter_${table} { id: _filter_id and: [_filter_${table}!] or: [_filter_${table}!] not: _filter_${table} ${filters.join(' ')} }
  "Input for creating a \`${table}\` record"
  input Create${name}Input { id: ID ${ends} ${given.join(' ')} }
  "Input for updating a \`${table}\` record"
  input Update${name}Input { ${changed.join(' ')} }
  "Input for upserting a \`${table}\` record"
  input Upsert${name}Input { id: ID ${ends} ${given.join(' ')} }`;
}

function queriesOf(table: string): string {
  return `
    """
    Generated from table \`${table}\`
    allows querying a table with filters
    """
    ${table}(${listArguments(table)}, version: String): [${table}!]!
    """
    Generated from table \`${table}\`
    allows querying a single record in a table by ID
    """
    _get_${table}(id: ID!, version: String): ${table}`;
}

function mutationsOf(table: string): string {
  const name = capital(table);
  return `
    "Create a new \`${table}\` record"
    create${name}(data: Create${name}Input!): ${table}
    "Update an existing \`${table}\` record"
    update${name}(id: ID!, data: Update${name}Input!): ${table}
    "Upsert a \`${table}\` record (create or update)"
    upsert${name}(id: ID!, data: Upsert${name}Input!): ${table}
    "Delete a \`${table}\` record by ID"
    delete${name}(id: ID!): Boolean!
    "Create multiple \`${table}\` records"
    createMany${name}(data: [Create${name}Input!]!): [${table}!]!
    "Update multiple \`${table}\` records matching a filter"
    updateMany${name}(where: _filter_${table}, data: Update${name}Input!): [${table}!]!
    "Upsert multiple \`${table}\` records matching a filter"
    upsertMany${name}(where: _filter_${table}, data: Upsert${name}Input!): [${table}!]!
    "Delete multiple \`${table}\` records matching a filter, returns count"
    deleteMany${name}(where: _filter_${table}): Int!`;
}

const names = Object.keys(surrealTables);

/** SDL of what the database makes of its tables: seven types and ten operations for each. */
export const surrealText = `
  scalar datetime
  scalar decimal
  scalar duration
  scalar object
  interface record { id: ID! }
  input _filter_id { eq: ID ne: ID in: [ID!] }
  input _filter_String { eq: String ne: String contains: String startsWith: String endsWith: String regex: String in: [String!] }
  input _filter_Boolean { eq: Boolean ne: Boolean }
  input _filter_Int { ${comparing('Int')} in: [Int!] }
  input _filter_decimal { ${comparing('decimal')} in: [decimal!] }
  input _filter_datetime { ${comparing('datetime')} }
  input _filter_duration { eq: duration ne: duration }
  ${names.map(tableText).join('')}
  type Query {
    ${names.map(queriesOf).join('')}
    "Allows fetching arbitrary records"
    _get(id: ID!, version: String): record
  }
  type Mutation {
    ${names.map(mutationsOf).join('')}
  }
`;
