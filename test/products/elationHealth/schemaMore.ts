/** What practices have beside people, places and the calendar. */
export const elationMoreText: string = /* GraphQL */ `
  type OfficeStaff {
    id: ID!
    prefix: String
    firstName: String
    middleName: String
    lastName: String!
    suffix: String
    sex: Sex
    dob: Date
    phone: String
    email: String
    practice: Practice!
    userId: ID
    createdDate: DateTime
  }

  type Room {
    name: String!
    practice: Practice!
  }

  type RecurringEventGroup {
    id: ID!
    timeSlotType: TimeSlotType!
    reason: String
    isBlocking: Boolean!
    practice: Practice!
    schedules: [RecurringEventSchedule!]!
    createdDate: DateTime
    deletedDate: DateTime
  }

  type RecurringEventSchedule {
    id: ID!
    seriesStart: Date!
    seriesStop: Date
    eventTime: String!
    duration: Int!
    repeats: String!
    description: String
    physician: Physician
  }

  enum ProblemStatus {
    ACTIVE
    CONTROLLED
    RESOLVED
  }

  type Problem {
    id: ID!
    description: String!
    status: ProblemStatus!
    rank: Int
    synopsis: String
    startDate: Date
    resolvedDate: Date
    dx: [Diagnosis!]!
    patient: Patient!
    createdDate: DateTime
    deletedDate: DateTime
  }

  type Diagnosis {
    icd10: [String!]
    snomed: String
  }

  type Allergy {
    id: ID!
    name: String!
    status: String
    reaction: String
    severity: String
    startDate: Date
    patient: Patient!
    createdDate: DateTime
    deletedDate: DateTime
  }

  type InsuranceCompany {
    id: ID!
    carrier: String!
    aliases: String
    payerId: String
    phone: String
    address: String
    city: String
    state: String
    zip: String
    isEnrolled: Boolean
    practice: Practice!
    createdDate: DateTime
    deletedDate: DateTime
  }

  "Somebody of another practice, to whom patients are referred."
  type Contact {
    id: ID!
    contactType: String!
    firstName: String
    middleName: String
    lastName: String
    orgName: String
    credentials: String
    npi: String
    specialty: String
    phone: String
    cellPhone: String
    fax: String
    email: String
    address: String
    suite: String
    city: String
    state: String
    zip: String
    acceptingNewPatients: Boolean
    practice: Practice!
    createdDate: DateTime
    deletedDate: DateTime
  }

  type MessageThread {
    id: ID!
    patient: Patient!
    practice: Practice!
    chartDate: DateTime!
    documentDate: DateTime!
    deliveryDate: DateTime
    isUrgent: Boolean!
    messages: [ThreadMessage!]!
    signedDate: DateTime
    createdDate: DateTime
    deletedDate: DateTime
  }

  type ThreadMessage {
    id: ID!
    body: String!
    sender: String
    sendDate: DateTime!
  }

  type StaffGroup {
    id: ID!
    name: String!
    isElationGroup: Boolean!
    users: [ID!]!
    practice: Practice!
    createdDate: DateTime
    deletedDate: DateTime
  }
`;
