import { GraphQLError } from 'graphql';

import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, type ClientRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { boulevardIds, boulevardRecords } from './records.ts';

interface Booking {
  readonly id: string;
  readonly placeKey: number | null;
  readonly clientKey: number | null;
  readonly startTime: string;
  services: readonly { readonly serviceId: string; readonly staffId: string | null }[];
}

interface ClientInput {
  readonly id: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly mobilePhone?: string;
  readonly primaryLocationId?: string;
}

const { key } = boulevardIds;

const settable = { ACTIVE: 'inProgress', ARRIVED: 'arrived', BOOKED: 'planned', CONFIRMED: 'confirmed' } as const;

/** What Boulevard can change. An appointment takes three calls: a booking, its service, and its completion. */
export function boulevardWrites(stage: Backstage): object {
  const { practice, now } = stage;
  const { client, appointment } = boulevardRecords(stage);
  const bookings: Booking[] = [];
  const row = <Row>(write: () => Written<Row>): Row => rowOrError(stage, write, 'UNPROCESSABLE_ENTITY');
  const bookingOf = (id: string): Booking => {
    const booking = bookings.find((candidate) => candidate.id === id);
    if (!booking) throw new GraphQLError('Booking not found', { extensions: { code: 'NOT_FOUND' } });
    return booking;
  };
  const showBooking = (booking: Booking): object => ({
    __typename: 'Booking',
    id: booking.id,
    startTime: booking.startTime,
    bookingClients: [
      {
        id: `${booking.id}:client`,
        clientId: booking.clientKey === null ? null : boulevardIds.of('client', booking.clientKey),
      },
    ],
    bookingServices: booking.services.map((service, index) => ({ id: `${booking.id}:${String(index)}`, ...service })),
    errors: [],
  });
  const before = (id: string): AppointmentRecord => {
    const found = rowOf(practice.appointments, key('appointment', id));
    if (!found) throw new GraphQLError('Appointment not found', { extensions: { code: 'NOT_FOUND' } });
    return found;
  };
  const openings = (found: AppointmentRecord, days: readonly string[]) =>
    openingsOf(stage, { ...found, days }).filter(({ taken }) => !taken);
  return {
    bookingCreate({ input }: { input: { clientId?: string; locationId: string; startTime: string } }) {
      const booking: Booking = {
        id: `urn:blvd:Booking:${String(bookings.length + 1).padStart(12, '0')}`,
        placeKey: key('place', input.locationId),
        clientKey: key('client', input.clientId),
        startTime: input.startTime,
        services: [],
      };
      // Refused as everything else is, before there is anything to write.
      row(() => ({ ok: true, row: booking }));
      bookings.push(booking);
      return { booking: showBooking(booking), bookingWarnings: [] };
    },
    bookingAddService({ input }: { input: { bookingId: string; serviceId: string; staffId?: string } }) {
      const booking = bookingOf(input.bookingId);
      const service = { serviceId: input.serviceId, staffId: input.staffId ?? null };
      booking.services = [...booking.services, service];
      const id = `${booking.id}:${String(booking.services.length - 1)}`;
      return { bookingService: { id, ...service }, bookingWarnings: [] };
    },
    bookingComplete({ input }: { input: { bookingId: string; bookWithStaffId: string; notes?: string } }) {
      const booking = bookingOf(input.bookingId);
      const [service] = booking.services;
      const zone = rowOf(practice.places, booking.placeKey)?.zone ?? 'UTC';
      const details = {
        start: instantOfWall(booking.startTime.replace(/(?:Z|[+-]\d{2}:\d{2})$/, ''), zone),
        placeKey: booking.placeKey,
        typeKey: key('visitType', service?.serviceId),
        providerKey: key('provider', input.bookWithStaffId),
        clientKey: booking.clientKey,
        reason: input.notes,
      };
      const made = row(() => bookAppointment(practice, details, now()));
      return { bookingAppointments: [{ appointment: appointment(made) }], bookingWarnings: [] };
    },
    cancelAppointment({ input }: { input: { id: string; notes?: string; reason: string } }) {
      const state = input.reason === 'NO_SHOW' ? 'noShow' : 'cancelled';
      const changes = { state, cancelReason: input.notes } as const;
      const changed = row(() => changeAppointment(practice, key('appointment', input.id), changes, now()));
      return { appointment: appointment(changed) };
    },
    updateAppointment({ input }: { input: { id: string; notes?: string; state?: keyof typeof settable } }) {
      const changes = { reason: input.notes, state: input.state && settable[input.state] };
      const changed = row(() => changeAppointment(practice, key('appointment', input.id), changes, now()));
      return { appointment: appointment(changed) };
    },
    appointmentRescheduleAvailableDates({
      input,
    }: {
      input: { appointmentId: string; searchRangeLower: string; searchRangeUpper: string };
    }) {
      const found = before(input.appointmentId);
      const days = daysBetween(input.searchRangeLower, input.searchRangeUpper);
      return { availableDates: days.filter((day) => openings(found, [day]).length > 0).map((date) => ({ date })) };
    },
    appointmentRescheduleAvailableTimes({ input }: { input: { appointmentId: string; date: string } }) {
      const found = before(input.appointmentId);
      const zone = zoneOf(practice, found);
      const availableTimes = openings(found, [input.date]).map(({ start }) => ({
        bookableTimeId: Buffer.from(`t_${String(start)}`).toString('base64url'),
        startTime: offsetText(start, zone),
      }));
      return { availableTimes };
    },
    appointmentReschedule({ input }: { input: { appointmentId: string; bookableTimeId: string } }) {
      const start = Number(/^t_(\d+)$/.exec(Buffer.from(input.bookableTimeId, 'base64url').toString())?.[1] ?? NaN);
      if (Number.isNaN(start)) throw new GraphQLError('Invalid bookableTimeId');
      const changed = row(() => changeAppointment(practice, key('appointment', input.appointmentId), { start }, now()));
      return { appointment: appointment(changed) };
    },
    createClient({ input }: { input: ClientInput }) {
      const details = {
        givenName: input.firstName,
        familyName: input.lastName,
        emails: [input.email],
        phones: [input.mobilePhone],
      };
      return { client: client(row(() => registerClient(practice, details, now()))) };
    },
    updateClient({ input }: { input: ClientInput }) {
      const found = rowOf(practice.clients, key('client', input.id));
      const changed = row(() => changeClient(practice, found?.key ?? null, clientChanges(input, found), now()));
      return { client: client(changed) };
    },
  };
}

function clientChanges(input: ClientInput, found: ClientRecord | null): Partial<ClientRecord> {
  const placeKey = key('place', input.primaryLocationId);
  return {
    ...(input.firstName !== undefined && { givenName: input.firstName }),
    ...(input.lastName !== undefined && { familyName: input.lastName }),
    ...(input.email !== undefined && { emails: [input.email] }),
    ...(input.mobilePhone !== undefined && {
      phones: [{ label: 'Mobile', value: input.mobilePhone } as const, ...(found?.phones.slice(1) ?? [])],
    }),
    ...(placeKey !== null && { placeKey }),
  };
}
