/** SDL of the requests of mutations. */
export const inputsText: string = /* GraphQL */ `
  input CustomerAddressInput {
    street: String!
    unit: String
    city: String!
    state: String!
    zip: String!
    country: String!
    latitude: Float
    longitude: Float
  }

  input CustomFieldUpdateModel {
    typeId: Long!
    value: String!
  }

  input NewCustomerContact {
    type: ContactType!
    value: String!
    memo: String
  }

  input NewLocation {
    name: String!
    address: CustomerAddressInput!
    contacts: [NewCustomerContact!]
    customFields: [CustomFieldUpdateModel!]
    tagTypeIds: [Long!]
  }

  input CreateCustomerRequest {
    name: String!
    type: CustomerType
    doNotMail: Boolean
    doNotService: Boolean
    nationalAccount: Boolean
    "Locations for the customer, one or more"
    locations: [NewLocation!]!
    "Where invoices are sent"
    address: CustomerAddressInput!
    contacts: [NewCustomerContact!]
    customFields: [CustomFieldUpdateModel!]
    tagTypeIds: [Long!]
    taxExempt: Boolean
    paymentTermId: Long
    creditLimit: Decimal
  }

  input UpdateCustomerRequest {
    name: String
    type: CustomerType
    address: CustomerAddressInput
    customFields: [CustomFieldUpdateModel!]
    doNotMail: Boolean
    doNotService: Boolean
    nationalAccount: Boolean
    active: Boolean
    "All tags of the customer; those that are not named are taken off"
    tagTypeIds: [Long!]
    taxExempt: Boolean
  }

  input CreateCustomerContactRequest {
    type: ContactType!
    value: String!
    memo: String
  }

  input UpdateCustomerContactRequest {
    type: ContactType
    value: String
    memo: String
  }

  input CreateNoteRequest {
    text: String!
    pinToTop: Boolean
  }

  input CreateLocationRequest {
    name: String!
    address: CustomerAddressInput!
    contacts: [NewCustomerContact!]
    customFields: [CustomFieldUpdateModel!]
    customerId: Long!
  }

  input AppointmentInformation {
    "In UTC"
    start: DateTime!
    "In UTC"
    end: DateTime!
    arrivalWindowStart: DateTime
    arrivalWindowEnd: DateTime
    "Who is to be assigned"
    technicianIds: [Long!]
  }

  input JobCreateRequest {
    customerId: Long!
    "ID of the job's location, which is one of the customer's"
    locationId: Long!
    businessUnitId: Long!
    jobTypeId: Long!
    "Low, Normal, High, Urgent"
    priority: String!
    campaignId: Long!
    appointments: [AppointmentInformation!]!
    summary: String
    tagTypeIds: [Long!]
    customerPo: String
    noCharge: Boolean
  }

  input UpdateJobRequest {
    customerId: Long
    locationId: Long
    businessUnitId: Long
    jobTypeId: Long
    priority: String
    campaignId: Long
    summary: String
    shouldUpdateInvoiceItems: Boolean
    tagTypeIds: [Long!]
    customerPo: String
    noCharge: Boolean
  }

  input CancelJobRequest {
    reasonId: Long!
    "More on the reason"
    memo: String!
  }

  input HoldJobRequest {
    reasonId: Long!
    memo: String!
  }

  input CompleteJobRequest {
    completedOn: DateTime!
  }

  input AppointmentAddRequest {
    jobId: Long!
    start: DateTime!
    end: DateTime!
    arrivalWindowStart: DateTime
    arrivalWindowEnd: DateTime
    technicianIds: [Long!]
    specialInstructions: String
  }

  input AppointmentRescheduleRequest {
    start: DateTime
    end: DateTime
    arrivalWindowStart: DateTime
    arrivalWindowEnd: DateTime
  }

  input HoldAppointmentRequest {
    reasonId: Long!
    memo: String!
  }

  input UpdateAppointmentSpecialInstructionsRequest {
    specialInstructions: String!
  }

  input AssignTechniciansRequest {
    jobAppointmentId: Long!
    technicianIds: [Long!]!
  }

  input UnassignTechniciansRequest {
    jobAppointmentId: Long!
    technicianIds: [Long!]!
  }

  input NonJobAppointmentCreateRequest {
    technicianId: Long!
    start: DateTime!
    "hh:mm:ss"
    duration: String!
    name: String!
    timesheetCodeId: Long
    summary: String
    clearDispatchBoard: Boolean
    clearTechnicianView: Boolean
    removeTechnicianFromCapacityPlanning: Boolean
  }

  input PaymentSplitInput {
    invoiceId: Long!
    amount: Decimal!
  }

  input PaymentCreateRequest {
    typeId: Long!
    memo: String
    paidOn: DateTime
    checkNumber: String
    splits: [PaymentSplitInput!]!
  }

  input TaskCreateRequest {
    name: String!
    reportedById: Long!
    assignedToId: Long!
    isClosed: Boolean!
    businessUnitId: Long
    employeeTaskTypeId: Long!
    employeeTaskSourceId: Long!
    reportedDate: DateTime!
    completeBy: DateTime
    customerId: Long
    jobId: Long
    description: String
    priority: Priority!
  }
`;
