import { lernFairModels, listText, modelsText } from './schemaModels.ts';

/** SDL of Lern-Fair, as type-graphql and typegraphql-prisma make it. */
export const lernFairText: string = /* GraphQL */ `
  """
  The javascript \`Date\` as string. Type represents date and time as the ISO Date string.
  """
  scalar DateTime
  scalar JSON

  enum SortOrder {
    asc
    desc
  }

  enum NullsOrder {
    first
    last
  }

  enum QueryMode {
    default
    insensitive
  }

  input SortOrderInput {
    sort: SortOrder!
    nulls: NullsOrder
  }

  type UserType {
    userID: String!
    firstname: String!
    lastname: String!
    email: String!
    active: Boolean!
    lastLogin: DateTime!
    pupil: Pupil
    student: Student
    screener: Screener
  }

  type Subject {
    name: String!
    mandatory: Boolean
  }

  type AppointmentActionsUrls {
    cancelUrl: String
    rescheduleUrl: String
  }

  type AppointmentParticipant {
    userID: String
    id: Int
    firstname: String
    lastname: String
    isStudent: Boolean
    isPupil: Boolean
    isScreener: Boolean
    user: UserType!
  }

  type Organizer {
    userID: String
    id: Int!
    firstname: String!
    lastname: String!
    user: UserType!
  }

  ${modelsText}

  type Query {
    me: UserType!
    myRoles: [String!]!
    usersSearch(query: String!, only: String, take: Int): [UserType!]!
    ${lernFairModels.map(listText).join('\n    ')}
    appointment(appointmentId: Float!): Lecture!
    match(matchId: Int!): Match!
    pupilsToBeScreened(onlyDisputed: Boolean): [Pupil!]!
    pushPublicKey: String
  }

  input AppointmentCreateMatchInput {
    title: String
    description: String
    start: DateTime!
    duration: Float!
    meetingLink: String
    matchId: Int!
    appointmentType: lecture_appointmenttype_enum!
  }

  input AppointmentCreateGroupInput {
    title: String
    description: String
    start: DateTime!
    duration: Float!
    meetingLink: String
    subcourseId: Int!
    appointmentType: lecture_appointmenttype_enum!
  }

  input AppointmentUpdateInput {
    id: Int!
    title: String
    description: String
    start: DateTime
    duration: Int
    override_meeting_link: String
    joinedBy: [String!]
  }

  input RegistrationSchool {
    name: String
    zip: String
    city: String
    email: String
    state: pupil_state_enum
    schooltype: pupil_schooltype_enum
  }

  input RegisterPupilInput {
    firstname: String!
    lastname: String!
    emailOwner: pupil_email_owner_enum!
    email: String!
    newsletter: Boolean!
    registrationSource: pupil_registrationsource_enum!
    aboutMe: String! = ""
    redirectTo: String
    school: RegistrationSchool
    referredById: String
  }

  input PupilUpdateInput {
    firstname: String
    lastname: String
    email: String
    gradeAsInt: Int
    registrationSource: pupil_registrationsource_enum
    state: pupil_state_enum
    schooltype: pupil_schooltype_enum
    languages: [pupil_languages_enum!]
    aboutMe: String
    lastTimeCheckedNotifications: DateTime
    matchReason: String
    onlyMatchWith: gender_enum
    hasSpecialNeeds: Boolean
    descriptionForMatch: String
    descriptionForScreening: String
    school: RegistrationSchool
    age: Int
    isPupil: Boolean
    isParticipant: Boolean
    learningOfferConstraints: [learning_offer_constraints_enum!]
  }

  input MatchDissolveInput {
    matchId: Float!
    dissolveReasons: [dissolve_reason!]!
    otherFreeText: String
  }

  type Mutation {
    loginPassword(password: String!, email: String!): Boolean!
    logout: Boolean!
    meRegisterPupil(data: RegisterPupilInput!, noEmail: Boolean): Pupil!
    pupilUpdate(data: PupilUpdateInput!, pupilId: Float): Boolean!
    pupilActivate(pupilId: Float!): Boolean!
    pupilDeactivate(pupilId: Float!): Boolean!
    pupilRedact(pupilId: Float!): Boolean!
    matchAdd(pupilId: Float!, studentId: Float!, poolName: String!): Boolean!
    matchDissolve(info: MatchDissolveInput!): Boolean!
    appointmentMatchCreate(appointment: AppointmentCreateMatchInput!): Boolean!
    appointmentsMatchCreate(matchId: Float!, appointments: [AppointmentCreateMatchInput!]!): Boolean!
    appointmentGroupCreate(appointment: AppointmentCreateGroupInput!): Boolean!
    appointmentUpdate(appointmentToBeUpdated: AppointmentUpdateInput!): Boolean!
    appointmentDecline(appointmentId: Float!): Boolean!
    appointmentCancel(appointmentId: Float!): Boolean!
    appointmentTrackJoin(appointmentId: Float!): Boolean!
  }
`;
