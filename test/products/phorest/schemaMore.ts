/** What stands beside clients and appointments. */
export const phorestMoreText: string = /* GraphQL */ `
  type Service {
    serviceId: ID!
    name: String!
    categoryId: ID
    "In minutes"
    duration: Int!
    gapTime: Int
    price: Float
    internetEnabled: Boolean!
    archived: Boolean!
    disqualifiedStaff: [ID!]!
  }

  type ServiceCategory {
    categoryId: ID!
    name: String!
    archived: Boolean!
  }

  type ServiceHistory {
    appointmentId: ID!
    appointmentDate: LocalDate!
    serviceId: ID
    serviceName: String
    staffId: ID
    staffName: String
    branchId: ID!
    price: Float
    duration: Int
  }

  type Room {
    roomId: ID!
    name: String!
    archived: Boolean!
  }

  type Machine {
    machineId: ID!
    name: String!
    archived: Boolean!
  }

  type TaxRate {
    taxRateId: ID!
    name: String!
    rate: Float!
  }

  type StaffBreak {
    breakId: ID!
    staffId: ID!
    breakDate: LocalDate!
    startTime: LocalTime!
    endTime: LocalTime!
    label: String
    paidBreak: Boolean!
  }

  enum WorkTimeType {
    WORKING
    NOT_WORKING
    HOLIDAYS
    SICK_LEAVE
  }

  type StaffWorkTime {
    staffId: ID!
    date: LocalDate!
    startTime: LocalTime
    endTime: LocalTime
    type: WorkTimeType!
  }

  type OpeningHours {
    dayOfWeek: String!
    startTime: LocalTime
    endTime: LocalTime
  }

  type AvailableSlot {
    startTime: DateTime!
    endTime: DateTime!
    staffId: ID
    serviceId: ID!
  }

  type BookingServiceSchedule {
    appointmentId: ID!
    serviceId: ID!
    staffId: ID
    roomId: ID
    startTime: DateTime!
    endTime: DateTime!
    staffRequest: Boolean!
  }

  type ClientAppointmentSchedule {
    clientId: ID!
    serviceSchedules: [BookingServiceSchedule!]!
  }

  type Booking {
    bookingId: ID!
    bookingStatus: ActivationState!
    clientId: ID
    note: String
    clientAppointmentSchedules: [ClientAppointmentSchedule!]!
  }

  enum ProductType {
    RETAIL
    COLOUR
    PROFESSIONAL
  }

  type Product {
    productId: ID!
    name: String!
    brandName: String
    categoryName: String
    barcode: String
    code: String
    type: ProductType!
    price: Float
    quantityInStock: Float
    reorderCount: Float
    archived: Boolean!
  }

  type Voucher {
    voucherId: ID!
    serialNumber: String
    issueDate: DateTime!
    expiryDate: DateTime!
    clientId: ID
    client: Client
    creatingBranchId: ID!
    originalBalance: Float!
    remainingBalance: Float!
    notes: String
  }

  enum PurchaseItemType {
    APPOINTMENT
    PRODUCT
    COURSE
    VOUCHER
  }

  type PurchaseItem {
    itemType: PurchaseItemType!
    name: String!
    quantity: Int!
    price: Float!
  }

  type PurchasePayment {
    type: String!
    amount: Float!
  }

  type Purchase {
    purchaseId: ID!
    number: String!
    branchId: ID!
    clientId: ID
    client: Client
    purchasedAt: DateTime!
    totalAmount: Float!
    items: [PurchaseItem!]!
    payments: [PurchasePayment!]!
  }

  type Review {
    reviewId: ID!
    clientId: ID
    client: Client
    staffId: ID
    rating: Int!
    comment: String
    reviewDate: LocalDate!
  }
`;
