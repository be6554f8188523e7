import { chatBookingClientText } from './clientSchema.ts';

const tenantRow = 'tenantId: ID!';
const stamps = 'createdAt: AWSDateTime! updatedAt: AWSDateTime!';
const room = `name: String! description: String capacity: Int! status: String! isVirtual: Boolean minDuration: Int
  maxDuration: Int operatingHours: AWSJSON periodSplit: String metadata: AWSJSON`;

/** SDL of the booking service for chats, without chats, subscriptions, uploads and changes of what is set up. */
export const chatBookingText = `
scalar AWSDate
scalar AWSDateTime
scalar AWSJSON
enum BookingStatus { PENDING CONFIRMED CANCELLED NO_SHOW }
enum PaymentStatus { NONE PENDING PAID FAILED }
enum LocationType { ONLINE PHYSICAL }
enum WaitingListStatus { PENDING CONTACTED BOOKED EXPIRED DECLINED }
enum WaitlistDay { MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY }
type WaitingListEntry {
  ${tenantRow} waitingListId: ID! serviceId: ID! providerId: ID clientId: String! preferredDays: [WaitlistDay!]
  requestedDates: [AWSDate!] contactStatus: WaitingListStatus! createdAt: AWSDateTime! ttl: Int
}
input AddToWaitingListInput {
  tenantId: ID serviceId: ID! clientId: String! providerId: ID preferredDays: [WaitlistDay!] requestedDates: [AWSDate!]
}
type Room { roomId: ID! ${tenantRow} ${room} ${stamps} }
type DayPeriodEntry { day: String! period: String! }
type RoomAssignment {
  roomId: ID! ${tenantRow} providerId: ID! dayPeriods: [DayPeriodEntry!]! days: [String!]! period: String! ${stamps}
}
enum TenantStatus { ACTIVE SUSPENDED CANCELLED TRIAL PENDING_PAYMENT }
enum TenantPlan { LITE PRO BUSINESS ENTERPRISE }
type Tenant {
  ${tenantRow} name: String! slug: String status: TenantStatus! plan: TenantPlan! ownerUserId: String!
  billingEmail: String! settings: AWSJSON services: [Service] isPublished: Boolean publishedAt: AWSDateTime ${stamps}
  whatsappEnabled: Boolean whatsappQuota: Int twilioPhoneNumber: String whatsappNotificationRules: AWSJSON
}
type ApiKey {
  apiKeyId: ID! ${tenantRow} name: String keyPreview: String status: String! createdAt: AWSDateTime!
  lastUsedAt: AWSDateTime apiKey: String
}
type TenantUser {
  userId: ID! ${tenantRow} email: String! name: String role: UserRole! status: UserStatus! createdAt: AWSDateTime!
  lastLogin: AWSDateTime
}
enum UserRole { OWNER ADMIN USER }
enum UserStatus { ACTIVE INACTIVE PENDING_INVITATION }
type FAQ { faqId: ID! ${tenantRow} question: String! answer: String! category: String! active: Boolean! }
type Booking {
  bookingId: ID! ${tenantRow} clientId: ID serviceId: ID! providerId: ID! start: AWSDateTime! end: AWSDateTime!
  status: BookingStatus! paymentStatus: PaymentStatus clientFirstName: String clientLastName: String
  clientEmail: String clientPhone: String notes: String roomId: ID conversationId: ID metadata: AWSJSON
  dteFolio: String dtePdfUrl: String ${stamps}
}
type DashboardSummary {
  revenue: Float! bookings: Int! messages: Int! tokensIA: Int! conversionsChat: Int! aiResponses: Int!
  conversionRate: Float! autoAttendanceRate: Float!
}
type DailyMetric { date: String! bookings: Int! messages: Int! }
type TopService { serviceId: ID! name: String! bookings: Int! }
type TopProvider { providerId: ID! name: String! bookings: Int! }
type BookingStatusCounts { CONFIRMED: Int! PENDING: Int! CANCELLED: Int! NO_SHOW: Int! }
type MetricError { type: String! count: Int! lastOccurred: String }
type DashboardMetrics {
  period: String! summary: DashboardSummary! daily: [DailyMetric!]! topServices: [TopService!]!
  topProviders: [TopProvider!]! bookingStatus: BookingStatusCounts! errors: [MetricError!]!
}
type PlanUsage { messages: Int! bookings: Int! tokensIA: Int! providers: Int! }
enum InvoiceStatus { PAID PENDING FAILED REFUNDED }
type Invoice {
  invoiceId: ID! ${tenantRow} amount: Float! currency: String! status: InvoiceStatus! date: AWSDateTime! pdfUrl: String
  dteFolio: String dtePdfUrl: String dteTrackId: String dteSiiStatus: String dteLastSync: String metadata: AWSJSON
}
type Category {
  categoryId: ID! ${tenantRow} name: String! description: String isActive: Boolean! displayOrder: Int metadata: AWSJSON
  ${stamps}
}
type Service {
  serviceId: ID! name: String! description: String category: String! durationMinutes: Int! price: Float
  available: Boolean! requiredRoomIds: [ID] locationType: [LocationType]
}
type Provider {
  providerId: ID! name: String! bio: String email: String serviceIds: [ID!]! timezone: String! metadata: AWSJSON
  photoUrl: String photoUrlThumbnail: String available: Boolean! hasGoogleCalendar: Boolean slug: String
  professionalLicense: String profession: String
}
type TimeSlot { providerId: ID! serviceId: ID! start: AWSDateTime! end: AWSDateTime! isAvailable: Boolean! }
type TimeRange { startTime: String! endTime: String! }
type ProviderAvailability {
  providerId: ID! dayOfWeek: String! timeRanges: [TimeRange!]! breaks: [TimeRange!] exceptions: [ExceptionRule!]
}
type ExceptionRule { date: String! timeRanges: [TimeRange!]! }
input GetAvailableSlotsInput { serviceId: ID! providerId: ID! from: AWSDateTime! to: AWSDateTime! }
input CreateFAQInput { question: String! answer: String! category: String! active: Boolean }
input UpdateFAQInput { faqId: ID! question: String answer: String category: String active: Boolean }
input CreateBookingInput {
  clientId: ID serviceId: ID! providerId: ID! start: AWSDateTime! end: AWSDateTime! clientFirstName: String!
  clientLastName: String! clientEmail: String! clientPhone: String notes: String conversationId: ID roomId: ID
  ignoreAvailability: Boolean recaptchaToken: String
}
input ConfirmBookingInput { bookingId: ID! tenantId: ID }
input CancelBookingInput { bookingId: ID! reason: String tenantId: ID }
input GetBookingInput { bookingId: ID! }
input ListBookingsByProviderInput { providerId: ID! startDate: AWSDateTime! endDate: AWSDateTime! }
input ListBookingsByClientInput { clientEmail: String! }
input GetBookingByConversationInput { conversationId: ID! }
type PaymentStatusResponse { status: String! message: String }
type PublicProfile {
  ${tenantRow} name: String! slug: String! bio: String photoUrl: String themeColor: String primaryServiceId: String
  services: [Service] profession: String specializations: [String] operatingHours: String fullAddress: String
  providers: [Provider] tenantPlan: String isPublished: Boolean preselectedProviderId: ID
}
type ChecklistItem { item: String! status: ChecklistStatus! label: String! isRequired: Boolean! actionUrl: String }
enum ChecklistStatus { COMPLETE MISSING RECOMMENDED }
type PublicLinkStatus {
  isPublished: Boolean! publishedAt: AWSDateTime slug: String publicUrl: String
  completenessChecklist: [ChecklistItem!]! completenessPercentage: Int!
}
${chatBookingClientText}
type Query {
  listCategories(activeOnly: Boolean): [Category!]!
  searchServices(text: String, availableOnly: Boolean): [Service!]!
  getService(serviceId: ID!): Service
  listProviders: [Provider!]!
  listProvidersByService(serviceId: ID!): [Provider!]!
  listRooms: [Room!]!
  getRoom(roomId: ID!): Room
  listRoomAssignments(roomId: ID!): [RoomAssignment!]!
  getAvailableSlots(input: GetAvailableSlotsInput!): [TimeSlot!]!
  getProviderAvailability(providerId: ID!): [ProviderAvailability!]!
  getBooking(input: GetBookingInput!): Booking
  listBookingsByProvider(input: ListBookingsByProviderInput!): [Booking!]!
  listBookingsByClient(input: ListBookingsByClientInput!): [Booking!]!
  getBookingByConversation(input: GetBookingByConversationInput!): Booking
  getTenant(tenantId: ID): Tenant
  listFAQs: [FAQ!]!
  getWaitingListByService(tenantId: ID, serviceId: ID!): [WaitingListEntry!]!
  getDashboardMetrics: DashboardMetrics
  getPlanUsage: PlanUsage
  listTenantUsers: [TenantUser!]!
  getTenantUser(userId: ID!): TenantUser
  listApiKeys: [ApiKey!]!
  listInvoices: [Invoice!]!
  getTenantPublicProfile(slug: String!): PublicProfile
  getPublicLinkStatus(providerId: String): PublicLinkStatus
  checkPaymentStatus(tenantId: ID!): PaymentStatusResponse
  getClient(clientId: ID!): Client
  listClients: [Client!]!
  listClientAuditLogs(clientId: ID!): [ClientAuditLog!]!
}
type Mutation {
  createFAQ(input: CreateFAQInput!): FAQ!
  updateFAQ(input: UpdateFAQInput!): FAQ!
  deleteFAQ(faqId: ID!): FAQ!
  addToWaitingList(input: AddToWaitingListInput!): WaitingListEntry!
  removeWaitingListEntry(tenantId: ID, waitingListId: ID!): Boolean!
  createBooking(input: CreateBookingInput!): Booking!
  confirmBooking(input: ConfirmBookingInput!): Booking!
  cancelBooking(input: CancelBookingInput!): Booking!
  markAsNoShow(bookingId: ID!): Booking!
  updateBookingStatus(bookingId: ID!, status: String!): Booking!
  createClient(input: CreateClientInput!): Client!
  updateClient(input: UpdateClientInput!): Client!
}
`;
