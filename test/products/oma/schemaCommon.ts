/** The comparisons of a kind of value. */
function comparison(name: string, type: string, kind: 'range' | 'text'): string {
  const same = ['eq', 'gt', 'gte', 'lt', 'lte', 'neq'].map((operator) => `${operator}: ${type}`);
  const lists = ['in', 'notIn'].map((operator) => `${operator}: [${type}!]`);
  const likes = ['like', 'notLike', 'iLike', 'notILike'].map((operator) => `${operator}: ${type}`);
  const ranges = ['between', 'notBetween'].map((operator) => `${operator}: ${name}Between`);
  const fields = ['is: Boolean', 'isNot: Boolean', ...same, ...lists, ...(kind === 'range' ? ranges : likes)];
  const between = kind === 'range' ? `input ${name}Between { lower: ${type}! upper: ${type}! }\n` : '';
  return `input ${name} {\n  ${fields.join('\n  ')}\n}\n${between}`;
}

/** SDL of what all lists share, and of what has no list of its own. */
export const commonText: string = /* GraphQL */ `
  "Cursor for paging through collections"
  scalar ConnectionCursor

  """
  A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format.
  """
  scalar DateTime

  input BooleanFieldComparison {
    is: Boolean
    isNot: Boolean
  }

  ${comparison('StringFieldComparison', 'String', 'text')}
  ${comparison('IdFilterComparison', 'ID', 'text')}
  ${comparison('DaysOfWeekFilterComparison', 'DaysOfWeek', 'text')}
  ${comparison('NumberFieldComparison', 'Float', 'range')}
  ${comparison('IntFieldComparison', 'Int', 'range')}
  ${comparison('DateFieldComparison', 'DateTime', 'range')}

  enum DaysOfWeek {
    FRIDAY
    MONDAY
    SATURDAY
    SUNDAY
    THURSDAY
    TUESDAY
    WEDNSDAY
  }

  "Group by"
  enum GroupBy {
    DAY
    MONTH
    WEEK
    YEAR
  }

  "Sort Directions"
  enum SortDirection {
    ASC
    DESC
  }

  "Sort Nulls Options"
  enum SortNulls {
    NULLS_FIRST
    NULLS_LAST
  }

  input CursorPaging {
    "Paginate before opaque cursor"
    before: ConnectionCursor
    "Paginate after opaque cursor"
    after: ConnectionCursor
    "Paginate first"
    first: Int
    "Paginate last"
    last: Int
  }

  input OffsetPaging {
    "Limit the number of records returned"
    limit: Int
    "Offset to start returning records from"
    offset: Int
  }

  type PageInfo {
    "true if paging forward and there are more records."
    hasNextPage: Boolean
    "true if paging backwards and there are more records."
    hasPreviousPage: Boolean
    "The cursor of the first returned record."
    startCursor: ConnectionCursor
    "The cursor of the last returned record."
    endCursor: ConnectionCursor
  }

  type OffsetPageInfo {
    "true if paging forward and there are more records."
    hasNextPage: Boolean
    "true if paging backwards and there are more records."
    hasPreviousPage: Boolean
  }

  "Location with longitude and latitude"
  type Location {
    latitude: String!
    longitude: String!
  }

  input LocationInput {
    latitude: String!
    longitude: String!
  }

  type Upload {
    createdAt: DateTime!
    fileName: String!
    humanReadableSize: String!
    id: Int!
    isAudio: Boolean!
    isFile: Boolean!
    isImage: Boolean!
    isVideo: Boolean!
    key: String!
    mimeType: String!
    name: String!
    signedDownloadUrl: String!
    signedUrl: String!
    size: Float!
    updatedAt: DateTime!
    userId: Float!
  }

  type UploadEdge {
    "Cursor for this node."
    cursor: ConnectionCursor!
    "The node containing the Upload"
    node: Upload!
  }
`;
