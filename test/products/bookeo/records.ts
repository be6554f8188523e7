import { offsetText, startOfDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';
import type { BookeoMemory } from './memory.ts';
import {
  badRequest,
  bookeoIds,
  firstZone,
  isBooking,
  money,
  mostPets,
  petOption,
  phoneTypes,
  reasonOption,
} from './values.ts';

/** How rows of the practice look there. */
export type BookeoRecords = ReturnType<typeof bookeoRecords>;

interface BookingsArgs extends ConnectionArgs {
  readonly beginDate?: string | null;
  readonly endDate?: string | null;
}

const { of } = bookeoIds;
const typeNames = { veterinarian: 'Veterinarians', technician: 'Technicians', groomer: 'Groomers' } as const;
const roles = ['veterinarian', 'technician', 'groomer'] as const;
const usualSize = 50;

/** The id of a kind of resources. */
function typeIdOf(role: (typeof roles)[number]): string {
  return `41551RT${String(roles.indexOf(role) + 1).padStart(4, '0')}`;
}

/** The first instant of a date's day, or refuses what is no date. */
function dayIn(date: string, later: number): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw badRequest(`Invalid date: ${date}`);
  return startOfDay(date, firstZone, later);
}

/** Makes Bookeo's objects from the records of a practice. */
export function bookeoRecords({ practice, meet, cap, now }: Backstage, memory: BookeoMemory) {
  const pages = <Item>(items: readonly Item[], args: ConnectionArgs, show: (item: Item) => unknown): Row =>
    relayConnection(items, args, cap, show, usualSize);
  const bookingsOf = (client: ClientRecord): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isBooking(row) && row.clientKey === client.key).toSorted(byStart);

  const business = (row: PlaceRecord | null): Row | null =>
    row && {
      id: of('place', row.key),
      name: row.name,
      legalIdentifiers: null,
      phoneNumbers: [{ number: row.phone, type: 'work' }],
      websiteURL: 'https://harbor.example.test',
      emailAddress: row.email,
      streetAddress: {
        address1: row.street,
        address2: null,
        city: row.city,
        countryCode: 'US',
        state: row.state,
        postcode: row.postalCode,
      },
      logo: null,
      description: '<p>Care for cats, dogs and small animals.</p>',
      timezone: row.zone,
    };

  const resource = (row: ProviderRecord): Row => ({
    id: of('provider', row.key),
    name: fullNameOf(row),
    type: () => resourceType(row.role),
  });
  const staff = (): readonly ProviderRecord[] => practice.providers.filter((row) => row.isActive);
  const resourceType = (role: (typeof roles)[number]): Row => ({
    id: typeIdOf(role),
    name: typeNames[role],
    isPublic: role === 'veterinarian',
    resources: () =>
      staff()
        .filter((row) => row.role === role)
        .map(resource),
  });

  const product = (row: VisitTypeRecord): Row => ({
    productId: of('visitType', row.key),
    productCode: `VET${String(row.key)}`,
    name: row.name,
    description: `<p>${row.name}, ${String(row.minutes)} minutes.</p>`,
    images: [],
    bookingLimits: [{ peopleCategoryId: 'Cpets', min: 1, max: mostPets }],
    defaultRates: [{ peopleCategoryId: 'Cpets', price: money(row.minutes * 2) }],
    duration: { days: 0, hours: Math.floor(row.minutes / 60), minutes: row.minutes % 60 },
    type: 'flexibleTime',
    membersOnly: false,
    prepaidOnly: false,
    acceptDeny: true,
    apiBookingsAllowed: row.isBookable,
    textOptions: [petOption, reasonOption].map((option, index) => ({
      ...option,
      description: null,
      index,
      shownToCustomers: true,
      enabled: true,
      required: false,
    })),
  });

  const linkedPeople = (row: ClientRecord): readonly Row[] =>
    row.key % 10 === 0
      ? [
          {
            id: `41551LP${String(row.key).padStart(4, '0')}`,
            customerId: of('client', row.key),
            firstName: 'Robin',
            middleName: null,
            lastName: row.familyName,
            emailAddress: null,
            phoneNumbers: [],
            creationTime: offsetText(row.createdAt, firstZone),
            dateOfBirth: null,
            gender: 'unknown',
          },
        ]
      : [];

  const customer = (row: ClientRecord | null): Row | null => {
    if (!row) return null;
    meet('client', row.key);
    const all = bookingsOf(row);
    const next = all.find(({ start, state }) => start > now() && state !== 'cancelled');
    const previous = all.findLast(({ start, state }) => start <= now() && state === 'completed');
    const startOf = (booking: AppointmentRecord | undefined): string | null =>
      booking ? offsetText(booking.start, zoneOf(practice, booking)) : null;
    const isMember = row.tags.includes('VIP');
    return {
      id: of('client', row.key),
      firstName: row.givenName,
      middleName: null,
      lastName: row.familyName,
      emailAddress: row.emails[0] ?? null,
      phoneNumbers: row.phones.map(({ label, value }) => ({ number: value, type: phoneTypes[label] })),
      streetAddress: {
        address1: row.street,
        address2: null,
        city: row.city,
        countryCode: 'US',
        state: null,
        postcode: null,
      },
      creationTime: offsetText(row.createdAt, rowOf(practice.places, row.placeKey)?.zone ?? firstZone),
      startTimeOfNextBooking: startOf(next),
      startTimeOfPreviousBooking: startOf(previous),
      dateOfBirth: null,
      customFields: row.note === null ? [] : [{ id: '41551CF01', name: 'Notes', value: row.note }],
      gender: 'unknown',
      facebookId: null,
      credit: money(0),
      languageCode: 'en_US',
      acceptSmsReminders: row.phones.some(({ label }) => label === 'Mobile'),
      numBookings: all.filter(({ state }) => state !== 'cancelled').length,
      numCancelations: all.filter(({ state }) => state === 'cancelled').length,
      numNoShows: all.filter(({ state }) => state === 'noShow').length,
      member: isMember,
      membershipEnd: isMember ? '2027-06-30' : null,
      business: () => business(rowOf(practice.places, row.placeKey)),
      bookings: ({ beginDate, endDate, ...args }: BookingsArgs) => {
        const from = beginDate ? dayIn(beginDate, 0) : null;
        const to = endDate ? dayIn(endDate, 1) : null;
        const within = all.filter(({ start }) => (from === null || start >= from) && (to === null || start < to));
        return pages(within, args, booking);
      },
      linkedPeople: () => linkedPeople(row),
    };
  };

  const optionsOf = (row: AppointmentRecord): readonly Row[] => {
    const petName = memory.extras.get(row.key)?.petName ?? rowOf(practice.patients, row.patientKey)?.name;
    return [
      ...(petName === undefined ? [] : [{ ...petOption, value: petName }]),
      ...(row.reason === null || row.reason === '' ? [] : [{ ...reasonOption, value: row.reason }]),
    ];
  };

  const booking = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const bookingNumber = of('appointment', row.key);
    const zone = zoneOf(practice, row);
    const client = rowOf(practice.clients, row.clientKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const isCanceled = row.state === 'cancelled';
    const isChanged = row.updatedAt > row.createdAt;
    const { externalRef = null, pets = 1 } = memory.extras.get(row.key) ?? {};
    const payments = memory.payments.filter((payment) => payment['bookingNumber'] === bookingNumber);
    const total = (type?.minutes ?? 0) * 2;
    return {
      bookingNumber,
      eventId: null,
      firstCourseEnrolledEventId: null,
      dropinCourseEnrolledEventId: null,
      startTime: offsetText(row.start, zone),
      endTime: offsetText(row.start + row.minutes * 60_000, zone),
      customerId: client && of('client', client.key),
      customer: () => customer(client),
      title: client ? fullNameOf(client) : (type?.name ?? 'Booking'),
      externalRef,
      participants: {
        numbers: [{ peopleCategoryId: 'Cpets', number: pets }],
        details: Array.from({ length: pets }, (_, index) => ({
          personId: 'PUNKNOWN',
          peopleCategoryId: 'Cpets',
          categoryIndex: index + 1,
          personDetails: null,
        })),
      },
      resources: practice.providers.filter(({ key }) => key === row.providerKey).map(resource),
      canceled: isCanceled,
      cancelationTime: isCanceled ? offsetText(row.updatedAt, zone) : null,
      cancelationAgent: isCanceled ? 'Front desk' : null,
      accepted: row.state !== 'planned',
      noShow: row.state === 'noShow',
      sourceIp: row.key % 3 === 0 ? `203.0.113.${String(row.key % 250)}` : null,
      source: null,
      creationTime: offsetText(row.createdAt, zone),
      creationAgent: row.key % 3 === 0 ? 'Customer' : 'Front desk',
      lastChangeTime: isChanged ? offsetText(row.updatedAt, zone) : null,
      lastChangeAgent: isChanged ? 'Front desk' : null,
      productName: type?.name ?? '',
      productId: of('visitType', row.typeKey),
      product: () => type && product(type),
      business: () => business(rowOf(practice.places, row.placeKey)),
      options: optionsOf(row),
      privateEvent: false,
      priceAdjustments: [],
      promotionName: null,
      couponCodes: [],
      specificVoucherCode: null,
      price: {
        totalGross: money(total),
        totalNet: money(total),
        totalTaxes: money(0),
        totalPaid: money(payments.length > 0 ? total : 0),
        taxes: [],
      },
      payments,
    };
  };

  return {
    pages,
    business,
    resource,
    staff,
    resourceTypes: () => roles.map(resourceType),
    typeIdOf,
    product,
    products: (): readonly VisitTypeRecord[] => practice.visitTypes.filter((row) => !row.isBlock),
    customer,
    booking,
  };
}
