/** SDL of branches, customers and staff. */
export const juvonnoPeopleText = /* GraphQL */ `
  type BranchList {
    list: [Branch]
  }

  type BranchResponse {
    branch: Branch
  }

  "A Branch represents a Clinic Location"
  type Branch {
    "Juvonno ID"
    id: Int
    code: String
    name: String
    address: String
    city: String
    province: String
    postal: String
    phone: String
    email: String
    "Such as America/Winnipeg"
    timezone: String
  }

  type BranchSummary {
    id: Int
    code: String
    name: String
  }

  type BranchOption {
    value: Int
    label: String
  }

  type RoomList {
    list: [Room]
  }

  type Room {
    id: Int
    name: String
  }

  type CustomerList {
    total: Int
    page: Int
    "Rows of this page"
    count: Int
    list: [Customer]
  }

  type CustomerResponse {
    customer: Customer
  }

  "A Customer represents a Patient"
  type Customer {
    "Juvonno ID"
    id: Int
    num: CustomerNum
    first_name: String
    last_name: String
    gender: Gender
    date_of_birth: Date
    status: CustomerStatus
    preferred_language: PreferredLanguage
    email: String
    phone: String
    mobile: String
    work_phone: String
    address: String
    city: String
    province: String
    postal: String
    branch: BranchSummary
    notes: String
    custom_fields: [CustomField]
    "With include=groups or include=full"
    groups: [Group]
    creation_date: DateTime
    modification_date: DateTime
  }

  type CustomerNum {
    "Can be used to match against your own customer's ID"
    chart: String
  }

  type CustomerSummary {
    id: Int
    num: CustomerNum
    first_name: String
    last_name: String
  }

  type CustomerSearchResult {
    total: Int
    page: Int
    count: Int
    list: [CustomerSearchRow]
  }

  type CustomerSearchRow {
    id: Int
    num: CustomerNum
    first_name: String
    last_name: String
    date_of_birth: Date
    email: String
    phone: String
    mobile: String
    status: CustomerStatus
  }

  enum CustomerStatus {
    active
    inactive
    discharged
    deleted
  }

  enum Gender {
    male
    female
    private
    unknown
  }

  enum PreferredLanguage {
    english
    french
  }

  type CustomField {
    custom_field_id: Int
    value: String
  }

  type CustomFieldDefinition {
    id: Int
    name: String
    type: String
  }

  type GroupList {
    list: [Group]
  }

  type Group {
    id: Int
    name: String
  }

  type CustomerDocument {
    id: Int
    name: String
    description: String
    date: Date
    mime_type: String
  }

  type StaffList {
    "All rows, not only those of this page"
    count: Int
    data: [Staff]
  }

  type StaffResponse {
    staff: Staff
  }

  "A member of the staff"
  type Staff {
    "Juvonno ID"
    id: Int
    num: String
    first_name: String
    last_name: String
    designation: String
    discipline: Discipline
    email: String
    status: StaffStatus
    "The default branch"
    branch: BranchSummary
    "Of a single staff member only"
    branches: [BranchSummary]
  }

  enum StaffStatus {
    active
    inactive
  }

  type Discipline {
    id: Int
    name: String
  }

  type StaffSummary {
    id: Int
    num: String
    first_name: String
    last_name: String
  }
`;
