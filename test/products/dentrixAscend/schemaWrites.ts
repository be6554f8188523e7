/** What is written: bodies as they are posted and put. */
export const ascendWritesText: string = /* GraphQL */ `
  type Mutation {
    createPatient(patient: PatientV1Input!): PatientV1Response!
    "Puts the whole patient; optional fields that are left out stay as they are"
    updatePatient(id: ID!, patient: PatientV1Input!): PatientV1Response!
    createAppointment(appointment: AppointmentV1Input!): AppointmentV1Response!
    "Puts the whole appointment; optional fields that are left out stay as they are"
    updateAppointment(id: ID!, appointment: AppointmentV1Input!): AppointmentV1Response!
    "Removes an appointment for good; one that the patient has called off is put as BROKEN instead"
    deleteAppointment(id: ID!): AppointmentV1Response!
    createPatientNote(patientNote: PatientNoteV1Input!): PatientNoteV1Response!
    updatePatientNote(id: ID!, patientNote: PatientNoteV1Input!): PatientNoteV1Response!
    deletePatientNote(id: ID!): PatientNoteV1Response!
  }

  "Points to something else of the organization"
  input ReferenceInput {
    id: ID!
    "Such as PatientV1"
    type: String
    url: String
  }

  input PhoneV1Input {
    phoneType: PhoneType!
    number: String!
    extension: String
    sequence: Int
  }

  input PatientV1Input {
    firstName: String!
    lastName: String!
    dateOfBirth: Date!
    contactMethod: ContactMethod!
    languageType: LanguageType!
    patientStatus: PatientStatus!
    preferredLocation: ReferenceInput!
    title: String
    middleInitial: String
    nameSuffix: String
    preferredName: String
    gender: Gender
    emailAddress: String
    chartNumber: String
    preferredDays: [PreferredDay!]
    preferredTimes: [PreferredTime!]
    address1: String
    address2: String
    city: String
    state: String
    postalCode: String
    "All phones of the patient"
    phones: [PhoneV1Input!]
  }

  "One of other, practiceProcedures, patientProcedures or visits is needed"
  input AppointmentV1Input {
    start: DateTime!
    status: AppointmentStatus!
    patient: ReferenceInput!
    provider: ReferenceInput!
    operatory: ReferenceInput!
    "That of the operatory, if not given"
    location: ReferenceInput
    "Minutes; if not given those of the first procedure, or 60"
    duration: Int
    bookingType: BookingType
    other: String
    note: String
    confirmed: DateTime
    leftMessage: DateTime
    needsFollowUp: Boolean
    followedUpOn: DateTime
    needsPremedicate: Boolean
    bookedOnline: Boolean
    practiceProcedures: [ReferenceInput!]
    patientProcedures: [ReferenceInput!]
    visits: [ReferenceInput!]
    labCaseStatus: String
    labCaseDueDate: Date
    labCaseNote: String
  }

  input PatientNoteV1Input {
    text: String!
    noteDate: Date
    patient: ReferenceInput!
  }
`;
