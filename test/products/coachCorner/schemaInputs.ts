/** What is handed over to be entered or changed. */
export const inputsText: string = /* GraphQL */ `
  input CreateBookingInput {
    additionalNotes: String!
    coachId: Int!
    coacheeId: Int!
    serviceType: String!
    status: String!
  }

  input CreateBookingSlotInput {
    date: DateTime!
    endTime: DateTime!
    startTime: DateTime!
    status: String!
  }

  input CreateCoachInput {
    address: String!
    bio: String!
    birthday: DateTime!
    email: String!
    firstName: String!
    lastName: String!
    password: String!
    profilePicture: String!
  }

  input CreateCoachInterestInput {
    name: String!
    type: String!
  }

  input CreateCoachTaskInput {
    coachId: Int!
    completionStatus: String!
    date: DateTime!
    description: String!
    title: String!
  }

  input CreateCoacheeInput {
    address: String!
    bio: String!
    birthday: DateTime!
    email: String!
    firstName: String!
    lastName: String!
    password: String!
    profilePicture: String!
    sport: String!
  }

  input CreateCoacheeInterestInput {
    name: String!
    type: String!
  }

  input CreateCoacheeTaskInput {
    coacheeId: Int!
    completionStatus: String!
    date: DateTime!
    description: String!
    title: String!
  }

  input CreateContactInput {
    coachId: Int!
    coacheeId: Int!
    contactedStatus: Boolean!
  }

  input CreateMessageInput {
    contactId: Int!
    content: String!
  }

  input CreateNewCoachInterestInput {
    coachId: Int!
    name: String!
    type: String!
  }

  input CreateNewCoacheeInterestInput {
    coacheeId: Int!
    name: String!
    type: String!
  }

  input CreateReviewInput {
    coachId: Int!
    coacheeId: Int!
    comment: String!
    starRating: Int!
  }

  input CreateSportInput {
    type: String!
  }

  input CreateSportsCredentialsInput {
    credentialPicture: String!
    sportId: Int!
  }

  input UpdateBookingInput {
    additionalNotes: String!
    serviceType: String!
  }

  input UpdateBookingSlotInput {
    date: DateTime!
    endTime: DateTime!
    id: Int!
    startTime: DateTime!
    status: String!
  }

  input UpdateBookingSlotStatusInput {
    status: String!
  }

  input UpdateBookingStatusInput {
    status: String!
  }

  input UpdateCoachInterestInput {
    id: Int!
    name: String!
    type: String!
  }

  input UpdateCoachProfileInput {
    address: String!
    bio: String!
    profilePicture: String!
  }

  input UpdateCoachTaskInput {
    completionStatus: String!
    date: DateTime!
    description: String!
    title: String!
  }

  input UpdateCoacheeInterestInput {
    id: Int!
    name: String!
    type: String!
  }

  input UpdateCoacheeProfileInput {
    address: String!
    bio: String!
    profilePicture: String!
  }

  input UpdateCoacheeTaskInput {
    completionStatus: String!
    date: DateTime!
    description: String!
    title: String!
  }

  input UpdateContactedStatusInput {
    contactedStatus: Boolean!
  }
`;
