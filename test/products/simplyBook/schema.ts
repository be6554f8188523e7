import { simplyBookMoreText } from './schemaMore.ts';

/** SDL of the service: bookings, and what they lead to. */
export const simplyBookText: string =
  /* GraphQL */ `
  type Query {
    "The company behind the token"
    company: Company!
    bookings(page: Int = 1, on_page: Int = 10, filter: BookingFilter): BookingPage!
    booking(id: ID!): Booking
    clients(page: Int = 1, on_page: Int = 10, filter: ClientFilter): ClientPage!
    client(id: ID!): Client
    providers(page: Int = 1, on_page: Int = 10, filter: ProviderFilter): ProviderPage!
    provider(id: ID!): Provider
    services(page: Int = 1, on_page: Int = 10, filter: ServiceFilter): ServicePage!
    service(id: ID!): Service
    locations(page: Int = 1, on_page: Int = 10, filter: SearchFilter): LocationPage!
    location(id: ID!): Location
    categories(page: Int = 1, on_page: Int = 10, filter: SearchFilter): CategoryPage!
    "Statuses of the custom feature, by which the company marks its bookings"
    statuses: [BookingStatus!]!
    "Times at which a service can be booked as admin"
    slots(date: String!, service_id: ID!, provider_id: ID!): [Slot!]!
    first_available_slot(date: String!, service_id: ID!, provider_id: ID!): Slot
    calendar_notes(page: Int = 1, on_page: Int = 10, filter: CalendarNoteFilter): CalendarNotePage!
    invoices(page: Int = 1, on_page: Int = 10, filter: InvoiceFilter): InvoicePage!
    products(page: Int = 1, on_page: Int = 10, filter: SearchFilter): ProductPage!
    plugins: [Plugin!]!
    current_user: User!
  }

  type PageMetadata {
    "Of all pages"
    items_count: Int!
    pages_count: Int!
    "From 1"
    page: Int!
    on_page: Int!
  }

  input BookingFilter {
    upcoming_only: Boolean
    status: BookingState
    services: [ID!]
    providers: [ID!]
    client_id: ID
    "YYYY-MM-DD"
    date: String
    "In the code of the booking and in the name, email and phone of its client"
    search: String
  }

  enum BookingState {
    confirmed
    confirmed_pending
    pending
    canceled
  }

  type BookingPage {
    data: [Booking!]!
    metadata: PageMetadata!
  }

  type Booking {
    id: ID!
    "What the client is told"
    code: String!
    hash: String!
    is_confirmed: Boolean!
    "confirmed, pending or canceled"
    status: String!
    "By the clock of the company, such as 2020-12-02 09:30:00"
    start_datetime: String!
    end_datetime: String!
    "Minutes"
    duration: Int!
    record_date: String!
    location_id: ID
    category_id: ID
    service_id: ID!
    provider_id: ID!
    client_id: ID!
    service: BookingService!
    provider: BookingProvider!
    location: BookingLocation
    category: Category
    client: BookingClient!
    user_status_id: ID
    user_status: BookingStatus
    comment: String
    additional_fields: [AdditionalField!]!
    batch_id: ID
    recurring_id: ID
    membership_id: ID
    package_id: ID
    invoice_id: ID
    invoice_number: String
    invoice_status: String
    invoice_payment_received: Boolean
    ticket_code: String
    ticket_is_used: Boolean
    can_be_edited: Boolean!
    can_be_canceled: Boolean!
    log: [BookingLog!]!
  }

  type BookingService {
    id: ID!
    name: String!
    description: String
    duration: Int!
    price: Float!
    currency: String!
  }

  type BookingProvider {
    id: ID!
    name: String!
    email: String
    phone: String
    color: String
  }

  type BookingLocation {
    id: ID!
    name: String!
  }

  type BookingClient {
    id: ID!
    name: String!
    email: String
    phone: String
  }

  type AdditionalField {
    id: ID!
    field_name: String!
    field_title: String!
    "text, textarea, select, checkbox, digits, date..."
    field_type: String!
    value: String
  }

  "A status of the custom feature"
  type BookingStatus {
    id: ID!
    name: String!
    description: String
    color: String!
    is_default: Boolean!
  }

  type BookingLog {
    datetime: String!
    "create, change, approve, cancel"
    type: String!
    user_name: String
  }

  input ClientFilter {
    "In the name, the email and the phone"
    search: String
  }

  type ClientPage {
    data: [Client!]!
    metadata: PageMetadata!
  }

  type Client {
    id: ID!
    name: String!
    email: String
    phone: String
    address1: String
    address2: String
    city: String
    zip: String
    country_id: String
    state_id: String
    full_address: String
    can_be_edited: Boolean!
  }

  type User {
    id: ID!
    login: String!
    firstname: String
    lastname: String
    email: String!
    role: String!
  }
` + simplyBookMoreText;
