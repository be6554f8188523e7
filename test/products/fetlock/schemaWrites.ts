/** What Fetlock can change: stored procedures, with a code that they return. */
export const fetlockWritesText: string = /* GraphQL */ `
  "Every mutation returns a ReturnCode: 0 done, 1 not on file, 2 value not accepted, 3 already cancelled, 9 refused. Where it isn't 0 nothing was changed and ReturnText says why."
  type Mutation {
    "Puts an appointment or a block into the diary."
    BookDiaryEntry(Entry: NewDiaryEntry!): DiaryResult!
    "Changes an entry. What is left out or null stays as it is."
    AmendDiaryEntry(EntryNo: Int!, Changes: DiaryEntryChanges!): DiaryResult!
    "Cancels an entry, which stays in the diary as cancelled."
    CancelDiaryEntry(EntryNo: Int!, CancelReason: String): DiaryResult!
    "Takes an entry out of the diary that should never have been there."
    RemoveDiaryEntry(EntryNo: Int!): DiaryResult!
    "Opens an account for a new client."
    OpenAccount(Account: NewAccount!): AccountResult!
    "Changes an account. What is left out or null stays as it is; Contacts replace all lines."
    AmendAccount(AccountNo: Int!, Changes: AccountChanges!): AccountResult!
    "Enters a new animal of an account."
    AddAnimal(Animal: NewAnimal!): AnimalResult!
    AmendAnimal(AnimalNo: Int!, Changes: AnimalChanges!): AnimalResult!
  }

  type DiaryResult {
    ReturnCode: Int!
    ReturnText: String
    Entry: DiaryEntry
  }

  type AccountResult {
    ReturnCode: Int!
    ReturnText: String
    Account: Account
  }

  type AnimalResult {
    ReturnCode: Int!
    ReturnText: String
    Animal: Animal
  }

  input NewDiaryEntry {
    SiteNo: Int!
    DiaryDate: LocalDate!
    StartTime: LocalTime!
    "DefaultMinutes of the type where it is left out."
    Minutes: Int
    TypeCode: String!
    StaffCode: String
    "Left out, it is the principal owner of the animal."
    AccountNo: Int
    AnimalNo: Int
    ReasonForVisit: String
  }

  input DiaryEntryChanges {
    SiteNo: Int
    DiaryDate: LocalDate
    StartTime: LocalTime
    Minutes: Int
    TypeCode: String
    StaffCode: String
    "Any code of DiaryStatuses but CXL, for which there is CancelDiaryEntry."
    StatusCode: String
    ReasonForVisit: String
  }

  input AccountContactLine {
    Kind: ContactKind!
    Detail: String!
    Remark: String
  }

  input NewAccount {
    Forename: String
    Surname: String!
    Contacts: [AccountContactLine!]
    AddressLine1: String
    Town: String
    "Site 1 where it is left out."
    HomeSiteNo: Int
    Memo: String
  }

  input AccountChanges {
    Forename: String
    Surname: String
    Contacts: [AccountContactLine!]
    AddressLine1: String
    Town: String
    HomeSiteNo: Int
    Memo: String
    Inactive: Boolean
  }

  input NewAnimal {
    "The principal owner."
    AccountNo: Int!
    AnimalName: String!
    "SpeciesCode or Caption of the SpeciesTable."
    Species: String!
    Breed: String
    Coat: String
    SexCode: String
    DateOfBirth: LocalDate
    MicrochipNo: String
  }

  input AnimalChanges {
    AnimalName: String
    Species: String
    Breed: String
    Coat: String
    SexCode: String
    DateOfBirth: LocalDate
    MicrochipNo: String
    Deceased: Boolean
    Inactive: Boolean
  }
`;
