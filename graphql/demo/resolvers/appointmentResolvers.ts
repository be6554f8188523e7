import { pageOf } from './listPages.ts';
import type { AppointmentRecord, AppointmentTypeRecord, LocationRecord, Status } from '../records.ts';
import { invalid, notFound, textOr, valueOr } from './input.ts';
import { type ClinicStore, withStatus } from '../store.ts';
import { type DemoContext, type FieldResolvers, recordAudit } from './resolver.ts';
import type { Shift } from '../calendar.ts';
import { instantAt, minuteMs, wallTime } from '../zoneTime.ts';

interface AppointmentFilter {
  readonly locationId?: string | null;
  readonly providerId?: string | null;
  readonly clientId?: string | null;
  readonly patientId?: string | null;
  readonly start?: number | null;
  readonly end?: number | null;
  readonly statuses?: readonly Status[] | null;
  readonly includeCancelled?: boolean | null;
  readonly updatedSince?: number | null;
  readonly limit: number;
  readonly offset?: number | null;
}

interface TimesArguments {
  readonly locationId: string;
  readonly appointmentTypeId: string;
  readonly date: string;
  readonly providerId?: string | null;
}

/** Queries for the appointment book. */
export const appointmentQueries: FieldResolvers = {
  appointmentTypes: (_source: unknown, _args: object, { store }: DemoContext) => store.appointmentTypes.list(),
  appointments: (_source: unknown, filter: AppointmentFilter, { store }: DemoContext) => {
    const { start, end } = filter;
    if (typeof start === 'number' && typeof end === 'number' && end < start) throw invalid('end is before start');
    const matching = matcher(store, filter);
    return pageOf(store.appointments().filter(matching), filter.limit, filter.offset);
  },
  appointment: (_source: unknown, { id }: { readonly id: string }, { store }: DemoContext) => store.appointment(id),
  availableTimes: (_source: unknown, requested: TimesArguments, { store }: DemoContext) => {
    const location = store.locations.get(requested.locationId);
    const type = store.appointmentTypes.get(requested.appointmentTypeId);
    if (!location) throw notFound('Location', requested.locationId);
    if (!type) throw notFound('Appointment type', requested.appointmentTypeId);
    return freeTimes(store, location, type, requested.date, requested.providerId ?? null);
  },
};

function matcher(store: ClinicStore, filter: AppointmentFilter): (appointment: AppointmentRecord) => boolean {
  const { locationId, providerId, clientId, patientId, start, end, statuses, includeCancelled, updatedSince } = filter;
  const pets = clientId ? new Set(store.patientsOf(clientId).map(({ id }) => id)) : null;
  return (appointment) => {
    if (locationId && appointment.locationId !== locationId) return false;
    if (providerId && appointment.providerId !== providerId) return false;
    if (patientId && appointment.patientId !== patientId) return false;
    if (pets && (appointment.patientId === null || !pets.has(appointment.patientId))) return false;
    if (typeof start === 'number' && appointment.start < start) return false;
    if (typeof end === 'number' && appointment.start >= end) return false;
    if (typeof updatedSince === 'number' && appointment.updatedAt < updatedSince) return false;
    if (statuses && !statuses.includes(appointment.status)) return false;
    // A status that is named is included, regardless of includeCancelled.
    return appointment.status !== 'CANCELLED' || includeCancelled === true || Boolean(statuses);
  };
}

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

/** A time at which an appointment could start; `time` is HH:MM on the wall, `start` epoch ms. */
interface FreeTime {
  readonly time: string;
  readonly start: number;
  readonly providerId: string;
}

const step = 15;

/**
 * Every quarter of an hour of a day (YYYY-MM-DD) at which a provider is free for this type of appointment, by time.
 *
 * Times that have passed are left out.
 */
export function freeTimes(
  store: ClinicStore,
  location: LocationRecord,
  type: AppointmentTypeRecord,
  day: string,
  providerId: string | null,
): readonly FreeTime[] {
  const midnight = instantAt(day, 12 * 60, location.timezone) - 12 * 60 * minuteMs;
  const dayEnd = midnight + 24 * 60 * minuteMs;
  const busy = store
    .appointments()
    .filter(
      ({ start, status }) => start >= midnight && start < dayEnd && status !== 'CANCELLED' && status !== 'NO_SHOW',
    );
  const times: FreeTime[] = [];
  for (const provider of store.providers.list()) {
    if (!type.roles.includes(provider.role) || (providerId && provider.id !== providerId)) continue;
    const shift = store.calendar.shiftOf(provider, day);
    if (shift?.locationId !== location.id) continue;
    const own = busy.filter((appointment) => appointment.providerId === provider.id);
    for (const minute of openMinutes(shift, type.duration)) {
      const start = midnight + minute * minuteMs;
      if (start < store.now() || own.some((appointment) => overlaps(appointment, start, type.duration))) continue;
      times.push({ time: wallTime(minute), start, providerId: provider.id });
    }
  }
  return times.toSorted((one, other) => one.start - other.start || Number(one.providerId) - Number(other.providerId));
}

function openMinutes(shift: Shift, duration: number): readonly number[] {
  const minutes: number[] = [];
  for (let minute = shift.opens; minute + duration <= shift.closes; minute += step) {
    if (minute + duration <= shift.lunchStart || minute >= shift.lunchEnd) minutes.push(minute);
  }
  return minutes;
}

function overlaps(appointment: AppointmentRecord, start: number, duration: number): boolean {
  const end = start + duration * minuteMs;
  return appointment.start < end && start < appointment.start + appointment.duration * minuteMs;
}
