/** SDL of filters, and of what can be written. */
export const openEmrInputText = /* GraphQL */ `
  "All that is given has to fit."
  input AppointmentFilter {
    pid: ID
    pc_aid: ID
    pc_facility: ID
    pc_catid: ID
    pc_apptstatus: String
    "That day alone, YYYY-MM-DD"
    pc_eventDate: String
    "The first day, YYYY-MM-DD"
    pc_eventDate_from: String
    "The last day, YYYY-MM-DD"
    pc_eventDate_to: String
  }

  "All that is given has to fit. Names and the parts of an address may be parts of what is stored, all else is whole."
  input PatientFilter {
    fname: String
    mname: String
    lname: String
    street: String
    city: String
    state: String
    postal_code: String
    country_code: String
    phone_home: String
    phone_biz: String
    phone_cell: String
    email: String
    sex: String
    ss: String
    "YYYY-MM-DD"
    DOB: String
  }

  input PractitionerFilter {
    fname: String
    lname: String
    npi: String
    email: String
    facility_id: ID
    active: Int
  }

  input FacilityFilter {
    name: String
    city: String
    postal_code: String
    facility_npi: String
    service_location: Int
  }

  type Mutation {
    createPatient(input: PatientInput!): Patient!
    "Columns that are not given stay as they are."
    updatePatient(pid: ID!, input: PatientUpdateInput!): Patient!
    createAppointment(pid: ID!, input: AppointmentInput!): Appointment!
    "Columns that are not given stay as they are. An appointment that is off has the status x."
    updateAppointment(pc_eid: ID!, input: AppointmentUpdateInput!): Appointment!
    "Takes the row out of the calendar for good."
    deleteAppointment(pc_eid: ID!): DeleteResult!
    createMessage(pid: ID!, input: MessageInput!): Message!
  }

  type DeleteResult {
    message: String
  }

  input PatientInput {
    title: String
    fname: String!
    mname: String
    lname: String!
    "YYYY-MM-DD"
    DOB: String!
    "Male, Female or UNK"
    sex: String!
    street: String
    city: String
    state: String
    postal_code: String
    country_code: String
    phone_home: String
    phone_biz: String
    phone_cell: String
    phone_contact: String
    contact_relationship: String
    email: String
    status: String
    race: String
    ethnicity: String
    billing_note: String
  }

  input PatientUpdateInput {
    title: String
    fname: String
    mname: String
    lname: String
    DOB: String
    sex: String
    street: String
    city: String
    state: String
    postal_code: String
    country_code: String
    phone_home: String
    phone_biz: String
    phone_cell: String
    phone_contact: String
    contact_relationship: String
    email: String
    status: String
    race: String
    ethnicity: String
    billing_note: String
  }

  input AppointmentInput {
    pc_catid: ID!
    pc_title: String!
    "Seconds"
    pc_duration: Int!
    "Comments"
    pc_hometext: String!
    "Option of the list apptstat, - for a new one"
    pc_apptstatus: String!
    "YYYY-MM-DD"
    pc_eventDate: String!
    "HH:MM"
    pc_startTime: String!
    pc_facility: ID!
    pc_billing_location: ID!
    pc_aid: ID
  }

  input AppointmentUpdateInput {
    pc_catid: ID
    pc_title: String
    pc_duration: Int
    pc_hometext: String
    pc_apptstatus: String
    pc_eventDate: String
    pc_startTime: String
    pc_facility: ID
    pc_billing_location: ID
    pc_aid: ID
  }

  input MessageInput {
    body: String!
    groupname: String
    from: String
    to: String
    title: String
    message_status: String
  }
`;
