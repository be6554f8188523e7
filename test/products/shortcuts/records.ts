import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { appointmentVersion, customerVersion, isReviewed, profileOf, type ShortcutsMemory } from './memory.ts';
import {
  companyHref,
  displayNameOf,
  durationText,
  isAppointment,
  shortcutsIds,
  siteHref,
  statusOf,
  utcDateTime,
} from './values.ts';

/** How rows of the practice look there. */
export type ShortcutsRecords = ReturnType<typeof shortcutsRecords>;

const { of } = shortcutsIds;
const installed = '2015-04-22T10:13:33';
const always = { effectiveFromDate: '1990-01-01', effectiveToDate: '9999-12-31' };
const prices: Readonly<Record<number, number>> = { 1: 64.5, 2: 32, 3: 80, 4: 410, 5: 20, 6: 45 };

/** The categories of services, with the types of visits of the practice that are in them. */
const categories: readonly { readonly key: number; readonly name: string; readonly typeKeys: readonly number[] }[] = [
  { key: 1, name: 'Consultations', typeKeys: [1, 3, 6] },
  { key: 2, name: 'Treatments', typeKeys: [2, 4] },
  { key: 3, name: 'Care', typeKeys: [5] },
];

const products: readonly (readonly [name: string, price: number, barcode: string | null])[] = [
  ['Oat shampoo 250 ml', 18.9, '9312345000017'],
  ['Ear cleaner', 14.5, '9312345000024'],
  ['Slicker brush', 22, null],
];

/** What a service costs. */
export function priceOf(typeKey: number): number {
  return prices[typeKey] ?? 50;
}

function sellPrice(price: number): Row {
  return { defaultSellExTaxPrice: price, defaultSellIncTaxPrice: price, ...always };
}

/** Makes rows from the records of a practice. */
export function shortcutsRecords({ practice, meet }: Backstage, memory: ShortcutsMemory) {
  const company = (): Row => ({
    id: of('organization', practice.organization.key),
    displayName: practice.organization.name,
    href: companyHref(),
  });
  const site = (place: PlaceRecord): Row => {
    meet('place', place.key);
    return {
      id: of('place', place.key),
      displayName: place.name,
      description: '',
      timeZone: place.zone,
      address: {
        line1: place.street,
        line2: null,
        suburb: place.city,
        state: place.state,
        postcode: place.postalCode,
      },
      phoneNumbers: [{ typeCode: 'work', number: place.phone }],
      email: place.email,
      isActive: true,
      isSubscribed: true,
      isConnected: true,
      company,
      version: '0',
      createdUtcDateTime: '2015-04-21T06:01:45',
      updatedUtcDateTime: '2017-06-19T04:06:11',
      href: siteHref(place.key),
    };
  };

  const employee = (person: ProviderRecord): Row => {
    meet('provider', person.key);
    return {
      id: of('provider', person.key),
      displayName: fullNameOf(person),
      alias: person.givenName,
      firstName: person.givenName,
      lastName: person.familyName,
      email: person.email,
      isActive: person.isActive,
      isBookable: person.isActive,
      appointmentBookOrder: person.key + 1,
      isAvailableForWalkin: person.role !== 'veterinarian',
      onPremiseReference: person.key + 1,
      displayImage: null,
      createdUtcDateTime: installed,
      updatedUtcDateTime: '2016-12-11T09:22:28',
    };
  };
  const employeeOf = (key: number | null): Row | null => {
    const person = rowOf(practice.providers, key);
    return person && employee(person);
  };

  const service = (type: VisitTypeRecord): Row => {
    meet('visitType', type.key);
    const price = priceOf(type.key);
    return {
      id: of('visitType', type.key),
      displayName: type.name,
      itemType: 'service',
      isActive: true,
      isBookable: true,
      isCustomerBookable: type.isBookable && type.minutes < 60,
      isClass: false,
      classCapacity: 0,
      defaultDurationMinutes: type.minutes,
      breakDurationMinutes: 0,
      isAvailableWalkin: type.minutes <= 15,
      onPremiseReference: 1000 + type.key,
      currentSellPrice: sellPrice(price),
      currentCostPrice: { defaultCostExTaxPrice: 0, defaultCostIncTaxPrice: 0, ...always },
      serviceCategory: () => categories.filter(({ typeKeys }) => typeKeys.includes(type.key)).map(category)[0] ?? null,
      version: 0,
      createdUtcDateTime: installed,
      updatedUtcDateTime: '2017-10-20T04:12:51',
    };
  };
  const serviceOf = (key: number): Row | null => {
    const type = rowOf(practice.visitTypes, key);
    return type && service(type);
  };
  function category({ key, name, typeKeys }: (typeof categories)[number]): Row {
    return {
      id: String(key),
      displayName: name,
      isActive: true,
      isCustomerBookable: true,
      isSystemServiceCategory: false,
      version: 3,
      services: () => typeKeys.map(serviceOf),
    };
  }

  const customer = (person: ClientRecord): Row => {
    meet('client', person.key);
    const place = rowOf(practice.places, person.placeKey);
    return {
      ...profileOf(memory, person),
      id: of('client', person.key),
      displayName: displayNameOf(person),
      firstName: person.givenName,
      lastName: person.familyName,
      isActive: person.isActive,
      phoneNumbers: person.phones.map(({ label, value }) => ({ typeCode: label.toLowerCase(), number: value })),
      email: person.emails[0] ?? null,
      displayImage: null,
      notes: person.note,
      preferredSite: () => place && site(place),
      customerRelationships: [],
      // What the API gives of every customer, whenever she came.
      createdUtcDateTime: '0001-01-01T00:00:00',
      updatedUtcDateTime: utcDateTime(person.updatedAt),
      version: customerVersion(memory, person.key),
      href: companyHref(`/customer/${of('client', person.key)}`),
    };
  };

  const bookingStatus = ({ state }: AppointmentRecord): string => {
    if (state === 'cancelled' || state === 'completed') return state;
    return 'booked';
  };
  const booking = (row: AppointmentRecord): Row => {
    const person = rowOf(practice.clients, row.clientKey);
    return {
      id: of('appointment', row.key),
      displayName: person ? fullNameOf(person) : 'Walk-in',
      bookingStatusCode: bookingStatus(row),
      startDate: wallDay(row.start, zoneOf(practice, row)),
      hasPrepayment: false,
      hasNotes: row.reason !== null,
      version: appointmentVersion(memory, row.key) + 4,
      createdUtcDateTime: utcDateTime(row.createdAt),
      updatedUtcDateTime: utcDateTime(row.updatedAt),
      appointments: () => [appointment(row)],
    };
  };
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const person = rowOf(practice.clients, row.clientKey);
    const place = rowOf(practice.places, row.placeKey);
    return {
      id: of('appointment', row.key),
      scheduledDate: wallDay(row.start, zone),
      startTime: wallTime(row.start, zone),
      duration: durationText(row.minutes),
      statusCode: statusOf(row, isReviewed(memory, row)),
      appointmentTypeCode: 'client_appointment',
      isActive: row.state !== 'cancelled',
      notes: row.reason,
      sellPrice: priceOf(row.typeKey),
      customer: () => person && customer(person),
      employee: () => employeeOf(row.providerKey),
      service: () => serviceOf(row.typeKey),
      booking: () => booking(row),
      site: () => place && site(place),
      version: appointmentVersion(memory, row.key),
      updatedUtcDateTime: utcDateTime(row.updatedAt),
      href: siteHref(row.placeKey, `/appointment/${of('appointment', row.key)}`),
    };
  }
  const employeeBreak = (row: AppointmentRecord): Row => {
    const zone = zoneOf(practice, row);
    return {
      id: of('appointment', row.key),
      description: row.reason,
      scheduledDate: wallDay(row.start, zone),
      startTime: wallTime(row.start, zone),
      duration: durationText(row.minutes),
      employee: () => employeeOf(row.providerKey),
    };
  };

  /** An appointment of a site; those of others, breaks and erased ones are not found. */
  const appointmentIn = (siteId: string, id: string): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, shortcutsIds.key('appointment', id));
    const isThere = row !== null && isAppointment(row) && of('place', row.placeKey) === siteId;
    return isThere ? row : null;
  };
  const memberBalance = (memberNumber: string): Row | null => {
    const balance = memory.giftcards.get(memberNumber);
    if (balance === undefined) return null;
    const kind = { cardTypeCode: 'giftcard', memberStatusCode: 'none', programName: 'GiftCard', currencyCode: 'USD' };
    const amounts = { balanceExTaxAmount: balance, balanceIncTaxAmount: balance };
    return { memberNumber, ...kind, ...amounts, expiryDate: null, availablePoints: null };
  };
  return {
    company,
    site,
    employee,
    service,
    customer,
    booking,
    appointment,
    appointmentIn,
    employeeBreak,
    memberBalance,
    wallOf: (instant: number, zone: string): { readonly scheduledDate: string; readonly startTime: string } => ({
      scheduledDate: wallDay(instant, zone),
      startTime: wallTime(instant, zone),
    }),
    categories: (): readonly Row[] => categories.map(category),
    /** The number of the category of a service. */
    categoryOf(serviceId: unknown): string | null {
      const found = categories.find(({ typeKeys }) => typeKeys.some((key) => of('visitType', key) === serviceId));
      return found ? String(found.key) : null;
    },
    products: (): readonly Row[] =>
      products.map(([displayName, price, barcode], index) => ({
        id: String(index + 1),
        displayName,
        itemType: 'product',
        isActive: true,
        barcode,
        currentSellPrice: sellPrice(price),
      })),
  };
}
