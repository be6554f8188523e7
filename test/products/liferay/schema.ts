import { type FieldKind, idName, lowerFirst, type ObjectDefinition, objects } from './objects.ts';
import { portalText } from './portalText.ts';

// Types of columns that the API doesn't know are maps to it, long texts, decimals, and dates with a time among them.
const outputs: Readonly<Record<FieldKind, string>> = {
  text: 'String',
  longText: 'Map',
  integer: 'Int',
  decimal: 'Map',
  boolean: 'Boolean',
  date: 'Date',
  dateTime: 'Map',
  picklist: 'ListEntry',
  picklists: '[ListEntry]',
  attachment: 'FileEntry',
};
const inputs: Readonly<Record<FieldKind, string>> = {
  ...outputs,
  picklist: 'InputListEntry',
  picklists: '[InputListEntry]',
  attachment: 'Map',
};
const creator = 'com_liferay_portal_vulcan_graphql_dto_v1_0_Creator';
const list = 'aggregation: [String] filter: String page: Int = 1 pageSize: Int = 20 search: String sort: String';

function typeText({ name, fields, parents = {}, peers = {} }: ObjectDefinition): string {
  const kinds = Object.entries(fields);
  const related = [...Object.keys(parents), ...Object.keys(peers)];
  const id = idName(name);
  return `
  type C_${name} {
    ${id}: Long
    c_${id}: Long
    creator: ${creator}
    dateCreated: Date
    dateModified: Date
    externalReferenceCode: String
    id: Long
    status: String
    statusCode: Int
    ${kinds.map(([field, kind]) => `${field}: ${outputs[kind]}`).join('\n    ')}
    ${related.map((relationship) => `${relationship}: Map`).join('\n    ')}
  }
  type C_${name}Page {
    actions: Map
    facets: [Facet]
    items: [C_${name}]
    lastPage: Long
    page: Long
    pageSize: Long
    totalCount: Long
  }
  input InputC_${name} {
    externalReferenceCode: String
    statusCode: Int
    ${kinds.map(([field, kind]) => `${field}: ${inputs[kind]}`).join('\n    ')}
    ${related.map((relationship) => `${relationship}: Long`).join('\n    ')}
  }`;
}

const queries = objects.map(
  ({ name }) => `
    ${lowerFirst(name)}(${idName(name)}: Long): C_${name}
    ${lowerFirst(name)}s(${list}): C_${name}Page`,
);
const mutations = objects.map(
  ({ name }) => `
    create${name}(${name}: InputC_${name}): C_${name}
    delete${name}(${idName(name)}: Long): Boolean
    update${name}(${name}: InputC_${name} ${idName(name)}: Long): C_${name}`,
);

/** SDL of the instance: the objects of the practice below c, and a part of what every instance has. */
export const liferayText = `
  "An RFC-3339 compliant date time scalar"
  scalar Date
  "A 64-bit signed integer"
  scalar Long
  "Any kind of object supported by a Map"
  scalar Map
  "Any kind of object supported by basic scalar types"
  scalar Object

  type c {${queries.join('')}
  }
  type Mutationc {${mutations.join('')}
  }

  type ${creator} {
    additionalName: String
    contentType: String
    familyName: String
    givenName: String
    id: Long
    image: String
    name: String
    profileURL: String
  }
  type FileEntry { id: Long name: String }
  type ListEntry { key: String name: String name_i18n: Map }
  input InputListEntry { key: String name: String name_i18n: Map }
  type Facet { facetCriteria: String facetValues: [FacetValue] }
  type FacetValue { numberOfOccurrences: Int term: String }
  ${objects.map(typeText).join('')}
  ${portalText}
`;
