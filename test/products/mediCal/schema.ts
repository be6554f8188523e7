import { mediCalAnswers } from './schemaAnswers.ts';

const scalars = `
  """
  The \`Date\` scalar type represents a Date
  value as specified by
  [iso8601](https://en.wikipedia.org/wiki/ISO_8601).
  """
  scalar Date
  """
  The \`DateTime\` scalar type represents a DateTime
  value as specified by
  [iso8601](https://en.wikipedia.org/wiki/ISO_8601).
  """
  scalar DateTime
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
  """
  Errors messages and codes mapped to
  fields or non fields errors.
  Example:
  {
      field_name: [
          {
              "message": "error message",
              "code": "error_code"
          }
      ],
      other_field: [
          {
              "message": "error message",
              "code": "error_code"
          }
      ],
      nonFieldErrors: [
          {
              "message": "error message",
              "code": "error_code"
          }
      ]
  }
  """
  scalar ExpectedErrorType
`;

const ofUser = `
    """Required. 150 characters or fewer. Letters, digits and @/./+/-/_ only."""
    username: String!
    firstName: String!
    lastName: String!
`;

const objects = `
  type AppointmentType {
    id: ID!
    patientId: UserType!
    doctorId: DoctorType!
    dateApp: Date!
    timeApp: Time!
    isDiagnosed: Boolean!
    diagnosis: String
    treatment: String
  }

  type BusinessHourType {
    id: ID!
    description: String!
    startTime: Time!
    endTime: Time!
    lunchTime: Time
    minutesPerAppointment: Int!
  }

  type DoctorType { id: ID! userId: UserType! businessHours: BusinessHourType! specialties: String }

  type UserType {
    id: ID!
${ofUser}
    email: String!
    phone: String!
    dob: Date
    isDoctor: Boolean!
    allergies: String
    permanentTreatments: String
  }

  """An object with an ID"""
  interface Node {
    """The ID of the object."""
    id: ID!
  }

  """
  The Relay compliant \`PageInfo\` type, containing data necessary to paginate this connection.
  """
  type PageInfo {
    """When paginating forwards, are there more items?"""
    hasNextPage: Boolean!
    """When paginating backwards, are there more items?"""
    hasPreviousPage: Boolean!
    """When paginating backwards, the cursor to continue."""
    startCursor: String
    """When paginating forwards, the cursor to continue."""
    endCursor: String
  }

  type UserNode implements Node {
    """The ID of the object."""
    id: ID!
    lastLogin: DateTime
${ofUser}
    """Designates whether the user can log into this admin site."""
    isStaff: Boolean!
    """
    Designates whether this user should be treated as active. Unselect this instead of deleting accounts.
    """
    isActive: Boolean!
    dateJoined: DateTime!
    email: String!
    phone: String!
    dob: Date
    isDoctor: Boolean!
    address: String
    allergies: String
    permanentTreatments: String
    doctorSet: [DoctorType!]!
    appointmentSet: [AppointmentType!]!
    pk: Int
    archived: Boolean
    verified: Boolean
    secondaryEmail: String
  }

  type UserNodeConnection {
    """Pagination data for this connection."""
    pageInfo: PageInfo!
    """Contains the nodes in this connection."""
    edges: [UserNodeEdge]!
  }

  """A Relay edge containing a \`UserNode\` and its cursor."""
  type UserNodeEdge {
    """The item at the end of the edge"""
    node: UserNode
    """A cursor for use in pagination"""
    cursor: String!
  }
`;

const queries = `
  type Query {
    me: UserNode
    user(userId: Int): UserType
    users(
      offset: Int
      before: String
      after: String
      first: Int
      last: Int
      email: String
      username: String
      username_Icontains: String
      username_Istartswith: String
      isActive: Boolean
      status_Archived: Boolean
      status_Verified: Boolean
      status_SecondaryEmail: String
    ): UserNodeConnection
    doctor(doctorId: Int, userId: Int): DoctorType
    allUsers: [UserType]
    allBusinessHours: [BusinessHourType]
    allDoctors: [DoctorType]
    allAppointments: [AppointmentType]
    appointments(drUserId: Int, patient: Int, date: Date): [AppointmentType]
    pastAppointments(drUserId: Int, patient: Int): [AppointmentType]
    upcomingAppointments(dr: Int, patient: Int, date: Date): [AppointmentType]
  }
`;

const mutations = `
  type Mutation {
    register(email: String!, username: String!, password1: String!, password2: String!): Register
    verifyAccount(token: String!): VerifyAccount
    tokenAuth(password: String!, email: String, username: String): ObtainJSONWebToken
    updateAccount(firstName: String, lastName: String): UpdateAccount
    resendActivationEmail(email: String!): ResendActivationEmail
    sendPasswordResetEmail(email: String!): SendPasswordResetEmail
    passwordReset(token: String!, newPassword1: String!, newPassword2: String!): PasswordReset
    passwordChange(oldPassword: String!, newPassword1: String!, newPassword2: String!): PasswordChange
    verifyToken(token: String): Verify
    refreshToken(refreshToken: String): Refresh
    revokeToken(refreshToken: String): Revoke
    createUser(dob: Date, firstName: String!, lastName: String!): CreateUser
    updateUser(
      address: String!
      dob: Date
      firstName: String!
      id: Int!
      lastName: String!
      phone: String!
    ): UpdateUser
    deleteUser(id: ID): DeactivateUser
    createAppointment(date: Date!, drUserId: Int!, patient: Int!, time: Time!): CreateAppointment
    updateAppointment(diagnosis: String!, id: Int, treatment: String!): UpdateAppointment
    deleteAppointment(id: Int): DeleteAppointment
  }
`;

/** SDL of the clinic's schema, as graphene-django and django-graphql-auth make it of its models and mutations. */
export const mediCalText: string = [scalars, objects, queries, mediCalAnswers, mutations].join('\n');
