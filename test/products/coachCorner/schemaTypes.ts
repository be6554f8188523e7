/** Types of people, bookings and what goes with them. */
export const typesText: string = /* GraphQL */ `
  "A date and time in UTC, such as 2007-12-03T10:15:30Z, in the date-time format of RFC 3339."
  scalar DateTime

  type Booking {
    active: Boolean!
    additionalNotes: String!
    bookingSlots: [BookingSlot]
    coach: Coach
    coachId: Int!
    coachee: Coachee
    coacheeId: Int!
    createdAt: DateTime!
    id: Int!
    serviceType: String!
    status: String!
    updatedAt: DateTime!
  }

  type BookingSlot {
    active: Boolean!
    booking: Booking
    bookingId: Int!
    createdAt: DateTime!
    date: DateTime!
    endTime: DateTime!
    id: Int!
    startTime: DateTime!
    status: String!
    updatedAt: DateTime!
  }

  type Coach {
    active: Boolean!
    address: String!
    bio: String!
    birthday: DateTime!
    bookings: [Booking]
    contacts: [Contact]
    createdAt: DateTime!
    email: String!
    firstName: String!
    id: Int!
    interests: [CoachInterest]
    lastName: String!
    password: String!
    profilePicture: String!
    reviews: [Review]
    sports: [Sport]
    tasks: [CoachTask]
    token: String
    updatedAt: DateTime!
  }

  type CoachInterest {
    active: Boolean!
    coach: Coach
    coachId: Int!
    createdAt: DateTime!
    id: Int!
    name: String!
    type: String!
    updatedAt: DateTime!
  }

  type CoachTask {
    active: Boolean!
    coach: Coach
    coachId: Int!
    completionStatus: String!
    createdAt: DateTime!
    date: DateTime!
    description: String!
    id: Int!
    title: String!
    updatedAt: DateTime!
  }

  type Coachee {
    active: Boolean!
    address: String!
    bio: String!
    birthday: DateTime!
    bookings: [Booking]
    contacts: [Contact]
    createdAt: DateTime!
    email: String!
    firstName: String!
    id: Int!
    interests: [CoacheeInterest]
    lastName: String!
    password: String!
    profilePicture: String!
    reviews: [Review]
    sport: String!
    tasks: [CoacheeTask]
    token: String
    updatedAt: DateTime!
  }

  type CoacheeInterest {
    active: Boolean!
    coachee: Coachee
    coacheeId: Int!
    createdAt: DateTime!
    id: Int!
    name: String!
    type: String!
    updatedAt: DateTime!
  }

  type CoacheeTask {
    active: Boolean!
    coachee: Coachee
    coacheeId: Int!
    completionStatus: String!
    createdAt: DateTime!
    date: DateTime!
    description: String!
    id: Int!
    title: String!
    updatedAt: DateTime!
  }

  type Contact {
    active: Boolean!
    coach: Coach
    coachId: Int!
    coachee: Coachee
    coacheeId: Int!
    contactedStatus: Boolean!
    createdAt: DateTime!
    id: Int!
    messages: [Message]
    updatedAt: DateTime!
  }

  type Message {
    contact: Contact
    contactId: Int!
    content: String!
    createdAt: DateTime!
    id: Int!
  }

  type Review {
    active: Boolean!
    coach: Coach
    coachId: Int!
    coachee: Coachee
    coacheeId: Int!
    comment: String!
    createdAt: DateTime!
    id: Int!
    starRating: Int!
    updatedAt: DateTime!
  }

  type SlotTime {
    date: DateTime
    endTime: DateTime
    startTime: DateTime
  }

  type Sport {
    active: Boolean!
    coach: Coach
    coachId: Int!
    createdAt: DateTime!
    id: Int!
    sportsCredentials: [SportsCredential]
    type: String!
    updatedAt: DateTime!
  }

  type SportsCredential {
    active: Boolean!
    createdAt: DateTime!
    credentialPicture: String!
    id: Int!
    sport: Sport
    sportId: Int!
    updatedAt: DateTime!
  }
`;
