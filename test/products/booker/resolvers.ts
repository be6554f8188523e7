import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PlaceRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { bookingSettings, catalogRecords, daySchedules } from './catalog.ts';
import { bookerMemory } from './memory.ts';
import { type Order, type PageArgs, pageOf, sortedBy, startsWith } from './pages.ts';
import { bookerRecords, isBooked } from './records.ts';
import { bookerIds, invalid, lastDigits, roomsOf } from './values.ts';
import { bookerWrites } from './writes.ts';

interface CustomerFilter {
  readonly locationId?: string | null;
  readonly filterByExactLocationId?: boolean | null;
  readonly firstOrLastOrFullNameStart?: string | null;
  readonly firstNameStart?: string | null;
  readonly lastNameStart?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly isActive?: boolean | null;
  readonly customerRecordType?: 'CUSTOMER' | 'LEAD' | 'ALL' | null;
  readonly fromDateCreatedOffset?: string | null;
  readonly toDateCreatedOffset?: string | null;
  readonly fromDateLastModifiedOffset?: string | null;
  readonly toDateLastModifiedOffset?: string | null;
}

interface PlaceFilter {
  readonly locationId: string;
}

interface BookFilter extends PlaceFilter {
  readonly fromStartDateOffset?: string | null;
  readonly toStartDateOffset?: string | null;
  readonly customerId?: string | null;
  readonly employeeId?: string | null;
  readonly treatmentId?: string | null;
  readonly bookingNumber?: string | null;
}

type Filtered<Filter> = PageArgs & { readonly filter: Filter };
type AtPlace = PageArgs & PlaceFilter;
type ById = Readonly<{ id: string }>;

const { key, of } = bookerIds;

const customerSorts: Readonly<Record<string, (row: ClientRecord) => string | number>> = {
  ID: (row) => row.key,
  FIRST_NAME: (row) => (row.givenName ?? '').toLowerCase(),
  LAST_NAME: (row) => row.familyName.toLowerCase(),
  EMAIL: (row) => (row.emails[0] ?? '').toLowerCase(),
  DATE_CREATED: (row) => row.createdAt,
  DATE_LAST_MODIFIED: (row) => row.updatedAt,
};

const appointmentSorts: Readonly<Record<string, (row: AppointmentRecord) => number>> = {
  ID: (row) => row.key,
  START_DATE_TIME: (row) => row.start,
  DATE_CREATED: (row) => row.createdAt,
};

function isWithin(instant: number, from: string | null | undefined, to: string | null | undefined): boolean {
  return instant >= (from ? instantOf(from) : -Infinity) && instant <= (to ? instantOf(to) : Infinity);
}

function isWanted(row: ClientRecord, filter: CustomerFilter): boolean {
  const { locationId, email, phone, isActive, firstOrLastOrFullNameStart: start } = filter;
  const [given, family] = [row.givenName ?? '', row.familyName];
  return (
    filter.customerRecordType !== 'LEAD' &&
    (filter.filterByExactLocationId !== true || !locationId || of('place', row.placeKey) === locationId) &&
    [given, family, `${given} ${family}`].some((name) => startsWith(name, start)) &&
    startsWith(given, filter.firstNameStart) &&
    startsWith(family, filter.lastNameStart) &&
    (!email || row.emails[0]?.toLowerCase() === email.trim().toLowerCase()) &&
    (!phone || row.phones.some(({ value }) => lastDigits(value) === lastDigits(phone))) &&
    (typeof isActive !== 'boolean' || row.isActive === isActive) &&
    isWithin(row.createdAt, filter.fromDateCreatedOffset, filter.toDateCreatedOffset) &&
    isWithin(row.updatedAt, filter.fromDateLastModifiedOffset, filter.toDateLastModifiedOffset)
  );
}

function isInBook(row: AppointmentRecord, filter: BookFilter): boolean {
  const { customerId, employeeId, treatmentId, bookingNumber } = filter;
  return (
    isWithin(row.start, filter.fromStartDateOffset, filter.toStartDateOffset) &&
    (!customerId || row.clientKey === key('client', customerId)) &&
    (!employeeId || row.providerKey === key('provider', employeeId)) &&
    (!treatmentId || row.typeKey === key('visitType', treatmentId)) &&
    (!bookingNumber || bookingNumber === `B${of('appointment', row.key)}`)
  );
}

/** The root fields of the service. */
export function bookerRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = bookerMemory();
  const { location, customer, appointment } = bookerRecords(backstage, memory);
  const { employee, treatment, room, blockout, order, special } = catalogRecords(backstage);
  const treatments = practice.visitTypes.filter((row) => !row.isBlock);

  function placeOf(id: string): PlaceRecord {
    const place = rowOf(practice.places, key('place', id));
    if (!place) throw invalid('LocationID', `Location ${id} was not found`);
    return place;
  }
  function atPlace(place: PlaceRecord): readonly AppointmentRecord[] {
    return practice.appointments.filter((row) => row.placeKey === place.key && !row.isDeleted).toSorted(byStart);
  }
  return {
    location({ id }: ById) {
      const place = rowOf(practice.places, key('place', id));
      return place && location(place);
    },
    locations({
      filter,
      ...args
    }: PageArgs & {
      readonly filter?: { readonly businessName?: string | null; readonly city?: string | null } | null;
    }) {
      const places = practice.places
        .filter((row) => startsWith(row.name, filter?.businessName))
        .filter((row) => !filter?.city || row.city.toLowerCase() === filter.city.toLowerCase());
      return pageOf(places, args, cap, location);
    },
    customer: ({ id }: ById) => customer(rowOf(practice.clients, key('client', id))),
    customers({
      filter,
      order: by,
      ...args
    }: PageArgs & { readonly filter?: CustomerFilter | null; readonly order?: Order }) {
      const rows = practice.clients.filter((row) => !row.isDeleted && isWanted(row, filter ?? {}));
      return pageOf(sortedBy(rows, by, customerSorts), args, cap, customer);
    },
    appointment: ({ id }: ById) => appointment(rowOf(practice.appointments, key('appointment', id))),
    appointments({ filter, order: by, ...args }: Filtered<BookFilter> & { readonly order?: Order }) {
      const rows = atPlace(placeOf(filter.locationId)).filter((row) => isBooked(row) && isInBook(row, filter));
      return pageOf(sortedBy(rows, by, appointmentSorts), args, cap, appointment);
    },
    employee({ id }: ById) {
      const person = rowOf(practice.providers, key('provider', id));
      return person && employee(person);
    },
    employees({ filter, ...args }: Filtered<PlaceFilter & { readonly isActive?: boolean | null }>) {
      const place = placeOf(filter.locationId);
      const rows = practice.providers
        .filter((row) => row.placeKeys.includes(place.key))
        .filter((row) => typeof filter.isActive !== 'boolean' || row.isActive === filter.isActive);
      return pageOf(rows, args, cap, employee);
    },
    treatment({ id }: ById) {
      const type = treatments.find((row) => row.key === key('visitType', id));
      return type && treatment(type, 1);
    },
    treatments({
      filter,
      ...args
    }: Filtered<PlaceFilter & { readonly name?: string | null; readonly isActive?: boolean | null }>) {
      const place = placeOf(filter.locationId);
      const rows = treatments.filter((row) => startsWith(row.name, filter.name) && filter.isActive !== false);
      return pageOf(rows, args, cap, (row) => treatment(row, place.key));
    },
    rooms({ locationId, ...args }: AtPlace) {
      const place = placeOf(locationId);
      return pageOf(roomsOf(place.key), args, cap, (row) => room(row, place.key));
    },
    blockouts({ filter, ...args }: Filtered<BookFilter>) {
      const rows = atPlace(placeOf(filter.locationId)).filter((row) => row.isBlock && isInBook(row, filter));
      return pageOf(rows, args, cap, blockout);
    },
    orders({ filter, ...args }: Filtered<BookFilter>) {
      const rows = atPlace(placeOf(filter.locationId)).filter(
        (row) => isBooked(row) && row.state === 'completed' && isInBook(row, filter),
      );
      return pageOf(rows, args, cap, order);
    },
    specials({ locationId, ...args }: AtPlace) {
      const place = placeOf(locationId);
      const names = ['Senior week', 'Dental month'];
      return pageOf(names, args, cap, (name, index) => special(name, index, place.key, place.zone));
    },
    locationDaySchedules: ({ locationId }: PlaceFilter) => placeOf(locationId) && daySchedules,
    onlineBookingSettings: ({ locationId }: PlaceFilter) => placeOf(locationId) && bookingSettings,
    loggedInUser: { id: '9001', userName: 'frontdesk', firstName: 'Front', lastName: 'Desk', brandId: '100' },
    ...bookerWrites(backstage, memory, { customer, appointment }),
  };
}
