/** The lists of each kind of node. */
export const connectionsText = /* GraphQL */ `
  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type UserEdge {
    cursor: String!
    node: User
  }

  type UsersConnection {
    pageInfo: PageInfo!
    edges: [UserEdge]
  }

  type ReviewEdge {
    cursor: String!
    node: Review
  }

  type ReviewsConnection {
    pageInfo: PageInfo!
    edges: [ReviewEdge]
  }

  type DoctorEdge {
    cursor: String!
    node: Doctor
  }

  type DoctorsConnection {
    pageInfo: PageInfo!
    edges: [DoctorEdge]
  }

  type PatientEdge {
    cursor: String!
    node: Patient
  }

  type PatientsConnection {
    pageInfo: PageInfo!
    edges: [PatientEdge]
  }

  type ServiceEdge {
    cursor: String!
    node: Service
  }

  type ServicesConnection {
    pageInfo: PageInfo!
    edges: [ServiceEdge]
  }

  type AppointmentEdge {
    cursor: String!
    node: Appointment
  }

  type AppointmentsConnection {
    pageInfo: PageInfo!
    edges: [AppointmentEdge]
  }
`;

/** What mutations and the search take. */
export const inputsText = /* GraphQL */ `
  input CoordinatesInput {
    latitude: Float!
    longitude: Float!
  }

  input NearbyLocationInput {
    label: String!
    coordinates: CoordinatesInput!
    maximumDistanceInMeters: Int!
  }

  input AddressInput {
    streetName: String!
    streetNumber: Int!
    city: String!
    zipCode: Int!
    lat: Float!
    lon: Float!
  }

  input OfferedSlotInput {
    day: Weekday!
    slotStart: String!
    slotStop: String!
  }

  input AppointmentInput {
    doctorId: ID!
    expectedDuration: Int!
    expectedTime: DateTime!
    insurance: Insurance!
    patientNotes: String
    selectedServices: [ID!]!
    shareData: Boolean!
  }

  input UserDoctorInput {
    email: String!
    firstName: String!
    lastName: String!
    password: String!
    address: AddressInput!
    phoneNumber: String!
    webpage: URL
    specialities: [String!]!
    offeredSlots: [OfferedSlotInput]!
  }

  input UserPatientInput {
    email: String!
    firstName: String!
    lastName: String!
    password: String!
    address: AddressInput!
    phoneNumber: String!
    insurance: Insurance!
    birthDate: DateTime
    gender: Gender
    height: Int
    weight: Int
    activityLvl: ActivityLevel
    smoker: Boolean
    allergies: [String]!
    medConditions: [String]!
    medications: [String]!
    surgeries: [String]!
  }

  input UserPatientInputUpd {
    id: ID!
    birthDate: DateTime!
    gender: Gender!
    insurance: Insurance!
  }

  input ServiceInput {
    serviceId: ID!
    serviceName: String!
  }

  input FollowupInput {
    doctorRef: ID!
    patientRef: ID!
    services: [ServiceInput!]!
    suggestedDate: DateTime!
    doctorNotes: String
  }

  input RecommendationInput {
    service: String!
    kind: String!
    periodInDays: Int
  }

  input CheckupsGenInput {
    id: ID!
    recommendations: [RecommendationInput!]!
  }
`;
