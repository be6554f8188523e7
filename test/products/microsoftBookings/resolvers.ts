import type { Backstage } from '../../dialects/dialect.ts';
import { byStart, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { appointmentWrites } from './appointmentWrites.ts';
import { createMemory } from './memory.ts';
import { officeWrites } from './officeWrites.ts';
import { bookingsRecords } from './records.ts';
import {
  badRequest,
  BookingsError,
  bookingsIds,
  dateTimeIn,
  instantFrom,
  isBooked,
  notFound,
  queryError,
  zonedInstant,
} from './values.ts';

interface PageArgs {
  readonly top?: number | null;
  readonly nextLink?: string | null;
}

interface ListArgs extends PageArgs {
  readonly businessId: string;
}

interface OneArgs {
  readonly businessId: string;
  readonly id: string;
}

interface RangeArgs extends ListArgs {
  readonly start: string;
  readonly end: string;
}

interface AvailabilityArgs {
  readonly businessId: string;
  readonly staffIds: readonly string[];
  readonly startDateTime: Row;
  readonly endDateTime: Row;
}

const usualSize = 25;

/** A page from where the last one ended. */
function pageOf<Item>(rows: readonly Item[], { top, nextLink }: PageArgs, cap: number, show: (row: Item) => Row): Row {
  const size = Math.min(top ?? usualSize, cap);
  if (size < 1) throw badRequest(`Invalid value '${String(top)}' for $top query option found.`);
  const skipped = /^skip=(\d+)$/.exec(Buffer.from(nextLink ?? '', 'base64url').toString())?.[1];
  if (nextLink && skipped === undefined) throw badRequest('The skip token is invalid.');
  const from = Number(skipped ?? 0);
  const next = from + size < rows.length ? Buffer.from(`skip=${String(from + size)}`).toString('base64url') : null;
  return { value: rows.slice(from, from + size).map(show), count: rows.length, nextLink: next };
}

/** The root fields of the product. */
export function bookingsRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  const records = bookingsRecords(backstage, memory);

  const placeOf = (id: string): PlaceRecord => {
    const place = rowOf(practice.places, bookingsIds.key('place', id));
    if (!place) throw queryError(notFound());
    return place;
  };
  const booked = (id: string) => {
    const { key } = placeOf(id);
    return practice.appointments.filter((row) => row.placeKey === key && isBooked(row));
  };
  /** One of the rows of a business. */
  const one = <Item extends { readonly key: number }>(
    kind: Parameters<typeof bookingsIds.key>[0],
    rows: readonly Item[],
    id: string,
    show: (row: Item) => Row,
  ): Row | null => {
    const row = rowOf(rows, bookingsIds.key(kind, id));
    return row && show(row);
  };

  /** When staff are busy in a range of time, and available in between; hours of work are left aside. */
  const availabilityOf = ({ businessId, staffIds, startDateTime, endDateTime }: AvailabilityArgs): readonly Row[] => {
    const rows = booked(businessId).toSorted(byStart);
    let [from, to] = [0, 0];
    try {
      [from, to] = [zonedInstant(startDateTime, 'startDateTime'), zonedInstant(endDateTime, 'endDateTime')];
    } catch (error) {
      throw error instanceof BookingsError ? queryError(error) : error;
    }
    const item = (status: string, start: number, end: number, serviceId: string): Row[] =>
      start < end ? [{ status, startDateTime: dateTimeIn(start), endDateTime: dateTimeIn(end), serviceId }] : [];
    return staffIds.map((staffId) => {
      const key = bookingsIds.key('provider', staffId);
      let free = from;
      const busy = rows.flatMap((row) => {
        const end = row.start + row.minutes * 60_000;
        if (row.providerKey !== key || end <= from || row.start >= to) return [];
        const items = [
          ...item('Available', free, row.start, ''),
          ...item('Busy', Math.max(row.start, from), Math.min(end, to), bookingsIds.of('visitType', row.typeKey)),
        ];
        free = Math.max(free, end);
        return items;
      });
      return { staffId, availabilityItems: [...busy, ...item('Available', free, to, '')] };
    });
  };

  return {
    bookingBusinesses({ query, ...args }: PageArgs & { readonly query?: string | null }) {
      const words = (query ?? '').toLowerCase();
      const found = practice.places.filter(({ name }) => name.toLowerCase().includes(words));
      return pageOf(found, args, cap, records.business);
    },
    bookingBusiness: ({ id }: { readonly id: string }) => one('place', practice.places, id, records.business),
    bookingAppointments: (args: ListArgs) =>
      pageOf(booked(args.businessId), args, cap, (row) => records.appointment(row, false)),
    bookingAppointment: ({ businessId, id }: OneArgs) =>
      one('appointment', booked(businessId), id, (row) => records.appointment(row, true)),
    bookingCalendarView(args: RangeArgs) {
      const [start, end] = [instantFrom(args.start), instantFrom(args.end)];
      const rows = booked(args.businessId).filter((row) => row.start < end && row.start + row.minutes * 60_000 > start);
      return pageOf(rows.toSorted(byStart), args, cap, (row) => records.appointment(row, false));
    },
    bookingCustomers: (args: ListArgs) =>
      pageOf(records.customersOf(placeOf(args.businessId).key), args, cap, records.customer),
    bookingCustomer({ businessId, id }: OneArgs) {
      placeOf(businessId);
      // Whichever business entered her.
      const customers = practice.clients.filter(({ isDeleted }) => !isDeleted);
      return one('client', customers, id, records.customer);
    },
    bookingServices(args: ListArgs) {
      const place = placeOf(args.businessId);
      return pageOf(records.servicesOf(), args, cap, (row) => records.service(row, place));
    },
    bookingService({ businessId, id }: OneArgs) {
      const place = placeOf(businessId);
      return one('visitType', records.servicesOf(), id, (row) => records.service(row, place));
    },
    bookingStaffMembers: (args: ListArgs) =>
      pageOf(records.staffOf(placeOf(args.businessId).key), args, cap, records.staffMember),
    bookingStaffMember: ({ businessId, id }: OneArgs) =>
      one('provider', records.staffOf(placeOf(businessId).key), id, records.staffMember),
    bookingCustomQuestions: (args: ListArgs) =>
      pageOf(memory.questions.get(placeOf(args.businessId).key) ?? [], args, cap, (row) => row),
    bookingCustomQuestion: ({ businessId, id }: OneArgs) =>
      memory.questions.get(placeOf(businessId).key)?.find((row) => row['id'] === id) ?? null,
    staffAvailability: availabilityOf,
    bookingCurrencies: [
      { id: 'CAD', symbol: '$' },
      { id: 'EUR', symbol: '€' },
      { id: 'USD', symbol: '$' },
    ],
    ...appointmentWrites(backstage, records, memory),
    ...officeWrites(backstage, records, memory),
  };
}
