import { bookText } from './schemaBook.ts';
import { clinicalText } from './schemaClinical.ts';
import { moneyText } from './schemaMoney.ts';
import { peopleText } from './schemaPeople.ts';
import { writesText } from './schemaWrites.ts';

/** Arguments that every list has. */
const list = (sortBy: string): string =>
  `siteId: Int!, page: Int = 0, pageSize: Int = 10, sortBy: ${sortBy}, sortOrder: SortOrder = asc`;

const queryText = /* GraphQL */ `
  "An ISO 8601 date and time, in UTC."
  scalar DateTime
  "An ISO 8601 date, such as 2025-01-01."
  scalar Date
  "Vendor- or practice-specific fields; keys are namespaced."
  scalar JSON

  enum SortOrder {
    asc
    desc
  }
  "Fields that every record can be sorted by."
  enum RecordSortBy {
    createdAt
    updatedAt
  }
  enum NameSortBy {
    createdAt
    updatedAt
    name
  }

  type Query {
    "The sites that the token has been granted, with the number that all other operations need."
    sites: [Site!]!
    siteInformation(siteId: Int!): SiteInformation
    systemSetting(siteId: Int!): SystemSetting
    facilities(${list('FacilitySortBy')}, name: String, phone: String, email: String, isActive: Boolean): FacilityPage!
    facility(siteId: Int!, facilityId: ID!): Facility
    locations(${list('NameSortBy')}, name: String, facilityId: ID, parentLocationId: ID, isActive: Boolean): LocationPage!
    location(siteId: Int!, locationId: ID!): Location

    contacts(
      ${list('ContactSortBy')}
      businessName: String
      code: String
      creditStatus: CreditStatus
      driverLicenseIssuer: String
      driverLicenseNumber: String
      firstName: String
      isBusiness: Boolean
      isCustomer: Boolean
      isStaffMember: Boolean
      isSupplier: Boolean
      isSyndicate: Boolean
      isVet: Boolean
      lastName: String
      ownershipId: ID
      physicalAddress: String
      postalAddress: String
    ): ContactPage!
    contact(siteId: Int!, contactId: ID!): Contact
    contactDetails(${list('ContactDetailSortBy')}, contactId: ID, name: String, value: String, isActive: Boolean, isPreferred: Boolean): ContactDetailPage!
    contactDetail(siteId: Int!, contactDetailId: ID!): ContactDetail
    addresses(${list('NameSortBy')}, contactId: ID, city: String, postalCode: String, isActive: Boolean): AddressPage!
    address(siteId: Int!, addressId: ID!): Address

    animals(
      ${list('AnimalSortBy')}
      code: String
      deathReason: String
      hasImportantNotes: Boolean
      herdId: ID
      isActive: Boolean
      isDead: Boolean
      isEstimatedDateOfBirth: Boolean
      isHostile: Boolean
      microchipNumber: String
      name: String
      notes: String
      ownerContactId: ID
      rabiesNumber: String
      referringClinicId: ID
      referringVetId: ID
      residenceContactId: ID
      resuscitationStatus: ResuscitationStatus
    ): AnimalPage!
    animal(siteId: Int!, animalId: ID!): Animal
    species(${list('NameSortBy')}, name: String, isActive: Boolean): SpeciesPage!
    breeds(${list('NameSortBy')}, name: String, speciesId: ID, isActive: Boolean): BreedPage!
    tags(${list('NameSortBy')}, name: String, associatedResourceId: ID, associatedResourceType: String, categoryId: ID, isActive: Boolean): TagPage!

    users(${list('UserSortBy')}, code: String, displayName: String, isActive: Boolean, isSalesperson: Boolean, isVeterinarian: Boolean): UserPage!
    user(siteId: Int!, userId: ID!): User
    "Whatever time can be booked with: clinicians and rooms."
    resources(${list('NameSortBy')}, name: String, resourceType: String, accessLevel: String, isActive: Boolean): ResourcePage!
    resource(siteId: Int!, resourceId: ID!): Resource

    appointmentTypes(${list('AppointmentTypeSortBy')}, name: String, isActive: Boolean): AppointmentTypePage!
    appointmentType(siteId: Int!, appointmentTypeId: ID!): AppointmentType
    appointmentStatuses(${list('NameSortBy')}, name: String, isActive: Boolean): AppointmentStatusPage!
    appointments(
      ${list('AppointmentSortBy')}
      animalId: ID
      cancellationReasonText: String
      consultId: ID
      contactId: ID
      description: String
      isActive: Boolean
      primaryResourceId: ID
    ): AppointmentPage!
    appointment(siteId: Int!, appointmentId: ID!): Appointment
    "Appointments that are still to come, as booking partners see them."
    bookings(${list('BookingSortBy')}, animalId: ID, appointmentId: ID, contactId: ID, providerId: ID, status: BookingStatus): BookingPage!
    booking(siteId: Int!, bookingId: ID!): Booking
    "The slots of a calendar date, one record for each resource."
    availabilities(siteId: Int!, availabilityDate: Date!, resourceId: ID, page: Int = 0, pageSize: Int = 10): AvailabilityPage!

    consults(${list('ConsultSortBy')}, animalId: ID, code: String, description: String, isActive: Boolean, vetId: ID): ConsultPage!
    consult(siteId: Int!, consultId: ID!): Consult
    healthStatuses(${list('NotesSortBy')}, animalId: ID, consultId: ID, notes: String, isActive: Boolean): HealthStatusPage!
    healthStatus(siteId: Int!, healthStatusId: ID!): HealthStatus
    plans(${list('NotesSortBy')}, animalId: ID, consultId: ID, isActive: Boolean, notes: String, vetId: ID): PlanPage!
    plan(siteId: Int!, planId: ID!): Plan
    prescriptions(${list('RecordSortBy')}, animalId: ID, consultId: ID, contactId: ID, prescribingVetUserId: ID, isActive: Boolean): PrescriptionPage!

    invoices(${list('InvoiceSortBy')}, animalId: ID, contactId: ID, invoiceCode: String, isActive: Boolean): InvoicePage!
    invoice(siteId: Int!, invoiceId: ID!): Invoice
    invoiceLines(${list('NameSortBy')}, animalId: ID, invoiceId: ID, productId: ID, name: String): InvoiceLinePage!
    payments(${list('RecordSortBy')}, contactId: ID, invoiceId: ID, isActive: Boolean): PaymentPage!
    payment(siteId: Int!, paymentId: ID!): Payment
    billingCredits(${list('RecordSortBy')}, contactId: ID, creditType: CreditType, isActive: Boolean): BillingCreditPage!
    ledgerAccounts(${list('NameSortBy')}, code: String, name: String, isActive: Boolean): LedgerAccountPage!
    products(${list('NameSortBy')}, code: String, name: String, isActive: Boolean): ProductPage!
    webhooks(${list('RecordSortBy')}, eventType: String, isActive: Boolean): WebhookPage!
  }

  "A site that is connected: one place of a practice."
  type Site {
    siteId: Int!
    name: String!
    siteInformation: SiteInformation!
    facility: Facility
  }
  type SiteInformation {
    siteInformationId: ID!
    practiceType: String!
    "Short code of the site in integrations."
    prefix: String!
    timezone: Timezone!
    version: Int!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type Timezone {
    "IANA name, such as Pacific/Auckland."
    name: String!
  }
  type SystemSetting {
    systemSettingId: ID!
    timezone: Timezone!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  "A coded value, in the manner of FHIR."
  type CodeableConcept {
    code: String!
    "Code system URI"
    system: String!
    "Human-readable display"
    display: String
  }
  type Quantity {
    value: Float!
    unit: String!
    system: String!
  }

  enum FacilitySortBy {
    createdAt
    updatedAt
    name
    phone
    email
  }
  "A physical location where veterinary services are provided (clinic, hospital, mobile unit)."
  type Facility {
    facilityId: ID!
    name: String!
    facilityType: CodeableConcept!
    address: FacilityAddress!
    phone: String!
    email: String!
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type FacilityAddress {
    line1: String
    line2: String
    city: String
    state: String
    postalCode: String
    countryCode: String
  }
  "A part of a facility, such as a ward or a consult room."
  type Location {
    locationId: ID!
    name: String!
    locationType: CodeableConcept!
    parentLocationId: ID
    facilityId: ID!
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type PageMeta {
    "0-indexed"
    page: Int!
    pageSize: Int!
    total: Int!
    totalPages: Int!
  }
`;

// prettier-ignore
const paged = [
  'Facility', 'Location', 'Contact', 'ContactDetail', 'Address', 'Animal', 'Species', 'Breed', 'Tag', 'User', 'Resource',
  'AppointmentType', 'AppointmentStatus', 'Appointment', 'Booking', 'Availability', 'Consult', 'HealthStatus', 'Plan',
  'Prescription', 'Invoice', 'InvoiceLine', 'Payment', 'BillingCredit', 'LedgerAccount', 'Product', 'Webhook',
];

/** A page for each kind of record that has a list. */
const pagesText = paged.map((name) => `  type ${name}Page { data: [${name}!]! meta: PageMeta! }\n`).join('');

/** The whole schema of the store. */
export const ahdsText: string = queryText + pagesText + peopleText + bookText + clinicalText + moneyText + writesText;
