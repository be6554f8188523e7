import { lodestarInputsText } from './schemaInputs.ts';
import { lodestarMoreText } from './schemaMore.ts';

/** Hospitals, people, animals, cases and the diary. */
export const lodestarText: string = /* GraphQL */ `
  """
  A calendar day, such as 2026-11-17.
  """
  scalar Date

  """
  An instant. It is written in UTC, such as 2026-11-17T14:00:00Z, and read with Z or an offset.
  """
  scalar DateTime

  """
  An exact amount of US dollars, written as a string.
  """
  scalar Decimal

  type HospitalGroup {
    id: ID!
    name: String!
    hospitals: [Hospital!]!
  }

  type PostalAddress {
    street: String
    city: String
    state: String
    zip: String
  }

  type Hospital {
    id: ID!
    "Three letters, as in the numbers of cases."
    shortCode: String!
    name: String!
    postalAddress: PostalAddress!
    "A name of the IANA time zone database."
    timeZone: String!
    mainLine: String
    "For referring practices only."
    referralLine: String
    frontDeskEmail: String
    opensAllNight: Boolean!
    departments: [Department!]!
    clinicians: [Clinician!]!
  }

  type Department {
    id: ID!
    name: String!
    takesReferrals: Boolean!
    consultTypes: [ConsultType!]!
  }

  "What an appointment can be for."
  type ConsultType {
    id: ID!
    name: String!
    usualMinutes: Int!
    color: String
    department: Department!
    bookableByReferrers: Boolean!
  }

  enum ClinicianGrade {
    CLINICIAN
    NURSE
    ASSISTANT
  }

  type Clinician {
    id: ID!
    forename: String!
    surname: String!
    fullName: String!
    postNominals: String
    grade: ClinicianGrade!
    email: String
    hospitals: [Hospital!]!
    "The day on which they left the group."
    leftOn: Date
  }

  enum OwnerKind {
    PERSON
    ORGANIZATION
  }

  enum FileStatus {
    ACTIVE
    INACTIVE
  }

  enum ContactPointKind {
    MOBILE
    HOME_PHONE
    WORK_PHONE
    EMAIL
  }

  "A way to reach an owner. They are in the order in which they are to be tried, telephones before emails."
  type ContactPoint {
    kind: ContactPointKind!
    value: String!
  }

  type OwnerFlag {
    name: String!
    color: String!
  }

  "The person who is responsible for an animal and pays for it."
  type Owner {
    id: ID!
    kind: OwnerKind!
    "Null for organizations."
    forename: String
    "The whole name of an organization."
    surname: String!
    fullName: String!
    contactPoints: [ContactPoint!]!
    email: String @deprecated(reason: "Always null since 2024. Use contactPoints.")
    postalAddress: PostalAddress
    fileStatus: FileStatus!
    flags: [OwnerFlag!]!
    "Where the file is kept."
    homeHospital: Hospital!
    "The day of the last completed appointment, in whichever hospital."
    lastSeenOn: Date
    frontDeskNote: String
    "The animals that they own today."
    animals: [Animal!]!
    invoices: [Invoice!]!
    insertedAt: DateTime!
    updatedAt: DateTime!
  }

  type Species {
    code: String!
    name: String!
  }

  enum Sex {
    MALE
    FEMALE
    UNKNOWN
  }

  type Animal {
    id: ID!
    name: String!
    species: Species!
    breed: String
    sex: Sex!
    coat: String
    bornOn: Date
    microchip: String
    isDeceased: Boolean!
    "Who owns it today. Null for strays."
    primaryOwner: Owner
    "Who owned it when, the present owner first."
    ownerships: [Ownership!]!
    cases: [Case!]!
    insertedAt: DateTime!
    updatedAt: DateTime!
  }

  type Ownership {
    owner: Owner!
    since: Date
    "Null for the present owner."
    until: Date
  }

  enum CaseStage {
    OPEN
    CLOSED
  }

  "One problem of one animal, from its referral or arrival until the last letter."
  type Case {
    id: ID!
    "Such as HBR-01042."
    number: String!
    stage: CaseStage!
    animal: Animal!
    hospital: Hospital!
    department: Department!
    leadClinician: Clinician
    "Null where the animal came without one, as emergencies do."
    referral: Referral
    appointments: [Appointment!]!
    letters: [Letter!]!
    openedAt: DateTime!
    updatedAt: DateTime!
  }

  "The steps of an appointment, which are the same in all hospitals."
  type AppointmentStatus {
    code: String!
    label: String!
    position: Int!
    "Whether nothing more is expected."
    isFinal: Boolean!
  }

  type Triage {
    "From 1, at once, to 5, can wait."
    level: Int!
    assessedAt: DateTime!
  }

  type Appointment {
    id: ID!
    startsAt: DateTime!
    durationMinutes: Int!
    status: AppointmentStatus!
    consultType: ConsultType!
    hospital: Hospital!
    "Null as long as it is open who will see the animal."
    clinician: Clinician
    "Leads to the animal. Null where an owner comes without one."
    case: Case
    "Who is to come. Null for strays."
    owner: Owner
    presentingComplaint: String
    cancellationReason: String
    triage: Triage
    insertedAt: DateTime!
    updatedAt: DateTime!
  }

  "Time of the diary that can't be booked."
  type DiaryBlock {
    id: ID!
    startsAt: DateTime!
    durationMinutes: Int!
    clinician: Clinician
    title: String!
  }

  type OwnerPage {
    entries: [Owner!]!
    pageNumber: Int!
    pageSize: Int!
    totalEntries: Int!
    totalPages: Int!
  }

  type AnimalPage {
    entries: [Animal!]!
    pageNumber: Int!
    pageSize: Int!
    totalEntries: Int!
    totalPages: Int!
  }

  type CasePage {
    entries: [Case!]!
    pageNumber: Int!
    pageSize: Int!
    totalEntries: Int!
    totalPages: Int!
  }
  ${lodestarMoreText}
  ${lodestarInputsText}
`;
