import { acuityMoreText } from './schemaMore.ts';

/** SDL of the service: what appointments need. */
export const acuityText: string =
  /* GraphQL */ `
  type Query {
    "The account behind the key"
    me: Account!
    """
    Scheduled appointments. Canceled ones are left out unless asked for. Filters for the client match her details as they
    stand on the appointment.
    """
    appointments(
      "Maximum number of results"
      max: Int = 100
      "Only appointments on this date and after, YYYY-MM-DD"
      minDate: String
      "Only appointments on this date and before, YYYY-MM-DD"
      maxDate: String
      calendarID: Int
      appointmentTypeID: Int
      "Only canceled appointments"
      canceled: Boolean = false
      "Both canceled and scheduled appointments"
      showall: Boolean = false
      firstName: String
      lastName: String
      email: String
      phone: String
      "Leave out the answers to intake forms, which is faster"
      excludeForms: Boolean = false
      direction: Direction = DESC
    ): [Appointment!]!
    appointment(id: Int!): Appointment
    "Payments for an appointment"
    appointmentPayments(appointmentID: Int!): [Payment!]!
    appointmentTypes(includeDeleted: Boolean = false): [AppointmentType!]!
    appointmentAddons: [AppointmentAddon!]!
    calendars: [Calendar!]!
    "Everyone on the client list, or those whose first name, last name or phone number match the search"
    clients(search: String): [Client!]!
    client(id: ID!): Client
    forms: [Form!]!
    labels: [Label!]!
    "Time blocked off on calendars"
    blocks(max: Int = 100, minDate: String, maxDate: String, calendarID: Int): [Block!]!
    block(id: Int!): Block
    availabilityDates(month: String!, appointmentTypeID: Int!, calendarID: Int, timezone: String): [AvailableDate!]!
    availabilityTimes(date: String!, appointmentTypeID: Int!, calendarID: Int, timezone: String): [AvailableTime!]!
    products(deleted: Boolean = false): [Product!]!
    orders(max: Int = 100, status: String): [Order!]!
    certificates(email: String): [Certificate!]!
  }

  enum Direction {
    ASC
    DESC
  }

  type Appointment {
    id: Int!
    firstName: String!
    lastName: String!
    phone: String!
    email: String!
    "Such as July 2, 2013"
    date: String!
    "Such as 10:15am"
    time: String!
    endTime: String!
    dateCreated: String!
    datetimeCreated: String!
    "When it starts, such as 2013-07-02T10:15:00-0700"
    datetime: String!
    price: String!
    priceSold: String!
    "yes or no"
    paid: String!
    amountPaid: String!
    "The name of its type"
    type: String!
    appointmentTypeID: Int!
    appointmentType: AppointmentType
    "The class that it is a seat in; appointments of services have none"
    classID: Int
    addonIDs: [Int!]!
    category: String!
    "Minutes"
    duration: String!
    "The name of its calendar"
    calendar: String!
    calendarID: Int!
    calendarTimezone: String!
    "The package, gift certificate or coupon that was used"
    certificate: String
    confirmationPage: String!
    location: String!
    "Notes of the business, which clients don't see"
    notes: String!
    "The time zone of the client"
    timezone: String!
    canceled: Boolean!
    "True where a canceled appointment was marked as a no-show; null where it is not canceled"
    noShow: Boolean
    canClientCancel: Boolean!
    canClientReschedule: Boolean!
    "At most one so far"
    labels: [Label!]
    forms: [FormAnswers!]
    "The answers to all forms as one text"
    formsText: String!
  }

  type Label {
    id: Int!
    name: String!
    color: String!
  }

  type FormAnswers {
    "The form"
    id: Int!
    name: String!
    values: [FormAnswer!]!
  }

  type FormAnswer {
    id: Int!
    fieldID: Int!
    name: String!
    value: String!
  }

  type AppointmentType {
    id: Int!
    active: Boolean!
    name: String!
    description: String!
    "Minutes"
    duration: Int!
    price: String!
    category: String!
    color: String!
    private: Boolean!
    "service, class or series"
    type: String!
    classSize: Int
    paddingBefore: Int!
    paddingAfter: Int!
    calendarIDs: [Int!]!
    addonIDs: [Int!]!
    formIDs: [Int!]!
    image: String!
    schedulingUrl: String!
  }

  "Whatever is booked: a person, a room"
  type Calendar {
    id: Int!
    name: String!
    email: String!
    replyTo: String!
    description: String!
    location: String!
    timezone: String!
    image: Boolean!
    thumbnail: Boolean!
  }

  "Someone on the client list"
  type Client {
    "Made by this API from the first name, last name and phone number, by which Acuity knows clients"
    id: ID!
    firstName: String!
    lastName: String!
    email: String!
    phone: String!
    notes: String!
  }
` + acuityMoreText;
