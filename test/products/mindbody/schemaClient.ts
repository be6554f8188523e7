/** A client with what hangs on it. */
export const mindbodyClient: string = /* GraphQL */ `
  type Client {
    "The number that the business gave to the client"
    id: ID!
    "The number that the system gave to the client"
    uniqueId: ID!
    firstName: String
    middleName: String
    lastName: String
    isCompany: Boolean!
    isProspect: Boolean!
    active: Boolean!
    "Status of the client's membership: Declined, Non-Member, Active, Expired, Suspended or Terminated"
    status: String
    email: String
    mobilePhone: String
    mobileProvider: Int
    homePhone: String
    workPhone: String
    workExtension: String
    addressLine1: String
    addressLine2: String
    city: String
    state: String
    postalCode: String
    country: String
    birthDate: DateTime
    gender: String
    appointmentGenderPreference: GenderPreference
    creationDate: DateTime
    "UTC"
    lastModifiedDateTime: DateTime
    firstAppointmentDate: DateTime
    firstClassDate: DateTime
    notes: String
    redAlert: String
    yellowAlert: String
    lastFormulaNotes: String
    referredBy: String
    photoUrl: String
    lockerNumber: String
    membershipIcon: Int
    accountBalance: Float
    emergencyContactInfoName: String
    emergencyContactInfoPhone: String
    emergencyContactInfoEmail: String
    emergencyContactInfoRelationship: String
    sendAccountEmails: Boolean!
    sendAccountTexts: Boolean!
    sendPromotionalEmails: Boolean!
    sendPromotionalTexts: Boolean!
    sendScheduleEmails: Boolean!
    sendScheduleTexts: Boolean!
    homeLocation: Location
    liability: Liability
    clientIndexes: [AssignedClientIndex!]!
    customClientFields: [CustomClientFieldValue!]!
    clientRelationships: [ClientRelationship!]!
    salesReps: [SalesRep!]!
  }

  type Liability {
    agreementDate: DateTime
    isReleased: Boolean!
    releasedBy: ID
  }

  type AssignedClientIndex {
    id: ID!
    valueId: ID!
  }

  type CustomClientFieldValue {
    id: ID!
    dataType: String
    name: String
    value: String
  }

  type ClientRelationship {
    relatedClientId: ID!
    relatedUniqueId: ID!
    relationshipName: String
  }

  type SalesRep {
    id: ID!
    firstName: String
    lastName: String
    salesRepNumber: Int
  }
`;
