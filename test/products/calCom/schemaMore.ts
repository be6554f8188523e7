const connections = ['Booking', 'Attendee', 'EventType', 'Team', 'User', 'Schedule', 'OutOfOffice', 'Webhook']
  .map((name) => {
    const node = name === 'OutOfOffice' ? 'OutOfOfficeEntry' : name;
    return /* GraphQL */ `
  type ${name}Edge {
    cursor: String!
    node: ${node}!
  }

  type ${name}Connection {
    edges: [${name}Edge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
`;
  })
  .join('');

/** SDL of connections and of what else is kept. */
export const calComMoreText = /* GraphQL */ `
  enum SchedulingType {
    ROUND_ROBIN
    COLLECTIVE
    MANAGED
  }

  type EventTypeLocation {
    "address, link, integration, phone, attendeeAddress, attendeePhone or attendeeDefined"
    type: String!
    address: String
    link: String
    public: Boolean!
  }

  type BookingField {
    slug: String!
    type: String!
    label: String
    required: Boolean!
    isDefault: Boolean!
  }

  type Schedule implements Node {
    id: ID!
    owner: User!
    name: String!
    timeZone: String!
    isDefault: Boolean!
    availability: [Availability!]!
    overrides: [ScheduleOverride!]!
  }

  type Availability {
    days: [String!]!
    "HH:MM"
    startTime: String!
    endTime: String!
  }

  type ScheduleOverride {
    date: String!
    startTime: String!
    endTime: String!
  }

  type SlotDay {
    "YYYY-MM-DD"
    date: String!
    slots: [Slot!]!
  }

  type Slot {
    start: DateTime!
    end: DateTime!
  }

  type OutOfOfficeEntry implements Node {
    id: ID!
    uuid: String!
    user: User!
    toUser: User
    start: DateTime!
    end: DateTime!
    "unspecified, vacation, travel, sick or public_holiday"
    reason: String
    notes: String
  }

  type Webhook implements Node {
    id: ID!
    subscriberUrl: String!
    active: Boolean!
    triggers: [String!]!
    payloadTemplate: String
  }
  ${connections}
`;
