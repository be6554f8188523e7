/** What concerns people: users, guests, staff and their shifts, and the tenants. */
export const peopleText: string = /* GraphQL */ `
  type User {
    id: ID!
    lastName: String
    firstName: String
    email: String!
    role: String!
    businessType: String
    businessId: ID
    avatar: String
    phone: String
    isActive: Boolean!
    lastLogin: Date
    preferences: UserPreferences
    services: [UserService!]
    createdAt: Date!
    updatedAt: Date!
  }

  """
  Represents a service/business that a user manages in addition to
  their primary business.  The businessId corresponds to the
  identifier of the hotel/restaurant/salon entity and
  businessType indicates which collection it belongs to.  These
  entries do not track approval status; instead the business’s own
  isActive property should be consulted when determining
  accessibility.
  """
  type UserService {
    businessId: ID!
    businessType: String!
  }

  """
  Input type for appending a new service to a user.  Provide the
  userId of the account to update along with the businessId and
  businessType of the service that has been created.  The
  appendUserService mutation will check for duplicates and only
  push a new entry when the service is not already associated with
  the user.
  """
  input AppendUserServiceInput {
    userId: ID!
    businessId: ID!
    businessType: String!
  }

  type UserPreferences {
    notifications: NotificationPreferences
    language: String
    timezone: String
  }

  type NotificationPreferences {
    email: Boolean
    sms: Boolean
    push: Boolean
  }

  type AuthPayload {
    token: String!
    user: User!
  }

  input RegisterInput {
    lastName: String!
    firstName: String!
    email: String!
    password: String!
    businessType: String
  }

  input LoginInput {
    email: String!
    password: String!
  }

  input UserUpdateInput {
    businessId: ID
    businessType: String
    role: String
  }

  type Guest {
    id: ID!
    businessId: ID!
    businessType: String!
    userId: ID
    name: String!
    email: String!
    phone: String
    address: Address
    membershipLevel: String!
    loyaltyPoints: Int!
    totalVisits: Int!
    totalSpent: Float!
    lastVisit: Date
    preferences: GuestPreferences
    notes: String
    status: String!
    communicationPreferences: CommunicationPreferences
    createdAt: Date!
    updatedAt: Date!
  }

  type GuestPreferences {
    roomType: String
    bedType: String
    floor: String
    seatingPreference: String
    cuisinePreferences: [String!]
    dietaryRestrictions: [String!]
    preferredStylist: String
    favoriteServices: [String!]
    allergies: [String!]
  }

  type CommunicationPreferences {
    email: Boolean!
    sms: Boolean!
    phone: Boolean!
  }

  type Staff {
    id: ID!
    businessId: ID!
    businessType: String!
    userId: ID
    name: String!
    role: String!
    email: String
    phone: String
    hireDate: Date
    schedule: String!
    hourlyRate: Float
    status: String!
    specialties: [String!]!
    availability: [Availability!]!
    avatar: String
    notes: String
    isActive: Boolean!
    createdAt: Date!
    updatedAt: Date!
  }

  type Availability {
    day: String!
    startTime: String!
    endTime: String!
    available: Boolean!
  }

  type Shift {
    id: ID!
    businessId: ID!
    businessType: String!
    staffId: Staff!
    date: Date!
    startTime: String!
    endTime: String!
    notes: String
    createdAt: Date!
    updatedAt: Date!
  }

  input ShiftInput {
    businessId: ID!
    businessType: String!
    staffId: ID!
    date: Date!
    startTime: String!
    endTime: String!
    notes: String
  }

  extend type Query {
    shifts(businessId: ID!, businessType: String!, staffId: ID, startDate: Date, endDate: Date): [Shift!]!
    shift(id: ID!): Shift
  }

  extend type Mutation {
    createShift(input: ShiftInput!): Shift!
    updateShift(id: ID!, input: ShiftInput!): Shift!
    deleteShift(id: ID!): Boolean!
  }

  """
  A set of flags indicating which reservation modules are active for a client.
  """
  type Modules {
    rooms: Boolean!
    services: Boolean!
    restaurant: Boolean!
  }

  """
  Visual theme customisation for a client.  Optional properties allow
  overriding the logo, primary/secondary colours and typography.  These
  variables are consumed by the front-office to style the booking interfaces.
  """
  type Theme {
    logoUrl: String
    primaryColor: String
    secondaryColor: String
    typography: String
  }

  """
  A Client (also referred to as a Business) represents a single tenant of
  the reservation system.  Clients own reservations, rooms, services and
  tables via the clientId foreign key.  Clients can be activated or
  deactivated; deactivated clients are hidden from queries.
  """
  type Client {
    id: ID!
    name: String!
    siret: String
    address: Address
    contact: Contact
    modules: Modules!
    theme: Theme
    isActive: Boolean!
    createdAt: Date!
    updatedAt: Date!
  }

  input ModulesInput {
    rooms: Boolean!
    services: Boolean!
    restaurant: Boolean!
  }

  input ThemeInput {
    logoUrl: String
    primaryColor: String
    secondaryColor: String
    typography: String
  }

  input ClientInput {
    name: String!
    siret: String
    address: AddressInput
    contact: ContactInput
    modules: ModulesInput!
    theme: ThemeInput
  }

  input ClientUpdateInput {
    name: String
    siret: String
    address: AddressInput
    contact: ContactInput
    modules: ModulesInput
    theme: ThemeInput
    isActive: Boolean
  }

  extend type Query {
    """
    Return a list of all active clients.  Inactive clients are filtered
    automatically.  Clients are ordered by creation date descending.
    """
    clients: [Client!]!
    """
    Fetch a single client by its ID.  Returns null if no client exists
    with the provided identifier.
    """
    client(id: ID!): Client
  }

  extend type Mutation {
    """
    Create a new client.  The caller may specify the modules and theme; if
    omitted the modules default to all disabled and the theme is blank.  A
    newly created client is active by default.
    """
    createClient(input: ClientInput!): Client!
    """
    Update an existing client.  Only the provided fields will be modified.
    Attempting to update a non-existent client returns null.
    """
    updateClient(id: ID!, input: ClientUpdateInput!): Client
    """
    Soft delete a client.  Rather than removing the document from the
    database this sets the isActive flag to false.  Returns true on success.
    """
    deleteClient(id: ID!): Boolean!
  }
`;
