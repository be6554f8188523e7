import { ezyVetInputsText } from './schemaInputs.ts';
import { ezyVetMoreText } from './schemaMore.ts';

const core = /* GraphQL */ `
  "What a page says of the whole list."
  type Meta {
    "Epoch seconds of the answer."
    timestamp: Int!
    items_page: Int!
    "Number of pages."
    items_page_total: Int!
    items_page_size: Int!
    items_total: Int!
    transaction_id: String!
  }

  "What went wrong, or is worth knowing."
  type ApiMessage {
    level: String!
    type: String!
    text: String!
  }

  type SiteInformation {
    site_uid: String!
    site_name: String!
    timezone: String!
    country: String!
    currency: String!
    date_format: String!
    time_format: String!
  }

  "A division of the business, which owns contacts and resources."
  type Separation {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    name: String!
    type: String!
    parent: ID
  }

  type Address {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    name: String
    street_1: String
    street_2: String
    suburb: String
    city: String
    region: String
    post_code: String
    country_id: ID
    state: String
    longitude: Float
    latitude: Float
  }

  type ContactDetailType {
    id: ID!
    active: Boolean!
    name: String!
  }

  "One way to reach a contact."
  type ContactDetail {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    contact_id: ID!
    contact_detail_type_id: ID!
    contact_detail_type: ContactDetailType!
    "What distinguishes it from others of its type."
    name: String
    value: String!
    value_cleaned: String
  }

  "Customers, suppliers, vets and businesses."
  type Contact {
    id: ID!
    active: Boolean!
    "Epoch seconds."
    created_at: Int
    modified_at: Int
    code: String
    first_name: String
    last_name: String
    business_name: String
    is_business: Boolean!
    is_customer: Boolean!
    is_supplier: Boolean!
    is_vet: Boolean!
    is_syndicate: Boolean!
    is_staff_member: Boolean!
    stop_credit: String
    ownership_id: ID
    "The division that owns the record."
    ownership: Separation
    address_physical: Address
    address_postal: Address
    contact_detail_list: [ID!]!
    contact_details: [ContactDetail!]!
    animals: [Animal!]!
  }

  type Species {
    id: ID!
    active: Boolean!
    name: String!
    icon: String
  }

  type Breed {
    id: ID!
    active: Boolean!
    name: String!
    species_id: ID!
  }

  type Sex {
    id: ID!
    active: Boolean!
    name: String!
    abbreviation: String
    is_desexed: Boolean!
  }

  type AnimalColour {
    id: ID!
    active: Boolean!
    name: String!
  }

  "A patient of the practice."
  type Animal {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    name: String!
    code: String
    sex_id: ID
    sex: Sex
    is_dead: Boolean!
    is_hostile: Boolean!
    animalcolour_id: ID
    animal_colour: AnimalColour
    species_id: ID
    species: Species
    breed_id: ID
    breed: Breed
    rabies_number: String
    microchip_number: String
    "The owner."
    contact_id: ID
    contact: Contact
    residence_contact_id: ID
    referring_clinic_id: ID
    referring_vet_id: ID
    "Epoch seconds."
    date_of_birth: Int
    is_estimated_date_of_birth: Boolean!
    date_of_death: Int
    death_reason: String
    date_of_desex: Int
    weight: Float
    weight_unit: String
    resuscitate: String
    notes: String
    guid: String
  }

  type AppointmentType {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    name: String!
    "Minutes."
    default_duration: Int
  }

  type AppointmentStatus {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    name: String!
  }

  "A column of the calendar: a member of staff, or a room."
  type Resource {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    name: String!
    "On Calendar, or Off Calendar."
    access: String!
    "User, or Facility."
    type: String!
    "Null where several divisions share it."
    ownership_id: ID
    ownership: Separation
  }

  type Appointment {
    id: ID!
    created_at: Int
    modified_at: Int
    "False once it is cancelled or deleted."
    active: Boolean!
    "Epoch seconds."
    start_at: Int!
    "Minutes."
    duration: Int!
    event_group: ID
    type_id: ID
    type: AppointmentType
    status_id: ID
    status: AppointmentStatus
    description: String
    animal_id: ID
    animal: Animal
    consult_id: ID
    contact_id: ID
    contact: Contact
    sales_resource: ID
    cancellation_reason: ID
    cancellation_reason_text: String
    "The columns of the calendar that it is in."
    resources: [Resource!]!
  }
`;

/** The lists: the type that a page holds, its filter, and whether one can be asked for by id. */
const lists: readonly (readonly [field: string, type: string, one: string | null])[] = [
  ['separations', 'Separation', null],
  ['addresses', 'Address', null],
  ['contacts', 'Contact', 'contact'],
  ['contact_details', 'ContactDetail', null],
  ['contact_detail_types', 'ContactDetailType', null],
  ['animals', 'Animal', 'animal'],
  ['species', 'Species', null],
  ['breeds', 'Breed', null],
  ['sexes', 'Sex', null],
  ['animal_colours', 'AnimalColour', null],
  ['appointments', 'Appointment', 'appointment'],
  ['appointment_types', 'AppointmentType', null],
  ['appointment_statuses', 'AppointmentStatus', null],
  ['resources', 'Resource', 'resource'],
  ['consults', 'Consult', 'consult'],
  ['invoices', 'Invoice', 'invoice'],
  ['invoice_lines', 'InvoiceLine', null],
  ['payments', 'Payment', null],
  ['products', 'Product', 'product'],
  ['product_groups', 'ProductGroup', null],
  ['vaccinations', 'Vaccination', null],
  ['communications', 'Communication', null],
];

const pages = lists.map(
  ([, type]) => `
  type ${type}Page {
    meta: Meta!
    items: [${type}!]!
  }`,
);
const queries = lists.flatMap(([field, type, one]) => [
  `    ${field}(filter: ${type}Filter, limit: Int = 10, page: Int = 1): ${type}Page!`,
  ...(one === null ? [] : [`    ${one}(id: ID!): ${type}`]),
]);

/** The whole schema. */
export const ezyVetText = `${core}
${ezyVetMoreText}
${ezyVetInputsText}
${pages.join('\n')}

  type Query {
    site_information: SiteInformation!
${queries.join('\n')}
  }
`;
