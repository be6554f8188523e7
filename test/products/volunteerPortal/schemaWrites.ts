/** What changes something, and what it takes. */
export const volunteerWritesText: string = /* GraphQL */ `
  type Mutation {
    "Mark individual events as approved"
    approveIndividualEvents(ids: [ID!]!): [IndividualEvent!]
    "Sets user preference confirmed profile settings to true"
    confirmProfileSettings: UserPreference
    "Create a new individual event for a logged-in user"
    createEditIndividualEvent(input: CreateEditIndividualEventInputType!): User
    createEvent(input: EditEventInputType!): Event
    createEventType(input: EditEventTypeInputType!): EventType
    createOffice(input: EditOfficeInputType!): Office
    createOrganization(input: EditOrganizationInputType!): Organization
    "Create a signup for the current user with the given event"
    createSignup(eventId: ID!): Signup
    createTag(input: EditTagInputType!): Tag
    deleteEvent(id: ID!): Event
    deleteEventType(id: ID!): EventType
    "Create a new individual event for a logged-in user"
    deleteIndividualEvent(input: DeleteIndividualEventInputType!): User
    deleteOffice(id: ID!): Office
    deleteOrganization(id: ID!): Organization
    deleteTag(id: ID!): Tag
    deleteUser(id: ID!): User
    "Destroy the given signup"
    destroySignup(eventId: ID!, userId: ID!): Signup
    "Mark individual events as rejected"
    rejectIndividualEvents(ids: [ID!]!): [IndividualEvent!]
    updateEvent(input: EditEventInputType!): Event
    updateEventType(input: EditEventTypeInputType!): EventType
    updateOffice(input: EditOfficeInputType!): Office
    updateOrganization(input: EditOrganizationInputType!): Organization
    updateTag(input: EditTagInputType!): Tag
    updateUser(input: EditUserInputType!): User
    "Sets user language preference"
    updateUserLanguagePreference(id: ID!): UserPreference
    "Update the office of the current user object"
    updateUserOffice(officeId: ID!, userId: ID!): User
  }

  """
  A generic association input type. This is useful when you want to create objects
  and only specify the ID of an association.
  """
  input AssociationInputType {
    id: ID!
  }

  "Properties for creating an Individual Event"
  input CreateEditIndividualEventInputType {
    "Date and time the event takes place"
    date: String!
    "Description of an event"
    description: String!
    "Duration of event in minutes"
    duration: Int!
    "Type of event. ex: Mentoring"
    eventTypeId: ID!
    "Provide an id for an existing event"
    id: ID
    "Office the event takes places in"
    officeId: ID!
    "Organization with which the event is associated"
    organizationId: ID!
    "Tags with which the event is associated"
    tags: [AssociationInputType!]!
  }

  input DeleteIndividualEventInputType {
    "IndividualEvent to delete"
    id: ID!
  }

  "Create or Update an Event"
  input EditEventInputType {
    capacity: Int!
    description: String!
    endsAt: String!
    eventType: AssociationInputType!
    "Provide an id to update an event, or no id to create one"
    id: ID
    location: String!
    office: AssociationInputType!
    organization: AssociationInputType!
    startsAt: String!
    tags: [AssociationInputType!]!
    title: String!
  }

  "Create or Update an Event Type"
  input EditEventTypeInputType {
    "Provide an id to update an event type, or no id to create one"
    id: ID
    title: String!
  }

  "Properties for creating or updating an Office"
  input EditOfficeInputType {
    "Provide an id to update an existing office, or no id for creation"
    id: ID
    name: String!
    "Timezone most events associated with this office happen in"
    timezone: String!
  }

  "Properties for creating or updating an Organization"
  input EditOrganizationInputType {
    description: String
    "Provide an id to update an existing organization, or no id for creation"
    id: ID
    "Normalized street address for this organization"
    location: String!
    name: String!
    "An optional hyperlink to the organization's homepage"
    website: String
  }

  "Create or Update a Tag"
  input EditTagInputType {
    "Provide an id to update a tag, or no id to create one"
    id: ID
    name: String!
  }

  "Properties for updating a User"
  input EditUserInputType {
    id: ID!
    isAdmin: Boolean!
    officeId: ID!
  }
`;
