import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';

const objects = `
  "An ISO 8601-encoded date" scalar ISO8601Date @specifiedBy(url: "https://tools.ietf.org/html/rfc3339")
  "An ISO 8601-encoded datetime" scalar ISO8601DateTime @specifiedBy(url: "https://tools.ietf.org/html/rfc3339")
  "Represents untyped JSON" scalar JSON
  "An object with an ID." interface Node { "ID of the object." id: ID! }
  type Studio { id: ID! name: String! slug: String inviteCode: String onboardingCompletedAt: ISO8601DateTime onboardingCompleted: Boolean! }
  type StudioLocation { id: ID! name: String! address: String city: String state: String zip: String }
  type StudioSetting { dashboardTitle: String! defaultTheme: String! clientsPageEnabled: Boolean! }
  type User {
    id: ID! studioId: ID! email: String! name: String avatarUrl: String role: Int roleName: String godmode: Boolean! active: Boolean!
    availableForSessions: Boolean! instructorCompensationType: String! instructorDefaultSplitPercent: Int!
    instructorDefaultFlatRateCents: Int! stripeConnectAccountId: String stripeConnectOnboardingCompleted: Boolean!
  }
  type ClassTemplate {
    id: ID! title: String! description: String capacity: Int durationMinutes: Int studioLocation: StudioLocation instructor: User
    priceCents: Int! currency: String compensationType: String instructorSplitPercent: Int instructorFlatRateCents: Int approved: Boolean!
  }
  type ClassSession {
    id: ID! classTemplate: ClassTemplate! studioId: ID startTime: ISO8601DateTime! endTime: ISO8601DateTime instructor: User
    capacity: Int room: String seatsAvailable: Int!
  }
  type Client {
    id: ID! name: String! email: String! phone: String
    "Instructor-facing characteristics scoring for this client" characteristicScores: JSON!
    "Private notes about the client (visible to owners/staff, and to instructors who have taught the client)" clientNotes: [ClientNote!]!
    "Booking history for this client (role-scoped)" bookings(limit: Int): [Booking!]!
    stripeCustomerId: String stripeDefaultPaymentMethodId: String stripeDefaultPaymentMethodBrand: String
    stripeDefaultPaymentMethodLast4: String stripeDefaultPaymentMethodExpMonth: Int stripeDefaultPaymentMethodExpYear: Int
    "Saved payment methods on file for this client" clientPaymentMethods: [ClientPaymentMethod!]!
    "Associated user account (if the client can sign in)" user: User
    "Whether the current instructor has blocked this client from booking" blockedByCurrentInstructor: Boolean!
  }
  type ClientNote { id: ID! body: String! createdAt: ISO8601DateTime! author: User! }
  type ClientPaymentMethod {
    id: ID! stripePaymentMethodId: String! brand: String last4: String expMonth: Int expYear: Int default: Boolean! createdAt: ISO8601DateTime!
  }
  type ClientInvitation {
    id: ID! email: String! name: String token: String! status: String! expiresAt: ISO8601DateTime! acceptedAt: ISO8601DateTime
    createdAt: ISO8601DateTime! invitedByName: String
  }
  type Booking {
    id: ID! studioId: ID! slug: String client: Client! classSession: ClassSession! status: String! paid: Boolean! priceCents: Int!
    archived: Boolean! payment: Payment bundlePurchase: BundlePurchase createdAt: ISO8601DateTime!
  }
  type Payment {
    id: ID! booking: Booking client: Client classSession: ClassSession amountCents: Int! currency: String! status: String!
    stripePaymentIntentId: String errorMessage: String createdAt: ISO8601DateTime!
  }
  type BundleProduct {
    id: ID! studioId: ID! title: String! description: String active: Boolean! creditsCount: Int! priceCents: Int! currency: String!
    classTemplate: ClassTemplate instructor: User
  }
  type BundlePurchase {
    id: ID! studioId: ID! status: String! creditsTotal: Int! creditsRemaining: Int! priceCents: Int! currency: String!
    bundleProduct: BundleProduct! client: Client! createdAt: ISO8601DateTime!
  }
  type MembershipPlan {
    id: ID! studioId: ID! name: String! description: String priceCents: Int! currency: String!
    "null = unlimited" reformerClassesPerMonth: Int "null = unlimited" matClassesPerMonth: Int
    includesPriorityBooking: Boolean! includesEarlyBooking: Boolean! privateSessionDiscountPercent: Int! guestPassesPerMonth: Int!
    includesRetailDiscount: Boolean! minCommitmentMonths: Int! autoRenew: Boolean! active: Boolean! position: Int!
    enrolledCount: Int! createdAt: ISO8601DateTime! updatedAt: ISO8601DateTime!
  }
  type ClientMembership {
    id: ID! studioId: ID! status: String! client: Client! membershipPlan: MembershipPlan! startedAt: ISO8601Date! endsAt: ISO8601Date
    cancelledAt: ISO8601DateTime notes: String priceCents: Int currency: String stripePaymentIntentId: String
    createdAt: ISO8601DateTime! updatedAt: ISO8601DateTime!
  }
  type Notification {
    id: ID! userId: ID! studioId: ID kind: String! title: String! body: String actionUrl: String readAt: ISO8601DateTime
    dismissedAt: ISO8601DateTime createdAt: ISO8601DateTime! updatedAt: ISO8601DateTime! read: Boolean! dismissed: Boolean!
  }
  type ShopItem {
    id: ID! studioId: ID! studioLocationId: ID title: String! description: String priceCents: Int! currency: String! itemType: String!
    stockQuantity: Int active: Boolean! imageUrl: String rentalAgreementText: String inStock: Boolean!
    createdAt: ISO8601DateTime! updatedAt: ISO8601DateTime!
  }
  type PublicClassPage { studioName: String! studioInviteCode: String! template: ClassTemplate! upcomingSessions: [ClassSession!]! }
`;

const queries = `
  type Query {
    "Fetches an object given its ID." node("ID of the object." id: ID!): Node
    "Fetches a list of objects given a list of IDs." nodes("IDs of the objects." ids: [ID!]!): [Node]!
    currentUser: User
    "Fetch public class info by studio invite code and template ID (no auth required)" publicClassPage(studioInviteCode: String!, templateId: ID!): PublicClassPage
    "Fetch a single studio by ID" studio(id: ID!): Studio
    "Returns the current owner's studio with onboarding status" myStudio: Studio
    classTemplates(instructorId: ID, studioLocationId: ID, studioId: ID): [ClassTemplate!]!
    classSessions(from: ISO8601DateTime, to: ISO8601DateTime, studioLocationId: ID, studioId: ID): [ClassSession!]!
    "Favorite class sessions for the current user" myFavoriteClassSessions(studioId: ID, studioLocationId: ID): [ClassSession!]!
    "Count of upcoming bookable class sessions (clients: across all studios unless a studio_id is provided)" upcomingBookableClassSessionsCount(studioId: ID, studioLocationId: ID): Int!
    "List instructor users (owner and staff)" instructors: [User!]!
    "List clients visible to the current user (owner/staff: all, instructor: their clients)" clients: [Client!]!
    "Fetch a single client (owner/staff: any in studio; instructor: only clients they have taught)" client(id: ID!): Client
    "List all users (owner only)" users(studioId: ID): [User!]!
    "Bookings visible to the current user based on role" bookings(studioLocationId: ID, studioId: ID, classSessionId: ID): [Booking!]!
    "Bookings where the current user is the client, regardless of role" myBookings(studioLocationId: ID, studioId: ID): [Booking!]!
    "Payment records (owner and staff)" payments: [Payment!]!
    "Client record associated with the current user (if any)" myClient(studioId: ID): Client
    "Studio-wide UI settings (theme, titles)" studioSettings(studioId: ID): StudioSetting!
    "All studio locations" studioLocations(studioId: ID): [StudioLocation!]!
    "Bundle products (owner/staff)" bundleProducts: [BundleProduct!]!
    "All invitations sent by this studio (owner/staff/instructor)" clientInvitations: [ClientInvitation!]!
    "Plans defined for the studio. Owners see all; clients see only active plans." membershipPlans(studioId: ID): [MembershipPlan!]!
    "All client memberships for this studio (owner/staff). Clients see their own." clientMemberships(clientId: ID, membershipPlanId: ID, status: String): [ClientMembership!]!
    "List shop items for the studio. Owners/staff see all; clients see active only." shopItems(studioId: ID, studioLocationId: ID): [ShopItem!]!
    "List the current user's visible (undismissed) notifications, newest first." myNotifications: [Notification!]!
    "Count of unread notifications for the current user." myUnreadNotificationCount: Int!
    "An example field added by the generator" testField: String!
  }
`;

const templateArgs =
  'description: String capacity: Int durationMinutes: Int studioLocationId: ID instructorId: ID priceCents: Int currency: String ' +
  'compensationType: String instructorSplitPercent: Int instructorFlatRateCents: Int';
const sessionArgs = 'endTime: ISO8601DateTime capacity: Int room: String';
const addressArgs = 'address: String city: String state: String zip: String';
const outcome = 'success: Boolean! errors: [String!]!';

/** Each mutation with what its input takes and what its payload has, as RelayClassicMutation makes them. */
const mutations: Readonly<Record<string, readonly [args: string, fields: string]>> = {
  archiveBooking: ['id: ID!', outcome],
  cancelBooking: ['id: ID!', outcome],
  createBooking: ['clientId: ID classSessionId: ID!', 'booking: Booking errors: [String!]!'],
  createBookingWithBundle: [
    'clientId: ID classSessionId: ID! bundlePurchaseId: ID!',
    'booking: Booking payment: Payment bundlePurchase: BundlePurchase errors: [String!]!',
  ],
  createClassSession: [
    `classTemplateId: ID! startTime: ISO8601DateTime! ${sessionArgs} bundleEnabled: Boolean bundleSpots: Int`,
    'classSession: ClassSession errors: [String!]!',
  ],
  createClassTemplate: [`title: String! ${templateArgs}`, 'classTemplate: ClassTemplate errors: [String!]!'],
  // It enters whoever asks as a client, so that it takes nothing.
  createClient: ['', 'client: Client errors: [String!]!'],
  createClientNote: ['clientId: ID! body: String!', 'note: ClientNote errors: [String!]!'],
  createStudioLocation: [
    `name: String! ${addressArgs} studioId: ID`,
    'studioLocation: StudioLocation errors: [String!]!',
  ],
  deleteClassSession: ['id: ID!', outcome],
  deleteClient: ['id: ID!', outcome],
  enrollClientMembership: [
    'clientId: ID! membershipPlanId: ID! startedAt: ISO8601Date notes: String',
    'clientMembership: ClientMembership errors: [String!]!',
  ],
  inviteClient: ['email: String! name: String', 'invitation: ClientInvitation signupUrl: String errors: [String!]!'],
  markNoShowBooking: ['id: ID!', outcome],
  markNotificationRead: ['id: ID!', 'notification: Notification errors: [String!]!'],
  promoteFromWaitlist: ['id: ID!', `booking: Booking ${outcome}`],
  rebookBooking: ['id: ID!', 'booking: Booking errors: [String!]!'],
  toggleClientBlock: ['clientId: ID! blocked: Boolean!', 'client: Client blocked: Boolean! errors: [String!]!'],
  toggleFavoriteClassSession: [
    'classSessionId: ID!',
    'classSession: ClassSession favorited: Boolean! errors: [String!]!',
  ],
  updateClassSession: [
    `id: ID! startTime: ISO8601DateTime ${sessionArgs}`,
    'classSession: ClassSession errors: [String!]!',
  ],
  updateClient: ['id: ID! name: String email: String phone: String', 'client: Client errors: [String!]!'],
  updateStudioLocation: [`id: ID! name: String ${addressArgs}`, 'studioLocation: StudioLocation errors: [String!]!'],
  updateUser: [
    'id: ID! name: String email: String role: Int active: Boolean availableForSessions: Boolean instructorCompensationType: String ' +
      'instructorDefaultSplitPercent: Int instructorDefaultFlatRateCents: Int stripeConnectAccountId: String',
    'user: User errors: [String!]!',
  ],
};

const clientMutationId = '"A unique identifier for the client performing the mutation." clientMutationId: String';

function mutationText(): string {
  const entries = Object.entries(mutations).map(
    ([name, parts]) => [name[0]?.toUpperCase() + name.slice(1), name, parts] as const,
  );
  const types = entries.map(
    ([type, , [args, fields]]) => `
      "Autogenerated input type of ${type}" input ${type}Input { ${args} ${clientMutationId} }
      "Autogenerated return type of ${type}." type ${type}Payload { ${clientMutationId} ${fields} }`,
  );
  const fields = entries.map(
    ([type, name]) => `${name}("Parameters for ${type}" input: ${type}Input!): ${type}Payload`,
  );
  return `${types.join('\n')} type Mutation { ${fields.join('\n')} }`;
}

/** SDL of StudioFlow, in the alphabetical order in which its framework shows everything. */
export const studioFlowText: string = printSchema(
  lexicographicSortSchema(buildSchema(`${objects}${queries}${mutationText()}`)),
);
