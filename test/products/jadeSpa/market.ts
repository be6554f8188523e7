/** SDL of the neighbours: vendors and their products, the community of professionals, and settings of a user. */
export function marketText(listOf: (name: string) => string): string {
  return `
"Vendor Organization" type VendorOrganization {
  id: ID! companyName: String! displayName: String! contactEmail: String! contactPhone: String address: Address!
  approvalStatus: ApprovalStatus! qualityScore: Float! isActive: Boolean! approvedAt: DateTime products: [Product!]!
  createdAt: DateTime! updatedAt: DateTime! }
enum ApprovalStatus { PENDING APPROVED REJECTED REQUIRES_INFO }
${listOf('VendorOrganization')}
"Product with progressive disclosure structure" type Product {
  id: ID! vendureProductId: ID! vendorOrganization: VendorOrganization! "Glance level - Quick overview" glance: ProductGlance!
  "Scan level - Detailed information" scan: ProductScan! "Vector data status" tensorGenerated: Boolean!
  embeddingGenerated: Boolean! createdAt: DateTime! updatedAt: DateTime! }
"Glance Level - Quick Product Overview" type ProductGlance {
  heroBenefit: String! skinTypes: [SkinType!]! rating: Float reviewCount: Int price: Money! thumbnail: String }
"Scan Level - Detailed Product Information" type ProductScan {
  usageInstructions: UsageInstructions! warnings: [String!]! images: [String!]! }
type UsageInstructions {
  application: String! frequency: String! timeOfDay: TimeOfDay! patchTestRequired: Boolean! }
enum SkinType { NORMAL DRY OILY COMBINATION SENSITIVE }
enum TimeOfDay { MORNING EVENING BOTH }
"Vendor order" type VendorOrder {
  id: ID! orderNumber: String! spaId: ID! spaName: String! spaContact: SpaContact! shippingAddress: Address!
  subtotal: Float! shipping: Float! tax: Float! total: Float! status: OrderStatus! conversationId: ID
  createdAt: DateTime! updatedAt: DateTime! }
type SpaContact { name: String! email: String! phone: String }
enum OrderStatus { PENDING CONFIRMED PROCESSING SHIPPED DELIVERED CANCELLED RETURNED DISPUTED }
${listOf('VendorOrder')}
"Sanctuary member profile" type SanctuaryMember {
  id: ID! displayName: String! bio: String expertiseAreas: [String!]! certifications: [String!]! yearsExperience: Int
  profileImageUrl: String isVerified: Boolean! reputationScore: Int! joinedAt: DateTime! lastActiveAt: DateTime
  postCount: Int! commentCount: Int! }
"Community event (workshop, webinar, meetup, conference)" type CommunityEvent {
  id: ID! organizer: SanctuaryMember! title: String! description: String eventType: EventType! format: EventFormat!
  location: String virtualLink: String startTime: DateTime! endTime: DateTime maxAttendees: Int
  registrationDeadline: DateTime priceCents: Int! attendeeCount: Int! isRegistered: Boolean! status: EventStatus!
  createdAt: DateTime! }
type CommunityEventConnection { items: [CommunityEvent!]! totalCount: Int! hasMore: Boolean! }
enum EventType { WORKSHOP WEBINAR MEETUP CONFERENCE }
enum EventFormat { VIRTUAL IN_PERSON HYBRID }
enum EventStatus { UPCOMING ONGOING COMPLETED CANCELLED }
"User Settings - Complete settings object for a user" type UserSettings {
  id: ID! userId: ID! profile: ProfileSettings! notifications: NotificationSettings! createdAt: DateTime!
  updatedAt: DateTime! }
"Profile Settings - User display and contact preferences" type ProfileSettings {
  "Display name shown in the app" displayName: String "User's timezone for scheduling" timezone: String!
  "Preferred language code" language: String! "Date format preference" dateFormat: DateFormat!
  "Time format preference (12h/24h)" timeFormat: TimeFormat! "Phone number for SMS notifications" phoneNumber: String
  "Whether phone is verified for SMS" phoneVerified: Boolean! }
"Notification Settings - User's notification preferences" type NotificationSettings {
  "Receive email notifications" emailEnabled: Boolean! "Receive SMS notifications" smsEnabled: Boolean!
  "Appointment reminder notifications" appointmentReminders: Boolean!
  "Hours before appointment to send reminder" reminderHours: Int! }
"Date format options" enum DateFormat { MM_DD_YYYY DD_MM_YYYY YYYY_MM_DD }
"Time format options" enum TimeFormat { TWELVE_HOUR TWENTY_FOUR_HOUR }
input UpdateNotificationSettingsInput {
  emailEnabled: Boolean smsEnabled: Boolean appointmentReminders: Boolean reminderHours: Int }
"Result type for settings operations"
type UserSettingsResult { success: Boolean! settings: UserSettings errors: [Error!] }
`;
}
