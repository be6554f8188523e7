import { betterInputs } from './schemaInputs.ts';
import { betterMore } from './schemaMore.ts';

/** Clients, sessions and the team of a practice. */
export const betterText: string = /* GraphQL */ `
  "ISO 8601, in UTC where the service writes it"
  scalar DateTime

  "2026-11-17"
  scalar Date

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  "Where a client stands with the portal"
  enum ClientRecordStatus {
    CREATED
    INVITED
    ACTIVATED
  }

  enum ActivationStatus {
    PENDING
    ACTIVATED
    DEACTIVATED
  }

  enum ServiceType {
    IN_PERSON
    VIRTUAL
    PHONE
  }

  enum SessionStatus {
    PENDING
    CONFIRMED
    COMPLETED
    NO_SHOW
    CANCELLED
  }

  enum PaymentStatus {
    NOT_BILLED
    UNPAID
    PAID
  }

  type Profile {
    firstName: String
    lastName: String
    preferredName: String
    emailAddress: String
    mobilePhone: String
    homePhone: String
    dateOfBirth: Date
    gender: String
    pronouns: String
    address: Address
    "Name of a zone as Windows has it"
    timeZone: String
    avatarUrl: String
  }

  type Address {
    line1: String
    line2: String
    city: String
    region: String
    postalCode: String
    country: String
  }

  type Tag {
    id: ID!
    name: String!
    color: String
  }

  type ClientRecord {
    id: ID!
    profile: Profile!
    isActive: Boolean!
    status: ClientRecordStatus!
    isChildRecord: Boolean!
    parentRecord: ClientRecord
    consultant: Consultant
    tags: [Tag!]!
    "Seen by practitioners only"
    quickNotes: String
    dateCreated: DateTime!
    dateModified: DateTime!
    lastActive: DateTime
    sessions(first: Int = 25, after: String, last: Int, before: String): ClientSessionConnection!
    formRequests: [FormRequest!]!
    invoices: [Invoice!]!
  }

  type Consultant {
    id: ID!
    profile: Profile!
  }

  type TeamMember {
    id: ID!
    profile: Profile!
    title: String
    credentials: String
    isOwner: Boolean!
    isPractitioner: Boolean!
    activationStatus: ActivationStatus!
    dateCreated: DateTime!
  }

  type Service {
    id: ID!
    name: String!
    description: String
    "Seconds"
    duration: Int!
    "Seconds kept free afterwards"
    bufferTime: Int!
    price: Float
    currency: String
    color: String
    serviceTypes: [ServiceType!]!
    isActive: Boolean!
    isGroup: Boolean!
    allowOnlineBooking: Boolean!
    consultants: [Consultant!]!
  }

  type TelehealthSettings {
    launchApplication: String
    joinUrl: String
  }

  type ClientSession {
    id: ID!
    sessionDate: DateTime!
    endDate: DateTime!
    "Seconds"
    duration: Int!
    "Name of the zone it was booked in, as Windows has it"
    timeZone: String
    status: SessionStatus!
    confirmed: Boolean!
    cancelled: Boolean!
    cancellationNotes: String
    isGroup: Boolean!
    serviceType: ServiceType!
    service: Service
    consultant: Consultant
    clientRecord: ClientRecord
    "Where it takes place, as the client reads it"
    location: String
    telehealthSettings: TelehealthSettings
    "Booking notes"
    notes: String
    paymentStatus: PaymentStatus!
    dateCreated: DateTime!
    dateModified: DateTime!
  }

  "Time that a practitioner keeps for something else"
  type CalendarEvent {
    id: ID!
    title: String
    startDate: DateTime!
    endDate: DateTime!
    allDay: Boolean!
    consultant: Consultant
  }

  type AvailabilitySlot {
    startDate: DateTime!
    endDate: DateTime!
    consultant: Consultant!
  }

  type ClientRecordEdge {
    cursor: String!
    node: ClientRecord!
  }

  type ClientRecordConnection {
    edges: [ClientRecordEdge!]!
    nodes: [ClientRecord!]!
    pageInfo: PageInfo!
    "Items of this page"
    count: Int!
  }

  type ClientSessionEdge {
    cursor: String!
    node: ClientSession!
  }

  type ClientSessionConnection {
    edges: [ClientSessionEdge!]!
    nodes: [ClientSession!]!
    pageInfo: PageInfo!
    "Items of this page"
    count: Int!
  }

  type ServiceEdge {
    cursor: String!
    node: Service!
  }

  type ServiceConnection {
    edges: [ServiceEdge!]!
    nodes: [Service!]!
    pageInfo: PageInfo!
    "Items of this page"
    count: Int!
  }

  ${betterInputs}
  ${betterMore}
`;
