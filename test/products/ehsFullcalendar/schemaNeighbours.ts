/** The type definitions of chat, message, user, exam and applicationFields. */
export const neighboursText: string = /* GraphQL */ `
  extend type Mutation {
    startChat(title: String, userIds: [ID!]!): Chat @auth
  }

  type Chat {
    id: ID!
    title: String!
    users: [User!]!
    messages: [Message!]!
    lastMessage: Message
    createdAt: String!
    updatedAt: String!
  }

  type Message {
    id: ID!
    body: String!
    sender: User!
    createdAt: String!
    updatedAt: String!
  }

  extend type Query {
    me: User @auth
    user(id: ID!): User @auth
    users: [User!]! @auth
    openSession: User
    isLoggedIn: Boolean
    isConnected: Boolean
  }

  extend type Mutation {
    signUp(firstName: String!, lastName: String!, userName: String!, email: String!, password: String!): User @guest
    signIn(email: String!, password: String!): User @guest
    signOut: Boolean @auth
  }

  type User {
    id: ID!
    firstName: String!
    lastName: String!
    userName: String!
    email: String!
    chats: [Chat!]!
    createdAt: String!
    updatedAt: String!
  }

  extend type Query {
    getExamsByDate(examDateTime: String!): [Exam!]! @auth
    getExamByPatientID(id: ID!): [Exam!]! @auth
    exams: [Exam!]! @auth
  }

  extend type Mutation {
    addExamData(examInput: ExamInput): Exam @auth
    updateRowExam(id: ID!, examInput: ExamInput): Exam @auth
  }

  input ExamInput {
    examType: String!
    examStatus: String!
    examDateTime: String!
    historyId: Int!
  }

  type Exam {
    id: ID!
    examId: Int!
    examType: String!
    examStatus: String!
    examDateTime: String!
    historyId: Int!
    patient: ID!
    fullName: String
    creator: User
    createdAt: String!
    updatedAt: String!
  }

  extend type Query {
    getApplicationFields: [ApplicationFields!]! @auth
  }

  extend type Mutation {
    addApplicationFields(fieldView: String!, fieldType: String!, fieldData: String!): [ApplicationFields!]! @auth
    updateApplicationFields(id: ID!, fieldData: String!): [ApplicationFields!]! @auth
    deleteApplicationFields(id: ID!): [ApplicationFields!]! @auth
  }

  type ApplicationFields {
    id: ID!
    fieldView: String!
    fieldType: String!
    fieldData: String!
  }
`;
