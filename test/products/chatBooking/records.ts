import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import {
  type AppointmentRecord,
  type ProviderRecord,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { namesOf } from './clients.ts';
import { chatBookingIds, chatBookingWords, isoText, shortId } from './words.ts';

const prices = [60, 45, 80, 400, 0, 35];
const categoryNames = ['Consultas', 'Procedimientos', 'Estética'];
const categoryOf = [0, 1, 0, 1, 2, 0];
const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI'];
const day = { startTime: '09:00', endTime: '17:00' };
const founded = Date.parse('2025-03-04T14:20:31Z');
const jobs = {
  veterinarian: 'Small animals and emergencies',
  technician: 'Vaccines and rechecks',
  groomer: 'Grooming',
};
const surgeryKey = 4;

/** The only room that a kind of visit asks for. */
export const surgeryRoomId = shortId('rm', 9002);
const rooms: readonly (readonly [id: string, name: string, capacity: number, isVirtual: boolean])[] = [
  [shortId('rm', 9001), 'Box 1', 3, false],
  [surgeryRoomId, 'Pabellón', 4, false],
  [shortId('rm', 9003), 'Sala virtual', 2, true],
];

/** What a visit costs; some are free. */
export function priceOf(typeKey: number): number {
  return prices[typeKey - 1] ?? 0;
}

/** The room that a booking gets. */
export function roomIdOf(typeKey: number): string | null {
  return typeKey === surgeryKey ? surgeryRoomId : null;
}

/** Rows of the catalog, the schedules and the book as the service's functions write them. */
export function chatBookingRows(stage: Backstage, tenantId: string, conversations: ReadonlyMap<number, string | null>) {
  const { practice, meet, now } = stage;
  const stamps = { createdAt: isoText(founded), updatedAt: isoText(founded + 86_400_000 * 90) };
  const services = practice.visitTypes.filter(({ isBlock }) => !isBlock);
  const zoneOfProvider = ({ placeKeys }: ProviderRecord): string =>
    rowOf(practice.places, placeKeys[0] ?? 1)?.zone ?? 'UTC';

  function service(type: VisitTypeRecord): Row {
    const roomId = roomIdOf(type.key);
    return {
      serviceId: chatBookingIds.of('visitType', type.key),
      name: type.name,
      description: type.key % 2 === 1 ? `${type.name} at our clinics` : null,
      category: categoryNames[categoryOf[type.key - 1] ?? 0],
      durationMinutes: type.minutes,
      price: priceOf(type.key),
      available: type.isBookable,
      requiredRoomIds: roomId === null ? null : [roomId],
      locationType: type.key === 6 ? ['PHYSICAL', 'ONLINE'] : ['PHYSICAL'],
    };
  }
  function provider(person: ProviderRecord): Row {
    meet('provider', person.key);
    const photoUrl = person.key % 3 === 0 ? null : `https://assets.example.test/providers/${String(person.key)}.jpg`;
    return {
      providerId: chatBookingIds.of('provider', person.key),
      name: fullNameOf(person),
      bio: person.title === null ? null : `${person.title}. ${jobs[person.role]}.`,
      email: person.key === 6 ? null : person.email,
      serviceIds: services.map(({ key }) => chatBookingIds.of('visitType', key)),
      timezone: zoneOfProvider(person),
      metadata: JSON.stringify({ aiDrivers: { specialties: [jobs[person.role]] } }),
      photoUrl,
      photoUrlThumbnail: photoUrl && `${photoUrl}?thumbnail`,
      available: person.isActive,
      hasGoogleCalendar: person.key % 2 === 1,
      slug: person.key === 8 ? null : person.givenName.toLowerCase().replaceAll(/[^a-z]/g, ''),
      professionalLicense: person.role === 'veterinarian' ? `ME-${String(4100 + person.key)}` : null,
      // It is stored and never read.
      profession: null,
    };
  }
  function booking(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const names = client && namesOf(client);
    const status = chatBookingWords[row.state];
    const isFree = priceOf(row.typeKey) === 0;
    const isPaid = status === 'CONFIRMED' && row.key % 5 !== 0;
    const paid = isFree
      ? 'NONE'
      : isPaid
        ? 'PAID'
        : row.state === 'cancelled' && row.key % 2 === 0
          ? 'FAILED'
          : 'PENDING';
    const folio = isPaid && !isFree && row.key % 3 === 0 ? String(20_000 + row.key) : null;
    return {
      bookingId: chatBookingIds.of('appointment', row.key),
      tenantId,
      // Nothing stores whose file it is, nor what was noted.
      clientId: null,
      notes: null,
      serviceId: chatBookingIds.of('visitType', row.typeKey),
      providerId: chatBookingIds.of('provider', row.providerKey ?? 0),
      start: isoText(row.start),
      end: isoText(row.start + row.minutes * 60_000),
      status,
      paymentStatus: paid,
      clientFirstName: names?.given || 'Unknown',
      clientLastName: names?.family || 'Client',
      clientEmail: client?.emails[0] ?? 'no-email@example.com',
      clientPhone: client?.phones[0]?.value ?? null,
      roomId: roomIdOf(row.typeKey),
      conversationId: conversations.has(row.key) ? conversations.get(row.key) : conversationIdOf(row),
      metadata: null,
      dteFolio: folio,
      dtePdfUrl: folio && `https://assets.example.test/dte/${folio}.pdf`,
      createdAt: isoText(row.createdAt),
      // When it was changed is not stored either: it is always now.
      updatedAt: isoText(now()),
    };
  }
  /** Some were made in a chat. */
  const conversationIdOf = ({ key }: AppointmentRecord): string | null =>
    key % 4 === 0 ? shortId('conv', 20_000 + key) : null;
  /** Times of a provider for a service; who works at two places is asked for once. */
  function slots(person: ProviderRecord, type: VisitTypeRecord, from: number, to: number): readonly Row[] {
    const zone = zoneOfProvider(person);
    const days = daysBetween(wallDay(from, zone), wallDay(to, zone)).filter((each) => {
      const weekday = new Date(`${each}T12:00:00Z`).getUTCDay();
      return weekday > 0 && weekday < 6;
    });
    const seen = new Set<number>();
    return openingsOf(stage, { placeKey: null, typeKey: type.key, providerKey: person.key, days })
      .filter(({ start, taken }) => !taken && start >= from && start < to && !seen.has(start) && seen.add(start))
      .map(({ start, minutes }) => ({
        providerId: chatBookingIds.of('provider', person.key),
        serviceId: chatBookingIds.of('visitType', type.key),
        start: isoText(start),
        end: isoText(start + minutes * 60_000),
        isAvailable: true,
      }));
  }
  /** The hours of each day; days that differ stand with the first one only. */
  function availability(person: ProviderRecord): readonly Row[] {
    const blocks = practice.appointments.filter(
      (row) => row.isBlock && !row.isDeleted && row.providerKey === person.key,
    );
    const exceptions = blocks.map(({ start }) => ({
      date: wallDay(start, zoneOfProvider(person)),
      timeRanges: [
        { startTime: '09:00', endTime: '12:00' },
        { startTime: '13:00', endTime: '17:00' },
      ],
    }));
    return weekdays.map((dayOfWeek, index) => ({
      providerId: chatBookingIds.of('provider', person.key),
      dayOfWeek,
      timeRanges: [day],
      breaks: person.role === 'groomer' ? [{ startTime: '12:30', endTime: '13:00' }] : [],
      exceptions: index === 0 ? exceptions : [],
    }));
  }
  const room = ([roomId, name, capacity, isVirtual]: (typeof rooms)[number]): Row => ({
    roomId,
    tenantId,
    name,
    description: isVirtual ? 'Video calls' : null,
    capacity,
    status: 'ACTIVE',
    isVirtual,
    minDuration: roomId === surgeryRoomId ? 60 : null,
    maxDuration: null,
    operatingHours: JSON.stringify([{ day: 'MON', ...day }]),
    periodSplit: isVirtual ? null : '13:00',
    metadata: '{}',
    ...stamps,
  });
  const assignment = (roomId: string): Row => ({
    roomId,
    tenantId,
    providerId: chatBookingIds.of('provider', 1),
    dayPeriods: [
      { day: 'MON', period: 'MORNING' },
      { day: 'TUE', period: 'FULL' },
    ],
    days: ['MON', 'TUE'],
    period: 'FULL',
    ...stamps,
  });
  return {
    services,
    service,
    provider,
    booking,
    slots,
    availability,
    rooms: (): readonly Row[] => rooms.map(room),
    assignments: (roomId: string): readonly Row[] => (roomId === rooms[0]?.[0] ? [assignment(roomId)] : []),
    categories: (): readonly Row[] =>
      [...categoryNames, 'Pausada'].map((name, index) => ({
        categoryId: shortId('cat', 7000 + index),
        tenantId,
        name,
        description: null,
        isActive: index < categoryNames.length,
        displayOrder: index,
        metadata: null,
        ...stamps,
      })),
    stamps,
  };
}
