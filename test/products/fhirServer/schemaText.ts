import { type Definition, dataTypes, resources } from './definitions.ts';

const scalars =
  'base64Binary canonical code date dateTime decimal instant markdown oid positiveInt time unsignedInt uri url uuid xhtml ' +
  'number token reference composite quantity special';
const primitives = new Set([...scalars.split(' '), 'String', 'Int', 'Boolean', 'ID']);

/** What every resource has, and what every resource is found by. */
const common = `id:ID meta:Meta implicitRules:uri language:code text:Narrative contained:Resource* extension:Extension*
  modifierExtension:Extension*`;
const commonSearch = `_text:String _content:String _id:token _lastUpdated:date _profile:reference _security:token
  _source:uri _tag:token`;

/** The search parameters of a resource with their types, by the names of GraphQL's arguments. */
export function searchParameters(resource: string): ReadonlyMap<string, string> {
  const search = resources.find(({ name }) => name === resource)?.search ?? '';
  return new Map(pairs(`${search} ${commonSearch}`).map(([name, type]) => [name.replaceAll('-', '_'), type]));
}

const searchable = resources.filter(({ search }) => search !== '').map(({ name }) => name);

/** SDL of the server. */
export const fhirServerText: string = [
  ...scalars.split(' ').map((name) => `scalar ${name}`),
  'interface Resource { id: ID meta: Meta implicitRules: uri language: code }',
  'input ResourceInput { id: ID }',
  'type ElementBase { id: ID extension: [Extension] }',
  'input ElementBaseInput { id: ID extension: [ExtensionInput] }',
  ...dataTypes.map((definition) => typesOf(definition, 'id:String extension:Extension*')),
  ...resources.map((definition) => typesOf(definition, common, ' implements Resource')),
  ...searchable.map(
    (name) => `
type ${name}Connection { count: Int offset: Int pagesize: Int first: ID previous: ID next: ID last: ID edges: [${name}Edge] }
type ${name}Edge { mode: code score: decimal resource: ${name} }
type ${name}Creation { location: String resource: ${name} information: OperationOutcome }
type ${name}Update { resource: ${name} information: OperationOutcome }
type ${name}Delete { information: OperationOutcome }`,
  ),
  'type Query {',
  ...searchable.map((name) => {
    const found = [...searchParameters(name)].map(([parameter, type]) => `${parameter}: [${type}]`).join(' ');
    const args = `_filter: String ${found} _sort: String _count: Int _cursor: String`;
    return `${name}(id: String): ${name} ${name}List(${args}): [${name}] ${name}Connection(${args}): ${name}Connection`;
  }),
  '}\ntype Mutation {',
  ...searchable.map(
    (name) => `${name}Create(resource: ${name}Input): ${name}Creation
${name}Update(id: ID resource: ${name}Input): ${name}Update
${name}Delete(id: ID): ${name}Delete`,
  ),
  '}',
].join('\n');

function typesOf({ name, elements }: Definition, first: string, interfaces = ''): string {
  // A reference leads to what it names, unless that is elsewhere.
  const lead = name === 'Reference' ? 'resource(optional: Boolean type: code): Resource' : '';
  const fields = (suffix: string): string =>
    pairs(`${first} ${elements}`)
      .map((pair) => field(pair, suffix))
      .join(' ');
  return `type ${name}${interfaces} { ${lead} ${fields('')} }\ninput ${name}Input { ${fields('Input')} }`;
}

/** A primitive element has a second field beside it, for its own id and extensions. */
function field([name, element]: readonly [string, string], suffix: string): string {
  const type = element.replace(/[*!]/g, '');
  const wrapped = (inner: string): string => (element.includes('*') ? `[${inner}]` : inner);
  if (!primitives.has(type)) return `${name}: ${wrapped(type + suffix)}${element.includes('!') ? '!' : ''}`;
  return `${name}: ${wrapped(type)}${name === 'id' ? '' : ` _${name}: ${wrapped(`ElementBase${suffix}`)}`}`;
}

function pairs(text: string): readonly (readonly [string, string])[] {
  return [...text.matchAll(/(\S+):(\S+)/g)].map(([, name = '', type = '']) => [name, type]);
}
