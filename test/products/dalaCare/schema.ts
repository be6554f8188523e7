import { schedulingText } from './schemaScheduling.ts';

const planField = `id: ID!
    name: String!
    description: String
    required: Boolean!`;

/** SDL of Dala Care. */
export const dalaCareText: string = /* GraphQL */ `
  type Query {
    "All offices that the key gives access to"
    offices: [Office!]!
    "Care recipients of some offices; of all of them where none is named"
    careRecipients(filter: CareRecipientsFilter!): [CareRecipient!]!
    careRecipientById(id: ID!): CareRecipient
    visitsByCareRecipientId(careRecipientId: ID!, from: String!, to: String!): [Visit!]!
    "Caregivers of some offices; of all of them where none is named"
    careGivers(filter: CareGiversFilter!): [CareGiver!]!
    "Visits and absences of the named offices"
    eventsByOfficeIds(officeIds: [ID!]!, from: String!, to: String!): [Event!]!
    caregiverAvailabilitiesByOfficeIds(officeIds: [ID!]!, input: VisitorAvailabilityInput!): [VisitorAvailability!]!
  }

  type Mutation {
    "Creates a visit, once or again and again"
    visitCreateV2(input: VisitCreateInputV2!): VisitDefinition!
    "Changes a visit that is still to come"
    visitUpdate(input: VisitUpdateInput!): Visit!
    "Changes the log of a visit that is past"
    visitLogUpdate(visitInstanceId: ID!, input: VisitLogUpdateInput!): Visit!
    visitCancel(
      visitInstanceId: ID!
      cancelledAt: String!
      cancelledReason: CancelledReason!
      cancelFollowing: Boolean!
      cancelledAdditionalInformation: String
    ): Visit!
    carePlanForCareRecipientUpsert(careRecipientId: String!, input: CarePlanInput!): CarePlan!
  }

  enum OfficeType {
    OFFICE
    CARE_HOME
  }

  enum Gender {
    MALE
    FEMALE
    OTHER
  }

  enum RelationshipType {
    SPOUSE
    PARENT
    CHILD
    SIBLING
    IN_LAW
    GRANDPARENT
    GRANDCHILD
    FAMILY
    FRIEND
    NEIGHBOR
    MEDICAL
    THERAPY
    OTHER
  }

  type Division {
    id: ID!
    name: String!
  }

  type Region {
    id: ID!
    name: String!
    division: Division!
  }

  type Office {
    id: ID!
    name: String!
    type: OfficeType!
    region: Region!
  }

  "A residential facility in which several care recipients live"
  type CareHome {
    id: ID!
    name: String!
  }

  type Address {
    addressLine1: String
    addressLine2: String
    city: String
    state: String
    zipCode: String
    homeInformation: String
  }

  "That a person is a care recipient of an office"
  type CareRecipientRole {
    deactivatedAt: String
    office: Office!
  }

  type CareRecipient {
    id: ID!
    firstName: String!
    lastName: String!
    "An identifier of the organization's own"
    pid: String
    birthDate: String
    gender: Gender
    email: String
    phone: String
    homePhone: String
    address: Address
    contacts: [Contact!]!
    primaryContact: Contact
    careRecipientRoles: [CareRecipientRole!]!
    carePlan: CarePlan
    files: [File!]!
  }

  "Someone who is connected to a care recipient"
  type Contact {
    id: ID!
    firstName: String!
    lastName: String!
    relationshipType: RelationshipType
    email: String
    phone: String
    isPrimary: Boolean!
    isPayer: Boolean!
    hasPowerOfAttorney: Boolean!
  }

  type File {
    name: String!
    url: String!
  }

  type CaregiverRole {
    userId: ID!
    hireDate: String
    deactivatedAt: String
    office: Office!
  }

  type CareGiver {
    id: ID!
    firstName: String!
    lastName: String!
    pid: String
    birthDate: String
    email: String
    phone: String
    homePhone: String
    lastLogin: String
    caregiverRoles: [CaregiverRole!]!
  }

  type RadioField {
    ${planField}
    availableValues: [String!]!
    value: String
  }

  type CheckboxField {
    ${planField}
    availableValues: [String!]!
    values: [String!]
  }

  type TextField {
    ${planField}
    value: String
  }

  type TextArea {
    ${planField}
    value: String
  }

  type DateField {
    ${planField}
    value: String
  }

  union CarePlanField = RadioField | CheckboxField | TextField | TextArea | DateField

  type CarePlan {
    id: ID!
    fields: [CarePlanField!]!
  }

  input CareRecipientsFilter {
    officeIds: [String!]!
  }

  input CareGiversFilter {
    officeIds: [String!]!
  }

  enum CarePlanFieldType {
    RADIO_FIELD
    CHECKBOX_FIELD
    TEXT_FIELD
    TEXT_AREA
    DATE_FIELD
  }

  input CarePlanFieldInput {
    id: ID!
    type: CarePlanFieldType!
    "One of the available values, or several of them with commas between them"
    value: String
  }

  input CarePlanInput {
    fields: [CarePlanFieldInput!]!
  }

  ${schedulingText}
`;
