import { harrowgateClinicalSdl } from './schemaClinical.ts';
import { harrowgateDiarySdl } from './schemaDiary.ts';
import { harrowgateMoneySdl } from './schemaMoney.ts';
import { harrowgatePeopleSdl } from './schemaPeople.ts';
import { harrowgateWritesSdl } from './schemaWrites.ts';

/** The types of which there are connections; each has an edge and a connection as graphql-ruby derives them. */
const connected = [
  'AccountHolder',
  'Animal',
  'AuditEntry',
  'Booking',
  'Consult',
  'Conversation',
  'CreditNote',
  'DiaryBlock',
  'Estimate',
  'FollowUp',
  'Invoice',
  'LabRequest',
  'Message',
  'Payment',
  'Prescription',
  'Property',
  'Reminder',
  'StockItem',
  'TeamMember',
  'Vaccination',
  'WaitlistEntry',
  'WeightReading',
] as const;

// graphql-ruby leaves edges and nodes nullable unless a schema says otherwise, and this one doesn't.
const connections = connected.map(
  (name) => `
"""The connection type for ${name}."""
type ${name}Connection {
  """A list of edges."""
  edges: [${name}Edge]
  """A list of nodes."""
  nodes: [${name}]
  """Information to aid in pagination."""
  pageInfo: PageInfo!
  """How many there are in all pages together."""
  totalCount: Int!
}
"""An edge in a connection."""
type ${name}Edge {
  """A cursor for use in pagination."""
  cursor: String!
  """The item at the end of the edge."""
  node: ${name}
}`,
);

const base = `
"""An ISO 8601-encoded date"""
scalar ISO8601Date @specifiedBy(url: "https://tools.ietf.org/html/rfc3339")
"""An ISO 8601-encoded datetime"""
scalar ISO8601DateTime @specifiedBy(url: "https://tools.ietf.org/html/rfc3339")

"""An object with an ID."""
interface Node {
  """ID of the object."""
  id: ID!
}

"""Information about pagination in a connection."""
type PageInfo {
  """When paginating forwards, the cursor to continue."""
  endCursor: String
  """When paginating forwards, are there more items?"""
  hasNextPage: Boolean!
  """When paginating backwards, are there more items?"""
  hasPreviousPage: Boolean!
  """When paginating backwards, the cursor to continue."""
  startCursor: String
}

"""A sum of money."""
type Money { cents: Int! currency: String! formatted: String! }

"""From one instant up to, and without, another."""
input TimeRangeInput { from: ISO8601DateTime! until: ISO8601DateTime! }
enum SortDirection { ASC DESC }

"""What a search of the whole practice can find."""
union SearchResult = AccountHolder | Animal | StockItem
enum SearchScope { ACCOUNT_HOLDERS ANIMALS STOCK }

type Query {
  """Fetches an object given its ID."""
  node(id: ID!): Node
  """Fetches a list of objects given a list of IDs."""
  nodes(ids: [ID!]!): [Node]!
  """The practice that the access token belongs to."""
  practice: Practice!
  """What the search bar at the top of every screen finds, best first."""
  search(term: String!, within: [SearchScope!], limit: Int = 10): [SearchResult!]!
}
`;

/** The whole schema. */
export const harrowgateSdl = [
  base,
  ...connections,
  harrowgatePeopleSdl,
  harrowgateDiarySdl,
  harrowgateClinicalSdl,
  harrowgateMoneySdl,
  harrowgateWritesSdl,
].join('\n');
