import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ClubMemory } from './memory.ts';
import { type PageArgs, pageBySkip } from './pages.ts';
import type { ClubRecords } from './records.ts';
import {
  bookingNumberOf,
  bookingsOf,
  bookingStatuses,
  checkUuid,
  clubIds,
  dayStart,
  endOf,
  failure,
  hasPart,
  instantIn,
  isoText,
} from './values.ts';

interface BookingsArgs extends PageArgs {
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly statuses?: readonly string[] | null;
  readonly bookingType?: string | null;
  readonly memberId?: string | null;
  readonly facilityId?: string | null;
  readonly staffId?: string | null;
  readonly search?: string | null;
}

interface CalendarArgs {
  readonly date: string;
  readonly facilityId?: string | null;
  readonly resourceIds?: readonly string[] | null;
  readonly statuses?: readonly string[] | null;
}

interface ActiveFilter {
  readonly isActive?: boolean | null;
}

const dayMs = 86_400_000;

/** Queries about bookings, and about what can be booked. */
export function bookingReads({ practice, cap, now }: Backstage, records: ClubRecords, memory: ClubMemory): object {
  const typeOf = ({ key }: AppointmentRecord): unknown => memory.bookings.get(key)?.['bookingType'] ?? 'SERVICE';
  const clientOf = ({ clientKey }: AppointmentRecord): ClientRecord | null => rowOf(practice.clients, clientKey);
  const isActiveAsWanted = (isActive: boolean, filter: ActiveFilter | null | undefined): boolean =>
    filter?.isActive === undefined || filter.isActive === null || filter.isActive === isActive;
  const isWanted = (row: AppointmentRecord, args: BookingsArgs): boolean => {
    const { startDate, endDate, statuses, bookingType, memberId, facilityId, staffId, search } = args;
    const client = clientOf(row);
    return (
      (!startDate || row.start >= instantIn(startDate)) &&
      (!endDate || endOf(row) <= instantIn(endDate)) &&
      (!statuses?.length || statuses.includes(bookingStatuses[row.state])) &&
      (!bookingType || typeOf(row) === bookingType) &&
      (!memberId || row.clientKey === clubIds.key('client', memberId)) &&
      (!facilityId || row.placeKey === clubIds.key('place', facilityId)) &&
      (!staffId || row.providerKey === clubIds.key('provider', staffId)) &&
      hasPart(search, [bookingNumberOf(row), client?.givenName, client?.familyName])
    );
  };
  const staffByName = (filter: ActiveFilter | null | undefined) =>
    practice.providers
      .filter(({ isActive }) => isActiveAsWanted(isActive, filter))
      .toSorted((one, other) =>
        one.givenName === other.givenName ? one.key - other.key : one.givenName < other.givenName ? -1 : 1,
      );

  const calendarBooking = (row: AppointmentRecord): Row => {
    const client = clientOf(row);
    const type = rowOf(practice.visitTypes, row.typeKey);
    return {
      id: clubIds.of('appointment', row.key),
      bookingNumber: bookingNumberOf(row),
      resourceId: records.resourceIn(row)?.id ?? '',
      memberName: client ? fullNameOf(client) : '',
      memberPhotoUrl: null,
      serviceName: type?.name ?? rowOf(practice.places, row.placeKey)?.name ?? 'Booking',
      startTime: isoText(row.start),
      endTime: isoText(endOf(row)),
      status: bookingStatuses[row.state],
      bufferBefore: 0,
      bufferAfter: 0,
    };
  };

  return {
    bookings(args: BookingsArgs) {
      checkUuid(args.memberId, args.facilityId, args.staffId);
      // A date that is none is refused also where no row has to be compared with it.
      for (const text of [args.startDate, args.endDate]) if (text) instantIn(text);
      const rows = bookingsOf(practice).filter((row) => isWanted(row, args));
      return pageBySkip(
        rows.toSorted((one, other) => byStart(other, one)),
        args,
        cap,
        records.booking,
      );
    },
    booking({ id }: { readonly id: string }) {
      const row = bookingsOf(practice).find(({ key }) => key === clubIds.key('appointment', id));
      if (!row) throw failure('Booking not found');
      return records.booking(row);
    },
    calendarDay({ date, facilityId, resourceIds, statuses }: CalendarArgs) {
      checkUuid(facilityId);
      const start = dayStart(instantIn(date));
      const rooms = practice.places
        .filter(({ key }) => !facilityId || key === clubIds.key('place', facilityId))
        .flatMap((place) => records.resourcesOf(place).map((room) => ({ room, place })))
        .filter(({ room }) => !resourceIds?.length || resourceIds.includes(room.id));
      const rows = bookingsOf(practice)
        .filter((row) => row.start >= start && endOf(row) < start + dayMs)
        .filter((row) => !resourceIds?.length || resourceIds.includes(records.resourceIn(row)?.id ?? ''))
        .filter(({ state }) => (statuses?.length ? statuses.includes(bookingStatuses[state]) : state !== 'cancelled'));
      return {
        date: isoText(start),
        resources: rooms.map(({ room, place }) => ({
          id: room.id,
          name: room.name,
          type: 'ROOM',
          subtitle: place.name,
        })),
        bookings: rows.toSorted(byStart).map(calendarBooking),
      };
    },
    bookingStats() {
      const start = dayStart(now());
      const today = bookingsOf(practice).filter((row) => row.start >= start && row.start < start + dayMs);
      const count = (status: string): number => today.filter(({ state }) => bookingStatuses[state] === status).length;
      const todayBookings = today.length - count('CANCELLED');
      const [checkedIn, completed] = [count('CHECKED_IN'), count('COMPLETED')];
      return {
        todayBookings,
        confirmedBookings: count('CONFIRMED'),
        checkedInBookings: checkedIn,
        completedBookings: completed,
        noShows: count('NO_SHOW'),
        utilizationRate: todayBookings > 0 ? (completed + checkedIn) / todayBookings : 0,
      };
    },
    facilities: ({ filter }: { readonly filter?: (ActiveFilter & { readonly type?: string | null }) | null }) =>
      practice.places
        .filter(() => isActiveAsWanted(true, filter) && (!filter?.type || filter.type === 'ROOM'))
        .map(records.facility),
    services: ({ filter }: { readonly filter?: (ActiveFilter & { readonly category?: string | null }) | null }) =>
      practice.visitTypes
        .filter(({ isBlock, isBookable }) => !isBlock && isActiveAsWanted(isBookable, filter))
        .map(records.service)
        .filter(({ category }) => !filter?.category || category === filter.category),
    bookingStaff: ({ filter }: { readonly filter?: ActiveFilter | null }) => staffByName(filter).map(records.staff),
    staffMembers: ({ filter }: { readonly filter?: ActiveFilter | null }) =>
      staffByName(filter).map(records.extendedStaff),
    waitlist(args: PageArgs & Pick<BookingsArgs, 'facilityId'> & { serviceId?: string | null; date?: string | null }) {
      checkUuid(args.facilityId, args.serviceId);
      const day = args.date ? dayStart(instantIn(args.date)) : null;
      const rows = memory.waitlist
        .filter(({ placeKey }) => !args.facilityId || placeKey === clubIds.key('place', args.facilityId))
        .filter(({ typeKey }) => !args.serviceId || typeKey === clubIds.key('visitType', args.serviceId))
        .filter(({ date }) => day === null || dayStart(date) === day)
        .toSorted((one, other) => one.position - other.position || one.createdAt - other.createdAt);
      return pageBySkip(rows, args, cap, records.waiting);
    },
  };
}
