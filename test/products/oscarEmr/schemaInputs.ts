const demographicText = /* GraphQL */ `
    title: String
    middleNames: String
    alias: String
    address: AddressInput
    "At home"
    phone: String
    "At work"
    alternativePhone: String
    demoCell: String
    email: String
    "AC unless something else is said"
    patientStatus: String
    rosterStatus: String
    providerNo: String
    hin: String
    ver: String
    hcType: String
    dateOfBirth: Date
    sex: String
    chartNo: String
    officialLanguage: String
    spokenLanguage: String
    alert: String
    notes: String`;

/** SDL of the layer: what operations take. */
export const inputsText: string = /* GraphQL */ `
  enum SortDirection {
    asc
    desc
  }

  enum DemographicSortMode {
    DemographicNo
    Name
    Phone
    Address
    DOB
    ChartNo
    Sex
    ProviderName
    RS
    PS
  }

  input DemographicOrderBy {
    sortMode: DemographicSortMode!
    sortDir: SortDirection = asc
  }

  enum DemographicSearchMode {
    Name
    Phone
    HIN
    Address
    DOB
    ChartNo
    DemographicNo
  }

  input DemographicSearchInput {
    type: DemographicSearchMode = Name
    "At least one character. A name is the last name, which a comma and the first name can follow."
    term: String!
    "Leaves out whoever is not active"
    active: Boolean = true
  }

  input AppointmentFilter {
    "Only this day"
    appointmentDate: Date
    "This day and later"
    startDate: Date
    "Before this day, which is itself left out"
    endDate: Date
    providerNo: String
    demographicNo: Int
    "The name of a site"
    location: String
    type: String
    "Codes, which are case-sensitive"
    status: [String!]
  }

  enum AppointmentSortMode {
    appointmentDate
    name
    providerNo
    status
    updateDateTime
    id
  }

  input AppointmentOrderBy {
    sortMode: AppointmentSortMode!
    sortDir: SortDirection = asc
  }

  input NewAppointmentInput {
    providerNo: String!
    appointmentDate: Date!
    "HH:mm"
    startTime: Time
    "Such as 02:30 PM, in place of startTime"
    startTime12hWithMedian: String
    "In minutes"
    duration: Int = 15
    demographicNo: Int!
    reason: String
    notes: String
    "The name of a site"
    location: String
    resources: String
    "The name of an appointment type"
    type: String
    status: String = "t"
    urgency: String
  }

  input AppointmentInput {
    id: Int!
    providerNo: String
    appointmentDate: Date
    startTime: Time
    "In minutes"
    duration: Int
    "0 for none"
    demographicNo: Int
    reason: String
    reasonCode: Int
    notes: String
    "The name of a site"
    location: String
    resources: String
    "The name of an appointment type"
    type: String
    style: String
    billing: String
    status: String
    urgency: String
    remarks: String
  }

  input AddressInput {
    address: String
    city: String
    province: String
    postal: String
  }

  input NewDemographicInput {
    firstName: String!
    lastName: String!
    ${demographicText}
  }

  input DemographicInput {
    demographicNo: Int!
    firstName: String
    lastName: String
    ${demographicText}
  }

  input TicklerFilter {
    demographicNo: Int
    status: TicklerStatus
    taskAssignedTo: String
  }

  input NewTicklerInput {
    demographicNo: Int!
    message: String!
    taskAssignedTo: String!
    priority: TicklerPriority = Normal
    "Today unless something else is said"
    serviceDate: Date
  }
`;
