/** SDL of the writes with what they take. */
export const nectarWriteText = /* GraphQL */ `
  type Mutation {
    createAppointment(input: AppointmentCreateSchema!): AppointmentSchema!
    "Changes what is given; null empties what can be empty."
    updateAppointment(input: AppointmentUpdateSchema!): AppointmentSchema!
    updateAppointmentStatus(id: ID!, status: AppointmentStatus!): AppointmentSchema!
    "Cancels; it stays on the schedule as canceled."
    cancelAppointment(id: ID!, reason: String): AppointmentSchema!
    "Takes it off the schedule as if it had been entered by mistake."
    deleteAppointment(id: ID!): Boolean!
    createFamily(input: FamilyCreateSchema!): FamilySchema!
    updateFamily(input: FamilyUpdateSchema!): FamilySchema!
    "Moves all patients and appointments of one family to another, and deletes it."
    mergeFamilies(keepId: ID!, mergeId: ID!): FamilySchema!
    deleteFamily(id: ID!): Boolean!
    createPatient(input: PatientCreateSchema!): PatientSchema!
    updatePatient(input: PatientUpdateSchema!): PatientSchema!
    updateReminderStatus(id: ID!, status: ReminderStatus!): ReminderSchema!
    createTask(input: TaskCreateSchema!): TaskSchema!
    completeTask(id: ID!): TaskSchema!
    finalizeSoap(id: ID!): SoapSchema!
    updateEstimateStatus(id: ID!, status: EstimateStatus!): EstimateSchema!
    createPayment(input: PaymentCreateSchema!): PaymentSchema!
    sendMessage(input: MessageCreateSchema!): MessageSchema!
  }

  input AppointmentCreateSchema {
    institutionId: ID!
    appointmentTypeId: ID!
    startDatetime: DateTime!
    "As long as the type usually takes where it is not given."
    endDatetime: DateTime
    "Of the patient where it is not given."
    familyId: ID
    patientId: ID
    providerId: ID
    roomId: ID
    reason: String
    notes: String
  }

  input AppointmentUpdateSchema {
    id: ID!
    institutionId: ID
    appointmentTypeId: ID
    startDatetime: DateTime
    endDatetime: DateTime
    familyId: ID
    patientId: ID
    providerId: ID
    roomId: ID
    reason: String
    notes: String
  }

  input PhoneNumberInputSchema {
    number: String!
    type: PhoneType! = MOBILE
  }

  input FamilyContactCreateSchema {
    firstName: String
    lastName: String!
    email: String
    secondaryEmail: String
    phoneNumbers: [PhoneNumberInputSchema!]
    addressLine1: String
    city: String
  }

  input FamilyContactUpdateSchema {
    firstName: String
    lastName: String
    email: String
    secondaryEmail: String
    "Replaces all of them."
    phoneNumbers: [PhoneNumberInputSchema!]
    addressLine1: String
    city: String
  }

  input FamilyCreateSchema {
    primaryContact: FamilyContactCreateSchema!
    "The first hospital where it is not given."
    institutionId: ID
    tags: [String!]
    notes: String
  }

  input FamilyUpdateSchema {
    id: ID!
    primaryContact: FamilyContactUpdateSchema
    institutionId: ID
    status: FamilyStatus
    tags: [String!]
    notes: String
  }

  input PatientCreateSchema {
    familyId: ID!
    name: String!
    species: String!
    breed: String
    color: String
    sex: PatientSex! = UNKNOWN
    dateOfBirth: Date
    microchip: String
  }

  input PatientUpdateSchema {
    id: ID!
    name: String
    species: String
    breed: String
    color: String
    sex: PatientSex
    dateOfBirth: Date
    microchip: String
    status: PatientStatus
  }

  input TaskCreateSchema {
    title: String!
    description: String
    institutionId: ID!
    assigneeId: ID
    patientId: ID
    priority: TaskPriority! = NORMAL
    dueAt: DateTime
  }

  input PaymentCreateSchema {
    familyId: ID!
    invoiceId: ID
    "In cents."
    amount: Int!
    method: PaymentMethod!
    reference: String
  }

  input MessageCreateSchema {
    familyId: ID!
    conversationId: ID
    body: String!
  }
`;
