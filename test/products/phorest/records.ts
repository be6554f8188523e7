import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import { type PhorestMemory, profileOf } from './memory.ts';
import {
  clientTags,
  dateTime,
  isCanceled,
  isConfirmed,
  localTime,
  madeId,
  phonesOf,
  phorestIds,
  stateWords,
} from './values.ts';

/** How rows of the practice look there. */
export type PhorestRecords = ReturnType<typeof phorestRecords>;

const { of } = phorestIds;
const categories: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'Senior',
  technician: 'Assistant',
  groomer: 'Stylist',
};
const positions: Readonly<Record<number, readonly [latitude: number, longitude: number]>> = {
  1: [43.6571, -70.2508],
  2: [40.015, -105.2705],
  3: [43.5009, -70.4428],
};

/** Makes rows from the records of a practice. */
export function phorestRecords({ practice, meet, now }: Backstage, memory: PhorestMemory) {
  const branch = (place: PlaceRecord): Row => ({
    branchId: of('place', place.key),
    name: place.name,
    timeZone: place.zone,
    latitude: positions[place.key]?.[0] ?? null,
    longitude: positions[place.key]?.[1] ?? null,
    streetAddress1: place.street,
    streetAddress2: null,
    city: place.city,
    state: place.state,
    postalCode: place.postalCode,
    country: 'US',
    currencyCode: 'USD',
    accountId: 40_000 + place.key,
  });
  const branchOf = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    return place && branch(place);
  };

  const category = (name: string): Row => ({
    clientCategoryId: madeId('category', clientTags.indexOf(name)),
    name,
    description: null,
    archived: false,
  });

  const staff = (person: ProviderRecord): Row => ({
    staffId: of('provider', person.key),
    userId: madeId('user', person.key),
    staffCategoryId: madeId('staffCategory', person.role.length),
    staffCategoryName: categories[person.role],
    firstName: person.givenName,
    lastName: person.familyName,
    mobile: `1207555020${String(person.key)}`,
    email: person.email,
    gender: 'NOT_SPECIFIED',
    startDate: `201${String(person.key)}-05-01`,
    selfEmployed: false,
    archived: !person.isActive,
    hideFromOnlineBookings: person.role === 'technician',
    hideFromAppointmentScreen: false,
    disqualifiedServices: [],
  });
  const staffOf = (key: number | null): Row | null => {
    const person = rowOf(practice.providers, key);
    return person && staff(person);
  };

  const service = (type: VisitTypeRecord): Row => ({
    serviceId: of('visitType', type.key),
    name: type.name,
    categoryId: madeId('serviceCategory', type.minutes > 30 ? 2 : 1),
    duration: type.minutes,
    gapTime: 0,
    price: type.minutes * 2,
    internetEnabled: type.isBookable,
    archived: false,
    disqualifiedStaff: [],
  });

  const visitsOf = ({ key }: ClientRecord): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => row.clientKey === key && row.state === 'completed' && !row.isDeleted);

  const client = (person: ClientRecord): Row => {
    meet('client', person.key);
    const id = of('client', person.key);
    const profile: Row = { ...profileOf(person.key), ...memory.profiles.get(id) };
    return {
      address: { streetAddress1: person.street, streetAddress2: null, city: person.city, country: 'US' },
      ...profile,
      clientId: id,
      version: memory.versions.get(id) ?? 1,
      firstName: person.givenName,
      lastName: person.familyName,
      ...phonesOf(person),
      email: person.emails[0] ?? null,
      clientSince: dateTime(person.createdAt),
      notes: person.note,
      preferredStaff: () => staffOf(phorestIds.key('provider', String(profile['preferredStaffId']))),
      creatingBranchId: of('place', person.placeKey),
      creatingBranch: () => branchOf(person.placeKey),
      archived: !person.isActive,
      deleted: person.isDeleted,
      mergedToClientId: null,
      clientCategoryIds: person.tags.map((tag) => madeId('category', clientTags.indexOf(tag))),
      clientCategories: () => person.tags.map(category),
      firstVisit() {
        const first = visitsOf(person).toSorted((one, other) => one.start - other.start)[0];
        return first ? wallDay(first.start, zoneOf(practice, first)) : null;
      },
      lastVisit: () => lastVisitOf(practice, person, now()),
      createdAt: dateTime(person.createdAt),
      updatedAt: dateTime(person.updatedAt),
    };
  };
  const clientOf = (key: number | null): Row | null => {
    const person = rowOf(practice.clients, key);
    return person && client(person);
  };

  const room = (placeKey: number, index: number): Row => ({
    roomId: madeId('room', placeKey * 10 + index),
    name: `Room ${String(index)}`,
    archived: false,
  });

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const id = of('appointment', row.key);
    const zone = zoneOf(practice, row);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const own: Row = { price: (type?.minutes ?? 0) * 2, ...memory.visits.get(id) };
    return {
      staffRequest: false,
      preferredStaff: false,
      source: row.key % 3 === 0 ? 'WIDGET' : 'PHOREST',
      bookingId: madeId('booking', row.key),
      roomId: row.key % 4 === 0 ? madeId('room', row.placeKey * 10 + 1) : null,
      ...own,
      appointmentId: id,
      version: memory.versions.get(id) ?? 1,
      branchId: of('place', row.placeKey),
      branch: () => branchOf(row.placeKey),
      appointmentDate: wallDay(row.start, zone),
      startTime: localTime(row.start, zone),
      endTime: localTime(row.start + row.minutes * 60_000, zone),
      clientId: row.clientKey === null ? null : of('client', row.clientKey),
      client: () => clientOf(row.clientKey),
      staffId: row.providerKey === null ? null : of('provider', row.providerKey),
      staff: () => staffOf(row.providerKey),
      serviceId: of('visitType', row.typeKey),
      serviceName: type?.name ?? null,
      service: () => type && service(type),
      room: () => {
        const roomId = own['roomId'] ?? (row.key % 4 === 0 ? madeId('room', row.placeKey * 10 + 1) : null);
        return [1, 2].map((index) => room(row.placeKey, index)).find((each) => each['roomId'] === roomId) ?? null;
      },
      confirmed: isConfirmed(row),
      state: stateWords[row.state],
      activationState: isCanceled(row) ? 'CANCELED' : (own['activationState'] ?? 'ACTIVE'),
      cancellationReason: row.state === 'noShow' ? 'No show' : row.cancelReason,
      deleted: row.isDeleted,
      notes: row.reason,
      purchasingBranchId: row.state === 'completed' ? of('place', row.placeKey) : null,
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
    };
  };

  const staffBreak = (row: AppointmentRecord): Row => {
    const zone = zoneOf(practice, row);
    return {
      breakId: of('appointment', row.key),
      staffId: of('provider', row.providerKey ?? 0),
      breakDate: wallDay(row.start, zone),
      startTime: localTime(row.start, zone),
      endTime: localTime(row.start + row.minutes * 60_000, zone),
      label: row.reason,
      paidBreak: true,
    };
  };

  return { branch, branchOf, category, staff, staffOf, service, client, clientOf, room, appointment, staffBreak };
}
