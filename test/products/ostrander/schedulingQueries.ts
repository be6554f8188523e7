import { utcText } from '../../dialects/clock.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, byStart, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { faultsOf } from './faults.ts';
import { isUlid, keyOfUlid, ulid } from './ids.ts';
import type { Context } from './links.ts';
import { orderedBy, type PageArgs, pageOf } from './paging.ts';
import type { SchedulingRecords } from './schedulingRecords.ts';
import { dateIn, instantIn, type Interval, isAppointment, ostranderStatuses, withinInterval } from './values.ts';

interface ById {
  readonly id: string;
}

interface FacilitiesArgs extends PageArgs {
  readonly orderBy?: string | null;
  readonly filter?: {
    readonly regionIds?: readonly string[] | null;
    readonly administrativeAreas?: readonly string[] | null;
  } | null;
}

interface BookFilter {
  readonly startsWithin: Interval;
  readonly facilityIds?: readonly string[] | null;
  readonly workerIds?: readonly string[] | null;
}

interface AppointmentsArgs extends PageArgs {
  readonly filter: BookFilter & {
    readonly customerId?: string | null;
    readonly patientId?: string | null;
    readonly statuses?: readonly string[] | null;
    readonly updatedSince?: string | null;
  };
  readonly orderBy?: string | null;
  readonly showDeleted?: boolean | null;
}

interface SlotsArgs {
  readonly facilityId: string;
  readonly serviceOfferingId: string;
  readonly dates: { readonly startDate: string; readonly endDate: string };
  readonly workerId?: string | null;
}

/** Queries of the scheduling service. */
export function schedulingQueries({ backstage, links }: Context, records: SchedulingRecords): Row {
  const { practice, cap } = backstage;
  const faults = faultsOf('scheduling');
  const byKey = <Item extends { readonly key: number }>(rows: readonly Item[]): readonly Item[] =>
    rows.toSorted((one, other) => one.key - other.key);
  const offerings = () => byKey(practice.visitTypes.filter(({ isBlock }) => !isBlock));

  /** The rows of the book that a filter is about, by start. */
  const inBook = (filter: BookFilter): readonly AppointmentRecord[] => {
    const isWithin = withinInterval(faults, 'filter.startsWithin', filter.startsWithin);
    return practice.appointments
      .filter(({ start }) => isWithin(start))
      .filter(({ placeKey }) => isAmong(filter.facilityIds, ulid('place', placeKey)))
      .filter(
        ({ providerKey }) =>
          !filter.workerIds || (providerKey !== null && isAmong(filter.workerIds, ulid('provider', providerKey))),
      )
      .toSorted(byStart);
  };
  const one = <Item>(collection: string, id: string, row: Item | null | undefined, show: (row: Item) => Row): Row => {
    if (!isUlid(id)) throw faults.invalid('id', 'is not a ULID');
    if (!row) throw faults.notFound(collection, id);
    return show(row);
  };

  return {
    facilities(args: FacilitiesArgs) {
      const { filter, orderBy } = args;
      const rows = byKey(practice.places)
        .filter((row) => isAmong(filter?.regionIds, String(records.regionOf(row)['id'])))
        .filter(({ state }) => isAmong(filter?.administrativeAreas, state));
      const ordered = orderedBy(faults, rows, orderBy, {
        displayName: ({ name }) => name,
        facilityNumber: ({ key }) => key,
      });
      return pageOf(faults, 'facilities', ordered, args, cap, records.facility);
    },
    facility: ({ id }: ById) => one('facilities', id, rowOf(practice.places, keyOfUlid('place', id)), records.facility),
    regions: () => records.regions(),
    serviceOfferings(args: PageArgs & { readonly filter?: { readonly selfBookable?: boolean | null } | null }) {
      const wanted = args.filter?.selfBookable ?? null;
      const rows = offerings().filter(({ isBookable }) => wanted === null || isBookable === wanted);
      return pageOf(faults, 'serviceOfferings', rows, args, cap, records.offering);
    },
    serviceOffering: ({ id }: ById) =>
      one('serviceOfferings', id, rowOf(offerings(), keyOfUlid('visitType', id)), records.offering),
    appointments(args: AppointmentsArgs) {
      const { customerId, patientId, statuses, updatedSince } = args.filter;
      const since = updatedSince ? instantIn(faults, 'filter.updatedSince', updatedSince) : null;
      const patientKey = patientId ? keyOfUlid('patient', patientId) : null;
      const rows = inBook(args.filter)
        .filter((row) => isAppointment(row) && (args.showDeleted === true || !row.isDeleted))
        .filter(({ clientKey }) => !customerId || clientKey === keyOfUlid('client', customerId))
        .filter((row) => !patientId || records.linesOf(row).some((line) => line.patientKey === patientKey))
        .filter(({ state }) => isAmong(statuses, ostranderStatuses[state]))
        .filter(({ updatedAt }) => since === null || updatedAt >= since);
      const ordered = orderedBy(faults, rows, args.orderBy, {
        'slot.startTime': ({ start }) => start,
        createTime: ({ createdAt }) => createdAt,
        updateTime: ({ updatedAt }) => updatedAt,
      });
      return pageOf(faults, 'appointments', ordered, args, cap, records.appointment);
    },
    appointment({ id }: ById) {
      const row = rowOf(practice.appointments, keyOfUlid('appointment', id));
      return one('appointments', id, row && isAppointment(row) ? row : null, records.appointment);
    },
    appointmentByConfirmationNumber({ confirmationNumber }: { readonly confirmationNumber: string }) {
      const wanted = confirmationNumber.toUpperCase();
      const row = practice.appointments.find(
        (each) => isAppointment(each) && !each.isDeleted && records.confirmationNumberOf(each) === wanted,
      );
      if (!row) throw faults.notFound('appointments', confirmationNumber);
      return records.appointment(row);
    },
    calendarHolds(args: PageArgs & { readonly filter: BookFilter }) {
      const rows = inBook(args.filter).filter((row) => !isAppointment(row) && !row.isDeleted);
      return pageOf(faults, 'calendarHolds', rows, args, cap, records.hold);
    },
    availableSlots({ facilityId, serviceOfferingId, dates, workerId }: SlotsArgs) {
      const place = rowOf(practice.places, keyOfUlid('place', facilityId));
      if (!place) throw faults.notFound('facilities', facilityId);
      const offering = rowOf(offerings(), keyOfUlid('visitType', serviceOfferingId));
      if (!offering) throw faults.notFound('serviceOfferings', serviceOfferingId);
      const worker = workerId ? rowOf(practice.providers, keyOfUlid('provider', workerId)) : null;
      if (workerId && !worker) throw faults.notFound('workers', workerId);
      const days = daysBetween(
        dateIn(faults, 'dates.startDate', dates.startDate),
        dateIn(faults, 'dates.endDate', dates.endDate),
      );
      const asked = { placeKey: place.key, typeKey: offering.key, providerKey: worker?.key ?? null, days };
      return openingsOf(backstage, asked)
        .filter(({ taken }) => !taken)
        .map((opening) => records.slot({ key: 0, ...opening }));
    },
    waitlistEntries(args: PageArgs & { readonly facilityId?: string | null }) {
      const rows = practice.clients
        .filter(({ key, isActive, isDeleted }) => isActive && !isDeleted && key % 17 === 0)
        .filter(({ placeKey }) => !args.facilityId || ulid('place', placeKey) === args.facilityId);
      return pageOf(faults, 'waitlistEntries', rows, args, cap, (row) => ({
        id: ulid('waitlist', row.key),
        customer: () => links().customer(row),
        patient: () => links().patientOf(practice.patients.find(({ clientKey }) => clientKey === row.key)?.key ?? null),
        offering: () => links().offeringOf(offerings()[row.key % Math.max(1, offerings().length)]?.key ?? null),
        facility: () => links().facilityOf(row.placeKey),
        createTime: utcText(backstage.now() - row.key * 3_600_000),
      }));
    },
  };
}

/** Whether a list names a value; no list names all. */
export function isAmong(list: readonly string[] | null | undefined, value: string): boolean {
  return !list || list.includes(value);
}
