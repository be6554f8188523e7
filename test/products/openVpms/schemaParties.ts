/** The practice, its locations, customers and patients. */
export const openVpmsPartiesText: string = /* GraphQL */ `
  "party.organisationPractice"
  type Practice implements IMObject {
    id: ID!
    archetype: String!
    name: String
    description: String
    active: Boolean!
    currency: String!
    locations: [Location!]!
    contacts: [Contact!]!
    version: String!
  }

  "party.organisationLocation"
  type Location implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    "IANA name."
    timeZone: String!
    contacts: [Contact!]!
    stockControl: Boolean!
    schedules: [Schedule!]!
    scheduleViews: [ScheduleView!]!
    workLists: [WorkList!]!
    tills: [Till!]!
    depositAccounts: [DepositAccount!]!
  }

  "party.organisationTill"
  type Till implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    lastCleared: DateTime
  }

  "party.organisationDeposit"
  type DepositAccount implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    lastDeposit: DateTime
  }

  interface Contact {
    id: ID!
    archetype: String!
    name: String!
    "In one line, with its purposes."
    description: String
    preferred: Boolean!
    purposes: [Lookup!]!
  }

  "contact.location"
  type Address implements Contact {
    id: ID!
    archetype: String!
    name: String!
    description: String
    preferred: Boolean!
    purposes: [Lookup!]!
    address: String
    suburbName: String
    suburbCode: String
    stateName: String
    stateCode: String
    postcode: String
  }

  "contact.phoneNumber"
  type Phone implements Contact {
    id: ID!
    archetype: String!
    name: String!
    description: String
    preferred: Boolean!
    purposes: [Lookup!]!
    "Null where it is part of the number."
    areaCode: String
    telephoneNumber: String!
    "Whether SMS may be sent."
    sms: Boolean!
  }

  "contact.email"
  type Email implements Contact {
    id: ID!
    archetype: String!
    name: String!
    description: String
    preferred: Boolean!
    purposes: [Lookup!]!
    emailAddress: String!
  }

  input CustomerQuery {
    "Words match beginnings of the last name, first name and company name. With a comma, such as smith,j, the last name is before and the first name after it. An asterisk stands for any characters."
    name: String
    "Part of an email address, or at least four digits of a phone number."
    contact: String
    "The beginning of the name of a patient."
    patient: String
    location: ID
    activeOnly: Boolean! = false
  }

  type CustomerPage {
    results: [Customer!]!
    firstResult: Int!
    pageSize: Int!
    totalResults: Int!
  }

  "party.customerperson"
  type Customer implements IMObject {
    id: ID!
    archetype: String!
    "The company name or, where there is none, last and first name with a comma between."
    name: String!
    description: String
    active: Boolean!
    titleName: String
    titleCode: String
    firstName: String
    lastName: String
    fullName: String
    "Where the customer stands for a company."
    companyName: String
    contacts: [Contact!]!
    homePhone: Phone
    workPhone: Phone
    mobilePhone: Phone
    "The account type, lookup.customerAccountType."
    type: Lookup
    "Categories, lookup.customerType."
    classifications: [Lookup!]!
    "The preferred practice location."
    location: Location
    patients: [PatientRelationship!]!
    alerts: [CustomerAlert!]!
    notes: [CustomerNote!]!
    "What the customer owes."
    balance: BigDecimal!
    createdDate: DateTime
  }

  "entityRelationship.patientOwner"
  type PatientRelationship {
    archetype: String!
    source: Customer!
    target: Patient!
    activeStartTime: DateTime!
    activeEndTime: DateTime
  }

  enum Sex {
    MALE
    FEMALE
    UNSPECIFIED
  }

  input PatientQuery {
    "The beginning of the name. An asterisk stands for any characters."
    name: String
    customer: ID
    "The code of a lookup.species."
    species: String
    "An alias, microchip or tag."
    identity: String
    activeOnly: Boolean! = false
  }

  type PatientPage {
    results: [Patient!]!
    firstResult: Int!
    pageSize: Int!
    totalResults: Int!
  }

  "party.patientpet"
  type Patient implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    speciesName: String!
    speciesCode: String!
    breedName: String
    breedCode: String
    colourName: String
    colourCode: String
    sex: Sex!
    desexed: Boolean!
    dateOfBirth: Date
    "In words, such as 3 Years."
    age: String
    deceased: Boolean!
    deceasedDate: Date
    "The current owner."
    owner: Customer
    "All owners, past ones with an end."
    customers: [PatientRelationship!]!
    microchip: Identity
    identities: [Identity!]!
    weight: PatientWeight
    reminders: [Reminder!]!
    created: DateTime
  }

  "entityIdentity.microchip and the like"
  type Identity {
    archetype: String!
    name: String!
    identity: String!
  }
`;
