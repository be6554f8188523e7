import { timeToPetInputsText } from './schemaInputs.ts';
import { timeToPetOfficeText } from './schemaOffice.ts';

/** SDL of the GraphQL layer before Time To Pet. */
export const timeToPetText: string = /* GraphQL */ `
  "A day: 2026-11-17."
  scalar Date

  "A time with the offset of the company's clock: 2026-11-17T09:00:00-0500."
  scalar DateTime

  enum ClientStatus {
    ACTIVE
    INACTIVE
    PROSPECT
  }

  enum PetStatus {
    ACTIVE
    INACTIVE
    DECEASED
  }

  enum PetSex {
    MALE
    FEMALE
    UNKNOWN
  }

  enum EventStatus {
    SCHEDULED
    IN_PROGRESS
    COMPLETED
    CANCELLED
  }

  enum StaffRole {
    ADMIN
    OFFICE_MANAGER
    STAFF
    TRAINEE
  }

  enum StaffStatus {
    ACTIVE
    INACTIVE
  }

  enum ClientOrder {
    LAST_NAME_ASC
    LAST_NAME_DESC
    CREATED_ASC
    CREATED_DESC
  }

  type Company {
    id: ID!
    name: String!
    timeZone: String!
    currency: String!
    staffAreCalled: String!
    calendarInterval: Int!
  }

  type Address {
    address1: String
    address2: String
    city: String
    state: String
    zip: String
  }

  type EmergencyContact {
    name: String
    relationship: String
    phone: String
  }

  type CustomField {
    group: String!
    label: String!
    value: String
  }

  type Client {
    id: ID!
    status: ClientStatus!
    firstName: String
    lastName: String
    fullName: String!
    "The address that the client logs in with."
    email: String
    mobilePhone: String
    homePhone: String
    workPhone: String
    address: Address
    emergencyContact: EmergencyContact
    notes: String
    keyNumber: String
    balance: Float!
    sendInvoicesByEmail: Boolean!
    customFields: [CustomField!]!
    pets(status: PetStatus): [Pet!]!
    invoices: [Invoice!]!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type Pet {
    id: ID!
    clientId: ID!
    client: Client
    status: PetStatus!
    name: String!
    "One of the pet types of the company."
    type: String
    breed: String
    sex: PetSex
    color: String
    birthday: Date
    weight: Float
    microchip: String
    feedingInstructions: String
    medications: String
    vet: Vet
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type StaffMember {
    id: ID!
    firstName: String!
    lastName: String!
    fullName: String!
    email: String
    mobilePhone: String
    role: StaffRole!
    status: StaffStatus!
    color: String
    hireDate: Date
  }

  type Service {
    id: ID!
    name: String!
    category: String
    "In minutes."
    duration: Int!
    price: Float!
    additionalPetPrice: Float
    color: String
    clientCanRequest: Boolean!
    active: Boolean!
  }

  "A visit on the schedule."
  type Event {
    id: ID!
    status: EventStatus!
    start: DateTime!
    end: DateTime!
    "In minutes."
    duration: Int!
    clientId: ID!
    client: Client
    serviceId: ID!
    serviceName: String!
    service: Service
    staffId: ID
    staffName: String
    staff: StaffMember
    pets: [Pet!]!
    "The names of all pets of the visit."
    petString: String!
    "What the staff should know for this visit."
    notes: String
    cancelReason: String
    price: Float!
    invoiceId: ID
    startedAt: DateTime
    completedAt: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type ClientPage {
    items: [Client!]!
    totalCount: Int!
    page: Int!
    pageCount: Int!
  }

  type PetPage {
    items: [Pet!]!
    totalCount: Int!
    page: Int!
    pageCount: Int!
  }

  type EventPage {
    items: [Event!]!
    totalCount: Int!
    page: Int!
    pageCount: Int!
  }

  type StaffPage {
    items: [StaffMember!]!
    totalCount: Int!
    page: Int!
    pageCount: Int!
  }

  ${timeToPetInputsText}

  type Query {
    company: Company!
    clients(filter: ClientFilter, orderBy: ClientOrder = LAST_NAME_ASC, page: Int = 1, perPage: Int = 50): ClientPage!
    client(id: ID!): Client
    pets(filter: PetFilter, page: Int = 1, perPage: Int = 50): PetPage!
    pet(id: ID!): Pet
    "Events that start on or after the first day and before the second, by the company's clock."
    events(start: Date!, end: Date!, filter: EventFilter, page: Int = 1, perPage: Int = 50): EventPage!
    event(id: ID!): Event
    staff(filter: StaffFilter, page: Int = 1, perPage: Int = 50): StaffPage!
    staffMember(id: ID!): StaffMember
    services(includeInactive: Boolean = false): [Service!]!
    petTypes: [String!]!
    pendingRequests: [ServiceRequest!]!
    scheduleBlocks: [ScheduleBlock!]!
    timeOff(start: Date!, end: Date!): [TimeOff!]!
    invoices(clientId: ID, status: InvoiceStatus, page: Int = 1, perPage: Int = 50): InvoicePage!
    invoice(id: ID!): Invoice
    messages(clientId: ID!): [Message!]!
    vets: [Vet!]!
  }

  type Mutation {
    createClient(input: CreateClientInput!): Client!
    updateClient(id: ID!, input: UpdateClientInput!): Client!
    "Its events to come are deleted where that is wanted."
    deactivateClient(id: ID!, deleteFutureEvents: Boolean = true): Client!
    reactivateClient(id: ID!): Client!
    createPet(input: CreatePetInput!): Pet!
    updatePet(id: ID!, input: UpdatePetInput!): Pet!
    scheduleEvent(input: ScheduleEventInput!): Event!
    updateEvent(id: ID!, input: UpdateEventInput!): Event!
    cancelEvent(id: ID!, reason: String): Event!
    deleteEvent(id: ID!): Boolean!
    sendMessage(clientId: ID!, body: String!): Message!
  }

  ${timeToPetOfficeText}
`;
