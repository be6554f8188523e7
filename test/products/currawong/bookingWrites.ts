import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { currawongIds, idKey } from './ids.ts';
import type { BookingExtras, CurrawongMemory } from './memory.ts';
import { checkRevision, commanded, done, keyFor, missing, rejected, touch, unavailable } from './outcomes.ts';
import type { Shown } from './parts.ts';
import { attendedState, attendedStates, endOf, minutesIn, stageWords, zonedInstant } from './values.ts';

interface BookingInput {
  readonly siteId?: string | null;
  readonly starts?: string | null;
  readonly duration?: string | null;
  readonly roomId?: string | null;
  readonly consultTypeId?: string | null;
  readonly householdId?: string | null;
  readonly animalId?: string | null;
  readonly ledById?: string | null;
  readonly presentingProblem?: string | null;
  readonly deskNote?: string | null;
}

interface MakeInput extends BookingInput {
  readonly siteId: string;
  readonly starts: string;
  readonly consultTypeId: string;
}

interface Revision {
  readonly bookingId: string;
  readonly expectedRevision?: number | null;
}

interface CancelInput extends Revision {
  readonly by: 'HOUSEHOLD' | 'PRACTICE';
  readonly reason?: string | null;
}

type Change = { readonly [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined };
type ById = Pick<Revision, 'bookingId'>;

const { of } = currawongIds;
const roomsPerSite = 10;

/** Commands of the diary, and those that take a visit from one stage to the next. */
export function currawongBookingWrites(backstage: Backstage, memory: CurrawongMemory, shown: Shown): Row {
  const { practice, now } = backstage;
  const { diary } = shown;

  const bookingIn = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, keyFor(practice, 'appointment', id));
    if (!row) throw missing('booking', id);
    return row;
  };
  const change = (row: AppointmentRecord, given: Change, extras: BookingExtras = {}): AppointmentRecord => {
    const after = done(changeAppointment(practice, row.key, given, now()));
    const kept = Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== undefined));
    memory.bookings.set(row.key, { ...memory.bookings.get(row.key), ...kept });
    touch(memory, of('appointment', row.key));
    return after;
  };

  /** Undefined stays, null takes it away. */
  const keyIn = (kind: 'client' | 'patient' | 'provider', id: string | null | undefined): number | null | undefined =>
    id ? keyFor(practice, kind, id) : id === undefined ? undefined : null;
  const lengthIn = (duration: string | null | undefined): number | undefined => {
    if (!duration) return undefined;
    const minutes = minutesIn(duration);
    if (minutes < 5 || minutes > 24 * 60 || !Number.isInteger(minutes))
      throw rejected('input.duration', 'A booking takes from five minutes to a day');
    return minutes;
  };
  const roomIn = (id: string | null | undefined, placeKey: number): number | null | undefined => {
    if (!id) return id === undefined ? undefined : null;
    const key = idKey('Room', id);
    if (key === null || Math.floor(key / roomsPerSite) !== placeKey)
      throw rejected('input.roomId', 'This room is at no such site');
    return key;
  };

  /** Whether the household and the animal belong together, and whether a member of the team works at the site. */
  const check = (row: Pick<AppointmentRecord, 'clientKey' | 'patientKey' | 'providerKey' | 'placeKey'>): void => {
    const home = rowOf(practice.patients, row.patientKey)?.clientKey ?? null;
    if (row.clientKey === null && row.patientKey === null)
      throw rejected('input.householdId', 'A household or an animal is needed');
    if (home !== null && row.clientKey !== null && home !== row.clientKey)
      throw rejected('input.animalId', 'This animal lives in another household');
    const person = rowOf(practice.providers, row.providerKey);
    if (person && (!person.isActive || !person.placeKeys.includes(row.placeKey)))
      throw rejected('input.ledById', 'This team member does not work at the site');
  };
  const checkTime = (start: number, minutes: number, providerKey: number | null): void => {
    const block = practice.appointments.find(
      (row) =>
        row.isBlock &&
        !row.isDeleted &&
        row.providerKey === providerKey &&
        row.start < start + minutes * 60_000 &&
        start < endOf(row),
    );
    if (block && providerKey !== null) throw unavailable('The roster keeps this time free', diary.block(block));
  };
  const cautionsOf = (row: AppointmentRecord): readonly string[] => {
    const isDead = rowOf(practice.patients, row.patientKey)?.isDeceased === true;
    const isMet = practice.appointments.some(
      (other) =>
        other.key !== row.key &&
        other.providerKey === row.providerKey &&
        row.providerKey !== null &&
        !other.isDeleted &&
        other.state !== 'cancelled' &&
        other.start < endOf(row) &&
        row.start < endOf(other),
    );
    return [
      ...(isDead ? ['This animal is recorded as deceased.'] : []),
      ...(isMet ? ['The lead has another booking at this time.'] : []),
    ];
  };

  /** From one of some states to another; where it is there already nothing happens. */
  const progress = (id: string, from: readonly VisitState[], to: VisitState, why: string): Row =>
    commanded(backstage, () => {
      const row = bookingIn(id);
      if (row.state !== to && !from.includes(row.state)) throw rejected('bookingId', why);
      const after = row.state === to ? row : change(row, { state: to, cancelReason: null });
      return { __typename: 'BookingProgressed', booking: diary.booking(after) };
    });

  return {
    makeBooking: ({ input }: { readonly input: MakeInput }) =>
      commanded(backstage, () => {
        const placeKey = keyFor(practice, 'place', input.siteId);
        const typeKey = keyFor(practice, 'visitType', input.consultTypeId);
        const start = zonedInstant(input.starts);
        const minutes = lengthIn(input.duration) ?? rowOf(practice.visitTypes, typeKey)?.minutes ?? 20;
        const patientKey = keyIn('patient', input.animalId) ?? null;
        const clientKey = keyIn('client', input.householdId) ?? rowOf(practice.patients, patientKey)?.clientKey ?? null;
        const providerKey = keyIn('provider', input.ledById) ?? null;
        const roomKey = roomIn(input.roomId, placeKey);
        check({ clientKey, patientKey, providerKey, placeKey });
        checkTime(start, minutes, providerKey);
        const reason = input.presentingProblem ?? null;
        const booking = { start, minutes, placeKey, typeKey, providerKey, patientKey, clientKey, reason };
        const row = done(bookAppointment(practice, booking, now()));
        memory.bookings.set(row.key, {
          isOurs: true,
          deskNote: input.deskNote,
          ...(roomKey !== undefined && { roomKey }),
        });
        return { __typename: 'BookingMade', booking: diary.booking(row), cautions: cautionsOf(row) };
      }),
    reviseBooking: ({ input }: { readonly input: BookingInput & Revision }) =>
      commanded(backstage, () => {
        const before = bookingIn(input.bookingId);
        checkRevision(memory, input.bookingId, input.expectedRevision);
        const placeKey = input.siteId ? keyFor(practice, 'place', input.siteId) : before.placeKey;
        const start = input.starts ? zonedInstant(input.starts) : before.start;
        const minutes = lengthIn(input.duration) ?? before.minutes;
        const moves = start !== before.start || minutes !== before.minutes || placeKey !== before.placeKey;
        if (moves && (before.state === 'cancelled' || before.state === 'noShow' || before.state === 'completed'))
          throw rejected('input.starts', 'A booking that is over or off cannot be moved');
        const patientKey = keyIn('patient', input.animalId);
        const household = keyIn('client', input.householdId);
        // Another animal brings its own household along.
        const brought = patientKey ? rowOf(practice.patients, patientKey)?.clientKey : undefined;
        const clientKey = household === undefined ? brought : household;
        const providerKey = keyIn('provider', input.ledById);
        const given = {
          ...before,
          placeKey,
          ...(patientKey !== undefined && { patientKey }),
          ...(clientKey !== undefined && { clientKey }),
          ...(providerKey !== undefined && { providerKey }),
        };
        const isSame = given.providerKey === before.providerKey && placeKey === before.placeKey;
        check(isSame ? { ...given, providerKey: null } : given);
        if (moves || !isSame) checkTime(start, minutes, given.providerKey);
        const { clientKey: client, patientKey: patient, providerKey: provider } = given;
        const row = change(
          before,
          {
            placeKey,
            start,
            minutes,
            clientKey: client,
            patientKey: patient,
            providerKey: provider,
            typeKey: input.consultTypeId ? keyFor(practice, 'visitType', input.consultTypeId) : undefined,
            reason: input.presentingProblem,
          },
          { roomKey: roomIn(input.roomId, placeKey), deskNote: input.deskNote },
        );
        return { __typename: 'BookingRevised', booking: diary.booking(row), cautions: cautionsOf(row) };
      }),
    confirmBooking: ({ bookingId }: ById) =>
      progress(bookingId, ['planned'], 'confirmed', 'Only what is booked can be confirmed'),
    cancelBooking: ({ input }: { readonly input: CancelInput }) =>
      commanded(backstage, () => {
        const row = bookingIn(input.bookingId);
        checkRevision(memory, input.bookingId, input.expectedRevision);
        if (attendedState(row) !== null) throw rejected('input.bookingId', 'They came: it can no longer be cancelled');
        const given = { state: 'cancelled' as const, cancelReason: input.reason ?? null };
        const after = row.state === 'cancelled' ? row : change(row, given, { cancelledBy: input.by });
        return { __typename: 'BookingCancelled', booking: diary.booking(after) };
      }),
    markBookingMissed: ({ bookingId }: ById) =>
      progress(bookingId, ['planned', 'confirmed'], 'noShow', 'It was attended or cancelled'),
    reinstateBooking: ({ bookingId }: ById) =>
      progress(bookingId, ['cancelled', 'noShow'], 'planned', 'It was neither cancelled nor missed'),
    discardBooking: ({ bookingId }: ById) =>
      commanded(backstage, () => {
        const row = change(bookingIn(bookingId), { isDeleted: true });
        return { __typename: 'BookingProgressed', booking: diary.booking(row) };
      }),
    startVisit: ({ bookingId, triage }: ById & { readonly triage: string }) =>
      commanded(backstage, () => {
        const row = bookingIn(bookingId);
        if (row.state !== 'planned' && row.state !== 'confirmed')
          throw rejected('bookingId', 'It has a visit already, or is off');
        const after = change(row, { state: 'arrived' }, { triage, arrived: now() });
        return { __typename: 'VisitProgressed', visit: diary.visit(after) };
      }),
    advanceVisit: ({ visitId, stage }: { readonly visitId: string; readonly stage: string }) =>
      commanded(backstage, () => {
        const row = rowOf(practice.appointments, idKey('Visit', visitId));
        if (!row || !diary.isVisit(row)) throw missing('visit', visitId);
        const state = attendedStates.find((each) => stageWords[each] === stage) ?? row.state;
        return { __typename: 'VisitProgressed', visit: diary.visit(change(row, { state })) };
      }),
  };
}
