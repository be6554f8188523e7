/** What mutations take. */
export const athenaInputsText: string = /* GraphQL */ `
  input PatientInput {
    firstname: String!
    lastname: String!
    "mm/dd/yyyy"
    dob: String!
    departmentid: ID!
    middlename: String
    preferredname: String
    sex: String
    email: String
    homephone: String
    mobilephone: String
    workphone: String
    address1: String
    address2: String
    city: String
    state: String
    zip: String
    ssn: String
    contactname: String
    contactrelationship: String
    contacthomephone: String
    contactmobilephone: String
    contactpreference: String
    primaryproviderid: ID
    notes: String
    status: String
  }

  input PatientUpdateInput {
    firstname: String
    lastname: String
    dob: String
    departmentid: ID
    primarydepartmentid: ID
    middlename: String
    preferredname: String
    sex: String
    email: String
    homephone: String
    mobilephone: String
    workphone: String
    address1: String
    address2: String
    city: String
    state: String
    zip: String
    contactname: String
    contactrelationship: String
    contacthomephone: String
    contactmobilephone: String
    contactpreference: String
    primaryproviderid: ID
    notes: String
    status: String
  }

  input AppointmentSlotInput {
    departmentid: ID!
    providerid: ID!
    "mm/dd/yyyy"
    appointmentdate: String!
    "hh:mm, 24 hours; a slot for each."
    appointmenttime: [String!]!
    "Either this or a reason."
    appointmenttypeid: ID
    reasonid: ID
  }

  input BookAppointmentInput {
    patientid: ID!
    "Either this or a reason."
    appointmenttypeid: ID
    reasonid: ID
    departmentid: ID
    bookingnote: String
    donotsendconfirmationemail: Boolean
    ignoreschedulablepermission: Boolean
    nopatientcase: Boolean
    urgentyn: Boolean
  }

  input ExpeditedAppointmentInput {
    appointmenttypeid: ID!
    departmentid: ID!
    patientid: ID!
    providerid: ID!
    deferinsurance: Boolean
  }

  input BookedAppointmentInput {
    appointmenttypeid: ID
    departmentid: ID
    providerid: ID
    schedulingproviderid: ID
    supervisingproviderid: ID
  }

  input RescheduleInput {
    "The slot that it goes to."
    newappointmentid: ID!
    patientid: ID!
    appointmentcancelreasonid: ID
    reasonid: ID
    reschedulereason: String
    ignoreschedulablepermission: Boolean
    nopatientcase: Boolean
  }

  input CancelAppointmentInput {
    patientid: ID!
    appointmentcancelreasonid: ID
    cancellationreason: String
    ignoreschedulablepermission: Boolean
    nopatientcase: Boolean
  }
`;
