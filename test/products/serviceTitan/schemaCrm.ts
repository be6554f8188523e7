/** SDL of customers, their contacts and service locations, leads and bookings. */
export const crmText: string = /* GraphQL */ `
  enum CustomerType {
    Residential
    Commercial
  }

  enum ContactType {
    Phone
    Email
    Fax
    MobilePhone
  }

  enum Priority {
    Low
    Normal
    High
    Urgent
  }

  enum LeadStatus {
    Open
    Dismissed
    Converted
  }

  enum BookingStatus {
    New
    Converted
    Dismissed
    Accepted
  }

  type CustomerResponse {
    id: Long!
    "False where the customer was deactivated"
    active: Boolean!
    name: String!
    type: CustomerType!
    "Where invoices are sent"
    address: AddressResponse!
    customFields: [CustomFieldModel!]!
    "What is left to pay"
    balance: Decimal!
    taxExempt: Boolean!
    tagTypeIds: [Long!]!
    tagTypes: [TagTypeResponse!]!
    doNotMail: Boolean!
    doNotService: Boolean!
    nationalAccount: Boolean!
    createdOn: DateTime!
    createdById: Long!
    modifiedOn: DateTime!
    "The customer that this one was merged into"
    mergedToId: Long
    paymentTermId: Long
    creditLimit: Decimal
    creditLimitBalance: Decimal
    externalData: [ExternalDataModel!]!
    contacts: [CustomerContactResponse!]!
    locations: [LocationResponse!]!
  }

  type AddressResponse {
    street: String!
    unit: String
    city: String!
    state: String!
    zip: String!
    country: String!
    latitude: Float
    longitude: Float
  }

  type CustomFieldModel {
    typeId: Long!
    name: String
    value: String
  }

  type ExternalDataModel {
    key: String!
    value: String!
  }

  type CustomerContactResponse {
    id: Long!
    customerId: Long!
    type: ContactType!
    "A phone number, fax number or email address"
    value: String!
    "A word on the contact, such as Work"
    memo: String
    phoneSettings: PhoneSettings
    modifiedOn: DateTime!
  }

  type PhoneSettings {
    phoneNumber: String!
    "Whether no texts may be sent there"
    doNotText: Boolean!
  }

  type NoteResponse {
    text: String!
    isPinned: Boolean!
    createdById: Long!
    createdOn: DateTime!
    modifiedOn: DateTime!
  }

  "A place at which a customer is served"
  type LocationResponse {
    id: Long!
    customerId: Long!
    customer: CustomerResponse
    active: Boolean!
    name: String!
    address: AddressResponse!
    customFields: [CustomFieldModel!]!
    createdOn: DateTime!
    createdById: Long!
    modifiedOn: DateTime!
    mergedToId: Long
    zoneId: Long
    taxZoneId: Long
    taxExempt: Boolean!
    tagTypeIds: [Long!]!
    externalData: [ExternalDataModel!]!
  }

  type LocationContactResponse {
    id: Long!
    locationId: Long!
    type: ContactType!
    value: String!
    memo: String
    phoneSettings: PhoneSettings
    modifiedOn: DateTime!
  }

  type LeadResponse {
    id: Long!
    status: LeadStatus!
    customerId: Long
    customer: CustomerResponse
    locationId: Long
    businessUnitId: Long
    jobTypeId: Long
    priority: Priority!
    campaignId: Long!
    summary: String
    callReasonId: Long
    "When to get back to them"
    followUpDate: DateTime
    createdOn: DateTime!
    createdById: Long!
    modifiedOn: DateTime!
    tagTypeIds: [Long!]
  }

  type BookingResponse {
    id: Long!
    source: String!
    createdOn: DateTime!
    name: String!
    address: AddressResponse
    customerType: CustomerType
    "The time that was asked for, in UTC"
    start: DateTime
    summary: String
    campaignId: Long
    businessUnitId: Long
    isFirstTimeClient: Boolean!
    uploadedImages: [String!]!
    isSendConfirmationEmail: Boolean!
    status: BookingStatus!
    dismissingReasonId: Long
    jobId: Long
    externalId: String!
    priority: Priority
    jobTypeId: Long
    bookingProviderId: Long!
    modifiedOn: DateTime!
    contacts: [BookingContactResponse!]!
  }

  type BookingContactResponse {
    id: Long!
    type: ContactType!
    value: String!
    memo: String
    modifiedOn: DateTime!
  }

  type CallReasonResponse {
    id: Long!
    name: String!
    "Whether such a call can become a lead"
    isLead: Boolean!
    active: Boolean!
    createdOn: DateTime!
    modifiedOn: DateTime!
  }
`;
