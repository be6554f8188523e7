/** Types of the organization and its patients. */
export const ascendDeskText: string = /* GraphQL */ `
  type Organization {
    id: ID!
    type: String!
    name: String!
    "Such as America/Denver"
    timeZone: String!
    email: String
    phone: String
    address1: String
    address2: String
    city: String
    state: String
    postalCode: String
    lastModified: DateTime!
  }

  type BillingEntity {
    entityEnabled: Boolean!
    name: String
    address1: String
    address2: String
    city: String
    state: String
    postalCode: String
    phone: String
  }

  type LocationV1 {
    id: ID!
    type: String!
    name: String!
    abbreviation: String!
    taxPercentage: Float!
    "Such as America/Denver"
    timeZone: String!
    website: String
    email: String
    phone: String
    address1: String
    address2: String
    city: String
    state: String
    postalCode: String
    "Who bills, where it is not the location itself"
    billing: BillingEntity
    "The default provider"
    provider: ProviderV1
    feeSchedule: FeeScheduleV1
    lastModified: DateTime!
  }

  type OperatoryV1 {
    id: ID!
    type: String!
    name: String
    shortName: String!
    active: Boolean!
    location: LocationV1!
    lastModified: DateTime!
  }

  type ProviderV1 {
    id: ID!
    type: String!
    firstName: String!
    middleInitial: String
    lastName: String!
    "Unique within the organization"
    shortName: String!
    title: String
    npi: String
    "Index of the color in the calendar"
    color: Int
    specialty: ProviderSpecialty!
    active: Boolean!
    isPrimaryProvider: Boolean!
    isNonPersonEntity: Boolean!
    signatureOnFile: Boolean!
    address1: String
    address2: String
    city: String
    state: String
    postalCode: String
    location: LocationV1
    feeSchedule: FeeScheduleV1
    user: User
    lastModified: DateTime!
  }

  enum ProviderSpecialty {
    DENTALPUBLICHEALTH
    DENTALSPECIALTY
    DENTIST
    DENTAL
    ENDODONTICS
    FEDERALLYQUALIFIEDHEALTHCENTER
    GENERALPRACTICE
    HYGIENIST
    MULTISPECIALTY
    ORTHODONTICS
    ORALMAXILLOFACIALPATHOLOGY
    ORALMAXILLOFACIALRADIOLOGY
    ORALMAXILLOFACIALSURGERY
    PEDIATRICDENTISTRY
    PERIODONTICS
    PROSTHODONTICS
    SINGLESPECIALTY
  }

  type User {
    id: ID!
    type: String!
    firstName: String!
    middleInitial: String
    lastName: String!
    username: String!
    phone1: String
    phone2: String
    enabled: Boolean!
    "Minutes until the user is signed out"
    timeout: Int
    isProvider: Boolean!
    roles: [String!]!
    currentLocation: LocationV1
    lastModified: DateTime!
  }

  type PhoneV1 {
    id: ID!
    phoneType: PhoneType!
    number: String!
    extension: String
    "Which one is to be called first"
    sequence: Int!
  }

  enum PhoneType {
    HOME
    WORK
    MOBILE
  }

  enum Gender {
    M
    F
    O
  }

  enum ContactMethod {
    CALL_ME
    TEXT_ME
    EMAIL_ME
  }

  enum LanguageType {
    ENGLISH
    SPANISH
    ARABIC
    ARMENIAN
    BENGALI
    BOSNIAN
    CAMBODIAN
    CHINESE_MANDARIN
    CHINESE_CANTONESE
    FRENCH
    GERMAN
    GREEK
    HEBREW
    HINDI
    ITALIAN
    JAPANESE
    KOREAN
    LAOTIAN
    POLISH
    PORTUGUESE
    RUSSIAN
    SOMALI
    TAGALOG
    VIETNAMESE
  }

  enum PatientStatus {
    NEW
    ACTIVE
    NON_PATIENT
    INACTIVE
    DUPLICATE
  }

  enum PreferredDay {
    SUNDAY
    MONDAY
    TUESDAY
    WEDNESDAY
    THURSDAY
    FRIDAY
    SATURDAY
  }

  enum PreferredTime {
    EARLY_MORNING
    LATE_MORNING
    EARLY_AFTERNOON
    LATE_AFTERNOON
    EVENING
  }

  type PatientV1 {
    id: ID!
    type: String!
    title: String
    firstName: String
    middleInitial: String
    lastName: String!
    nameSuffix: String
    preferredName: String
    gender: Gender!
    dateOfBirth: Date
    contactMethod: ContactMethod!
    languageType: LanguageType!
    patientStatus: PatientStatus!
    emailAddress: String
    chartNumber: String
    preferredDays: [PreferredDay!]!
    preferredTimes: [PreferredTime!]!
    address1: String
    address2: String
    city: String
    state: String
    postalCode: String
    phones: [PhoneV1!]!
    firstVisitDate: Date
    primaryProvider: ProviderV1
    discountPlan: FeeScheduleV1
    duplicateOfPatient: PatientV1
    referredByPatient: PatientV1
    referredByReferral: ReferralSourceV1
    referredPatients: [PatientV1!]!
    "Who pays; often the patient"
    primaryGuarantor: PatientV1
    secondaryGuarantor: PatientV1
    "Who is to be reached; often the patient"
    primaryContact: PatientV1
    secondaryContact: PatientV1
    preferredLocation: LocationV1
    lastModified: DateTime!
  }
`;
