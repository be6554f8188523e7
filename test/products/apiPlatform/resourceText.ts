import { capital } from '../generatedRows.ts';

/** How the filter of a property compares: as SearchFilter's strategies of these names do, or by what a relation leads to. */
export type Strategy = 'exact' | 'ipartial' | 'partial' | 'relation';

/** A resource class; columns are GraphQL types as the database's columns have them. */
export interface Resource {
  readonly name: string;
  readonly plural: string;
  /** The collection's part of an IRI. */
  readonly path: string;
  readonly columns: Readonly<Record<string, string>>;
  /** Relations: the other resource, with `!` where there is always one and in brackets where there are many. */
  readonly relations?: Readonly<Record<string, string>>;
  /** Properties that aren't in the group of those that can be written, and those that can't be read. */
  readonly readOnly?: readonly string[];
  readonly writeOnly?: Readonly<Record<string, string>>;
  readonly descriptions?: Readonly<Record<string, string>>;
  /** Properties with a SearchFilter; a path leads through relations. */
  readonly search?: Readonly<Record<string, Strategy>>;
  /** Properties with a DateFilter, and what more a filter of the project adds to them. */
  readonly dates?: Readonly<Record<string, readonly string[]>>;
  readonly order: readonly string[];
}

const pages = `"Returns the first n elements from the list." first: Int
    "Returns the last n elements from the list." last: Int
    "Returns the elements in the list that come before the specified cursor." before: String
    "Returns the elements in the list that come after the specified cursor." after: String`;

/** SDL that API Platform builds of resources. */
export function resourcesText(
  resources: readonly Resource[],
  enums: Readonly<Record<string, readonly string[]>>,
): string {
  return [
    `"The \`Iterable\` scalar type represents an array or a Traversable with any kind of data."
scalar Iterable
"A node, according to the Relay specification."
interface Node { "The id of this node." id: ID! }`,
    ...Object.entries(enums).map(([name, values]) => `enum ${name} { ${values.join(' ')} }`),
    ...resources.map((resource) => resourceText(resource, resources)),
    `type Query {\n  node(id: ID!): Node\n${resources.map(queriesText).join('\n')}\n}`,
    `type Mutation {\n${resources.map(mutationsText).join('\n')}\n}`,
  ].join('\n');
}

/** The name without the marks around it. */
export function bare(type: string): string {
  return type.replaceAll(/[![\]]/g, '');
}

/** The arguments of a collection beside those of its page. A nested property's path is joined by `_`. */
function filterText({ name, search = {}, dates = {}, order, columns }: Resource): string {
  const searches = Object.entries(search).flatMap(([path, strategy]) => {
    const argument = path.replaceAll('.', '_');
    const type = ['Int', 'Float'].includes(bare(columns[path] ?? '')) ? bare(columns[path] ?? '') : 'String';
    return strategy === 'exact' || strategy === 'relation'
      ? [`${argument}: ${type}`, `${argument}_list: [${type}]`]
      : [`${argument}: ${type}`];
  });
  const others = Object.keys(dates).map((property) => `${property}: [${name}Filter_${property}]`);
  return [...searches, ...others, ...(order.length > 0 ? [`order: [${name}Filter_order]`] : [])].join('\n    ');
}

function resourceText(resource: Resource, resources: readonly Resource[]): string {
  const {
    name,
    columns,
    relations = {},
    readOnly = [],
    writeOnly = {},
    dates = {},
    order,
    descriptions = {},
  } = resource;
  const described = (property: string, text: string): string =>
    descriptions[property] === undefined ? text : `"${descriptions[property]}" ${text}`;
  const fields = [
    ...Object.entries(columns).map(([property, type]) => described(property, `${property}: ${type}`)),
    ...Object.entries(relations).map(([property, type]) => {
      const target = resources.find((each) => each.name === bare(type));
      if (!type.startsWith('[') || !target) return `${property}: ${type}`;
      return `${property}(\n    ${pages}\n    ${filterText(target)}\n  ): ${target.name}CursorConnection`;
    }),
  ];
  // A relation is written as the IRI of the other resource.
  const inputs = [
    ...Object.entries(columns),
    ...Object.entries(writeOnly),
    ...Object.entries(relations).map(([property, type]) => [property, type.replace(/\w+/, 'String')] as const),
  ].filter(([property]) => property !== '_id' && !readOnly.includes(property));
  const inputText = (shape: (type: string) => string): string =>
    inputs.map(([property, type]) => described(property, `${property}: ${shape(type)}`)).join('\n  ');
  const lower = lowerFirst(name);
  const payload = (way: string): string =>
    `"${capital(way)}s a ${name}."\ntype ${way}${name}Payload { ${lower}: ${name} clientMutationId: String }`;
  return `type ${name} implements Node {
  id: ID!
  ${fields.join('\n  ')}
}
"Cursor connection for ${name}."
type ${name}CursorConnection { edges: [${name}Edge] pageInfo: ${name}PageInfo! totalCount: Int! }
"Edge of ${name}."
type ${name}Edge { node: ${name} cursor: String! }
"Information about the current page."
type ${name}PageInfo { endCursor: String startCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! }
${Object.entries(dates)
  .map(([property, more]) => {
    const ways = ['before', 'strictly_before', 'after', 'strictly_after', ...more];
    return `input ${name}Filter_${property} { ${ways.map((way) => `${way}: String`).join(' ')} }`;
  })
  .join('\n')}
${order.length > 0 ? `input ${name}Filter_order { ${order.map((path) => `${path.replaceAll('.', '_')}: String`).join(' ')} }` : ''}
"Updates a ${name}."
input update${name}Input {
  id: ID!
  ${inputText((type) => type.replace('!', ''))}
  clientMutationId: String
}
"Deletes a ${name}."
input delete${name}Input { id: ID! clientMutationId: String }
"Creates a ${name}."
input create${name}Input {
  ${inputText((type) => type)}
  clientMutationId: String
}
${['update', 'delete', 'create'].map(payload).join('\n')}`;
}

function queriesText(resource: Resource): string {
  const { name, plural } = resource;
  return `  ${lowerFirst(name)}(id: ID!): ${name}
  ${plural}(\n    ${pages}\n    ${filterText(resource)}\n  ): ${name}CursorConnection`;
}

function mutationsText({ name }: Resource): string {
  return ['update', 'delete', 'create']
    .map((way) => `  "${capital(way)}s a ${name}."\n  ${way}${name}(input: ${way}${name}Input!): ${way}${name}Payload`)
    .join('\n');
}

/** The same name with a small first letter, as root fields have it. */
export function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
