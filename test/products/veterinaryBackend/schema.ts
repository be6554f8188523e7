/** SDL of the clinic's schema, as graphene-django makes it from its models and mutations. */
export const veterinaryText = `
  """
  The \`DateTime\` scalar type represents a DateTime
  value as specified by
  [iso8601](https://en.wikipedia.org/wiki/ISO_8601).
  """
  scalar DateTime
  """
  The \`Date\` scalar type represents a Date
  value as specified by
  [iso8601](https://en.wikipedia.org/wiki/ISO_8601).
  """
  scalar Date
  """
  The \`Time\` scalar type represents a Time value as
  specified by
  [iso8601](https://en.wikipedia.org/wiki/ISO_8601).
  """
  scalar Time
  """
  The \`GenericScalar\` scalar type represents a generic
  GraphQL scalar value that could be:
  String, Boolean, Int, Float, List or Object.
  """
  scalar GenericScalar

  """An enumeration."""
  enum VeterinaryUserRoleChoices {
    """Administrator"""
    ADMIN
    """Veterinarian"""
    VET
    """Receptionist"""
    RECEPTIONIST
    """Pet Owner"""
    OWNER
  }

  """An enumeration."""
  enum VeterinaryAppointmentsStatusChoices {
    """Pending"""
    PENDING
    """Approved"""
    APPROVED
  }

  type UserType {
    id: ID!
    """Required. 150 characters or fewer. Letters, digits and @/./+/-/_ only."""
    username: String!
    firstName: String!
    lastName: String!
    email: String!
    role: VeterinaryUserRoleChoices!
  }

  type PetType { id: ID! name: String! breed: String! age: Int! owner: UserType! }

  type AppointmentType {
    id: ID!
    pet: PetType!
    veterinarian: UserType!
    date: DateTime!
    reason: String!
    status: VeterinaryAppointmentsStatusChoices!
    notes: String!
  }

  type MessageType {
    id: ID!
    owner: UserType!
    veterinarian: UserType!
    content: String!
    timestamp: DateTime!
    isRead: Boolean!
  }

  type ScheduleType { id: ID! veterinarian: UserType! day: Date! startTime: Time! endTime: Time! }

  type Query {
    allPets: [PetType]
    allAppointments: [AppointmentType]
    allMessages: [MessageType]
    allSchedules: [ScheduleType]
  }

  type CreateOwner { owner: UserType }
  type CreatePet { pet: PetType }
  type CreateAppointment { appointment: AppointmentType }
  type UpdateAppointmentStatus { appointment: AppointmentType }
  type SendMessage { message: MessageType }
  type MarkMessageAsRead { message: MessageType }
  type ManageSchedule { schedule: ScheduleType }
  type ObtainJSONWebToken { payload: GenericScalar! refreshExpiresIn: Int! token: String! }
  type Verify { payload: GenericScalar! }
  type Refresh { payload: GenericScalar! refreshExpiresIn: Int! token: String! }

  type Mutation {
    """Obtain JSON Web Token mutation"""
    tokenAuth(username: String!, password: String!): ObtainJSONWebToken
    verifyToken(token: String): Verify
    refreshToken(token: String): Refresh
    createOwner(email: String!, firstName: String!, lastName: String!, username: String!): CreateOwner
    createPet(age: Int!, breed: String!, name: String!, ownerId: Int!): CreatePet
    createAppointment(date: String!, petId: Int!, reason: String!, veterinarianId: Int!): CreateAppointment
    updateAppointmentStatus(appointmentId: Int!, status: String!): UpdateAppointmentStatus
    sendMessage(content: String!, ownerId: Int!, veterinarianId: Int!): SendMessage
    markMessageAsRead(messageId: Int!): MarkMessageAsRead
    manageSchedule(day: String!, endTime: String!, startTime: String!, veterinarianId: Int!): ManageSchedule
  }
`;
