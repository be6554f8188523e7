/** The diary: columns, sittings and what is entered in them. */
export const pinfoldDiaryText: string = /* GraphQL */ `
  input DiaryCriteria {
    fromDate: LocalDate!
    "The last date, included; at most 93 days from the first."
    toDate: LocalDate!
    surgeryId: ID
    columnId: ID
    clinicianId: ID
    accountId: ID
    cardId: ID
    progressCodes: [String!]
    bookingCodes: [String!]
    includeDeleted: Boolean! = false
  }

  type DiaryEntryPage {
    content: [DiaryEntry!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  type DiaryEntry {
    id: ID!
    surgery: Surgery!
    column: DiaryColumn!
    "Date and time by the clock of the surgery."
    diaryDate: LocalDate!
    startTime: LocalTime!
    lengthMins: Int!
    bookingCode: String!
    bookingDescription: String!
    progressCode: String!
    progressDescription: String!
    "A column that is kept free, with no account and no card."
    blocked: Boolean!
    account: Account
    "Empty where the account holder comes alone."
    card: RecordCard
    "Empty where whoever is free takes it."
    clinician: Operator
    "What it is about, as whoever answered the telephone typed it."
    narrative: String
    "Empty until the account holder is booked in at the desk."
    arrivedTime: LocalTime
    struckOutReason: String
    case: Case
    deleted: Boolean!
    createdAt: LocalDateTime!
    changedAt: LocalDateTime!
    rowVersion: String!
  }

  "A column of a surgery's diary: one for each clinician, and one that is nobody's."
  type DiaryColumn {
    id: ID!
    columnNo: Int!
    heading: String!
    surgery: Surgery!
    clinician: Operator
  }

  input SittingCriteria {
    surgeryId: ID!
    fromDate: LocalDate!
    toDate: LocalDate!
    clinicianId: ID
  }

  "A morning's or an afternoon's consulting in one column. Bookings are fitted into sittings."
  type Sitting {
    id: ID!
    column: DiaryColumn!
    sittingDate: LocalDate!
    label: String!
    startTime: LocalTime!
    endTime: LocalTime!
    intervalMins: Int!
  }

  type DaySheet {
    surgery: Surgery!
    sheetDate: LocalDate!
    columns: [DaySheetColumn!]!
  }

  type DaySheetColumn {
    column: DiaryColumn!
    sittings: [Sitting!]!
    entries: [DiaryEntry!]!
  }

  input FreeSlotCriteria {
    surgeryId: ID!
    bookingCode: String!
    fromDate: LocalDate!
    toDate: LocalDate!
    clinicianId: ID
  }

  type FreeSlot {
    column: DiaryColumn!
    slotDate: LocalDate!
    slotTime: LocalTime!
    lengthMins: Int!
  }
`;
