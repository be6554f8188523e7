/** SDL of families, patients and what was done to documents. */
export const nectarPeopleText = /* GraphQL */ `
  enum FamilyStatus {
    ACTIVE
    INACTIVE
  }

  enum PhoneType {
    MOBILE
    HOME
    WORK
  }

  type PhoneNumberSchema {
    number: String!
    type: PhoneType!
    isPrimary: Boolean!
  }

  "A person of a family, or an organization, which has no first name."
  type FamilyContactSchema {
    firstName: String
    lastName: String!
    email: String
    secondaryEmail: String
    phoneNumbers: [PhoneNumberSchema!]!
    addressLine1: String
    addressLine2: String
    city: String
    state: String
    zipCode: String
    prefersSms: Boolean!
  }

  "A client account: who brings patients in, and pays."
  type FamilySchema {
    id: ID!
    "Id in the system that the hospital used before."
    externalId: String
    familyName: String!
    status: FamilyStatus!
    primaryContact: FamilyContactSchema!
    secondaryContact: FamilyContactSchema
    institutionId: ID!
    "The hospital where the family usually goes."
    institution: InstitutionSchema!
    patients: [PatientSchema!]!
    tags: [String!]!
    notes: String
    "What is owed, in cents."
    balanceAmount: Int!
    storeCreditAmount: Int!
    "Day of the last appointment that was checked out."
    lastVisitDate: Date
    createdAt: DateTime!
    updatedAt: DateTime!
    deletedAt: DateTime
  }

  "A line of the families list."
  type FamilyViewSchema {
    id: ID!
    familyName: String!
    status: FamilyStatus!
    primaryContact: FamilyContactSchema!
    secondaryContact: FamilyContactSchema
    institution: InstitutionSchema!
    patients: [PatientSchema!]!
    patientCount: Int!
    tags: [String!]!
    notes: String
    balanceAmount: Int!
    lastVisitDate: Date
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  enum PatientStatus {
    ACTIVE
    INACTIVE
    DECEASED
  }

  enum PatientSex {
    MALE
    FEMALE
    UNKNOWN
  }

  type PatientSchema {
    id: ID!
    externalId: String
    name: String!
    species: String!
    breed: String
    color: String
    sex: PatientSex!
    spayNeuter: Boolean
    dateOfBirth: Date
    dateOfDeath: Date
    microchip: String
    status: PatientStatus!
    weightLbs: Float
    warnings: String
    photoUrl: String
    familyId: ID
    family: FamilySchema
    vaccines: [VaccineSchema!]!
    reminders: [ReminderSchema!]!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  "A line of the patients list."
  type PatientViewSchema {
    id: ID!
    name: String!
    species: String!
    breed: String
    color: String
    sex: PatientSex!
    dateOfBirth: Date
    microchip: String
    status: PatientStatus!
    "None for a stray."
    family: FamilySchema
    weightLbs: Float
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type SpeciesSchema {
    species: String!
    patientCount: Int!
  }

  type BreedSchema {
    species: String!
    breed: String!
  }

  type AuditLogSchema {
    id: ID!
    collection: AuditCollection!
    documentId: ID!
    action: AuditAction!
    at: DateTime!
  }

  enum AuditCollection {
    APPOINTMENTS
    FAMILIES
    PATIENTS
  }

  enum AuditAction {
    CREATED
    UPDATED
    DELETED
  }
`;
