/** The arguments of every list of bookings. */
const bookingArgs = `limit: Int = 100, page: Int = 1, order: BookingOrder,
    "Filter by user ID (for admins only). Use -1 to retrieve data associated with all users." user_id: ID,
    "Includes new bookings" include_new: Boolean, "Includes approved bookings" include_approved: Boolean,
    "Includes completed bookings (deprecated)" include_completed: Boolean, "Includes canceled bookings" include_canceled: Boolean,
    "Includes canceled bookings (deprecated: replaced by include_canceled)" include_cancelled: Boolean,
    "Includes rejected bookings" include_rejected: Boolean, resource_id: [ID], location_id: [ID],
    "Bookings starting after the timestamp (inclusive)" start_timestamp_from: Int,
    "Bookings starting before the timestamp (inclusive)" start_timestamp_to: Int,
    "Bookings ending after the timestamp (inclusive)" end_timestamp_from: Int,
    "Bookings ending before the timestamp (inclusive)" end_timestamp_to: Int,
    "Deprecated: use start_timestamp_from" start_from: Int, "Deprecated: use start_timestamp_to" start_to: Int,
    invited: [InviteeStatus!], booked_as: BookingAsType, in_progress: Boolean, is_hidden: Boolean`;
const page = 'limit: Int = 100, page: Int = 1';

/** A page of a list: how many there are, and the rows. */
function pageOf(name: string, row = `[${name}]!`): string {
  return `type ${name}Pagination { "The number of available elements" total: Int! data: ${row} }\n`;
}

const people = `
type Account {
  "The account ID" account_id: ID! "The wallet ID" wallet_id: ID "The account name" name: String! email: String phone: String
  source: String company: String "Job title" title: String "Professional headline" profession: String industry: String
  "Biography" description: String skills: [String!] city: String country: String twitter: String website: String linkedin: String
  additional_notification_emails: [String] require_payment_method: Boolean enable_autopayments: String is_checked_in: Boolean
  child_accounts: [Account!] parent_accounts: [Account!] admin_accounts: [Account!]
  "Type of the account (e.g. lead, member, team)" type_label: Label! "The account type (e.g. \\"Member\\" or \\"Team\\")" type: String!
  "Timestamp when the account will be invoiced next" next_invoicing_timestamp: Int
  "Legacy user unique ID" user_id: ID @deprecated(reason: "Consider using account_id to refer to the billing data")
  "Legacy member unique ID" member_id: ID @deprecated(reason: "Consider using user_id to refer to this user, and account_id to refer to the billing data")
  "Team unique ID" team_id: ID @deprecated(reason: "Consider using account_id to refer to this account")
  billing_email: String @deprecated(reason: "Consider using billing_details") primary_location: Location
  image: String @deprecated(reason: "Replaced by avatar") avatar: FileData "Notes (for admins only)" notes: [Note!]
  tasks(limit: Int = 10, page: Int = 1, order: TaskOrder = CREATED_TIMESTAMP_DESC): TaskPagination!
  "Files (for admins only)" files: [FileData!] status: AccountStatus! created_timestamp: Int latest_mobile_version: String }
enum AccountStatus { ACTIVE COMMUNITY DELETED HIDDEN INACTIVE UNCONFIRMED UNKNOWN }
enum AccountOrder { NAME_ASC NAME_DESC CREATED_ASC CREATED_DESC }
enum UserOrder { NAME_ASC NAME_DESC MEMBER_CREATION_ASC MEMBER_CREATION_DESC }
enum MemberOrder { NAME_ASC NAME_DESC MEMBER_CREATION_ASC MEMBER_CREATION_DESC }
enum TeamOrder { NAME_ASC NAME_DESC CREATED_ASC CREATED_DESC }
"Provide one of the following: (account_id), (member_id), (organization_id, user_id), (organization_id, team_id)"
input AccountInput { account_id: ID member_id: ID organization_id: ID
  "User ID. You should also specify an organization_id" user_id: ID "Team ID. You should also specify an organization_id" team_id: ID }
input AccountDetailsInput { set_no_primary_location: Boolean primary_location_id: ID
  "Account status (ACTIVE, INACTIVE, or COMMUNITY; for users)" status: AccountStatus enable_autopayments: Boolean type_label_id: ID
  require_payment_method: Boolean name: String email: String phone: String source: String company: String title: String
  profession: String industry: String description: String skills: [String!] city: String country: String website: String }
input PrimaryLocationInput { "Filter by list of locations" primary_location_id: [ID] = []
  "Include accounts with no primary location" include_nomad: Boolean = true }
type Label { label_id: ID! name: String! original_name: String type: LabelType! color: LabelColor! is_used: Boolean! usage_count: Int created_timestamp: Int! }
enum LabelType { ACCOUNT PLAN_TEMPLATE PRODUCT SALE TASK WORKFLOW UNKNOWN }
enum LabelColor { DEEP_ORANGE ORANGE AMBER LIGHT_GREEN GREEN LIGHT_BLUE BLUE INDIGO PURPLE PINK BLACK GRAY }
type Member { member_id: Int! "Indicates whether the member is active" is_active: Boolean!
  "If the member is marked as inactive, any interaction by this member will make him active again" is_inactive: Boolean!
  is_deleted: Boolean! "This member is marked as a lead" is_lead: Boolean! is_allowed_to_book: Boolean! is_allowed_to_check_in: Boolean!
  "Date of the first interaction of this user" member_since: Int! user: User! }
"A system user" type User { "User unique ID" user_id: ID! "First name" name: String "Last name" surname: String fullname: String
  email: String phone: String city: String country: String skype: String twitter: String linkedin: String website: String
  company: String title: String profession: String bio: String skills: [String!]
  "List of active bookings created by this user" bookings(${bookingArgs.replace(/"Filter by user[^"]*" user_id: ID,/, '')}): BookingPagination!
  teams: [Team] "Account contracts connect users to their member or team accounts" account_contracts(include_hidden: Boolean = false): [AccountContract!]!
  member_id: Int @deprecated(reason: "Consider using user_id to refer to this user, and account_id to refer to the billing data")
  is_active: Boolean is_inactive: Boolean is_deleted: Boolean is_lead: Boolean!
  "This user didn't complete the onboarding process" is_pending: Boolean is_allowed_to_book: Boolean is_allowed_to_checkin: Boolean
  "Indicates whether the user is an organization admin" is_admin: Boolean user_since: Int has_plans: Boolean! }
type AccountContract { account: Account! is_admin: Boolean! organization: Organization! team: Team }
"Team, a group of users" type Team { team_id: ID! name: String! image: String users_count: Int! users: [User!] admins: [User!] }
type TeamProfile { team_id: ID! name: String primary_location: String industry: String city: String profile: String website: String }
type UserProfile { user_id: ID! member_id: ID @deprecated name: String surname: String primary_location: String title: String company: String phone: String city: String }
type Admin { user: User! admin_role: AdminRole! is_temporary: Boolean! locations: [Location!]! }
enum AdminRole { OWNER MANAGER CLIENT_SERVICE RECEPTION }
type Note { note_id: ID! note: String! created_by_user: User! created_timestamp: Int! deleted_timestamp: Int }
type Task { task_id: ID! name: String! description: String assignee: User status: TaskStatus! labels: [Label!]! is_recurring: Boolean!
  created_timestamp: Int! updated_timestamp: Int! due_timestamp: Int is_due: Boolean! completed_timestamp: Int deleted_timestamp: Int }
enum TaskStatus { TO_DO COMPLETED DELETED }
enum TaskOrder { ASSIGNEE_NAME_ASC ASSIGNEE_NAME_DESC NAME_ASC NAME_DESC STATUS_ASC STATUS_DESC CREATED_TIMESTAMP_ASC CREATED_TIMESTAMP_DESC DUE_TIMESTAMP_ASC DUE_TIMESTAMP_DESC }
type FileData { name: String url: String mime: String size: Int width: Int height: Int timestamp: Int }
"Current authenticated user" type AuthenticatedUser { "Current method of authentication" authType: TokenType!
  "Current user; NULL if you are using an organization token" user: User organization: Organization admin: Admin }
enum TokenType { ANONYMOUS LEGACY PERSONAL ORGANIZATION EXPIRED SINGLE_ACTION }
type BulkMutationResponse { "Amount of entities affected" total: Int! id: [ID!] }
`;

const places = `
type Organization { organization_id: ID! organization_uuid: String! name: String! is_active: Boolean! country: String region: String city: String
  postcode: String address: String address2: String
  locations(${page}, order: LocationOrder, include_visible: Boolean, include_deleted: Boolean, include_hidden: Boolean, location_id: [ID!]): LocationPagination!
  "Timezone (e.g. \\"America/Vancouver\\")" timezone: String locale: String currency: String currency_symbol: String subdomain: String
  domain: String contact_email: String contact: Contact! labels(type: LabelType): [Label]! resource_types: [ResourceType!]!
  "List of admins (for admins only)" admins: [Admin!] }
type Contact { name: String email: String! user_id: ID }
type Location { location_id: ID! organization_id: ID! "Name of this location" name: String "Short description" description: String country: String
  "State/province" region: String city: String neighborhood: String "Postal/ZIP code" postcode: String address: String
  "Directions to the location" directions: String unit: String latitude: Float longitude: Float
  "Timezone (e.g. \\"America/Vancouver\\", \\"UTC\\", etc.)" timezone: String "The timezone name (e.g \\"Pacific Standard Time\\")" timezone_name: String
  "Office phone" phone: String wifi_name: String welcome_message: String "Whether this location has been deleted" is_deleted: Boolean
  is_visible: Boolean is_hidden: Boolean
  resources(${page}, order: ResourceOrder = TITLE_ASC, is_bookable: Boolean, resource_id: [ID!]): ResourcePagination!
  "Lists all bookings associated with the current location" bookings(${bookingArgs}): BookingPagination!
  "General email" contact_email: String "Primary contact" contact: Contact! website: String amenities: [Amenity] }
enum LocationOrder { NAME_ASC NAME_DESC CITY_ASC CITY_DESC }
type Amenity { amenity_id: ID! name: String! type: AmenityType! is_editable: Boolean! } enum AmenityType { LOCATION RESOURCE }
type ResourceType { resource_type_id: ID! ws_type_id: ID @deprecated name: String! type: String! @deprecated(reason: "Replaced by name")
  booking_experience: BookingExperience! resource_count(location_id: [ID!]): Int! time_selection_type: TimeSelectionType!
  show_next_available: Boolean! has_nonspecific_bookings: Boolean! is_visible: Boolean! }
enum BookingExperience { GALLERY LIST } enum TimeSelectionType { FREE_SELECT TIME_SLOTS } enum ResourceTypeOrder { NAME_ASC NAME_DESC }
type Resource { resource_id: ID! organization_id: ID! "Name (e.g. \\"Glass room\\")" name: String title: String @deprecated(reason: "Replaced by name")
  description: String directions: String "Location associated with this resource" location: Location!
  is_bookable: Boolean @deprecated(reason: "Replaced by ResourceBookingPolicy") "Type of resource" type: ResourceType!
  quantity: Int @deprecated "Maximum capacity of the resource" capacity: Int price_hour: Float @deprecated(reason: "Replaced by booking_price_hour")
  booked_as: BookingAsType! @deprecated(reason: "Replaced by resource types") size_sq_meters: Float is_assignable: Boolean! is_dropin_bookable: Boolean!
  "Lists all bookings associated with the current resource" bookings(${bookingArgs}): BookingPagination! amenities: [Amenity] created_timestamp: Int! }
enum ResourceOrder { NAME_ASC NAME_DESC LOCATION_ASC LOCATION_DESC TYPE_ASC TYPE_DESC CAPACITY_ASC CAPACITY_DESC CREATED_TIMESTAMP_ASC CREATED_TIMESTAMP_DESC TITLE_ASC TITLE_DESC }
`;

const book = `
type Booking { "Booking unique ID" booking_id: ID! organization_id: ID! "Account related to this booking" account: Account
  "Location associated with this booking" location: Location "The resource booked" resource: Resource "Booking title" title: String
  "Booking notes" notes: String body: String @deprecated(reason: "Replaced by notes")
  "Quantity of the same resource, for example 5 for five desks" quantity: Int @deprecated
  "Duration of the booking, based on the period unit" duration: Float @deprecated
  "Start date/time of the booking" start_timestamp: Int! check_in_timestamp: Int! @deprecated(reason: "Replaced by start_timestamp")
  "End date/time of the booking" end_timestamp: Int! check_out_timestamp: Int! @deprecated(reason: "Replaced by end_timestamp")
  "Booking generation date" created_timestamp: Int! "Time/date when booking ended" ended_timestamp: Int
  "The user associated with this booking" user: User "The user who created this booking" created_by_user: User
  "Whether this booking is not reviewed" is_new: Boolean! "Whether this booking has been approved but not canceled" is_approved: Boolean!
  "Whether this booking is completed" is_completed: Boolean! @deprecated "Whether this booking has been canceled" is_canceled: Boolean!
  "Whether this booking was rejected" is_rejected: Boolean! "Origin of the booking" origin: BookingOrigin invitees: [BookingInvitee]
  web_link(shareable: Boolean = false): String "External calendar ID" external_id: String is_recurring: Boolean! is_recurrence_exception: Boolean
  "Booking source (e.g. Drop-in)" source: String "Whether this booking should be hidden from users" is_hidden: Boolean!
  payment: Payment "Invoices related to this booking" invoices: [Invoice!]! }
enum BookingOrder { CREATED_TIMESTAMP_ASC CREATED_TIMESTAMP_DESC START_TIMESTAMP_ASC START_TIMESTAMP_DESC END_TIMESTAMP_ASC END_TIMESTAMP_DESC }
enum BookingOrigin { MARKETPLACE OPTIX EXTERNAL } enum BookingAsType { DESK ROOM UNKNOWN } enum InviteeStatus { PENDING ATTENDING NOT_ATTENDING MAYBE }
type BookingInvitee { user: User! status: InviteeStatus! }
type Payment { account: Account! quantity: Float! unit_amount: Float! price_description: String! tax_rate: Float! tax: Float! total: Float! unlimited_allowance: Boolean! }
type BookingSet { booking_session_id: ID! account: Account! owner: User! created_by_user: User bookings: [BookingSetElement]! }
type BookingSetElement { booking_id: ID start_timestamp: Int! end_timestamp: Int! ended_manually_timestamp: Int resource_id: [ID!]! resources: [Resource!]!
  is_confirmed: Boolean! is_canceled: Boolean! is_cancelled: Boolean! @deprecated(reason: "Replaced by is_canceled") is_recurring: Boolean!
  is_recurrence_exception: Boolean! source: String title: String notes: String invitees: [BookingInvitee!] is_external: Boolean!
  total_invoiced: Float! total_pending: Float! alternative_bookings: [BookingSetElement!] }
input BookingSetInput { booking_session_id: ID account: AccountInput owner_user_id: ID
  "Booking preferences (default: start now, 30 minutes duration)" preferences: BookingPreferencesInput
  "Source of the new bookings (e.g. \\"Drop-in\\", \\"Mobile app\\", etc.)" source: String "Title (max length: 255)" title: String notes: String
  "Don't create invoice credits for canceled bookings" no_refund: Boolean bookings: [BookingSetElementInput!] }
input BookingSetElementInput { booking_id: ID start_timestamp: Int end_timestamp: Int resource_id: [ID!] "Cancel the booking" is_canceled: Boolean
  "Cancel the booking (deprecated: replaced by is_canceled)" is_cancelled: Boolean "End the booking immediately" is_ended_manually: Boolean external_id: String }
input BookingPreferencesInput { resource: ResourceSearchInput start_timestamp: Int end_timestamp: Int
  "Duration, used only when missing start or end timestamp" duration_sec: Int = 1800 }
input ResourceSearchInput { resource_id: [ID!] location_id: [ID!] resource_type_id: [ID!] name: String }
type ScheduleEvent { type: ScheduleEventType! assignment_id: ID booking_id: ID tour_id: ID availability_block_id: ID resource: Resource location: Location
  owner_account: Account payer_account: Account start_timestamp: Int! end_timestamp: Int status: ScheduleEventStatus! is_recurring: Boolean!
  source: String "Booking title, if exists" title: String "Date created" created_timestamp: Int! created_by_user: User }
enum ScheduleEventType { AVAILABILITY_BLOCK ASSIGNMENT BOOKING EXTERNAL TOUR } enum ScheduleEventStatus { ACTIVE CANCELED ENDED UPCOMING }
enum ScheduleEventOrder { START_TIMESTAMP_ASC START_TIMESTAMP_DESC TYPE_ASC TYPE_DESC STATUS_ASC STATUS_DESC }
type Tour { tour_id: ID! location: Location! "The user who booked this tour" user: User! start_timestamp: Int! end_timestamp: Int! created_timestamp: Int!
  is_canceled: Boolean! is_cancelled: Boolean! @deprecated(reason: "Replaced by is_canceled") web_link: String }
type Checkin { checkin_id: ID! owner_account: Account! payer_account: Account! location: Location! start_timestamp: Int! end_timestamp: Int!
  check_in_time: Int! @deprecated(reason: "Consider using start_timestamp") created_timestamp: Int! }
type Invoice { invoice_id: ID! number: String organization: Organization! member: Member account: Account team: Team subtotal: Float tax: Float total: Float
  "Balance. If positive, this amount represents the amount due, otherwise it represents a credit amount." balance: Float created_timestamp: Int!
  due_timestamp: Int! paid_timestamp: Int notes: String is_due: Boolean! is_overdue: Boolean! is_paid: Boolean! is_void: Boolean! status: InvoiceStatus! }
enum InvoiceStatus { PENDING UPCOMING DUE OVERDUE PROCESSING PAID VOID UNKNOWN }
enum InvoiceOrder { NUMBER_ASC NUMBER_DESC DUE_DATE_ASC DUE_DATE_DESC TOTAL_ASC TOTAL_DESC }
`;

const pages = ['Booking', 'Location', 'Member', 'Team', 'User', 'Checkin', 'Invoice'].map((name) => pageOf(name));
const fullPages = ['Account', 'Resource', 'ResourceType', 'ScheduleEvent', 'Task', 'Tour', 'Amenity'];

/** SDL of the part of the Optix API that has to do with people, places and bookings, and of some around it. */
export const optixText = `${people}${places}${book}${pages.join('')}${fullPages.map((name) => pageOf(name, `[${name}!]!`)).join('')}
type Query {
  me: AuthenticatedUser!
  account(account: AccountInput!): Account!
  "Lists all accounts (users and teams) associated with the current organization"
  accounts(${page}, order: AccountOrder, search_by_email: String, search_by_name: String, search: String,
    "Search by the account type (e.g. \\"Member\\" or \\"Team\\")" type: [String!], primary_location: PrimaryLocationInput, team: AccountInput,
    member_id: [ID!], team_id: [ID!]): AccountPagination!
  amenities(${page}, type: [AmenityType!] = [RESOURCE]): AmenityPagination!
  bookings(${bookingArgs}): BookingPagination!
  booking(booking_id: ID!): Booking
  bookingSet(booking_session_id: ID, booking_id: [ID!]): BookingSet!
  bookingsDraft(input: BookingSetInput!): BookingSet!
  bookingSources: [String!]
  checkins(${page}, user_id: [ID], location_id: [ID], timestamp_from: Int, timestamp_to: Int): CheckinPagination!
  invoices(${page}, order: InvoiceOrder, member_id: ID, team_id: ID, invoice_id: [ID], status: [InvoiceStatus!], due_from: Int, due_to: Int, search: String): InvoicePagination!
  invoice(invoice_id: ID!): Invoice
  locations(organization_id: ID, organization_uuid: ID, ${page}, order: LocationOrder, include_visible: Boolean, include_deleted: Boolean,
    include_hidden: Boolean, location_id: [ID!], name: String): LocationPagination!
  location(location_id: ID!): Location
  members(${page}, order: MemberOrder, include_active: Boolean, include_inactive: Boolean, include_deleted: Boolean, include_lead: Boolean): MemberPagination!
    @deprecated(reason: "Use the \`users\` field")
  member(get_by_email: String, get_by_member_id: ID, get_by_user_id: ID): Member @deprecated(reason: "Use the \`user\` field")
  organization(subdomain: String, organization_uuid: String): Organization
  userProfile(user_id: ID, member_id: ID): UserProfile
  teamProfile(team_id: ID!): TeamProfile
  resourceTypes(${page}, order: ResourceTypeOrder = NAME_ASC, resource_type_id: [ID!], name: String): ResourceTypePagination!
  resources(${page}, order: ResourceOrder, resource_id: [ID!], location_id: [ID!], is_bookable: Boolean, is_assignable: Boolean, name: String, title: String,
    resource_type_id: [ID!], capacity_from: Int): ResourcePagination!
  resource(resource_id: ID!): Resource
  schedule(type: [ScheduleEventType!], start_timestamp_from: Int, start_timestamp_to: Int, end_timestamp_from: Int, end_timestamp_to: Int,
    resource: ResourceSearchInput, location_id: [ID!], owner_account_id: [ID!], status: [ScheduleEventStatus!], search: String, ${page},
    order: ScheduleEventOrder): ScheduleEventPagination!
  tasks(${page}, order: TaskOrder): TaskPagination!
  teams(${page}, order: TeamOrder): TeamPagination!
  tours(limit: Int = 100, page: Int, location_id: [ID!]): TourPagination!
  users(${page}, order: UserOrder, include_active: Boolean, include_inactive: Boolean, include_deleted: Boolean, include_pending: Boolean,
    search_by_email: String, search_by_name: String, search: String): UserPagination!
  user(get_by_email: String, get_by_member_id: ID, get_by_user_id: ID): User
}
type Mutation {
  accountsCommit(account: [AccountInput!]!, input: AccountDetailsInput!): BulkMutationResponse!
  bookingsCommit(input: BookingSetInput!): BookingSet!
  memberRemove(member_id: [ID!]!, collect_payment: Boolean = true): [Member!]!
  teamCreate(name: String, users: [AccountInput!]!, admins: [AccountInput!]!): Team!
  tourCancel(tour_id: ID!): Tour!
  userCreate("User name; ignored if the email belongs an existing user" name: String,
    "User surname; ignored if the email belongs to an existing user" surname: String, email: String!, password: String,
    "Deprecated" notify_user_by_email: Boolean = false, billing_email: String, phone: String, source: String,
    "Primary location" primary_location_id: ID, "Whether to add a lead or an active user" is_lead: Boolean = false): User!
}`;
