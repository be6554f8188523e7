import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';

const cursorArgs = 'before: String after: String first: Int last: Int';
const userFilter =
  'username: String email: String emailNotification: Boolean isStaff: Boolean isActive: Boolean dateJoined: DateTime ' +
  'passwordChanged: Boolean studyParticipation: ID checkupOverdue: DateTime overdueNotified: DateTime timeslotsNeeded: Int groups: [ID]';

const objects = `
  """The \`DateTime\` scalar type represents a DateTime
value as specified by
[iso8601](https://en.wikipedia.org/wiki/ISO_8601).""" scalar DateTime
  """The \`Date\` scalar type represents a Date
value as specified by
[iso8601](https://en.wikipedia.org/wiki/ISO_8601).""" scalar Date
  """The \`GenericScalar\` scalar type represents a generic
GraphQL scalar value that could be:
String, Boolean, Int, Float, List or Object.""" scalar GenericScalar
  "An object with an ID" interface Node { "The ID of the object." id: ID! }
  "The Relay compliant \`PageInfo\` type, containing data necessary to paginate this connection." type PageInfo {
    "When paginating forwards, are there more items?" hasNextPage: Boolean!
    "When paginating backwards, are there more items?" hasPreviousPage: Boolean!
    "When paginating backwards, the cursor to continue." startCursor: String
    "When paginating forwards, the cursor to continue." endCursor: String
  }
  """We use permissions here instead of hasGroup because we realized too late that performance on large datasets is very poor since each resolver performs a dbCall for the group.
Permissions however are cached and improved our query times by a factor of ~20x""" type AppointmentType implements Node {
    "The ID of the object." id: ID! title: String commentDoctor: String commentPatient: String patient: UserType createdAt: DateTime
    appointmentStart: DateTime appointmentEnd: DateTime taken: Boolean! weekReminder: Boolean! dayReminder: Boolean! noshow: Boolean!
  }
  type UserType implements Node {
    "The ID of the object." id: ID! username: String email: String emailNotification: Boolean! isStaff: Boolean! isActive: Boolean!
    dateJoined: DateTime passwordChanged: Boolean! studyParticipation: StudyType nextCheckup: Date checkupOverdue: DateTime
    overdueNotified: DateTime timeslotsNeeded: Int callSet(${cursorArgs}): CallTypeConnection!
    appointmentSet(${cursorArgs}): AppointmentTypeConnection! group: String
  }
  type StudyType implements Node {
    "The ID of the object." id: ID! name: String checkupSet(${cursorArgs}): CheckupTypeConnection!
    customuserSet(${cursorArgs}): UserTypeConnection!
  }
  type CheckupType implements Node { "The ID of the object." id: ID! name: String daysUntil: Int study: StudyType }
  type CallType implements Node { "The ID of the object." id: ID! date: DateTime comment: String user: UserType }
  input AppointmentInput {
    title: String! commentDoctor: String appointmentStart: DateTime! appointmentEnd: DateTime! patient: ID
  }
  "Obtain JSON Web Token mutation" type ObtainJSONWebToken { token: String }
  type Verify { payload: GenericScalar }
  type Refresh { token: String payload: GenericScalar }
`;

const connections = ['AppointmentType', 'UserType', 'StudyType', 'CheckupType', 'CallType'].map(
  (type) => `
    type ${type}Connection {
      "Pagination data for this connection." pageInfo: PageInfo!
      "Contains the nodes in this connection." edges: [${type}Edge]!
    }
    "A Relay edge containing a \`${type}\` and its cursor." type ${type}Edge {
      "The item at the end of the edge" node: ${type}
      "A cursor for use in pagination" cursor: String!
    }`,
);

const queries = `
  type Query {
    "The ID of the object" getUser(id: ID!): UserType
    getUsers(${cursorArgs} ${userFilter}): UserTypeConnection
    getMe: UserType
    "The ID of the object" getCheckup(id: ID!): CheckupType
    getStudies(${cursorArgs} id: ID name: String): StudyTypeConnection
    getOverduePatients(${cursorArgs} ${userFilter}): UserTypeConnection
    getUserGroup: String
    getCheckupDate: DateTime
    "The ID of the object" getAppointment(id: ID!): AppointmentType
    getAppointments(
      before: DateTime after: DateTime first: Int last: Int hasPatient: Boolean title: String appointmentStart: DateTime
      appointmentEnd: DateTime taken: Boolean
    ): AppointmentTypeConnection
    getSlotLists(minusdays: Int = 7, plusdays: Int = 7, userId: ID): [[AppointmentType]]
  }
`;

/** Each mutation with what its input takes and what its payload has, as ClientIDMutation makes them. */
const mutations: Readonly<Record<string, readonly [args: string, fields: string]>> = {
  createUser: [
    'username: String! password: String! email: String! group: String! timeslotsNeeded: Int dateJoined: DateTime emailNotification: Boolean',
    'user: UserType',
  ],
  updateUser: [
    'id: ID! username: String password: String email: String emailNotification: Boolean studyParticipation: ID timeslotsNeeded: Int ' +
      'group: String dateJoined: DateTime',
    'user: UserType',
  ],
  userCalled: ['userId: ID! comment: String', 'user: UserType'],
  deleteUser: ['id: ID!', 'ok: Boolean user: UserType'],
  createStudy: ['name: String!', 'study: StudyType'],
  updateStudy: ['id: ID! name: String!', 'study: StudyType'],
  deleteStudy: ['id: ID!', 'ok: Boolean'],
  createCheckup: ['name: String! studyId: ID! daysUntil: Int!', 'checkup: CheckupType'],
  updateCheckup: ['name: String id: ID! daysUntil: Int', 'checkup: CheckupType'],
  deleteCheckup: ['id: ID!', 'ok: Boolean'],
  createAppointment: [
    'title: String! commentDoctor: String appointmentStart: DateTime! appointmentEnd: DateTime!',
    'appointment: AppointmentType',
  ],
  createAppointments: ['appointments: [AppointmentInput]', 'appointments: [AppointmentType]'],
  updateAppointment: [
    'id: ID! title: String commentDoctor: String commentPatient: String appointmentStart: DateTime appointmentEnd: DateTime ' +
      'patient: String taken: Boolean noshow: Boolean',
    'appointment: AppointmentType',
  ],
  deleteAppointment: ['id: ID! removePatient: Boolean', 'ok: Boolean appointment: AppointmentType'],
  bookSlots: ['appointmentList: [ID] commentPatient: String userId: ID', 'appointmentList: [ID]'],
};

function mutationText(): string {
  const entries = Object.entries(mutations).map(
    ([name, parts]) => [`${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`, name, parts] as const,
  );
  const types = entries.map(
    ([type, , [args, fields]]) => `
      input ${type}Input { ${args} clientMutationId: String }
      type ${type}Payload { ${fields} clientMutationId: String }`,
  );
  const fields = entries.map(([type, name]) => `${name}(input: ${type}Input!): ${type}Payload`);
  return `${types.join('\n')} type Mutation {
    ${fields.join('\n')}
    "Obtain JSON Web Token mutation" tokenAuth(username: String!, password: String!): ObtainJSONWebToken
    verifyToken(token: String!): Verify
    refreshToken(token: String!): Refresh
  }`;
}

/** SDL of KAP, in the order of the schema that the project keeps. */
export const kapText: string = printSchema(
  lexicographicSortSchema(buildSchema(`${objects}${connections.join('')}${queries}${mutationText()}`)),
);
