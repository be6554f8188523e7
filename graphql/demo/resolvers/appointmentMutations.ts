import { withStatus } from '../appointmentStatus.ts';
import type { AppointmentRecord, Status } from '../records.ts';
import { invalid, notFound } from '../refusal.ts';
import type { ClinicStore } from '../store.ts';
import { recordAudit } from './audit.ts';
import { textOr, valueOr } from './inputText.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Text = string | null;

interface AppointmentChanges {
  readonly locationId?: Text;
  readonly start?: number | null;
  readonly appointmentTypeId?: Text;
  readonly duration?: number | null;
  readonly patientId?: Text;
  readonly providerId?: Text;
  readonly status?: Status | null;
  readonly isConfirmed?: boolean | null;
  readonly reason?: Text;
  readonly note?: Text;
  readonly room?: Text;
}

interface AppointmentInput extends AppointmentChanges {
  readonly locationId: string;
  readonly start: number;
  readonly appointmentTypeId: string;
}

const longestMinutes = 720;

/** Mutations of the appointment book. Double bookings are allowed: clinics make them on purpose. */
export const appointmentMutations: FieldResolvers = {
  createAppointment: (_source: unknown, { input }: { readonly input: AppointmentInput }, { store }: DemoContext) => {
    const now = store.now();
    const id = store.createId();
    const type = store.appointmentTypes.get(input.appointmentTypeId);
    const blank = blankAppointment(id, input, type?.duration ?? 0, now);
    const appointment = changed(store, blank, input);
    recordAudit(store, 'createAppointment', id);
    return store.putAppointment(appointment);
  },
  updateAppointment: (
    _source: unknown,
    { id, input }: { readonly id: string; readonly input: AppointmentChanges },
    { store }: DemoContext,
  ) => {
    const former = existing(store, id);
    const appointment = changed(store, former, input);
    recordAudit(store, 'updateAppointment', id);
    return store.putAppointment({ ...appointment, updatedAt: store.stampAfter(former.updatedAt) });
  },
  cancelAppointment: (
    _source: unknown,
    { id, reason }: { readonly id: string; readonly reason?: Text },
    { store }: DemoContext,
  ) => {
    const former = existing(store, id);
    if (former.status === 'CANCELLED') throw invalid(`Appointment ${id} is already cancelled`);
    if (former.status === 'COMPLETED') throw invalid(`Appointment ${id} is completed and can't be cancelled`);
    const updatedAt = store.stampAfter(former.updatedAt);
    const called = withStatus(former, 'CANCELLED', store.now(), textOr(null, reason, 'reason'));
    recordAudit(store, 'cancelAppointment', id);
    return store.putAppointment({ ...called, updatedAt });
  },
};

function existing(store: ClinicStore, id: string): AppointmentRecord {
  const appointment = store.appointment(id);
  if (!appointment) throw notFound('Appointment', id);
  return appointment;
}

function blankAppointment(id: string, input: AppointmentInput, duration: number, now: number): AppointmentRecord {
  return {
    id,
    start: input.start,
    duration,
    status: 'PLANNED',
    typeId: input.appointmentTypeId,
    providerId: null,
    locationId: input.locationId,
    patientId: null,
    reason: null,
    note: null,
    room: null,
    bookedOnline: false,
    confirmedAt: null,
    checkedInAt: null,
    startedAt: null,
    checkingOutAt: null,
    completedAt: null,
    cancelledAt: null,
    cancellationReason: null,
    insertedAt: now,
    updatedAt: now,
  };
}

function changed(store: ClinicStore, former: AppointmentRecord, input: AppointmentChanges): AppointmentRecord {
  const appointment: AppointmentRecord = {
    ...former,
    start: valueOr(former.start, input.start),
    duration: valueOr(former.duration, input.duration),
    typeId: valueOr(former.typeId, input.appointmentTypeId),
    locationId: valueOr(former.locationId, input.locationId),
    providerId: textOr(former.providerId, input.providerId, 'providerId'),
    patientId: textOr(former.patientId, input.patientId, 'patientId'),
    reason: textOr(former.reason, input.reason, 'reason'),
    note: textOr(former.note, input.note, 'note'),
    room: textOr(former.room, input.room, 'room'),
  };
  checkReferences(store, appointment);
  if (appointment.duration < 5 || appointment.duration > longestMinutes) {
    throw invalid(`duration must be 5 to ${String(longestMinutes)} minutes`);
  }
  return confirmed(withGivenStatus(appointment, input.status, store.now()), input.isConfirmed, store.now());
}

function withGivenStatus(
  appointment: AppointmentRecord,
  status: Status | null | undefined,
  at: number,
): AppointmentRecord {
  return status && status !== appointment.status ? withStatus(appointment, status, at) : appointment;
}

/** Sets or takes away the confirmation, which is a sign of its own besides the status. */
function confirmed(
  appointment: AppointmentRecord,
  isConfirmed: boolean | null | undefined,
  at: number,
): AppointmentRecord {
  if (typeof isConfirmed !== 'boolean' || isConfirmed === (appointment.confirmedAt !== null)) return appointment;
  const { status } = appointment;
  if (isConfirmed)
    return status === 'PLANNED' ? withStatus(appointment, 'CONFIRMED', at) : { ...appointment, confirmedAt: at };
  return { ...appointment, confirmedAt: null, status: status === 'CONFIRMED' ? 'PLANNED' : status };
}

function checkReferences(store: ClinicStore, appointment: AppointmentRecord): void {
  const { locationId, typeId, providerId, patientId } = appointment;
  const type = store.appointmentTypes.get(typeId);
  if (!store.locations.get(locationId)) throw notFound('Location', locationId);
  if (!type) throw notFound('Appointment type', typeId);
  if (providerId !== null && !store.providers.get(providerId)) throw notFound('Provider', providerId);
  if (patientId === null) {
    if (!type.isBlockoff) throw invalid('An appointment needs a patient');
    return;
  }
  const patient = store.patient(patientId);
  if (!patient) throw notFound('Patient', patientId);
  if (patient.isDeceased && appointment.start > store.now()) throw invalid(`${patient.name} is deceased`);
}
