/** The queries. */
export const mbjQueriesText = /* GraphQL */ `
  type RootQuery {
    testEmail: String
    testPuppeteer: String
    getPocketVars(activityId: ID!): String
    verifyInvitation(challenge: String!): String
    login(username: String!, password: String!): AuthData!
    logout(activityId: ID!): User!
    getThisUser(activityId: ID!): User
    getAllUsers(activityId: ID!): [User]
    getUserById(activityId: ID!, userId: ID!): User
    getUsersByField(activityId: ID!, field: String!, query: String!): [User]
    getUsersByFieldRegex(activityId: ID!, field: String!, query: String!): [User]
    getUsersByAppointment(activityId: ID!, appointmentId: ID!): [User]
    checkConsultantAppointments(activityId: ID!, consultantId: ID!, date: String!): Int
    getAllPatients(activityId: ID!): [Patient]
    getPatientById(activityId: ID!, patientId: ID!): Patient
    getPatientsByField(activityId: ID!, field: String!, query: String!): [Patient]
    getPatientsByFieldRegex(activityId: ID!, field: String!, query: String!): [Patient]
    getPatientByVisits(activityId: ID!, visitIds: String!): Patient
    getPatientsByTags(activityId: ID!, patientInput: PatientInput!): [Patient]
    getRecentPatients(activityId: ID!, amount: Int!): [Patient]
    getAllAppointments(activityId: ID!): [Appointment]
    getAppointmentById(activityId: ID!, appointmentId: ID!): Appointment
    getAppointmentsByField(activityId: ID!, field: String!, query: String!): [Appointment]
    getAppointmentsByFieldRegex(activityId: ID!, field: String!, query: String!): [Appointment]
    getAppointmentByVisit(activityId: ID!, visitId: ID!): Appointment
    getAppointmentsByPatient(activityId: ID!, patientId: ID!): [Appointment]
    getAppointmentsByConsultants(activityId: ID!, consultantIds: String!): [Appointment]
    getAppointmentsByTags(activityId: ID!, appointmentInput: AppointmentInput!): [Appointment]
    getAppointmentsToday(activityId: ID!): [Appointment]
    getAppointmentsImportantNextWeek(activityId: ID!): [Appointment]
    formatNewVisitProps(activityId: ID!): [Visit]
    getAllVisits(activityId: ID!): [Visit]
    getVisitById(activityId: ID!, visitId: ID!): Visit
    getVisitsByField(activityId: ID!, field: String!, query: String!): [Visit]
    getVisitsByFieldRegex(activityId: ID!, field: String!, query: String!): [Visit]
    getVisitByAppointment(activityId: ID!, appointmentId: ID!): Visit
    getAllReminders(activityId: ID!): [Reminder]
    getReminderById(activityId: ID!, reminderId: ID!): Reminder
    getRemindersByField(activityId: ID!, field: String!, query: String!): [Reminder]
    getRemindersByFieldRegex(activityId: ID!, field: String!, query: String!): [Reminder]
    getRemindersByCreator(activityId: ID!, creatorId: ID!): [Reminder]
    getRemindersByAppointment(activityId: ID!, appointmentId: ID!): [Reminder]
    getRemindersByRecipientsStaff(activityId: ID!, staffIds: String!): [Reminder]
    getRemindersByRecipientsPatient(activityId: ID!, patientIds: String!): [Reminder]
    getAllQueues(activityId: ID!): [Queue]
    getQueueById(activityId: ID!, queueId: ID!): Queue
    getQueuesByField(activityId: ID!, field: String!, query: String!): [Queue]
    getQueueSlotByPatient(activityId: ID!, queueId: ID!, patientId: ID!): Queue
    getQueueByCreator(activityId: ID!, creatorId: ID!): Queue
    getQueueToday(activityId: ID!): Queue
  }

  schema {
    query: RootQuery
    mutation: RootMutation
  }
`;
