/** SDL of fields, messages, notes, tasks and marketing; `page` are the arguments of a list. */
export const endearMoreText = (page: string): string => /* GraphQL */ `
  "A field that the Brand has added to its Customers"
  type CustomerField {
    id: ID!
    key: String!
    label: String!
    description: String
    type: CustomerFieldType!
    allow_multiple: Boolean!
    is_user_editable: Boolean!
    options: [String!]!
    created_at: DateTime!
  }

  enum CustomerFieldType {
    BOOLEAN
    DATE
    NUMBER
    STRING
  }

  type EmailMarketingSubscription {
    email_address: String!
    status: MarketingSubscriptionStatus!
    updated_at: DateTime!
  }

  type SmsMarketingSubscription {
    phone_number: String!
    status: MarketingSubscriptionStatus!
    updated_at: DateTime!
  }

  enum MarketingSubscriptionStatus {
    SUBSCRIBED
    UNSUBSCRIBED
    NOT_SUBSCRIBED
  }

  type MarketingSubscription {
    id: ID!
    channel: Channel!
    address: String!
    status: MarketingSubscriptionStatus!
    customer: Customer
    updated_at: DateTime!
  }

  enum Channel {
    EMAIL
    SMS
  }

  type MarketingEvent {
    id: ID!
    name: String!
    channel: Channel!
    customer: Customer
    occurred_at: DateTime!
  }

  "What the team knows about a Customer"
  type Note {
    id: ID!
    title: String
    description: String
    tags: [String!]!
    customer: Customer
    creator: User
    created_in_team: Team
    comments: [NoteComment!]!
    time_zone: String
    created_at: DateTime!
    updated_at: DateTime!
  }

  type NoteComment {
    id: ID!
    comment: String!
    creator: User
    created_at: DateTime!
    updated_at: DateTime!
  }

  "Something to be done"
  type Task {
    id: ID!
    type: TaskType!
    title: String!
    description_html: String
    status: TaskStatus!
    due_date: DateTime!
    expires_at: DateTime
    time_zone: String!
    assigned_team: Team
    assigned_users: [User!]!
    customers: [Customer!]!
    completed_at: DateTime
    created_at: DateTime!
    updated_at: DateTime!
  }

  enum TaskType {
    FOLLOW_UP
    TODO
  }

  enum TaskStatus {
    OPEN
    COMPLETED
  }

  type Conversation {
    id: ID!
    subject: String
    channel: Channel!
    is_closed: Boolean!
    customer: Customer
    messages(${page}): MessageConnection!
    last_message_at: DateTime
  }

  type Message {
    id: ID!
    conversation: Conversation!
    channel: Channel!
    direction: MessageDirection!
    body: String!
    author_name: String
    is_read: Boolean!
    sent_at: DateTime!
  }

  enum MessageDirection {
    INBOUND
    OUTBOUND
  }

  "A message that isn't sent yet"
  type Draft {
    id: ID!
    body: String!
    channel: Channel!
    creator: User
    created_at: DateTime!
  }

  "The text of messages that are sent again and again"
  type Template {
    id: ID!
    name: String!
    body: String!
    channel: Channel!
    created_at: DateTime!
  }

  "A page of pictures and products for Customers"
  type Story {
    id: ID!
    title: String!
    url: String!
    creator: User
    created_at: DateTime!
  }

  "An order, and who helped to sell it"
  type OrderAttribution {
    id: ID!
    order_number: String!
    amount: Float!
    currency: String!
    customer: Customer
    team: Team
    user: User
    ordered_at: DateTime!
  }

  ${[
    'Notes',
    'Tasks',
    'Conversations',
    'Messages',
    'Drafts',
    'Templates',
    'Stories',
    'MarketingSubscriptions',
    'MarketingEvents',
    'OrderAttributions',
  ]
    .map((name) => `enum Sort${name}By {\n    CREATED_AT\n    UPDATED_AT\n  }`)
    .join('\n  ')}
`;
