import { inputsText } from './schemaInputs.ts';
import { typesText } from './schemaTypes.ts';

const rootsText = /* GraphQL */ `
  type Query {
    coachees: [Coachee]
    coaches: [Coach]
    findBookingByID(bookingID: Int!): Booking
    findBookingsByStatusAndCoachID(coachID: Int!, status: String!): [Booking]
    findBookingsByStatusAndCoacheeID(coacheeID: Int!, status: String!): [Booking]
    findCoachByEmailAndPassword(email: String!, password: String!): Coach
    findCoachByID(userID: Int!): Coach
    findCoacheeByEmailAndPassword(email: String!, password: String!): Coachee
    findCoacheeByID(userID: Int!): Coachee
    findCoachesBySport(sportType: String!): [Coach]
    findContactsOfCoach(coachId: Int!): [Contact]
    findContactsOfCoachDespiteContactedStatus(coachId: Int!): [Contact]
    findMessagesByContactId(contactId: Int!): [Message]
    findMessagesForCoachList(coacheeId: Int!): [Message]
    findMessagesForCoacheeList(coachId: Int!): [Message]
    findNonContactCoachesBySport(coacheeID: Int!, sportType: String!): [Coach]
    findOneToOneServiceSlotsByCoachId(coachId: Int!): [SlotTime]!
    findRecommendedCoaches(coacheeId: Int!): [Coach]
    findfilteredMessagesByContactId(contactId: Int!, numberOfMessages: Int!): [Message]
  }

  type Mutation {
    coachLogin(email: String!, password: String!): Coach
    coacheeLogin(email: String, password: String): Coachee
    createBooking(input: CreateBookingInput!, slotsInput: [CreateBookingSlotInput!]!): Booking
    createCoach(
      input: CreateCoachInput!
      interestsInput: [CreateCoachInterestInput!]!
      sportsInput: [CreateSportInput!]!
    ): Coach
    createCoachInterest(input: CreateNewCoachInterestInput!): CoachInterest
    createCoachTask(input: CreateCoachTaskInput!): CoachTask
    createCoachee(input: CreateCoacheeInput!, interestsInput: [CreateCoacheeInterestInput!]!): Coachee
    createCoacheeInterest(input: CreateNewCoacheeInterestInput!): CoacheeInterest
    createCoacheeTask(input: CreateCoacheeTaskInput!): CoacheeTask
    createContact(input: CreateContactInput!): Contact
    createMessage(input: CreateMessageInput!): Message
    createReview(input: CreateReviewInput!): Review
    createSportsCredentials(input: CreateSportsCredentialsInput!): SportsCredential
    updateBookingSlotStatus(id: Int!, input: UpdateBookingSlotStatusInput!): BookingSlot
    updateBookingStatus(id: Int!, input: UpdateBookingStatusInput!): Booking
    updateCoachInterests(input: [UpdateCoachInterestInput]!): [CoachInterest]
    updateCoachProfile(id: Int!, input: UpdateCoachProfileInput!): Coach
    updateCoachTask(id: Int!, input: UpdateCoachTaskInput!): CoachTask
    updateCoacheeInterests(input: [UpdateCoacheeInterestInput]!): [CoacheeInterest]
    updateCoacheeProfile(id: Int!, input: UpdateCoacheeProfileInput!): Coachee
    updateCoacheeTask(id: Int!, input: UpdateCoacheeTaskInput!): CoacheeTask
    updateContactedStatus(id: Int!, input: UpdateContactedStatusInput!): Contact
    updatePendingBooking(
      addSlots: [CreateBookingSlotInput]
      bookingData: UpdateBookingInput!
      bookingId: Int!
      deleteSlotsIds: [Int]
      updateSlots: [UpdateBookingSlotInput]
      updateSlotsIds: [Int]
    ): Booking
  }

  type Subscription {
    newMessage(channelName: String!): Message
  }
`;

/** SDL of the service. */
export const coachCornerText: string = rootsText + typesText + inputsText;
