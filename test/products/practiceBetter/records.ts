import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { betterIds, betterWords, isSession, phoneOf, tagIds, windowsZones } from './values.ts';

/** What is kept of a client or session that the practice has no place for. */
export interface BetterMemory {
  /** Forms and invoices of a client, which are made elsewhere. */
  papersOf: (clientKey: number) => Row;
  readonly profiles: Map<number, Row>;
  readonly serviceTypes: Map<number, string>;
  readonly locations: Map<number, string>;
}

/** How rows of the practice look there. */
export type BetterRecords = ReturnType<typeof betterRecords>;

const usualFirst = 25;
const noProfile: Row = {
  firstName: null,
  lastName: null,
  preferredName: null,
  emailAddress: null,
  mobilePhone: null,
  homePhone: null,
  dateOfBirth: null,
  gender: null,
  pronouns: null,
  address: null,
  timeZone: null,
  avatarUrl: null,
};

/** Makes rows from the records of a practice. */
export function betterRecords({ practice, meet, cap }: Backstage, memory: BetterMemory) {
  /** A connection of rows; 25 of them where it isn't said how many. */
  function connection<Any>(all: readonly Any[], args: ConnectionArgs, show: (row: Any) => Row): Row {
    const { first, last } = args;
    // The default of `first` isn't meant for those who ask for the last ones.
    const asked = typeof last === 'number' ? { ...args, first: null } : { ...args, first: first ?? usualFirst };
    const { edges, ...stretch } = stretchOf(all, asked, cap);
    const nodes = edges.map(({ row }) => show(row));
    return {
      edges: edges.map(({ cursor }, index) => ({ cursor, node: nodes[index] })),
      nodes,
      count: nodes.length,
      pageInfo: {
        hasNextPage: stretch.hasNext,
        hasPreviousPage: stretch.hasPrevious,
        startCursor: stretch.startCursor,
        endCursor: stretch.endCursor,
      },
    };
  }
  const zoneName = (zone: string | undefined): string | null => (zone && windowsZones[zone]) ?? null;
  const zoneAt = (placeKey: number | undefined): string | null =>
    zoneName(rowOf(practice.places, placeKey ?? null)?.zone);

  const memberProfile = (row: ProviderRecord): Row => ({
    ...noProfile,
    firstName: row.givenName,
    lastName: row.familyName,
    emailAddress: row.email,
    timeZone: zoneAt(row.placeKeys[0]),
  });
  const consultant = (row: ProviderRecord): Row => ({
    id: betterIds.of('provider', row.key),
    profile: memberProfile(row),
  });
  const consultantOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && consultant(row);
  };
  const member = (row: ProviderRecord): Row => ({
    ...consultant(row),
    title: row.role === 'veterinarian' ? 'Dr.' : null,
    credentials: row.title,
    isOwner: row.key === 1,
    isPractitioner: true,
    activationStatus: row.isActive ? 'ACTIVATED' : 'DEACTIVATED',
    dateCreated: '2021-03-01T14:00:00Z',
  });
  /** Whoever helps in the office gives no sessions. */
  const assistant: Row = {
    id: '64f000000000000000000b01',
    profile: { ...noProfile, firstName: 'Robin', lastName: 'Desk', emailAddress: 'desk@example.test' },
    title: null,
    credentials: null,
    isOwner: false,
    isPractitioner: false,
    activationStatus: 'ACTIVATED',
    dateCreated: '2021-03-01T14:00:00Z',
  };

  const service = (row: VisitTypeRecord): Row => ({
    id: betterIds.of('visitType', row.key),
    name: row.name,
    description: null,
    duration: row.minutes * 60,
    bufferTime: row.key === 4 ? 900 : 0,
    price: row.minutes * 2,
    currency: 'USD',
    color: row.color,
    serviceTypes: row.key === 6 ? ['IN_PERSON', 'VIRTUAL'] : ['IN_PERSON'],
    isActive: true,
    isGroup: false,
    allowOnlineBooking: row.isBookable,
    consultants: () => practice.providers.filter(({ isActive }) => isActive).map(consultant),
  });
  const services = (): readonly VisitTypeRecord[] => practice.visitTypes.filter(({ isBlock }) => !isBlock);
  const tag = (name: string): Row => ({ id: tagIds[name] ?? '', name, color: null });
  const sessionsOf = (clientKey: number | null): readonly AppointmentRecord[] =>
    sessions().filter((row) => clientKey === null || row.clientKey === clientKey);
  const sessions = (): readonly AppointmentRecord[] =>
    practice.appointments.filter(isSession).toSorted(byStart).toReversed();

  const consultantKeyOf = ({ key, placeKey }: ClientRecord): number | null => {
    const staff = practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(placeKey));
    return staff[key % Math.max(1, staff.length)]?.key ?? null;
  };
  const statusOf = ({ key, emails }: ClientRecord): string => {
    if (emails.length === 0) return 'CREATED';
    return key % 3 === 0 ? 'INVITED' : 'ACTIVATED';
  };
  const clientRecord = (row: ClientRecord): Row => {
    meet('client', row.key);
    const hasAddress = row.street !== '' || row.city !== '';
    return {
      id: betterIds.of('client', row.key),
      profile: {
        ...noProfile,
        timeZone: zoneAt(row.placeKey),
        ...memory.profiles.get(row.key),
        firstName: row.givenName,
        lastName: row.familyName,
        emailAddress: row.emails[0] ?? null,
        mobilePhone: phoneOf(row, 'Mobile'),
        homePhone: phoneOf(row, 'Home'),
        address: hasAddress
          ? { line1: row.street, line2: null, city: row.city, region: null, postalCode: null, country: 'US' }
          : null,
      },
      isActive: row.isActive,
      status: statusOf(row),
      isChildRecord: false,
      parentRecord: null,
      consultant: () => consultantOf(consultantKeyOf(row)),
      tags: row.tags.map(tag),
      quickNotes: row.note,
      dateCreated: utcText(row.createdAt),
      dateModified: utcText(row.updatedAt),
      lastActive: statusOf(row) === 'ACTIVATED' ? utcText(row.updatedAt) : null,
      sessions: (args: ConnectionArgs) => connection(sessionsOf(row.key), args, session),
      ...memory.papersOf(row.key),
    };
  };
  const clientRecordOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && clientRecord(row);
  };

  const session = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const serviceType = memory.serviceTypes.get(row.key) ?? 'IN_PERSON';
    return {
      id: betterIds.of('appointment', row.key),
      sessionDate: utcText(row.start),
      endDate: utcText(row.start + row.minutes * 60_000),
      duration: row.minutes * 60,
      timeZone: zoneName(zoneOf(practice, row)),
      status: betterWords[row.state],
      confirmed: !['planned', 'cancelled'].includes(row.state),
      cancelled: row.state === 'cancelled',
      cancellationNotes: row.cancelReason,
      isGroup: false,
      serviceType,
      service: () => type && service(type),
      consultant: () => consultantOf(row.providerKey),
      clientRecord: () => clientRecordOf(row.clientKey),
      location:
        serviceType === 'IN_PERSON'
          ? (memory.locations.get(row.key) ?? rowOf(practice.places, row.placeKey)?.name ?? null)
          : null,
      telehealthSettings: serviceType === 'VIRTUAL' ? { launchApplication: 'zoom', joinUrl: null } : null,
      notes: row.reason,
      paymentStatus: row.state === 'completed' ? (row.key % 4 === 0 ? 'UNPAID' : 'PAID') : 'NOT_BILLED',
      dateCreated: utcText(row.createdAt),
      dateModified: utcText(row.updatedAt),
    };
  };
  return {
    connection,
    consultantOf,
    consultantKeyOf,
    statusOf,
    team: (): readonly Row[] => [...practice.providers.map(member), assistant],
    service,
    services,
    tags: Object.keys(tagIds).map(tag),
    clientRecord,
    clientRecordOf,
    session,
    sessions,
  };
}
