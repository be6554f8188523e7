/** SDL of the service. */
export const setmoreText: string = /* GraphQL */ `
  scalar JSON

  type Query {
    """
    Appointments by date range. Both days belong to it.
    """
    appointments(
      "The start date, dd-mm-yyyy"
      startDate: String!
      "The end date, dd-mm-yyyy"
      endDate: String!
      "Only appointments of this staff member"
      staff_key: ID
      "From 1"
      page: Int = 1
      "At most 150"
      perPage: Int = 150
    ): [Appointment!]!
    appointment(key: ID!): Appointment
    "All customers, or those that match"
    customers(
      "The first name of the customer, whole"
      firstname: String
      "The email of the customer, whole"
      email: String
      "The phone number of the customer, whole"
      phone: String
      "A part of the name, the email or a phone number"
      search: String
      "From 1"
      page: Int = 1
      "At most 150"
      perPage: Int = 50
    ): [Customer!]!
    customer(key: ID!): Customer
    "Staff of the company"
    staffs(page: Int = 1, perPage: Int = 50): [Staff!]!
    "Services of the company, or those of a category"
    services(category_key: ID, page: Int = 1, perPage: Int = 50): [Service!]!
    serviceCategories: [ServiceCategory!]!
    "Times that are free, such as 9:00 AM"
    slots(
      staff_key: ID!
      service_key: ID!
      "DD/MM/YYYY"
      selected_date: String!
      "Slots outside of the business hours, too"
      off_hours: Boolean = false
      "Slots that are booked, too"
      double_booking: Boolean = false
      slot_limit: Int = 30
      "Such as America/Los_Angeles; the company's, if not given"
      timezone: String
    ): [String!]!
  }

  type Appointment {
    key: ID!
    "yyyy-MM-ddTHH:mm, by the clock of the company"
    start_time: String!
    "yyyy-MM-ddTHH:mm, by the clock of the company"
    end_time: String!
    "Minutes"
    duration: Int!
    staff_key: ID!
    service_key: ID!
    customer_key: ID!
    customer: Customer
    cost: Float!
    currency: String!
    comment: String!
    "A free text, such as Confirmed or No Label"
    label: String!
  }

  type Customer {
    key: ID!
    company_key: ID!
    contact_type: String!
    first_name: String!
    last_name: String!
    email_id: String!
    "Such as +1"
    country_code: String!
    cell_phone: String!
    work_phone: String!
    home_phone: String!
    address: String!
    city: String!
    state: String!
    postal_code: String!
    image_url: String!
    comment: String!
    "Fields of the company, by their names"
    additional_fields: JSON!
  }

  type Staff {
    key: ID!
    first_name: String!
    last_name: String!
    email_id: String!
    country_code: String!
    work_phone: String!
    image_url: String!
    comment: String!
  }

  type Service {
    key: ID!
    service_name: String!
    staff_keys: [ID!]!
    "Minutes"
    duration: Int!
    "Minutes that are kept free after it"
    buffer_duration: Int!
    cost: Float!
    currency: String!
    image_url: String!
    description: String!
  }

  type ServiceCategory {
    key: ID!
    categoryName: String!
    serviceIdList: [ID!]!
  }

  type Mutation {
    createCustomer(
      first_name: String!
      last_name: String
      email_id: String
      country_code: String
      cell_phone: String
      work_phone: String
      home_phone: String
      address: String
      city: String
      state: String
      postal_code: String
      image_url: String
      comment: String
      additional_fields: JSON
    ): Customer!
    createAppointment(
      staff_key: ID!
      service_key: ID!
      customer_key: ID!
      "yyyy-MM-ddTHH:mm, by the clock of the company"
      start_time: String!
      "yyyy-MM-ddTHH:mm, by the clock of the company"
      end_time: String!
      comment: String
      label: String
    ): Appointment!
    "Changes what is given; an appointment that gets another start alone stays as long as it was"
    updateAppointment(
      key: ID!
      staff_key: ID
      service_key: ID
      start_time: String
      end_time: String
      comment: String
      label: String
    ): Appointment!
    updateAppointmentLabel(key: ID!, label: String!): Appointment!
    "Cancels an appointment: it is taken off the calendar. Answers it as it was"
    deleteAppointment(key: ID!): Appointment!
  }
`;
