/** The schema of all modules together; fields that a module names twice are there once. */
export const officeScheduleText: string = /* GraphQL */ `
  type Query {
    appointment(id: ID!): Appointment
    appointments(name: String, startTime: String, endTime: String, status: String): [Appointment]
    totalGain(date: String): String
    totalGainDetailed(startTime: String, endTime: String): DetailedGain
    patient(id: String!): Patient
    patients: [Patient]
    user(token: String!): User
    users: [User]
    fee(id: ID!): Fee
    fees(user: ID, startTime: String, endTime: String): [Fee]
    validToken(tokenType: String!, token: String!, userId: String!): LoginResponse
    colleague(id: String!): Colleague
    colleagues: [Colleague]
    note(id: ID!): Note
    notes(user: ID): [Note]
  }

  type Mutation {
    createAppointment(input: NewAppointmentInput!): Appointment
    updateAppointment(input: UpdateAppointmentInput!): Appointment
    deleteAppointment(id: ID!): String
    cancelAll(date: String!, resource: String): String
    createPatient(input: NewPatientInput!): Patient
    updatePatient(input: UpdatePatientInput!): Patient
    deletePatient(id: ID!): String
    toggleUserStatus(id: String): User
    createFee(input: NewFeeInput!): Fee
    updateFee(input: UpdateFeeInput!): Fee
    deleteFee(id: ID!): String
    login(password: String!, email: String!, withResources: Boolean!): LoginResponse
    register(
      password: String!
      email: String!
      firstName: String!
      lastName: String!
      withResources: Boolean
      taxRegistration: String!
    ): LoginResponse
    logout(token: String): String
    forgotPassword(email: String): String
    resetPassword(password: String, confirm: String, token: String): String
    updateLanguages(lang: LANGUAGE_TYPE_INPUT): String
    updateCountry(country: String, currency: CurrencyInput): User
    updateWork(startWork: String, endWork: String, slotDuration: String): updateWorkResponse
    refreshToken(refreshToken: String, userId: String): LoginResponse
    createColleague(input: NewColleagueInput!): Colleague
    updateColleague(id: String, name: String, email: String, phone: String): Colleague
    deleteColleague(id: ID!): String
    createNote(input: NewNoteInput!): Note
    updateNote(input: UpdateNoteInput!): Note
    deleteNote(id: ID!): String
  }

  type Appointment {
    id: String
    createdAt: String
    updatedAt: String
    patient: Patient
    startTime: String
    endTime: String
    price: Int
    user: User
    status: String
    note: String
    resource: String
  }

  input NewAppointmentInput {
    patientId: String
    startTime: String
    endTime: String
    status: String
    note: String
    resource: String
  }

  input UpdateAppointmentInput {
    id: String
    patientId: String
    startTime: String
    endTime: String
    price: Int
    status: String
    note: String
    resource: String
  }

  type DetailedGain {
    appointments: [Appointment]
    fees: [Fee]
  }

  input NewPatientInput {
    name: String
    birthDate: String
    email: String
    phone: String
    insurance: String
    note: String
    addressedBy: String
    startDate: String
    endDate: String
  }

  input UpdatePatientInput {
    id: String
    name: String
    birthDate: String
    email: String
    phone: String
    insurance: String
    note: String
    addressedBy: String
    startDate: String
    endDate: String
  }

  type Patient {
    id: String
    name: String
    note: String
    birthDate: String
    email: String
    phone: String
    insurance: String
    Appointments: [Appointment]
    addressedBy: String
    startDate: String
    endDate: String
    createdAt: String
  }

  type User {
    id: String
    firstName: String
    lastName: String
    email: String
    language: LANGUAGE_TYPE_USER
    startWork: String
    endWork: String
    slotDuration: String
    withResources: Boolean
    freeTrailAcount: Boolean
    taxRegistration: String
    country: String
    currency: TypeCurrency
    createdAt: String
    updatedAt: String
  }

  enum LANGUAGE_TYPE_USER {
    fr
    en
    ar
  }

  type TypeCurrency {
    name: String
    native: String
    symbol: String
  }

  type Fee {
    note: String
    amount: Int
    date: String
    user: User
    id: String
  }

  input NewFeeInput {
    amount: Int
    date: String
    note: String
  }

  input UpdateFeeInput {
    id: String
    amount: Int
    date: String
    note: String
  }

  type Auth {
    email: String
    password: String
  }

  type Token {
    tokenType: String
    accessToken: String
    refreshToken: String
    expiresIn: String
  }

  type LoginResponse {
    user: User
    token: Token
  }

  type updateWorkResponse {
    startWork: String
    endWork: String
    slotDuration: String
  }

  enum LANGUAGE_TYPE_INPUT {
    fr
    en
    ar
  }

  input CurrencyInput {
    name: String
    native: String
    symbol: String
  }

  input NewColleagueInput {
    name: String
    email: String
    phone: String
  }

  type Colleague {
    id: String
    name: String
    email: String
    phone: String
    Appointments: [Appointment]
  }

  type Note {
    note: String
    title: String
    user: User
    id: String
  }

  input NewNoteInput {
    title: String
    note: String
  }

  input UpdateNoteInput {
    id: String
    note: String
    title: String
  }
`;
