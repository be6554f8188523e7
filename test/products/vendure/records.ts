import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitState,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { catalogueRows, channel, dateTime, one, opened, seller, stamps, vendureIds } from './catalogue.ts';

/** The values of AppointmentBookingStatus. */
export const vendureWords = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_SERVICE',
  ready: 'CHECKOUT',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

/** When a booking was to be at first; only those that were moved are here. */
export type Origins = Map<number, Pick<AppointmentRecord, 'start' | 'minutes'>>;

const groups = ['VIP', 'Breeder', 'Payment plan'];
const roomsPerPlace = 2;
// The slot of a booking has its number; the one that it was moved to comes long after.
const movedSlots = 100_000;

/** The address that is given to those who have none, as each customer needs one. */
export function emailOf({ key, emails }: ClientRecord): string {
  return emails[0] ?? `walk-in-${String(key)}@shop.invalid`;
}

/** Whether a booking is in the plugin's table; what is blocked is a slot that isn't active. */
export function isBooking(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** The minute and the place in the id of a slot that nobody has booked. */
export function openSlotOf(id: string): { readonly start: number; readonly placeKey: number } | null {
  const number = /^\d{9,10}$/.test(id) ? Number(id) : null;
  return number === null ? null : { start: Math.floor(number / 10) * 60_000, placeKey: number % 10 };
}

/** The practice as entities: what leads to other entities are functions, and deleted ones are left out. */
export function vendureRows({ practice }: Backstage, origins: Origins) {
  const { of } = vendureIds;
  const { goods, product, variant } = catalogueRows(practice);
  const bookingsOf = (isMeant: (row: AppointmentRecord) => boolean): readonly Row[] =>
    practice.appointments.filter((row) => isBooking(row) && isMeant(row)).map(booking);
  const user = (id: string, identifier: string, role: string): Row => ({
    ...stamps(id, opened),
    identifier,
    verified: role !== 'customer' || Number(id) % 3 !== 0,
    roles: [{ id: role === 'customer' ? '2' : '1', code: role, description: role }],
    lastLogin: role === 'customer' ? null : dateTime(opened),
  });
  function customer(row: ClientRecord): Row {
    const id = of('client', row.key);
    const email = emailOf(row);
    const country = { id: '1', code: 'US', name: 'United States of America', enabled: true };
    const address = {
      ...stamps(id, row.createdAt),
      fullName: fullNameOf(row),
      streetLine1: row.street,
      city: row.city,
      country,
      phoneNumber: null,
      defaultBillingAddress: true,
    };
    return {
      __typename: 'Customer',
      ...stamps(id, row.createdAt, row.updatedAt),
      title: null,
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      phoneNumber: row.phones[0]?.value ?? null,
      emailAddress: email,
      addresses: row.street === '' ? [] : [address],
      postalCode: null,
      orders: () => orders(({ clientKey }) => clientKey === row.key),
      user: row.emails.length > 0 && row.key % 2 === 0 ? user(id, email, 'customer') : null,
      groups: row.tags.map(group),
      appointmentBookings: () => bookingsOf(({ clientKey }) => clientKey === row.key),
      customFields: {
        homeLocation: () => one(rowOf(practice.places, row.placeKey), stockLocation),
        visitNotes: row.note,
        acceptsMarketing: row.key % 2 === 0,
      },
    };
  }
  const group = (name: string): Row => ({ ...stamps(String(groups.indexOf(name) + 1), opened), name });
  function administrator(row: ProviderRecord): Row {
    const id = of('provider', row.key);
    return {
      ...stamps(id, opened),
      firstName: row.givenName,
      lastName: row.familyName,
      emailAddress: row.email,
      isServiceAccount: false,
      user: user(String(1000 + row.key), row.email, 'staff'),
      customFields: { jobTitle: row.title ?? row.role, takesAppointments: row.isActive },
    };
  }
  const office = (id: string, firstName: string, lastName: string, login: string): Row => ({
    ...stamps(id, opened),
    firstName,
    lastName,
    emailAddress: login,
    isServiceAccount: lastName === 'Terminal',
    user: user(String(1000 + Number(id)), login, '__super_admin_role__'),
    customFields: { jobTitle: null, takesAppointments: false },
  });
  function stockLocation(row: PlaceRecord): Row {
    return {
      ...stamps(of('place', row.key), opened),
      name: row.name,
      description: '',
      customFields: {
        streetLine1: row.street,
        city: row.city,
        province: row.state,
        postalCode: row.postalCode,
        phoneNumber: row.phone,
      },
    };
  }
  function resource(placeKey: number, number: number): Row {
    return {
      ...stamps(String(placeKey * 10 + number), opened),
      code: `room-${String(placeKey)}-${String(number)}`,
      name: `Treatment room ${String(number)}`,
      resourceType: 'treatment_room',
      description: null,
      isActive: true,
      stockLocationId: of('place', placeKey),
      stockLocation: () => one(rowOf(practice.places, placeKey), stockLocation),
    };
  }
  const roomOf = (row: AppointmentRecord): Row => resource(row.placeKey, 1 + (row.key % roomsPerPlace));
  function slot(id: number, row: AppointmentRecord, at: { readonly start: number; readonly minutes: number }): Row {
    return {
      ...stamps(String(id), row.createdAt),
      startsAt: dateTime(at.start),
      endsAt: dateTime(at.start + at.minutes * 60_000),
      isActive: !row.isBlock,
      resourceId: roomOf(row)['id'],
      resource: () => roomOf(row),
    };
  }
  /** The slot of a booking at first, and the one that it has now. */
  function slotsOf(row: AppointmentRecord): readonly [Row, Row] {
    const first = slot(row.key, row, origins.get(row.key) ?? row);
    return [first, origins.has(row.key) ? slot(row.key + movedSlots, row, row) : first];
  }
  function openSlot(start: number, minutes: number, placeKey: number): Row {
    return {
      ...stamps(String((start / 60_000) * 10 + placeKey), opened),
      startsAt: dateTime(start),
      endsAt: dateTime(start + minutes * 60_000),
      isActive: true,
      resourceId: resource(placeKey, 1)['id'],
      resource: () => resource(placeKey, 1),
    };
  }
  function booking(row: AppointmentRecord): Row {
    const [first, now] = slotsOf(row);
    const isCancelled = row.state === 'cancelled';
    const client = rowOf(practice.clients, row.clientKey);
    return {
      __typename: 'AppointmentBooking',
      ...stamps(of('appointment', row.key), row.createdAt, row.updatedAt),
      status: vendureWords[row.state],
      startsAt: dateTime(row.start),
      endsAt: dateTime(row.start + row.minutes * 60_000),
      notes: row.reason,
      cancelledAt: isCancelled ? dateTime(row.updatedAt) : null,
      cancellationReason: row.cancelReason,
      slotId: first['id'],
      activeSlotId: isCancelled ? null : now['id'],
      resourceId: roomOf(row)['id'],
      stockLocationId: of('place', row.placeKey),
      customerId: row.clientKey === null ? null : of('client', row.clientKey),
      customerLastName: client?.familyName ?? null,
      administratorId: row.providerKey === null ? null : of('provider', row.providerKey),
      productVariantId: of('visitType', row.typeKey),
      subjectType: null,
      subjectId: null,
      slot: () => first,
      activeSlot: () => (isCancelled ? null : now),
      resource: () => roomOf(row),
      stockLocation: () => one(rowOf(practice.places, row.placeKey), stockLocation),
      customer: () => one(client, customer),
      administrator: () => one(rowOf(practice.providers, row.providerKey), administrator),
      productVariant: () => one(rowOf(practice.visitTypes, row.typeKey), variant),
      customFields: null,
    };
  }
  const orders = (isMeant: (row: AppointmentRecord) => boolean): readonly Row[] =>
    practice.appointments
      .filter((row) => isBooking(row) && row.state === 'completed' && row.clientKey !== null && isMeant(row))
      .map((row) => {
        const total = 1500 + row.minutes * 120;
        const client = rowOf(practice.clients, row.clientKey);
        const lastName = client?.familyName ?? '';
        const totalWithTax = Math.round(total * 1.055);
        const sold = rowOf(practice.visitTypes, row.typeKey);
        const line = {
          id: String(row.key),
          quantity: 1,
          unitPriceWithTax: totalWithTax,
          linePriceWithTax: totalWithTax,
        };
        return {
          ...stamps(String(row.key), row.start),
          code: `T${(row.key * 7919).toString(36).toUpperCase().padStart(7, '0')}`,
          state: row.key % 4 === 0 ? 'ArrangingPayment' : 'PaymentSettled',
          active: false,
          orderPlacedAt: dateTime(row.start + row.minutes * 60_000),
          totalQuantity: 1,
          subTotal: total,
          total,
          totalWithTax,
          currencyCode: 'USD',
          customerLastName: lastName,
          billingAddress: client && { fullName: fullNameOf(client), phoneNumber: client.phones[1]?.value ?? null },
          customer: () => one(client, customer),
          lines: [{ ...line, productVariant: () => one(sold, variant) }],
        };
      });
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    Administrator: () => [
      ...practice.providers.map(administrator),
      office('98', 'Counter', 'Terminal', 'terminal'),
      office('99', 'Super', 'Admin', 'superadmin'),
    ],
    Channel: () => [channel(1, '__default_channel__'), channel(2, 'web-shop')],
    Customer: () => practice.clients.filter((row) => !row.isDeleted).map(customer),
    CustomerGroup: () => groups.map(group),
    Order: () => orders(() => true),
    PaymentMethod: () => [{ ...stamps('1', opened), name: 'Card', code: 'card', enabled: true }],
    Product: () => goods().map(({ key, name, minutes }) => product(key, name, minutes)),
    ProductVariant: () => goods().map(variant),
    Seller: () => [seller()],
    StockLocation: () => practice.places.map(stockLocation),
    AppointmentResource: () => practice.places.flatMap(({ key }) => [resource(key, 1), resource(key, 2)]),
    AppointmentSlot: () =>
      practice.appointments
        .filter((row) => isBooking(row) || (row.isBlock && !row.isDeleted))
        .flatMap((row) => [...new Set(slotsOf(row))]),
    AppointmentBooking: () => bookingsOf(() => true),
  };
  return { rowsOf, customer, booking, openSlot };
}
