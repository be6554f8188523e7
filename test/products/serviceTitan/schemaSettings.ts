/** SDL of the tenant's settings: its business units and who works there. */
export const settingsText: string = /* GraphQL */ `
  type BusinessUnitResponse {
    id: Long!
    active: Boolean!
    name: String!
    officialName: String
    email: String
    currency: String
    phoneNumber: String
    invoiceHeader: String
    invoiceMessage: String
    defaultTaxRate: Float
    authorizationParagraph: String
    acknowledgementParagraph: String
    address: BusinessUnitAddressResponse
    materialSku: String
    quickbooksClass: String
    accountCode: String
    franchiseId: String
    conceptCode: String
    corporateContractNumber: String
    tenant: BusinessUnitTenantResponse
    createdOn: DateTime!
    modifiedOn: DateTime!
    externalData: [ExternalDataModel!]!
  }

  type BusinessUnitAddressResponse {
    street: String
    unit: String
    city: String
    state: String
    zip: String
    country: String
  }

  type BusinessUnitTenantResponse {
    id: Long!
    name: String!
    accountCode: String
    franchiseId: String
    conceptCode: String
    modifiedOn: DateTime!
  }

  "Someone who is sent to appointments"
  type TechnicianResponse {
    id: Long!
    userId: Long!
    name: String!
    firstName: String
    lastName: String
    roleIds: [Long!]
    businessUnitId: Long
    businessUnit: BusinessUnitResponse
    mainZoneId: Long
    zoneIds: [Long!]
    createdOn: DateTime!
    modifiedOn: DateTime!
    email: String
    phoneNumber: String
    loginName: String
    home: TechnicianAddressResponse
    dailyGoal: Decimal!
    isManagedTech: Boolean!
    customFields: [CustomFieldModel!]
    active: Boolean!
    burdenRate: Decimal!
    team: String
    skills: [TechnicianSkillResponse!]
    bio: String
    memo: String
  }

  type TechnicianSkillResponse {
    id: Long!
    name: String
  }

  type TechnicianAddressResponse {
    street: String
    unit: String
    country: String
    city: String
    state: String
    zip: String
    streetAddress: String
    latitude: Float
    longitude: Float
  }

  enum EmployeeUserRole {
    Unspecified
    Technician
    Dispatch
    Accounting
    FieldManager
    SalesManager
    CSR
    GeneralOffice
    Admin
    Owner
  }

  type EmployeeResponse {
    id: Long!
    userId: Long!
    name: String!
    role: EmployeeUserRole!
    roleIds: [Long!]
    businessUnitId: Long
    createdOn: DateTime!
    modifiedOn: DateTime!
    email: String
    phoneNumber: String
    loginName: String
    customFields: [CustomFieldModel!]
    active: Boolean!
  }

  enum EmployeeType {
    Employee
    Technician
  }

  type UserRoleResponse {
    id: Long!
    active: Boolean!
    name: String!
    createdOn: DateTime!
    employeeType: EmployeeType!
  }

  type TagTypeResponse {
    id: Long!
    name: String!
    active: Boolean!
    color: String
    code: String
    isConversionOpportunity: Boolean!
    createdOn: DateTime!
    modifiedOn: DateTime!
  }

  enum TimesheetCodeType {
    Unpaid
    Paid
    ClockInOut
    PaidTimeOff
  }

  enum TimesheetCodeEmployeeType {
    Technician
    Employee
    All
  }

  type TimesheetCodeResponse {
    id: Long!
    code: String!
    description: String
    type: TimesheetCodeType!
    applicableEmployeeType: TimesheetCodeEmployeeType!
    active: Boolean!
    createdOn: DateTime!
    modifiedOn: DateTime!
  }
`;
