import { Kind, parse, type TypeNode } from 'graphql';
import { capital } from '../generatedRows.ts';
import { listFields } from './lists.ts';

/** What a column of an entity holds. */
export interface Column {
  readonly type: string;
  readonly kind: 'scalar' | 'enum' | 'entity';
  readonly isList: boolean;
}

/** The columns of each entity by name. */
export type Entities = ReadonlyMap<string, ReadonlyMap<string, Column>>;

/** What is counted when it is read, so that the database can neither filter nor sort by it. */
const computed = new Set(['dataOstatniejWizyty', 'saldo', 'doZaplaty', 'kartaWizyty', 'odwolanie']);

const ordered = ['eq', 'neq', 'in', 'nin', 'gt', 'ngt', 'gte', 'ngte', 'lt', 'nlt', 'lte', 'nlte'];
const ofText = [
  'eq',
  'neq',
  'contains',
  'ncontains',
  'in',
  'nin',
  'startsWith',
  'nstartsWith',
  'endsWith',
  'nendsWith',
];
const scalars = ['UUID', 'DateTime', 'LocalDate', 'LocalTime', 'Decimal', 'Int', 'Long', 'Boolean', 'String'];

/** Reads what can be filtered from the types themselves. */
export function entitiesOf(typesText: string): Entities {
  const { definitions } = parse(typesText);
  const enums = new Set(
    definitions.flatMap((node) => (node.kind === Kind.ENUM_TYPE_DEFINITION ? [node.name.value] : [])),
  );
  return new Map(
    definitions.flatMap((node) => {
      if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
      const columns = (node.fields ?? [])
        .filter(({ name, arguments: given }) => !computed.has(name.value) && (given ?? []).length === 0)
        .map(({ name, type }): [string, Column] => {
          const { base, isList } = unwrapped(type);
          const kind = scalars.includes(base) ? 'scalar' : enums.has(base) ? 'enum' : 'entity';
          return [name.value, { type: base, kind, isList }];
        });
      return [[node.name.value, new Map(columns)]];
    }),
  );
}

/** The inputs, connections and root fields that Hot Chocolate makes of the entities. */
export function generatedText(entities: Entities): string {
  const asked = reachable(
    entities,
    listFields.map(({ type }) => type),
  );
  const enums = new Set<string>();
  const lists = new Map<string, string>();
  const filters = asked.map((name) => {
    const columns = [...(entities.get(name) ?? [])].map(([field, column]) => {
      if (column.kind === 'enum') enums.add(column.type);
      if (column.isList) lists.set(inputOf(column), inputOf({ ...column, isList: false }));
      return `${field}: ${inputOf(column)}`;
    });
    const input = `${name}FilterInput`;
    return `input ${input} { and: [${input}!] or: [${input}!] ${columns.join(' ')} }`;
  });
  const sorts = asked.map((name) => {
    const columns = [...(entities.get(name) ?? [])].flatMap(([field, column]) => {
      if (column.isList) return [];
      return [`${field}: ${column.kind === 'entity' ? `${column.type}SortInput` : 'SortEnumType'}`];
    });
    return `input ${name}SortInput { ${columns.join(' ')} }`;
  });
  const paged = listFields.filter(({ isPaged }) => isPaged);
  return [
    ...filters,
    ...sorts,
    ...[...lists].map(([name, input]) => {
      return `input ${name} { all: ${input} none: ${input} some: ${input} any: Boolean }`;
    }),
    ...[...enums].map((name) => {
      return `input ${name}OperationFilterInput { eq: ${name} neq: ${name} in: [${name}!] nin: [${name}!] }`;
    }),
    ...scalars.map(operationText),
    ...[...paged.map(({ field, type }) => [field, type] as const), ['szukajWlascicieli', 'Wlasciciel'] as const].map(
      ([field, type]) => connectionText(capital(field), type),
    ),
    'enum SortEnumType { ASC DESC }',
    `extend type Query {\n${listFields.map(rootText).join('\n')}\n}`,
  ].join('\n');
}

function unwrapped(type: TypeNode): { readonly base: string; readonly isList: boolean } {
  if (type.kind === Kind.NAMED_TYPE) return { base: type.name.value, isList: false };
  const { base, isList } = unwrapped(type.type);
  return { base, isList: isList || type.kind === Kind.LIST_TYPE };
}

/** The entities that filters lead to, those that are asked for included. */
function reachable(entities: Entities, from: readonly string[]): readonly string[] {
  const found = new Set(from);
  for (const name of found) {
    for (const { kind, type } of entities.get(name)?.values() ?? []) if (kind === 'entity') found.add(type);
  }
  return [...found];
}

function inputOf({ type, kind, isList }: Column): string {
  const one = kind === 'entity' ? `${type}FilterInput` : `${type}OperationFilterInput`;
  if (!isList) return one;
  return kind === 'entity' ? `ListFilterInputTypeOf${one}` : `List${one}`;
}

function operationText(name: string): string {
  const input = `${name}OperationFilterInput`;
  if (name === 'Boolean') return `input ${input} { eq: Boolean neq: Boolean }`;
  const operations = (name === 'String' ? ofText : ordered).map((word) => {
    return `${word}: ${word === 'in' || word === 'nin' ? `[${name}]` : name}`;
  });
  const joined = name === 'String' ? `and: [${input}!] or: [${input}!] ` : '';
  return `input ${input} { ${joined}${operations.join(' ')} }`;
}

function connectionText(name: string, type: string): string {
  return `
"""A connection to a list of items."""
type ${name}Connection {
  """Information to aid in pagination."""
  pageInfo: PageInfo!
  """A list of edges."""
  edges: [${name}Edge!]
  """A flattened list of the nodes."""
  nodes: [${type}!]
  """Identifies the total count of items in the connection."""
  totalCount: Int!
}
"""An edge in a connection."""
type ${name}Edge {
  """A cursor for use in pagination."""
  cursor: String!
  """The item at the end of the edge."""
  node: ${type}!
}`;
}

function rootText({ field, type, single, isPaged }: (typeof listFields)[number]): string {
  const pages = `
    """Returns the first _n_ elements from the list."""
    first: Int
    """Returns the elements in the list that come after the specified cursor."""
    after: String
    """Returns the last _n_ elements from the list."""
    last: Int
    """Returns the elements in the list that come before the specified cursor."""
    before: String
`;
  const asked = `where: ${type}FilterInput order: [${type}SortInput!]`;
  const list = isPaged
    ? `  ${field}(${pages}    ${asked}): ${capital(field)}Connection`
    : `  ${field}(${asked}): [${type}!]!`;
  return single === undefined ? list : `${list}\n  ${single}(id: UUID!): ${type}`;
}
