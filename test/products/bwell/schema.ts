import { capital } from '../generatedRows.ts';
import { complexTypes, scalars, simpleTypes } from './dataTypes.ts';
import { type ResourceDefinition, resourceDefinitions } from './definitions.ts';
import { peopleDefinitions } from './people.ts';

/** All resources that are rebuilt. */
export const definitions: readonly ResourceDefinition[] = [...resourceDefinitions, ...peopleDefinitions];

const reference = (name: string, target: string): string => `
  type ${name} {
    id: String
    extension: [FhirExtension]
    reference: String
    resource: ${target}
    type: URI
    identifier: Identifier
    display: String
  }`;

/** The lines of a type's elements, and the types of references among them, as the product's generator names them. */
function elementsOf(type: string, elements: string): { readonly lines: string; readonly references: string } {
  const references: string[] = [];
  const lines = elements.split('\n').map((line) => {
    const [, name = '', open = '', targets] = /^\s*(\w+): (\[?)-> ([\w |]+)/.exec(line) ?? [];
    if (targets === undefined) return `    ${line.trim()}`;
    const base = `${type}${capital(name)}`;
    const isUnion = targets.includes('|');
    if (isUnion) references.push(`\n  union ${base} = ${targets}`);
    references.push(reference(`${base}Reference`, isUnion ? base : targets.trim()));
    return `    ${name}: ${open}${base}Reference${open === '' ? '' : ']'}`;
  });
  return { lines: lines.join('\n'), references: references.join('') };
}

function partOf(type: string, elements: string): string {
  const { lines, references } = elementsOf(type, elements);
  return `${references}
  type ${type} {
    id: String
    extension: [FhirExtension]
    modifierExtension: [FhirExtension]
${lines}
  }`;
}

function resourceOf({ type, query, search, elements, parts = {} }: ResourceDefinition): string {
  const { lines, references } = elementsOf(type, elements);
  return `${Object.entries(parts)
    .map(([name, text]) => partOf(name, text))
    .join('')}${references}
  type ${type} implements DomainResource & Resource {
    resourceType: String
    id: ID!
    meta: Meta
    implicitRules: URI
    language: Code
    text: Narrative
    contained: [Resource]
    extension: [FhirExtension]
    modifierExtension: [FhirExtension]
${lines}
  }

  type ${type}BundleEntry {
    id: String
    "A series of links that provide context to this entry."
    link: [BundleLink]
    fullUrl: URI
    "${type} resource"
    resource: ${type}
    search: BundleSearch
    request: BundleRequest
    response: BundleResponse
  }

  type ${type}Bundle {
    id: String
    meta: Meta
    identifier: [Identifier]
    type: Code
    timestamp: Instant
    total: Int
    entry: [${type}BundleEntry]
  }

  extend type Query {
    ${query}(
      id: SearchString, _lastUpdated: SearchDate, _profile: SearchString, _security: SearchToken
      _source: SearchString, _tag: SearchToken, extension: SearchExtension
      ${search}
      "return total number of records that meet this query"
      _total: TotalType
      """
      sort records by these fields.  The fields can be nested fields. Prepend with "-" to indicate descending sort
          Examples: ["id", "-meta.lastUpdated"]
      """
      _sort: [String]
      "limit records to this count.  Default is 10"
      _count: Int
      "page number to retrieve"
      _getpagesoffset: Int
      "include debugging information with the result"
      _debug: Boolean
      "explain query but not run it"
      _explain: Boolean
      "allows to set index to be used"
      _setIndexHint: String
    ): ${type}Bundle
  }
`;
}

/** SDL of the FHIR server's second GraphQL API. */
export const bwellText: string = [
  ...scalars.split(' ').map((name) => `scalar ${name === 'Any' ? '_Any' : name}`),
  simpleTypes,
  ...Object.entries(complexTypes).map(
    ([name, fields]) => `type ${name} { id: String, extension: [FhirExtension], ${fields} }`,
  ),
  reference('IdentifierAssignerReference', 'Organization'),
  `union _Entity = ${definitions.map(({ type }) => type).join(' | ')}`,
  ...definitions.map(resourceOf),
].join('\n');
