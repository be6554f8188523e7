import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { type FileChanges, type chatBookingFiles, fileTime, namesOf } from './clients.ts';
import { priceOf, type chatBookingRows } from './records.ts';
import { chatBookingIds, chatBookingWords, isBooking, isoText, sameIsoText } from './words.ts';

interface Input<Fields> {
  readonly input: Fields;
}

const code = 'Lambda:Unhandled';
const mostDays = 180;
const dayMs = 86_400_000;
const words = ['PENDING', 'CONFIRMED', 'CANCELLED', 'NO_SHOW'];

function refuse(message: string): never {
  throw new GraphQLError(message);
}

/** Mutations of bookings, and what a new one does to the client's file. */
export function chatBookingWrites(
  stage: Backstage,
  rows: ReturnType<typeof chatBookingRows>,
  files: ReturnType<typeof chatBookingFiles>,
  changes: FileChanges,
  conversations: Map<number, string | null>,
) {
  const { practice, now, refuseWrites } = stage;
  /** Whoever may only look is refused before anything else. */
  const allow = (): void => {
    if (refuseWrites !== null) refuse(refuseWrites);
  };
  const found = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, chatBookingIds.key('appointment', id));
    return row && isBooking(row) ? row : refuse(`Booking not found: ${id}`);
  };
  const change = (row: AppointmentRecord, state: VisitState): Row =>
    rows.booking(rowOrError(stage, () => changeAppointment(practice, row.key, { state }, now()), code));
  const step =
    (verb: string, state: VisitState, from: readonly string[]) =>
    (id: string): Row => {
      const row = found(id);
      const word = chatBookingWords[row.state];
      if (!from.includes(word)) refuse(`Cannot ${verb} booking with status BookingStatus.${word}`);
      return change(row, state);
    };
  const confirm = step('confirm', 'confirmed', ['PENDING']);
  const cancel = step('cancel', 'cancelled', ['PENDING', 'CONFIRMED']);
  const noShow = step('mark as no show a', 'noShow', ['CONFIRMED']);

  /** A booking makes a file for an email that is new, and otherwise brings name and number up to date. */
  function syncClient(input: Row, email: string): ClientRecord {
    const given = textOf(input['clientFirstName']).trim();
    const family = textOf(input['clientLastName']).trim();
    const phone = givenText(input, 'clientPhone') ?? null;
    const known = practice.clients.find(({ emails, isDeleted }) => !isDeleted && emails[0] === email);
    if (!known) {
      const registration = { givenName: given, familyName: family, emails: [email], phones: [phone] };
      return rowOrError(stage, () => registerClient(practice, registration, now()), code);
    }
    const before = namesOf(known);
    const logOf = (field: string, oldValue: string | null, newValue: string): void => {
      const log = { field, oldValue: oldValue ?? '', newValue, source: 'BOOKING_SYNC', timestamp: fileTime(now()) };
      changes.logs.push({ clientKey: known.key, log: files.log(known, log) });
    };
    const isRenamed = given !== before.given || family !== before.family;
    const oldPhone = known.phones[0]?.value ?? null;
    const isNewPhone = phone !== null && phone !== '' && phone !== oldPhone;
    if (given !== before.given) logOf('names.given', before.given, given);
    if (family !== before.family) logOf('names.family', before.family, family);
    if (isNewPhone) logOf('phone', oldPhone, phone);
    const changed = {
      ...(isRenamed && { givenName: given, familyName: family }),
      // All other numbers go.
      ...(isNewPhone && { phones: [{ label: 'Mobile' as const, value: phone }] }),
    };
    if (!isRenamed && !isNewPhone) return known;
    return rowOrError(stage, () => changeClient(practice, known.key, changed, now()), code);
  }

  function create({ input }: Input<Row>): Row {
    allow();
    const needed = ['serviceId', 'providerId', 'start', 'end', 'clientFirstName', 'clientLastName', 'clientEmail'];
    const missing = needed.filter((field) => (givenText(input, field) ?? '') === '');
    if (missing.length > 0) refuse(`Internal server error: Missing required fields: ${missing.join(', ')}`);
    const [serviceId = '', providerId = '', startText = '', endText = '', , , email = ''] = needed.map((field) =>
      textOf(input[field]),
    );
    const [startIso, endIso] = [sameIsoText(startText, 'start'), sameIsoText(endText, 'end')];
    const [start, end] = [Date.parse(startText), Date.parse(endText)];
    const type = rowOf(rows.services, chatBookingIds.key('visitType', serviceId));
    if (!type) refuse(`Service not found: ${serviceId}`);
    const person = rowOf(practice.providers, chatBookingIds.key('provider', providerId));
    if (!person) refuse(`Provider not found: ${providerId}`);
    if (!person.isActive) refuse(`Provider ${providerId} cannot provide service ${serviceId}`);
    const minutes = Math.trunc((end - start) / 60_000);
    if (minutes !== type.minutes)
      refuse(`Booking duration (${String(minutes)} min) must match service duration (${String(type.minutes)} min)`);
    if (start < now()) refuse('No se pueden crear reservas en el pasado');
    if (start > now() + mostDays * dayMs)
      refuse(`No se pueden crear reservas con más de ${String(mostDays)} días de anticipación`);
    const isFree = (): boolean =>
      rows.slots(person, type, start - dayMs / 2, start + dayMs / 2).some((slot) => slot['start'] === isoText(start));
    // One message is put into another.
    if (input['ignoreAvailability'] !== true && !isFree())
      refuse(
        `Time slot starting at Time slot ${startIso} - ${endIso} is not available or outside working hours is not available`,
      );
    const client = syncClient(input, email);
    const booked = rowOrError(
      stage,
      () =>
        bookAppointment(
          practice,
          {
            start,
            minutes,
            placeKey: person.placeKeys[0] ?? 1,
            typeKey: type.key,
            providerKey: person.key,
            clientKey: client.key,
            // What costs nothing needs no payment to be certain.
            state: priceOf(type.key) > 0 ? 'planned' : 'confirmed',
          },
          now(),
        ),
      code,
    );
    conversations.set(booked.key, givenText(input, 'conversationId') ?? null);
    // Notes are in this answer, and never again.
    return { ...rows.booking(booked), notes: givenText(input, 'notes') ?? null };
  }

  return {
    found,
    refuse,
    allow,
    mutations: {
      createBooking: create,
      confirmBooking({ input }: Input<{ bookingId: string }>) {
        allow();
        return confirm(input.bookingId);
      },
      cancelBooking({ input }: Input<{ bookingId: string }>) {
        allow();
        return cancel(input.bookingId);
      },
      markAsNoShow({ bookingId }: { bookingId: string }) {
        allow();
        return noShow(bookingId);
      },
      updateBookingStatus({ bookingId, status }: { bookingId: string; status: string }) {
        allow();
        if (!words.includes(status))
          refuse(`Internal server error: Invalid status. Must be one of: ${words.join(', ')}`);
        const row = found(bookingId);
        if (status === 'CONFIRMED') return confirm(bookingId);
        if (status === 'CANCELLED') return cancel(bookingId);
        if (status === 'NO_SHOW') return noShow(bookingId);
        // It is saved as if it were new, which its own time prevents.
        return refuse(`Slot at ${isoText(row.start).replace('T', ' ')} is already booked`);
      },
    },
  };
}
