import { offsetText, utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';

const urnWords: Readonly<Record<Kind, string>> = {
  organization: 'Business',
  place: 'Location',
  provider: 'Staff',
  visitType: 'Service',
  client: 'Client',
  patient: 'Pet',
  appointment: 'Appointment',
};
const uuids = uuidIds();
const usualPage = 20;

/** The ids of Boulevard: URNs that end in a UUID. */
export const boulevardIds: Ids = {
  of: (kind, key) => `urn:blvd:${urnWords[kind]}:${uuids.of(kind, key)}`,
  key(kind, id) {
    const prefix = `urn:blvd:${urnWords[kind]}:`;
    return typeof id === 'string' && id.startsWith(prefix) ? uuids.key(kind, id.slice(prefix.length)) : null;
  },
};

/** Its states. A client who did not come is a reason for a cancellation, and no state. */
export const boulevardStates = {
  planned: 'BOOKED',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'ACTIVE',
  ready: 'ACTIVE',
  completed: 'FINAL',
  cancelled: 'CANCELLED',
  noShow: 'CANCELLED',
} satisfies Record<VisitState, string>;

/** A number as E.164 has it. */
export function e164(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

/** A connection of Boulevard: no nodes, no count, and a page of 20 where no size is given. */
export function boulevardConnection<Row>(
  rows: readonly Row[],
  args: ConnectionArgs,
  cap: number,
  nodeOf: (row: Row) => object | null,
): object {
  const { first = null, last = null } = args;
  const sized = { ...args, first: first === null && last === null ? Math.min(usualPage, cap) : first };
  const { edges, startCursor, endCursor, hasNext, hasPrevious } = stretchOf(rows, sized, cap);
  return {
    edges: edges.map(({ cursor, row }) => ({ cursor, node: nodeOf(row) })),
    pageInfo: { startCursor, endCursor, hasNextPage: hasNext, hasPreviousPage: hasPrevious },
  };
}

/** The rows of the practice as Boulevard shows them. */
export function boulevardRecords({ practice, meet, cap }: Backstage) {
  const id = boulevardIds.of;
  const urn = (word: string, key: number): string => `urn:blvd:${word}:${uuids.of('organization', key)}`;
  const business = () => ({
    __typename: 'Business',
    id: id('organization', 1),
    name: practice.organization.name,
    insertedAt: '2018-05-01T14:00:00Z',
    updatedAt: '2026-09-30T08:12:44Z',
    tz: 'America/New_York',
    website: '',
    locations: (args: ConnectionArgs) => boulevardConnection(practice.places, args, cap, (row) => location(row.key)),
  });
  function location(key: number | null): object | null {
    const row = rowOf(practice.places, key);
    if (!row) return null;
    const { street, city, state, postalCode } = row;
    return {
      __typename: 'Location',
      id: id('place', row.key),
      name: row.name,
      businessName: practice.organization.name,
      business,
      address: { line1: street, line2: null, city, state, province: null, zip: postalCode, country: 'US' },
      phone: e164(row.phone),
      contactEmail: row.email,
      allowOnlineBooking: true,
      isRemote: false,
      tz: row.zone,
      hours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name) => ({
        day: { name },
        open: true,
        start: '08:00:00',
        finish: '18:00:00',
      })),
    };
  }
  const appointmentsOf = (clientKey: number): AppointmentRecord[] =>
    practice.appointments.filter((row) => row.clientKey === clientKey && !row.isDeleted && !row.isBlock);
  function client(row: ClientRecord | null): object | null {
    if (!row) return null;
    meet('client', row.key);
    const [phone] = row.phones;
    return {
      __typename: 'Client',
      id: id('client', row.key),
      active: row.isActive,
      firstName: row.givenName,
      lastName: row.familyName,
      name: fullNameOf(row),
      email: row.emails[0],
      mobilePhone: phone && e164(phone.value),
      currentAccountBalance: 0,
      appointmentCount: () => appointmentsOf(row.key).length,
      appointments: (args: ConnectionArgs) => boulevardConnection(appointmentsOf(row.key), args, cap, appointment),
      primaryLocation: () => location(row.placeKey),
      notes: row.note === null ? [] : [{ id: urn('Note', row.key), text: row.note, createdAt: utcText(row.createdAt) }],
      marketingSettings: { email: row.emails.length > 0, sms: false },
      tags: row.tags.map((name) => ({ __typename: 'Tag', id: urn('Tag', name.length), name })),
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  }
  function staff(row: ProviderRecord | null): object | null {
    if (!row) return null;
    return {
      __typename: 'Staff',
      id: id('provider', row.key),
      active: row.isActive,
      firstName: row.givenName,
      lastName: row.familyName,
      name: fullNameOf(row),
      displayName: fullNameOf(row),
      email: row.email,
      bio: row.title,
      enabledForFutureBookings: row.isActive,
      externallyBookable: row.isActive,
      suspended: !row.isActive,
      locations: () => row.placeKeys.map(location),
      role: { __typename: 'StaffRole', id: urn('Role', row.role.length), name: row.role },
      createdAt: '2019-01-07T13:00:00Z',
      updatedAt: '2026-06-02T16:30:00Z',
    };
  }
  function service(row: VisitTypeRecord | null): object | null {
    if (!row) return null;
    return {
      __typename: 'Service',
      id: id('visitType', row.key),
      name: row.name,
      active: true,
      addon: false,
      bookable: row.isBookable,
      categoryId: urn('ServiceCategory', 1),
      category: { __typename: 'ServiceCategory', id: urn('ServiceCategory', 1), name: 'Visits', sortOrder: 0 },
      defaultDuration: row.minutes,
      defaultPrice: row.minutes * 200,
      createdAt: '2019-01-07T13:00:00Z',
      updatedAt: '2025-02-11T10:00:00Z',
    };
  }
  function servicesOf(row: AppointmentRecord): object[] {
    const performer = rowOf(practice.providers, row.providerKey);
    // Every service has a provider, so an appointment without a provider has none yet.
    if (!performer) return [];
    const zone = zoneOf(practice, row);
    return [
      {
        __typename: 'AppointmentService',
        id: urn('AppointmentService', row.key),
        duration: row.minutes,
        totalDuration: row.minutes,
        startTimeOffset: 0,
        startAt: offsetText(row.start, zone),
        endAt: offsetText(row.start + row.minutes * 60_000, zone),
        price: row.minutes * 200,
        service: () => service(rowOf(practice.visitTypes, row.typeKey)),
        serviceId: id('visitType', row.typeKey),
        staff: () => staff(performer),
        staffId: id('provider', performer.key),
        staffRequested: row.key % 3 === 0,
      },
    ];
  }
  function appointment(row: AppointmentRecord | null): object | null {
    if (!row || row.isBlock || row.isDeleted) return null;
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const isCancelled = boulevardStates[row.state] === 'CANCELLED';
    const reason = row.state === 'noShow' ? 'NO_SHOW' : 'CLIENT_CANCEL';
    return {
      __typename: 'Appointment',
      id: id('appointment', row.key),
      startAt: offsetText(row.start, zone),
      endAt: offsetText(row.start + row.minutes * 60_000, zone),
      duration: row.minutes,
      state: boulevardStates[row.state],
      cancelled: isCancelled,
      cancellation: isCancelled ? { cancelledAt: utcText(row.updatedAt), notes: row.cancelReason, reason } : null,
      appointmentServices: servicesOf(row),
      client: () => client(rowOf(practice.clients, row.clientKey)),
      clientId: row.clientKey === null ? null : id('client', row.clientKey),
      location: () => location(row.placeKey),
      locationId: id('place', row.placeKey),
      notes: row.reason,
      isRecurring: false,
      pendingFormCount: 0,
      tags: [],
      createdAt: utcText(row.createdAt),
    };
  }
  function timeblock(row: AppointmentRecord | null): object | null {
    if (!row) return null;
    const zone = zoneOf(practice, row);
    return {
      __typename: 'Timeblock',
      id: `urn:blvd:Timeblock:${uuids.of('appointment', row.key)}`,
      title: row.reason,
      cancelled: false,
      duration: row.minutes,
      startAt: offsetText(row.start, zone),
      endAt: offsetText(row.start + row.minutes * 60_000, zone),
      location: () => location(row.placeKey),
      staff: () => staff(rowOf(practice.providers, row.providerKey)),
      staffId: row.providerKey === null ? null : id('provider', row.providerKey),
    };
  }
  return { business, location, client, staff, service, appointment, timeblock };
}
