/** SDL of a connection from one type to another. */
function connectionText(from: string, to: string): string {
  const name = `${from}To${to}Connection`;
  return `"Connection between the ${from} type and the ${to} type"
type ${name} {
  "Edges for the ${name} connection" edges: [${name}Edge!]!
  "The nodes of the connection, without the edges" nodes: [${to}!]!
  "Information about pagination in a connection." pageInfo: ${name}PageInfo!
}
type ${name}Edge { "A cursor for use in pagination" cursor: String "The item at the end of the edge" node: ${to}! }
type ${name}PageInfo implements PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }`;
}

function edgeText(from: string, to: string): string {
  return `"Connection between the ${from} type and the ${to} type"
type ${from}To${to}ConnectionEdge { cursor: String node: ${to}! }`;
}

const pages = 'first: Int, last: Int, after: String, before: String';
const contentFields = `
  "The globally unique identifier of the object." id: ID!
  "The unique identifier stored in the database" databaseId: Int!
  "Post publishing date." date: String
  "The publishing date set in GMT." dateGmt: String
  "The local modified time for a post." modified: String
  "The GMT modified time for a post." modifiedGmt: String
  slug: String
  "The current status of the object" status: String
  link: String title: String
  author: NodeWithAuthorToUserConnectionEdge`;
const content = 'implements Node & DatabaseIdentifier & ContentNode';

/** Arguments that all content types have, and those of one of them. */
function whereText(to: string, more = ''): string {
  const name = `RootQueryTo${to}ConnectionWhereArgs`;
  return `"Arguments for filtering the RootQueryTo${to}Connection connection"
input ${name} {
  "The user that's connected as the author of the object. Use the userId for the author object." author: Int
  "Filter the connection based on dates" dateQuery: DateQueryInput
  "Array of IDs for the objects to retrieve" in: [ID]
  "Show Posts based on a keyword search" search: String
  "Show posts with a specific status." status: PostStatusEnum
  "Retrieve posts where post status is in an array." stati: [PostStatusEnum]
  "What parameter to use to order the objects by." orderby: [PostObjectsConnectionOrderbyInput]
  metaQuery: ContentMetaQueryInput
  ${more}
}`;
}

const appointmentInput = `clientMutationId: String
  "The date of the object. Preferable to enter as year/month/day (e.g. 01/31/2017) as it will rearrange date as fit if it is not specified."
  date: String
  "The status of the object" status: PostStatusEnum
  "The title of the object" title: String
  "When it begins, by the clock of the site" start: String
  "When it ends; after the duration of the product where nothing is said" end: String
  allDay: Boolean customerStatus: AppointmentCustomerStatusEnum customerNote: String qty: Int
  "The globally unique ID or the database ID of the customer" customerId: ID
  staffIds: [ID] productId: ID locationId: ID`;
const address = `firstName: String lastName: String company: String address1: String address2: String city: String
  state: String postcode: String email: String phone: String`;
const customerInput = `clientMutationId: String username: String email: String password: String displayName: String
  firstName: String lastName: String billing: CustomerAddressInput shipping: CustomerAddressInput`;

function mutationText(field: string, input: string, payload: string): string {
  const name = field.slice(0, 1).toUpperCase() + field.slice(1);
  return `"Input for the ${field} mutation."
input ${name}Input { ${input} }
"The payload for the ${field} mutation."
type ${name}Payload {
  "If a 'clientMutationId' input is provided to the mutation, it will be returned as output on the mutation."
  clientMutationId: String
  ${payload}
}
extend type RootMutation { ${field}(input: ${name}Input!): ${name}Payload }`;
}

/** SDL of the site. */
export const wpGraphqlText: string = [
  `schema { query: RootQuery mutation: RootMutation }
interface Node { "The globally unique ID for the object" id: ID! }
interface DatabaseIdentifier { "The unique identifier stored in the database" databaseId: Int! }
interface ContentNode implements Node & DatabaseIdentifier { ${contentFields} }
interface AcfFieldGroup { "The name of the field group" fieldGroupName: String @deprecated(reason: "Use __typename instead") }
interface PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
enum OrderEnum { ASC DESC }
enum RelationEnum { AND OR }
enum PostObjectsConnectionDateColumnEnum { DATE MODIFIED }
enum PostObjectsConnectionOrderbyEnum { AUTHOR DATE MODIFIED SLUG TITLE }
enum MetaCompareEnum { EQUAL_TO NOT_EQUAL_TO GREATER_THAN GREATER_THAN_OR_EQUAL_TO LESS_THAN LESS_THAN_OR_EQUAL_TO LIKE IN EXISTS NOT_EXISTS }
"The status of the object."
enum PostStatusEnum { AUTO_DRAFT CANCELLED COMPLETE CONFIRMED DRAFT FUTURE IN_CART INHERIT PAID PENDING PENDING_CONFIRMATION PRIVATE PUBLISH TRASH UNPAID }
enum AppointmentCustomerStatusEnum { ARRIVED EXPECTED NO_SHOW }
enum ContentNodeIdTypeEnum { DATABASE_ID ID }
enum UserRoleEnum { ADMINISTRATOR CUSTOMER EDITOR SHOP_MANAGER SHOP_STAFF SUBSCRIBER }
input PostObjectsConnectionOrderbyInput { field: PostObjectsConnectionOrderbyEnum! order: OrderEnum! }
input DateInput { day: Int month: Int year: Int }
"Filter the connection based on input"
input DateQueryInput {
  "Nodes should be returned after this date" after: DateInput
  "Nodes should be returned before this date" before: DateInput
  "Column to query against" column: PostObjectsConnectionDateColumnEnum
  "For after/before, whether exact value should be matched or not" inclusive: Boolean
}
input ContentMetaArrayInput { key: String value: String compare: MetaCompareEnum }
input ContentMetaQueryInput { relation: RelationEnum metaArray: [ContentMetaArrayInput] }
input AppointmentDateBetweenInput { start: String! end: String! }
input RootQueryToUserConnectionWhereArgs {
  "Search keyword. Searches for possible string matches on columns." search: String
  include: [Int] exclude: [Int] role: UserRoleEnum roleIn: [UserRoleEnum]
}
input RootQueryToCustomerConnectionWhereArgs { search: String email: String include: [Int] exclude: [Int] order: OrderEnum }
type GeneralSettings { title: String description: String url: String email: String language: String "A city in the same timezone as you." timezone: String dateFormat: String }
type UserRole implements Node { id: ID! name: String displayName: String }
"A User object"
type User implements Node & DatabaseIdentifier {
  id: ID! databaseId: Int! username: String email: String firstName: String lastName: String nickname: String
  "Display name of the user." name: String
  "The date the user registered or was created." registeredDate: String
  description: String url: String roles: UserToUserRoleConnection
}
"Customer address information"
type CustomerAddress { ${address} }
input CustomerAddressInput { ${address} }
"A customer object"
type Customer implements Node & DatabaseIdentifier {
  id: ID! databaseId: Int! username: String email: String displayName: String firstName: String lastName: String
  "Return the date customer was created" date: String
  "Return the date customer was last updated" modified: String
  billing: CustomerAddress shipping: CustomerAddress
}
"Appointment fields"
type AppointmentFields implements AcfFieldGroup {
  fieldGroupName: String @deprecated(reason: "Use __typename instead")
  start: String startGmt: String end: String endGmt: String allDay: Boolean
  customerStatus: String customerNote: String qty: Int cost: Float googleCalendarEventId: String
}
type LocationFields implements AcfFieldGroup {
  fieldGroupName: String @deprecated(reason: "Use __typename instead")
  street: String city: String state: String postcode: String phone: String email: String
}
type Appointment ${content} { ${contentFields}
  appointmentFields: AppointmentFields customer: AppointmentToCustomerConnectionEdge
  location: AppointmentToLocationConnectionEdge product: AppointmentToAppointableProductConnectionEdge
  staff(${pages}): AppointmentToUserConnection
}
type Location ${content} { ${contentFields} locationFields: LocationFields }
type Post ${content} { ${contentFields} content: String excerpt: String }
type AppointableProduct ${content} { ${contentFields} name: String sku: String price: String duration: Int durationUnit: String }`,
  ...['Appointment', 'Location', 'Post', 'AppointableProduct', 'User', 'Customer'].map((to) =>
    connectionText('RootQuery', to),
  ),
  connectionText('Appointment', 'User'),
  connectionText('User', 'UserRole'),
  edgeText('NodeWithAuthor', 'User'),
  ...['Customer', 'Location', 'AppointableProduct'].map((to) => edgeText('Appointment', to)),
  whereText(
    'Appointment',
    `"Show appointments that overlap with a span of time, by the clock of the site"
  dateBetween: AppointmentDateBetweenInput
  customerIn: [ID] staffIn: [ID] productIn: [ID] locationIn: [ID]`,
  ),
  ...['Location', 'Post', 'AppointableProduct'].map((to) => whereText(to)),
  `type RootQuery {
  appointment(id: ID!, idType: ContentNodeIdTypeEnum): Appointment
  appointments(${pages}, where: RootQueryToAppointmentConnectionWhereArgs): RootQueryToAppointmentConnection
  location(id: ID!, idType: ContentNodeIdTypeEnum): Location
  locations(${pages}, where: RootQueryToLocationConnectionWhereArgs): RootQueryToLocationConnection
  posts(${pages}, where: RootQueryToPostConnectionWhereArgs): RootQueryToPostConnection
  appointableProducts(${pages}, where: RootQueryToAppointableProductConnectionWhereArgs): RootQueryToAppointableProductConnection
  customer(id: ID, customerId: Int): Customer
  customers(${pages}, where: RootQueryToCustomerConnectionWhereArgs): RootQueryToCustomerConnection
  user(id: ID!, idType: ContentNodeIdTypeEnum): User
  users(${pages}, where: RootQueryToUserConnectionWhereArgs): RootQueryToUserConnection
  viewer: User generalSettings: GeneralSettings
}
type RootMutation { increaseCount(count: Int): Int }`,
  mutationText('createAppointment', appointmentInput, 'appointment: Appointment'),
  mutationText('updateAppointment', `id: ID! ${appointmentInput}`, 'appointment: Appointment'),
  mutationText(
    'deleteAppointment',
    'id: ID! clientMutationId: String forceDelete: Boolean',
    'deletedId: ID appointment: Appointment',
  ),
  mutationText('registerCustomer', customerInput, 'customer: Customer viewer: User'),
].join('\n');
