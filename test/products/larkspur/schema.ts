import { capital } from '../generatedRows.ts';
import { type Column, larkspurTables, type Table, tableOf } from './tables.ts';

/** How many relations can be followed one after the other, as the service sets it. */
const relationsDepthLimit = 2;

const sharedText = /* GraphQL */ `
  input InnerOrder {
    direction: OrderDirection!
    """
    Priority of current field
    """
    priority: Int!
  }

  """
  Order by direction
  """
  enum OrderDirection {
    """
    Ascending order
    """
    asc
    """
    Descending order
    """
    desc
  }
`;

/** Tables that may be written, and what may be done to their rows. */
const writes: Readonly<Record<string, readonly ('insert' | 'update' | 'delete')[]>> = {
  owners: ['insert', 'update', 'delete'],
  animals: ['insert', 'update', 'delete'],
  bookings: ['insert', 'update', 'delete'],
  messages: ['insert'],
};

/** The schema of Larkspur, generated of its tables. */
export const larkspurText: string = [
  sharedText,
  ...larkspurTables.flatMap((table) => [...selectTypes(table), ...inputTypes(table)]),
  block('type Query', larkspurTables.flatMap(queriesOf)),
  block('type Mutation', larkspurTables.flatMap(mutationsOf)),
].join('\n\n');

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

function columnLines({ columns }: Table, typed: (column: Column) => string = outputType): readonly string[] {
  return Object.entries(columns).map(([name, column]) => {
    const line = `${name}: ${typed(column)}`;
    return column.isDate ? `"""Date""" ${line}` : line;
  });
}

function outputType({ type, isRequired }: Column): string {
  return `${type}${isRequired ? '!' : ''}`;
}

/** The type of a table's rows, and one for each relation that can be followed from it. */
function selectTypes(table: Table): readonly string[] {
  const name = capital(table.name);
  const { fields, types } = selectFields(table, name, 0, []);
  const hasWrites = writes[table.name] !== undefined;
  const enums = Object.entries(table.enums).map(([column, words]) =>
    block(`enum ${name}${capital(column)}Enum`, words),
  );
  return [
    ...enums,
    block(`type ${name}SelectItem`, fields),
    ...(hasWrites ? [block(`type ${name}Item`, columnLines(table))] : []),
    ...types,
  ];
}

function selectFields(
  table: Table,
  typeName: string,
  depth: number,
  used: readonly string[],
): { readonly fields: readonly string[]; readonly types: readonly string[] } {
  const fields = [...columnLines(table)];
  const types: string[] = [];
  // A table that was passed on the way shows its columns only.
  if (used.includes(table.name) || depth >= relationsDepthLimit) return { fields, types };
  for (const [name, relation] of Object.entries(table.relations)) {
    const relationType = `${typeName}${capital(name)}Relation`;
    const target = tableOf(relation.table);
    const inner = selectFields(target, relationType, depth + 1, [...used, table.name]);
    types.push(block(`type ${relationType}`, inner.fields), ...inner.types);
    const other = capital(target.name);
    const many = `(where: ${other}Filters, orderBy: ${other}OrderBy, offset: Int, limit: Int): [${relationType}!]!`;
    fields.push(`${name}${relation.isMany ? many : `(where: ${other}Filters): ${relationType}`}`);
  }
  return { fields, types };
}

function inputTypes(table: Table): readonly string[] {
  const name = capital(table.name);
  const columns = Object.entries(table.columns);
  const filters = columns.map(([column]) => `${column}: ${name}${capital(column)}Filters`);
  const actions = writes[table.name] ?? [];
  return [
    ...columns.flatMap(([column, { type, isDate }]) => {
      const base = filterLines(type, isDate);
      const prefix = `${name}${capital(column)}`;
      return [
        block(`input ${prefix}Filters`, [...base, `OR: [${prefix}filtersOr!]`]),
        block(`input ${prefix}filtersOr`, base),
      ];
    }),
    block(`input ${name}Filters`, [...filters, `OR: [${name}FiltersOr!]`]),
    block(`input ${name}FiltersOr`, filters),
    block(
      `input ${name}OrderBy`,
      columns.map(([column]) => `${column}: InnerOrder`),
    ),
    ...(actions.includes('insert') ? [block(`input ${name}InsertInput`, columnLines(table, insertType))] : []),
    ...(actions.includes('update')
      ? [
          block(
            `input ${name}UpdateInput`,
            columnLines(table, ({ type }) => type),
          ),
        ]
      : []),
  ];
}

function insertType(column: Column): string {
  return column.hasDefault ? column.type : outputType(column);
}

function filterLines(type: string, isDate: boolean): readonly string[] {
  const described = (line: string, words: string): string => (isDate ? `"""${words}""" ${line}` : line);
  return [
    ...['eq', 'ne', 'lt', 'lte', 'gt', 'gte'].map((operator) => described(`${operator}: ${type}`, 'Date')),
    ...['like', 'notLike', 'ilike', 'notIlike'].map((operator) => `${operator}: String`),
    ...['inArray', 'notInArray'].map((operator) => described(`${operator}: [${type}!]`, 'Array<Date>')),
    ...['isNull', 'isNotNull'].map((operator) => `${operator}: Boolean`),
  ];
}

function queriesOf({ name }: Table): readonly string[] {
  const type = capital(name);
  const where = `where: ${type}Filters`;
  const order = `orderBy: ${type}OrderBy, ${where}`;
  return [
    `${name}(offset: Int, limit: Int, ${order}): [${type}SelectItem!]!`,
    `${name}Single(offset: Int, ${order}): ${type}SelectItem`,
    `${name}Count(${where}): Int`,
  ];
}

function mutationsOf({ name }: Table): readonly string[] {
  const type = capital(name);
  const actions = writes[name] ?? [];
  return [
    ...(actions.includes('insert')
      ? [
          `insertInto${type}(values: [${type}InsertInput!]!): [${type}Item!]!`,
          `insertInto${type}Single(values: ${type}InsertInput!): ${type}Item`,
        ]
      : []),
    ...(actions.includes('update')
      ? [`update${type}(set: ${type}UpdateInput!, where: ${type}Filters): [${type}Item!]!`]
      : []),
    ...(actions.includes('delete') ? [`deleteFrom${type}(where: ${type}Filters): [${type}Item!]!`] : []),
  ];
}
