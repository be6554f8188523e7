/** Queries, mutations, and what mutations take. */
export const nexHealthRootsText = /* GraphQL */ `
  type Query {
    institutions: [Institution!]!
    locations(inactive: Boolean = false, foreignId: String): [Location!]!
    location(id: ID!): Location
    """
    Patients, by id. A search covers all locations that share a server with this one, unless locationStrict is true.
    With both email and phoneNumber it finds who has one of them.
    """
    patients(
      locationId: ID!
      locationStrict: Boolean = false
      "A fuzzy match."
      name: String
      email: String
      phoneNumber: String
      dateOfBirth: Date
      "Neither active nor inactive patients are left out where this is not given."
      inactive: Boolean
      foreignId: String
      newPatient: Boolean
      nonPatient: Boolean
      updatedSince: DateTime
      "id, -id, updated_at, -updated_at"
      sort: String = "id"
      first: Int
      after: String
      last: Int
      before: String
    ): PatientConnection!
    patient(id: ID!): Patient
    """
    Appointments that start within the requested time window. At least one of locationId and foreignId must be given.
    """
    appointments(
      locationId: ID
      foreignId: String
      "The earliest start."
      start: DateTime!
      "The last start."
      end: DateTime!
      timezone: String
      cancelled: Boolean
      "Unavailable appointments block time of the calendar."
      unavailable: Boolean
      nexOnly: Boolean
      patientIds: [ID!]
      providerIds: [ID!]
      operatoryIds: [ID!]
      appointmentTypeId: ID
      createdBy: ID
      updatedSince: DateTime
      "updated_at, -updated_at"
      sort: String
      first: Int
      after: String
      last: Int
      before: String
    ): AppointmentConnection!
    appointment(id: ID!): Appointment
    providers(
      locationId: ID
      ids: [ID!]
      foreignId: String
      requestable: Boolean
      inactive: Boolean
      updatedSince: DateTime
      first: Int
      after: String
      last: Int
      before: String
    ): ProviderConnection!
    provider(id: ID!): Provider
    operatories(
      locationId: ID!
      searchName: String
      foreignId: String
      updatedSince: DateTime
      first: Int
      after: String
      last: Int
      before: String
    ): OperatoryConnection!
    operatory(id: ID!): Operatory
    appointmentTypes(locationId: ID): [AppointmentType!]!
    appointmentType(id: ID!): AppointmentType
    appointmentDescriptors(locationId: ID!): [AppointmentDescriptor!]!
    availableSlots(
      startDate: Date!
      days: Int!
      "Locations."
      lids: [ID!]!
      "Providers."
      pids: [ID!]
      operatoryIds: [ID!]
      appointmentTypeId: ID
      "Minutes."
      slotLength: Int
    ): [AvailableSlots!]!
    workingHours(locationId: ID!, providerId: ID, operatoryId: ID, active: Boolean): [WorkingHour!]!
    procedures(locationId: ID!, patientId: ID, providerId: ID, appointmentId: ID): [Procedure!]!
    charges(
      locationId: ID!
      patientId: ID
      guarantorId: ID
      updatedSince: DateTime
      first: Int
      after: String
      last: Int
      before: String
    ): ChargeConnection!
    payments(
      locationId: ID!
      patientId: ID
      guarantorId: ID
      chargeId: ID
      updatedSince: DateTime
      first: Int
      after: String
      last: Int
      before: String
    ): PaymentConnection!
    paymentTypes(locationId: ID!): [PaymentType!]!
    guarantorBalances(locationId: ID!, guarantorId: ID, showZeroBalances: Boolean = false): [GuarantorBalance!]!
    insurancePlans(payerId: String, groupNum: String): [InsurancePlan!]!
    insuranceCoverages(patientId: ID!): [InsuranceCoverage!]!
    patientAlerts(patientId: ID!, includeDisabled: Boolean = false): [PatientAlert!]!
    recallTypes(locationId: ID!): [RecallType!]!
    patientRecalls(locationId: ID!, patientId: ID, recallTypeId: ID, dueAfter: Date): [PatientRecall!]!
    documentTypes(locationId: ID!): [DocumentType!]!
    syncStatuses(locationIds: [ID!]): [SyncStatus!]!
    webhookEndpoints(active: Boolean): [WebhookEndpoint!]!
    webhookSubscriptions(resourceType: String, event: String): [WebhookSubscription!]!
  }

  type Mutation {
    createAppointment(input: CreateAppointmentInput!): CreateAppointmentPayload!
    "Confirms, cancels, checks in, moves and notes. What is given is changed."
    updateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload!
    createPatient(input: CreatePatientInput!): CreatePatientPayload!
    createPatientAlert(input: CreatePatientAlertInput!): PatientAlertPayload!
    updatePatientAlert(input: UpdatePatientAlertInput!): PatientAlertPayload!
    createPayment(input: CreatePaymentInput!): CreatePaymentPayload!
    createWebhookEndpoint(input: CreateWebhookEndpointInput!): CreateWebhookEndpointPayload!
  }

  input CreateAppointmentInput {
    clientMutationId: String
    locationId: ID!
    notifyPatient: Boolean = false
    patientId: ID!
    providerId: ID!
    operatoryId: ID
    startTime: DateTime!
    "Follows from the type where it is not given."
    endTime: DateTime
    appointmentTypeId: ID
    note: String
    unavailable: Boolean
    isGuardian: Boolean
    isNewClientsPatient: Boolean
    referrer: String
    descriptorIds: [ID!]
  }

  type CreateAppointmentPayload {
    clientMutationId: String
    appointment: Appointment!
  }

  input UpdateAppointmentInput {
    clientMutationId: String
    id: ID!
    "From false to true only."
    confirmed: Boolean
    "From false to true only."
    cancelled: Boolean
    "From null to a moment only."
    checkinAt: DateTime
    startTime: DateTime
    endTime: DateTime
    operatoryId: ID
    note: String
  }

  type UpdateAppointmentPayload {
    clientMutationId: String
    appointment: Appointment!
  }

  input PatientBioInput {
    dateOfBirth: Date!
    phoneNumber: String!
    cellPhoneNumber: String
    homePhoneNumber: String
    workPhoneNumber: String
    gender: String
    streetAddress: String
    city: String
    state: String
    zipCode: String
  }

  input CreatePatientInput {
    clientMutationId: String
    locationId: ID!
    "Who takes the patient in."
    providerId: ID!
    firstName: String!
    lastName: String!
    email: String!
    bio: PatientBioInput!
  }

  type CreatePatientPayload {
    clientMutationId: String
    patient: Patient!
  }

  input CreatePatientAlertInput {
    clientMutationId: String
    patientId: ID!
    note: String!
  }

  input UpdatePatientAlertInput {
    clientMutationId: String
    id: ID!
    patientId: ID!
    disabled: Boolean!
  }

  type PatientAlertPayload {
    clientMutationId: String
    patientAlert: PatientAlert!
  }

  input CreatePaymentInput {
    clientMutationId: String
    locationId: ID!
    patientId: ID!
    chargeId: ID
    amount: String!
    paymentTypeId: ID!
    description: String
  }

  type CreatePaymentPayload {
    clientMutationId: String
    payment: Payment!
  }

  input CreateWebhookEndpointInput {
    clientMutationId: String
    targetUrl: String!
    active: Boolean = true
  }

  type CreateWebhookEndpointPayload {
    clientMutationId: String
    webhookEndpoint: WebhookEndpoint!
  }
`;
