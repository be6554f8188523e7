/** What is kept beside reservations: practices of vets, immunizations, food, money, forms and the timeclock. */
export const gingrMoreText: string = /* GraphQL */ `
  type Vet {
    id: ID!
    name: String!
    address1: String
    city: String
    state: String
    zip: String
    phone: String
    email: String
  }
  type Temperament {
    id: ID!
    label: String!
    color: String
  }
  type ImmunizationType {
    id: ID!
    type: String!
    speciesId: ID!
    required: Boolean!
  }
  type AnimalImmunization {
    id: ID!
    typeId: ID!
    type: String!
    expiresAt: Date
    verified: Boolean!
  }
  type FeedingInfo {
    animalId: ID!
    feedingSchedules: [FeedingSchedule!]!
  }
  type FeedingSchedule {
    id: ID!
    time: String!
    instructions: String
    amount: String
    unit: String
    type: String
  }
  type MedicationInfo {
    animalId: ID!
    medicationSchedules: [MedicationSchedule!]!
  }
  type MedicationSchedule {
    id: ID!
    time: String!
    type: String
    amount: String
    unit: String
    notes: String
  }

  enum FormId {
    owner_form
    animal_form
  }
  enum FormName {
    owner_form
    animal_form
  }
  type FormField {
    name: String!
    label: String!
    type: String!
    required: Boolean!
  }
  type CustomFieldResult {
    systemId: ID!
    firstName: String
    lastName: String
    homePhone: String
    cellPhone: String
  }

  type RetailItem {
    id: ID!
    name: String!
    price: Float!
    sku: String
    taxable: Boolean!
  }
  type AdditionalService {
    id: ID!
    name: String!
    price: Float!
    typeId: ID!
  }
  type Invoice {
    id: ID!
    ownerId: ID!
    ownerName: String
    createdAt: DateTime!
    closedAt: DateTime
    subtotal: Float!
    taxAmount: Float!
    total: Float!
    paid: Float!
    items: [InvoiceItem!]!
  }
  type InvoiceItem {
    name: String!
    quantity: Int!
    price: Float!
  }
  type Transaction {
    id: ID!
    ownerId: ID!
    createdAt: DateTime!
    total: Float!
    payments: [TransactionPayment!]!
  }
  type TransactionPayment {
    id: ID!
    amount: Float!
    method: String!
    createdAt: DateTime!
  }
  type Subscription {
    id: ID!
    ownerId: ID!
    packageId: ID!
    packageName: String!
    price: Float!
    billDayOfMonth: Int!
    locationId: ID!
    startDate: Date!
    cancelledDate: Date
  }
  type TimeclockRecord {
    id: ID!
    userId: ID!
    userName: String!
    clockIn: DateTime!
    clockOut: DateTime
    locationId: ID!
    deleted: Boolean!
  }
  type ReportCardFile {
    id: ID!
    animalId: ID!
    reservationId: ID!
    fileName: String!
    url: String!
    uploadedAt: DateTime!
  }
`;
