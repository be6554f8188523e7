import { openVpmsActsText } from './schemaActs.ts';
import { openVpmsEntitiesText } from './schemaEntities.ts';
import { openVpmsOfficeText } from './schemaOffice.ts';
import { openVpmsPartiesText } from './schemaParties.ts';
import { openVpmsRecordsText } from './schemaRecords.ts';
import { openVpmsWritesText } from './schemaWrites.ts';

/** Queries, and what all objects of the archetype service have in common. */
const rootText = /* GraphQL */ `
  "ISO 8601 with offset, such as 2026-11-17T09:00:00-05:00. Times at a practice location have the offset of its time zone."
  scalar DateTime
  "ISO 8601, such as 2026-11-17."
  scalar Date
  scalar BigDecimal

  type Query {
    "party.organisationPractice. There is one."
    practice: Practice!
    "The user whose name and password were sent."
    currentUser: User!
    "Any object by archetype and id, such as party.patientpet and 20001."
    object(archetype: String!, id: ID!): IMObject

    locations: [Location!]!
    location(id: ID!): Location
    schedules(location: ID): [Schedule!]!
    schedule(id: ID!): Schedule
    scheduleViews(location: ID): [ScheduleView!]!
    appointmentTypes(activeOnly: Boolean! = false): [AppointmentType!]!
    appointmentType(id: ID!): AppointmentType
    calendarBlockTypes: [CalendarBlockType!]!
    users(query: UserQuery, firstResult: Int! = 0, maxResults: Int! = 25, sort: [NodeSort!]): UserPage!
    user(id: ID!): User
    userByUsername(username: String!): User
    "Active users that are classified as clinicians, by name."
    clinicians(location: ID): [User!]!
    roles: [Role!]!

    "By name where no other sort is asked for."
    customers(query: CustomerQuery, firstResult: Int! = 0, maxResults: Int! = 25, sort: [NodeSort!]): CustomerPage!
    customer(id: ID!): Customer
    "By name where no other sort is asked for."
    patients(query: PatientQuery, firstResult: Int! = 0, maxResults: Int! = 25, sort: [NodeSort!]): PatientPage!
    patient(id: ID!): Patient

    "By start time where no other sort is asked for."
    appointments(
      query: AppointmentQuery!
      firstResult: Int! = 0
      maxResults: Int! = 25
      sort: [NodeSort!]
    ): AppointmentPage!
    appointment(id: ID!): Appointment
    calendarBlocks(schedule: ID, from: DateTime!, to: DateTime!): [CalendarBlock!]!
    "The free and busy times of a schedule within its hours. At most 31 days are looked at."
    freeBusy(schedule: ID!, from: DateTime!, to: DateTime!): FreeBusy!

    workLists(location: ID): [WorkList!]!
    taskTypes: [TaskType!]!
    tasks(query: TaskQuery, firstResult: Int! = 0, maxResults: Int! = 25, sort: [NodeSort!]): TaskPage!
    task(id: ID!): Task

    visits(patient: ID!, firstResult: Int! = 0, maxResults: Int! = 25): ClinicalEventPage!
    visit(id: ID!): ClinicalEvent
    reminders(query: ReminderQuery, firstResult: Int! = 0, maxResults: Int! = 25, sort: [NodeSort!]): ReminderPage!
    reminderTypes: [ReminderType!]!

    invoices(query: InvoiceQuery, firstResult: Int! = 0, maxResults: Int! = 25, sort: [NodeSort!]): InvoicePage!
    invoice(id: ID!): Invoice
    payments(customer: ID, firstResult: Int! = 0, maxResults: Int! = 25): PaymentPage!
    communications(customer: ID!, firstResult: Int! = 0, maxResults: Int! = 25): CommunicationPage!
    userMessages(status: MessageStatus): [UserMessage!]!
    products(query: ProductQuery, firstResult: Int! = 0, maxResults: Int! = 25): ProductPage!
    product(id: ID!): Product
    documentTemplates: [DocumentTemplate!]!

    "The lookups of an archetype, such as lookup.species."
    lookups(archetype: String!): [Lookup!]!
    lookup(archetype: String!, code: String!): Lookup
    archetypes(shortName: String): [ArchetypeDescriptor!]!
  }

  interface IMObject {
    id: ID!
    "The short name of the archetype."
    archetype: String!
    name: String
    description: String
    active: Boolean!
  }

  interface Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime
    "The user that entered it."
    author: User
  }

  "How results are sorted: by a node of the archetype."
  input NodeSort {
    node: String!
    ascending: Boolean! = true
  }

  type Lookup {
    archetype: String!
    code: String!
    name: String!
    description: String
    active: Boolean!
    defaultLookup: Boolean!
  }

  type ArchetypeDescriptor {
    shortName: String!
    displayName: String!
    className: String!
    nodes: [NodeDescriptor!]!
  }

  type NodeDescriptor {
    name: String!
    displayName: String!
    type: String!
    minCardinality: Int!
    "-1 where there is no limit."
    maxCardinality: Int!
  }
`;

/** The whole schema. */
export const openVpmsText: string = [
  rootText,
  openVpmsPartiesText,
  openVpmsEntitiesText,
  openVpmsActsText,
  openVpmsRecordsText,
  openVpmsOfficeText,
  openVpmsWritesText,
].join('');
