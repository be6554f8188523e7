import { capital } from '../generatedRows.ts';
import type { RelatedTable } from '../tableRelations.ts';

/** A type of nodes; columns are its own fields, and relations follow columns that aren't shown. */
export interface NodeType extends RelatedTable {
  readonly plural: string;
  /** Relations to one node that must be there. */
  readonly required?: readonly string[];
  /** What `@default` writes where nothing is said. */
  readonly defaults?: Readonly<Record<string, string>>;
}

/** The values of the enums of the type definitions. */
export type Enums = Readonly<Record<string, readonly string[]>>;

/** A field of a type that leads to other nodes. */
interface Relation {
  readonly field: string;
  readonly target: NodeType;
  readonly isMany: boolean;
  readonly isRequired: boolean;
}

const negated =
  '@deprecated(reason: "Negation filters will be deprecated, use the NOT operator to achieve the same behavior")';
const comparisons = ['LT', 'LTE', 'GT', 'GTE'];

const sharedText = `"""A date and time, represented as an ISO-8601 string"""
scalar DateTime
"""An enum for sorting in either ascending or descending order."""
enum SortDirection { ASC DESC }
"""Pagination information (Relay)"""
type PageInfo { endCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String }
"""Information about the number of nodes and relationships created during a create mutation"""
type CreateInfo { bookmark: String @deprecated(reason: "This field has been deprecated because bookmarks are now handled by the driver.") nodesCreated: Int! relationshipsCreated: Int! }
"""Information about the number of nodes and relationships deleted during a delete mutation"""
type DeleteInfo { bookmark: String @deprecated(reason: "This field has been deprecated because bookmarks are now handled by the driver.") nodesDeleted: Int! relationshipsDeleted: Int! }
"""Information about the number of nodes and relationships created and deleted during an update mutation"""
type UpdateInfo { bookmark: String @deprecated(reason: "This field has been deprecated because bookmarks are now handled by the driver.") nodesCreated: Int! nodesDeleted: Int! relationshipsCreated: Int! relationshipsDeleted: Int! }
type StringAggregateSelection { longest: String shortest: String }
type IDAggregateSelection { longest: ID shortest: ID }
type DateTimeAggregateSelection { max: DateTime min: DateTime }
type IntAggregateSelection { average: Float max: Int min: Int sum: Int }
type FloatAggregateSelection { average: Float max: Float min: Float sum: Float }`;

/** SDL that @neo4j/graphql 5 generates from type definitions. */
export function nodesText(types: readonly NodeType[], enums: Enums): string {
  return [
    sharedText,
    ...Object.entries(enums).map(([name, values]) => `enum ${name} { ${values.join(' ')} }`),
    ...types.map((type) => typeText(type, relationsOf(type, types))),
    `type Query {\n${types.map(queriesText).join('\n')}\n}`,
    `type Mutation {\n${types.map((type) => mutationsText(type, relationsOf(type, types))).join('\n')}\n}`,
  ].join('\n');
}

function relationsOf(type: NodeType, types: readonly NodeType[]): readonly Relation[] {
  const { one = {}, many = {}, required = [] } = type;
  const found = [...Object.entries(one), ...Object.entries(many)].map(([field, [name]]) => {
    const target = types.find((each) => each.name === name) ?? type;
    return { field, target, isMany: many[field] !== undefined, isRequired: required.includes(field) };
  });
  return found;
}

/** Whether the database writes a field by itself: `@id`, and `@timestamp` on creation or on every change. */
function isGenerated(column: string, on: 'create' | 'update'): boolean {
  return column === 'id' || column === 'updatedAt' || (on === 'create' && column === 'createdAt');
}

function filterTexts([column, written]: readonly [string, string]): readonly string[] {
  const type = written.replace('!', '');
  const item = written.endsWith('!') ? written : type;
  const list = [`${column}_IN: [${item}]`, `${column}_NOT_IN: [${item}] ${negated}`];
  const equal = [`${column}: ${type}`, `${column}_NOT: ${type} ${negated}`];
  const textual = ['CONTAINS', 'STARTS_WITH', 'ENDS_WITH'].flatMap((operator) => [
    `${column}_${operator}: ${type}`,
    `${column}_NOT_${operator}: ${type} ${negated}`,
  ]);
  if (type === 'Boolean') return equal;
  if (type === 'String' || type === 'ID') return [...equal, ...list, ...textual];
  if (!['DateTime', 'Int', 'Float'].includes(type)) return [...equal, ...list];
  return [...equal, ...list, ...comparisons.map((operator) => `${column}_${operator}: ${type}`)];
}

function relationFilterTexts(type: NodeType, { field, target, isMany }: Relation): readonly string[] {
  const connection = `${type.name}${capital(field)}ConnectionWhere`;
  const each = (name: string, filter: string): readonly string[] =>
    isMany
      ? [
          `${name}: ${filter} @deprecated(reason: "Use \`${name}_SOME\` instead.")`,
          `${name}_NOT: ${filter} @deprecated(reason: "Use \`${name}_NONE\` instead.")`,
          ...['ALL', 'NONE', 'SINGLE', 'SOME'].map((way) => `${name}_${way}: ${filter}`),
        ]
      : [`${name}: ${filter}`, `${name}_NOT: ${filter} ${negated}`];
  return [
    ...each(field, `${target.name}Where`),
    ...each(`${field}Connection`, connection),
    `${field}Aggregate: ${type.name}${capital(field)}AggregateInput`,
  ];
}

function updateTexts([column, written]: readonly [string, string]): readonly string[] {
  const type = written.replace('!', '');
  const own = `${column}: ${type}`;
  if (type === 'Int') return [own, `${column}_DECREMENT: Int`, `${column}_INCREMENT: Int`];
  if (type !== 'Float') return [own];
  return [own, ...['ADD', 'DIVIDE', 'MULTIPLY', 'SUBTRACT'].map((way) => `${column}_${way}: Float`)];
}

function aggregateText(all: readonly (readonly [string, string])[]): string {
  const own = all.flatMap(([column, written]) => {
    const type = written.replace('!', '');
    return ['ID', 'String', 'DateTime', 'Int', 'Float'].includes(type) ? [`${column}: ${type}AggregateSelection!`] : [];
  });
  return own.join(' ');
}

function typeText(type: NodeType, relations: readonly Relation[]): string {
  const { name, plural, columns, defaults = {} } = type;
  const all = Object.entries(columns);
  const lines = (texts: readonly string[]): string => texts.join('\n  ');
  const conditions = (where: string): string => `AND: [${where}!] NOT: ${where} OR: [${where}!]`;
  const listed = (text: string, { isMany }: Relation): string => (isMany ? `[${text}!]` : text);
  const inputField =
    (suffix: string) =>
    (relation: Relation): string =>
      `${relation.field}: ${listed(`${name}${capital(relation.field)}${suffix}`, relation)}`;
  const nested = (kind: string, suffix: string): string =>
    relations.length === 0 ? '' : `input ${name}${kind}Input { ${relations.map(inputField(suffix)).join(' ')} }`;
  return `type ${name} {
  ${lines(all.map(([column, written]) => `${column}: ${written}`))}
  ${lines(relations.flatMap((relation) => relationFields(name, relation)))}
}
type ${name}AggregateSelection { count: Int! ${aggregateText(all)} }
type ${name}Edge { cursor: String! node: ${name}! }
type ${capital(plural)}Connection { edges: [${name}Edge!]! pageInfo: PageInfo! totalCount: Int! }
type Create${capital(plural)}MutationResponse { info: CreateInfo! ${plural}: [${name}!]! }
type Update${capital(plural)}MutationResponse { info: UpdateInfo! ${plural}: [${name}!]! }
input ${name}Options {
  limit: Int
  offset: Int
  """Specify one or more ${name}Sort objects to sort ${capital(plural)} by. The sorts will be applied in the order in which they are arranged in the array."""
  sort: [${name}Sort!]
}
"""Fields to sort ${capital(plural)} by. The order in which sorts are applied is not guaranteed when specifying many fields in one ${name}Sort object."""
input ${name}Sort { ${all.map(([column]) => `${column}: SortDirection`).join(' ')} }
input ${name}ConnectWhere { node: ${name}Where! }
input ${name}Where {
  ${conditions(`${name}Where`)}
  ${lines([...all.flatMap(filterTexts), ...relations.flatMap((relation) => relationFilterTexts(type, relation))])}
}
input ${name}CreateInput {
  ${lines(
    all
      .filter(([column]) => !isGenerated(column, 'create'))
      .map(([column, written]) => {
        const standard = defaults[column];
        return `${column}: ${written}${standard === undefined ? '' : ` = ${standard}`}`;
      }),
  )}
  ${lines(relations.map(inputField('FieldInput')).map((text) => text.replace(/\[(\w+)!\]/, '$1')))}
}
input ${name}UpdateInput {
  ${lines(all.filter(([column]) => !isGenerated(column, 'update')).flatMap(updateTexts))}
  ${lines(relations.map(inputField('UpdateFieldInput')))}
}
${nested('Connect', 'ConnectFieldInput')}
${nested('Relation', 'CreateFieldInput')}
${nested('Delete', 'DeleteFieldInput')}
${nested('Disconnect', 'DisconnectFieldInput')}
${relations.map((relation) => relationText(name, relation)).join('\n')}`;
}

function relationFields(name: string, { field, target, isMany, isRequired }: Relation): readonly string[] {
  const own = `${name}${capital(field)}`;
  const type = isMany ? `[${target.name}!]!` : `${target.name}${isRequired ? '!' : ''}`;
  return [
    `${field}(directed: Boolean = true, options: ${target.name}Options, where: ${target.name}Where): ${type}`,
    `${field}Aggregate(directed: Boolean = true, where: ${target.name}Where): ${name}${target.name}${capital(field)}AggregationSelection`,
    `${field}Connection(after: String, directed: Boolean = true, first: Int, sort: [${own}ConnectionSort!], where: ${own}ConnectionWhere): ${own}Connection!`,
  ];
}

function relationText(name: string, { field, target, isMany }: Relation): string {
  const own = `${name}${capital(field)}`;
  const listed = (text: string): string => (isMany ? `[${text}!]` : text);
  const further = (kind: string): string => {
    const leads = Object.keys({ ...target.one, ...target.many }).length > 0;
    return leads
      ? `${kind.toLowerCase()}: ${kind === 'Connect' ? listed(`${target.name}ConnectInput`) : `${target.name}${kind}Input`}`
      : '';
  };
  return `type ${name}${target.name}${capital(field)}AggregationSelection { count: Int! node: ${name}${target.name}${capital(field)}NodeAggregateSelection }
type ${name}${target.name}${capital(field)}NodeAggregateSelection { ${aggregateText(Object.entries(target.columns))} }
input ${own}AggregateInput { AND: [${own}AggregateInput!] NOT: ${own}AggregateInput OR: [${own}AggregateInput!] count: Int ${comparisons.map((operator) => `count_${operator}: Int`).join(' ')} }
type ${own}Relationship { cursor: String! node: ${target.name}! }
type ${own}Connection { edges: [${own}Relationship!]! pageInfo: PageInfo! totalCount: Int! }
input ${own}ConnectionSort { node: ${target.name}Sort }
input ${own}ConnectionWhere { AND: [${own}ConnectionWhere!] NOT: ${own}ConnectionWhere OR: [${own}ConnectionWhere!] node: ${target.name}Where node_NOT: ${target.name}Where ${negated} }
input ${own}ConnectFieldInput {
  ${further('Connect')}
  """Whether or not to overwrite any matching relationship with the new properties."""
  overwrite: Boolean! = true
  where: ${target.name}ConnectWhere
}
input ${own}CreateFieldInput { node: ${target.name}CreateInput! }
input ${own}DeleteFieldInput { ${further('Delete')} where: ${own}ConnectionWhere }
input ${own}DisconnectFieldInput { ${further('Disconnect')} where: ${own}ConnectionWhere }
input ${own}FieldInput { connect: ${listed(`${own}ConnectFieldInput`)} create: ${listed(`${own}CreateFieldInput`)} }
input ${own}UpdateConnectionInput { node: ${target.name}UpdateInput }
input ${own}UpdateFieldInput {
  connect: ${listed(`${own}ConnectFieldInput`)}
  create: ${listed(`${own}CreateFieldInput`)}
  delete: ${listed(`${own}DeleteFieldInput`)}
  disconnect: ${listed(`${own}DisconnectFieldInput`)}
  update: ${own}UpdateConnectionInput
  where: ${own}ConnectionWhere
}`;
}

function queriesText({ name, plural }: NodeType): string {
  return `  ${plural}(options: ${name}Options, where: ${name}Where): [${name}!]!
  ${plural}Aggregate(where: ${name}Where): ${name}AggregateSelection!
  ${plural}Connection(after: String, first: Int, sort: [${name}Sort], where: ${name}Where): ${capital(plural)}Connection!`;
}

function mutationsText({ name, plural }: NodeType, relations: readonly Relation[]): string {
  const old = (kind: string, argument: string): string =>
    `${argument}: ${name}${kind}Input @deprecated(reason: "Top level ${argument} input argument in update is deprecated. Use the nested ${argument} field in the relationship within the update argument")`;
  const isAlone = relations.length === 0;
  const others = isAlone
    ? ''
    : `${[old('Connect', 'connect'), old('Relation', 'create'), old('Delete', 'delete'), old('Disconnect', 'disconnect')].join(', ')}, `;
  const also = isAlone ? '' : `delete: ${name}DeleteInput, `;
  return `  create${capital(plural)}(input: [${name}CreateInput!]!): Create${capital(plural)}MutationResponse!
  delete${capital(plural)}(${also}where: ${name}Where): DeleteInfo!
  update${capital(plural)}(${others}update: ${name}UpdateInput, where: ${name}Where): Update${capital(plural)}MutationResponse!`;
}
