const stamps = 'createdAt: DateTime! updatedAt: DateTime!';
const page = 'limit: NonNegativeInt cursor: ID';

/** The rule by which slots are made of a location, an asset, a service or a member of the team. */
function strategyText(name: string, owner: string): string {
  return `type ${name}SlotStrategy {
  projectId: ID! ${owner}: ID! strategyId: ID! strategyType: StrategyType! discontinueStrategy: DiscontinueStrategy!
  dateTimeFrom: DateTime dateTimeTo: DateTime timeFrom: Time timeTo: Time daysOfWeek: [DayOfWeek] slotType: SlotType
  slotQuantity: NonNegativeInt slotDuration: Duration slotInterval: Duration ${stamps}
}\n`;
}

const projectInput = `defaultLocale: Locale description: NonEmptyString theme: Theme logoUrl: URL coverUrl: URL
    textColor: HexColorCode linkColor: HexColorCode buttonTextColor: HexColorCode buttonBackgroundColor: HexColorCode
    labels: [NonEmptyString]`;
const memberInput = 'fullName: NonEmptyString jobTitle: NonEmptyString phoneNumber: PhoneNumber photoUrl: URL';
const locationInput = `description: NonEmptyString address: NonEmptyString latLng: LatLngInput media: [MediaInput]
    labels: [NonEmptyString]`;
const found = `locationId: ID assetId: ID hostId: ID serviceId: ID status: BookingStatus dateTimeFrom: DateTime
    dateTimeTo: DateTime`;
const slotArgs = 'slotType: SlotType dateTimeFrom: DateTime dateTimeTo: DateTime';

/** SDL of the Timerise API, as its reference has it. The reference describes fields in tables, and the schema does not. */
export const timeriseText = `
scalar DateTime scalar Duration scalar Time scalar EmailAddress scalar PhoneNumber scalar URL scalar Locale
scalar HexColorCode scalar Currency scalar NonEmptyString scalar NonNegativeInt scalar NonNegativeFloat scalar Latitude
scalar Longitude

enum UserRole { SUPERADMIN OWNER ADMIN APIADMIN MANAGER STAFF USER }
enum BookingStatus { DRAFT NEW CONFIRMED ACCEPTED RENEWED REJECTED CANCELED }
enum SlotType { AVAILABLE UNAVAILABLE } enum StrategyType { RANGE ONCE } enum Theme { LIGHT DARK }
enum DayOfWeek { MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY }
enum SpaceProvider { TIMERISE AMAZON_CHIME GOOGLE_MEET SKYPE TEAMS WEBEX WHEREBY ZOOM } enum WebhookEvent { BOOKING_CREATE BOOKING_UPDATE }
enum DiscontinueType { ENDDATE } enum ServiceDisplayType { DAYS LIST CALENDAR PREORDER }

type LatLng { lat: Latitude! lng: Longitude! }
type Media { url: URL! title: NonEmptyString }
type DiscontinueStrategy { discontinueType: DiscontinueType! endDateTime: DateTime futurePeriod: Duration }
type Project {
  projectId: ID! shortId: NonEmptyString! defaultLocale: Locale! title: NonEmptyString! description: NonEmptyString
  theme: Theme! logoUrl: URL coverUrl: URL textColor: HexColorCode linkColor: HexColorCode
  buttonTextColor: HexColorCode buttonBackgroundColor: HexColorCode labels: [NonEmptyString] ${stamps}
}
type User {
  userId: ID! projectId: ID! shortId: NonEmptyString! slots(${slotArgs}): [Slot] role: UserRole! email: EmailAddress!
  phoneNumber: PhoneNumber fullName: NonEmptyString jobTitle: NonEmptyString photoUrl: URL ${stamps}
}
type Slot {
  slotId: ID! slotGroupId: ID! slotType: SlotType! quantity: NonNegativeInt! dateTimeFrom: DateTime
  dateTimeTo: DateTime duration: Duration title: NonEmptyString ${stamps}
}
type Location {
  projectId: ID! locationId: ID! shortId: NonEmptyString! title: NonEmptyString! description: NonEmptyString
  address: NonEmptyString latLng: LatLng slots(${slotArgs}): [Slot] media: [Media] labels: [NonEmptyString] ${stamps}
}
type Space {
  projectId: ID! spaceId: ID! shortId: NonEmptyString! provider: SpaceProvider! url: URL! title: String!
  instructions: String! labels: [NonEmptyString] ${stamps}
}
type Asset {
  projectId: ID! assetId: ID! shortId: NonEmptyString! title: NonEmptyString! location: Location description: String
  slots(${slotArgs}): [Slot] media: [Media] labels: [NonEmptyString] ${stamps}
}
type ServiceViewConfig {
  theme: Theme! displayType: ServiceDisplayType logoUrl: URL textColor: HexColorCode linkColor: HexColorCode
  buttonTextColor: HexColorCode buttonBackgroundColor: HexColorCode
}
type FormField { fieldId: ID! label: String! required: Boolean! order: NonNegativeInt! }
type Service {
  project: Project! serviceId: ID! shortId: NonEmptyString! dateTimeFrom: DateTime dateTimeTo: DateTime
  duration: Duration slots(${slotArgs}): [Slot] title: NonEmptyString! description: String instructions: String
  spaces: [Space] locations: [Location] assets: [Asset] hosts: [User] currency: Currency! price: NonNegativeFloat!
  promoPrice: NonNegativeFloat qrUrl: URL shortUrl: URL formFields: [FormField] viewConfig: ServiceViewConfig!
  media: [Media] labels: [NonEmptyString] ${stamps}
}
type Reminder {
  projectId: ID! bookingId: ID! reminderId: ID! dateTime: DateTime! emailAddress: EmailAddress phoneNumber: PhoneNumber
  ${stamps}
}
type Booking {
  bookingId: ID shortId: NonEmptyString project: Project service: Service slots: [Slot] slotLockUpDateTime: DateTime
  reminders: [Reminder] status: BookingStatus dateTimeFrom: DateTime dateTimeTo: DateTime duration: Duration
  phoneNumber: PhoneNumber emailAddress: EmailAddress fullName: NonEmptyString comment: NonEmptyString shortUrl: URL
  qrUrl: URL iCalUrl: URL createdAt: DateTime updatedAt: DateTime
}
type Review {
  projectId: ID! serviceId: ID! bookingId: ID! reviewId: ID! rate: NonNegativeInt! comment: NonEmptyString ${stamps}
}
type Webhook {
  projectId: ID! webhookId: ID! event: WebhookEvent! url: URL! labels: [NonEmptyString] ${stamps}
}
${strategyText('Location', 'locationId')}${strategyText('Asset', 'assetId')}${strategyText('Service', 'serviceId')}
input LatLngInput { lat: Latitude! lng: Longitude! }
input MediaInput { url: URL! title: NonEmptyString }

type Query {
  projects(${page}): [Project] project(projectId: ID!): Project
  services(projectId: ID! locationId: ID assetId: ID hostId: ID ${page}): [Service]
  servicesSearch(projectId: ID! query: String!): [Service] service(serviceId: ID!): Service
  serviceSlotsStrategies(projectId: ID! serviceId: ID!): [ServiceSlotStrategy]
  bookings(projectId: ID! ${found} ${page}): [Booking]
  bookingsSearch(projectId: ID! query: String! ${found}): [Booking] booking(bookingId: ID!): Booking
  spaces(projectId: ID! ${page}): [Space] space(projectId: ID! spaceId: ID!): Space
  locations(projectId: ID! ${page}): [Location] locationsSearch(projectId: ID! query: String!): [Location]
  location(projectId: ID! locationId: ID!): Location
  locationSlotsStrategies(projectId: ID! locationId: ID!): [LocationSlotStrategy]
  assets(projectId: ID! ${page}): [Asset] assetsSearch(projectId: ID! query: String!): [Asset]
  asset(projectId: ID! assetId: ID!): Asset assetSlotsStrategies(projectId: ID! assetId: ID!): [AssetSlotStrategy]
  team(projectId: ID! ${page}): [User] teamMember(projectId: ID! userId: ID!): User
  reviews(serviceId: ID! ${page}): [Review] reminders(projectId: ID! bookingId: ID!): [Reminder]
  webhooks(projectId: ID! ${page}): [Webhook] webhook(projectId: ID! webhookId: ID!): Webhook
}
type Mutation {
  projectCreate(title: NonEmptyString! ${projectInput}): Project
  projectUpdate(projectId: String! title: NonEmptyString ${projectInput}): Project
  bookingCreate(serviceId: ID! slotId: ID! emailAddress: EmailAddress phoneNumber: PhoneNumber fullName: NonEmptyString
    comment: NonEmptyString): Booking
  bookingConfirm(bookingId: ID!): Booking
  bookingAccept(projectId: ID! bookingId: ID!): Booking
  bookingReject(projectId: ID! bookingId: ID!): Booking
  bookingCancel(bookingId: ID!): Booking
  bookingReschedule(bookingId: ID! slots: [ID!]): Booking
  locationCreate(projectId: ID! title: NonEmptyString! ${locationInput}): Location
  locationUpdate(projectId: ID! locationId: ID! title: NonEmptyString ${locationInput}): Location
  locationDelete(projectId: ID! locationId: ID!): String
  teamMemberCreate(projectId: ID! userId: ID! role: UserRole! ${memberInput}): User
  teamMemberUpdate(projectId: ID! userId: ID! role: UserRole ${memberInput}): User
  teamMemberDelete(projectId: ID! userId: ID!): String
  spaceCreate(projectId: ID! provider: SpaceProvider! url: URL! title: String instructions: String
    labels: [NonEmptyString]): Space
  reviewCreate(bookingId: ID! rate: NonNegativeInt! comment: NonEmptyString): Review
  reviewDelete(reviewId: ID!): String
  webhookCreate(projectId: ID! event: WebhookEvent! url: URL! labels: [NonEmptyString]): Webhook
  webhookDelete(projectId: ID! webhookId: ID!): String
}`;
