import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { emailOf, healthSyncIds, healthSyncWords, hours, serverZone } from './records.ts';
import { refusal } from './refusal.ts';

interface CreateInput {
  readonly user: Readonly<Record<'email' | 'firstName' | 'lastName' | 'phoneNumber' | 'dateOfBirth', string>> & {
    readonly address?: string | null;
    readonly patient: { readonly allergies?: string | null };
  };
  readonly appointment: Readonly<Partial<Record<'doctorId' | 'serviceId' | 'reason', string | null>>> & {
    readonly locationId: string;
    readonly timeSlot: Readonly<Record<'slotDate' | 'startTime' | 'endTime', string>>;
  };
}

const minute = 60_000;
const open: readonly VisitState[] = ['planned', 'confirmed', 'arrived', 'inProgress', 'ready'];

/** Resolvers of the mutations; most of them only say that all went well. */
export function healthSyncWrites(stage: Backstage): object {
  const { practice, now } = stage;
  const done = <Any>(write: () => Written<Any>): Any => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw refusal(400, outcome.message);
  };
  /** Whoever comes is known by the e-mail: a known user is changed, another one is entered. */
  function clientOf({ email, firstName, lastName, phoneNumber, address, patient }: CreateInput['user']): ClientRecord {
    const known = practice.clients.find((row) => !row.isDeleted && emailOf(row) === email);
    const names = { givenName: firstName, familyName: lastName };
    const client = known ?? done(() => registerClient(practice, { ...names, emails: [email] }, now()));
    const change = {
      ...names,
      phones: [{ label: 'Mobile', value: phoneNumber } as const, ...client.phones.slice(1)],
      street: address ?? undefined,
      note: patient.allergies ?? undefined,
    };
    return done(() => changeClient(practice, client.key, change, now()));
  }
  function createAppointment({ input }: { input: CreateInput }): object {
    const { doctorId, serviceId, locationId, timeSlot, reason } = input.appointment;
    if (!input.user.email.includes('@')) throw refusal(400, 'Invalid email');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(input.user.dateOfBirth)) throw refusal(400, 'Invalid Date.');
    if (!doctorId === !serviceId) throw refusal(400, 'Either Doctor or Service is required for appointment.');
    const { start, minutes } = spanOf(timeSlot, now());
    const provider = rowOf(practice.providers, healthSyncIds.key('provider', doctorId));
    const type = rowOf(practice.visitTypes, healthSyncIds.key('visitType', serviceId));
    const place = rowOf(practice.places, healthSyncIds.key('place', locationId));
    if (doctorId && !provider) throw refusal(404, 'Schedule not found.');
    if (provider?.isActive === false) throw refusal(400, 'Doctor is not available.');
    if (serviceId && !type) throw refusal(404, 'Service Not available.');
    if (timeSlot.startTime < hours.startTime || timeSlot.endTime > hours.endTime)
      throw refusal(400, 'Appointment time must be within 08:00 AM and 06:00 PM.');
    const isSame = (row: AppointmentRecord): boolean =>
      row.providerKey === (provider?.key ?? null) &&
      (provider !== null || (row.typeKey === type?.key && row.placeKey === place?.key));
    const isTaken = practice.appointments.some(
      (row) => row.start === start && !row.isDeleted && row.state !== 'cancelled' && isSame(row),
    );
    if (isTaken) throw refusal(400, 'Time slot is already booked.');
    if (!place) throw refusal(404, 'Location is not valid.');
    const before = practice.clients.length;
    const booking = {
      start,
      minutes,
      placeKey: place.key,
      typeKey: type?.key ?? 1,
      providerKey: provider?.key ?? null,
      clientKey: clientOf(input.user).key,
      reason: reason ?? null,
    };
    done(() => bookAppointment(practice, booking, now()));
    return { success: true, token: practice.clients.length > before ? 'token-of-the-new-user' : null };
  }
  function updateAppointment({ appointmentId, status, notes }: Record<string, string | null | undefined>): object {
    const before = rowOf(practice.appointments, healthSyncIds.key('appointment', appointmentId));
    if (!before || before.isDeleted) throw refusal(404, 'Appointment not found.');
    if (status && !open.includes(before.state)) throw refusal(403, "Status can't be updated now.");
    if ((status === 'COMPLETED' || status === 'NO_SHOW') && now() < before.start)
      throw refusal(400, "You can't update appointment status before appointment time.");
    // Words that are for several states, or that are there already, lead to the first one only where something changes.
    const states = Object.keys(healthSyncWords) as VisitState[]; // Sound: the record has exactly these keys.
    const state =
      status === healthSyncWords[before.state] ? undefined : states.find((each) => healthSyncWords[each] === status);
    const change = { state, cancelReason: notes ?? undefined };
    done(() => changeAppointment(practice, before.key, change, now()));
    return { success: true };
  }
  const denied = (): never => {
    throw refusal(403, 'You are not authorized.');
  };
  return {
    createAppointment,
    updateAppointment,
    // Patients alone change what is written of them, and only an account is made by signing up.
    signup: denied,
    signin: denied,
    updateProfile: denied,
    updatePatient: denied,
    createService: denied,
    updatePayment: denied,
  };
}

/** A slot's start and length, if it is today or on one of the next two days. */
function spanOf(
  { slotDate, startTime, endTime }: CreateInput['appointment']['timeSlot'],
  now: number,
): { start: number; minutes: number } {
  if (!/^\d{2}-\d{2}-\d{4}$/.test(slotDate)) throw refusal(400, 'Invalid Date Format. Use DD-MM-YYYY.');
  for (const time of [startTime, endTime])
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw refusal(400, 'Time must be in HH:mm format.');
  const day = slotDate.split('-').toReversed().join('-');
  const last = wallDay(now + 2 * 1440 * minute, serverZone);
  if (day < wallDay(now, serverZone) || day > last)
    throw refusal(400, 'Slot date must be today or within the next two days.');
  const [start, end] = [startTime, endTime].map((time) => instantOfWall(`${day}T${time}`, serverZone));
  if (start === undefined || end === undefined || end <= start)
    throw refusal(400, 'Start time must be before end time.');
  if (start < now + 30 * minute) throw refusal(400, 'Start time must be at least 30 minutes from now.');
  return { start, minutes: Math.round((end - start) / minute) };
}
