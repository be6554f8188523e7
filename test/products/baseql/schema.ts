import { type Column, type ColumnKind, type Table, tables } from './tables.ts';

const readTypes: Readonly<Record<ColumnKind, string>> = {
  text: 'String',
  number: 'Float',
  checkbox: 'Boolean',
  select: 'String',
  multiselect: '[String]',
  date: 'String',
  attachments: 'JSON',
  link: '[String]',
  formula: 'String',
  lookup: '[String]',
  rollup: 'Float',
  system: 'String',
};

const computed: ReadonlySet<ColumnKind> = new Set(['formula', 'lookup', 'rollup', 'system', 'attachments']);
const paging = '_page_size: Float, _page: Float';
const listing = `_filter: JSON, _order_by: JSON, ${paging}`;

/** Whether a mutation may set a column. */
export function isWritable({ kind }: Column): boolean {
  return !computed.has(kind);
}

/** The type of a computed column that isn't text: numbers that the base counts itself, and who made a row. */
function typeOf({ name, kind }: Column): string {
  if (kind === 'system' && name.endsWith('No')) return 'Float';
  if (kind === 'system' && name === 'createdBy') return 'JSON';
  return name === 'amount' ? 'Float' : readTypes[kind];
}

function typeText({ name, columns }: Table): string {
  const fields = columns.map((column) => {
    if (column.target !== null) return `  ${column.name}(${listing}): [${column.target}]`;
    return `  ${column.name}: ${typeOf(column)}`;
  });
  return `type ${name} {\n  id: String\n${fields.join('\n')}\n}`;
}

function queryText({ name, columns }: Table): string {
  const byColumn = columns
    .filter((column) => typeOf(column) !== 'JSON')
    .map((column) => `${column.name}: ${typeOf(column)}`);
  return `  ${name}(id: String, ${byColumn.join(', ')}, _filter: JSON, _order_by: JSON, _view: String, ${paging}): [${name}]`;
}

function mutationText({ name, columns }: Table): string {
  const values = columns.filter(isWritable).map((column) => `${column.name}: ${typeOf(column)}`);
  return [
    `  insert_${name}(${values.join(', ')}): [${name}]`,
    `  update_${name}(id: String!, ${values.join(', ')}): [${name}]`,
    `  delete_${name}(id: String!): [${name}]`,
  ].join('\n');
}

/** The schema that is made of a base: a type, a query and three mutations for each table, with sanitized names. */
export const baseqlText = `
scalar JSON
${tables.map(typeText).join('\n')}
type Query {
${tables.map(queryText).join('\n')}
}
type Mutation {
${tables.map(mutationText).join('\n')}
}
`;
