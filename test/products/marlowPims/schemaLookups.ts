/** A page of a type, as strawberry-django makes it. */
export function pageType(type: string): string {
  return `type ${type}OffsetPaginated {
  pageInfo: OffsetPaginationInfo!
  totalCount: Int!
  results: [${type}!]!
}
`;
}

/** A filter with the joins that every filter has. */
export function filterType(type: string, fields: string): string {
  return `input ${type}Filter {
  ${fields.trim()}
  AND: ${type}Filter
  OR: ${type}Filter
  NOT: ${type}Filter
  DISTINCT: Boolean
}
`;
}

/** The columns that a type can be sorted by, one in each item of the list. */
export function orderType(type: string, columns: string): string {
  const fields = columns
    .split(' ')
    .map((column) => (column.includes(':') ? column.replace(':', ': ') : `${column}: Ordering`));
  return `input ${type}Order @oneOf {
  ${fields.join('\n  ')}
}
`;
}

/** The arguments of a list of a type. */
export function listArgs(type: string): string {
  return `(filters: ${type}Filter, ordering: [${type}Order!]! = [], pagination: OffsetPaginationInput)`;
}

/** A lookup of few comparisons for an enum or another plain type. */
function baseLookup(type: string): string {
  return `input ${type}BaseFilterLookup {
  exact: ${type}
  isNull: Boolean
  inList: [${type}!]
}
`;
}

/** A lookup with comparisons of more and less. */
function comparison(type: string, more = ''): string {
  return `input ${type}ComparisonFilterLookup {
  exact: ${type}
  isNull: Boolean
  inList: [${type}!]
  gt: ${type}
  gte: ${type}
  lt: ${type}
  lte: ${type}
  range: ${type}RangeLookup
  ${more}
}

input ${type}RangeLookup {
  start: ${type} = null
  end: ${type} = null
}
`;
}

/** What all lists share: pages, sorting, lookups, and the messages of writes. */
export const lookupsText: string = `
scalar Date
scalar DateTime
scalar Time
scalar Decimal
scalar JSON

type OffsetPaginationInfo {
  offset: Int!
  limit: Int
}

input OffsetPaginationInput {
  offset: Int! = 0
  limit: Int
}

enum Ordering {
  ASC
  ASC_NULLS_FIRST
  ASC_NULLS_LAST
  DESC
  DESC_NULLS_FIRST
  DESC_NULLS_LAST
}

input StrFilterLookup {
  exact: String
  isNull: Boolean
  inList: [String!]
  iExact: String
  contains: String
  iContains: String
  startsWith: String
  iStartsWith: String
  endsWith: String
  iEndsWith: String
}

enum OperationMessageKind {
  INFO
  WARNING
  ERROR
  PERMISSION
  VALIDATION
}

type OperationMessage {
  kind: OperationMessageKind!
  message: String!
  field: String
  code: String
}

type OperationInfo {
  messages: [OperationMessage!]!
}

${['ID', 'Boolean', 'EntryKind', 'EntryStage', 'StaffRole', 'CompanionSex', 'RecallState', 'InvoiceState', 'WorkItemState', 'Language'].map(baseLookup).join('\n')}
${comparison('Int')}
${comparison('Decimal')}
${comparison('Date', 'year: IntComparisonFilterLookup')}
${comparison('DateTime', 'date: DateComparisonFilterLookup\n  year: IntComparisonFilterLookup')}
`;
