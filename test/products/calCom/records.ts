import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
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
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  calComIds,
  calComStatuses,
  connectionOf,
  eventTypeKey,
  instantText,
  internationalPhone,
  isBooking,
  uidOf,
} from './values.ts';

/** What was written of a booking that the practice has no place for, by its key. */
export type CalComMemory = Map<number, Row>;

/** How rows of the practice look there. */
export type CalComRecords = ReturnType<typeof calComRecords>;

const { of } = calComIds;
const uuids = uuidIds();
const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const nodeId = (type: string, key: number): string => Buffer.from(`${type}:${String(key)}`).toString('base64');
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const fields = [
  ['name', 'name', 'Your name', true],
  ['email', 'email', 'Email address', false],
  ['attendeePhoneNumber', 'phone', 'Phone number', false],
  ['notes', 'textarea', 'Additional notes', false],
] as const;

/** Makes objects from the records of a practice. */
export function calComRecords({ practice, meet, cap }: Backstage, memory: CalComMemory) {
  const zoneAt = (placeKey: number | undefined): string =>
    rowOf(practice.places, placeKey ?? null)?.zone ?? 'America/New_York';
  const present = <Item>(items: readonly (Item | null)[]): readonly Item[] => items.filter((item) => item !== null);
  /** The address of a team's branch, as its event types have it. */
  const addressOf = (place: PlaceRecord): string =>
    `${place.street}, ${place.city}, ${place.state} ${place.postalCode}`;
  const staffAt = (placeKey: number): readonly ProviderRecord[] =>
    practice.providers.filter((member) => member.isActive && member.placeKeys.includes(placeKey));

  const organization = (): Row => ({
    __typename: 'Organization',
    id: of('organization', practice.organization.key),
    name: practice.organization.name,
    slug: slugOf(practice.organization.name),
    bio: null,
    timeZone: 'America/New_York',
    weekStart: 'Sunday',
    isOrganization: true,
    createdAt: '2019-01-07T13:00:00.000Z',
  });

  const team = (place: PlaceRecord | null): Row | null => {
    if (!place) return null;
    meet('place', place.key);
    return {
      __typename: 'Team',
      id: of('place', place.key),
      name: place.name,
      slug: slugOf(place.name),
      bio: null,
      logoUrl: null,
      bannerUrl: null,
      timeZone: place.zone,
      weekStart: 'Sunday',
      theme: null,
      brandColor: null,
      timeFormat: 12,
      hideBranding: false,
      isPrivate: false,
      memberships: () =>
        staffAt(place.key).map((member, index) => ({
          __typename: 'Membership',
          id: nodeId('Membership', place.key * 100 + member.key),
          user: () => user(member),
          role: index === 0 ? 'OWNER' : 'MEMBER',
          accepted: true,
          disableImpersonation: false,
        })),
      eventTypes: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map((type) => eventType(place, type)),
    };
  };

  const user = (member: ProviderRecord | null): Row | null => {
    if (!member) return null;
    meet('provider', member.key);
    return {
      __typename: 'User',
      id: of('provider', member.key),
      name: fullNameOf(member),
      username: slugOf(`${member.givenName} ${member.familyName}`.normalize('NFD').replaceAll(/\p{M}/gu, '')),
      email: member.email,
      displayEmail: member.email,
      bio: member.title,
      avatarUrl: null,
      timeZone: zoneAt(member.placeKeys[0]),
      weekStart: 'Sunday',
      timeFormat: 12,
      locale: 'en',
      defaultSchedule: () => schedule(member),
      teams: () => present(member.placeKeys.map((key) => team(rowOf(practice.places, key)))),
    };
  };

  const schedule = (member: ProviderRecord): Row => ({
    __typename: 'Schedule',
    id: nodeId('Schedule', member.key),
    owner: () => user(member),
    name: 'Around the clock',
    timeZone: zoneAt(member.placeKeys[0]),
    isDefault: true,
    availability: [{ days, startTime: '00:00', endTime: '23:59' }],
    overrides: [],
  });

  const eventType = (place: PlaceRecord | null, type: VisitTypeRecord | null): Row | null => {
    if (!place || !type || type.isBlock) return null;
    meet('visitType', type.key);
    return {
      __typename: 'EventType',
      id: of('visitType', eventTypeKey(place.key, type.key)),
      title: type.name,
      slug: slugOf(type.name),
      description: '',
      lengthInMinutes: type.minutes,
      lengthInMinutesOptions: null,
      team: () => team(place),
      hosts: () => staffAt(place.key).map(user),
      schedulingType: 'ROUND_ROBIN',
      locations: [{ type: 'address', address: addressOf(place), link: null, public: true }],
      bookingFields: fields.map(([slug, fieldType, label, required]) => ({
        slug,
        type: fieldType,
        label,
        required,
        isDefault: true,
      })),
      requiresConfirmation: true,
      hidden: !type.isBookable,
      price: 0,
      currency: 'usd',
      color: type.color,
      slotInterval: null,
      minimumBookingNotice: 0,
      beforeEventBuffer: 0,
      afterEventBuffer: 0,
      seatsPerTimeSlot: null,
      bookingUrl: `https://cal.example.test/${slugOf(place.name)}/${slugOf(type.name)}`,
      metadata: {},
    };
  };

  const phoneOf = ({ phones }: ClientRecord): string | null => {
    const [first] = phones;
    return first ? internationalPhone(first.value) : null;
  };

  const attendee = (client: ClientRecord | null): Row | null => {
    if (!client) return null;
    meet('client', client.key);
    return {
      __typename: 'Attendee',
      id: of('client', client.key),
      name: fullNameOf(client),
      email: client.emails[0] ?? null,
      displayEmail: client.emails[0] ?? null,
      phoneNumber: phoneOf(client),
      timeZone: zoneAt(client.placeKey),
      language: 'en',
      bookings(args: ConnectionArgs) {
        const rows = practice.appointments.filter((row) => isBooking(row) && row.clientKey === client.key);
        return connectionOf(rows.toSorted(byStart), args, cap, booking);
      },
    };
  };

  const booking = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const member = rowOf(practice.providers, row.providerKey);
    const place = rowOf(practice.places, row.placeKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const [name, email] = [client ? fullNameOf(client) : '', client?.emails[0] ?? null];
    const own = memory.get(row.key);
    const location = place && addressOf(place);
    const attendees = (): readonly Row[] => present([attendee(client)]);
    const responses = { name, email, attendeePhoneNumber: client && phoneOf(client), notes: row.reason };
    return {
      __typename: 'Booking',
      id: of('appointment', row.key),
      uid: uidOf(row.key),
      title: `${type?.name ?? 'Booking'} between ${member ? fullNameOf(member) : (place?.name ?? '')} and ${name}`,
      description: row.reason,
      status: own?.['rejected'] === true && row.state === 'cancelled' ? 'REJECTED' : calComStatuses[row.state],
      start: instantText(row.start),
      end: instantText(row.start + row.minutes * 60_000),
      duration: row.minutes,
      hosts: () => present([user(member)]),
      attendees,
      absentAttendees: () => (row.state === 'noShow' ? attendees() : []),
      absentHost: own?.['absentHost'] === true,
      guests: own?.['guests'] ?? [],
      eventType: () => eventType(place, type),
      team: () => team(place),
      location,
      meetingUrl: location,
      cancellationReason: row.cancelReason,
      cancelledByEmail: row.state === 'cancelled' && own?.['rescheduledToUid'] === undefined ? email : null,
      reschedulingReason: null,
      rescheduledByEmail: null,
      rescheduledFromUid: null,
      rescheduledToUid: null,
      bookingFieldsResponses: Object.fromEntries(Object.entries(responses).filter(([, value]) => value !== null)),
      metadata: {},
      rating: null,
      icsUid: `${uidOf(row.key)}@cal.example.test`,
      createdAt: instantText(row.createdAt),
      updatedAt: instantText(row.updatedAt),
      ...Object.fromEntries(Object.entries(own ?? {}).filter(([field]) => /^(?:resched|metadata)/.test(field))),
    };
  };

  const outOfOffice = (row: AppointmentRecord): Row => ({
    __typename: 'OutOfOfficeEntry',
    id: nodeId('OutOfOfficeEntry', row.key),
    uuid: uuids.of('appointment', row.key),
    user: () => user(rowOf(practice.providers, row.providerKey)),
    toUser: null,
    start: instantText(row.start),
    end: instantText(row.start + row.minutes * 60_000),
    reason: 'unspecified',
    notes: row.reason,
  });

  return { organization, team, user, schedule, eventType, attendee, booking, outOfOffice, staffAt, phoneOf };
}
