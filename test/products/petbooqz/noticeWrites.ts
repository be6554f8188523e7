import type { Backstage } from '../../dialects/dialect.ts';
import { type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type Answer, answerOf, codesOf } from './answers.ts';
import { type Bookings, refused } from './bookings.ts';
import { type Hold, holdMs, type PetbooqzMemory } from './memory.ts';
import { dateTime, isDay, petbooqzIds } from './values.ts';

interface FinaliseArgs {
  readonly reservationid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: string;
  readonly email: string;
  readonly patientname: string;
  readonly breed: string;
  readonly species: string;
  readonly dob: string;
  readonly sex: string;
  readonly notes: string;
  readonly clientcode?: string | null;
  readonly patientcode?: string | null;
}

interface Parts {
  readonly memory: PetbooqzMemory;
  readonly bookings: Bookings;
}

const { of } = petbooqzIds;

/** What the booking page of one practice writes. */
export function noticeWritesOf(backstage: Backstage, { memory, bookings }: Parts, place: PlaceRecord): object {
  const { practice, now } = backstage;
  const answer = answerOf(backstage);
  /** An answer in the words of the booking page. */
  const noticed: Answer = (write, show) => {
    const { error_description: error, ...rest } = answer(write, show);
    return { ...rest, error };
  };
  const shownHold = ({ slotId, created, expires }: Hold): Row => ({
    ReservationId: slotId,
    CreateTime: dateTime(created, place.zone),
    ExpiryTime: dateTime(expires, place.zone),
  });
  /** A reservation of this practice that still stands. */
  const holdIn = (id: string): ReturnType<Bookings['holdIn']> => {
    const hold = bookings.holdIn(id);
    return hold.ok && hold.row.placeKey !== place.key ? refused('Reservation not found') : hold;
  };

  return {
    reserve: (args: { sku: string; room: string; time: string; date: string }) =>
      noticed(() => {
        const typeKey = bookings.typeKeyOf(args.sku);
        const type = rowOf(practice.visitTypes, typeKey);
        if (!type) return refused('Service not found for the given SKU');
        const calendar = bookings.calendarIn(args.room, of('place', place.key));
        if (!calendar.ok) return refused('Room is not available');
        const datetime = `${args.date} ${args.time}`;
        return bookings.reserve(calendar.row, { datetime, duration: String(type.minutes), note: null }, typeKey);
      }, shownHold),
    extendReservation: (args: { reservationid: string }) =>
      noticed(() => {
        const hold = holdIn(args.reservationid);
        if (!hold.ok) return hold;
        const row = { ...hold.row, expires: now() + holdMs };
        memory.holds.set(row.slotId, row);
        return { ok: true, row };
      }, shownHold),
    finaliseReservation: (args: FinaliseArgs) =>
      noticed(
        () => {
          const hold = holdIn(args.reservationid);
          if (!hold.ok) return hold;
          if (args.dob !== '' && !isDay(args.dob)) return refused('Invalid date of birth');
          const sex = (['MALE', 'FEMALE'] as const).find((word) => word.startsWith(args.sex.slice(0, 1).toUpperCase()));
          const visitor = {
            firstName: args.firstname,
            lastName: args.lastname,
            email: args.email,
            phone: args.mobile,
            clientId: args.clientcode ?? null,
            patientId: args.patientcode ?? null,
            patientName: args.patientname,
            animal: {
              species: args.species,
              breed: args.breed === '' ? null : args.breed,
              birthDate: args.dob === '' ? null : args.dob,
              sex: args.sex === '' || !sex ? ('UNKNOWN' as const) : sex,
            },
          };
          const note = args.notes.trim() === '' ? null : args.notes;
          const typeKey = hold.row.typeKey ?? practice.visitTypes[0]?.key ?? 1;
          return bookings.confirm(hold.row, visitor, { typeKey, reason: note, note: null });
        },
        (row) => ({
          ApptID: of('appointment', row.key),
          clientcode: codesOf(row).client,
          patientcode: codesOf(row).patient,
        }),
      ),
  };
}
