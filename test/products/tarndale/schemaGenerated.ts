import { capital } from '../generatedRows.ts';
import { clrNames, type Entities, type Property, reachableFrom } from './entities.ts';
import { type ListField, listFields } from './lists.ts';

const ordered = ['eq', 'neq', 'in', 'nin', 'gt', 'ngt', 'gte', 'ngte', 'lt', 'nlt', 'lte', 'nlte'];
const parts = ['contains', 'ncontains', 'in', 'nin', 'startsWith', 'nstartsWith', 'endsWith', 'nendsWith'];

/** What Hot Chocolate adds to the entities: lists at the query root, connections, inputs to filter and to sort by. */
export function generatedText(entities: Entities): string {
  const names = reachableFrom(
    entities,
    listFields.map(({ type }) => type),
  );
  const inputs = new Map<string, string>();
  const filters = names.map((name) => {
    const properties = [...(entities.get(name) ?? [])].map(([field, property]) => {
      return `  ${field}: ${filterOf(property, inputs)}`;
    });
    const input = `${name}FilterInput`;
    return `input ${input} {\n  and: [${input}!]\n  or: [${input}!]\n${properties.join('\n')}\n}`;
  });
  const sorts = names.map((name) => {
    const properties = [...(entities.get(name) ?? [])].flatMap(([field, { kind, type, isList }]) => {
      return isList ? [] : [`  ${field}: ${kind === 'entity' ? `${type}SortInput` : 'SortEnumType'}`];
    });
    return `input ${name}SortInput {\n${properties.join('\n')}\n}`;
  });
  return [
    `extend type Query {\n${listFields.map(rootText).join('\n')}\n}`,
    ...listFields.filter(({ isPaged }) => isPaged).map(connectionText),
    ...filters,
    ...sorts,
    ...inputs.values(),
    'enum SortEnumType { ASC DESC }',
  ].join('\n');
}

/** The name of the input that filters by a property, which is written down for later. */
function filterOf(property: Property, inputs: Map<string, string>): string {
  const { type, kind, isList, isNullable } = property;
  if (isList) {
    const one = filterOf({ ...property, isList: false, isNullable: false }, inputs);
    const list = `ListFilterInputTypeOf${one}`;
    inputs.set(list, `input ${list} { all: ${one} none: ${one} some: ${one} any: Boolean }`);
    return list;
  }
  if (kind === 'entity') return `${type}FilterInput`;
  const nullable = isNullable && type !== 'String' && type !== 'Boolean' ? 'NullableOf' : '';
  const isOrdered = kind === 'scalar' && type !== 'String' && type !== 'Boolean';
  const name = `${isOrdered ? 'Comparable' : ''}${nullable}${clrNames[type] ?? type}OperationFilterInput`;
  inputs.set(name, operationsText(name, type, kind, nullable === ''));
  return name;
}

function operationsText(name: string, type: string, kind: Property['kind'], isWhole: boolean): string {
  if (type === 'Boolean') return `input ${name} { eq: Boolean neq: Boolean }`;
  const words = type === 'String' ? ['eq', 'neq', ...parts] : kind === 'enum' ? ordered.slice(0, 4) : ordered;
  const item = isWhole && type !== 'String' ? `${type}!` : type;
  const operations = words.map((word) => `${word}: ${word === 'in' || word === 'nin' ? `[${item}]` : type}`);
  const joined = type === 'String' ? [`and: [${name}!]`, `or: [${name}!]`] : [];
  return `input ${name} { ${[...joined, ...operations].join(' ')} }`;
}

function rootText({ field, type, isPaged, byId }: ListField): string {
  const asked = `where: ${type}FilterInput order: [${type}SortInput!]`;
  const list = isPaged
    ? `  ${field}(
    """Returns the first _n_ elements from the list."""
    first: Int
    """Returns the elements in the list that come after the specified cursor."""
    after: String
    """Returns the last _n_ elements from the list."""
    last: Int
    """Returns the elements in the list that come before the specified cursor."""
    before: String
    ${asked}
  ): ${capital(field)}Connection`
    : `  ${field}(${asked}): [${type}!]!`;
  return byId === undefined ? list : `${list}\n  ${byId}(id: Int!): ${type}`;
}

function connectionText({ field, type }: ListField): string {
  const name = capital(field);
  return `"""A connection to a list of items."""
type ${name}Connection {
  """Information to aid in pagination."""
  pageInfo: PageInfo!
  """A list of edges."""
  edges: [${name}Edge!]
  """A flattened list of the nodes."""
  nodes: [${type}!]
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
