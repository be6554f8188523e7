import { pinfoldClinicalText } from './schemaClinical.ts';
import { pinfoldDiaryText } from './schemaDiary.ts';
import { pinfoldPeopleText } from './schemaPeople.ts';
import { pinfoldSetUpText } from './schemaSetUp.ts';
import { pinfoldTradeText } from './schemaTrade.ts';
import { pinfoldWritesText } from './schemaWrites.ts';

/** Scalars, paging and the queries of all modules. */
const rootText = /* GraphQL */ `
  "An RFC-3339 compliant Full Date Scalar"
  scalar LocalDate
  "24-hour clock time value string in the format hh:mm:ss"
  scalar LocalTime
  "Date and time by the clock of the head surgery, without an offset"
  scalar LocalDateTime
  "An arbitrary precision signed decimal"
  scalar BigDecimal

  enum SortDirection {
    ASC
    DESC
  }

  input SortInput {
    property: String!
    direction: SortDirection! = ASC
  }

  "Pages count from 0. More than 200 rows are cut to 200."
  input PageInput {
    pageNumber: Int! = 0
    pageSize: Int! = 50
    sort: [SortInput!]
  }

  type Query {
    "What is installed, and for whom."
    installation: Installation!
    surgeries: [Surgery!]!
    surgery(id: ID!): Surgery
    operators(criteria: OperatorCriteria, page: PageInput): OperatorPage!
    operator(id: ID!): Operator
    operatorGroups: [OperatorGroup!]!
    "What a column can be booked for."
    bookingCodes(includeWithdrawn: Boolean! = false): [BookingCode!]!
    "The codes of one lookup table with their descriptions."
    lookup(table: LookupTable!): [LookupCode!]!
    systemSettings(section: String): [SystemSetting!]!
    terminals(surgeryId: ID): [Terminal!]!
    letterTemplates: [LetterTemplate!]!
    auditTrail(criteria: AuditCriteria, page: PageInput): AuditLinePage!

    "Bookings and blocked time of the diary, by date and time unless sorted. Dates are those of each surgery's own clock."
    diaryEntries(criteria: DiaryCriteria!, page: PageInput): DiaryEntryPage!
    diaryEntry(id: ID!): DiaryEntry
    "A day of one surgery as the diary screen shows it, column by column."
    daySheet(surgeryId: ID!, date: LocalDate!): DaySheet!
    diaryColumns(surgeryId: ID): [DiaryColumn!]!
    sittings(criteria: SittingCriteria!): [Sitting!]!
    freeSlots(criteria: FreeSlotCriteria!): [FreeSlot!]!

    "Accounts by account number unless sorted."
    accounts(criteria: AccountCriteria, page: PageInput): AccountPage!
    account(id: ID!): Account
    accountByNo(accountNo: String!): Account
    "As F2 in the desktop: accounts by the beginnings of names, telephone digits, account number, e-mail or an animal's name."
    quickFind(text: String!, maxHits: Int! = 25): [Account!]!
    "Record cards in the order in which they were started unless sorted."
    recordCards(criteria: RecordCardCriteria, page: PageInput): RecordCardPage!
    recordCard(id: ID!): RecordCard
    recordCardByMicrochip(microchipNo: String!): RecordCard

    "Clinical cases, newest first unless sorted."
    cases(criteria: CaseCriteria, page: PageInput): CasePage!
    case(id: ID!): Case
    vaccinations(cardId: ID!): [Vaccination!]!
    reminders(criteria: ReminderCriteria, page: PageInput): ReminderPage!
    insuranceClaims(criteria: ClaimCriteria, page: PageInput): InsuranceClaimPage!

    "What was posted to an account, oldest first."
    postings(criteria: PostingCriteria!, page: PageInput): PostingPage!
    "Invoices, newest first unless sorted."
    invoices(criteria: InvoiceCriteria, page: PageInput): InvoicePage!
    invoice(id: ID!): Invoice
    stockItems(criteria: StockCriteria, page: PageInput): StockItemPage!
    stockItem(itemCode: String!): StockItem
    suppliers: [Supplier!]!
    vatRates: [VatRate!]!
    letters(criteria: LetterCriteria, page: PageInput): LetterPage!
    "Things to do, as the yellow notes of the desktop."
    jottings(operatorId: ID, includeTickedOff: Boolean! = false): [Jotting!]!
  }
`;

/** The whole schema of Pinfold. */
export const pinfoldText: string =
  rootText +
  pinfoldSetUpText +
  pinfoldPeopleText +
  pinfoldDiaryText +
  pinfoldClinicalText +
  pinfoldTradeText +
  pinfoldWritesText;
