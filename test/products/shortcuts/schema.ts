import { shortcutsScalars } from './schemaScalars.ts';
import { shortcutsMutations } from './schemaWrites.ts';

const places = `
type Company {
  id: ID!
  displayName: String!
  href: String!
}

type Site {
  id: ID!
  displayName: String!
  description: String
  "Of the clock by which the appointment book of the site is kept."
  timeZone: String!
  address: SiteAddress
  phoneNumbers: [PhoneNumber!]!
  email: String
  isActive: Boolean!
  isSubscribed: Boolean!
  isConnected: Boolean!
  company: Company!
  version: String!
  createdUtcDateTime: UtcDateTime!
  updatedUtcDateTime: UtcDateTime!
  href: String!
}

type SiteAddress {
  line1: String
  line2: String
  suburb: String
  state: String
  postcode: String
}

type SiteList {
  sites: [Site!]!
  cursor: String
  hasMore: Boolean!
}

type Employee {
  id: ID!
  displayName: String!
  alias: String
  firstName: String
  lastName: String
  email: String
  isActive: Boolean!
  isBookable: Boolean!
  appointmentBookOrder: Int!
  isAvailableForWalkin: Boolean!
  onPremiseReference: Int!
  displayImage: String
  createdUtcDateTime: UtcDateTime!
  updatedUtcDateTime: UtcDateTime!
}

type EmployeeList {
  employees: [Employee!]!
  cursor: String
  hasMore: Boolean!
}

type EmployeeBreak {
  id: ID!
  description: String
  scheduledDate: Date!
  startTime: Time!
  duration: Duration!
  employee: Employee
}
`;

const catalog = `
type SellPrice {
  defaultSellExTaxPrice: Float!
  defaultSellIncTaxPrice: Float!
  effectiveFromDate: Date!
  effectiveToDate: Date!
}

type CostPrice {
  defaultCostExTaxPrice: Float!
  defaultCostIncTaxPrice: Float!
  effectiveFromDate: Date!
  effectiveToDate: Date!
}

type ServiceCategory {
  id: ID!
  displayName: String!
  isActive: Boolean!
  isCustomerBookable: Boolean!
  isSystemServiceCategory: Boolean!
  version: Int!
  services: [Service!]!
}

type ServiceCategoryList {
  serviceCategories: [ServiceCategory!]!
  cursor: String
  hasMore: Boolean!
}

type Service {
  id: ID!
  displayName: String!
  itemType: String!
  isActive: Boolean!
  isBookable: Boolean!
  isCustomerBookable: Boolean!
  isClass: Boolean!
  classCapacity: Int!
  defaultDurationMinutes: Int!
  breakDurationMinutes: Int!
  isAvailableWalkin: Boolean!
  onPremiseReference: Int!
  currentSellPrice: SellPrice
  currentCostPrice: CostPrice
  serviceCategory: ServiceCategory
  version: Int!
  createdUtcDateTime: UtcDateTime!
  updatedUtcDateTime: UtcDateTime!
}

type ServiceList {
  services: [Service!]!
  cursor: String
  hasMore: Boolean!
}

type EmployeePricing {
  employee: Employee!
  effectiveDate: Date!
  sellExTaxPrice: Float!
  sellIncTaxPrice: Float!
  durationMinutes: Int!
  appointmentBookOrder: Int!
}

type Product {
  id: ID!
  displayName: String!
  itemType: String!
  isActive: Boolean!
  barcode: String
  currentSellPrice: SellPrice
}

type ProductList {
  products: [Product!]!
  cursor: String
  hasMore: Boolean!
}

type MemberBalance {
  memberNumber: ID!
  cardTypeCode: String!
  memberStatusCode: String!
  programName: String
  balanceExTaxAmount: Float!
  balanceIncTaxAmount: Float!
  currencyCode: String!
  expiryDate: Date
  availablePoints: Float
}
`;

const book = `
type PhoneNumber {
  typeCode: PhoneNumberTypeCode!
  number: String!
}

type CustomerRelationship {
  relationshipTypeCode: String!
  customer: Customer!
}

type Customer {
  id: ID!
  "The last name, a comma and the first name."
  displayName: String!
  firstName: String
  lastName: String
  isActive: Boolean!
  phoneNumbers: [PhoneNumber!]!
  email: String
  preferredContactMethodCode: ContactMethodCode!
  genderCode: GenderCode!
  displayImage: String
  notes: String
  preferredSite: Site
  customerRelationships: [CustomerRelationship!]!
  createdUtcDateTime: UtcDateTime!
  updatedUtcDateTime: UtcDateTime!
  version: Int!
  href: String!
}

type CustomerList {
  customers: [Customer!]!
  cursor: String
  hasMore: Boolean!
}

"What was booked at once; the appointments of it are its services."
type Booking {
  id: ID!
  displayName: String!
  bookingStatusCode: BookingStatusCode!
  startDate: Date!
  hasPrepayment: Boolean!
  hasNotes: Boolean!
  version: Int!
  createdUtcDateTime: UtcDateTime!
  updatedUtcDateTime: UtcDateTime!
  appointments: [Appointment!]!
}

type Appointment {
  id: ID!
  scheduledDate: Date!
  startTime: Time!
  duration: Duration!
  statusCode: AppointmentStatusCode!
  appointmentTypeCode: AppointmentTypeCode!
  isActive: Boolean!
  notes: String
  sellPrice: Float
  customer: Customer
  employee: Employee
  service: Service
  booking: Booking!
  site: Site!
  version: Int!
  updatedUtcDateTime: UtcDateTime!
  href: String!
}

type AppointmentList {
  appointments: [Appointment!]!
  cursor: String
  hasMore: Boolean!
}

type AvailableService {
  startTime: Time!
  duration: Duration!
  sellPrice: Float
  service: Service!
  employee: Employee!
}

type AvailableAppointment {
  scheduledDate: Date!
  duration: Duration!
  sellPrice: Float!
  services: [AvailableService!]!
  site: Site!
}
`;

const queries = `
type Query {
  company: Company!
  sites(limit: Int = 50, cursor: String): SiteList!
  site(siteId: ID!): Site
  customers(siteId: ID, search: String, firstName: String, lastName: String, email: String, phoneNumber: String, isActive: Boolean, updatedSince: UtcDateTime, limit: Int = 50, cursor: String): CustomerList!
  customer(customerId: ID!): Customer
  "Of a site, on the days from one to the other, both of them counted."
  appointments(siteId: ID!, fromDate: Date!, toDate: Date, employeeId: ID, customerId: ID, isActive: Boolean, limit: Int = 50, cursor: String): AppointmentList!
  appointment(siteId: ID!, appointmentId: ID!): Appointment
  customerAppointments(customerId: ID!, limit: Int = 50, cursor: String): AppointmentList!
  booking(siteId: ID!, bookingId: ID!): Booking
  employees(siteId: ID!, search: String, isActive: Boolean, isBookable: Boolean, limit: Int = 50, cursor: String): EmployeeList!
  employeeBreaks(siteId: ID!, fromDate: Date!, toDate: Date): [EmployeeBreak!]!
  serviceCategories(siteId: ID!, isActive: Boolean, limit: Int = 50, cursor: String): ServiceCategoryList!
  services(siteId: ID!, serviceCategoryId: ID, search: String, isActive: Boolean, isBookable: Boolean, isCustomerBookable: Boolean, limit: Int = 50, cursor: String): ServiceList!
  employeePricing(siteId: ID!, serviceId: ID!, effectiveDate: Date): [EmployeePricing!]!
  availableAppointments(siteId: ID!, serviceId: ID!, employeeId: ID, fromDate: Date!, toDate: Date!, startTime: Time = "00:00:00", finishTime: Time = "23:59:59", maximumAvailabilitiesCount: Int = 50): [AvailableAppointment!]!
  products(siteId: ID!, search: String, limit: Int = 50, cursor: String): ProductList!
  giftcardBalance(giftcardNumber: ID!): MemberBalance
}
`;

/** The whole schema. */
export const shortcutsText: string = [shortcutsScalars, places, catalog, book, queries, shortcutsMutations].join('\n');
