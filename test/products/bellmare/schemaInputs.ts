/** SDL of what mutations take. */
export const bellmareInputText: string = /* GraphQL */ `
  input AttendanceInput {
    practitioner_id: ID!
    role: AttendingRole! = LEAD
  }

  input EntryInput {
    base_id: ID!
    call_type_id: ID!
    "Without an offset it is by the clock of the base."
    begins: DateTime!
    "The usual minutes of the call type where none are given."
    minutes: Int
    setting: CallSetting! = IN_CLINIC
    "The managing holder of the first animal where none is given."
    account_holder_id: ID
    animal_ids: [ID!]! = []
    attending: [AttendanceInput!]! = []
    concern: String
    desk_note: String
    "Of farm calls."
    stable_id: ID
    "Of farm calls."
    herd_id: ID
    "Of farm calls."
    drive_minutes: Int
  }

  input EntryPatch {
    base_id: ID
    call_type_id: ID
    begins: DateTime
    minutes: Int
    setting: CallSetting
    account_holder_id: ID
    animal_ids: [ID!]
    "Replaces everybody who was on the entry."
    attending: [AttendanceInput!]
    concern: String
    desk_note: String
    stable_id: ID
    herd_id: ID
    drive_minutes: Int
  }

  input PhoneLineInput {
    kind: PhoneKind! = CELL
    number: String!
  }

  input CivicAddressInput {
    street: String!
    municipality: String!
    province: String
    postal_code: String
  }

  input AccountInput {
    given_names: String
    surname: String!
    phone_lines: [PhoneLineInput!]! = []
    email_addresses: [String!]! = []
    mailing_address: CivicAddressInput
    "The first base where none is given."
    home_base_id: ID
    office_note: String
  }

  input AccountPatch {
    given_names: String
    surname: String
    "Replaces all numbers."
    phone_lines: [PhoneLineInput!]
    "Replaces all addresses."
    email_addresses: [String!]
    mailing_address: CivicAddressInput
    home_base_id: ID
    office_note: String
    is_active: Boolean
    flags: [String!]
  }

  input InterestInput {
    holder_id: ID!
    percentage: Decimal! = 100
    "The first one where nobody is named."
    is_managing: Boolean! = false
  }

  input AnimalInput {
    barn_name: String!
    registered_name: String
    species_code: String!
    breed: String
    sex: AnimalSex! = UNKNOWN
    markings: String
    born_on: Date
    microchip: String
    stable_id: ID
    interests: [InterestInput!]!
  }

  input AnimalPatch {
    barn_name: String
    registered_name: String
    breed: String
    sex: AnimalSex
    markings: String
    born_on: Date
    microchip: String
    stable_id: ID
    is_deceased: Boolean
  }
`;
