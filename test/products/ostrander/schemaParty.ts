/** SDL of the party service. */
export const ostranderPartyText: string = /* GraphQL */ `
  type PartyQuery {
    "A party in whatever role."
    party(id: ID!): Party
    "Parties in the role of a customer, inactive ones too. Ordered by id; orderBy takes party.sortName, createTime and updateTime."
    customers(
      filter: CustomerFilter
      orderBy: String
      "Deleted and merged ones too."
      showDeleted: Boolean = false
      pageSize: Int
      pageToken: String
    ): ListCustomersResponse!
    "Also answers one that was deleted, with its deleteTime."
    customer(id: ID!): Customer
    customerByNumber(customerNumber: String!): Customer
    "Each word has to begin a word of the party's names or its patients', an email address or a customer number, or be within a phone number. Two characters or more; best matches first."
    searchCustomers(query: String!, pageSize: Int, pageToken: String): SearchCustomersResponse!
    customerLabels: [CustomerLabel!]!
    "Parties in the role of a worker, separated ones too. Ordered by id; orderBy takes party.sortName."
    workers(filter: WorkerFilter, orderBy: String, pageSize: Int, pageToken: String): ListWorkersResponse!
    worker(id: ID!): Worker
    "The newest first."
    conversations(filter: ConversationFilter, pageSize: Int, pageToken: String): ListConversationsResponse!
  }

  enum PartyKind {
    PARTY_KIND_UNSPECIFIED
    PARTY_KIND_PERSON
    PARTY_KIND_ORGANIZATION
  }

  enum PartyRole {
    PARTY_ROLE_UNSPECIFIED
    PARTY_ROLE_CUSTOMER
    PARTY_ROLE_WORKER
  }

  "A person or an organization, whatever it is to us."
  type Party {
    id: ID!
    resourceName: String!
    kind: PartyKind!
    displayName: String!
    "What lists are sorted by: the family name first."
    sortName: String!
    "Of a person."
    person: Person
    "Of an organization."
    organization: Organization
    phoneNumbers: [PartyPhoneNumber!]!
    emailAddresses: [PartyEmailAddress!]!
    postalAddresses: [PartyPostalAddress!]!
    roles: [PartyRole!]!
  }

  type Person {
    honorificPrefix: String
    givenName: String!
    familyName: String!
    honorificSuffix: String
  }

  type Organization {
    legalName: String!
    taxExempt: Boolean!
  }

  enum ContactPurpose {
    CONTACT_PURPOSE_UNSPECIFIED
    CONTACT_PURPOSE_MOBILE
    CONTACT_PURPOSE_HOME
    CONTACT_PURPOSE_WORK
    CONTACT_PURPOSE_BILLING
  }

  type PartyPhoneNumber {
    purpose: ContactPurpose!
    number: PhoneNumber!
    preferred: Boolean!
  }

  type PartyEmailAddress {
    purpose: ContactPurpose!
    address: String!
    preferred: Boolean!
  }

  type PartyPostalAddress {
    purpose: ContactPurpose!
    address: PostalAddress!
    preferred: Boolean!
  }

  enum CustomerStatus {
    CUSTOMER_STATUS_UNSPECIFIED
    CUSTOMER_STATUS_ACTIVE
    CUSTOMER_STATUS_INACTIVE
  }

  input CustomerFilter {
    statuses: [CustomerStatus!]
    partyKind: PartyKind
    homeFacilityIds: [ID!]
    labelIds: [ID!]
    "Exactly, whatever the case."
    emailAddress: String
    updatedSince: Timestamp
  }

  "A party in the role of a customer."
  type Customer {
    id: ID!
    resourceName: String!
    etag: String!
    customerNumber: String!
    party: Party!
    status: CustomerStatus!
    "The hospital that looks after the customer."
    homeFacility: Facility
    labels: [CustomerLabel!]!
    notes: [CustomerNote!]!
    communicationPreferences: CommunicationPreferences!
    "Day of the newest appointment that was fulfilled, by the clock of its facility."
    lastVisitDate: Date
    patientsOfCare: [PatientOfCare!]!
    "The newest first."
    appointments(pageSize: Int, pageToken: String): ListAppointmentsResponse!
    "What is owed."
    balance: Money!
    wellnessPlanEnrollments: [WellnessPlanEnrollment!]!
    createTime: Timestamp!
    updateTime: Timestamp!
    deleteTime: Timestamp
  }

  type CustomerLabel {
    id: ID!
    displayName: String!
    customerCount: Int!
  }

  type CustomerNote {
    id: ID!
    body: String!
    author: String!
    createTime: Timestamp!
  }

  type CommunicationPreferences {
    emailOptIn: Boolean!
    textOptIn: Boolean!
    marketingOptIn: Boolean!
    languageCode: String!
  }

  type ListCustomersResponse {
    customers: [Customer!]!
    "Empty on the last page. Goes with the same filter and order only."
    nextPageToken: String!
    totalSize: Int!
  }

  enum CustomerMatchField {
    CUSTOMER_MATCH_FIELD_UNSPECIFIED
    CUSTOMER_MATCH_FIELD_NAME
    CUSTOMER_MATCH_FIELD_EMAIL_ADDRESS
    CUSTOMER_MATCH_FIELD_PHONE_NUMBER
    CUSTOMER_MATCH_FIELD_CUSTOMER_NUMBER
    CUSTOMER_MATCH_FIELD_PATIENT
  }

  type CustomerSearchResult {
    customer: Customer!
    score: Float!
    matchedFields: [CustomerMatchField!]!
  }

  type SearchCustomersResponse {
    results: [CustomerSearchResult!]!
    nextPageToken: String!
    totalSize: Int!
  }
`;
