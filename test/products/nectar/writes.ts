import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { timesOf } from '../tableDefinitions.ts';
import type { BillingRecords } from './billing.ts';
import type { NectarMemory } from './memory.ts';
import { officeWrites } from './officeWrites.ts';
import { peopleWrites } from './peopleWrites.ts';
import type { NectarRecords } from './records.ts';
import { documentOf, forbidden, instantIn, invalid, keyOf, stateOf } from './values.ts';

/** What the mutations work with. */
export interface WriteTools {
  readonly records: NectarRecords;
  readonly billing: BillingRecords;
  readonly memory: NectarMemory;
}

/** What stands before and after a write. */
export interface Gate {
  /** Refuses where the token may only read. */
  readonly allowed: () => void;
  /** The row that was written, or the refusal. */
  readonly done: <Document>(outcome: Written<Document>) => Document;
}

interface AppointmentInput {
  readonly institutionId?: string | null;
  readonly appointmentTypeId?: string | null;
  readonly startDatetime?: string | null;
  readonly endDatetime?: string | null;
  readonly familyId?: string | null;
  readonly patientId?: string | null;
  readonly providerId?: string | null;
  readonly roomId?: string | null;
  readonly reason?: string | null;
  readonly notes?: string | null;
}

interface AppointmentCreate extends AppointmentInput {
  readonly institutionId: string;
  readonly appointmentTypeId: string;
  readonly startDatetime: string;
}

interface ById {
  readonly id: string;
}

/** All mutations. */
export function nectarWrites(backstage: Backstage, tools: WriteTools): object {
  const { practice, now, refuseWrites } = backstage;
  const { records, memory } = tools;
  const gate: Gate = {
    allowed() {
      if (refuseWrites !== null) throw forbidden(refuseWrites);
    },
    done(outcome) {
      if (outcome.ok) return outcome.row;
      throw invalid(outcome.field, outcome.message);
    },
  };
  const { allowed, done } = gate;
  const appointmentOf = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, keyOf(practice, 'appointment', id));
    if (!row) throw invalid('id', 'No such appointment');
    return row;
  };
  const change = (id: string, changes: Partial<AppointmentRecord>): Row =>
    records.appointment(done(changeAppointment(practice, appointmentOf(id).key, changes, now())));
  /** The key of a reference: undefined stays, null is emptied. */
  const reference = (
    kind: 'client' | 'patient' | 'provider',
    id: string | null | undefined,
  ): number | null | undefined => {
    if (id === undefined || id === null) return id;
    return keyOf(practice, kind, id);
  };
  const required = (kind: 'place' | 'visitType', id: string | null | undefined) =>
    id ? keyOf(practice, kind, id) : undefined;
  const times = (before: AppointmentRecord | null, { startDatetime, endDatetime }: AppointmentInput) => {
    const start = startDatetime ? instantIn(startDatetime, 'startDatetime') : undefined;
    const end = endDatetime ? instantIn(endDatetime, 'endDatetime') : undefined;
    const both = timesOf(before, start, end);
    if (both.minutes <= 0 && (before !== null || end !== undefined))
      throw invalid('endDatetime', 'endDatetime must be after startDatetime');
    return { start: both.start, minutes: before === null && end === undefined ? undefined : both.minutes };
  };
  const roomKeyIn = (placeKey: number, id: string | null | undefined): number | null | undefined => {
    if (id === undefined || id === null) return id;
    const room = documentOf('room', memory.rooms, id);
    if (room.placeKey !== placeKey) throw invalid('roomId', 'Room does not belong to the institution');
    return room.key;
  };
  const remember = (key: number, roomKey: number | null | undefined, notes: string | null | undefined): void => {
    if (roomKey !== undefined) memory.roomKeys.set(key, roomKey);
    if (notes !== undefined) memory.notes.set(key, notes);
  };

  return {
    createAppointment({ input }: { readonly input: AppointmentCreate }) {
      allowed();
      const placeKey = keyOf(practice, 'place', input.institutionId);
      const roomKey = roomKeyIn(placeKey, input.roomId);
      const booking = {
        ...times(null, input),
        placeKey,
        typeKey: keyOf(practice, 'visitType', input.appointmentTypeId),
        providerKey: reference('provider', input.providerId),
        patientKey: reference('patient', input.patientId),
        clientKey: reference('client', input.familyId),
        reason: input.reason,
      };
      const row = done(bookAppointment(practice, booking, now()));
      remember(row.key, roomKey ?? undefined, input.notes);
      return records.appointment(row);
    },
    updateAppointment({ input }: { readonly input: AppointmentInput & ById }) {
      allowed();
      const before = appointmentOf(input.id);
      const placeKey = required('place', input.institutionId) ?? before.placeKey;
      const patientKey = reference('patient', input.patientId);
      const patient = rowOf(practice.patients, patientKey ?? null);
      const roomKey = roomKeyIn(placeKey, input.roomId);
      const changes = {
        ...times(before, input),
        placeKey,
        typeKey: required('visitType', input.appointmentTypeId),
        providerKey: reference('provider', input.providerId),
        patientKey,
        clientKey: input.familyId === undefined && patient ? patient.clientKey : reference('client', input.familyId),
        reason: input.reason,
      };
      const row = done(changeAppointment(practice, before.key, changes, now()));
      remember(row.key, roomKey, input.notes);
      return records.appointment(row);
    },
    updateAppointmentStatus({ id, status }: ById & { readonly status: string }) {
      allowed();
      const state = stateOf(status);
      return change(id, { state, ...(state !== 'cancelled' && { cancelReason: null }) });
    },
    cancelAppointment({ id, reason }: ById & { readonly reason?: string | null }) {
      allowed();
      if (appointmentOf(id).state === 'completed') throw invalid('id', 'A checked out appointment cannot be canceled');
      return change(id, { state: 'cancelled', cancelReason: reason ?? null });
    },
    deleteAppointment({ id }: ById) {
      allowed();
      change(id, { isDeleted: true });
      return true;
    },
    ...peopleWrites(backstage, records, gate),
    ...officeWrites(backstage, tools, gate),
  };
}
