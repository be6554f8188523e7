/** SDL of the mutations: they stand at the root, each with the name of its service first, as only there they run in order. */
export const ostranderWritesText: string = /* GraphQL */ `
  type Mutation {
    schedulingBookAppointment(input: SchedulingBookAppointmentInput!): SchedulingBookAppointmentResponse!
    "Changes what the mask names, or what is given where there is no mask. The status has mutations of its own."
    schedulingUpdateAppointment(input: SchedulingUpdateAppointmentInput!): SchedulingUpdateAppointmentResponse!
    schedulingTransitionAppointment(
      input: SchedulingTransitionAppointmentInput!
    ): SchedulingTransitionAppointmentResponse!
    "It stays in the book."
    schedulingCancelAppointment(input: SchedulingCancelAppointmentInput!): SchedulingCancelAppointmentResponse!
    "For what was entered by mistake: it leaves the book."
    schedulingDeleteAppointment(appointmentId: ID!, etag: String): Appointment!
    schedulingUndeleteAppointment(appointmentId: ID!): Appointment!
    partyRegisterCustomer(input: PartyRegisterCustomerInput!): PartyRegisterCustomerResponse!
    partyUpdateCustomer(input: PartyUpdateCustomerInput!): PartyUpdateCustomerResponse!
    partyAddCustomerNote(customerId: ID!, body: String!): CustomerNote!
    partySendMessage(customerId: ID!, conversationId: ID, body: String!): Conversation!
    medicalRecordRegisterPatientOfCare(
      input: MedicalRecordRegisterPatientOfCareInput!
    ): MedicalRecordRegisterPatientOfCareResponse!
    medicalRecordUpdatePatientOfCare(
      input: MedicalRecordUpdatePatientOfCareInput!
    ): MedicalRecordUpdatePatientOfCareResponse!
    commerceRecordPayment(input: CommerceRecordPaymentInput!): Payment!
    platformCompleteWorklistItem(worklistItemId: ID!): WorklistItem!
  }

  input SlotInput {
    facilityId: ID!
    startTime: Timestamp!
    "As long as the offerings take where it is not given."
    endTime: Timestamp
    workerId: ID
  }

  input ServiceLineInput {
    serviceOfferingId: ID!
    patientId: ID
  }

  input AppointmentInput {
    slot: SlotInput!
    "At least one."
    serviceLines: [ServiceLineInput!]!
    "The primary one of the first patient where it is not given."
    customerId: ID
    reasonForVisit: String
    bookingChannel: BookingChannel = BOOKING_CHANNEL_FRONT_DESK
  }

  input SchedulingBookAppointmentInput {
    "The same id answers the same appointment again."
    requestId: String
    appointment: AppointmentInput!
  }

  type SchedulingBookAppointmentResponse {
    appointment: Appointment!
    conflicts: [SlotConflict!]!
  }

  "Another appointment of the same worker at that time; it does not stand in the way."
  type SlotConflict {
    appointment: Appointment!
  }

  input SlotPatch {
    facilityId: ID
    startTime: Timestamp
    "The length stays where only the start is given."
    endTime: Timestamp
    workerId: ID
  }

  input AppointmentPatch {
    slot: SlotPatch
    "Replaces all lines."
    serviceLines: [ServiceLineInput!]
    customerId: ID
    reasonForVisit: String
  }

  input SchedulingUpdateAppointmentInput {
    appointmentId: ID!
    appointment: AppointmentPatch!
    updateMask: FieldMask
    "Refused as ABORTED where it is no longer the same."
    etag: String
  }

  type SchedulingUpdateAppointmentResponse {
    appointment: Appointment!
    conflicts: [SlotConflict!]!
  }

  input SchedulingTransitionAppointmentInput {
    appointmentId: ID!
    targetStatus: AppointmentStatus!
    etag: String
  }

  type SchedulingTransitionAppointmentResponse {
    appointment: Appointment!
  }

  input SchedulingCancelAppointmentInput {
    appointmentId: ID!
    reason: CancellationReason = CANCELLATION_REASON_CUSTOMER_REQUEST
    comment: String
    etag: String
  }

  type SchedulingCancelAppointmentResponse {
    appointment: Appointment!
  }

  input PersonInput {
    givenName: String!
    familyName: String!
  }

  input OrganizationInput {
    legalName: String!
  }

  input PartyPhoneNumberInput {
    purpose: ContactPurpose = CONTACT_PURPOSE_MOBILE
    "In E.164, or ten digits of the United States."
    number: String!
  }

  input PartyEmailAddressInput {
    purpose: ContactPurpose = CONTACT_PURPOSE_HOME
    address: String!
  }

  input PostalAddressInput {
    locality: String
    addressLines: [String!]!
  }

  "Either a person or an organization."
  input PartyInput {
    person: PersonInput
    organization: OrganizationInput
    "The first is the preferred one."
    phoneNumbers: [PartyPhoneNumberInput!]
    emailAddresses: [PartyEmailAddressInput!]
    postalAddress: PostalAddressInput
  }

  input CustomerInput {
    party: PartyInput!
    "The first facility where it is not given."
    homeFacilityId: ID
  }

  input PartyRegisterCustomerInput {
    requestId: String
    customer: CustomerInput!
  }

  type PartyRegisterCustomerResponse {
    customer: Customer!
    "Others with the same phone number or email address."
    possibleDuplicates: [Customer!]!
  }

  input CustomerPatch {
    party: PartyInput
    homeFacilityId: ID
    status: CustomerStatus
  }

  input PartyUpdateCustomerInput {
    customerId: ID!
    customer: CustomerPatch!
    updateMask: FieldMask
    etag: String
  }

  type PartyUpdateCustomerResponse {
    customer: Customer!
  }

  input PatientOfCareInput {
    displayName: String!
    "One of the species catalog, whatever the case."
    speciesCode: String!
    breedName: String
    biologicalSex: BiologicalSex
    coatColor: String
    birthDate: Date
    microchipNumber: String
  }

  input MedicalRecordRegisterPatientOfCareInput {
    requestId: String
    "Becomes the primary one."
    customerId: ID!
    patientOfCare: PatientOfCareInput!
  }

  type MedicalRecordRegisterPatientOfCareResponse {
    patientOfCare: PatientOfCare!
  }

  input PatientOfCarePatch {
    displayName: String
    speciesCode: String
    breedName: String
    biologicalSex: BiologicalSex
    coatColor: String
    birthDate: Date
    microchipNumber: String
    status: PatientOfCareStatus
  }

  input MedicalRecordUpdatePatientOfCareInput {
    patientOfCareId: ID!
    patientOfCare: PatientOfCarePatch!
    updateMask: FieldMask
    etag: String
  }

  type MedicalRecordUpdatePatientOfCareResponse {
    patientOfCare: PatientOfCare!
  }

  input MoneyInput {
    currencyCode: String = "USD"
    units: Int64!
    nanos: Int = 0
  }

  input CommerceRecordPaymentInput {
    customerId: ID!
    "Stays on the account where it is not given."
    invoiceId: ID
    tenderType: TenderType!
    amount: MoneyInput!
    reference: String
  }
`;
