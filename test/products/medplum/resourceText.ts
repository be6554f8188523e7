/** The elements of a type: `name: Type`, with `*` for a list, `+` for a list that is required, `!` for one value. */
export type Elements = Readonly<Record<string, string>>;

/** A resource of FHIR: its elements, and the search parameters that it is listed by. */
export interface ResourceType {
  readonly name: string;
  readonly description: string;
  readonly elements: Elements;
  readonly search: readonly string[];
  /** Resources that can be listed from one of this type, and by which of their search parameters. */
  readonly reverse?: Readonly<Record<string, readonly string[]>>;
}

const primitives = new Set(['String', 'Boolean', 'Float', 'Int', 'ID']);

const domainResource: Elements = {
  id: 'String',
  meta: 'Meta',
  implicitRules: 'String',
  language: 'String',
  text: 'Narrative',
  contained: 'ResourceList*',
  extension: 'Extension*',
  modifierExtension: 'Extension*',
};

const commonArguments: Readonly<Record<string, readonly [type: string, description: string]>> = {
  _count: ['Int', 'Specify how many elements to return from a repeating list.'],
  _offset: ['Int', 'Specify the offset to start at for a repeating element.'],
  _sort: ['String', 'Specify the sort order by comma-separated list of sort rules in priority order.'],
  _id: ['String', 'Select resources based on the logical id of the resource.'],
  _lastUpdated: ['String', 'Select resources based on the last time they were changed.'],
  _filter: [
    'String',
    ' The _filter parameter provides a syntax for expressing a set of query expressions on the underlying resources.',
  ],
};

/** SDL of a server that makes its schema from the definitions of FHIR: three queries and three mutations each. */
export function fhirText(
  resources: readonly ResourceType[],
  dataTypes: Readonly<Record<string, Elements>>,
  searchParameters: Readonly<Record<string, string>>,
): string {
  const searchArguments = ({ search }: ResourceType): string[] => [
    ...Object.entries(commonArguments).map(([name, [type, text]]) => described(text, `${name}: ${type}`)),
    ...search.map((code) => described(searchParameters[code] ?? code, `${code.replaceAll('-', '_')}: String`)),
  ];
  const field = (name: string, element: string): string => {
    const type = bare(element);
    const elements = dataTypes[type] ?? {};
    const strings = Object.keys(elements).filter((key) => elements[key]?.replace('!', '') === 'String');
    const args = ['_count: Int', '_offset: Int'];
    if (!primitives.has(type)) args.push('fhirpath: String', ...strings.map((key) => `${key}: String`));
    return `${name}${isList(element) ? `(${args.join(' ')})` : ''}: ${written(element, type)}`;
  };
  const output = (name: string, fields: readonly string[], text = ''): string =>
    `${text === '' ? '' : `"""${text}"""\n`}type ${name} {\n  ${fields.join('\n  ')}\n}`;
  const fieldsOf = (elements: Elements): string[] =>
    Object.entries(elements).map(([name, element]) => field(name, element));
  const inputOf = (name: string, elements: Elements, first: readonly string[] = []): string => {
    const fields = Object.entries(elements)
      .filter(([, element]) => bare(element) !== 'ResourceList')
      .map(([key, element]) => {
        const type = bare(element);
        return `${key}: ${written(element, primitives.has(type) ? type : `${type}Create`)}`;
      });
    return `input ${name}Create {\n  ${[...first, ...fields].join('\n  ')}\n}`;
  };
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const reverseOf = ({ name, reverse = {} }: ResourceType): { fields: string[]; enums: string[] } => {
    const children = Object.entries(reverse).flatMap(([child, codes]) => {
      const resource = byName.get(child);
      return resource ? [{ resource, codes }] : [];
    });
    return {
      fields: children.map(({ resource }) => {
        const own = `_reference: ${name}_${resource.name}_reference!`;
        return `${resource.name}List(${[...searchArguments(resource), own].join('\n')}): [${resource.name}]`;
      }),
      enums: children.map(
        ({ resource, codes }) =>
          `enum ${name}_${resource.name}_reference {\n  ${codes.map((code) => code.replaceAll('-', '_')).join('\n  ')}\n}`,
      ),
    };
  };
  const types = resources.flatMap((resource) => {
    const { name, description } = resource;
    const elements = { ...domainResource, ...resource.elements };
    const { fields, enums } = reverseOf(resource);
    return [
      output(name, ['resourceType: String!', ...fieldsOf(elements), ...fields], description),
      ...enums,
      inputOf(name, elements, ['resourceType: String']),
      `type ${name}Connection {
  count: Int
  offset: Int
  pageSize: Int
  first: String
  previous: String
  next: String
  last: String
  edges: [${name}ConnectionEdge]
}`,
      `type ${name}ConnectionEdge {\n  mode: String\n  score: Float\n  resource: ${name}\n}`,
    ];
  });
  const queries = resources.flatMap((resource) => {
    const { name } = resource;
    const args = searchArguments(resource).join('\n');
    return [
      `${name}(${described(`${name} ID`, 'id: ID!')}): ${name}`,
      `${name}List(${args}): [${name}]`,
      `${name}Connection(${args}): ${name}Connection`,
    ];
  });
  const mutations = resources.flatMap(({ name }) => [
    `${name}Create(res: ${name}Create!): ${name}`,
    // The input of an update carries the name of the create's: the server keeps one input type for each resource.
    `${name}Update(id: ID! res: ${name}Create!): ${name}`,
    `${name}Delete(id: ID!): ${name}`,
  ]);
  return [
    'schema {\n  query: QueryType\n  mutation: MutationType\n}',
    output('QueryType', queries),
    output('MutationType', mutations),
    `union ResourceList = ${resources.map(({ name }) => name).join(' | ')}`,
    ...types,
    ...Object.entries(dataTypes).map(([name, elements]) =>
      output(name, [
        ...(name === 'Reference' ? ['resource: ResourceList'] : []),
        ...fieldsOf({ id: 'String', extension: 'Extension*', ...elements }),
      ]),
    ),
    ...Object.entries(dataTypes).map(([name, elements]) =>
      inputOf(name, { id: 'String', extension: 'Extension*', ...elements }),
    ),
  ].join('\n\n');
}

function described(text: string, definition: string): string {
  return `"""${text}"""\n${definition}`;
}

function bare(element: string): string {
  return element.replace(/[*+!]$/, '');
}

function isList(element: string): boolean {
  return /[*+]$/.test(element);
}

function written(element: string, type: string): string {
  if (element.endsWith('*')) return `[${type}!]`;
  if (element.endsWith('+')) return `[${type}!]!`;
  return element.endsWith('!') ? `${type}!` : type;
}
