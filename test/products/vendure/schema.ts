import { type Entity, entitiesText } from './entityText.ts';
import { vendureMutationsText } from './mutations.ts';

/** The entities of the shop: those of Vendure itself first, then those of the appointments plugin. */
export const shopEntities: readonly Entity[] = [
  {
    name: 'Administrator',
    list: 'administrators',
    columns: { firstName: 'String!', lastName: 'String!', emailAddress: 'String!', isServiceAccount: 'Boolean!' },
    fields: ['user: User!'],
    custom: { jobTitle: 'String', takesAppointments: 'Boolean' },
  },
  {
    name: 'Channel',
    list: 'channels',
    columns: { code: 'String!', token: 'String!', pricesIncludeTax: 'Boolean!' },
    fields: ['defaultLanguageCode: LanguageCode!', 'defaultCurrencyCode: CurrencyCode!', 'seller: Seller'],
  },
  { name: 'CustomerGroup', list: 'customerGroups', columns: { name: 'String!' } },
  {
    name: 'Customer',
    list: 'customers',
    columns: {
      title: 'String',
      firstName: 'String!',
      lastName: 'String!',
      phoneNumber: 'String',
      emailAddress: 'String!',
    },
    fields: [
      'addresses: [Address!]',
      'orders(options: OrderListOptions): OrderList!',
      'user: User',
      'groups: [CustomerGroup!]!',
      'appointmentBookings(options: AppointmentBookingListOptions): AppointmentBookingList!',
    ],
    custom: { homeLocation: 'StockLocation', visitNotes: 'String', acceptsMarketing: 'Boolean' },
    filters: { postalCode: 'StringOperators' },
  },
  {
    name: 'Order',
    list: 'orders',
    columns: {
      code: 'String!',
      state: 'String!',
      active: 'Boolean!',
      orderPlacedAt: 'DateTime',
      totalQuantity: 'Int!',
      subTotal: 'Money!',
      total: 'Money!',
      totalWithTax: 'Money!',
    },
    fields: [
      'customer: Customer',
      'billingAddress: OrderAddress',
      'lines: [OrderLine!]!',
      'currencyCode: CurrencyCode!',
    ],
    filters: { customerLastName: 'StringOperators' },
  },
  { name: 'PaymentMethod', list: 'paymentMethods', columns: { name: 'String!', code: 'String!', enabled: 'Boolean!' } },
  {
    name: 'Product',
    list: 'products',
    columns: { name: 'String!', slug: 'String!', description: 'String!', enabled: 'Boolean!' },
    fields: ['languageCode: LanguageCode!', 'variants: [ProductVariant!]!'],
  },
  {
    name: 'ProductVariant',
    list: 'productVariants',
    columns: {
      name: 'String!',
      sku: 'String!',
      enabled: 'Boolean!',
      price: 'Money!',
      priceWithTax: 'Money!',
      stockLevel: 'String!',
    },
    fields: ['currencyCode: CurrencyCode!', 'product: Product!'],
    custom: { durationMinutes: 'Int', bufferMinutes: 'Int' },
  },
  { name: 'Seller', list: 'sellers', columns: { name: 'String!' } },
  {
    name: 'StockLocation',
    list: 'stockLocations',
    columns: { name: 'String!', description: 'String!' },
    custom: {
      streetLine1: 'String',
      city: 'String',
      province: 'String',
      postalCode: 'String',
      phoneNumber: 'String',
    },
  },
  {
    name: 'AppointmentResource',
    list: 'appointmentResources',
    columns: {
      code: 'String!',
      name: 'String!',
      resourceType: 'String!',
      description: 'String',
      isActive: 'Boolean!',
      stockLocationId: 'ID!',
    },
    fields: ['stockLocation: StockLocation!'],
  },
  {
    name: 'AppointmentSlot',
    list: 'appointmentSlots',
    columns: { startsAt: 'DateTime!', endsAt: 'DateTime!', isActive: 'Boolean!', resourceId: 'ID!' },
    fields: ['resource: AppointmentResource!'],
  },
  {
    name: 'AppointmentBooking',
    list: 'appointmentBookings',
    columns: {
      status: 'AppointmentBookingStatus!',
      startsAt: 'DateTime!',
      endsAt: 'DateTime!',
      notes: 'String',
      cancelledAt: 'DateTime',
      cancellationReason: 'String',
      slotId: 'ID!',
      activeSlotId: 'ID',
      resourceId: 'ID!',
      stockLocationId: 'ID!',
      customerId: 'ID',
      administratorId: 'ID',
      productVariantId: 'ID!',
      subjectType: 'String',
      subjectId: 'String',
    },
    fields: [
      '"The originally booked slot: never changes, even after reschedules."\n  slot: AppointmentSlot!',
      '"The slot currently occupied; null once cancelled."\n  activeSlot: AppointmentSlot',
      'resource: AppointmentResource!',
      'stockLocation: StockLocation!',
      'customer: Customer',
      '"Who serves the customer; null for whoever is free."\n  administrator: Administrator',
      'productVariant: ProductVariant!',
    ],
    filters: { customerLastName: 'StringOperators' },
  },
];

/** SDL of the shop's Admin API. */
export const vendureText: string = `type Query {
  activeAdministrator: Administrator
  activeChannel: Channel!
  me: CurrentUser
  search(input: SearchInput!): SearchResponse!
  "Slots that are active, in the future and not occupied: the bookable list."
  availableSlots(resourceId: ID, from: DateTime, to: DateTime): AppointmentSlotList!
}
enum LanguageCode { de en en_US fr }
enum CurrencyCode { EUR GBP USD }
enum AppointmentBookingStatus { PENDING CONFIRMED ARRIVED IN_SERVICE CHECKOUT COMPLETED CANCELLED NO_SHOW }
type CurrentUser { id: ID! identifier: String! }
type Role { id: ID! code: String! description: String! }
type User {
  id: ID!
  createdAt: DateTime!
  updatedAt: DateTime!
  identifier: String!
  verified: Boolean!
  roles: [Role!]!
  lastLogin: DateTime
}
type Country { id: ID! code: String! name: String! enabled: Boolean! }
type Address {
  id: ID!
  createdAt: DateTime!
  updatedAt: DateTime!
  fullName: String
  company: String
  streetLine1: String!
  streetLine2: String
  city: String
  province: String
  postalCode: String
  country: Country!
  phoneNumber: String
  defaultShippingAddress: Boolean
  defaultBillingAddress: Boolean
}
type OrderAddress { fullName: String streetLine1: String city: String postalCode: String countryCode: String phoneNumber: String }
type OrderLine { id: ID! quantity: Int! unitPriceWithTax: Money! linePriceWithTax: Money! productVariant: ProductVariant! }
input SearchInput { term: String collectionId: ID groupByProduct: Boolean take: Int skip: Int }
type SearchResult { productId: ID! productName: String! productVariantId: ID! productVariantName: String! sku: String! slug: String! score: Float! }
type SearchResponse { items: [SearchResult!]! totalItems: Int! }
${entitiesText(shopEntities)}
${vendureMutationsText}`;
