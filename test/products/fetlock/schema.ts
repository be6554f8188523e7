import { fetlockWritesText } from './schemaWrites.ts';

/** The schema of Fetlock: tables and views of its database, and what reads them. */
export const fetlockText: string = /* GraphQL */ `
  "A calendar day, YYYY-MM-DD."
  scalar LocalDate
  "A time of day on the clock of the site, HH:mm:ss. Seconds may be left out in input."
  scalar LocalTime
  "An instant in UTC."
  scalar DateTime
  scalar Decimal

  type Query {
    "The licence of this installation."
    Licence: Licence!
    "All sites of the practice."
    Sites: [Site!]!
    Site(SiteNo: Int!): Site
    "Accounts by AccountNo. Pass NextStartAfter of the last rowset as StartAfter to go on."
    Accounts(StartAfter: Int = 0, MaxRows: Int = 50): AccountRowset!
    Account(AccountNo: Int!): Account
    "Accounts whose name begins with the text, as 'Surname Forename', 'Surname, Forename' or 'Forename Surname'. Four or more digits look for a telephone number or the AccountNo, a text with @ for an e-mail address."
    FindAccounts(LookFor: String!, MaxRows: Int = 25): [AccountHit!]!
    "Animals by AnimalNo. Pass NextStartAfter of the last rowset as StartAfter to go on."
    Animals(StartAfter: Int = 0, MaxRows: Int = 50): AnimalRowset!
    Animal(AnimalNo: Int!): Animal
    "The page of the diary for one site and one day, by start time."
    Diary(SiteNo: Int!, DiaryDate: LocalDate!, StaffCode: String): [DiaryEntry!]!
    DiaryEntry(EntryNo: Int!): DiaryEntry
    DiaryTypes: [DiaryType!]!
    DiaryStatuses: [DiaryStatus!]!
    "Everyone on the staff, with those who have left."
    StaffMembers(SiteNo: Int): [StaffMember!]!
    SpeciesTable: [Species!]!
    AccountCategories: [AccountCategory!]!
    "Invoices of an account, the newest first."
    Invoices(AccountNo: Int!): [Invoice!]!
    Invoice(InvoiceNo: Int!): Invoice
    Receipts(AccountNo: Int!): [Receipt!]!
    "Price list and stock."
    StockItems(StartAfter: Int = 0, MaxRows: Int = 50): StockItemRowset!
    Suppliers: [Supplier!]!
    "Stations with the Windows client."
    Workstations: [Workstation!]!
  }

  type Licence {
    LicenceNo: String!
    PracticeName: String!
    Seats: Int!
    DatabaseVersion: String!
    ApiVersion: String!
    ValidUntil: LocalDate
  }

  type Site {
    SiteNo: Int!
    SiteName: String!
    AddressLine1: String
    AddressLine2: String
    Town: String
    State: String
    ZipCode: String
    Telephone: String
    EMail: String
    "Windows time zone of the site (TimeZoneInfo.Id). Times in its diary are on this clock."
    TimeZoneId: String!
  }

  "The owner of animals, who gets the bill: a person, or an organization that has its name in Surname."
  type Account {
    AccountNo: Int!
    Title: String
    Forename: String
    Surname: String!
    "Name as it is printed on letters."
    MailingName: String!
    AddressLine1: String
    AddressLine2: String
    Town: String
    "Telephone numbers and e-mail addresses, in the order of LineNo."
    Contacts: [AccountContact!]!
    "What the practice marks accounts with."
    Categories: [AccountCategory!]!
    HomeSite: Site
    "No longer comes. The account stays on file."
    Inactive: Boolean!
    Memo: String
    "Day of the last visit that took place."
    LastVisitOn: LocalDate
    "What is owed."
    Balance: Decimal!
    OpenedOn: LocalDate!
    AmendedAt: DateTime!
    Animals: [Animal!]!
    "All entries of the diary for this account, the newest first."
    DiaryEntries: [DiaryEntry!]!
  }

  enum ContactKind {
    HOME
    WORK
    CELL
    EMAIL
  }

  type AccountContact {
    LineNo: Int!
    Kind: ContactKind!
    Detail: String!
    Remark: String
  }

  type AccountCategory {
    CategoryCode: String!
    Caption: String!
  }

  type AccountRowset {
    Rows: [Account!]!
    "AccountNo of the last row, null when there are no more rows."
    NextStartAfter: Int
  }

  "A row of the account search."
  type AccountHit {
    AccountNo: Int!
    MailingName: String!
    Town: String
    "The first telephone number."
    Telephone: String
    "Names of the animals, with commas."
    AnimalNames: String
    Account: Account!
  }

  type Animal {
    AnimalNo: Int!
    AnimalName: String!
    Species: Species
    Breed: String
    Coat: String
    "M, F or U."
    SexCode: String!
    DateOfBirth: LocalDate
    MicrochipNo: String
    Deceased: Boolean!
    Inactive: Boolean!
    "Accounts that the animal belongs to, the principal one first. Empty for strays."
    Owners: [AnimalOwner!]!
    EnteredOn: LocalDate!
    AmendedAt: DateTime!
    "All entries of the diary for this animal, the newest first."
    DiaryEntries: [DiaryEntry!]!
  }

  "Link of an animal and an account."
  type AnimalOwner {
    Account: Account!
    "The account that is called and billed. Each animal with owners has one."
    IsPrincipal: Boolean!
    "Such as Owner or Partner."
    Relationship: String!
  }

  type AnimalRowset {
    Rows: [Animal!]!
    "AnimalNo of the last row, null when there are no more rows."
    NextStartAfter: Int
  }

  type Species {
    SpeciesCode: String!
    Caption: String!
  }

  "An appointment, or time that is kept free."
  type DiaryEntry {
    EntryNo: Int!
    Site: Site!
    "Day on the clock of the site."
    DiaryDate: LocalDate!
    StartTime: LocalTime!
    Minutes: Int!
    Type: DiaryType!
    Status: DiaryStatus!
    "Who sees the animal; null for any clinician."
    Clinician: StaffMember
    Account: Account
    Animal: Animal
    ReasonForVisit: String
    CancelReason: String
    "Time that is kept free, such as a meeting. Has no account."
    IsBlockOut: Boolean!
    "Windows user who made the entry."
    EnteredBy: String
    EnteredAt: DateTime!
    AmendedAt: DateTime!
  }

  type DiaryType {
    TypeCode: String!
    Caption: String!
    DefaultMinutes: Int!
    "OLE color."
    Color: Int!
    IsBlockOut: Boolean!
    OnlineBooking: Boolean!
  }

  type DiaryStatus {
    StatusCode: String!
    Caption: String!
    SortOrder: Int!
  }

  type StaffMember {
    StaffCode: String!
    Forename: String!
    Surname: String!
    Qualifications: String
    JobTitle: String!
    EMail: String
    Sites: [Site!]!
    HasLeft: Boolean!
  }

  type Invoice {
    InvoiceNo: Int!
    AccountNo: Int!
    AnimalNo: Int
    SiteNo: Int!
    InvoiceDate: LocalDate!
    Lines: [InvoiceLine!]!
    NetTotal: Decimal!
    SalesTax: Decimal!
    GrossTotal: Decimal!
  }

  type InvoiceLine {
    LineNo: Int!
    Description: String!
    Quantity: Decimal!
    UnitPrice: Decimal!
  }

  type Receipt {
    ReceiptNo: Int!
    AccountNo: Int!
    InvoiceNo: Int
    "CARD, CASH or CHECK."
    Method: String!
    Amount: Decimal!
    ReceivedAt: DateTime!
  }

  type StockItem {
    ItemNo: Int!
    Description: String!
    UnitPrice: Decimal!
    QuantityOnHand: Decimal
    ReorderLevel: Decimal
    Supplier: Supplier
    Discontinued: Boolean!
  }

  type StockItemRowset {
    Rows: [StockItem!]!
    NextStartAfter: Int
  }

  type Supplier {
    SupplierNo: Int!
    SupplierName: String!
    Telephone: String
    EMail: String
  }

  type Workstation {
    StationName: String!
    SiteNo: Int!
    WindowsUser: String
    LastSeenAt: DateTime
  }

  ${fetlockWritesText}
`;
