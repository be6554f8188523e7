const equality = ['is', 'isNot', 'eq', 'neq'];
const order = ['gt', 'gte', 'lt', 'lte'];
const likeness = ['like', 'notLike', 'iLike', 'notILike'];
const lists = ['in', 'notIn'];
const ranges = ['between', 'notBetween'];

/** The filter of a scalar's columns, and how to compare them. */
const scalars: Readonly<Record<string, readonly [name: string, operators: readonly string[]]>> = {
  ID: ['IDFilterComparison', [...equality, ...order, ...likeness, ...lists]],
  String: ['StringFieldComparison', [...equality, ...order, ...likeness, ...lists]],
  Boolean: ['BooleanFieldComparison', ['is', 'isNot']],
  Int: ['IntFieldComparison', [...equality, ...order, ...lists, ...ranges]],
  Float: ['NumberFieldComparison', [...equality, ...order, ...lists, ...ranges]],
  DateTime: ['DateFieldComparison', [...equality, ...order, ...lists, ...ranges]],
};

/** The name of the filter of a column; an enum's belongs to one column of one entity. */
export function comparisonOf(entity: string, column: string, type: string): string {
  return scalars[type]?.[0] ?? `${entity}${upper(column)}FilterComparison`;
}

/** SDL of the filter of a column. */
export function comparisonText(name: string, type: string): string {
  const operators = scalars[type]?.[1] ?? [...equality, ...order, ...likeness, ...lists];
  const conditions = operators.map((operator) => {
    if (operator.startsWith('is')) return `${operator}: Boolean`;
    if (ranges.includes(operator)) return `${operator}: ${name}Between`;
    return `${operator}: ${lists.includes(operator) ? `[${type}!]` : type}`;
  });
  const between = operators.includes('between') ? `input ${name}Between { lower: ${type}! upper: ${type}! }\n` : '';
  return `${between}input ${name} { ${conditions.join(' ')} }`;
}

/** The same name with a capital, which keeps its underscores. */
export function upper(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** SDL that every service of nestjs-query has. */
export const frame = `
"""
A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format.
"""
scalar DateTime
"""Cursor for paging through collections"""
scalar ConnectionCursor
"""
The \`JSON\` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf).
"""
scalar JSON
input CursorPaging {
  """Paginate before opaque cursor"""
  before: ConnectionCursor
  """Paginate after opaque cursor"""
  after: ConnectionCursor
  """Paginate first"""
  first: Int
  """Paginate last"""
  last: Int
}
input OffsetPaging {
  """Limit the number of records returned"""
  limit: Int
  """Offset to start returning records from"""
  offset: Int
}
"""Sort Directions"""
enum SortDirection { ASC DESC }
"""Sort Nulls Options"""
enum SortNulls { NULLS_FIRST NULLS_LAST }
"""Group by"""
enum GroupBy { DAY WEEK MONTH YEAR }
type PageInfo {
  """true if paging forward and there are more records."""
  hasNextPage: Boolean
  """true if paging backwards and there are more records."""
  hasPreviousPage: Boolean
  """The cursor of the first returned record."""
  startCursor: ConnectionCursor
  """The cursor of the last returned record."""
  endCursor: ConnectionCursor
}
type OffsetPageInfo {
  """true if paging forward and there are more records."""
  hasNextPage: Boolean
  """true if paging backwards and there are more records."""
  hasPreviousPage: Boolean
}
type UpdateManyResponse {
  """The number of records updated."""
  updatedCount: Int!
}
type DeleteManyResponse {
  """The number of records deleted."""
  deletedCount: Int!
}`;
