import { capital } from '../generatedRows.ts';

/**
 * The type of a field: a plain or composite type of Twenty's, `SELECT A B`, `ONE object` or `MANY objects`.
 *
 * A relation to one record brings a second field with its id.
 */
type TwentyField = string;

/** An object of a workspace, which becomes types, inputs, queries and mutations. */
export interface TwentyObject {
  readonly one: string;
  readonly many: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, TwentyField>>;
  /** Twenty looks for duplicates only where it was told what makes one. */
  readonly hasDuplicates?: boolean;
}

const plain: Readonly<Record<string, readonly [output: string, filter: string]>> = {
  TEXT: ['String', 'StringFilter'],
  UUID: ['UUID', 'UUIDFilter'],
  DATE_TIME: ['DateTime', 'DateTimeFilter'],
  DATE: ['Date', 'DateFilter'],
  BOOLEAN: ['Boolean', 'BooleanFilter'],
  NUMBER: ['Float', 'FloatFilter'],
  POSITION: ['Position', 'FloatFilter'],
  RAW_JSON: ['RawJSONScalar', 'RawJsonFilter'],
  ARRAY: ['[String]', 'ArrayFilter'],
  TS_VECTOR: ['TSVector', 'TSVectorFilter'],
};

/** Composite types and their parts. */
const composites: Readonly<Record<string, readonly [name: string, parts: Readonly<Record<string, string>>]>> = {
  FULL_NAME: ['FullName', { firstName: 'TEXT', lastName: 'TEXT' }],
  EMAILS: ['Emails', { primaryEmail: 'TEXT', additionalEmails: 'RAW_JSON' }],
  PHONES: [
    'Phones',
    {
      primaryPhoneNumber: 'TEXT',
      primaryPhoneCountryCode: 'TEXT',
      primaryPhoneCallingCode: 'TEXT',
      additionalPhones: 'RAW_JSON',
    },
  ],
  LINKS: ['Links', { primaryLinkLabel: 'TEXT', primaryLinkUrl: 'TEXT', secondaryLinks: 'RAW_JSON' }],
  CURRENCY: ['Currency', { amountMicros: 'NUMBER', currencyCode: 'TEXT' }],
  RICH_TEXT: ['RichText', { blocknote: 'TEXT', markdown: 'TEXT' }],
  ACTOR: ['Actor', { source: 'TEXT', workspaceMemberId: 'UUID', name: 'TEXT', context: 'RAW_JSON' }],
  ADDRESS: [
    'Address',
    {
      addressStreet1: 'TEXT',
      addressStreet2: 'TEXT',
      addressCity: 'TEXT',
      addressPostcode: 'TEXT',
      addressState: 'TEXT',
      addressCountry: 'TEXT',
      addressLat: 'NUMBER',
      addressLng: 'NUMBER',
    },
  ],
};

const systemFields: Readonly<Record<string, TwentyField>> = {
  id: 'UUID',
  createdAt: 'DATE_TIME',
  updatedAt: 'DATE_TIME',
  deletedAt: 'DATE_TIME',
  createdBy: 'ACTOR',
  updatedBy: 'ACTOR',
  position: 'POSITION',
  searchVector: 'TS_VECTOR',
};

const frame = `
scalar UUID
"A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format."
scalar DateTime
scalar Date
scalar Position
scalar RawJSONScalar
scalar TSVector
enum FilterIs { NULL NOT_NULL }
"This enum is used to specify the order of results"
enum OrderByDirection {
  "Ascending order, nulls first"
  AscNullsFirst
  "Ascending order, nulls last"
  AscNullsLast
  "Descending order, nulls first"
  DescNullsFirst
  "Descending order, nulls last"
  DescNullsLast
}
input StringFilter {
  eq: String gt: String gte: String in: [String!] lt: String lte: String neq: String startsWith: String
  endsWith: String
  "Pattern match with % wildcard (e.g. %value%)"
  like: String
  "Case-insensitive match with % wildcard (e.g. %value%)"
  ilike: String
  regex: String iregex: String is: FilterIs
}
input UUIDFilter { eq: UUID gt: UUID gte: UUID in: [UUID] lt: UUID lte: UUID neq: UUID is: FilterIs }
input DateTimeFilter {
  eq: DateTime gt: DateTime gte: DateTime in: [DateTime!] lt: DateTime lte: DateTime neq: DateTime is: FilterIs
}
input DateFilter { eq: Date gt: Date gte: Date in: [Date!] lt: Date lte: Date neq: Date is: FilterIs }
input BooleanFilter { eq: Boolean is: FilterIs }
input FloatFilter { eq: Float gt: Float gte: Float in: [Float!] lt: Float lte: Float neq: Float is: FilterIs }
input RawJsonFilter { is: FilterIs like: String }
input ArrayFilter { containsIlike: String is: FilterIs isEmptyArray: Boolean }
input TSVectorFilter { search: String }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type SearchRecord {
  recordId: UUID! objectNameSingular: String! objectLabelSingular: String! label: String! imageUrl: String
  tsRankCD: Float! tsRank: Float!
}
type SearchResultEdge { node: SearchRecord! cursor: String! }
type SearchResultPageInfo { endCursor: String hasNextPage: Boolean! }
type SearchResultConnection { edges: [SearchResultEdge!]! pageInfo: SearchResultPageInfo! }
input ObjectRecordFilterInput {
  and: [ObjectRecordFilterInput!] or: [ObjectRecordFilterInput!] not: ObjectRecordFilterInput
  id: UUIDFilter createdAt: DateTimeFilter updatedAt: DateTimeFilter deletedAt: DateTimeFilter
}`;

/** SDL of what Twenty makes of a workspace's objects. */
export function workspaceText(objects: readonly TwentyObject[]): string {
  const search = `search(searchInput: String!, limit: Int!, after: String, excludedObjectNameSingulars: [String!],
    includedObjectNameSingulars: [String!], filter: ObjectRecordFilterInput): SearchResultConnection!`;
  return [
    frame,
    ...Object.values(composites).map(([name, parts]) => compositeText(name, parts)),
    ...objects.map(objectText),
    `type Query {\n${objects.map(queriesText).join('\n')}\n${search}\n}`,
    `type Mutation {\n${objects.map(mutationsText).join('\n')}\n}`,
  ].join('\n');
}

/** All fields of an object, those of Twenty itself too. */
function fieldsOf({ fields }: TwentyObject): Readonly<Record<string, TwentyField>> {
  return { ...systemFields, ...fields };
}

function compositeText(name: string, parts: Readonly<Record<string, string>>): string {
  const lines = (write: (part: string, type: readonly [string, string]) => string): string =>
    Object.entries(parts)
      .map(([part, type]) => write(part, plain[type] ?? ['String', 'StringFilter']))
      .join(' ');
  const outputs = lines((part, [output]) => `${part}: ${output}`);
  return `
type ${name} { ${outputs} }
input ${name}FilterInput { ${lines((part, [, filter]) => `${part}: ${filter}`)} }
input ${name}CreateInput { ${outputs} }
input ${name}UpdateInput { ${outputs} }
input ${name}OrderByInput { ${lines((part) => `${part}: OrderByDirection`)} }`;
}

interface FieldTexts {
  readonly output: string;
  readonly filter: string | null;
  readonly write: (kind: 'Create' | 'Update') => string | null;
  readonly order: string | null;
}

function fieldTexts(object: TwentyObject, name: string, field: TwentyField): FieldTexts {
  const [kind = '', ...rest] = field.split(' ');
  const [target = ''] = rest;
  if (kind === 'MANY') {
    return {
      output: `${name}${listArguments(target)}: ${target}Connection`,
      filter: null,
      write: () => null,
      order: null,
    };
  }
  if (kind === 'ONE') {
    return {
      output: `${name}: ${target} ${name}Id: UUID`,
      filter: `${name}Id: UUIDFilter`,
      write: () => `${name}Id: UUID`,
      order: `${name}Id: OrderByDirection`,
    };
  }
  const composite = composites[kind];
  if (composite) {
    const [type] = composite;
    return {
      output: `${name}: ${type}`,
      filter: `${name}: ${type}FilterInput`,
      write: (action) => `${name}: ${type}${action}Input`,
      order: `${name}: ${type}OrderByInput`,
    };
  }
  const selects = `${capital(object.one)}${capital(name)}Enum`;
  const [output, filter] =
    kind === 'SELECT' ? [selects, `${selects}Filter`] : (plain[kind] ?? ['String', 'StringFilter']);
  return {
    output: `${name}: ${output}${name === 'id' ? '!' : ''}`,
    filter: `${name}: ${filter}`,
    write: () => (kind === 'TS_VECTOR' ? null : `${name}: ${output}`),
    order: kind === 'TS_VECTOR' ? null : `${name}: OrderByDirection`,
  };
}

function objectText(object: TwentyObject): string {
  const type = capital(object.one);
  const entries = Object.entries(fieldsOf(object));
  const texts = entries.map(([name, field]) => fieldTexts(object, name, field));
  const lines = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('\n  ');
  const enums = entries
    .filter(([, field]) => field.startsWith('SELECT'))
    .map(([name, field]) => {
      const selects = `${type}${capital(name)}Enum`;
      return `enum ${selects} { ${field.slice('SELECT '.length)} }
input ${selects}Filter { eq: ${selects} neq: ${selects} in: [${selects}] containsAny: [${selects}] is: FilterIs isEmptyArray: Boolean }`;
    });
  return `
"""${object.text}"""
type ${type} {
  ${lines(texts.map((text) => text.output))}
}
type ${type}Edge { cursor: String! node: ${type}! }
type ${type}Connection {
  edges: [${type}Edge!]!
  pageInfo: PageInfo!
  "Total number of records in the connection"
  totalCount: Int
  ${entries
    .filter(([, field]) => !/^(?:ONE|MANY|TS_VECTOR)/.test(field))
    .map(aggregatesText)
    .join('\n  ')}
}
type ${type}GroupByConnection {
  edges: [${type}Edge!]!
  pageInfo: PageInfo!
  totalCount: Int
  groupByDimensionValues: [String]
}
input ${type}GroupByInput { ${lines(texts.map((text) => text.order?.replace(/: \w+$/, ': Boolean') ?? null))} }
input ${type}FilterInput {
  ${lines(texts.map((text) => text.filter))}
  and: [${type}FilterInput] or: [${type}FilterInput] not: ${type}FilterInput
}
input ${type}CreateInput { ${lines(texts.map((text) => text.write('Create')))} }
input ${type}UpdateInput { ${lines(texts.map((text) => text.write('Update')))} }
input ${type}OrderByInput { ${lines(texts.map((text) => text.order))} }
${enums.join('\n')}`;
}

function aggregatesText([name, field]: readonly [string, TwentyField]): string {
  const upper = capital(name);
  const counts = `countUniqueValues${upper}: Int countEmpty${upper}: Int countNotEmpty${upper}: Int
  percentageEmpty${upper}: Float percentageNotEmpty${upper}: Float`;
  return field === 'DATE_TIME' ? `${counts} min${upper}: DateTime max${upper}: DateTime` : counts;
}

function listArguments(type: string): string {
  return `(first: Int, last: Int, offset: Int, before: String, after: String, filter: ${type}FilterInput, orderBy: [${type}OrderByInput])`;
}

function queriesText({ one, many, hasDuplicates = false }: TwentyObject): string {
  const type = capital(one);
  return `
  ${many}${listArguments(type)}: ${type}Connection!
  ${one}(filter: ${type}FilterInput!): ${type}
  ${many}GroupBy(groupBy: [${type}GroupByInput]!, filter: ${type}FilterInput, limit: Int): [${type}GroupByConnection!]
  ${hasDuplicates ? `${one}Duplicates(ids: [UUID], data: [${type}CreateInput]): [${type}Connection!]` : ''}`;
}

function mutationsText({ one, many, hasDuplicates = false }: TwentyObject): string {
  const type = capital(one);
  const types = capital(many);
  return `
  create${type}(data: ${type}CreateInput!, upsert: Boolean): ${type}
  create${types}(data: [${type}CreateInput]!, upsert: Boolean): [${type}!]
  update${type}(id: UUID!, data: ${type}UpdateInput!): ${type}
  update${types}(data: ${type}UpdateInput!, filter: ${type}FilterInput!): [${type}!]
  delete${type}(id: UUID!): ${type}
  delete${types}(filter: ${type}FilterInput!): [${type}!]
  destroy${type}(id: UUID!): ${type}
  destroy${types}(filter: ${type}FilterInput!): [${type}!]
  restore${type}(id: UUID!): ${type}
  restore${types}(filter: ${type}FilterInput!): [${type}!]
  ${hasDuplicates ? `merge${types}(ids: [UUID!]!, conflictPriorityIndex: Int!, dryRun: Boolean): ${type}` : ''}`;
}
