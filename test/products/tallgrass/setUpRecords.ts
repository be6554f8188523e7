import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { fullNameOf, type PlaceRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type DateTimeRange, instantsIn } from './ranges.ts';
import type { Records } from './records.ts';
import { byStart } from '../../dialects/practice.ts';
import { connection, dayMs, globalId, isVisit, moment, present, roles, tallgrassIds } from './values.ts';

/** A column of the day view. */
export interface CalendarKey {
  readonly place: PlaceRecord;
  /** Null for unassigned visits. */
  readonly provider: ProviderRecord | null;
}

/** Shows the organization and who works there. */
export interface SetUpRecords {
  readonly organization: () => Row;
  readonly hospital: (row: PlaceRecord) => Row;
  readonly room: (place: PlaceRecord, index: number) => Row;
  readonly calendar: (key: CalendarKey) => Row;
  readonly teammate: (row: ProviderRecord) => Row;
  readonly viewer: () => Row;
  readonly webhooks: () => readonly Row[];
}

const of = tallgrassIds.of;
const mostDays = 31;
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const permissions = [
  'CALENDAR_READ',
  'CALENDAR_WRITE',
  'DIRECTORY_READ',
  'DIRECTORY_WRITE',
  'MEDICAL_READ',
  'BILLING_READ',
  'BILLING_WRITE',
  'MESSAGING',
  'AUDIT_READ',
];

/** The rooms of every hospital. */
export const rooms: readonly (readonly [name: string, kind: string])[] = [
  ['Exam 1', 'EXAM'],
  ['Exam 2', 'EXAM'],
  ['Exam 3', 'EXAM'],
  ['Surgery', 'SURGERY'],
];

/** The id of a calendar. */
export function calendarId({ place, provider }: CalendarKey): string {
  return globalId('Calendar', `${String(place.key)}-${String(provider?.key ?? 0)}`);
}

/** The records of the set-up. */
export function setUpRecords({ practice, cap, now }: Backstage, all: () => Records): SetUpRecords {
  const organization = (): Row => ({
    __typename: 'Organization',
    id: of('organization', practice.organization.key),
    name: practice.organization.name,
    subscription: practice.places.length > 1 ? 'GROWTH' : 'STARTER',
    settings: {
      currency: 'USD',
      weightUnit: 'LB',
      onlineBookingEnabled: false,
      appointmentReminderHours: [48, 2],
      logoUrl: null,
    },
    hospitals: (args: ConnectionArgs) => connection(practice.places, args, cap, hospital),
  });

  const staffAt = (place: PlaceRecord): readonly ProviderRecord[] =>
    practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key));

  const hospital = (row: PlaceRecord): Row => ({
    __typename: 'Hospital',
    id: of('place', row.key),
    name: row.name,
    address: {
      line1: row.street,
      line2: null,
      city: row.city,
      state: row.state,
      postalCode: row.postalCode,
      country: 'US',
    },
    timeZone: row.zone,
    phoneNumber: row.phone.replaceAll(' ', ''),
    email: row.email,
    operatingHours: weekdays.map((weekday, index) => ({
      weekday,
      opensAt: index === 6 ? null : '08:00',
      closesAt: index === 6 ? null : index === 5 ? '13:00' : '18:00',
    })),
    calendars: () => [null, ...staffAt(row)].map((provider) => calendar({ place: row, provider })),
    rooms: () => rooms.map((_room, index) => room(row, index)),
    openedOn: null,
  });

  const room = (place: PlaceRecord, index: number): Row => {
    const [name, kind] = present(rooms[index]);
    const id = globalId('Room', `${String(place.key)}-${String(index + 1)}`);
    return { __typename: 'Room', id, name, kind, hospital: () => hospital(place) };
  };

  const calendar = (key: CalendarKey): Row => {
    const { place, provider } = key;
    const entries = (range: DateTimeRange) => {
      const { from, until } = instantsIn(range, mostDays);
      return practice.appointments
        .filter((row) => row.placeKey === place.key && row.providerKey === (provider?.key ?? null))
        .filter(({ start, isDeleted }) => !isDeleted && start >= from && start < until)
        .toSorted(byStart);
    };
    return {
      __typename: 'Calendar',
      id: calendarId(key),
      title: provider ? fullNameOf(provider) : 'Unassigned',
      hospital: () => hospital(place),
      teammate: () => provider && teammate(provider),
      scheduledVisits: ({ range, ...args }: ConnectionArgs & { readonly range: DateTimeRange }) =>
        connection(entries(range).filter(isVisit), args, cap, all().scheduledVisit),
      timeBlocks: ({ range }: { readonly range: DateTimeRange }) =>
        entries(range)
          .filter(({ isBlock }) => isBlock)
          .map(all().timeBlock),
    };
  };

  const teammate = (row: ProviderRecord): Row => {
    const home = rowOf(practice.places, row.placeKeys[0] ?? null);
    return {
      __typename: 'Teammate',
      id: of('provider', row.key),
      givenName: row.givenName,
      familyName: row.familyName,
      fullName: fullNameOf(row),
      postNominals: row.title,
      role: roles[row.role],
      email: row.email,
      avatarUrl: null,
      hospitals: () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(hospital),
      deactivatedAt: row.isActive ? null : moment(now() - 140 * dayMs),
      license:
        row.role === 'veterinarian' && home
          ? {
              state: home.state,
              number: `V${String(20_000 + row.key * 37)}`,
              expiresOn: moment(now() + 400 * dayMs).slice(0, 10),
            }
          : null,
    };
  };

  const viewer = (): Row => ({
    app: {
      __typename: 'ConnectedApp',
      id: globalId('ConnectedApp', 1),
      name: 'Front desk',
      installedAt: moment(now() - 30 * dayMs),
    },
    teammate: null,
    organization,
    permissions,
  });

  const webhooks = (): readonly Row[] => [
    {
      __typename: 'Webhook',
      id: globalId('Webhook', 1),
      url: 'https://hooks.example.test/tallgrass',
      topics: ['VISIT_SCHEDULED', 'VISIT_UPDATED', 'VISIT_CANCELED'],
      isPaused: true,
    },
  ];

  return { organization, hospital, room, calendar, teammate, viewer, webhooks };
}
