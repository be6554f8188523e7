import { capital } from '../generatedRows.ts';
import type { RelatedTable } from '../tableRelations.ts';
import { filterText, input, told, updateText } from './inputText.ts';

/** A table as the introspection tool sees it. */
export interface GrafbaseTable extends RelatedTable {
  /** The name of the table in the database. */
  readonly sqlName: string;
  readonly plural: string;
  /** The primary key first, then what is unique; columns of a composite one are separated by spaces. */
  readonly keys: readonly string[];
  /** Columns that may be left out though they are never null, because the database has a default. */
  readonly defaulted?: readonly string[];
  /** The tool was told to make no mutations for the others. */
  readonly isWritten?: boolean;
}

/** The values of each enum of the database, as the API writes them. */
export type GrafbaseEnums = Readonly<Record<string, readonly string[]>>;

const scalars: Readonly<Record<string, string>> = {
  BigInt: 'Big integer data type, represented as a string containing a numeric value',
  Decimal: 'Decimal data type with arbitrary precision, represented as a string containing a numeric value',
  Date: 'Date data type represented as a string in ISO 8601 format (YYYY-MM-DD)',
  DateTime:
    'DateTime with time zone data type represented as a string in ISO 8601 format (YYYY-MM-DDTHH:MM:SS.sssZ or YYYY-MM-DDTHH:MM:SS.sss+HH:MM)',
};
/** A column's type without its marks. */
export function baseType(type: string): string {
  return type.replaceAll(/[[\]!]/g, '');
}

const low = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);
function pagingOf(
  name: string,
  words: Readonly<Record<'filter' | 'first' | 'last' | 'before' | 'after' | 'order', string>>,
) {
  return [
    told(words.filter, `filter: ${name}FilterInput`),
    told(words.first, 'first: Int'),
    told(words.last, 'last: Int'),
    told(words.before, 'before: String'),
    told(words.after, 'after: String'),
    told(words.order, `orderBy: [${name}OrderByInput!]`),
  ].join('\n');
}

const keyField = (key: string): string =>
  key
    .split(' ')
    .map((word, index) => (index ? capital(word) : word))
    .join('');

function queryInputs({ name, plural, columns, keys, one = {}, many = {} }: GrafbaseTable): readonly string[] {
  const kindOf = (type: string): string => `${baseType(type)}${type.startsWith('[') ? 'Array' : ''}`;
  const entries = Object.entries(columns);
  const composite = keys.filter((key) => key.includes(' '));
  const compositeName = (key: string): string => `${name}${capital(keyField(key))}Input`;
  return [
    input(
      `${name}OrderByInput`,
      `Specifies the ordering for ${name} results.`,
      [
        ...entries.map(([column]) => told(`Order ${plural} by ${column}`, `${column}: OrderDirection`)),
        ...Object.entries(one).map(([field, [other]]) =>
          told(`Order ${name} results by ${other} fields`, `${field}: ${other}OrderByInput`),
        ),
      ],
      true,
    ),
    ...composite.map((key) =>
      input(
        compositeName(key),
        `Input type to select a unique ${name} with multiple fields`,
        key.split(' ').map((part) => told(`Select by the '${part}' field`, `${part}: ${columns[part] ?? ''}`)),
        false,
      ),
    ),
    input(
      `${name}LookupInput`,
      `Input type to select a unique ${name}`,
      keys.map((key) =>
        composite.includes(key)
          ? told(
              `Select ${name} by composite columns '${key.replaceAll(' ', ', ')}'`,
              `${keyField(key)}: ${compositeName(key)}`,
            )
          : told(`Select by the '${key}' field`, `${key}: ${baseType(columns[key] ?? '')}`),
      ),
      true,
    ),
    input(
      `${name}CollectionFilterInput`,
      `Filter input type for ${name} collections`,
      [told('The object is related to an object with the given fields', `contains: ${name}FilterInput`)],
      false,
    ),
    input(
      `${name}FilterInput`,
      `Filter input type for ${name} objects.`,
      [
        ...entries.map(([column, type]) =>
          told(`Filter by the given ${column}`, `${column}: ${kindOf(type)}FilterInput`),
        ),
        ...Object.entries(one).map(([field, [other]]) =>
          told(`Filter by the related ${other} object`, `${field}: ${other}FilterInput`),
        ),
        ...Object.entries(many).map(([field, [other]]) =>
          told(`Filter by the related ${other} objects`, `${field}: ${other}CollectionFilterInput`),
        ),
        told('All of the filters must match', `ALL: [${name}FilterInput]`),
        told('None of the filters must match', `NONE: [${name}FilterInput]`),
        told('At least one of the filters must match', `ANY: [${name}FilterInput]`),
      ],
      true,
    ),
  ];
}

function writeTypes({ name, plural, columns, defaulted = [] }: GrafbaseTable): readonly string[] {
  // An id that is always generated is no part of any input.
  const entries = Object.entries(columns).filter(([column]) => column !== 'id');
  const payload = (verb: string, isMany: boolean): string =>
    told(
      `Return type when ${verb.replace(/e?$/, 'ing').toLowerCase()} ${isMany ? `many ${plural}` : `one ${name}`}`,
      `type ${name}${verb}${isMany ? 'Many' : ''}Payload {
      "Returned item(s) from the mutation"
      returning: ${isMany ? `[${name}Returning]!` : `${name}Returning`}
      "The number of rows mutated"
      rowCount: Int!
    }`,
    );
  const returning = Object.entries(columns).map(([column, type]) =>
    told(`The value of the ${column} field`, `${column}: ${type}`),
  );
  return [
    input(
      `${name}CreateInput`,
      `Input for creating a new ${name}`,
      entries.map(([column, type]) => {
        const isOptional = !type.endsWith('!') || defaulted.includes(column);
        return told(`Set field value for ${column}`, `${column}: ${isOptional ? type.replace(/!$/, '') : type}`);
      }),
      false,
    ),
    input(
      `${name}UpdateInput`,
      `Input for updating an existing ${name}`,
      entries.map(([column, type]) => {
        const kind = type.startsWith('[') ? 'Array' : '';
        return told(`Update field value for ${column}`, `${column}: ${baseType(type)}${kind}UpdateInput`);
      }),
      false,
    ),
    told(
      `Return type containing fields of the mutated or created ${name} object`,
      `type ${name}Returning {\n${returning.join('\n')}\n}`,
    ),
    ...['Create', 'Update', 'Delete'].flatMap((verb) => [payload(verb, false), payload(verb, true)]),
  ];
}

function outputTypes({ name, columns, one = {}, many = {} }: GrafbaseTable): readonly string[] {
  const fields = [
    ...Object.entries(columns).map(([column, type]) => `${column}: ${type}`),
    ...Object.entries(one).map(([field, [other, column]]) => {
      return `${field}: ${other}${columns[column]?.endsWith('!') === true ? '!' : ''}`;
    }),
    ...Object.entries(many).map(([field, [other]]) => {
      const words = {
        filter: `Filter the related ${other} instances`,
        first: `Select the first ${other} instances`,
        last: `Select the last ${other} instances`,
        before: `Select the ${other} instances before the given cursor`,
        after: `Select the ${other} instances after the given cursor`,
        order: `Order the ${other} instances by the given fields`,
      };
      return `${field}(${pagingOf(other, words)}): ${other}Connection!`;
    }),
  ];
  return [
    `type ${name} {\n${fields.join('\n')}\n}`,
    told(
      'An edge in a connection. Contains the node and its cursor',
      `type ${name}Edge {
      "The item at the end of the edge"
      node: ${name}!
      "A cursor for use in pagination"
      cursor: String!
    }`,
    ),
    told(
      `The connection type for ${name}`,
      `type ${name}Connection {
      "A list of edges"
      edges: [${name}Edge!]!
      "Information to aid in pagination"
      pageInfo: PageInfo!
    }`,
    ),
  ];
}

function queries({ name, plural }: GrafbaseTable): string {
  const words = {
    filter: `Filter for ${name}`,
    first: 'Limit the number of results, from the beginning',
    last: 'Limit the number of results, from the end',
    before: 'Cursor for pagination, select items before the cursor. Use together with `last`.',
    after: 'Cursor for pagination, select items after the cursor. Use together with `first`.',
    order: 'Order the results by selected fields',
  };
  return `"Query a unique ${name}"
  ${low(name)}("Input for unique ${name} lookup" lookup: ${name}LookupInput!): ${name}
  "Query and paginate multiple ${plural}"
  ${plural}(${pagingOf(name, words)}): ${name}Connection!`;
}

function mutations({ name, plural }: GrafbaseTable): string {
  const own = low(name);
  const many = `${name} instances`;
  return `"Create a single ${name}"
  ${own}Create("Input for creating a single ${name}" input: ${name}CreateInput!): ${name}CreatePayload!
  "Create multiple ${plural}"
  ${own}CreateMany("Input for creating multiple ${many}" input: [${name}CreateInput!]!): ${name}CreateManyPayload!
  "Update a unique ${name}"
  ${own}Update("Lookup input for unique ${name} update" lookup: ${name}LookupInput! "Input for updating a ${name}" input: ${name}UpdateInput!): ${name}UpdatePayload!
  "Update multiple ${plural}"
  ${own}UpdateMany("Filter for updating multiple ${many}" filter: ${name}FilterInput "Input for updating multiple ${many}" input: ${name}UpdateInput!): ${name}UpdateManyPayload!
  "Delete a unique ${name}"
  ${own}Delete("Lookup input for unique ${name} deletion" lookup: ${name}LookupInput!): ${name}DeletePayload!
  "Delete multiple ${plural}"
  ${own}DeleteMany("Filter for ${name} deletion" filter: ${name}FilterInput): ${name}DeleteManyPayload!`;
}

/** The API of a database's tables; types that no field leads to are pruned, as is what only a gateway sees. */
export function grafbaseText(tables: readonly GrafbaseTable[], enums: GrafbaseEnums): string {
  const written = tables.filter(({ isWritten }) => isWritten === true);
  const kinds = (some: readonly GrafbaseTable[]): readonly (readonly [scalar: string, isArray: boolean])[] =>
    [...new Set(some.flatMap(({ columns }) => Object.values(columns).map((type) => type.replaceAll('!', ''))))].map(
      (type) => [baseType(type), type.startsWith('[')],
    );
  const direction = (word: string, way: string): string =>
    told(`Specifies ${word} order for a given orderBy argument.`, way);
  return [
    ...Object.entries(scalars).map(([name, text]) => told(text, `scalar ${name}`)),
    told(
      'Specifies the direction for ordering results.',
      `enum OrderDirection { ${direction('an ascending', 'ASC')} ${direction('a descending', 'DESC')} }`,
    ),
    ...Object.entries(enums).map(([name, values]) => `enum ${name} { ${values.join(' ')} }`),
    ...tables.flatMap(queryInputs),
    ...kinds(tables).map(([scalar, isArray]) => filterText(scalar, isArray)),
    ...kinds(written).map(([scalar, isArray]) => updateText(scalar, isArray)),
    ...tables.flatMap(outputTypes),
    ...written.flatMap(writeTypes),
    `"Information about pagination in a collection of objects"
    type PageInfo {
      "When paginating backwards, are there more items?"
      hasPreviousPage: Boolean!
      "When paginating forwards, are there more items?"
      hasNextPage: Boolean!
      "The cursor of the first item in the page"
      startCursor: String
      "The cursor of the last item in the page"
      endCursor: String
    }`,
    `type Query {\n${tables.map(queries).join('\n')}\n}`,
    `type Mutation {\n${written.map(mutations).join('\n')}\n}`,
  ].join('\n');
}
