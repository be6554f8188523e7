/** The installation, its surgeries and operators, and what is set up once. */
export const pinfoldSetUpText: string = /* GraphQL */ `
  type Installation {
    id: ID!
    "The licensee's name."
    name: String!
    serialNo: String!
    release: String!
    currencyCode: String!
    modules: [LicensedModule!]!
    licensedSeats: Int!
  }

  type LicensedModule {
    moduleCode: String!
    moduleDescription: String!
    expiresOn: LocalDate
  }

  type PostalAddress {
    line1: String
    line2: String
    town: String
    county: String
    postcode: String
  }

  "A site with consulting rooms and a diary of its own."
  type Surgery {
    id: ID!
    surgeryNo: Int!
    surgeryCode: String!
    name: String!
    address: PostalAddress!
    telephone: String
    email: String
    "java.time.ZoneId of the clock on its wall."
    zoneId: String!
    isHeadSurgery: Boolean!
    openingHours: [OpeningHours!]!
    diaryColumns: [DiaryColumn!]!
  }

  enum DayOfWeek {
    MONDAY
    TUESDAY
    WEDNESDAY
    THURSDAY
    FRIDAY
    SATURDAY
    SUNDAY
  }

  type OpeningHours {
    dayOfWeek: DayOfWeek!
    opensAt: LocalTime
    closesAt: LocalTime
  }

  input OperatorCriteria {
    surgeryId: ID
    gradeCodes: [String!]
    surname: String
    includeLeavers: Boolean! = false
  }

  type OperatorPage {
    content: [Operator!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  "Whoever signs in and may head a column of the diary."
  type Operator {
    id: ID!
    "Initials, as they are signed with."
    opCode: String!
    title: String
    forename: String
    surname: String!
    qualifications: String
    gradeCode: String!
    gradeDescription: String!
    registrationNo: String
    email: String
    surgeries: [Surgery!]!
    operatorGroup: OperatorGroup!
    leaver: Boolean!
  }

  type OperatorGroup {
    groupCode: String!
    groupDescription: String!
    rights: [OperatorRight!]!
  }

  type OperatorRight {
    rightCode: String!
    rightDescription: String!
    granted: Boolean!
  }

  type BookingCode {
    bookingCode: String!
    bookingDescription: String!
    usualMins: Int!
    colour: String!
    "Keeps a column free; nobody is booked in."
    blocksTime: Boolean!
    webBookable: Boolean!
    withdrawn: Boolean!
  }

  enum LookupTable {
    PROGRESS
    SPECIES
    BREED
    SEX
    GRADE
    NUMBER_TYPE
    MARKER
    RECEIPT_METHOD
    REMINDER_TYPE
    CLAIM_STAGE
    STOCK_GROUP
  }

  type LookupCode {
    code: String!
    description: String!
    position: Int!
    withdrawn: Boolean!
  }

  type SystemSetting {
    section: String!
    keyword: String!
    setting: String
  }

  type Terminal {
    terminalNo: Int!
    description: String!
    surgery: Surgery!
    labelPrinter: String
  }

  type LetterTemplate {
    templateCode: String!
    description: String!
    body: String!
  }

  input AuditCriteria {
    tableName: String
    rowId: ID
    from: LocalDateTime
    to: LocalDateTime
  }

  type AuditLinePage {
    content: [AuditLine!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  enum AuditAction {
    INSERT
    UPDATE
  }

  type AuditLine {
    tableName: String!
    rowId: ID!
    action: AuditAction!
    stampedAt: LocalDateTime!
  }
`;
