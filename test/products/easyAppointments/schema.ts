import { easyInputsText } from './schemaInputs.ts';

const list = 'q: String, sort: String, page: Int = 1, length: Int = 20';
const person = `firstName: String lastName: String email: String mobile: String phone: String address: String
    city: String state: String zip: String notes: String timezone: String language: String ldapDn: String`;

/** The schema of the product: its resources by their own names, and lists with its own parameters. */
export const easyText = `
  type Query {
    """Free hours of a provider for a service on a day, such as 09:30."""
    availabilities(providerId: Int!, serviceId: Int!, date: String): [String!]!
    """All filters are ignored when \`q\` is given."""
    appointments(date: String, from: String, till: String, serviceId: Int, providerId: Int, customerId: Int, ${list}):
      [Appointment!]!
    appointment(id: Int!): Appointment
    unavailabilities(${list}): [Unavailability!]!
    unavailability(id: Int!): Unavailability
    customers(${list}): [Customer!]!
    customer(id: Int!): Customer
    services(${list}): [Service!]!
    service(id: Int!): Service
    serviceCategories(${list}): [ServiceCategory!]!
    serviceCategory(id: Int!): ServiceCategory
    admins(${list}): [Admin!]!
    admin(id: Int!): Admin
    providers(${list}): [Provider!]!
    provider(id: Int!): Provider
    secretaries(${list}): [Secretary!]!
    secretary(id: Int!): Secretary
    settings(${list}): [Setting!]!
    setting(name: String!): Setting
    webhooks(${list}): [Webhook!]!
    webhook(id: Int!): Webhook
    blockedPeriods(date: String, from: String, till: String, ${list}): [BlockedPeriod!]!
    blockedPeriod(id: Int!): BlockedPeriod
    workingPlanExceptions(providerId: Int, date: String, from: String, till: String, ${list}): [WorkingPlanException!]!
    workingPlanException(id: Int!): WorkingPlanException
  }

  type Mutation {
    createAppointment(input: AppointmentInput!): Appointment!
    updateAppointment(id: Int!, input: AppointmentInput!): Appointment!
    deleteAppointment(id: Int!): Boolean!
    createUnavailability(input: UnavailabilityInput!): Unavailability!
    updateUnavailability(id: Int!, input: UnavailabilityInput!): Unavailability!
    deleteUnavailability(id: Int!): Boolean!
    createCustomer(input: CustomerInput!): Customer!
    updateCustomer(id: Int!, input: CustomerInput!): Customer!
    deleteCustomer(id: Int!): Boolean!
    createServiceCategory(input: ServiceCategoryInput!): ServiceCategory!
    updateServiceCategory(id: Int!, input: ServiceCategoryInput!): ServiceCategory!
    deleteServiceCategory(id: Int!): Boolean!
    createBlockedPeriod(input: BlockedPeriodInput!): BlockedPeriod!
    updateBlockedPeriod(id: Int!, input: BlockedPeriodInput!): BlockedPeriod!
    deleteBlockedPeriod(id: Int!): Boolean!
    createWebhook(input: WebhookInput!): Webhook!
    updateWebhook(id: Int!, input: WebhookInput!): Webhook!
    deleteWebhook(id: Int!): Boolean!
    updateSetting(name: String!, input: SettingInput!): Setting!
  }

  """Times are Y-m-d H:i:s, by the clock of the provider."""
  type Appointment {
    id: Int!
    """When the appointment was entered."""
    book: String
    start: String
    end: String
    hash: String
    location: String
    meetingLink: String
    color: String
    """One of the words of the setting appointment_status_options."""
    status: String
    notes: String
    customerId: Int
    providerId: Int
    serviceId: Int
    googleCalendarId: String
    caldavCalendarId: String
    customer: Customer
    provider: Provider
    service: Service
  }

  type Unavailability {
    id: Int!
    book: String
    start: String
    end: String
    hash: String
    location: String
    notes: String
    providerId: Int
    googleCalendarId: Int
    caldavCalendarId: String
    provider: Provider
  }

  type Customer {
    id: Int!
    firstName: String
    lastName: String
    email: String
    phone: String
    address: String
    city: String
    zip: String
    timezone: String
    language: String
    customField1: String
    customField2: String
    customField3: String
    customField4: String
    customField5: String
    ldapDn: String
    notes: String
  }

  type Service {
    id: Int!
    name: String
    """In minutes."""
    duration: Int
    price: Float
    currency: String
    location: String
    description: String
    color: String
    slotInterval: Int
    attendantsNumber: Int
    isPrivate: Boolean
    serviceCategoryId: Int
    category: ServiceCategory
  }

  type ServiceCategory { id: Int! name: String description: String }

  type Admin { id: Int! ${person} settings: UserSettings }

  type Provider {
    id: Int! ${person} isPrivate: Boolean
    """Ids of services."""
    services: [Int!]!
    settings: ProviderSettings
  }

  type Secretary {
    id: Int! ${person}
    """Ids of providers."""
    providers: [Int!]!
    settings: UserSettings
  }

  type UserSettings { username: String notifications: Boolean calendarView: String }

  type ProviderSettings {
    username: String notifications: Boolean calendarView: String googleSync: Boolean googleCalendar: String
    caldavSync: Boolean caldavUrl: String caldavUsername: String syncFutureDays: Int syncPastDays: Int
    workingPlan: WorkingPlan workingPlanExceptions: [WorkingPlanException!]!
  }

  type WorkingPlan {
    sunday: WorkingDay monday: WorkingDay tuesday: WorkingDay wednesday: WorkingDay thursday: WorkingDay
    friday: WorkingDay saturday: WorkingDay
  }

  type WorkingDay { start: String end: String breaks: [WorkingBreak!]! }

  type WorkingBreak { start: String end: String }

  type Setting { name: String! value: String }

  type Webhook {
    id: Int! name: String url: String actions: String secretToken: String isSslVerified: Boolean notes: String
  }

  type BlockedPeriod { id: Int! name: String start: String end: String notes: String }

  type WorkingPlanException {
    id: Int! startDate: String endDate: String startTime: String endTime: String breaks: [WorkingBreak!]! providerId: Int
  }

  ${easyInputsText}
`;
