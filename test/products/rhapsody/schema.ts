import { rhapsodyClinicalText } from './schemaClinical.ts';
import { rhapsodyDeskText } from './schemaDesk.ts';
import { rhapsodyOfficeText } from './schemaOffice.ts';
import { rhapsodyPeopleText } from './schemaPeople.ts';
import { rhapsodyWritesText } from './schemaWrites.ts';

/** All queries. */
const queryText = /* GraphQL */ `
  "A date-time string at UTC, such as 2019-12-03T09:54:33.000Z."
  scalar DateTime
  "A date string, such as 2007-12-03."
  scalar Date
  "How many rows to return, from 1 to 100."
  scalar PageLimit
  "How many rows to skip, 0 or more."
  scalar PageOffset

  type Query {
    apiKey: ApiKey!
    "The business with the id; without one, the business that the API key was made in."
    business(id: ID): Business
    "The businesses that the API key has access to."
    businesses: [Business!]!
    providers(
      businessId: ID
      role: ProviderRole
      limit: PageLimit = 10
      offset: PageOffset = 0
      includeDeleted: Boolean = false
    ): ProviderPage!
    provider(businessId: ID, id: ID): Provider
    users(businessId: ID, limit: PageLimit = 10, offset: PageOffset = 0): UserPage!
    roles: [Role!]!
    rooms(businessId: ID): [Room!]!
    appointmentTypes(
      businessId: ID
      limit: PageLimit = 10
      offset: PageOffset = 0
      includeDeleted: Boolean = false
    ): AppointmentTypePage!
    appointment(businessId: ID, id: ID): Appointment
    appointments(
      businessId: ID
      clientId: ID
      patientId: ID
      providerId: ID
      statuses: [AppointmentStatus!]
      "Appointments that start at this time or later."
      scheduledFrom: DateTime
      "Appointments that start before this time."
      scheduledTo: DateTime
      updatedFrom: DateTime
      limit: PageLimit = 10
      offset: PageOffset = 0
      includeDeleted: Boolean = false
    ): AppointmentPage!
    calendarBlocks(
      businessId: ID
      providerId: ID
      from: DateTime
      to: DateTime
      limit: PageLimit = 10
      offset: PageOffset = 0
    ): CalendarBlockPage!
    availableTimes(businessId: ID, appointmentTypeId: ID!, providerId: ID, date: Date!): [AvailableTime!]!
    cancellationReasons: [CancellationReason!]!
    client(businessId: ID, id: ID): Client
    clients(
      businessId: ID
      "Names, patients' names, emails and digits of phone numbers."
      search: String
      updatedFrom: DateTime
      limit: PageLimit = 10
      offset: PageOffset = 0
      includeDeleted: Boolean = false
    ): ClientPage!
    clientTags(businessId: ID): [ClientTag!]!
    referralSources(businessId: ID): [ReferralSource!]!
    patient(businessId: ID, id: ID): Patient
    patients(
      businessId: ID
      clientId: ID
      search: String
      updatedFrom: DateTime
      limit: PageLimit = 10
      offset: PageOffset = 0
      includeDeleted: Boolean = false
    ): PatientPage!
    species: [Species!]!
    medicalNotes(businessId: ID, patientId: ID, limit: PageLimit = 10, offset: PageOffset = 0): MedicalNotePage!
    reminders(
      businessId: ID
      patientId: ID
      dueFrom: Date
      dueTo: Date
      limit: PageLimit = 10
      offset: PageOffset = 0
    ): ReminderPage!
    labOrders(businessId: ID, status: LabOrderStatus, limit: PageLimit = 10, offset: PageOffset = 0): LabOrderPage!
    invoice(businessId: ID, id: ID): Invoice
    invoices(
      businessId: ID
      clientId: ID
      status: InvoiceStatus
      updatedFrom: DateTime
      limit: PageLimit = 10
      offset: PageOffset = 0
    ): InvoicePage!
    payments(businessId: ID, clientId: ID, limit: PageLimit = 10, offset: PageOffset = 0): PaymentPage!
    products(
      businessId: ID
      search: String
      categoryId: ID
      limit: PageLimit = 10
      offset: PageOffset = 0
    ): ProductPage!
    productCategories: [ProductCategory!]!
    tasks(businessId: ID, assigneeId: ID, completed: Boolean, limit: PageLimit = 10, offset: PageOffset = 0): TaskPage!
    conversations(businessId: ID, clientId: ID, limit: PageLimit = 10, offset: PageOffset = 0): ConversationPage!
    webhooks: [Webhook!]!
  }
`;

/** The whole schema of Rhapsody. */
export const rhapsodyText: string =
  queryText + rhapsodyDeskText + rhapsodyPeopleText + rhapsodyClinicalText + rhapsodyOfficeText + rhapsodyWritesText;
