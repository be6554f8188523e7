/** SDL of the layer: people, the book and whom it belongs to. */
export const typesText: string = /* GraphQL */ `
  type Clinic {
    id: Int!
    clinicName: String!
    clinicAddress: String
    clinicCity: String
    clinicProvince: String
    clinicPostal: String
    clinicPhone: String
    clinicFax: String
    clinicLocationCode: String
    status: String
  }

  type Site {
    siteId: Int!
    name: String!
    shortName: String!
    phone: String
    fax: String
    bgColor: String
    address: String
    city: String
    province: String
    postal: String
    "1 while the site is in use"
    status: Int!
    providers: [Provider!]!
  }

  type Address {
    address: String
    city: String
    province: String
    postal: String
  }

  type Age {
    years: Int
    months: Int
    days: Int
  }

  "A patient"
  type Demographic {
    demographicNo: Int!
    title: String
    firstName: String!
    middleNames: String
    lastName: String!
    "Last name, first name"
    displayName: String!
    alias: String
    address: Address!
    "At home"
    phone: String
    "At work"
    alternativePhone: String
    "The cell phone, which is stored as the extra demo_cell"
    demoCell: String
    email: String
    "AC is active, IN inactive, MO moved, DE deceased, FI fired"
    patientStatus: String!
    patientStatusDate: Date
    "RO is rostered, NR not rostered, TE terminated, FS fee for service"
    rosterStatus: String
    rosterDate: Date
    rosterTerminationDate: Date
    rosterTerminationReason: String
    "Most responsible provider"
    providerNo: String
    provider: Provider
    familyDoctor: String
    hin: String
    ver: String
    hcType: String
    hcRenewDate: Date
    dateOfBirth: Date
    dobYear: String
    dobMonth: String
    dobDay: String
    age: Age
    sex: String
    sexDesc: String
    chartNo: String
    dateJoined: Date
    endDate: Date
    effDate: Date
    officialLanguage: String
    spokenLanguage: String
    countryOfOrigin: String
    citizenship: String
    newsletter: String
    anonymous: String
    alert: String
    notes: String
    nurse: String
    resident: String
    midwife: String
    waitingListID: Int
    waitingListNote: String
    onWaitingListSinceDate: Date
    lastUpdateUser: String
    lastUpdateDate: Date
    "Further values of the patient, without demo_cell"
    extras(keys: [String!]): [DemographicExt!]!
    demoContacts: [DemographicContact!]!
  }

  type DemographicExt {
    id: Int!
    key: String!
    value: String
    dateCreated: DateTime
    hidden: Boolean!
  }

  "A person to be told about a patient"
  type DemographicContact {
    id: Int!
    role: String
    sdm: String
    ec: String
    category: String
    lastName: String
    firstName: String
    phone: String
  }

  type DemographicSearchResult {
    demographicNo: Int!
    lastName: String!
    firstName: String!
    chartNo: String
    sex: String
    dob: Date
    providerNo: String
    "Last name, first name"
    providerName: String
    rosterStatus: String
    patientStatus: String!
    phone: String
    hin: String
  }

  type DemographicPage {
    skip: Int!
    take: Int!
    total: Int!
    content: [Demographic!]!
  }

  type DemographicSearchPage {
    query: String
    total: Int!
    content: [DemographicSearchResult!]!
  }

  type Provider {
    providerNo: String!
    firstName: String!
    lastName: String!
    title: String
    providerType: String!
    specialty: String
    team: String
    sex: String
    email: String
    phone: String
    workPhone: String
    address: Address
    ohipNo: String
    billingNo: String
    practitionerNo: String
    comments: String
    enabled: Boolean!
    lastUpdateDate: Date
    sites: [Site!]!
  }

  type Appointment {
    id: Int!
    providerNo: String!
    provider: Provider
    appointmentDate: Date!
    startTime: Time!
    "In minutes"
    duration: Int!
    "Last name, first name; empty where no patient was chosen"
    name: String!
    "0 where no patient was chosen"
    demographicNo: Int!
    demographic: Demographic
    programId: Int!
    reason: String!
    reasonCode: Int
    notes: String!
    "The name of the site"
    location: String!
    resources: String!
    "The name of the appointment type"
    type: String!
    style: String
    billing: String
    "A code of appointmentStatuses, which S or V can follow"
    status: String!
    importedStatus: String
    urgency: String
    remarks: String
    bookingSource: BookingSource
    creator: String
    createDateTime: DateTime!
    lastUpdateUser: String
    updateDateTime: DateTime!
  }

  enum BookingSource {
    MYOSCAR_SELF_BOOKING
    OSCAR
  }

  type AppointmentPage {
    skip: Int!
    take: Int!
    total: Int!
    content: [Appointment!]!
  }

  "A line of a provider's day"
  type PatientListItem {
    appointmentNo: Int!
    demographicNo: Int!
    name: String!
    "Such as 09:30 AM"
    startTime: String!
    date: DateTime!
    duration: Int!
    reason: String!
    status: String!
    type: String!
    notes: String!
  }

  type ProviderAppointmentCount {
    providerNo: String!
    "Last name, first name"
    providerName: String!
    appointmentsCount: Int!
  }

  type AppointmentStatus {
    id: Int!
    "Case-sensitive"
    status: String!
    description: String!
    color: String!
    icon: String!
    active: Int!
    editable: Int!
    shortLetters: String
    shortLetterColour: String
  }

  type AppointmentType {
    id: Int!
    name: String!
    notes: String
    reason: String
    location: String
    resources: String
    "In minutes"
    duration: Int!
  }
`;
