const lists: readonly string[] = ['Company', 'Business', 'Customer', 'Staff', 'Service', 'Appointment', 'Note'];
const sales: readonly string[] = ['Order', 'Payment', 'Review', 'Discount'];

const connections = [...lists, ...sales]
  .map(
    (name) => `
  type ${name}Connection { edges: [${name}Edge!]! pageInfo: PageInfo! }
  type ${name}Edge { cursor: String! node: ${name}! }`,
  )
  .join('\n');

/** SDL of staff, services and the book, and of all pages. */
export const moeGoBookText = /* GraphQL */ `
  type Staff {
    id: ID!
    companyId: ID!
    firstName: String!
    lastName: String!
    avatar: String!
    phone: String!
    email: String!
    role: Role
    hiredTime: DateTime
    workingBusinessIds: [ID!]!
    mobileVanId: ID
  }

  type Role {
    id: ID!
    name: String!
  }

  type Money {
    currencyCode: String!
    units: Int!
    nanos: Int!
  }

  "The start belongs to it, the end doesn't."
  type Interval {
    startTime: DateTime!
    endTime: DateTime!
  }

  type Service {
    id: ID!
    name: String!
    serviceItemType: ServiceItemType!
    category: String!
    price: Money!
    serviceType: ServiceType!
    "In minutes."
    serviceTime: Int!
    availableAllBusiness: Boolean!
    availableBusinessIds: [ID!]!
    availableAllStaff: Boolean!
    availableStaffIds: [ID!]!
  }

  enum ServiceItemType {
    GROOMING
    BOARDING
    DAYCARE
    EVALUATION
  }

  enum ServiceType {
    SERVICE
    ADDON
  }

  type Appointment {
    id: ID!
    businessId: ID!
    business: Business
    customerId: ID
    customer: Customer
    address: Address
    duration: Interval!
    petServiceDetails: [PetServiceDetail!]!
    status: AppointmentStatus!
    ticketComment: String!
    colorCode: String!
    orderId: ID
    totalAmount: Money!
    paidAmount: Money!
    refundAmount: Money!
    paymentStatus: PaymentState!
    createdBy: String!
    createdTime: DateTime!
    lastUpdatedBy: String!
    lastUpdatedTime: DateTime!
  }

  enum AppointmentStatus {
    UNCONFIRMED
    CONFIRMED
    CHECKED_IN
    READY
    FINISHED
    CANCELED
  }

  enum PaymentState {
    UNPAID
    PARTIAL_PAID
    FULL_PAID
  }

  "What is done for one pet."
  type PetServiceDetail {
    pet: Pet
    serviceDetails: [ServiceDetail!]!
  }

  type ServiceDetail {
    id: ID!
    name: String!
    serviceItemType: ServiceItemType!
    category: String!
    price: Money!
    duration: Interval!
    staffIds: [ID!]!
    staffs: [Staff!]!
    serviceType: ServiceType!
    serviceTime: Int!
  }

  type Block {
    id: ID!
    businessId: ID!
    staffId: ID
    duration: Interval!
    description: String!
    colorCode: String!
  }
  ${connections}
`;
