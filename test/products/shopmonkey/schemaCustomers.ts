/** Customers and how they are reached. */
export const customersText: string = /* GraphQL */ `
  enum CustomerType {
    Customer
    Fleet
  }

  enum PreferredContactMethod {
    SMS
    Email
    All
  }

  "The key information about each of your customers created inside the Shopmonkey app"
  type Customer {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationIds: [ID!]!
    locations: [Location!]!
    customerType: CustomerType!
    firstName: String
    lastName: String
    companyName: String
    address1: String
    address2: String
    city: String
    state: String
    country: String
    postalCode: String
    website: String
    dotNumber: String
    note: String!
    emails: [Email!]!
    phoneNumbers: [PhoneNumber!]!
    labels: [Label!]!
    vehicles: [Vehicle!]!
    orders(where: OrderWhere, orderBy: [OrderOrderBy!], limit: Int, skip: Int): OrderListResponse!
    deferredServices: [Service!]!
    paymentTerm: PaymentTerm
    referralSource: ReferralSource
    discountPercent: Float!
    marketingOptIn: Boolean!
    preferredContactMethod: PreferredContactMethod
    preferredLanguage: String
    taxExempt: Boolean!
    externalId: String
    appointmentCount: Int!
    deferredServiceCount: Int!
    messageCount: Int!
  }

  type Email {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    customerId: ID!
    email: String!
    primary: Boolean!
    subscribed: Boolean!
  }

  enum PhoneNumberType {
    Mobile
    Landline
    VoIP
    Other
  }

  enum PhoneNumberUserDefinedType {
    Mobile
    Work
    Home
    Office
    Fax
    VoIP
    Landline
    Other
  }

  type PhoneNumber {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    customerId: ID!
    number: String!
    country: String
    extension: String
    type: PhoneNumberType
    userDefinedType: PhoneNumberUserDefinedType
    primary: Boolean!
    optIn: Boolean!
  }
`;
