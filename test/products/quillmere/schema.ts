import { catalogueSdl } from './schemaCatalogue.ts';
import { commsSdl } from './schemaComms.ts';
import { diarySdl } from './schemaDiary.ts';
import { financeSdl } from './schemaFinance.ts';
import { keepersSdl } from './schemaKeepers.ts';
import { patientsSdl } from './schemaPatients.ts';
import { peopleSdl } from './schemaPeople.ts';

/** What the router gives to all teams: scalars as async-graphql writes them, paging, money. */
const sharedSdl = `
"""
A UUID is a unique 128-bit number, stored as 16 octets. UUIDs are parsed as
Strings within GraphQL. UUIDs are used to assign unique identifiers to
entities without requiring a central allocating authority.
"""
scalar UUID @specifiedBy(url: "http://tools.ietf.org/html/rfc4122")

"""
Implement the DateTime<Utc> scalar

The input/output is a string in RFC3339 format.
"""
scalar DateTime @specifiedBy(url: "https://datatracker.ietf.org/doc/html/rfc3339")

"ISO 8601 calendar date without timezone. Format: %Y-%m-%d"
scalar NaiveDate

"ISO 8601 time without timezone. Format: %H:%M:%S"
scalar NaiveTime

"An IANA time zone, as in the tz database."
scalar TimeZone

scalar Decimal

"A scalar that can represent any JSON value."
scalar JSON

"Information about pagination in a connection"
type PageInfo {
  "When paginating backwards, are there more items?"
  hasPreviousPage: Boolean!
  "When paginating forwards, are there more items?"
  hasNextPage: Boolean!
  "When paginating backwards, the cursor to continue."
  startCursor: String
  "When paginating forwards, the cursor to continue."
  endCursor: String
}

type Money {
  amount: Decimal!
  "ISO 4217."
  currency: String!
}

enum Direction {
  ASCENDING
  DESCENDING
}

type Query {
  "The colleague whose token this is; null for a service token."
  me: Colleague
}

type Mutation {
  "Does nothing but say which build of the supergraph answers."
  touch: String!
}
`;

/** The composed API schema, as the router shows it. */
export const sdl = [sharedSdl, peopleSdl, keepersSdl, patientsSdl, diarySdl, catalogueSdl, financeSdl, commsSdl].join(
  '\n',
);
