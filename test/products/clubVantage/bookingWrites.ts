import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import type { Gate } from './gate.ts';
import type { ClubMemory } from './memory.ts';
import type { ClubRecords } from './records.ts';
import {
  bookingNumberOf,
  bookingsOf,
  checkUuid,
  clubIds,
  endOf,
  failure,
  instantIn,
  isoText,
  memberOf,
} from './values.ts';

interface BookingInput {
  readonly bookingType: string;
  readonly memberId: string;
  readonly facilityId?: string | null;
  readonly resourceId?: string | null;
  readonly serviceId?: string | null;
  readonly staffId?: string | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly guestCount?: number | null;
  readonly notes?: string | null;
}

interface RescheduleInput {
  readonly id: string;
  readonly newStartTime: string;
  readonly newResourceId?: string | null;
}

const minuteMs = 60_000;

/** Mutations of the book. */
export function bookingWrites(backstage: Backstage, records: ClubRecords, memory: ClubMemory, gate: Gate): object {
  const { practice, now } = backstage;
  const { attempt, done } = gate;

  const bookingOf = (id: string): AppointmentRecord => {
    const row = bookingsOf(practice).find(({ key }) => key === clubIds.key('appointment', id));
    if (!row) throw failure('Booking not found');
    return row;
  };
  const keep = (key: number, given: Row): void => {
    memory.bookings.set(key, { ...memory.bookings.get(key), ...given });
  };
  const checkResource = (place: PlaceRecord, id: string | null | undefined): void => {
    if (id && !records.resourcesOf(place).some((room) => room.id === id)) throw failure('Resource not found');
  };
  /** What is booked at the same time in the same room, else with the same staff, else at the facility at all. */
  const isTaken = (
    between: { readonly start: number; readonly end: number },
    placeKey: number,
    { resourceId, providerKey }: { readonly resourceId: string | null; readonly providerKey: number | null },
  ): boolean =>
    practice.appointments.some(
      (row) =>
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.placeKey === placeKey &&
        (resourceId === null || records.resourceIn(row)?.id === resourceId) &&
        (resourceId !== null || providerKey === null || row.providerKey === providerKey) &&
        row.start < between.end &&
        endOf(row) > between.start,
    );

  return {
    createBooking: ({ input }: { readonly input: BookingInput }) =>
      attempt(() => {
        checkUuid(input.memberId, input.facilityId, input.resourceId, input.serviceId, input.staffId);
        const [start, end] = [instantIn(input.startTime), instantIn(input.endTime)];
        const member = memberOf(practice, input.memberId);
        const place = rowOf(practice.places, clubIds.key('place', input.facilityId));
        if (!place) throw failure('Facility not found');
        checkResource(place, input.resourceId);
        const provider = rowOf(practice.providers, clubIds.key('provider', input.staffId));
        if (input.staffId && !provider) throw failure('Staff not found');
        const services = practice.visitTypes.filter(({ isBlock }) => !isBlock);
        const service = rowOf(services, clubIds.key('visitType', input.serviceId));
        if (input.serviceId && !service) throw failure('Service not found');
        if (end <= start) throw failure('End time must be after start time');
        const taker = { resourceId: input.resourceId ?? null, providerKey: provider?.key ?? null };
        if (isTaken({ start, end }, place.key, taker)) throw failure('This slot is already booked');
        const row = done(
          bookAppointment(
            practice,
            {
              start,
              minutes: Math.round((end - start) / minuteMs),
              placeKey: place.key,
              typeKey: service?.key ?? services[0]?.key ?? null,
              providerKey: provider?.key ?? null,
              clientKey: member.key,
              reason: input.notes ?? null,
              state: 'confirmed',
            },
            now(),
          ),
        );
        keep(row.key, {
          bookingType: input.bookingType,
          hasService: service !== null,
          guestCount: input.guestCount ?? 0,
          ...(input.resourceId && { resourceId: input.resourceId }),
        });
        const data = { bookingNumber: bookingNumberOf(row), startTime: input.startTime, endTime: input.endTime };
        memory.log('Booking', clubIds.of('appointment', row.key), 'CREATED', data);
        return { booking: records.booking(row) };
      }),
    cancelBooking: ({ input }: { readonly input: { readonly id: string; readonly reason: string } }) =>
      attempt(() => {
        checkUuid(input.id);
        const row = bookingOf(input.id);
        if (row.state === 'cancelled') throw failure('Booking is already cancelled');
        done(changeAppointment(practice, row.key, { state: 'cancelled', cancelReason: input.reason }, now()));
        memory.log('Booking', input.id, 'CANCELLED', { reason: input.reason });
        return { message: 'Booking cancelled successfully' };
      }),
    rescheduleBooking: ({ input }: { readonly input: RescheduleInput }) =>
      attempt(() => {
        checkUuid(input.id, input.newResourceId);
        const start = instantIn(input.newStartTime);
        const row = bookingOf(input.id);
        const place = rowOf(practice.places, row.placeKey);
        if (place) checkResource(place, input.newResourceId);
        const changed = done(changeAppointment(practice, row.key, { start }, now()));
        if (input.newResourceId) keep(row.key, { resourceId: input.newResourceId });
        return { booking: records.booking(changed) };
      }),
    checkIn({ input }: { readonly input: { readonly bookingId: string } }) {
      const checkedInAt = isoText(now());
      return attempt(
        () => {
          checkUuid(input.bookingId);
          const row = bookingOf(input.bookingId);
          keep(row.key, { checkedInAt });
          const changed = done(changeAppointment(practice, row.key, { state: 'arrived' }, now()));
          return { booking: records.booking(changed), checkedInAt };
        },
        { checkedInAt },
      );
    },
  };
}
