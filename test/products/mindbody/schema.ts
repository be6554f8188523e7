import { mindbodyClient } from './schemaClient.ts';
import { mindbodyInputs } from './schemaInputs.ts';
import { mindbodyShop } from './schemaShop.ts';

/** The staff, the places and the book of a Mindbody site. */
export const mindbodyText: string = /* GraphQL */ `
  "Local date and time of the site, without offset: 2026-11-17T09:00:00"
  scalar DateTime

  enum AppointmentStatus {
    None
    Requested
    Booked
    Completed
    Confirmed
    Arrived
    NoShow
    Cancelled
    LateCancelled
  }

  enum GenderPreference {
    None
    Female
    Male
  }

  enum ScheduleType {
    All
    Class
    Enrollment
    Appointment
    Resource
    Media
    Arrival
  }

  type Pagination {
    requestedLimit: Int!
    requestedOffset: Int!
    "Rows on this page"
    pageSize: Int!
    "Rows on all pages"
    totalResults: Int!
  }

  type Site {
    id: ID!
    name: String!
    description: String
    contactEmail: String
    logoUrl: String
    pageColor1: String
    pricingLevel: String
    acceptsVisa: Boolean!
    acceptsMasterCard: Boolean!
    smsPackageEnabled: Boolean!
    taxInclusivePrices: Boolean!
    currencyIsoCode: String
    countryCode: String
    timeZone: String
  }

  type Location {
    id: ID!
    siteId: ID!
    name: String!
    address: String
    address2: String
    city: String
    stateProvCode: String
    postalCode: String
    phone: String
    phoneExtension: String
    description: String
    businessDescription: String
    additionalImageURLs: [String!]!
    amenities: [Amenity!]!
    hasClasses: Boolean!
    latitude: Float
    longitude: Float
    tax1: Float
    tax2: Float
    totalNumberOfRatings: Int
    averageRating: Float
  }

  type Amenity {
    id: ID!
    name: String!
  }

  type Program {
    id: ID!
    name: String!
    scheduleType: ScheduleType!
    cancelOffset: Int
    contentFormats: [String!]!
  }

  type SessionType {
    id: ID!
    name: String!
    type: ScheduleType!
    "Minutes"
    defaultTimeLength: Int
    staffTimeLength: Int
    onlineDescription: String
    numDeducted: Int
    programId: ID
    program: Program
    category: String
    categoryId: ID
    subcategory: String
    subcategoryId: ID
    availableForAddOn: Boolean!
  }

  type Resource {
    id: ID!
    name: String!
    locationId: ID
  }

  type ResourceSlim {
    id: ID!
    name: String!
  }

  type Staff {
    id: ID!
    firstName: String
    lastName: String
    name: String
    "The staff member's nickname"
    displayName: String
    email: String
    bio: String
    isMale: Boolean
    mobilePhone: String
    homePhone: String
    workPhone: String
    address: String
    city: String
    state: String
    country: String
    postalCode: String
    imageUrl: String
    appointmentInstructor: Boolean!
    classTeacher: Boolean!
    alwaysAllowDoubleBooking: Boolean!
    independentContractor: Boolean!
    employmentStart: DateTime
    employmentEnd: DateTime
    providerIds: [String!]!
    sortOrder: Int
    rep: Boolean!
  }

  type AppointmentStaff {
    id: ID!
    firstName: String
    lastName: String
    displayName: String
  }

  type Appointment {
    id: ID!
    status: AppointmentStatus!
    startDateTime: DateTime!
    endDateTime: DateTime!
    "Minutes"
    duration: Int
    notes: String
    onlineDescription: String
    firstAppointment: Boolean!
    staffRequested: Boolean!
    genderPreference: GenderPreference
    isWaitlist: Boolean!
    waitlistEntryId: ID
    partnerExternalId: String
    providerId: ID
    clientId: ID
    clientServiceId: ID
    programId: ID
    sessionTypeId: ID
    locationId: ID
    staffId: ID
    staff: AppointmentStaff
    resources: [ResourceSlim!]!
    addOns: [AppointmentAddOn!]!
    client: Client
    location: Location
    sessionType: SessionType
  }

  type AppointmentAddOn {
    id: ID!
    name: String
    staffId: ID
    typeId: ID
  }

  type Unavailability {
    id: ID!
    staffId: ID
    locationId: ID
    startDateTime: DateTime!
    endDateTime: DateTime!
    description: String
  }

  type BookableItem {
    staff: AppointmentStaff!
    location: Location!
    sessionType: SessionType!
    startDateTime: DateTime!
    endDateTime: DateTime!
    bookableEndDateTime: DateTime!
  }

  type ClientPage {
    items: [Client!]!
    pagination: Pagination!
  }

  type AppointmentPage {
    items: [Appointment!]!
    pagination: Pagination!
  }

  type StaffPage {
    items: [Staff!]!
    pagination: Pagination!
  }

  type LocationPage {
    items: [Location!]!
    pagination: Pagination!
  }

  type SessionTypePage {
    items: [SessionType!]!
    pagination: Pagination!
  }

  ${mindbodyClient}
  ${mindbodyInputs}
  ${mindbodyShop}
`;
