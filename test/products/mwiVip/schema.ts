/** SDL of the VIP API's people, animals, places and calendar. */
export const vipText: string = /* GraphQL */ `
  "An instant in UTC, such as 2021-07-07T15:50:00.00Z"
  scalar DateTime
  "A calendar day, such as 2019-09-07"
  scalar Date

  enum ContactType {
    CLIENT
    PRACTITIONER
    USER
  }

  input PageableInput {
    "Counted from 0"
    page: Int = 0
    size: Int = 20
    "A property, then asc or desc: lastName,desc"
    sort: [String!]
  }

  type Location {
    locationUuid: ID!
    name: String
    nameNo: String
    address1: String
    address2: String
    city: String
    county: String
    postcode: String
    viewOrder: Int
    main: Boolean
    locale: String
    phone: String
    vatNo: String
    fax: String
    practiceName: String
    emailAddress: String
    website: String
    regionUuid: ID
    timezone: String
  }

  "A person or organisation: a client, or a member of its staff"
  type Contact {
    contactUuid: ID!
    titleUuid: ID
    lastName: String
    firstName: String
    contactType: ContactType!
    registeredDate: DateTime
    deactivated: Boolean!
    modified: DateTime
    onlineAccess: Boolean
    emails: [ContactEmail!]!
    numbers: [ContactNumber!]!
    addresses: [ContactAddress!]!
    accounts: [Account!]!
  }

  type ContactEmail {
    emailUuid: ID!
    emailAddress: String!
    main: Boolean
    noMarketing: Boolean
  }

  type ContactNumber {
    numberUuid: ID!
    numberType: String
    number: String!
    main: Boolean
    sms: Boolean
  }

  type ContactAddress {
    addressUuid: ID!
    address1: String
    address2: String
    city: String
    county: String
    postcode: String
    main: Boolean
  }

  "What a client owes and owns: patients, appointments and invoices belong to it"
  type Account {
    accountUuid: ID!
    accountType: String
    accountTypeUuid: ID
    registeredLocationUuid: ID
    registeredLocation: Location
    accountNumber: String
    treatDiscount: Float
    printSummaryInvoice: Boolean
    noStatements: Boolean
    monthlySurcharge: Float
    monthlyDiscount: Float
    milesFromPractice: Float
    lastVisitDate: DateTime
    earlySettlementDiscount: Float
    discountCategoryUuid: ID
    disallowOnlineBookings: Boolean
    deactivated: Boolean!
    charityNoTax: Boolean
    charityNoTaxStock: Boolean
    allowSellAtCost: Boolean
    registeredDate: DateTime
    introducedByTypeUuid: ID
    modified: DateTime
    externalAccountUuid: ID
    charityNumber: String
    jurisdictionUuid: ID
    vatNumber: String
    mainContact: Contact
    contacts: [Contact!]!
    patients: [Patient!]!
  }

  type Patient {
    patientUuid: ID!
    accountUuid: ID
    account: Account
    patientCategoryUuid: ID
    patientName: String
    speciesUuid: ID
    species: Species
    breedUuid: ID
    breed: Breed
    colourUuid: ID
    colour: Colour
    genderUuid: ID
    gender: Gender
    microchip: String
    registeredDate: DateTime
    dateOfBirth: DateTime
    statusDeceased: Boolean
    statusDeceasedDate: DateTime
    statusDeactivated: Boolean
    statusSold: Boolean
    statusSoldDate: DateTime
    statusPassportCertified: Boolean
    statusCrossbreed: Boolean
    insuranceCompanyUuid: ID
    insurancePolicy: String
    insuranceStartDate: DateTime
    fleaTypeUuid: ID
    fleaLastDate: DateTime
    wormLastDate: DateTime
    herdReference: String
    herdSize: Int
    statusFoodChain: Boolean
    discountCategoryUuid: ID
    lastVisitDate: DateTime
    modified: DateTime
    conditions: String
    notes: String
    notesPopup: String
  }

  type Species {
    speciesUuid: ID!
    name: String!
  }

  type Breed {
    breedUuid: ID!
    speciesUuid: ID
    name: String!
  }

  type Colour {
    colourUuid: ID!
    name: String!
  }

  type Gender {
    genderUuid: ID!
    name: String!
  }

  type Title {
    titleUuid: ID!
    name: String!
  }

  type AccountType {
    accountTypeUuid: ID!
    name: String!
  }

  type Appointment {
    appointmentUuid: ID!
    accountUuid: ID
    account: Account
    accountContactUuid: ID
    accountContact: Contact
    patientUuid: ID
    patient: Patient
    startDate: DateTime!
    endDate: DateTime!
    "One of appointmentReasons"
    reasonUuid: ID
    reasonText: String
    note: String
    initials: String
    bookedBy: String
    bookedDate: DateTime
    locationUuid: ID
    location: Location
    contactPractitionerUuid: ID
    contactPractitioner: Contact
    assignedPractitionerUuid: ID
    assignedPractitioner: Contact
    modified: DateTime
    onlineBooking: Boolean
    addressDenormalised: String
  }

  type DeletedAppointment {
    appointmentUuid: ID!
    locationUuid: ID
    startDate: DateTime
    deletedDate: DateTime
  }

  type AppointmentReason {
    reasonUuid: ID!
    name: String!
    "In minutes"
    duration: Int
    colour: String
    availableOnline: Boolean
  }

  "A free stretch of a practitioner's calendar"
  type Availability {
    locationUuid: ID!
    practitionerUuid: ID!
    startDate: DateTime!
    endDate: DateTime!
  }
`;
