/** What there is beside people and the schedule. */
export const athenaMoreText: string = /* GraphQL */ `
  type CancelReasonPage {
    totalcount: Int!
    next: String
    previous: String
    appointmentcancelreasons: [CancelReason!]!
  }

  type CancelReason {
    reasonid: ID!
    name: String!
    "Whether the patient didn't come."
    noshow: Boolean!
    patientrescheduled: Boolean!
    slotavailable: Boolean!
  }

  type ConfirmationStatus {
    appointmentconfirmationid: ID!
    name: String!
    type: String!
  }

  type AppointmentReasonPage {
    totalcount: Int!
    next: String
    previous: String
    patientappointmentreasons: [AppointmentReason!]!
  }

  "What patients choose from when they book themselves."
  type AppointmentReason {
    reasonid: ID!
    reason: String!
    description: String
    reasontype: String!
    schedulingminhours: Int
    schedulingmaxdays: Int
  }

  type WaitlistPage {
    totalcount: Int!
    next: String
    previous: String
    waitlistentries: [WaitlistEntry!]!
  }

  type WaitlistEntry {
    waitlistid: ID!
    patientid: ID!
    departmentid: ID
    providerid: ID
    appointmenttypeid: ID
    priority: String!
    hourfrom: Int
    hourto: Int
    dayofweekids: [Int!]
    note: String
    created: String
    createdby: String
  }

  type Insurance {
    insuranceid: ID!
    insurancepackageid: ID!
    insuranceplanname: String!
    insurancetype: String
    insuranceidnumber: String
    insurancephone: String
    insurancepolicyholder: String
    insurancepolicyholderfirstname: String
    insurancepolicyholderlastname: String
    insurancepolicyholderdob: String
    relationshiptoinsured: String
    sequencenumber: Int!
    eligibilitystatus: String
    eligibilitylastchecked: String
    cancelled: String
  }

  type Problem {
    problemid: ID!
    name: String!
    code: String
    codeset: String
    status: String
    lastmodifieddatetime: String
  }

  type ClaimPage {
    totalcount: Int!
    next: String
    previous: String
    claims: [Claim!]!
  }

  type Claim {
    claimid: ID!
    patientid: ID!
    departmentid: ID!
    appointmentid: ID
    billedproviderid: ID
    servicedate: String!
    chargeamount: Float!
    billedservicedate: String
    claimstatus: String
  }

  type CustomField {
    customfieldid: ID!
    name: String!
    type: String!
    select: Boolean!
    searchable: Boolean!
    casesensitive: Boolean!
    optionlist: [CustomFieldOption!]
  }

  type CustomFieldOption {
    optionid: ID!
    optionvalue: String!
  }

  type EmployerPage {
    totalcount: Int!
    next: String
    previous: String
    employers: [Employer!]!
  }

  type Employer {
    employerid: ID!
    name: String!
    address: String
    city: String
    state: String
    zip: String
    phone: String
  }
`;
