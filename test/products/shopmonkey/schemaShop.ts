/** Vehicles, messages, stock and settings. */
export const shopText: string = /* GraphQL */ `
  enum VehicleSize {
    HeavyDuty
    MediumDuty
    LightDuty
    Other
  }

  enum VehicleType {
    Convertible
    Coupe
    Hatchback
    SUV
    Sedan
    Truck
    Van
    Wagon
    Bicycle
    BigRig
    Boat
    Motorcycle
    Trailer
    Other
  }

  enum VehicleColor {
    White
    Silver
    Gray
    Black
    Blue
    Red
    Brown
    Burgundy
    Tan
    Gold
    Green
    Yellow
    Orange
    Pink
    Purple
    Other
  }

  enum Drivetrain {
    RWD
    FWD
    FourWD
    AWD
  }

  enum Transmission {
    Automatic
    Manual
    AutomaticCVT
    AutomaticDualClutch
  }

  enum MileageUnit {
    Mile
    Kilometer
  }

  type Vehicle {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    computed_ymm: String
    year: Int
    make: String
    model: String
    submodel: String
    type: VehicleType
    size: VehicleSize!
    color: VehicleColor
    engine: String
    drivetrain: Drivetrain
    transmission: Transmission
    vin: String
    unit: String
    licensePlate: String
    licensePlateState: String
    licensePlateCountry: String!
    mileage: Float
    mileageUnit: MileageUnit!
    odometer: Boolean!
    note: String!
    ownerCount: Int!
    owners: [Customer!]!
    orders(where: OrderWhere, orderBy: [OrderOrderBy!], limit: Int, skip: Int): OrderListResponse!
    mileageLogs: [MileageLog!]!
  }

  enum MileageLogType {
    ManualEntry
    OrderIn
    OrderOut
  }

  type MileageLog {
    id: ID!
    vehicleId: ID!
    mileage: Float!
    mileageDate: DateTime!
    type: MileageLogType!
  }

  type Conversation {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    customerId: ID
    customer: Customer
    archived: Boolean!
    deleted: Boolean!
    messages: [Message!]!
  }

  enum MessageAuthorType {
    Customer
    User
  }

  enum MessageOrigin {
    Web
    Mobile
    CustomerOrderPage
    SMS
    Email
  }

  enum MessageStatus {
    Pending
    Sent
    Read
    Error
  }

  type Message {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    conversationId: ID!
    authorType: MessageAuthorType!
    "the id of the customer that authored the message"
    customerId: ID
    "the user who authored the message"
    userId: ID
    text: String!
    origin: MessageOrigin!
    "true if internal note, is null if author is a Customer"
    internal: Boolean
    sendSms: Boolean
    sendEmail: Boolean
    "true if someone at the shop has read a Customer message, is null if author is a User"
    shopRead: Boolean
    smsStatus: MessageStatus
    deleted: Boolean!
  }

  enum LabelEntity {
    CannedService
    Customer
    Labor
    Order
    Part
    Service
    Vehicle
  }

  type Label {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    name: String!
    color: AppointmentColor!
    entity: LabelEntity!
    saved: Boolean!
  }

  enum TimesheetActivity {
    General
    Order
    Service
    Labor
  }

  enum TimesheetType {
    Timeclock
    Manual
  }

  type Timesheet {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    technicianId: ID!
    technician: User!
    number: Int!
    activity: TimesheetActivity!
    type: TimesheetType!
    clockIn: DateTime!
    clockOut: DateTime
    "the amount of time clocked (in milliseconds)"
    duration: Float
    inProgress: Boolean!
    note: String!
  }

  type PaymentTerm {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    name: String!
    dueInDays: Float!
    "if it is the default for new customers"
    customerDefault: Boolean!
    "if it is the default for new fleets"
    fleetDefault: Boolean!
  }

  type ReferralSource {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    name: String!
  }
`;
