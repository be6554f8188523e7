import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { WaitRow } from './clubRows.ts';
import { type MemberRecords, memberRecords } from './memberRecords.ts';
import type { ClubMemory } from './memory.ts';
import { bookingNumberOf, bookingStatuses, clubIds, endOf, idOf, isoOrNull, isoText } from './values.ts';

/** A row that a list can show. */
export type Listed = Row & { readonly id: string };

/** A room of a facility, in which one thing happens at a time. */
export interface ResourceRow {
  readonly id: string;
  readonly name: string;
  readonly placeKey: number;
}

/** How rows of the practice look there. */
export type ClubRecords = MemberRecords & ReturnType<typeof bookingRecords>;

const days = ['0', '1', '2', '3', '4', '5', '6'];
const longVisit = 60;

/** Makes rows from the records of a practice. */
export function clubRecords(backstage: Backstage, memory: ClubMemory): ClubRecords {
  const members = memberRecords(backstage, memory);
  return { ...members, ...bookingRecords(backstage, memory, members) };
}

function bookingRecords({ practice, meet }: Backstage, memory: ClubMemory, members: MemberRecords) {
  const staffAt = (placeKey: number): readonly ProviderRecord[] =>
    practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(placeKey));

  /** Each who works at a facility has a room there. */
  const resourcesOf = (place: PlaceRecord): readonly ResourceRow[] =>
    Array.from({ length: Math.max(1, staffAt(place.key).length) }, (_, index) => ({
      id: idOf('resource', place.key * 100 + index),
      name: `Room ${String(index + 1)}`,
      placeKey: place.key,
    }));

  /** The room of a booking: the one that was given, else that of its staff. */
  const resourceIn = ({ key, placeKey, providerKey }: AppointmentRecord): ResourceRow | null => {
    const place = rowOf(practice.places, placeKey);
    if (!place) return null;
    const given = memory.bookings.get(key)?.['resourceId'];
    const index = staffAt(placeKey).findIndex((row) => row.key === providerKey);
    const rooms = resourcesOf(place);
    return rooms.find(({ id }) => id === given) ?? rooms[index] ?? null;
  };

  const facility = (row: PlaceRecord): Row => {
    meet('place', row.key);
    return {
      id: clubIds.of('place', row.key),
      name: row.name,
      // A category that is none of the club's own reads as a room.
      type: 'ROOM',
      location: [row.street, row.city, row.state, row.postalCode].join(', '),
      capacity: resourcesOf(row).length,
      isActive: true,
    };
  };

  const service = (row: VisitTypeRecord): Row => {
    meet('visitType', row.key);
    return {
      id: clubIds.of('visitType', row.key),
      name: row.name,
      category: row.minutes >= longVisit ? 'Procedures' : 'Consultations',
      durationMinutes: row.minutes,
      basePrice: 20 + row.minutes,
      description: null,
      requiredCapabilities: row.minutes >= longVisit ? ['veterinarian'] : [],
      enforceQualification: row.minutes >= longVisit,
      isActive: row.isBookable,
    };
  };

  const staff = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    return {
      id: clubIds.of('provider', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      photoUrl: null,
      role: null,
      capabilities: [row.role],
      isActive: row.isActive,
    };
  };

  const extendedStaff = (row: ProviderRecord): Row => ({
    ...staff(row),
    email: row.email,
    phone: null,
    userId: memory.users.find(({ providerKey }) => providerKey === row.key)?.id ?? null,
    detailedCapabilities: [{ capability: row.role, level: 'expert' }],
    certifications:
      row.title === null
        ? []
        : [{ id: idOf('certification', row.key), name: row.title, expiresAt: null, status: 'VALID' }],
    workingHours: days.map((dayOfWeek) => {
      const isOpen = dayOfWeek !== '0' && dayOfWeek !== '6';
      return { dayOfWeek, isOpen, openTime: isOpen ? '08:00' : null, closeTime: isOpen ? '18:00' : null };
    }),
    defaultFacilityId: row.placeKeys[0] === undefined ? null : clubIds.of('place', row.placeKeys[0]),
  });

  const checkedInAt = ({ key, state, start }: AppointmentRecord): string | null => {
    const given = memory.bookings.get(key)?.['checkedInAt'];
    if (typeof given === 'string') return given;
    const isIn = state === 'arrived' || state === 'inProgress' || state === 'ready' || state === 'completed';
    return isIn ? isoText(start - 300_000) : null;
  };

  const booking = (row: AppointmentRecord): Listed => {
    meet('appointment', row.key);
    const given = memory.bookings.get(row.key) ?? {};
    const place = rowOf(practice.places, row.placeKey);
    const type = given['hasService'] === false ? null : rowOf(practice.visitTypes, row.typeKey);
    const provider = rowOf(practice.providers, row.providerKey);
    const room = resourceIn(row);
    const isOff = row.state === 'cancelled';
    return {
      id: clubIds.of('appointment', row.key),
      bookingNumber: bookingNumberOf(row),
      bookingType: given['bookingType'] ?? 'SERVICE',
      status: bookingStatuses[row.state],
      member: () => members.bookingMember(row.clientKey),
      facility: () => place && facility(place),
      resource: room && {
        id: room.id,
        name: room.name,
        facilityId: clubIds.of('place', room.placeKey),
        facility: null,
        isActive: true,
      },
      service: () => type && service(type),
      staff: () => provider && { ...staff(provider), capabilities: null },
      startTime: isoText(row.start),
      endTime: isoText(endOf(row)),
      durationMinutes: row.minutes,
      guestCount: given['guestCount'] ?? 0,
      guests: [],
      waitlistEntry: null,
      pricing: null,
      notes: row.reason,
      bufferBefore: null,
      bufferAfter: null,
      createdAt: isoText(row.createdAt),
      createdBy: null,
      checkedInAt: checkedInAt(row),
      cancelledAt: isOff ? isoText(row.updatedAt) : null,
      cancelReason: isOff ? row.cancelReason : null,
    };
  };

  const waiting = (row: WaitRow): Listed => ({
    id: row.id,
    member: () => members.bookingMember(row.clientKey),
    serviceName: rowOf(practice.visitTypes, row.typeKey)?.name ?? null,
    facilityName: null,
    requestedDate: isoText(row.date),
    requestedTime: row.time,
    position: row.position,
    status: row.status,
    offerExpiresAt: isoOrNull(row.offerExpiresAt),
    createdAt: isoText(row.createdAt),
    notes: null,
  });

  return { resourcesOf, resourceIn, facility, service, staff, extendedStaff, booking, waiting };
}
