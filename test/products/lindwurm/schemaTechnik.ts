/** Types of the machinery, which that team names in English, and scalars. */
export const technikText: string = /* GraphQL */ `
  "The authorize directive."
  directive @authorize(policy: String, roles: [String!]) repeatable on OBJECT | FIELD_DEFINITION

  type AuditLogEntry {
    id: UUID!
    timestamp: DateTime!
    actor: String!
    action: AuditAction!
    entity: String!
    entityId: Int!
    changedProperties: [String!]!
  }

  enum AuditAction {
    CREATED
    UPDATED
    DELETED
  }

  type WebhookSubscription {
    id: UUID!
    url: String!
    events: [WebhookEvent!]!
    isActive: Boolean!
    createdAt: DateTime!
  }

  enum WebhookEvent {
    TERMIN_CREATED
    TERMIN_UPDATED
    TERMIN_CANCELLED
    TIERHALTER_UPDATED
    RECHNUNG_CREATED
  }

  type ApiClient {
    clientId: UUID!
    name: String!
    scopes: [String!]!
    lastUsedAt: DateTime
  }

  type SyncJob {
    id: UUID!
    kind: String!
    status: SyncJobStatus!
    startedAt: DateTime!
    finishedAt: DateTime
    itemsProcessed: Int!
  }

  enum SyncJobStatus {
    RUNNING
    SUCCEEDED
    FAILED
  }

  type FeatureFlag {
    key: String!
    isEnabled: Boolean!
  }

  type ServerInfo {
    version: String!
    buildDate: DateTime!
    serverTime: DateTime!
  }

  "Information about pagination in a connection."
  type PageInfo {
    "Indicates whether more edges exist following the set defined by the clients arguments."
    hasNextPage: Boolean!
    "Indicates whether more edges exist prior the set defined by the clients arguments."
    hasPreviousPage: Boolean!
    "When paginating backwards, the cursor to continue."
    startCursor: String
    "When paginating forwards, the cursor to continue."
    endCursor: String
  }

  ${['Tierhalter:Tierhalter', 'Tiere:Tier', 'Termine:Termin', 'Rechnungen:Rechnung'].map(connectionText).join('')}

  scalar UUID @specifiedBy(url: "https://tools.ietf.org/html/rfc4122")
  "The \`DateTime\` scalar represents an ISO-8601 compliant date time type."
  scalar DateTime @specifiedBy(url: "https://www.graphql-scalars.com/date-time")
  "The \`LocalDate\` scalar type represents a ISO date string, represented as UTF-8 character sequences YYYY-MM-DD."
  scalar LocalDate
  "The \`LocalDateTime\` scalar type is a local date/time string (i.e., with no associated timezone) with the format \`YYYY-MM-DDThh:mm:ss\`."
  scalar LocalDateTime
  "The LocalTime scalar type is a local time string (i.e., with no associated timezone) in 24-hr HH:mm:ss."
  scalar LocalTime
  "The \`Decimal\` scalar type represents a decimal floating-point number."
  scalar Decimal
`;

/** A connection is named after the field, its nodes after the type. */
function connectionText(names: string): string {
  const [field = '', type = ''] = names.split(':');
  return /* GraphQL */ `
  "A connection to a list of items."
  type ${field}Connection {
    "Information to aid in pagination."
    pageInfo: PageInfo!
    "A list of edges."
    edges: [${field}Edge!]
    "A flattened list of the nodes."
    nodes: [${type}!]
    "Identifies the total count of items in the connection."
    totalCount: Int!
  }

  "An edge in a connection."
  type ${field}Edge {
    "A cursor for use in pagination."
    cursor: String!
    "The item at the end of the edge."
    node: ${type}!
  }
`;
}
