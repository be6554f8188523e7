import { calendarText } from './schema.ts';
import { customersText } from './schemaCustomers.ts';
import { inputsText } from './schemaInputs.ts';
import { ordersText } from './schemaOrders.ts';
import { shopText } from './schemaShop.ts';
import { stockText } from './schemaStock.ts';
import { writesText } from './schemaWrites.ts';

/** Types that are listed, all in the same envelope. */
const listed = [
  'Location',
  'User',
  'Role',
  'Customer',
  'Appointment',
  'Order',
  'Payment',
  'Inspection',
  'CannedService',
  'WorkflowStatus',
  'Conversation',
  'Timesheet',
  'Vendor',
  'InventoryPart',
  'InventoryTire',
  'PurchaseOrder',
  'Label',
  'LaborRate',
  'PaymentTerm',
  'ReferralSource',
  'TaxConfig',
  'Webhook',
];

const envelope = (name: string): string =>
  `type ${name}ListResponse { success: Boolean! data: [${name}!]! meta: ListMeta! }`;

const rootsText: string = /* GraphQL */ `
  type Query {
    company: Company!
    "Retrieve currently authenticated user details"
    loggedInUser: LoggedInUser!
    "Find all Locations"
    locations(ids: [ID!], where: LocationWhere, limit: Int, skip: Int): LocationListResponse!
    location(id: ID!): Location
    "Find all Users"
    users(ids: [ID!], where: UserWhere, orderBy: [UserOrderBy!], limit: Int, skip: Int): UserListResponse!
    user(id: ID!): User
    roles(limit: Int, skip: Int): RoleListResponse!
    "Search customer entities"
    searchCustomers(input: CustomerSearchInput!): CustomerListResponse!
    "Search customers by email address"
    searchCustomersByEmail(email: String!): CustomerListResponse!
    "Search customers by phone number"
    searchCustomersByPhoneNumber(phoneNumber: String!): CustomerListResponse!
    customer(id: ID!): Customer
    vehicle(id: ID!): Vehicle
    vehicleByVin(vin: String!): Vehicle
    vehicleByLicensePlate(region: String!, licensePlate: String!): Vehicle
    "Find all Appointments"
    appointments(
      ids: [ID!]
      where: AppointmentWhere
      orderBy: [AppointmentOrderBy!]
      limit: Int
      skip: Int
    ): AppointmentListResponse!
    "Search for appointments"
    searchAppointments(input: AppointmentSearchInput!): AppointmentListResponse!
    appointment(id: ID!): Appointment
    "Find all Orders"
    orders(ids: [ID!], where: OrderWhere, orderBy: [OrderOrderBy!], limit: Int, skip: Int): OrderListResponse!
    order(id: ID!): Order
    "Find all Services on an Order"
    services(orderId: ID!): [Service!]!
    payments(ids: [ID!], where: PaymentWhere, limit: Int, skip: Int): PaymentListResponse!
    payment(id: ID!): Payment
    inspections(ids: [ID!], where: InspectionWhere, limit: Int, skip: Int): InspectionListResponse!
    "Find all Canned Services"
    cannedServices(ids: [ID!], where: CannedServiceWhere, limit: Int, skip: Int): CannedServiceListResponse!
    cannedService(id: ID!): CannedService
    workflowStatuses(where: WorkflowStatusWhere, limit: Int, skip: Int): WorkflowStatusListResponse!
    conversations(ids: [ID!], where: ConversationWhere, limit: Int, skip: Int): ConversationListResponse!
    messages(conversationId: ID!): [Message!]!
    timesheets(ids: [ID!], where: TimesheetWhere, limit: Int, skip: Int): TimesheetListResponse!
    vendors(limit: Int, skip: Int): VendorListResponse!
    inventoryParts(ids: [ID!], limit: Int, skip: Int): InventoryPartListResponse!
    inventoryTires(ids: [ID!], limit: Int, skip: Int): InventoryTireListResponse!
    "Search for specific parts by criteria"
    searchParts(query: String!, limit: Int, skip: Int): InventoryPartListResponse!
    purchaseOrders(limit: Int, skip: Int): PurchaseOrderListResponse!
    labels(where: LabelWhere, limit: Int, skip: Int): LabelListResponse!
    laborRates(limit: Int, skip: Int): LaborRateListResponse!
    paymentTerms(limit: Int, skip: Int): PaymentTermListResponse!
    referralSources(limit: Int, skip: Int): ReferralSourceListResponse!
    taxConfigs(limit: Int, skip: Int): TaxConfigListResponse!
    webhooks(limit: Int, skip: Int): WebhookListResponse!
  }
`;

/** SDL of the service. */
export const shopmonkeyText: string = [
  rootsText,
  calendarText,
  customersText,
  ordersText,
  shopText,
  stockText,
  inputsText,
  writesText,
  ...listed.map(envelope),
].join('\n');
