import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import {
  isConsultation,
  telehealthClinicalIds,
  type telehealthClinicalRows,
  telehealthClinicalWords,
} from './records.ts';
import { isFree, type Slot, slotOf } from './slots.ts';

type Inputs = Readonly<
  Partial<
    Record<
      'availabilityId' | 'patientId' | 'id' | 'reason' | 'fullName' | 'phone' | 'dateOfBirth' | 'email',
      string | null
    >
  >
>;

/** Mutations, each of which answers with a resource or with errors. */
export function telehealthClinicalWrites(
  stage: Backstage,
  rows: ReturnType<typeof telehealthClinicalRows>,
  births: Map<number, string>,
): object {
  const { practice, now } = stage;
  const payload = <Record>(write: () => Written<Record>, show: (row: Record) => Row): object => {
    const outcome = written(stage, write);
    if (outcome.ok) return { resource: show(outcome.row), errors: [] };
    return failed(outcome.field, outcome.field === 'base' ? 'refused' : 'invalid', outcome.message);
  };
  const booked = ({ id }: Inputs): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, telehealthClinicalIds.key('appointment', id));
    return row && isConsultation(row) ? row : null;
  };
  /** The slot to take, or what speaks against it. */
  function slotFor(id: string, except: number | null): Slot | object {
    const slot = slotOf(practice, id);
    if (!slot) return failed('availabilityId', 'not_found', 'That availability does not exist.');
    if (slot.start <= now()) return failed('availabilityId', 'in_the_past', 'That slot has already started.');
    return isFree(practice, slot, except)
      ? slot
      : failed('availabilityId', 'slot_taken', 'That slot is already booked.');
  }
  return {
    bookAppointment({ availabilityId, patientId }: Inputs) {
      const client = rowOf(practice.clients, telehealthClinicalIds.key('client', patientId));
      if (!client || client.isDeleted)
        return failed('patient', 'missing_profile', 'This account has no patient profile.');
      const slot = slotFor(availabilityId ?? '', null);
      if (!isSlot(slot)) return slot;
      const booking = { ...timesOf(slot), placeKey: 1, typeKey: 1, clientKey: client.key };
      return payload(() => bookAppointment(practice, booking, now()), rows.appointment);
    },
    rescheduleAppointment(inputs: Inputs) {
      const before = booked(inputs);
      if (!before) return failed('id', 'not_found', 'That appointment does not exist.');
      const slot = slotFor(inputs.availabilityId ?? '', before.key);
      if (!isSlot(slot)) return slot;
      return payload(() => changeAppointment(practice, before.key, timesOf(slot), now()), rows.appointment);
    },
    cancelAppointment(inputs: Inputs) {
      const before = booked(inputs);
      if (!before) return failed('id', 'not_found', 'That appointment does not exist.');
      const status = telehealthClinicalWords[before.state];
      if (status === 'COMPLETED' || status === 'CANCELLED')
        return failed(
          'status',
          'not_cancellable',
          `An appointment that is ${status.toLowerCase()} cannot be cancelled.`,
        );
      const change = { state: 'cancelled', cancelReason: inputs.reason || null } as const;
      return payload(() => changeAppointment(practice, before.key, change, now()), rows.appointment);
    },
    registerPatient({ fullName, phone, dateOfBirth, email }: Inputs) {
      const words = (fullName ?? '').trim().split(/\s+/);
      const details = {
        givenName: words.slice(0, -1).join(' '),
        familyName: words.at(-1) ?? '',
        phones: [phone],
        emails: [email],
      };
      return payload(
        () => registerClient(practice, details, now()),
        (row) => {
          if (dateOfBirth) births.set(row.key, dateOfBirth);
          return rows.patient(row);
        },
      );
    },
    addMedicalRecord: () => failed('appointmentId', 'forbidden', 'Only the treating doctor can file a record.'),
  };
}

function isSlot(value: Slot | object): value is Slot {
  return 'provider' in value;
}

function timesOf({ start, end, provider }: Slot): { start: number; minutes: number; providerKey: number } {
  return { start, minutes: (end - start) / 60_000, providerKey: provider.key };
}

function failed(field: string, code: string, message: string): object {
  return { resource: null, errors: [{ field, code, message }] };
}
