/** What a site has beside its people and its book: passes, classes, the shop and the log of contacts. */
export const mindbodyShop: string = /* GraphQL */ `
  type Visit {
    id: ID!
    appointmentId: ID
    appointmentStatus: AppointmentStatus
    classId: ID
    clientId: ID!
    clientUniqueId: ID!
    startDateTime: DateTime!
    endDateTime: DateTime!
    lastModifiedDateTime: DateTime
    lateCancelled: Boolean!
    missed: Boolean!
    signedIn: Boolean!
    makeUp: Boolean!
    webSignup: Boolean!
    locationId: ID
    siteId: ID
    name: String
    serviceId: ID
    serviceName: String
    staffId: ID
    visitType: Int
  }

  type VisitPage {
    items: [Visit!]!
    pagination: Pagination!
  }

  type ClientService {
    id: ID!
    clientId: ID!
    productId: ID!
    name: String!
    count: Int!
    remaining: Int!
    current: Boolean!
    activeDate: DateTime
    expirationDate: DateTime
    paymentDate: DateTime
    program: Program
    siteId: ID
  }

  type ClientDuplicate {
    id: ID!
    uniqueId: ID!
    firstName: String
    lastName: String
    email: String
  }

  type ClientIndex {
    id: ID!
    name: String!
    requiredBusinessMode: Boolean!
    requiredConsumerMode: Boolean!
    values: [ClientIndexValue!]!
  }

  type ClientIndexValue {
    id: ID!
    name: String!
    active: Boolean!
  }

  type ContactLog {
    id: ID!
    text: String!
    createdDateTime: DateTime!
    followupByDate: DateTime
    contactMethod: String
    contactName: String
    clientId: ID!
    createdBy: AppointmentStaff
    assignedTo: AppointmentStaff
  }

  type ContactLogPage {
    items: [ContactLog!]!
    pagination: Pagination!
  }

  type ClassDescription {
    id: ID!
    name: String!
    description: String
    active: Boolean!
    imageURL: String
    notes: String
    prereq: String
    program: Program
    sessionType: SessionType
  }

  type Class {
    id: ID!
    classScheduleId: ID!
    classDescription: ClassDescription!
    startDateTime: DateTime!
    endDateTime: DateTime!
    location: Location
    staff: Staff
    resource: ResourceSlim
    maxCapacity: Int!
    webCapacity: Int
    totalBooked: Int!
    totalSignedIn: Int!
    isCanceled: Boolean!
    isAvailable: Boolean!
    isWaitlistAvailable: Boolean!
    active: Boolean!
    bookingStatus: String
  }

  type Service {
    id: ID!
    productId: ID!
    name: String!
    price: Float!
    onlinePrice: Float!
    taxRate: Float
    programId: ID
    count: Int!
  }

  type Product {
    id: ID!
    productId: ID!
    name: String!
    price: Float!
    onlinePrice: Float!
    shortDescription: String
    categoryId: ID
    supplierName: String
  }

  type ProductPage {
    items: [Product!]!
    pagination: Pagination!
  }

  type PurchasedItem {
    saleDetailId: ID!
    id: ID!
    isService: Boolean!
    description: String!
    quantity: Int!
    unitPrice: Float!
    totalAmount: Float!
    returned: Boolean!
  }

  type SalePayment {
    id: ID!
    amount: Float!
    method: Int!
    type: String!
    notes: String
  }

  type Sale {
    id: ID!
    saleDateTime: DateTime!
    originalSaleDateTime: DateTime
    salesRepId: ID
    clientId: ID!
    recipientClientId: ID
    locationId: ID
    purchasedItems: [PurchasedItem!]!
    payments: [SalePayment!]!
  }

  type SalePage {
    items: [Sale!]!
    pagination: Pagination!
  }
`;
