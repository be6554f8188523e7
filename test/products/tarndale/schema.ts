import { entitiesOf } from './entities.ts';
import { clinicalTypes } from './schemaClinical.ts';
import { deskTypes } from './schemaDesk.ts';
import { diaryTypes } from './schemaDiary.ts';
import { generatedText } from './schemaGenerated.ts';
import { tradeTypes } from './schemaTrade.ts';
import { writeTypes } from './schemaWrites.ts';

const rootTypes = `
schema {
  query: Query
  mutation: Mutation
}

"""The \`Date\` scalar represents an ISO-8601 compliant date type."""
scalar Date
"""The \`DateTime\` scalar represents an ISO-8601 compliant date time type."""
scalar DateTime @specifiedBy(url: "https://www.graphql-scalars.com/date-time")
"""The built-in \`Decimal\` scalar type."""
scalar Decimal
"""The \`TimeSpan\` scalar represents an ISO-8601 compliant duration type."""
scalar TimeSpan

"""Information about pagination in a connection."""
type PageInfo {
  """Indicates whether more edges exist following the set defined by the clients arguments."""
  hasNextPage: Boolean!
  """Indicates whether more edges exist prior the set defined by the clients arguments."""
  hasPreviousPage: Boolean!
  """When paginating backwards, the cursor to continue."""
  startCursor: String
  """When paginating forwards, the cursor to continue."""
  endCursor: String
}

type Query {
  business: Business!
  apiClient: ApiClient!
  """The search of the F2 key: names, account codes, phones, emails and names of animals, from two characters on."""
  lookupAccounts(phrase: String!, take: Int! = 25, includeInactive: Boolean! = true): [Account!]!
  availableTimes(centreId: Int!, purposeId: Int!, onDate: Date!, operatorId: Int): [AvailableTime!]!
  dayTakings(centreId: Int!, onDate: Date!): DayTakings!
}
`;

const types = [deskTypes, diaryTypes, clinicalTypes, tradeTypes].join('');

/** What can be filtered and sorted by. */
export const entities = entitiesOf(types);

/** The whole schema. */
export const tarndaleText: string = [rootTypes, types, generatedText(entities), writeTypes].join('\n');
