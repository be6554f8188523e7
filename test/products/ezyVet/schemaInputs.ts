const common = `
    id: IdComparator
    active: Boolean
    created_at: IntComparator
    modified_at: IntComparator`;

/** What each list can be filtered by, beside what all have. */
const filters: Readonly<Record<string, string>> = {
  Separation: 'name: StringComparator type: StringComparator parent: IdComparator',
  Address: 'city: StringComparator post_code: StringComparator',
  Contact: `code: StringComparator first_name: StringComparator last_name: StringComparator
    business_name: StringComparator is_business: Boolean is_customer: Boolean is_supplier: Boolean is_vet: Boolean
    is_syndicate: Boolean is_staff_member: Boolean ownership_id: IdComparator`,
  ContactDetail: `contact_id: IdComparator contact_detail_type_id: IdComparator name: StringComparator
    value: StringComparator value_cleaned: StringComparator`,
  ContactDetailType: 'name: StringComparator',
  Animal: `name: StringComparator code: StringComparator species_id: IdComparator breed_id: IdComparator
    sex_id: IdComparator is_dead: Boolean contact_id: IdComparator microchip_number: StringComparator
    date_of_birth: IntComparator`,
  Species: 'name: StringComparator',
  Breed: 'name: StringComparator species_id: IdComparator',
  Sex: 'name: StringComparator',
  AnimalColour: 'name: StringComparator',
  Appointment: `start_at: IntComparator duration: IntComparator type_id: IdComparator status_id: IdComparator
    animal_id: IdComparator contact_id: IdComparator consult_id: IdComparator sales_resource: IdComparator`,
  AppointmentType: 'name: StringComparator',
  AppointmentStatus: 'name: StringComparator',
  Resource: 'name: StringComparator access: StringComparator type: StringComparator ownership_id: IdComparator',
  Consult: 'date: IntComparator animal_id: IdComparator vet_id: IdComparator',
  Invoice: 'date: IntComparator status: StringComparator client_contact_id: IdComparator animal_id: IdComparator',
  InvoiceLine: 'invoice_id: IdComparator product_id: IdComparator',
  Payment: 'date: IntComparator customer_contact_id: IdComparator',
  Product: 'name: StringComparator code: StringComparator product_group_id: IdComparator',
  ProductGroup: 'name: StringComparator',
  Vaccination: 'consult_id: IdComparator product_id: IdComparator date: IntComparator',
  Communication: 'contact_id: IdComparator type: StringComparator',
};

const filterInputs = Object.entries(filters).map(
  ([type, fields]) => `
  input ${type}Filter {${common}
    ${fields}
  }`,
);

/** Filters, and what mutations take and answer. */
export const ezyVetInputsText = /* GraphQL */ `
  input IdComparator {
    eq: ID
    neq: ID
    in: [ID!]
  }

  "Case counts everywhere."
  input StringComparator {
    eq: String
    neq: String
    "A pattern, where % is anything."
    like: String
    in: [String!]
  }

  input IntComparator {
    eq: Int
    neq: Int
    gt: Int
    lt: Int
    gte: Int
    lte: Int
    in: [Int!]
  }
  ${filterInputs.join('\n')}

  input ContactInput {
    first_name: String
    last_name: String
    business_name: String
    is_business: Boolean
    is_customer: Boolean
    ownership_id: ID
    active: Boolean
    "For a new contact only."
    contact_details: [NewContactDetailInput!]
  }

  input NewContactDetailInput {
    contact_detail_type_id: ID!
    name: String
    value: String!
  }

  input ContactDetailInput {
    contact_id: ID!
    contact_detail_type_id: ID!
    name: String
    value: String!
  }

  input AnimalInput {
    name: String
    contact_id: ID
    species_id: ID
    breed_id: ID
    sex_id: ID
    microchip_number: String
    "Epoch seconds."
    date_of_birth: Int
    active: Boolean
  }

  input AppointmentInput {
    "Epoch seconds."
    start_at: Int!
    "Minutes; as usual for the type where it isn't said."
    duration: Int
    type_id: ID!
    status_id: ID
    "At least one."
    resources: [ID!]!
    animal_id: ID
    contact_id: ID
    description: String
  }

  "Nothing else of an appointment can be changed."
  input AppointmentUpdateInput {
    status_id: ID
    cancel: Boolean
    cancellation_reason: ID
    cancellation_reason_text: String
  }

  type ContactPayload {
    messages: [ApiMessage!]!
    contact: Contact
  }

  type ContactDetailPayload {
    messages: [ApiMessage!]!
    contact_detail: ContactDetail
  }

  type AnimalPayload {
    messages: [ApiMessage!]!
    animal: Animal
  }

  type AppointmentPayload {
    messages: [ApiMessage!]!
    appointment: Appointment
  }

  type Mutation {
    create_contact(input: ContactInput!): ContactPayload!
    update_contact(id: ID!, input: ContactInput!): ContactPayload!
    create_contact_detail(input: ContactDetailInput!): ContactDetailPayload!
    create_animal(input: AnimalInput!): AnimalPayload!
    update_animal(id: ID!, input: AnimalInput!): AnimalPayload!
    "Books an appointment and opens its consult."
    create_booking(input: AppointmentInput!): AppointmentPayload!
    "Only the appointment, without a consult."
    create_appointment(input: AppointmentInput!): AppointmentPayload!
    update_appointment(id: ID!, input: AppointmentUpdateInput!): AppointmentPayload!
  }
`;
