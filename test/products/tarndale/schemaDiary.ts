/** Types of the diary. */
export const diaryTypes = /* GraphQL */ `
  enum DiaryEntryKind {
    BOOKING
    "Time that is kept free: meetings, leave, deliveries."
    BLOCK_OUT
  }

  enum DiaryProgress {
    BOOKED
    CONFIRMED
    IN_WAITING_ROOM
    WITH_VET
    TO_BE_COLLECTED
    DEPARTED
    CANCELLED
    FAILED_TO_ATTEND
  }

  type DiaryEntry {
    id: Int!
    entryKind: DiaryEntryKind!
    centreId: Int!
    centre: Centre!
    diaryColumnId: Int
    diaryColumn: DiaryColumn
    purposeId: Int!
    purpose: DiaryPurpose!
    "With the offset of the centre."
    scheduledFrom: DateTime!
    scheduledTo: DateTime!
    progress: DiaryProgress!
    operatorId: Int
    operator: Operator
    accountId: Int
    account: Account
    animalId: Int
    animal: Animal
    "Why they are coming, as typed at the desk."
    subject: String
    cancellationReason: String
    consultation: Consultation
    bookedAt: DateTime!
    modifiedAt: DateTime!
  }

  "What time in the diary is taken for, with its usual length."
  type DiaryPurpose {
    id: Int!
    name: String!
    defaultMinutes: Int!
    colour: String!
    isBlockOut: Boolean!
    allowOnlineBooking: Boolean!
  }

  "A column of a centre's diary: a consult room, the theatre, a vehicle."
  type DiaryColumn {
    id: Int!
    centreId: Int!
    centre: Centre!
    caption: String!
    position: Int!
  }

  "Who would come at short notice."
  type WaitlistEntry {
    id: Int!
    centreId: Int!
    centre: Centre!
    accountId: Int!
    account: Account!
    animalId: Int
    animal: Animal
    purposeId: Int!
    purpose: DiaryPurpose!
    notBefore: Date!
    remarks: String
    addedAt: DateTime!
  }
`;
