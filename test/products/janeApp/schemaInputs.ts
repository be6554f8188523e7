/** Filters, orders and mutations: the calendar and the patients can't be written. */
export const janeInputText = /* GraphQL */ `
  "Several values of eq are alternatives, at most 100."
  input IdFilter {
    eq: [ID!]
  }

  input DateTimeFilter {
    eq: [DateTime!]
    ne: DateTime
    gt: DateTime
    gte: DateTime
    lt: DateTime
    lte: DateTime
  }

  input AppointmentFilter {
    id: IdFilter
    startAt: DateTimeFilter
    endAt: DateTimeFilter
    patientId: IdFilter
    staffMemberId: IdFilter
    locationId: IdFilter
    treatmentId: IdFilter
    createdAt: DateTimeFilter
    updatedAt: DateTimeFilter
  }

  input PatientFilter {
    id: IdFilter
    createdAt: DateTimeFilter
    updatedAt: DateTimeFilter
  }

  input RecordFilter {
    id: IdFilter
    createdAt: DateTimeFilter
    updatedAt: DateTimeFilter
  }

  input TreatmentFilter {
    id: IdFilter
    staffMemberIds: IdFilter
    createdAt: DateTimeFilter
    updatedAt: DateTimeFilter
  }

  enum AppointmentSort {
    START_AT_ASC
    START_AT_DESC
    END_AT_ASC
    END_AT_DESC
    BOOKED_AT_ASC
    BOOKED_AT_DESC
    CREATED_AT_ASC
    CREATED_AT_DESC
    UPDATED_AT_ASC
    UPDATED_AT_DESC
  }

  enum PatientSort {
    CREATED_AT_ASC
    CREATED_AT_DESC
    UPDATED_AT_ASC
    UPDATED_AT_DESC
  }

  enum RecordSort {
    CREATED_AT_ASC
    CREATED_AT_DESC
    UPDATED_AT_ASC
    UPDATED_AT_DESC
  }

  enum NamedSort {
    NAME_ASC
    NAME_DESC
    CREATED_AT_ASC
    CREATED_AT_DESC
    UPDATED_AT_ASC
    UPDATED_AT_DESC
  }

  type Mutation {
    createObservation(input: CreateObservationInput!): ObservationPayload!
    updateObservation(input: UpdateObservationInput!): ObservationPayload!
    createMedication(input: CreateMedicationInput!): MedicationPayload!
    updateMedication(input: UpdateMedicationInput!): MedicationPayload!
    createCarePlan(input: CreateCarePlanInput!): CarePlanPayload!
    updateCarePlan(input: UpdateCarePlanInput!): CarePlanPayload!
    createCarePlanActivity(input: CreateCarePlanActivityInput!): CarePlanPayload!
    createWebhook(input: CreateWebhookInput!): CreateWebhookPayload!
    deleteWebhook(input: DeleteWebhookInput!): DeleteWebhookPayload!
  }

  input ObservationValueInput {
    code: String!
    system: String!
    display: String
    value: String!
    unit: String
  }

  input CreateObservationInput {
    patientId: ID!
    practitionerId: ID
    category: ObservationCategory!
    note: String
    issuedAt: DateTime
    values: [ObservationValueInput!]
    clientMutationId: String
  }

  input UpdateObservationInput {
    id: ID!
    note: String
    issuedAt: DateTime
    values: [ObservationValueInput!]
    clientMutationId: String
  }

  type ObservationPayload {
    observation: Observation!
    clientMutationId: String
  }

  input CreateMedicationInput {
    patientId: ID!
    practitionerId: ID
    text: String!
    status: MedicationStatus!
    source: MedicationSource!
    frequency: String
    instructions: String
    clientMutationId: String
  }

  input UpdateMedicationInput {
    id: ID!
    text: String
    status: MedicationStatus
    frequency: String
    instructions: String
    changeReason: String
    clientMutationId: String
  }

  type MedicationPayload {
    medication: Medication!
    clientMutationId: String
  }

  input CreateCarePlanInput {
    patientId: ID!
    practitionerId: ID
    title: String!
    description: String
    status: CarePlanStatus = DRAFT
    clientMutationId: String
  }

  input UpdateCarePlanInput {
    id: ID!
    title: String
    description: String
    status: CarePlanStatus
    clientMutationId: String
  }

  input CreateCarePlanActivityInput {
    carePlanId: ID!
    category: CarePlanActivityCategory!
    description: String
    clientMutationId: String
  }

  type CarePlanPayload {
    carePlan: CarePlan!
    clientMutationId: String
  }

  input CreateWebhookInput {
    eventTopic: WebhookTopic!
    targetUrl: String!
    clientMutationId: String
  }

  type CreateWebhookPayload {
    webhook: WebhookSubscription!
    "Shown this once"
    secret: String!
    clientMutationId: String
  }

  input DeleteWebhookInput {
    id: ID!
    clientMutationId: String
  }

  type DeleteWebhookPayload {
    deletedId: ID!
    clientMutationId: String
  }
`;
