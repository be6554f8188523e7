import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { stateOfWord } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { endOf } from './diaryRecords.ts';
import type { Loaders } from './loaders.ts';
import type { HarrowgateMemory } from './memory.ts';
import { invalid, type MutationInput, mutations, payloadOf, trimmed } from './payloads.ts';
import type { Records } from './records.ts';
import { instantFrom, loaded, present, stages } from './values.ts';

interface BookingParts extends MutationInput {
  readonly clinicId?: string | null;
  readonly consultTypeId?: string | null;
  readonly startsAt?: unknown;
  readonly durationMinutes?: number | null;
  readonly assignedToId?: string | null;
  readonly animalId?: string | null;
  readonly accountHolderId?: string | null;
  readonly reasonForVisit?: string | null;
  readonly deskNote?: string | null;
}

interface BookingUpdate extends BookingParts {
  readonly bookingId: string;
  readonly lockVersion?: number | null;
}

interface BlockInput extends MutationInput {
  readonly clinicId: string;
  readonly teamMemberId?: string | null;
  readonly label: string;
  readonly startsAt: unknown;
  readonly endsAt: unknown;
}

type BookingRefs = Partial<Pick<AppointmentRecord, 'providerKey' | 'patientKey' | 'clientKey'>>;
type BookingInput = MutationInput & { readonly bookingId: string };

const longest = 480;
/** The validator's fields, by the arguments that they come from. */
const fields = { start: 'startsAt', location: 'clinicId', type: 'consultTypeId', patient: 'animalId' };

/** Mutations of the diary. */
export function bookingWrites(
  backstage: Backstage,
  records: Records,
  { load, memory }: { readonly load: Loaders; readonly memory: HarrowgateMemory },
): Row {
  const { practice, now } = backstage;
  const mutation = mutations(backstage);
  const bookingIn = (id: string): AppointmentRecord => present(loaded('bookingId', id, load.booking));

  /** What was asked for of the booking itself: what isn't given, or can't be empty, stays as it is. */
  const partsOf = (input: BookingParts): Partial<AppointmentRecord> => {
    const place = loaded('clinicId', input.clinicId, load.clinic);
    const type = loaded('consultTypeId', input.consultTypeId, load.consultType);
    const reason = trimmed(input.reasonForVisit);
    return {
      ...(place && { placeKey: place.key }),
      ...(type && { typeKey: type.key }),
      ...(given(input.startsAt) && { start: instantFrom('startsAt', input.startsAt) }),
      ...(given(input.durationMinutes) && { minutes: input.durationMinutes }),
      ...(reason !== undefined && { reason }),
    };
  };
  const refsOf = (input: BookingParts): BookingRefs => {
    const member = loaded('assignedToId', input.assignedToId, load.teamMember);
    const animal = loaded('animalId', input.animalId, load.animal);
    const holder = loaded('accountHolderId', input.accountHolderId, load.accountHolder);
    // Another animal comes with its own account holder, unless one is named.
    const clientKey = holder === undefined && animal ? animal.clientKey : keyOrNull(holder);
    const [providerKey, patientKey] = [keyOrNull(member), keyOrNull(animal)];
    return {
      ...(providerKey !== undefined && { providerKey }),
      ...(patientKey !== undefined && { patientKey }),
      ...(clientKey !== undefined && { clientKey }),
    };
  };
  const wrongMinutes = ({ durationMinutes = null }: BookingParts): Row | null =>
    durationMinutes !== null && (durationMinutes < 5 || durationMinutes > longest)
      ? invalid('durationMinutes', `Duration must be between 5 and ${String(longest)} minutes`)
      : null;
  const warningsOf = (row: AppointmentRecord): readonly string[] => {
    const member = rowOf(practice.providers, row.providerKey);
    if (!member) return [];
    const isTaken = practice.appointments.some(
      (other) =>
        other.key !== row.key &&
        other.providerKey === row.providerKey &&
        !other.isDeleted &&
        other.state !== 'cancelled' &&
        other.start < endOf(row) &&
        row.start < endOf(other),
    );
    const isAway = !member.placeKeys.includes(row.placeKey);
    return [
      ...(isTaken ? [`${fullNameOf(member)} is already booked at this time`] : []),
      ...(isAway ? [`${fullNameOf(member)} doesn't work at this clinic`] : []),
    ];
  };
  const show = (row: AppointmentRecord): Row => ({ booking: records.booking(row), warnings: warningsOf(row) });
  const change = (row: AppointmentRecord, parts: Partial<AppointmentRecord>): Row => {
    const outcome = changeAppointment(practice, row.key, parts, now());
    if (outcome.ok) memory.lockVersions.set(row.key, 1 + (memory.lockVersions.get(row.key) ?? 0));
    return payloadOf(outcome, show, fields);
  };

  return {
    createBooking: mutation((input: BookingParts) => {
      const refs = refsOf(input);
      const type = present(loaded('consultTypeId', input.consultTypeId, load.consultType));
      const place = present(loaded('clinicId', input.clinicId, load.clinic));
      const start = instantFrom('startsAt', input.startsAt);
      const wrong = wrongMinutes(input);
      if (wrong) return wrong;
      if ((refs.patientKey ?? null) === null && (refs.clientKey ?? null) === null)
        return invalid('accountHolderId', 'Choose an animal or an account holder');
      const reason = trimmed(input.reasonForVisit);
      const booking = {
        placeKey: place.key,
        typeKey: type.key,
        start,
        minutes: input.durationMinutes,
        reason,
        ...refs,
      };
      const outcome = bookAppointment(practice, booking, now());
      if (outcome.ok && given(input.deskNote)) memory.deskNotes.set(outcome.row.key, trimmed(input.deskNote) ?? null);
      return payloadOf(outcome, show, fields);
    }),
    updateBooking: mutation((input: BookingUpdate) => {
      const row = bookingIn(input.bookingId);
      const refs = refsOf(input);
      const parts = { ...partsOf(input), ...refs };
      if (given(input.lockVersion) && input.lockVersion !== (memory.lockVersions.get(row.key) ?? 0))
        return invalid('lockVersion', 'This booking was changed by another user. Reload it and try again.');
      if (row.state === 'cancelled') return invalid('bookingId', "A cancelled booking can't be changed");
      const wrong = wrongMinutes(input);
      if (wrong) return wrong;
      const after = { ...row, ...refs };
      if (after.patientKey === null && after.clientKey === null)
        return invalid('accountHolderId', 'Choose an animal or an account holder');
      if (input.deskNote !== undefined) memory.deskNotes.set(row.key, trimmed(input.deskNote) ?? null);
      return change(row, parts);
    }),
    setBookingStage: mutation((input: BookingInput & { readonly stage: string }) => {
      const row = bookingIn(input.bookingId);
      const state = stateOfWord(stages, input.stage);
      if (state === 'cancelled') return invalid('stage', 'Use cancelBooking to cancel a booking');
      // A booking that is reinstated has no reason to be off.
      return change(row, { ...(state && { state }), cancelReason: null });
    }),
    cancelBooking: mutation((input: BookingInput & { readonly reason?: string | null }) => {
      const row = bookingIn(input.bookingId);
      if (row.state === 'cancelled') return invalid('bookingId', 'Booking is already cancelled');
      if (row.state === 'completed') return invalid('bookingId', "A booking that has departed can't be cancelled");
      return change(row, { state: 'cancelled', cancelReason: trimmed(input.reason) ?? null });
    }),
    discardBooking: mutation((input: BookingInput) => change(bookingIn(input.bookingId), { isDeleted: true })),
    createDiaryBlock: mutation((input: BlockInput) => {
      const place = present(loaded('clinicId', input.clinicId, load.clinic));
      const member = loaded('teamMemberId', input.teamMemberId, load.teamMember);
      const [start, end] = [instantFrom('startsAt', input.startsAt), instantFrom('endsAt', input.endsAt)];
      const label = trimmed(input.label);
      const type = practice.visitTypes.find(({ isBlock }) => isBlock);
      if (!label) return invalid('label', "Label can't be blank");
      if (end <= start) return invalid('endsAt', 'End must be after the start');
      if (!type) return invalid(null, 'Blocked time is switched off for this practice');
      const minutes = Math.round((end - start) / 60_000);
      const block = { start, minutes, placeKey: place.key, typeKey: type.key, reason: label };
      const outcome = bookAppointment(practice, { ...block, providerKey: keyOrNull(member) ?? null }, now());
      return payloadOf(outcome, (row) => ({ diaryBlock: records.diaryBlock(row) }), fields);
    }),
  };
}

function given<Value>(value: Value | null | undefined): value is Value {
  return value !== undefined && value !== null;
}

function keyOrNull(row: { readonly key: number } | null | undefined): number | null | undefined {
  return row === null || row === undefined ? row : row.key;
}
