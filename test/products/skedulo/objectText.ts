import type { RelatedTable } from '../tableRelations.ts';

/** A standard or custom object. Columns are GraphQL types, `!` where there is always a value. */
export interface SkeduloObject extends RelatedTable {
  /** Name of its list: jobs; of one record: jobsById. */
  readonly list: string;
  /** Fields that may be given when a record is inserted, `!` where they have to be; none where it only is read. */
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Picklists, which are scalars whose description names the values. */
export type Picklists = Readonly<Record<string, readonly string[]>>;

/** Fields of every record that the platform fills in. */
export const systemFields: Readonly<Record<string, string>> = {
  UID: 'ID!',
  CreatedById: 'ID!',
  CreatedDate: 'Instant!',
  LastModifiedById: 'ID!',
  LastModifiedDate: 'Instant!',
};

/** SDL that Skedulo makes of its objects. */
export function objectsText(objects: readonly SkeduloObject[], picklists: Picklists): string {
  const written = objects.filter(({ inputs }) => inputs !== undefined);
  return [
    `"An instantaneous point on the time-line"
scalar Instant
"A date without a time-zone in the ISO-8601 calendar system"
scalar LocalDate
"A time without a time-zone in the ISO-8601 calendar system"
scalar LocalTime
"The duration in minutes between two instants in time"
scalar Duration
"The \`BigDecimal\` scalar type represents signed fractional values with arbitrary precision."
scalar BigDecimal
"A positive integer less than or equal to 200"
scalar PositiveIntMax200
"A non-negative integer"
scalar NonNegativeInt
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
enum SchemaSubscriptionOp { INSERT UPDATE DELETE }`,
    ...Object.entries(picklists).map(([name, values]) => `"Valid values are (${values.join(', ')})"\nscalar ${name}`),
    ...objects.map(objectText),
    `type Query {
${objects.map(queriesText).join('\n')}
  "Retrieve all \`Notifications\` starting from a given timestamp."
  notifications(start: Instant!): [Notifications]!
}
type Notifications { Timestamp: Instant! Action: String! ObjectId: ID }`,
    `"""
Mutations of records are within \`schema\`. They run in sequence in one transaction.
"""
type Mutation {
  schema("Whether subscribers are told" suppressChangeEvents: Boolean): Schema!
}
type Schema {
${written.map(mutationsText).join('\n')}
}`,
    `type Subscription {
${written.map(({ name }) => `  schema${name}(operation: [SchemaSubscriptionOp!], filter: EQLRecordFilter${name}): SchemaSubscription${name}`).join('\n')}
}`,
    ...written.map(
      ({ name }) => `"EQL record filter for object type ${name}"
scalar EQLRecordFilter${name}
type SchemaSubscription${name} { operation: SchemaSubscriptionOp! timestamp: Instant! data: ${name} previous: ${name} }`,
    ),
  ].join('\n');
}

function objectText({ name, columns, one = {}, many = {}, inputs }: SkeduloObject): string {
  const fields = [
    ...Object.entries(columns).map(([field, type]) => `${field}: ${type}`),
    ...Object.entries(one).map(([field, [target, column]]) => {
      return `${field}: ${target}${(columns[column] ?? '').endsWith('!') ? '!' : ''}`;
    }),
    ...Object.entries(many).map(([field, [target]]) => {
      return `${field}(filter: EQLQueryFilter${target}, orderBy: EQLOrderByClause${target}): [${target}!]!`;
    }),
  ];
  const given = Object.entries(inputs ?? {});
  const all = (isInsert: boolean): string =>
    given.map(([field, type]) => `${field}: ${isInsert ? type : type.replace('!', '')}`).join('\n  ');
  return `"EQL query filter for object type ${name}"
scalar EQLQueryFilter${name}
"EQL order by clause for object type ${name}"
scalar EQLOrderByClause${name}
type ${name} {
  ${fields.toSorted().join('\n  ')}
}
type ${name}Connection { edges: [${name}Edge!]! pageInfo: PageInfo! totalCount: Int! }
type ${name}Edge { cursor: String! node: ${name}! offset: Int! }
${
  given.length === 0
    ? ''
    : `input New${name} {
  ${all(true)}
}
input Update${name} {
  UID: ID!
  ${all(false)}
}
input Upsert${name} {
  UID: ID
  ${all(true)}
}`
}`;
}

function queriesText({ name, list }: SkeduloObject): string {
  return `  ${list}(filter: EQLQueryFilter${name}, first: PositiveIntMax200, after: String, offset: NonNegativeInt, orderBy: EQLOrderByClause${name}): ${name}Connection!
  ${list}ById(UID: ID!): ${name}`;
}

function mutationsText({ name }: SkeduloObject): string {
  return `  insert${name}(input: New${name}!): ID!
  update${name}(input: Update${name}!): ID!
  upsert${name}(input: Upsert${name}!, keyField: String): ID!
  delete${name}(UID: ID!): ID!`;
}
