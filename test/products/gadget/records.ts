import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, numberIds, wordIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type Kind, type VisitState, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';

const words = { organization: '6281734', place: '8231904', visitType: '4402981', client: '740518812' };
const [counted, mirrored] = [numberIds(0), wordIds({ ...words, provider: '', patient: '', appointment: '612055' })];

/** The app's own records count from 1; those of the shop have the shop's long numbers. */
export const gadgetIds: Ids = {
  of: (kind, key) => (kind in words ? mirrored : counted).of(kind, key),
  key: (kind, id) => (kind in words ? mirrored : counted).key(kind, id),
};

/** How a booking is paid, or how it ended; the arrival is another field. */
export const statusWords = {
  planned: 'not_paid',
  confirmed: 'pending',
  arrived: 'not_paid',
  inProgress: 'pending',
  ready: 'paid',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

/** Whether the app has a booking: only with a member of staff. */
export function isBooking(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.providerKey !== null;
}

/** What was written of bookings that the practice has no place for. */
export type Extras = Map<number, { readonly status?: string; readonly totalPrice?: number }>;

const { of: id } = gadgetIds;
const idOrNull = (kind: Kind, key: number | null): string | null => (key === null ? null : id(kind, key));
const isoText = (instant: number): string => new Date(instant).toISOString();
const opened = '2024-02-05T15:00:00.000Z';
const shopId = id('organization', 1);
const own = { createdAt: opened, updatedAt: opened, shopId };
const priceOf = (typeKey: number): number => 25 + typeKey * 10;
const orderOf = (key: number): string => mirrored.of('appointment', key);

/** The records of every model that has some, with the keys of those they belong to. */
export function gadgetRows({ practice }: Backstage, extras: Extras): (model: string) => readonly Row[] {
  const bookings = (): readonly AppointmentRecord[] => practice.appointments.filter(isBooking);
  const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    createdAt: isoText(row.createdAt),
    updatedAt: isoText(row.updatedAt),
    shopId,
  });
  const booking = (row: AppointmentRecord): Row => {
    const client = rowOf(practice.clients, row.clientKey);
    return {
      id: id('appointment', row.key),
      ...stamps(row),
      arrived: ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state),
      customerEmail: client?.emails[0],
      customerName: client && fullNameOf(client),
      duration: row.minutes,
      locationTimeZone: rowOf(practice.places, row.placeKey)?.zone,
      notes: row.reason,
      scheduledAt: isoText(row.start),
      status: statusWords[row.state],
      totalPrice: priceOf(row.typeKey),
      customerId: idOrNull('client', row.clientKey),
      locationId: id('place', row.placeKey),
      orderId: row.state === 'completed' ? orderOf(row.key) : null,
      staffId: idOrNull('provider', row.providerKey),
      variantId: id('visitType', row.typeKey),
      ...extras.get(row.key),
    };
  };
  const remembered = rememberedRows(practice, {
    booking: () => bookings().map(booking),
    shopifyCustomer: () =>
      practice.clients
        .filter((row) => !row.isDeleted)
        .map((row) => ({
          id: id('client', row.key),
          ...stamps(row),
          shopifyCreatedAt: isoText(row.createdAt - 3_600_000),
          firstName: row.givenName,
          lastName: row.familyName,
          displayName: fullNameOf(row),
          email: row.emails[0],
          phone: row.phones[0]?.value,
          note: row.note,
          tags: row.tags,
          shopifyState: row.isActive ? 'enabled' : 'disabled',
          amountSpent: { amount: String(row.key % 400), currency_code: 'USD' },
          bookingsCount: bookings().filter(({ clientKey }) => clientKey === row.key).length,
        })),
    shopifyOrder: () =>
      bookings()
        .filter(({ state }) => state === 'completed')
        .map((row) => ({
          ...own,
          id: orderOf(row.key),
          customerId: idOrNull('client', row.clientKey),
          name: `#${String(1000 + row.key)}`,
          billingAddress: { city: 'Portland', phone: '+1 207 555 0191' },
          financialStatus: 'paid',
          processedAt: isoText(row.start + 3_600_000),
          totalPrice: `${String(priceOf(row.typeKey))}.00`,
        })),
  });
  const services = practice.visitTypes.filter(({ isBlock }) => !isBlock);
  const image = { mimeType: 'image/jpeg', byteSize: 20_480, humanSize: '20 KB' };
  const fixed: Readonly<Record<string, readonly Row[]>> = {
    shopifyShop: [{ ...own, id: shopId, name: practice.organization.name, ianaTimezone: 'America/New_York' }],
    shopifyLocation: practice.places.map((row) => ({
      ...own,
      id: id('place', row.key),
      active: true,
      name: row.name,
      address1: row.street,
      city: row.city,
      province: row.state,
      provinceCode: row.state,
      zipCode: row.postalCode,
      country: 'United States',
      phone: row.phone,
      timeZone: row.zone,
      operatingHours: { monday: { open: '08:00', close: '18:00' } },
    })),
    staff: practice.providers.map((row) => ({
      ...own,
      id: id('provider', row.key),
      name: fullNameOf(row),
      email: row.email,
      isActive: row.isActive,
      title: row.title,
      avatar: { ...image, url: `https://storage.example.test/${String(row.key)}.jpg`, fileName: 'avatar.jpg' },
    })),
    shopifyProduct: services.map(({ key, name }) => ({
      ...own,
      id: `88${String(key)}`,
      title: name,
      status: 'active',
    })),
    shopifyProductVariant: services.map(({ key, minutes }) => ({
      ...own,
      id: id('visitType', key),
      productId: `88${String(key)}`,
      title: `${String(minutes)} minutes`,
      price: `${String(priceOf(key))}.00`,
    })),
  };
  return (model) => fixed[model] ?? remembered(model);
}
