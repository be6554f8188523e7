import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, byStart, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { calComRecords, type CalComMemory } from './records.ts';
import { freeSlots } from './slots.ts';
import {
  attendeesOf,
  calComIds,
  calComStatuses,
  connectionOf,
  eventTypeKey,
  eventTypeParts,
  instantIn,
  isBooking,
  uidOf,
} from './values.ts';
import { calComWebhooks } from './webhooks.ts';
import { calComWrites } from './writes.ts';

interface BookingsArgs extends ConnectionArgs {
  readonly filter?: Row | null;
  readonly orderBy?: { readonly field: string; readonly direction: string } | null;
}

interface IdArgs {
  readonly id: string;
}

interface TeamArgs extends ConnectionArgs {
  readonly teamId?: string | null;
}

const { key } = calComIds;
const endOf = (row: AppointmentRecord): number => row.start + row.minutes * 60_000;
const sorts: Readonly<Record<string, (row: AppointmentRecord) => number>> = {
  START: (row) => row.start,
  END: endOf,
  CREATED_AT: (row) => row.createdAt,
  UPDATED_AT: (row) => row.updatedAt,
};

/** Instants of a filter: the field, what it is compared with, and whether it is the earliest. */
const bounds: readonly (readonly [field: string, value: (row: AppointmentRecord) => number, isEarliest: boolean])[] = [
  ['afterStart', (row) => row.start, true],
  ['beforeEnd', endOf, false],
  ['afterCreatedAt', (row) => row.createdAt, true],
  ['beforeCreatedAt', (row) => row.createdAt, false],
  ['afterUpdatedAt', (row) => row.updatedAt, true],
  ['beforeUpdatedAt', (row) => row.updatedAt, false],
];

/** Root fields of Cal.com. */
export function calComRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const memory: CalComMemory = new Map();
  const records = calComRecords(stage, memory);
  const webhooks = calComWebhooks(stage);

  const timesOf = (row: AppointmentRecord): readonly string[] => {
    const status = calComStatuses[row.state];
    if (status === 'CANCELLED') return ['CANCELLED'];
    if (endOf(row) <= now()) return ['PAST'];
    return status === 'PENDING' ? ['UNCONFIRMED'] : ['UPCOMING'];
  };
  const isWanted = (filter: Row): ((row: AppointmentRecord) => boolean) => {
    const limits = bounds.flatMap(([field, value, isEarliest]) => {
      const given = filter[field];
      if (given === undefined || given === null) return [];
      const limit = instantIn(isEarliest ? 'fromDate' : 'toDate', given);
      return [(row: AppointmentRecord): boolean => (isEarliest ? value(row) >= limit : value(row) <= limit)];
    });
    const ofList = (field: string, list: string): ((id: string) => boolean) => {
      const [one, many] = [filter[field], filter[list]];
      return (id) => (typeof one !== 'string' || one === id) && (!Array.isArray(many) || many.includes(id));
    };
    const [isType, isTeam] = [ofList('eventTypeId', 'eventTypeIds'), ofList('teamId', 'teamsIds')];
    const { status, attendeeEmail: email, attendeeName: name, bookingUid: uid } = filter;
    return (row) => {
      const client = rowOf(practice.clients, row.clientKey);
      return (
        limits.every((fits) => fits(row)) &&
        (!Array.isArray(status) || timesOf(row).some((time) => status.includes(time))) &&
        (typeof email !== 'string' || client?.emails[0] === email.trim().replaceAll(/\s+/g, '+')) &&
        (typeof name !== 'string' || (client !== null && fullNameOf(client) === name.trim())) &&
        (typeof uid !== 'string' || uidOf(row.key) === uid) &&
        isType(calComIds.of('visitType', eventTypeKey(row.placeKey, row.typeKey))) &&
        isTeam(calComIds.of('place', row.placeKey))
      );
    };
  };

  const bookingOf = (found: AppointmentRecord | null | undefined): Row | null =>
    found && isBooking(found) ? records.booking(found) : null;
  const attendeeOf = (id: string): Row | null =>
    records.attendee(attendeesOf(practice).find((client) => client.key === key('client', id)) ?? null);
  const eventTypeOf = (id: string): Row | null => {
    const parts = eventTypeParts(id);
    return (
      parts && records.eventType(rowOf(practice.places, parts.placeKey), rowOf(practice.visitTypes, parts.typeKey))
    );
  };
  const userOf = (id: string): Row | null => records.user(rowOf(practice.providers, key('provider', id)));
  const teamOf = (id: string): Row | null => records.team(rowOf(practice.places, key('place', id)));
  const staff = practice.providers.filter(({ isActive }) => isActive);
  const eventTypes = practice.places.flatMap((place) =>
    practice.visitTypes.filter(({ isBlock }) => !isBlock).map((type) => ({ place, type })),
  );
  const found = (row: Row | null): Row => row ?? {};

  return {
    node({ id }: IdArgs) {
      const [type = ''] = Buffer.from(id, 'base64').toString().split(':');
      const makers: Readonly<Record<string, () => Row | null | undefined>> = {
        Organization: records.organization,
        Team: () => teamOf(id),
        User: () => userOf(id),
        EventType: () => eventTypeOf(id),
        Attendee: () => attendeeOf(id),
        Booking: () => bookingOf(rowOf(practice.appointments, key('appointment', id))),
        Schedule: () => staff.map(records.schedule).find((row) => row['id'] === id),
        Webhook: () => webhooks.rows.find((row) => row['id'] === id),
      };
      return makers[type]?.() ?? null;
    },
    me: () => records.user(rowOf(practice.providers, 1)),
    organization: records.organization,
    bookings(args: BookingsArgs) {
      const { field = 'START', direction = 'ASC' } = args.orderBy ?? {};
      const value = sorts[field] ?? ((row: AppointmentRecord): number => row.start);
      const sign = direction === 'DESC' ? -1 : 1;
      const rows = practice.appointments
        .filter(isBooking)
        .filter(isWanted(args.filter ?? {}))
        .toSorted(byStart)
        .toSorted((one, other) => sign * (value(one) - value(other)));
      return connectionOf(rows, args, cap, records.booking);
    },
    booking({ id, uid }: { readonly id?: string | null; readonly uid?: string | null }) {
      return bookingOf(
        practice.appointments.find((row) =>
          typeof id === 'string' ? row.key === key('appointment', id) : uidOf(row.key) === uid,
        ),
      );
    },
    attendees({ query, ...args }: ConnectionArgs & { readonly query?: string | null }) {
      const term = (query ?? '').trim().toLowerCase();
      const digits = /^[+\d\s().-]+$/.test(term) ? term.replaceAll(/\D/g, '') : '';
      const rows = attendeesOf(practice).filter((client) => {
        const texts = [fullNameOf(client), client.emails[0] ?? ''].map((text) => text.toLowerCase());
        const isNumber = digits !== '' && (records.phoneOf(client) ?? '').includes(digits);
        return isNumber || texts.some((text) => text.includes(term));
      });
      return connectionOf(rows, args, cap, (client) => found(records.attendee(client)));
    },
    attendee: ({ id }: IdArgs) => attendeeOf(id),
    eventTypes({ teamId, ...args }: TeamArgs) {
      const rows = eventTypes.filter(({ place }) => !teamId || place.key === key('place', teamId));
      return connectionOf(rows, args, cap, ({ place, type }) => found(records.eventType(place, type)));
    },
    eventType: ({ id }: IdArgs) => eventTypeOf(id),
    teams: (args: ConnectionArgs) => connectionOf(practice.places, args, cap, (place) => found(records.team(place))),
    team: ({ id }: IdArgs) => teamOf(id),
    users({ teamId, ...args }: TeamArgs) {
      const rows = staff.filter(({ placeKeys }) => !teamId || placeKeys.includes(key('place', teamId) ?? 0));
      return connectionOf(rows, args, cap, (member) => found(records.user(member)));
    },
    user: ({ id }: IdArgs) => userOf(id),
    schedules: (args: ConnectionArgs) => connectionOf(staff, args, cap, records.schedule),
    slots: (args: Row) => freeSlots(practice, now(), args),
    outOfOfficeEntries(args: ConnectionArgs) {
      const rows = practice.appointments.filter((row) => row.isBlock && !row.isDeleted && row.providerKey !== null);
      return connectionOf(rows, args, cap, records.outOfOffice);
    },
    webhooks: (args: ConnectionArgs) => connectionOf(webhooks.rows, args, cap, (row) => row),
    ...webhooks.mutations,
    ...calComWrites(stage, records, memory),
  };
}
