/** Scalars, what all records have in common, and the ways in. */
export const currawongCoreText: string = /* GraphQL */ `
  "A moment on the clock of a place, as RFC 9557 writes it: 2026-11-17T09:00:00-05:00[America/New_York]. Going in, the zone in brackets may be left out."
  scalar ZonedDateTime @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc9557")
  "A moment in UTC, to the millisecond. Only for what machines note down; whatever people agree on is a ZonedDateTime."
  scalar Instant
  "A day of the calendar: 2026-11-17"
  scalar LocalDate
  "A length of time as ISO 8601 writes it: PT20M, PT1H30M"
  scalar Duration
  "An amount and its currency, never one without the other: 64.50 USD"
  scalar Money
  "A number as it was given to us. We do not reformat what people tell us."
  scalar PhoneNumber
  scalar EmailAddress
  "A name from the IANA time zone database."
  scalar TimeZone

  "Whatever has an id can be had by it."
  interface Node {
    id: ID!
  }

  "Records of which we know who touched them. Nothing is ever deleted: what is discarded stays, and says so here."
  interface Audited {
    audit: Audit!
  }

  type Audit {
    createdAt: Instant!
    createdBy: Actor!
    modifiedAt: Instant!
    modifiedBy: Actor!
    discardedAt: Instant
  }

  union Actor = TeamMember | Integration

  "A program with a key of its own, such as yours."
  type Integration implements Node {
    id: ID!
    name: String!
    scopes: [String!]!
  }

  enum Discarded {
    EXCLUDE
    INCLUDE
    ONLY
  }

  enum Direction {
    ASCENDING
    DESCENDING
  }

  "There is no total: we would have to count. Ask for the next page while there is one."
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }

  "Days from the first to the last, both included, each by the clock of the site it is about. 62 days at most."
  input DateWindow {
    from: LocalDate!
    to: LocalDate!
  }

  "Without regard to case and accents. What is given has to hold together."
  input TextMatch {
    is: String
    startsWith: String
    contains: String
  }

  input IdMatch {
    is: ID
    in: [ID!]
    not: ID
  }

  type PersonName {
    given: String
    family: String!
    "Given and family name together."
    full: String!
    "Letters after the name."
    postNominals: String
  }

  type PostalAddress {
    street: String
    suburb: String
    state: String
    postcode: String
    country: String!
  }

  "A way to reach a person. More kinds may come: always ask for __typename."
  interface ContactMethod implements Node {
    id: ID!
    label: String
    isPreferred: Boolean!
  }

  type PhoneContact implements ContactMethod & Node {
    id: ID!
    label: String
    isPreferred: Boolean!
    number: PhoneNumber!
    acceptsTexts: Boolean!
  }

  type EmailContact implements ContactMethod & Node {
    id: ID!
    label: String
    isPreferred: Boolean!
    email: EmailAddress!
    isBouncing: Boolean!
  }

  type PostalContact implements ContactMethod & Node {
    id: ID!
    label: String
    isPreferred: Boolean!
    postalAddress: PostalAddress!
  }

  "Who is asking, and what for."
  type Viewer {
    integration: Integration!
    practiceGroup: PracticeGroup!
    "Where whatever names no site is put."
    defaultSite: Site!
  }

  type PracticeGroup implements Node {
    id: ID!
    name: String!
    currency: String!
    locale: String!
    sites: [Site!]!
  }

  union SearchResult = Household | Animal | TeamMember

  enum SearchScope {
    HOUSEHOLDS
    ANIMALS
    TEAM
  }

  "Reads are grouped by the part of the practice that answers for them."
  type Query {
    node(id: ID!): Node
    "In the order of the ids, with null for those that belong to nothing."
    nodes(ids: [ID!]!): [Node]!
    viewer: Viewer!
    practiceGroup: PracticeGroup!
    "What the box at the top of every screen does."
    search(text: String!, among: [SearchScope!], limit: Int! = 10): [SearchResult!]!
    "Households and their animals."
    registry: Registry!
    "What is agreed with households."
    diary: Diary!
    "Who works when, and what is still open."
    roster: Roster!
    "Sites, departments and rooms."
    estate: Estate!
    team: Team!
    "What happened."
    clinical: Clinical!
    "Money."
    accounts: Accounts!
    dispensary: Dispensary!
    inbox: Inbox!
  }
`;
