/** People, animals, places and the calendar. */
export const provetTypesText = /* GraphQL */ `
  "An instant, with the offset of the organization's zone; one that is given without an offset is in that zone."
  scalar DateTime
  "YYYY-MM-DD."
  scalar Date

  interface Node {
    id: ID!
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  enum FilterType {
    AND
    "A name that is looked for may be the first name, the last name or that of the organization."
    OR
  }

  "A clinic of the organization."
  type Department implements Node {
    id: ID!
    databaseId: Int!
    name: String!
    streetAddress: String
    streetAddress2: String
    zipCode: String
    city: String
    state: String
    country: String
    phoneNumber: String
    email: String
    activeItemList: ItemList
  }

  enum UserType {
    VETERINARIAN
    NURSE
    OTHER
  }

  "Someone who logs in."
  type User implements Node {
    id: ID!
    databaseId: Int!
    email: String
    firstName: String
    lastName: String
    isActive: Boolean!
    isStaff: Boolean!
    lastLogin: DateTime
    userDetails: UserDetails
    groups: [UserGroup!]!
    created: DateTime!
  }

  type UserDetails implements Node {
    id: ID!
    title: String
    phone: String
    veterinarianId: String
    initials: String
    language: String
    userType: UserType
    areasOfExpertise: String
    qualifications: String
    homeDepartment: Department
    allDepartmentsActive: Boolean!
    activeDepartments: [Department!]!
  }

  type UserGroup implements Node {
    id: ID!
    name: String!
  }

  enum CustomerType {
    PRIVATE_PERSON
    COMPANY
    EU_COMPANY
    CHARITABLE_ORGANIZATION
    UK_CHARITY
  }

  enum PhoneNumberType {
    MOBILE
    HOME
    WORK
    OTHER
  }

  type PhoneNumber implements Node {
    id: ID!
    client: Client
    typeCode: PhoneNumberType!
    phoneNumber: String!
    description: String
    preferredReminders: Boolean!
    created: DateTime!
    modified: DateTime!
  }

  type Tag implements Node {
    id: ID!
    name: String!
    color: String
  }

  "The owner or guardian of animals, a person or an organization."
  type Client implements Node {
    id: ID!
    databaseId: Int!
    title: String
    firstname: String
    lastname: String
    organizationName: String
    customerType: CustomerType!
    vatNumber: String
    registerNumber: String
    idNumber: String
    oldClientId: String
    homeDepartment: Department
    streetAddress: String
    streetAddress2: String
    zipCode: String
    city: String
    country: String
    email: String
    altEmails: [String!]!
    phoneNumbers: [PhoneNumber!]!
    criticalNotes: String
    criticalAccountingNotes: String
    remarks: String
    archived: Boolean!
    noSms: Boolean!
    noEmail: Boolean!
    external: Boolean!
    referringOrganization: Boolean!
    referringVet: Boolean!
    imported: Boolean!
    patients: [Patient!]!
    tags: [Tag!]!
    created: DateTime!
    createdUser: User
    modified: DateTime!
    modifiedUser: User
  }

  "An animal."
  type Patient implements Node {
    id: ID!
    databaseId: Int!
    client: Client
    name: String!
    officialName: String
    species: String
    speciesCode: Int
    breed: String
    breedCode: Int
    gender: String
    weight: Float
    color: String
    dateOfBirth: Date
    dateOfRegistration: Date
    deceased: Boolean!
    reasonOfDeath: String
    microchip: String
    microchipDate: Date
    passportNumber: String
    registerNumber: String
    insurance: String
    insuranceCompany: String
    criticalNotes: String
    remarks: String
    archived: Boolean!
    homeDepartment: Department
    lastConsultation: Consultation
    bloodGroup: String
    notForFood: Boolean!
    imported: Boolean!
    created: DateTime!
    modified: DateTime!
  }

  enum AppointmentType {
    CONSULTATION
    SURGERY
    GROOMING
    OTHER
  }

  "An entry of the calendar."
  type Appointment implements Node {
    id: ID!
    databaseId: Int!
    start: DateTime!
    end: DateTime!
    startDate: Date!
    endDate: Date!
    "Minutes."
    duration: Int!
    title: String
    type: AppointmentType!
    "The kind of visit that was booked."
    reason: Reason
    "Why the client comes, in words."
    complaint: String
    "What the client is told."
    instructions: String
    "For the staff."
    notes: String
    "False once it is cancelled or removed."
    active: Boolean!
    cancellationReason: String
    noShow: Boolean!
    department: Department
    "The supervising veterinarian."
    user: User
    additionalUsers: [User!]!
    ward: Ward
    client: Client
    patients: [Patient!]!
    "Opened when the client arrives."
    consultation: Consultation
    telemedicineUrl: String
    created: DateTime!
    createdUser: User
    modified: DateTime!
    modifiedUser: User
  }

  enum ConsultationStatus {
    WAITING
    IN_PROGRESS
    READY_FOR_DISCHARGE
    FINALIZED
  }

  "A visit that takes or took place."
  type Consultation implements Node {
    id: ID!
    databaseId: Int!
    status: ConsultationStatus!
    admittedTime: DateTime!
    complaint: String
    client: Client
    patients: [Patient!]!
    department: Department
    supervisingVeterinarian: User
    created: DateTime!
    modified: DateTime!
  }

  type ReasonGroup implements Node {
    id: ID!
    name: String!
    department: Department
  }

  "A kind of visit that can be booked, with its length."
  type Reason implements Node {
    id: ID!
    databaseId: Int!
    name: String!
    group: ReasonGroup
    "Minutes."
    duration: Int!
    color: String
    availableOnline: Boolean!
    instructions: String
    noMessages: Boolean!
    telemedicine: Boolean!
    archived: Boolean!
  }
`;
