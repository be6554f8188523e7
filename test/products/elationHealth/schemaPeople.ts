/** Patients and what is known of them. */
export const elationPeopleText: string = /* GraphQL */ `
  enum Sex {
    FEMALE
    MALE
    OTHER
    UNKNOWN
  }

  enum PatientStatusCode {
    ACTIVE
    INACTIVE
    PROSPECT
    DECEASED
  }

  type PatientStatus {
    status: PatientStatusCode!
    inactiveReason: String
    deceasedDate: Date
    lastStatusChange: DateTime
    notes: String
  }

  enum PhoneType {
    FAX
    HOME
    MAIN
    MOBILE
    NIGHT
    OTHER
    WORK
  }

  type Phone {
    phone: String!
    phoneType: PhoneType!
    createdDate: DateTime
    deletedDate: DateTime
  }

  type Email {
    email: String
    createdDate: DateTime
    deletedDate: DateTime
  }

  type Address {
    addressLine1: String
    addressLine2: String
    city: String
    state: String
    zip: String
  }

  type Patient {
    id: ID!
    firstName: String!
    middleName: String
    lastName: String!
    suffix: String
    actualName: String
    previousFirstName: String
    previousLastName: String
    dob: Date!
    sex: Sex!
    genderIdentity: String
    pronouns: String
    race: String
    ethnicity: String
    preferredLanguage: String
    ssn: String
    address: Address
    previousAddress: Address
    phones: [Phone!]!
    emails: [Email!]!
    preferredContact: String
    smsOptInStatus: Boolean
    primaryPhysician: Physician
    primaryCareProviderNpi: String
    caregiverPractice: Practice!
    preferredServiceLocation: ServiceLocation
    emergencyContact: EmergencyContact
    guarantor: Guarantor
    employer: Employer
    insurances: [Insurance!]!
    patientStatus: PatientStatus
    notes: String
    tags: [String!]
    vip: Boolean
    verified: Boolean!
    occupation: String
    metadata: Metadata
    mergedIntoChart: ID
    createdDate: DateTime
    lastModified: DateTime
    deletedDate: DateTime
  }

  type EmergencyContact {
    id: ID!
    firstName: String
    lastName: String
    relationship: String
    phone: String
    addressLine1: String
    city: String
    state: String
    zip: String
  }

  type Guarantor {
    id: ID!
    firstName: String
    lastName: String
    relationship: String
    phone: String
  }

  type Employer {
    code: String
    name: String
    description: String
  }

  type Insurance {
    id: ID!
    rank: String!
    carrier: String
    plan: String
    memberId: String
    groupId: String
    copay: Decimal
    startDate: Date
    endDate: Date
    insuredPersonFirstName: String
    insuredPersonLastName: String
  }
`;
