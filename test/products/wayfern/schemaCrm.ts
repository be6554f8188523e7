/** The subgraph of clients and their animals. */
export const wayfernCrmText: string = /* GraphQL */ `
  enum ClientType {
    CLIENT_TYPE_UNSPECIFIED
    PERSON
    ORGANIZATION
  }

  enum ClientState {
    STATE_UNSPECIFIED
    ACTIVE
    INACTIVE
  }

  enum PhoneType {
    PHONE_TYPE_UNSPECIFIED
    MOBILE
    HOME
    WORK
  }

  type ContactPhone {
    "E.164, for example +12075550101."
    e164Number: String!
    extension: String
    type: PhoneType!
    preferred: Boolean!
    textable: Boolean!
  }

  type ContactEmail {
    address: String!
    preferred: Boolean!
    bounced: Boolean!
  }

  type ClientTag {
    id: ID!
    displayName: String!
    colorHex: String!
  }

  enum AlertSeverity {
    SEVERITY_UNSPECIFIED
    INFO
    CAUTION
    CRITICAL
  }

  type ClientAlert {
    id: ID!
    text: String!
    severity: AlertSeverity!
    showAtCheckIn: Boolean!
  }

  type CommunicationPreferences {
    appointmentReminders: ReminderChannel!
    healthReminders: ReminderChannel!
    marketing: Boolean!
    languageCode: String!
  }

  "The person or organization that is responsible for patients, and is billed through a household."
  type Client implements AuditedResource {
    id: ID!
    clientType: ClientType!
    "Unset for organizations."
    givenName: String
    "The whole name, for organizations."
    familyName: String!
    displayName: String!
    state: ClientState!
    phoneNumbers: [ContactPhone!]!
    emailAddresses: [ContactEmail!]!
    postalAddress: PostalAddress
    homeLocation: Location
    tags: [ClientTag!]!
    alerts: [ClientAlert!]!
    notes: String
    communicationPreferences: CommunicationPreferences!
    household: Household
    patients: [Patient!]!
    referredBy: ReferringVeterinarian
    "Output only. Date of the latest completed appointment, at its location."
    lastVisitDate: Date
    createTime: Timestamp!
    updateTime: Timestamp!
    deleteTime: Timestamp
    creator: Actor
    etag: String!
  }

  "The account: what its members owe is billed together."
  type Household {
    id: ID!
    displayName: String!
    accountNumber: String!
    primaryClient: Client!
    contacts: [Contact!]!
    patients: [Patient!]!
    balance: Money!
    insurancePolicies: [InsurancePolicy!]!
    createTime: Timestamp!
  }

  enum ContactRelationship {
    RELATIONSHIP_UNSPECIFIED
    CO_OWNER
    EMERGENCY
    PET_SITTER
    BREEDER
  }

  "A person named by a household: not billed, may not have patients."
  type Contact {
    id: ID!
    givenName: String!
    familyName: String!
    displayName: String!
    relationship: ContactRelationship!
    phoneNumber: String
    emailAddress: String
    mayAuthorizeTreatment: Boolean!
    household: Household!
  }

  type Species {
    id: ID!
    displayName: String!
  }

  type Breed {
    id: ID!
    displayName: String!
    species: Species!
  }

  enum PatientSex {
    SEX_UNSPECIFIED
    MALE
    MALE_NEUTERED
    FEMALE
    FEMALE_SPAYED
    UNKNOWN
  }

  enum PatientState {
    STATE_UNSPECIFIED
    ACTIVE
    INACTIVE
    DECEASED
  }

  type Patient implements AuditedResource {
    id: ID!
    name: String!
    client: Client
    household: Household
    species: Species!
    breed: Breed
    "Free text."
    color: String
    sex: PatientSex!
    birthDate: Date
    microchipNumber: String
    state: PatientState!
    "Output only."
    latestWeight: WeightMeasurement
    allergies: [String!]!
    upcomingAppointment: Appointment
    reminders: [Reminder!]!
    createTime: Timestamp!
    updateTime: Timestamp!
    deleteTime: Timestamp
    creator: Actor
    etag: String!
  }

  type WeightMeasurement {
    kilograms: Float!
    measureTime: Timestamp!
  }
`;
