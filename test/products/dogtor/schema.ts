import { connectionsText, inputsText } from './schemaParts.ts';

/** SDL of Dogtor. Its own remarks are comments, so that introspection describes nothing. */
export const dogtorText: string = /* GraphQL */ `
  # An object with a Globally Unique ID
  interface Node {
    # The ID of the object.
    id: ID!
  }

  # Date and time of an event encoded as an ISO 8601 string
  scalar DateTime
  scalar URL
  # Length in centimeters
  scalar Length
  # Weight in grams
  scalar Weight

  enum Insurance {
    Public
    Private
  }

  enum Gender {
    Male
    Female
    TransgenderMale
    TransgenderFemale
    NonBinary
  }

  enum Weekday {
    Monday
    Tuesday
    Wednesday
    Thursday
    Friday
    Saturday
    Sunday
  }

  enum ActivityLevel {
    VeryHigh
    High
    Medium
    Low
    VeryLow
  }

  type Address {
    streetName: String!
    streetNumber: Int!
    city: String!
    zipCode: Int!
    coordinates: Coordinates!
  }

  type AppointmentTime {
    start: DateTime
    duration: Int
  }

  type Appointment implements Node {
    id: ID!
    patient: Patient!
    doctor: Doctor!
    expectedTime: AppointmentTime!
    # Time of the appointment after delays
    actualTime: AppointmentTime
    insurance: Insurance!
    notes: String
    sharedData: Boolean!
    selectedServices: [Service!]!
    isDone: Boolean!
  }

  type Checkup implements Node {
    id: ID!
    isRead: Boolean!
    services: [String!]!
    suggestedDate: DateTime!
  }

  type Doctor implements Node {
    id: ID!
    firstname: String!
    lastname: String!
    specialities: [String!]!
    address: Address!
    offeredSlots: [OfferedSlot!]!
    rating: Float!
    topServices: [Service!]!
    topReviews: [Review!]!
    webpage: URL
    appointments: [Appointment!]!
    reviews(after: String, first: Int, before: String, last: Int): ReviewsConnection!
    services: [Service!]!
  }

  type Followup implements Node {
    id: ID!
    isRead: Boolean!
    doctor: Doctor!
    services: [Service!]!
    suggestedDate: DateTime!
  }

  type OfferedSlot {
    day: Weekday!
    start: String!
    end: String!
  }

  type Recommendation {
    service: String!
    kind: String!
    periodInDays: Int
  }

  type Patient implements Node {
    id: ID!
    firstname: String!
    lastname: String!
    activityLevel: ActivityLevel
    birthDate: DateTime
    insurance: Insurance!
    gender: Gender
    height: Length
    weight: Weight
    medications: [String!]!
    medicalConditions: [String!]!
    allergies: [String!]!
    surgeries: [String!]!
    isSmoker: Boolean
    address: Address!
    checkupRecommendations: [Recommendation!]!
    unreadCheckups: [Checkup!]!
  }

  type Review implements Node {
    id: ID!
    rating: Int!
    doctor: Doctor!
    patient: Patient!
    content: String
  }

  type Service implements Node {
    id: ID!
    name: String!
    doctor: Doctor!
    description: String
    estimatedDuration: Int
    publicCovered: Boolean
    privateCovered: Boolean
    timesSelected: Int!
  }

  type User implements Node {
    id: ID!
    firstname: String!
    lastname: String!
    doctorProfile: Doctor
    patientProfile: Patient
  }

  type Coordinates {
    latitude: Float!
    longitude: Float!
  }

  type NearbyLocation {
    label: String!
    coordinates: Coordinates!
    maximumDistanceInMeters: Int!
  }

  type SearchScope {
    query: String
    specialities: [String!]
    cities: [String!]
    nearby: NearbyLocation
    minRating: Float
  }

  type SearchSuggestions {
    specialities: [String!]
    cities: [String!]
    nearby: NearbyLocation
    minRating: Float
  }

  type Search implements Node {
    id: ID!
    scope: SearchScope!
    suggestions: SearchSuggestions!
    results(after: String, first: Int, before: String, last: Int): DoctorsConnection!
  }

  type Query {
    greeting: String!
    me: User
    node(id: ID!): Node
    search(
      query: String
      specialities: [String!]
      cities: [String!]
      nearby: NearbyLocationInput
      minRating: Float
    ): Search!
    users(after: String, first: Int, before: String, last: Int): UsersConnection!
    patients(after: String, first: Int, before: String, last: Int): PatientsConnection!
    doctors(after: String, first: Int, before: String, last: Int): DoctorsConnection!
    reviews(after: String, first: Int, before: String, last: Int): ReviewsConnection!
    services(after: String, first: Int, before: String, last: Int): ServicesConnection!
    latestReviews: [Review!]!
    patientUpcomingAppointments(id: ID!): [Appointment!]!
    patientPreviousAppointments(id: ID!): [Appointment!]!
    cities: [String!]!
    specialities: [String!]!
  }

  type Mutation {
    createUserDoctor(input: UserDoctorInput!): User
    deleteAppointmentById(id: ID!): Boolean!
    makeAppointmentAsDone(id: ID!): Boolean!
    assignFollowup(followupInput: FollowupInput!): Boolean!
    createUserPatient(input: UserPatientInput!): User
    createAppointment(input: AppointmentInput!): Appointment!
    updateUserPatientProfile(input: UserPatientInputUpd!): Patient
    generateCheckups(input: CheckupsGenInput!): [Checkup!]!
    markCheckupAsRead(id: ID!): Boolean!
  }

  type Subscription {
    appointmentFinished: Int!
  }

  ${connectionsText}

  ${inputsText}
`;
