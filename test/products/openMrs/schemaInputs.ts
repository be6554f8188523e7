const payloads = ['Appointment', 'Patient', 'Person', 'Visit']
  .map(
    (kind) => `
  type ${kind}Payload {
    ${kind.toLowerCase()}: ${kind}
    userErrors: [UserError!]!
  }
`,
  )
  .join('');

/** What is written, and what writes answer. */
export const openMrsInputsText = `
  type UserError {
    field: [String!]
    message: String!
  }
  ${payloads}
  input AppointmentSearchInput {
    startDate: Long!
    endDate: Long
    patientUuid: ID
    providerUuid: ID
    status: AppointmentStatus
    appointmentNumber: String
    limit: Int
  }

  input AppointmentProviderInput {
    uuid: ID!
    response: ProviderResponse
    comments: String
  }

  input CreateAppointmentInput {
    patientUuid: ID!
    serviceUuid: ID!
    serviceTypeUuid: ID
    locationUuid: ID
    startDateTime: Long!
    endDateTime: Long!
    appointmentKind: AppointmentKind!
    status: AppointmentStatus
    priority: AppointmentPriority
    comments: String
    providers: [AppointmentProviderInput!]
  }

  input UpdateAppointmentInput {
    uuid: ID!
    serviceUuid: ID
    serviceTypeUuid: ID
    locationUuid: ID
    startDateTime: Long
    endDateTime: Long
    appointmentKind: AppointmentKind
    priority: AppointmentPriority
    comments: String
    providers: [AppointmentProviderInput!]
  }

  input ChangeAppointmentStatusInput {
    uuid: ID!
    toStatus: AppointmentStatus!
    onDate: Long
  }

  input RescheduleAppointmentInput {
    uuid: ID!
    startDateTime: Long!
    endDateTime: Long!
    locationUuid: ID
    comments: String
  }

  input ProviderResponseInput {
    appointmentUuid: ID!
    uuid: ID!
    response: ProviderResponse!
    comments: String
  }

  input PersonNameInput {
    givenName: String!
    middleName: String
    familyName: String!
  }

  input PersonAddressInput {
    address1: String
    address2: String
    cityVillage: String
    stateProvince: String
    country: String
    postalCode: String
  }

  input PersonAttributeInput {
    attributeType: ID!
    value: String!
  }

  input PersonInput {
    names: [PersonNameInput!]!
    gender: String!
    birthdate: DateTime
    birthdateEstimated: Boolean
    addresses: [PersonAddressInput!]
    attributes: [PersonAttributeInput!]
  }

  input PersonPatchInput {
    preferredName: PersonNameInput
    gender: String
    birthdate: DateTime
    preferredAddress: PersonAddressInput
    dead: Boolean
  }

  input PatientIdentifierInput {
    identifier: String!
    identifierType: ID!
    location: ID!
    preferred: Boolean
  }

  input CreatePatientInput {
    person: PersonInput!
    identifiers: [PatientIdentifierInput!]!
  }

  input UpdatePatientInput {
    uuid: ID!
    person: PersonPatchInput!
  }

  input VoidPatientInput {
    uuid: ID!
    reason: String!
  }

  "An empty value voids the attribute."
  input SetPersonAttributeInput {
    personUuid: ID!
    attributeType: ID!
    value: String!
  }

  input StartVisitInput {
    patient: ID!
    visitType: ID!
    location: ID
    startDatetime: DateTime
  }
`;
