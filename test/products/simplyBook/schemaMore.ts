/** SDL of the service: what the company has, and the writes. */
export const simplyBookMoreText: string = /* GraphQL */ `
  type Company {
    login: String!
    name: String!
    description: String
    email: String!
    phone: String
    web: String
    country_id: String!
    city: String
    address1: String
    zip: String
    "Of all times in this API"
    timezone: String!
    currency: String!
    "12 or 24"
    time_format: String!
    week_start: Int!
  }

  input SearchFilter {
    search: String
  }

  input ProviderFilter {
    search: String
    service_id: ID
  }

  type ProviderPage {
    data: [Provider!]!
    metadata: PageMetadata!
  }

  type Provider {
    id: ID!
    name: String!
    email: String
    phone: String
    description: String
    color: String
    picture: String
    picture_preview: String
    "How many clients at the same time"
    qty: Int!
    sort_order: Int!
    is_active: Boolean!
    is_visible: Boolean!
    "Ids"
    services: [ID!]!
  }

  input ServiceFilter {
    search: String
    provider_id: ID
  }

  type ServicePage {
    data: [Service!]!
    metadata: PageMetadata!
  }

  type Service {
    id: ID!
    name: String!
    description: String
    price: Float!
    deposit_price: Float
    currency: String!
    "Minutes"
    duration: Int!
    buffer_time_after: Int!
    recurring_settings: String
    tax: Tax
    memberships: [ID!]!
    "Ids"
    providers: [ID!]!
    picture: String
    picture_preview: String
    sort_order: Int!
    is_active: Boolean!
    is_visible: Boolean!
  }

  type Tax {
    id: ID!
    name: String!
    ratio: Float!
  }

  type LocationPage {
    data: [Location!]!
    metadata: PageMetadata!
  }

  type Location {
    id: ID!
    name: String!
    description: String
    picture: String
    picture_preview: String
    address1: String
    address2: String
    city: String
    zip: String
    country_id: String
    phone: String
    lat: Float
    lng: Float
    position: Int!
    is_visible: Boolean!
    "Ids"
    providers: [ID!]!
  }

  type CategoryPage {
    data: [Category!]!
    metadata: PageMetadata!
  }

  type Category {
    id: ID!
    name: String!
    description: String
    position: Int!
    is_visible: Boolean!
    "Ids"
    services: [ID!]!
  }

  type Slot {
    id: ID!
    date: String!
    time: String!
  }

  input CalendarNoteFilter {
    date_from: String
    date_to: String
  }

  type CalendarNotePage {
    data: [CalendarNote!]!
    metadata: PageMetadata!
  }

  "A note in the calendar, which can block its time"
  type CalendarNote {
    id: ID!
    provider_id: ID
    service_id: ID
    start_date_time: String!
    end_date_time: String!
    note: String!
    mode: String!
    time_blocked: Boolean!
  }

  input InvoiceFilter {
    client_id: ID
    status: String
  }

  type InvoicePage {
    data: [Invoice!]!
    metadata: PageMetadata!
  }

  type Invoice {
    id: ID!
    number: String!
    datetime: String!
    client_id: ID!
    client: BookingClient!
    amount: Float!
    currency: String!
    "new, pending, paid, cancelled"
    status: String!
    payment_received: Boolean!
    payment_processor: String
    booking_ids: [ID!]!
  }

  type ProductPage {
    data: [Product!]!
    metadata: PageMetadata!
  }

  type Product {
    id: ID!
    name: String!
    description: String
    price: Float!
    currency: String!
    stock: Int
    is_active: Boolean!
  }

  type Plugin {
    id: ID!
    key: String!
    name: String!
    is_active: Boolean!
    is_turned_on: Boolean!
  }

  type Mutation {
    create_booking(input: BookingInput!): BookingResult!
    "Takes the whole booking again, as it is to be"
    edit_booking(id: ID!, input: BookingInput!): BookingResult!
    cancel_booking(id: ID!): BookingResult!
    "Confirms a booking that is pending"
    approve_booking(id: ID!): BookingResult!
    "Marks a booking with a status of the custom feature, or takes the mark away"
    set_booking_status(id: ID!, status_id: ID): BookingResult!
    set_booking_comment(id: ID!, comment: String): BookingResult!
    create_client(input: ClientInput!): ClientResult!
    edit_client(id: ID!, input: ClientInput!): ClientResult!
    delete_client(id: ID!): DeleteResult!
    create_calendar_note(input: CalendarNoteInput!): CalendarNoteResult!
    delete_calendar_note(id: ID!): DeleteResult!
  }

  "What is wrong, with the field that is to blame"
  type FieldError {
    field: String!
    messages: [String!]!
  }

  type BookingResult {
    success: Boolean!
    "The bookings that were made or changed"
    bookings: [Booking!]!
    errors: [FieldError!]!
  }

  type ClientResult {
    success: Boolean!
    client: Client
    errors: [FieldError!]!
  }

  type CalendarNoteResult {
    success: Boolean!
    calendar_note: CalendarNote
    errors: [FieldError!]!
  }

  type DeleteResult {
    success: Boolean!
    errors: [FieldError!]!
  }

  input BookingInput {
    "How many places"
    count: Int = 1
    "By the clock of the company, such as 2020-12-02 09:30:00, without any offset"
    start_datetime: String!
    "That of the provider, if not given"
    location_id: ID
    category_id: ID
    provider_id: ID!
    service_id: ID!
    client_id: ID!
    additional_fields: [AdditionalFieldInput!]
    user_status_id: ID
    client_membership_id: ID
    skip_membership: Boolean
  }

  input AdditionalFieldInput {
    field: String!
    value: String
  }

  input ClientInput {
    name: String!
    email: String
    phone: String
    address1: String
    address2: String
    city: String
    zip: String
    country_id: String
    state_id: String
  }

  input CalendarNoteInput {
    provider_id: ID!
    start_date_time: String!
    end_date_time: String!
    note: String!
    time_blocked: Boolean = false
  }
`;
