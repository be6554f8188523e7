/** SDL of customers, of appointments and of what they are found by. */
export const endearEventsText: string = /* GraphQL */ `
  "A profile for an individual contact"
  type Customer {
    "Whether the Customer accepts marketing"
    accepts_marketing: Boolean @deprecated(reason: "Use EmailMarketingSubscription & SmsMarketingSubscription")
    "The associated physical addresses of the Customer"
    addresses: [String!]!
    "Aggregated metrics about the Customer"
    aggregations: CustomerAggregation!
    "The Users that are assigned to the Customer"
    assigned_users: [User]!
    "The birthday of the Customer in one of the following formats: YYYY/MM/DD, MM/DD, MM"
    birthday: String
    "All of the cities of the Customer"
    cities: [String!]!
    "All of the countries of the Customer"
    countries: [String!]!
    "The date the Customer was created"
    created_at: DateTime!
    "The User that created the Customer"
    creator: User
    "The custom fields associated to the Customer"
    custom_fields: [CustomerCustomField!]!
    "The associated default physical address of the Customer"
    default_address: String
    "The first line of the default physical address of the Customer"
    default_address_line_1: String
    "The second line of the default physical address of the Customer"
    default_address_line_2: String
    "The city of the Customer"
    default_city: String
    "The country of the Customer"
    default_country: String
    "The default email address of the Customer"
    default_email_address: String
    "The default phone number of the Customer"
    default_phone_number: String
    "The postal code of the Customer"
    default_postal_code: String
    "The state/province of the Customer"
    default_province: String
    "The date the Customer was deleted"
    deleted_at: DateTime
    "The display identifier of the Customer"
    display_name: String
    "All of the associated email addresses of the Customer"
    email_addresses: [String!]!
    "The EmailMarketingSubscriptions of the Customer"
    email_marketing_subscriptions: [EmailMarketingSubscription!]!
    "The first name of the Customer"
    first_name: String
    "The date the Customer first interacted with the Brand"
    first_seen: DateTime
    "The full name of the Customer"
    full_name: String
    "The unique identifier of the Customer"
    id: ID!
    "The Customer in the Integrations that know it"
    integrated_customers: [IntegratedCustomer!]!
    "Whether the Customer has been archived"
    is_archived: Boolean!
    "Whether the Customer has been merged"
    is_merged: Boolean!
    "The last name of the Customer"
    last_name: String
    "The Customers that were merged into this one"
    merged: [Customer!]!
    "The Customer that this Customer was merged into"
    merged_into: Customer
    "All of the associated phone numbers of the Customer"
    phone_numbers: [String!]!
    "The SmsMarketingSubscriptions of the Customer"
    sms_marketing_subscriptions: [SmsMarketingSubscription!]!
    "The tags of the Customer"
    tags: [String!]!
    "The date the Customer was updated"
    updated_at: DateTime!
  }

  enum SortCustomersBy {
    CREATED_AT
    FIRST_NAME
    LAST_NAME
    UPDATED_AT
  }

  "Metrics of the orders of a Customer"
  type CustomerAggregation {
    order_count: Int!
    total_spend: Float!
    average_order_value: Float
    first_order_at: DateTime
    last_order_at: DateTime
  }

  "The values of a Customer in a CustomerField"
  type CustomerCustomField {
    field: CustomerField!
    values: [String!]!
  }

  "A Customer as an Integration has it"
  type IntegratedCustomer {
    external_id: String!
    integration: Integration!
  }

  "An appointment that is booked"
  type AppointmentEvent {
    "The unique identifier of the AppointmentEvent"
    id: ID!
    appointment_type: AppointmentType
    appointment_booking_page: AppointmentBookingPage
    appointment_calendar: AppointmentCalendar
    "The Team that the appointment is at"
    assigned_team: Team
    "The User that the appointment is with"
    assigned_user: User
    "The email of the person who booked the appointment"
    booker_email: String
    "The name of the person who booked the appointment"
    booker_name: String
    "The phone number of the person who booked the appointment"
    booker_phone_number: String
    "The event in the calendar"
    calendar_event: CalendarEvent
    "The Customer that the appointment is for"
    customer: Customer
    "The description of the event"
    description: String
    "The duration of the event in minutes"
    event_duration_minutes: Int!
    "The end date and time of the event"
    event_ends_at: DateTime!
    "The timezone of the end date and time"
    event_ends_time_zone: String
    "The start date and time of the event"
    event_starts_at: DateTime!
    "The timezone of the start date and time"
    event_starts_time_zone: String
    "The event status"
    event_status: String!
    form_submission: FormSubmission
    "Whether the event has been deleted"
    is_deleted: Boolean!
    "How many times the event has been rescheduled"
    rescheduled_count: Int!
    "What happened to the event, the newest first"
    timeline_events: [AppointmentEventTimelineEvent!]!
    created_at: DateTime!
    updated_at: DateTime!
  }

  enum SortAppointmentEventsBy {
    CREATED_AT
    EVENT_STARTS_AT
    UPDATED_AT
  }

  "A timeline event recording a change to an appointment event"
  type AppointmentEventTimelineEvent {
    "The team who performed the action"
    actor_team: Team
    "The user who performed the action"
    actor_user: User
    "The before and after state of the appointment event"
    changes: AppointmentEventChanges
    "When the timeline event was recorded"
    created_at: DateTime!
    "The type of event (APPOINTMENT_EVENT_CREATED, APPOINTMENT_EVENT_RESCHEDULED, APPOINTMENT_EVENT_CANCELLED)"
    event_name: String!
    "The ID of the timeline event"
    id: ID!
    "Whether the change was initiated by the customer"
    initiated_by_customer: Boolean
    "An optional note associated with the change"
    note: String
    "When the event occurred"
    occurred_at: DateTime!
  }

  "The state of an appointment event around a change"
  type AppointmentEventChanges {
    before: AppointmentEventSnapshot
    after: AppointmentEventSnapshot
  }

  "A point-in-time snapshot of an appointment event's state"
  type AppointmentEventSnapshot {
    "The assigned team ID at this point in time"
    assigned_team_id: ID
    "The assigned user ID at this point in time"
    assigned_user_id: ID
    "The email of the person who booked the appointment"
    booker_email: String
    "The duration of the event in minutes"
    event_duration_minutes: Int!
    "The end date and time of the event"
    event_ends_at: String!
    "The timezone of the end date and time"
    event_ends_time_zone: String
    "The start date and time of the event"
    event_starts_at: String!
    "The timezone of the start date and time"
    event_starts_time_zone: String
    "Form submission field values at this point in time, present only for fields that changed"
    form_field_changes: JSONObject
    "The form submission ID at this point in time"
    form_submission_id: ID
    "The Nylas event ID at this point in time"
    nylas_event_id: String
    "The event status at this point in time"
    status: String!
  }
`;
