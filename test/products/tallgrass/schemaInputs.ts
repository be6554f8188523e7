/** What is sent with mutations. Fields of updates that are left out stay as they are. */
export const inputsText: string = /* GraphQL */ `
  input ScheduleVisitInput {
    hospitalId: ID!
    templateId: ID!
    startsAt: DateTime!
    "The template's duration unless it is given."
    durationMinutes: Int
    "A companion, a household or both. A companion's household is taken where only the companion is given."
    companionId: ID
    householdId: ID
    "Whose calendar it goes to; the calendar of visits that nobody has yet where it is left out."
    teammateId: ID
    presentingConcern: String
    deskMemo: String
    "Schedules over blocked time."
    ignoreTimeBlocks: Boolean! = false
  }

  input UpdateScheduledVisitInput {
    visitId: ID!
    hospitalId: ID
    templateId: ID
    startsAt: DateTime
    durationMinutes: Int
    companionId: ID
    householdId: ID
    teammateId: ID
    presentingConcern: String
    deskMemo: String
    stage: VisitStage
    ignoreTimeBlocks: Boolean! = false
  }

  input CancelScheduledVisitInput {
    visitId: ID!
    reason: String
  }

  input CheckInVisitInput {
    visitId: ID!
    "Puts the companion into a room right away."
    roomId: ID
  }

  input SignEncounterInput {
    encounterId: ID!
  }

  input BlockTimeInput {
    hospitalId: ID!
    teammateId: ID
    startsAt: DateTime!
    endsAt: DateTime!
    title: String!
  }

  input ReleaseTimeBlockInput {
    timeBlockId: ID!
  }

  input JoinWaitlistInput {
    hospitalId: ID!
    householdId: ID!
    companionId: ID
    templateId: ID
    availability: String
  }

  input LeaveWaitlistInput {
    entryId: ID!
  }

  input CreateHouseholdInput {
    primaryMember: HouseholdMemberInput!
    mailingAddress: PostalAddressInput
    homeHospitalId: ID
    labelIds: [ID!]
    headsUp: String
  }

  input HouseholdMemberInput {
    givenName: String
    familyName: String!
    phoneNumbers: [PhoneNumberInput!]
    emailAddresses: [String!]
  }

  input PhoneNumberInput {
    number: String!
    kind: PhoneKind! = MOBILE
  }

  input PostalAddressInput {
    line1: String!
    city: String!
  }

  input UpdateHouseholdInput {
    householdId: ID!
    status: HouseholdStatus
    mailingAddress: PostalAddressInput
    homeHospitalId: ID
    labelIds: [ID!]
    headsUp: String
  }

  input MergeHouseholdsInput {
    keepHouseholdId: ID!
    mergeHouseholdId: ID!
  }

  input AddHouseholdMemberInput {
    householdId: ID!
    relation: MemberRelation! = CO_PARENT
    member: HouseholdMemberInput!
  }

  input UpdateHouseholdMemberInput {
    memberId: ID!
    givenName: String
    familyName: String
    "All of them: what isn't in the list is removed."
    phoneNumbers: [PhoneNumberInput!]
    emailAddresses: [String!]
  }

  input AddCompanionInput {
    householdId: ID!
    name: String!
    speciesId: ID!
    breedId: ID
    sex: CompanionSex! = UNDETERMINED
    coat: String
    dateOfBirth: Date
    microchipNumber: String
  }

  input UpdateCompanionInput {
    companionId: ID!
    name: String
    speciesId: ID
    breedId: ID
    sex: CompanionSex
    coat: String
    dateOfBirth: Date
    microchipNumber: String
    standing: CompanionStanding
  }

  input LogWeightInput {
    companionId: ID!
    value: Float!
    unit: WeightUnit! = LB
    bodyConditionScore: Int
  }

  input CreateLabelInput {
    name: String!
  }

  input CreateFollowUpInput {
    title: String!
    dueOn: Date!
    assigneeId: ID
    "A household or a companion."
    regardingId: ID
  }

  input CompleteFollowUpInput {
    followUpId: ID!
  }

  input SendMessageInput {
    householdId: ID!
    "Starts a thread where it is left out."
    threadId: ID
    body: String!
  }

  input CollectPaymentInput {
    householdId: ID!
    invoiceId: ID
    cents: Int!
    tender: Tender! = CARD
    reference: String
  }
`;
