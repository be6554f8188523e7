/** What can be written. What the operator can put right comes back as messages, beside a row that is null. */
export const pinfoldWritesText: string = /* GraphQL */ `
  type Mutation {
    enterInDiary(input: DiaryEntryInput!): DiaryEntryResult!
    "What is left out stays as it is; null empties what can be empty."
    amendDiaryEntry(id: ID!, amendment: DiaryEntryAmendment!): DiaryEntryResult!
    "The booking stays in the diary, struck through."
    strikeOutDiaryEntry(id: ID!, reason: String, rowVersion: String): DiaryEntryResult!
    "Moves a booking on, from the telephone to the door."
    markProgress(id: ID!, progressCode: String!): DiaryEntryResult!
    "Takes an entry off the diary as if it had not been made."
    deleteDiaryEntry(id: ID!): DiaryEntryResult!
    openAccount(input: AccountInput!): AccountResult!
    amendAccount(id: ID!, amendment: AccountAmendment!): AccountResult!
    deleteAccount(id: ID!): AccountResult!
    "Moves cards and bookings to the account that is kept."
    mergeAccounts(keepId: ID!, removeId: ID!): AccountResult!
    startRecordCard(input: RecordCardInput!): RecordCardResult!
    amendRecordCard(id: ID!, amendment: RecordCardAmendment!): RecordCardResult!
    postReceipt(input: ReceiptInput!): ReceiptResult!
    fileLetter(input: LetterInput!): LetterResult!
    markReminderSent(id: ID!): Reminder!
    jotDown(input: JottingInput!): Jotting!
    tickOffJotting(id: ID!): Jotting!
  }

  enum MessageSeverity {
    ERROR
    WARNING
  }

  type SaveMessage {
    severity: MessageSeverity!
    field: String
    text: String!
  }

  type DiaryEntryResult {
    saved: Boolean!
    diaryEntry: DiaryEntry
    messages: [SaveMessage!]!
  }

  type AccountResult {
    saved: Boolean!
    account: Account
    messages: [SaveMessage!]!
  }

  type RecordCardResult {
    saved: Boolean!
    recordCard: RecordCard
    messages: [SaveMessage!]!
  }

  type ReceiptResult {
    saved: Boolean!
    receipt: Receipt
    messages: [SaveMessage!]!
  }

  type LetterResult {
    saved: Boolean!
    letter: Letter
    messages: [SaveMessage!]!
  }

  input DiaryEntryInput {
    surgeryId: ID!
    diaryDate: LocalDate!
    startTime: LocalTime!
    "The usual length of the booking code where none is given."
    lengthMins: Int
    bookingCode: String!
    "The account of the card where none is given."
    accountId: ID
    cardId: ID
    clinicianId: ID
    narrative: String
  }

  input DiaryEntryAmendment {
    surgeryId: ID
    diaryDate: LocalDate
    startTime: LocalTime
    lengthMins: Int
    bookingCode: String
    accountId: ID
    cardId: ID
    clinicianId: ID
    narrative: String
    progressCode: String
    "As it was read; what somebody else has changed since is not written over."
    rowVersion: String
  }

  input ContactNumberInput {
    "A code of the lookup table NUMBER_TYPE."
    typeCode: String!
    number: String!
  }

  input PostalAddressInput {
    line1: String
    town: String
  }

  input AccountInput {
    title: String
    forename: String
    surname: String!
    address: PostalAddressInput
    numbers: [ContactNumberInput!]
    email: String
    homeSurgeryId: ID
    popUpNote: String
    markerCodes: [String!]
  }

  input AccountAmendment {
    title: String
    forename: String
    surname: String
    address: PostalAddressInput
    "Takes the place of all numbers."
    numbers: [ContactNumberInput!]
    email: String
    homeSurgeryId: ID
    popUpNote: String
    markerCodes: [String!]
    dormant: Boolean
    rowVersion: String
  }

  input RecordCardInput {
    accountId: ID!
    animalName: String!
    "A code of the lookup table SPECIES; its description is understood too."
    speciesCode: String!
    breedDescription: String
    sexCode: String
    colour: String
    dateOfBirth: LocalDate
    microchipNo: String
  }

  input RecordCardAmendment {
    accountId: ID
    animalName: String
    speciesCode: String
    breedDescription: String
    sexCode: String
    colour: String
    dateOfBirth: LocalDate
    microchipNo: String
    deceased: Boolean
    rowVersion: String
  }

  input ReceiptInput {
    accountId: ID!
    "Unallocated where no invoice is named."
    invoiceId: ID
    amount: BigDecimal!
    methodCode: String!
    reference: String
  }

  input LetterInput {
    accountId: ID!
    body: String!
  }

  input JottingInput {
    text: String!
    forOperatorId: ID
    dueOn: LocalDate
  }
`;
