/** SDL of what is charged and paid, of small lists, and of what can be changed: appointments can't. */
export const zandaMoreText = /* GraphQL */ `
  type BillableItem {
    id: Int!
    name: String!
    code: String
    category: String
    "Of services only."
    description: String
    "In minutes, of services only."
    duration: Int
    price: Float
    cost: Float
    deposit: Float
    isTaxable: Boolean!
    isAvailableAllLocations: Boolean!
    locations: [Location!]
    modifiers: [String!]
    isActive: Boolean!
    lastModified: LocalDateTime
  }

  input InvoiceFilter {
    isActive: Boolean = true
    clientId: Int
    "Inclusive."
    invoiceDateFrom: LocalDateTime
    "Inclusive."
    invoiceDateTo: LocalDateTime
    modifiedSince: LocalDateTime
  }

  type Invoice {
    id: Int!
    invoiceNumber: Int!
    invoiceDate: LocalDateTime!
    invoiceDueDate: LocalDateTime
    emailedAt: LocalDateTime
    payableBy: String
    totalCharges: Float!
    totalPayments: Float!
    totalTax: Float!
    appointment: Appointment
    location: Location!
    providedBy: Practitioner!
    providedTo: ClientProfile!
    referral: Referral
    insurers: [Insurer!]
    invoiceItems: [InvoiceItem!]
    invoicePayments: [InvoicePayment!]
    isActive: Boolean!
    lastModified: LocalDateTime
  }

  type InvoiceItem {
    id: Int!
    name: String!
    amountCharged: Float!
  }

  type InvoicePayment {
    "The payment's."
    id: Int!
    amount: Float!
  }

  input PaymentFilter {
    isActive: Boolean = true
    clientId: Int
    clientNumber: Int
    methodId: Int
    "Inclusive."
    receivedAfter: Date
    "Inclusive."
    receivedBefore: Date
    minAmount: Float
    maxAmount: Float
  }

  type Payment {
    id: Int!
    total: Float!
    receivedAt: Date!
    paidBy: PaymentPayer
    notes: String
    client: ClientProfile!
    location: Location!
    method: PaymentMethod!
    isActive: Boolean!
    lastModified: LocalDateTime
  }

  enum PaymentPayer {
    CLIENT
    INSURER
  }

  type PaymentMethod {
    id: Int!
    name: String!
    isIntegrated: Boolean!
    isActive: Boolean!
  }

  input ReferralFilter {
    isActive: Boolean = true
    clientId: Int
  }

  type Referral {
    id: Int!
    name: String!
    providerNumber: String!
    referrerType: String
    startDate: Date
    endDate: Date
    client: ClientProfile!
    isActive: Boolean!
    lastModified: LocalDateTime
  }

  type Insurer {
    id: Int!
    name: String!
    scheme: String
    isActive: Boolean!
    lastModified: LocalDateTime
  }

  type ClientClassification {
    id: Int!
    name: String!
    isActive: Boolean!
  }

  type CustomCategory {
    id: Int!
    name: String!
    isActive: Boolean!
  }

  type CustomStatus {
    id: Int!
    name: String!
    isActive: Boolean!
  }

  type CustomProfileField {
    id: Int!
    name: String!
    type: String!
    options: [String!]!
    profileRoles: [ProfileRole!]!
    isActive: Boolean!
  }

  type GenderIdentity {
    id: Int!
    name: String!
    isActive: Boolean!
  }

  type MarketingSource {
    id: Int!
    name: String!
    isActive: Boolean!
  }

  type Pronoun {
    id: Int!
    name: String!
    nominative: String
    accusative: String
    isIntegrated: Boolean!
    isActive: Boolean!
  }

  type Sex {
    id: Int!
    name: String!
    isActive: Boolean!
  }

  type Mutation {
    "Creates a client. A client of the same name is a conflict unless duplicates aren't checked."
    createClientProfile(input: CreateClientProfileInput!): ClientProfile!
    "Changes what is given; null takes a value away."
    updateClientProfile(id: Int!, input: UpdateClientProfileInput!): ClientProfile!
    "Changes what is given."
    updateInvoice(id: Int!, input: UpdateInvoiceInput!): Invoice!
    "Records a payment that was made by hand."
    createPayment(input: CreatePaymentInput!): Payment!
    updatePayment(id: Int!, input: UpdatePaymentInput!): Payment!
    deletePayment(id: Int!): Boolean!
  }

  enum Salutation {
    Dr
    Master
    Miss
    Mr
    Mrs
    Ms
    Mx
    Prof
  }

  input CreateClientProfileInput {
    salutation: Salutation
    firstName: String!
    middleName: String
    lastName: String
    preferredName: String
    dateOfBirth: Date
    sexId: Int
    genderIdentityId: Int
    pronounId: Int
    identity: String
    mobileTelephone: String
    workTelephone: String
    homeTelephone: String
    emailAddress: String
    streetAddress: String
    city: String
    state: String
    postalCode: String
    country: String
    timeZone: String
    fileUnder: String
    occupation: String
    companyName: String
    clientNotes: String
    marketingSourceId: Int
    customStatusId: Int
    customCategoryId: Int
    primaryPractitionerId: Int
    checkDuplicates: Boolean = true
  }

  input UpdateClientProfileInput {
    salutation: Salutation
    firstName: String
    middleName: String
    lastName: String
    preferredName: String
    dateOfBirth: Date
    mobileTelephone: String
    workTelephone: String
    homeTelephone: String
    emailAddress: String
    streetAddress: String
    city: String
    state: String
    postalCode: String
    country: String
    timeZone: String
    fileUnder: String
    occupation: String
    companyName: String
    clientNotes: String
    customStatusId: Int
    customCategoryId: Int
    primaryPractitionerId: Int
  }

  input UpdateInvoiceInput {
    invoiceDate: LocalDateTime
    invoiceDueDate: LocalDateTime
    invoiceNotes: String
  }

  input CreatePaymentInput {
    clientId: Int!
    amount: Float!
    paymentMethodId: Int!
    receivedAt: Date!
    locationId: Int!
    notes: String
    paidBy: PaymentPayer
  }

  input UpdatePaymentInput {
    amount: Float
    receivedAt: Date
    locationId: Int
    notes: String
    paidBy: PaymentPayer
  }
`;
