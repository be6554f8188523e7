import { marketText } from './market.ts';

const stamps = 'createdAt: DateTime! updatedAt: DateTime!';

/** A list of some type with a count, as the schema writes each of them out. */
export function listOf(name: string): string {
  return `type ${name}Connection { edges: [${name}Edge!]! pageInfo: PageInfo! totalCount: Int! }
type ${name}Edge { node: ${name}! cursor: String! }\n`;
}

const baseText = `
scalar DateTime scalar JSON
"Pagination input for cursor-based pagination" input PaginationInput { first: Int after: String last: Int before: String }
"Page information for cursor-based pagination"
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
"Money type for currency values" type Money { amount: Float! currency: String! }
"Address type" type Address {
  line1: String! line2: String street1: String! street2: String city: String! state: String! postalCode: String!
  country: String! }
input AddressInput {
  street1: String! street2: String city: String! state: String! postalCode: String! country: String! }
"Date range filter" input DateRangeInput { startDate: DateTime! endDate: DateTime! }
"Common error type" type Error { code: String! message: String! field: String }
"Success response" type SuccessResponse { success: Boolean! message: String }
`;

const organizationText = `
"Spa Organization" type SpaOrganization {
  id: ID! name: String! displayName: String! contactEmail: String! contactPhone: String address: Address!
  logoUrl: String subscriptionTier: SubscriptionTier! subscriptionStatus: SubscriptionStatus! isActive: Boolean!
  locations: [Location!]! ${stamps} }
enum SubscriptionTier { BASIC PROFESSIONAL ENTERPRISE }
enum SubscriptionStatus { ACTIVE PAST_DUE CANCELLED TRIAL }
"Location (for spa chains)" type Location {
  id: ID! spaOrganizationId: ID! name: String! address: Address! phone: String timezone: String! operatingHours: JSON!
  isActive: Boolean! serviceProviders: [ServiceProvider!]! ${stamps} }
"Service Provider" type ServiceProvider {
  id: ID! userId: ID! user: User! spaOrganization: SpaOrganization! location: Location licenseInfo: LicenseInfo!
  specialties: [String!]! bio: String avatarUrl: String availabilityWindows: JSON! isActive: Boolean!
  appointments: [Appointment!]! ${stamps} }
enum LicenseType { ESTHETICIAN COSMETOLOGIST MASSAGE_THERAPIST MEDICAL_DIRECTOR NURSE_PRACTITIONER }
type LicenseInfo {
  type: LicenseType! number: String! state: String! expirationDate: DateTime! verified: Boolean! verifiedAt: DateTime
  verifiedBy: ID }
input UpdateSpaOrganizationInput {
  displayName: String contactEmail: String contactPhone: String address: AddressInput logoUrl: String }
type SpaOrganizationResult { success: Boolean! spaOrganization: SpaOrganization errors: [Error!] }
${listOf('SpaOrganization')}
"User type" type User {
  id: ID! email: String! role: UserRole! spaOrganization: SpaOrganization vendorOrganization: VendorOrganization
  firstName: String lastName: String phone: String avatarUrl: String isActive: Boolean! emailVerified: Boolean!
  ${stamps} }
enum UserRole {
  SPA_OWNER SPA_MANAGER SPA_STAFF SERVICE_PROVIDER CLIENT VENDOR VENDOR_OWNER VENDOR_STAFF ADMIN }
"User operation result" type UserResult { success: Boolean! user: User errors: [Error!] }
"Update profile input" input UpdateProfileInput { firstName: String lastName: String phone: String avatarUrl: String }
`;

const appointmentText = `
"Appointment" type Appointment {
  id: ID! client: Client! serviceProvider: ServiceProvider! location: Location! serviceType: String!
  scheduledStart: DateTime! scheduledEnd: DateTime! actualStart: DateTime actualEnd: DateTime
  status: AppointmentStatus! productsUsed: [ProductUsage!]! notes: String clientFeedback: ClientFeedback
  cancellationReason: String cancelledAt: DateTime ${stamps} }
enum AppointmentStatus { PENDING CONFIRMED CHECKED_IN IN_PROGRESS COMPLETED CANCELLED NO_SHOW }
type ProductUsage { productId: ID! product: Product! quantity: Int notes: String }
type ClientFeedback { rating: Int! comments: String wouldRecommend: Boolean! submittedAt: DateTime! }
"Client" type Client {
  id: ID! userId: ID user: User spaOrganization: SpaOrganization! firstName: String! lastName: String! email: String
  phone: String dateOfBirth: DateTime skinProfile: SkinProfile! allergies: [String!]! preferences: ClientPreferences!
  notes: String appointments: [Appointment!]! treatmentPlans: [TreatmentPlan!]! ${stamps} }
type SkinProfile {
  skinType: String! concerns: [String!]! goals: [String!]! sensitivities: [String!]! currentRoutine: String }
type ClientPreferences {
  preferredProviders: [ID!] communicationChannel: CommunicationChannel! reminderPreference: ReminderPreference!
  marketingOptIn: Boolean! }
enum CommunicationChannel { EMAIL SMS BOTH }
type ReminderPreference { enabled: Boolean! hoursBeforeAppointment: Int! }
"Treatment Plan" type TreatmentPlan {
  id: ID! client: Client! serviceProvider: ServiceProvider! title: String! description: String totalSessions: Int!
  completedSessions: Int! status: TreatmentPlanStatus! sessions: JSON! ${stamps} }
enum TreatmentPlanStatus { ACTIVE COMPLETED PAUSED CANCELLED }
"Filters and pagination" input AppointmentFiltersInput {
  spaOrganizationId: ID serviceProviderId: ID clientId: ID locationId: ID status: AppointmentStatus
  dateRange: DateRangeInput }
${listOf('Appointment')}${listOf('Client')}
"Input types" input CreateAppointmentInput {
  clientId: ID! serviceProviderId: ID! locationId: ID! serviceType: String! scheduledStart: DateTime!
  scheduledEnd: DateTime! notes: String }
input UpdateAppointmentInput {
  scheduledStart: DateTime scheduledEnd: DateTime serviceType: String notes: String }
input CompleteAppointmentInput { productsUsed: [ProductUsageInput!] notes: String }
input ProductUsageInput { productId: ID! quantity: Int notes: String }
input CreateClientInput {
  spaOrganizationId: ID! userId: ID firstName: String! lastName: String! email: String phone: String
  dateOfBirth: DateTime skinProfile: SkinProfileInput! allergies: [String!] preferences: ClientPreferencesInput
  notes: String }
input UpdateClientInput {
  firstName: String lastName: String email: String phone: String dateOfBirth: DateTime skinProfile: SkinProfileInput
  allergies: [String!] preferences: ClientPreferencesInput notes: String }
input SkinProfileInput {
  skinType: String! concerns: [String!]! goals: [String!]! sensitivities: [String!]! currentRoutine: String }
input ClientPreferencesInput {
  preferredProviders: [ID!] communicationChannel: CommunicationChannel! reminderPreference: ReminderPreferenceInput!
  marketingOptIn: Boolean! }
input ReminderPreferenceInput { enabled: Boolean! hoursBeforeAppointment: Int! }
"Result types" type AppointmentResult { success: Boolean! appointment: Appointment errors: [Error!] }
type ClientResult { success: Boolean! client: Client errors: [Error!] }
`;

/** SDL of what the spa sees: organizations, people and appointments whole, the marketplace in part. */
export const jadeSpaText = `${baseText}${organizationText}${appointmentText}${marketText(listOf)}
type Query {
  "Get current user" me: User
  "Get user by ID (admin only)" user(id: ID!): User
  "Get spa organization by ID" spaOrganization(id: ID!): SpaOrganization
  "List all spa organizations (admin only)"
  spaOrganizations(pagination: PaginationInput): SpaOrganizationConnection!
  "Get vendor organization by ID" vendorOrganization(id: ID!): VendorOrganization
  "List vendor organizations"
  vendorOrganizations(status: ApprovalStatus, pagination: PaginationInput): VendorOrganizationConnection!
  "Get appointment by ID" appointment(id: ID!): Appointment
  "List appointments with filters"
  appointments(filters: AppointmentFiltersInput, pagination: PaginationInput): AppointmentConnection!
  "Get client by ID" client(id: ID!): Client
  "List clients for spa organization"
  clients(spaOrganizationId: ID!, search: String, pagination: PaginationInput): ClientConnection!
  "Get product by ID with progressive disclosure" product(id: ID!): Product
  "List all products with pagination (simple version)" products(limit: Int, offset: Int): [Product!]!
  "Get current user's settings" mySettings: UserSettings
  "Get paginated community events"
  communityEvents(eventType: EventType, upcoming: Boolean, limit: Int, offset: Int): CommunityEventConnection!
  "Get a single event by ID" communityEvent(id: ID!): CommunityEvent
  "Get a sanctuary member by ID" sanctuaryMember(id: ID!): SanctuaryMember
  "Get current user's sanctuary profile" mySanctuaryProfile: SanctuaryMember
  "Get top contributors by reputation" topContributors(limit: Int): [SanctuaryMember!]!
  """
  Get vendor orders with filtering and pagination
  Requires: Vendor authentication
  """
  vendorOrders(pagination: PaginationInput): VendorOrderConnection!
}
type Mutation {
  "Update user profile" updateProfile(input: UpdateProfileInput!): UserResult!
  "Update spa organization"
  updateSpaOrganization(id: ID!, input: UpdateSpaOrganizationInput!): SpaOrganizationResult!
  "Create appointment" createAppointment(input: CreateAppointmentInput!): AppointmentResult!
  "Update appointment" updateAppointment(id: ID!, input: UpdateAppointmentInput!): AppointmentResult!
  "Cancel appointment" cancelAppointment(id: ID!, reason: String): AppointmentResult!
  "Check in client for appointment" checkInAppointment(id: ID!): AppointmentResult!
  "Complete appointment" completeAppointment(id: ID!, input: CompleteAppointmentInput!): AppointmentResult!
  "Create client profile" createClient(input: CreateClientInput!): ClientResult!
  "Update client profile" updateClient(id: ID!, input: UpdateClientInput!): ClientResult!
  "Update current user's notification preferences"
  updateNotificationSettings(input: UpdateNotificationSettingsInput!): UserSettingsResult!
  "Register for an event" registerForEvent(eventId: ID!): CommunityEvent!
  "Cancel event registration" cancelEventRegistration(eventId: ID!): SuccessResponse!
}`;
