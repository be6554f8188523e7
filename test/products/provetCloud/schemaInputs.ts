/** What each list can be filtered by. */
const filters: Readonly<Record<string, string>> = {
  Department: 'name: TextFilter',
  User: 'firstName: TextFilter lastName: TextFilter email: TextFilter isActive: FlagFilter',
  Client: `firstname: TextFilter lastname: TextFilter organizationName: TextFilter email: TextFilter
    phoneNumbers: TextFilter city: TextFilter archived: FlagFilter hasAlivePatients: FlagFilter
    homeDepartment: ReferenceFilter tags: ReferenceFilter created: InstantFilter modified: InstantFilter`,
  PhoneNumber: 'client: ReferenceFilter phoneNumber: TextFilter',
  Patient: `name: TextFilter species: TextFilter breed: TextFilter microchip: TextFilter client: ReferenceFilter
    archived: FlagFilter deceased: FlagFilter created: InstantFilter modified: InstantFilter`,
  Appointment: `start: InstantFilter end: InstantFilter department: ReferenceFilter user: ReferenceFilter
    client: ReferenceFilter patients: ReferenceFilter reason: ReferenceFilter active: FlagFilter noShow: FlagFilter
    complaint: TextFilter created: InstantFilter modified: InstantFilter`,
  Consultation: `admittedTime: InstantFilter complaint: TextFilter department: ReferenceFilter client: ReferenceFilter
    patients: ReferenceFilter`,
  Reason: 'name: TextFilter archived: FlagFilter availableOnline: FlagFilter',
  ReasonGroup: 'department: ReferenceFilter',
  Shift: 'start: InstantFilter end: InstantFilter user: ReferenceFilter department: ReferenceFilter',
  Reminder: 'client: ReferenceFilter patient: ReferenceFilter',
  Invoice: 'client: ReferenceFilter department: ReferenceFilter invoiceDate: InstantFilter',
  Item: 'name: TextFilter',
  Tag: 'name: TextFilter',
  Ward: 'department: ReferenceFilter',
};

const filterInputs = Object.entries(filters).map(
  ([type, fields]) => `
  input ${type}Filter {
    ${fields}
  }`,
);

const payloads = ['Client', 'PhoneNumber', 'Patient', 'Appointment'].map((type) => {
  const field = `${type.slice(0, 1).toLowerCase()}${type.slice(1)}: ${type}`;
  return (type === 'PhoneNumber' ? ['Create'] : ['Create', 'Update']).map(
    (verb) => `
  type ${verb}${type}Payload {
    ${field}
    errors: [FieldError!]!
    clientMutationId: String
  }`,
  );
});

const client = `
    title: String
    firstname: String
    lastname: String
    organizationName: String
    customerType: CustomerType
    email: String
    streetAddress: String
    zipCode: String
    city: String
    country: String
    homeDepartment: ID
    remarks: String`;
const patient = `
    species: String
    breed: String
    gender: String
    dateOfBirth: Date
    microchip: String`;
const appointment = `
    title: String
    complaint: String
    notes: String
    user: ID
    client: ID
    patients: [ID!]`;

/** Filters, and what mutations take and answer. */
export const provetInputsText = /* GraphQL */ `
  input TextFilter {
    is: String
    isNot: String
    in: [String!]
    "Case counts."
    contains: String
    "Case doesn't count."
    icontains: String
    isNull: Boolean
  }

  input FlagFilter {
    is: Boolean
    isNot: Boolean
  }

  input ReferenceFilter {
    is: ID
    isNot: ID
    in: [ID!]
    notIn: [ID!]
    isNull: Boolean
  }

  input InstantFilter {
    lt: DateTime
    lte: DateTime
    gt: DateTime
    gte: DateTime
    "From and to, both included."
    range: [DateTime!]
  }
  ${filterInputs.join('\n')}

  "What is wrong with a field of the input; no field where it is with the whole."
  type FieldError {
    field: String
    messages: [String!]!
  }
  ${payloads.flat().join('\n')}

  input CreateClientInput {${client}
    clientMutationId: String
  }

  input UpdateClientInput {
    id: ID!${client}
    archived: Boolean
    clientMutationId: String
  }

  input CreatePhoneNumberInput {
    client: ID!
    typeCode: PhoneNumberType = MOBILE
    phoneNumber: String!
    description: String
    clientMutationId: String
  }

  input CreatePatientInput {
    client: ID!
    name: String!${patient}
    clientMutationId: String
  }

  input UpdatePatientInput {
    id: ID!
    client: ID
    name: String${patient}
    archived: Boolean
    deceased: Boolean
    clientMutationId: String
  }

  input CreateAppointmentInput {
    start: DateTime!
    end: DateTime!
    department: ID!
    reason: ID!
    type: AppointmentType = CONSULTATION${appointment}
    clientMutationId: String
  }

  input UpdateAppointmentInput {
    id: ID!
    start: DateTime
    end: DateTime
    department: ID
    reason: ID${appointment}
    active: Boolean
    cancellationReason: String
    noShow: Boolean
    clientMutationId: String
  }

  type Mutation {
    createClient(input: CreateClientInput!): CreateClientPayload
    updateClient(input: UpdateClientInput!): UpdateClientPayload
    "A number of a client, who has none when she is created."
    createPhoneNumber(input: CreatePhoneNumberInput!): CreatePhoneNumberPayload
    createPatient(input: CreatePatientInput!): CreatePatientPayload
    updatePatient(input: UpdatePatientInput!): UpdatePatientPayload
    createAppointment(input: CreateAppointmentInput!): CreateAppointmentPayload
    "Also cancels, with active: false."
    updateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload
  }
`;
