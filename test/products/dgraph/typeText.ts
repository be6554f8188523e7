/**
 * A type as it is written for Dgraph: each field's type, such as `String!`, `[Pet]` or the name of an enum, and the
 * indexes by which it can be searched. Every type has an id besides, unless a field is marked with `@id`.
 */
interface DgraphType {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What is given to Dgraph. */
export interface DgraphInput {
  readonly types: readonly DgraphType[];
  readonly enums: Readonly<Record<string, readonly string[]>>;
}

interface Field {
  readonly name: string;
  /** The type without marks. */
  readonly type: string;
  readonly isList: boolean;
  readonly isRequired: boolean;
  readonly isKey: boolean;
  readonly indexes: readonly string[];
}

const filterByIndex: Readonly<Record<string, string>> = {
  exact: 'StringExactFilter',
  fulltext: 'StringFullTextFilter',
  hash: 'StringHashFilter',
  regexp: 'StringRegExpFilter',
  term: 'StringTermFilter',
};

const operatorsByFilter: Readonly<Record<string, string>> = {
  StringExactFilter: 'eq: String in: [String] le: String lt: String ge: String gt: String between: StringRange',
  StringFullTextFilter: 'alloftext: String anyoftext: String',
  StringHashFilter: 'eq: String in: [String]',
  StringRegExpFilter: 'regexp: String',
  StringTermFilter: 'allofterms: String anyofterms: String',
};

const frame = `
"""
The Int64 scalar type represents a signed 64‐bit numeric non‐fractional value.
Int64 can represent values in range [-(2^63),(2^63 - 1)].
"""
scalar Int64
"""
The DateTime scalar type represents date and time as a string in RFC3339 format.
For example: "1985-04-12T23:20:50.52Z" represents 20 minutes and 50.52 seconds after the 23rd hour of April 12th, 1985 in UTC.
"""
scalar DateTime
input IntRange { min: Int! max: Int! }
input FloatRange { min: Float! max: Float! }
input DateTimeRange { min: DateTime! max: DateTime! }
input StringRange { min: String! max: String! }
input IntFilter { eq: Int in: [Int] le: Int lt: Int ge: Int gt: Int between: IntRange }
input FloatFilter { eq: Float in: [Float] le: Float lt: Float ge: Float gt: Float between: FloatRange }
input DateTimeFilter {
  eq: DateTime in: [DateTime] le: DateTime lt: DateTime ge: DateTime gt: DateTime between: DateTimeRange
}`;

/** SDL of what Dgraph makes of these types. */
export function dgraphText({ types, enums }: DgraphInput): string {
  const read = types.map((type) => ({ name: type.name, fields: fieldsOf(type) }));
  const isObject = (type: string): boolean => types.some(({ name }) => name === type);
  const filters = new Set(Object.keys(operatorsByFilter));
  for (const { fields } of read) {
    for (const field of fields) if (field.type === 'String' && field.indexes.length > 0) filters.add(filterOf(field));
  }
  return [
    frame,
    ...[...filters].map((filter) => {
      const parts = filter.split('_').map((part) => operatorsByFilter[part] ?? '');
      // Two of them can have an operator in common.
      const operators = new Map(
        parts.flatMap((part) => [...part.matchAll(/(\w+): \S+/g)].map((match) => [match[1], match[0]])),
      );
      return `input ${filter} { ${[...operators.values()].join(' ')} }`;
    }),
    ...Object.entries(enums).map(
      ([name, values]) => `enum ${name} { ${values.join(' ')} }\ninput ${name}_hash { eq: ${name} in: [${name}] }`,
    ),
    ...read.map(({ name, fields }) => typeText(name, fields, isObject, Object.keys(enums))),
    `type Query {\n${read.map(({ name, fields }) => queriesText(name, fields)).join('\n')}\n}`,
    `type Mutation {\n${read.map(({ name }) => mutationsText(name)).join('\n')}\n}`,
  ].join('\n');
}

/** The fields of a type, read from how they are written. */
function fieldsOf({ fields }: DgraphType): readonly Field[] {
  return Object.entries(fields).map(([name, text]) => {
    const [type = '', ...indexes] = text.split(' ');
    const isKey = indexes.includes('@id');
    return {
      name,
      type: type.replaceAll(/[[\]!]/g, ''),
      isList: type.startsWith('['),
      isRequired: type.endsWith('!'),
      isKey,
      indexes: isKey ? ['hash'] : indexes,
    };
  });
}

function filterOf({ indexes }: Field): string {
  return indexes
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((index) => filterByIndex[index])
    .join('_');
}

function typeText(
  name: string,
  fields: readonly Field[],
  isObject: (type: string) => boolean,
  enums: readonly string[],
): string {
  const id = fields.some((field) => field.isKey) ? '' : 'id: ID!';
  const marked = (field: Field, inner: string): string =>
    `${field.isList ? `[${inner}]` : inner}${field.isRequired ? '!' : ''}`;
  const lines = (write: (field: Field) => string | null): string =>
    fields
      .map(write)
      .filter((line) => line !== null)
      .join('\n  ');
  const outputs = lines((field) => {
    if (!isObject(field.type)) return `${field.name}: ${marked(field, field.type)}`;
    if (!field.isList) return `${field.name}(filter: ${field.type}Filter): ${marked(field, field.type)}`;
    return `${field.name}${listArguments(field.type)}: ${marked(field, field.type)}
  ${field.name}Aggregate(filter: ${field.type}Filter): ${field.type}AggregateResult`;
  });
  const inputs = (isRequired: boolean): string =>
    lines((field) => {
      const text = marked(field, isObject(field.type) ? `${field.type}Ref` : field.type);
      return `${field.name}: ${isRequired ? text : text.replace(/!$/, '')}`;
    });
  const isPlain = (field: Field): boolean => !isObject(field.type) && !field.isList;
  const orderable = fields.filter((field) => isPlain(field) && !enums.includes(field.type) && field.type !== 'Boolean');
  const aggregates = orderable.flatMap((field) => {
    const ends = ['Int', 'Float'].includes(field.type) ? ['Min', 'Max', 'Sum'] : ['Min', 'Max'];
    const average = ends.length === 3 ? [`${field.name}Avg: Float`] : [];
    return [...ends.map((end) => `${field.name}${end}: ${field.type}`), ...average];
  });
  const payload = `${lower(name)}${listArguments(name)}: [${name}]`;
  return `
type ${name} {
  ${id}
  ${outputs}
}
type ${name}AggregateResult { count: Int ${aggregates.join(' ')} }
type Add${name}Payload { ${payload} numUids: Int }
type Update${name}Payload { ${payload} numUids: Int }
type Delete${name}Payload { ${payload} msg: String numUids: Int }
enum ${name}HasFilter { ${fields.map((field) => field.name).join(' ')} }
enum ${name}Orderable { ${orderable.map((field) => field.name).join(' ')} }
input ${name}Order { asc: ${name}Orderable desc: ${name}Orderable then: ${name}Order }
input ${name}Filter {
  ${id === '' ? '' : 'id: [ID!]'}
  ${lines((field) => {
    if (field.indexes.length === 0) return null;
    if (field.type === 'String') return `${field.name}: ${filterOf(field)}`;
    if (field.type === 'Boolean') return `${field.name}: Boolean`;
    return `${field.name}: ${enums.includes(field.type) ? `${field.type}_hash` : `${field.type}Filter`}`;
  })}
  has: [${name}HasFilter]
  and: [${name}Filter]
  or: [${name}Filter]
  not: ${name}Filter
}
input Add${name}Input { ${inputs(true)} }
input ${name}Patch { ${inputs(false)} }
input ${name}Ref { ${id === '' ? '' : 'id: ID'} ${inputs(false)} }
input Update${name}Input { filter: ${name}Filter! set: ${name}Patch remove: ${name}Patch }`;
}

function listArguments(type: string): string {
  return `(filter: ${type}Filter, order: ${type}Order, first: Int, offset: Int)`;
}

function queriesText(name: string, fields: readonly Field[]): string {
  const key = fields.find((field) => field.isKey);
  return `  get${name}(${key ? `${key.name}: String!` : 'id: ID!'}): ${name}
  query${name}${listArguments(name)}: [${name}]
  aggregate${name}(filter: ${name}Filter): ${name}AggregateResult`;
}

function mutationsText(name: string): string {
  return `  add${name}(input: [Add${name}Input!]!): Add${name}Payload
  update${name}(input: Update${name}Input!): Update${name}Payload
  delete${name}(filter: ${name}Filter!): Delete${name}Payload`;
}

function lower(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
