import { type GadgetModel, modelsText } from './modelText.ts';

/**
 * The models of a booking app for shops; those whose names begin with shopify mirror a shop's own records.
 *
 * Beside types, `>` leads to the record that this one belongs to, `<` to those that belong to it by a key, or with
 * `<one` to the first of them, and `=` is worked out when it is read.
 */
export const gadgetModels: readonly GadgetModel[] = [
  model(
    'booking',
    `arrived: Boolean customerEmail: String customerName: String duration: Int! locationTimeZone: String notes: String
    scheduledAt: DateTime! status: BookingStatusEnum! totalPrice: Int! customer: >shopifyCustomer
    location: >shopifyLocation! order: >shopifyOrder shop: >shopifyShop! staff: >staff! variant: >shopifyProductVariant`,
  ),
  model('session', 'shopifySID: String state: RecordState! shop: >shopifyShop', { isFixed: true }),
  model(
    'shopifyCustomer',
    `acceptsMarketing: Boolean amountSpent: JSON currency: String displayName: String email: String firstName: String
    lastName: String lastOrderName: String locale: String note: String numberOfOrders: String phone: String
    shopifyCreatedAt: DateTime shopifyState: String shopifyUpdatedAt: DateTime tags: JSON verifiedEmail: Boolean
    shop: >shopifyShop orders: <shopifyOrder.customerId bookingsCount: =Int`,
  ),
  model(
    'shopifyLocation',
    `active: Boolean address1: String address2: String city: String country: String holidayClosures: JSON name: String
    offersServices: Boolean operatingHours: JSON phone: String province: String provinceCode: String
    shopifyCreatedAt: DateTime timeZone: String zipCode: String shop: >shopifyShop booking: <one.booking.locationId`,
  ),
  model(
    'shopifyOrder',
    `billingAddress: JSON cancelReason: String cancelledAt: DateTime confirmed: Boolean currency: String email: String
    financialStatus: String fulfillmentStatus: String name: String note: String phone: String processedAt: DateTime
    shopifyCreatedAt: DateTime totalPrice: String customer: >shopifyCustomer shop: >shopifyShop`,
  ),
  model(
    'shopifyProduct',
    `body: String handle: String images: JSON productType: String publishedAt: DateTime status: ShopifyProductStatusEnum
    tags: JSON title: String vendor: String shop: >shopifyShop variants: <shopifyProductVariant.productId`,
  ),
  model(
    'shopifyProductVariant',
    'option1: String position: Float price: String sku: String title: String product: >shopifyProduct shop: >shopifyShop',
  ),
  model(
    'shopifyShop',
    `currency: String customerEmail: String domain: String email: String ianaTimezone: String name: String phone: String
    shopOwner: String customers: <shopifyCustomer.shopId locations: <shopifyLocation.shopId`,
    { isFixed: true },
  ),
  model(
    'staff',
    'avatar: StoredFile email: String isActive: Boolean name: String! phone: String title: String shop: >shopifyShop!',
  ),
  model(
    'staffAvailability',
    `dayOfWeek: [StaffAvailabilityDayOfWeekEnum!] endTime: String! startTime: String! location: >shopifyLocation
    shop: >shopifyShop! staff: >staff!`,
    { plural: 'staffAvailabilities' },
  ),
];

/** SDL of the app. */
export const gadgetText: string = modelsText(gadgetModels);

function model(name: string, text: string, more: Partial<GadgetModel> = {}): GadgetModel {
  const fields = [...text.matchAll(/(\w+): ([>=<]?)(\S+)/g)].map(([, field = '', sign = '', to = '']) => ({
    field,
    sign,
    to,
  }));
  const of = (sign: string): typeof fields => fields.filter((each) => each.sign === sign);
  return {
    name,
    plural: `${name}s`,
    columns: Object.fromEntries(of('').map(({ field, to }) => [field, to])),
    one: Object.fromEntries(of('>').map(({ field, to }) => [field, [to.replace('!', ''), `${field}Id`]])),
    required: of('>').flatMap(({ field, to }) => (to.endsWith('!') ? [field] : [])),
    many: Object.fromEntries(
      of('<').map(({ field, to }) => {
        const [target = '', key = ''] = to.replace('one.', '').split('.');
        return [field, [target, key]];
      }),
    ),
    single: of('<').flatMap(({ field, to }) => (to.startsWith('one.') ? [field] : [])),
    computed: Object.fromEntries(of('=').map(({ field, to }) => [field, to])),
    ...more,
  };
}
