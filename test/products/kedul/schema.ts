import { kedulInputText } from './inputs.ts';

const stamps = 'createdAt: Date! updatedAt: Date!';
const rule = `interval: Int count: Int weekStart: Int until: Date timezoneId: ID
  bySetPosition: [Int!] byMonth: [Int!] byMonthDay: [Int!] byYearDay: [Int!] byWeekNumber: [Int!] byWeekDay: [Int!]
  byHour: [Int!] byMinute: [Int!] bySecond: [Int!]`;

/** SDL of Kedul's gateway without the mutations of staff, shifts, places, services and accounts. */
export const kedulText = `
"Date custom scalar type" scalar Date
enum AppointmentStatus { NEW CONFIRMED ARRIVED STARTED }
enum ApplyRecurrence { ONLY_THIS_ONE THIS_AND_FOLLOWING ALL }
enum CalendarEventRecurrenceFrequency { YEARLY MONTHLY WEEKLY DAILY }
enum GraphQLPersonGender { MALE FEMALE }
enum InvoiceLineItemType { SERVICE PRODUCT }
enum InvoiceStatus { VOID REFUNDED COMPLETED }
enum ShiftStatus { DRAFT PUBLISHED CONFIRMED STARTED COMPLETED CALLED_SICK }
enum ServicePaddingTimeType { BEFORE AFTER BEFORE_AND_AFTER }
enum ImageSupportedFormat { JPG JPEG PNG }
enum PredefinedImageSize { ORIGINAL SMALL MEDIUM LARGE XLARGE XXLARGE }
enum CloudStorageProvider { S3 }
type UserError { code: String! message: String! errors: [ValidationError!]! }
type ValidationError { field: String! message: String! }
type CalendarEventRecurrence { startDate: Date! frequency: CalendarEventRecurrenceFrequency! ${rule} }
type CalendarEvent { startDate: Date! endDate: Date! recurrence: CalendarEventRecurrence }
type ContactDetails { phoneNumber: String countryCode: String email: String }
type Address {
  streetAddressOne: String streetAddressTwo: String district: String city: String country: String postalCode: String
}
type UserProfile { profileImage: Image fullName: String! birthday: Date gender: GraphQLPersonGender }
type UserAccount {
  email: String phoneNumber: String countryCode: String isEmailVerified: Boolean! isPhoneVerified: Boolean!
}
type User {
  id: ID! profile: UserProfile account: UserAccount! isActive: Boolean! businesses: [Business!]!
  employeeInvitations: [EmployeeInvitation!]! ${stamps}
}
type Image {
  id: ID! width: Int! height: Int! url: String! format: ImageSupportedFormat! filename: String! mimetype: String!
  encoding: String! cloudStorageProvider: CloudStorageProvider! sizes: [ImageSizeType!]! createdAt: Date!
}
type ImageSizeType { size: PredefinedImageSize! width: Int! height: Int! url: String key: String! }
type Business {
  id: ID! name: String! email: String phoneNumber: String countryCode: String facebookUrl: String owner: User!
  assignedLocations: [Location!]! locations: [Location!]! logoImage: Image ${stamps} deletedAt: Date
}
type Location {
  id: ID! name: String! contactDetails: ContactDetails address: Address businessHours: [CalendarEvent!]
  employees: [Employee!]! employeeRoles: [EmployeeRole!]! business: Business! createdAt: Date! deletedAt: Date
  updatedAt: Date!
}
type EmployeeSalarySettings { wage: Float productCommission: Float serviceCommission: Float voucherCommission: Float }
type EmployeeShiftSettings { appointmentColor: String canHaveAppointments: Boolean }
type EmployeeEmployment { title: String employmentEndDate: Date employmentStartDate: Date }
type EmployeeRole { id: ID! name: String! location: Location! permissions: [String!]! }
type EmployeeInvitation {
  id: ID! employee: Employee! invitedByUser: User! phoneNumber: String! countryCode: String! expirationDate: Date!
  token: String! ${stamps}
}
type Employee {
  id: ID! employeeRole: EmployeeRole notes: String acceptedInvitationAt: Date createdAt: Date! deletedAt: Date
  updatedAt: Date! contactDetails: ContactDetails profile: UserProfile! salarySettings: EmployeeSalarySettings
  shiftSettings: EmployeeShiftSettings employment: EmployeeEmployment serviceIds: [ID!]! location: Location! user: User
  invitation: EmployeeInvitation shifts(filter: ShiftsFilter): [Shift!]!
}
type ShiftRecurrence { id: ID! initialShift: Shift! recurrence: CalendarEventRecurrence! ${stamps} }
type Shift {
  id: ID! recurrence: ShiftRecurrence breakDuration: Int! startDate: Date! endDate: Date! notes: String
  employee: Employee! location: Location! status: ShiftStatus! ${stamps} canceledAt: Date startedAt: Date
  completedAt: Date markedNoShowAt: Date
}
type Client {
  id: ID! isBanned: Boolean! contactDetails: ContactDetails user: User profile: UserProfile! notes: String
  importantNotes: String referralSource: String discount: Float ${stamps} deletedAt: Date
}
type ServiceCategory { id: ID! name: String! ${stamps} }
type ServicePaddingTime { type: ServicePaddingTimeType! duration: Int! }
type ServiceProcessingTimeDuringServiceEnd { after: Int! duration: Int! }
type ServicePricingOption { duration: Int! name: String type: String! price: Float! }
type Service {
  id: ID! name: String! description: String serviceCategory: ServiceCategory primaryImage: Image images: [Image!]!
  location: Location! pricingOptions: [ServicePricingOption!]! questionsForClient: [String!]!
  paddingTime: ServicePaddingTime processingTimeAfterServiceEnd: Int
  processingTimeDuringService: ServiceProcessingTimeDuringServiceEnd parallelClientsCount: Int intervalTime: Int
  noteToClient: String ${stamps} deletedAt: Date
}
type AppointmentService {
  id: ID! appointment: Appointment! clientNumber: Int! duration: Int! isEmployeeRequestedByClient: Boolean! order: Int!
  service: Service! startDate: Date! employee: Employee client: Client
}
type Appointment {
  id: ID! services: [AppointmentService!]! recurrence: AppointmentRecurrence location: Location! client: Client
  invoice: Invoice internalNotes: String clientNotes: String cancellationReason: String reference: String
  status: AppointmentStatus! ${stamps} canceledAt: Date checkedOutAt: Date markedNoShowAt: Date
}
type AppointmentRecurrence {
  id: ID! initialAppointment: Appointment! recurrence: CalendarEventRecurrence! ${stamps}
}
type Discount { amount: Float! }
type Payment { amount: Float! method: PaymentMethod }
type PaymentMethod { name: String! }
type Tip { amount: Float! }
type Invoice {
  id: ID! note: String location: Location! lineItems: [InvoiceLineItem!]! discount: Discount tip: Tip payment: Payment!
  client: Client status: InvoiceStatus! refundInvoice: Invoice originalInvoice: Invoice ${stamps} refundedAt: Date
  voidAt: Date
}
type InvoiceLineItem {
  id: ID! invoice: Invoice! quantity: Int! typeId: ID! type: InvoiceLineItemType! price: Float! discount: Discount
  employee: Employee
}
type Query {
  appointment(id: ID): Appointment
  appointments(filter: ID): [Appointment!]!
  client: Client
  clients(businessId: ID!): [Client!]!
  currentBusiness: Business
  currentUser: User
  employee(id: ID): Employee
  employeeRoles(locationId: ID!): [EmployeeRole!]!
  employees(locationId: ID!): [Employee!]!
  image(id: ID, size: PredefinedImageSize): Image
  invoice(id: ID): Invoice
  location(id: ID): Location
  locations: [Location!]!
  service(id: ID): Service
  serviceCategory(id: ID): ServiceCategory
  shift(id: ID): Shift
  shifts(locationId: ID!, filter: ShiftsFilter!): [Shift!]!
}
input CalendarEventRecurrenceInput { frequency: CalendarEventRecurrenceFrequency! ${rule} }
${kedulInputText}`;
