import { capital } from '../generatedRows.ts';
import { columnsOf } from '../tableDefinitions.ts';
import type { RelatedTable } from '../tableRelations.ts';

/** A model as a Relay node. Columns are GraphQL types; foreign keys are no columns, as only their rows are shown. */
export interface NodeType extends RelatedTable {
  /** The field for one of them. */
  readonly root: string;
  /** Fields that lead to a row that may be missing. */
  readonly optional?: readonly string[];
  /** Fields to filter by, dots leading through relations, with the lookups of each. */
  readonly filters: Readonly<Record<string, string>>;
  /** Columns to order by; the first one, with its sign, is how the rows come by themselves. */
  readonly orders: readonly string[];
}

/** The names of a type and of the field for one of it. */
export const named = (root: string): Pick<NodeType, 'name' | 'root'> => ({ name: `${capital(root)}Node`, root });

/** The arguments that filter the list of a type, such as owner_LastName_Icontains, and where each of them looks. */
export function filterArguments(type: NodeType, types: readonly NodeType[]) {
  return Object.entries(type.filters).flatMap(([dotted, lookups]) => {
    const path = dotted.split('.');
    let [at, kind]: [NodeType | undefined, string] = [type, 'ID'];
    for (const step of path) {
      kind = (at?.columns[step] ?? 'ID').replace('!', '');
      at = types.find(({ name }) => name === at?.one?.[step]?.[0]);
    }
    const own = path.map((step, index) => (index === 0 ? step : capital(step))).join('_');
    return lookups.split(' ').map((lookup) => {
      const name = lookup === 'exact' ? own : `${own}_${capital(lookup)}`;
      return { name, path, lookup, type: lookup === 'in' ? `[${kind}]` : lookup === 'isnull' ? 'Boolean' : kind };
    });
  });
}

function listText(type: NodeType, types: readonly NodeType[]): string {
  const filters = filterArguments(type, types).map((filter) => `${filter.name}: ${filter.type}`);
  return `(offset: Int, before: String, after: String, first: Int, last: Int, ${filters.join(', ')}, "Ordering" orderBy: String): ${type.name}Connection`;
}

/** SDL of the nodes and their connections, and of Query. */
export function nodesText(types: readonly NodeType[]): string {
  return [
    ...['DateTime', 'Date', 'Time'].map(
      (name) => `"The \`${name}\` scalar type represents a ${name} value as specified by iso8601." scalar ${name}`,
    ),
    `"The \`Decimal\` scalar type represents a python Decimal." scalar Decimal
"An object with an ID" interface Node { "The ID of the object" id: ID! }
"The Relay compliant \`PageInfo\` type, containing data necessary to paginate this connection."
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type ErrorType { field: String! messages: [String!]! }`,
    ...types.map((type) => nodeText(type, types)),
    `type Query {
  node("The ID of the object" id: ID!): Node
${types.map((type) => `  ${type.root}("The ID of the object" id: ID!): ${type.name}\n  all${capital(type.root)}s${listText(type, types)}`).join('\n')}
  me: UserNode
}`,
  ].join('\n');
}

function nodeText({ name, columns, one = {}, many = {}, optional = [] }: NodeType, types: readonly NodeType[]): string {
  const fields = [
    ...Object.entries(columns).map(([column, kind]) => `${column}: ${kind}`),
    ...Object.entries(one).map(([field, [target]]) => `${field}: ${target}${optional.includes(field) ? '' : '!'}`),
    ...Object.entries(many).flatMap(([field, [target]]) =>
      types.filter((other) => other.name === target).map((other) => `${field}${listText(other, types)}!`),
    ),
  ];
  return `type ${name} implements Node {
  "The ID of the object" id: ID!
  ${fields.join('\n  ')}
}
type ${name}Connection { "Pagination data for this connection." pageInfo: PageInfo! edges: [${name}Edge]! }
type ${name}Edge { node: ${name} "A cursor for use in pagination" cursor: String! }`;
}

/** SDL of the choices of columns, one a line, with what Django calls them as descriptions. */
export function choicesText(text: string): string {
  const labelled = (choices: string): string[] =>
    Object.entries(columnsOf(choices)).map(([value, label]) => `"${label}" ${value}`);
  const enums = definitionsOf(text).map(([name, choices]) => `enum ${name} { ${labelled(choices).join(' ')} }`);
  return enums.join('\n');
}

/** SDL of mutations, one a line, each with an input and with a payload that says whether all went well. */
export function mutationsText(text: string): string {
  const lower = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);
  const mutations = definitionsOf(text);
  const types = mutations.map(([name, input]) => {
    const result = name.replace(/^(?:Create|Update|Cancel)/, '');
    return `input ${name}Input { ${input} clientMutationId: String }
type ${name}Payload { ${lower(result)}: ${result}Node ok: Boolean errors: [ErrorType] clientMutationId: String }`;
  });
  const fields = mutations.map(([name]) => `  ${lower(name)}(input: ${name}Input!): ${name}Payload`);
  return [...types, `type Mutation {\n${fields.join('\n')}\n}`].join('\n');
}

function definitionsOf(text: string): readonly (readonly [name: string, definition: string])[] {
  return [...text.matchAll(/(\w+) = (.+)/g)].map(([, name = '', definition = '']) => [name, definition]);
}
