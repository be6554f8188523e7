import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { HealtMemory } from './memory.ts';
import type { HealtRecords } from './records.ts';
import { adminId, dateText, fail, healtIds, healtWords, instantIn, instantOf, isAppointment, ownId } from './values.ts';

interface DataArgs {
  readonly data: Row;
}

interface IdArgs {
  readonly id: string;
}

const prisma = 'INTERNAL_SERVER_ERROR';

/** The mutations for appointments and for patients. */
export function healtCareWrites(
  backstage: Backstage,
  records: HealtRecords,
  memory: HealtMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    return outcome.ok ? outcome.row : fail(outcome.message, 'FORBIDDEN');
  };
  /** What is done is written down, about an appointment or a patient. */
  const log = (action: string, entity: string, entityId: string, clinicId: unknown, metadata: Row): void => {
    const id = ownId('log', 5000 + memory.logs.size);
    const appointmentId = entity === 'Appointment' ? entityId : null;
    const who = { actorId: adminId, ipAddress: null, userAgent: null, createdAt: dateText(now()) };
    memory.logs.set(id, { id, clinicId, action, entity, entityId, metadata, appointmentId, ...who });
  };
  const appointmentAt = (id: string): AppointmentRecord => {
    const [row] = records.appointments(({ key }) => key === healtIds.key('appointment', id));
    return row ?? fail('Appointment not found', 'NOT_FOUND');
  };
  const patientAt = (id: unknown): ClientRecord => {
    const key = healtIds.key('client', typeof id === 'string' ? id : null);
    const row = practice.clients.find((client) => client.key === key && !client.isDeleted);
    return row ?? fail('Patient not found', 'NOT_FOUND');
  };
  /** No doctor has two appointments at a time, those that are off not counted. */
  const checkFree = (doctorKey: number | null, start: number, end: number, exceptKey: number | null): void => {
    const isOff = (state: VisitState): boolean => ['CANCELLED', 'NOSHOW'].includes(healtWords[state]);
    const [other] = records.appointments((row) => {
      if (row.providerKey !== doctorKey || row.key === exceptKey || isOff(row.state)) return false;
      return row.start < end && row.start + row.minutes * 60_000 > start;
    });
    if (other) fail('Doctor already has an appointment at this time', 'CONFLICT');
  };
  const given = (input: Row, field: string): number | undefined => {
    const instant = instantIn(input, field);
    return instant === null ? fail(`Argument \`${field}\` must not be null.`, prisma) : instant;
  };
  const stateIn = (input: Row, before: VisitState | null): VisitState | undefined => {
    const word = givenText(input, 'status');
    // A word that an appointment has already changes nothing, also where it stands for several states.
    return before !== null && word === healtWords[before] ? undefined : stateOfWord(healtWords, word);
  };
  const checkEmail = (email: string | null | undefined, key: number | null): void => {
    if (!email) return;
    const other = practice.clients.find((client) => !client.isDeleted && client.emails[0] === email);
    if (other && other.key !== key) fail('Patient with this email already exists in the clinic', 'CONFLICT');
  };
  const setState = (id: string, state: VisitState, action: string): Row => {
    const { key, placeKey, state: before } = appointmentAt(id);
    const change = healtWords[before] === healtWords[state] ? {} : { state };
    const row = done(() => changeAppointment(practice, key, change, now()));
    log(action, 'Appointment', id, healtIds.of('place', placeKey), { previousStatus: healtWords[before] });
    return records.appointment(row);
  };
  const profileIn = (data: Row): Row => {
    const dob = instantIn(data, 'dob');
    const { gender, country } = data;
    return presentFields({ dob: typeof dob === 'number' ? dateText(dob) : dob, gender, country });
  };

  return {
    createAppointment({ data }: DataArgs) {
      const doctorId = String(givenText(data, 'doctorId'));
      const doctor = memory.doctors.get(doctorId) ?? fail('Doctor not found', 'NOT_FOUND');
      const client = patientAt(data['patientId']);
      const [start, end] = [instantOf(data['start']), instantOf(data['end'])];
      if (start >= end) fail('Appointment end time must be after start time', 'BAD_REQUEST');
      if (start < now()) fail('Cannot create appointments in the past', 'BAD_REQUEST');
      const providerKey = healtIds.key('provider', doctorId);
      checkFree(providerKey, start, end, null);
      const placeKey = healtIds.key('place', givenText(doctor, 'clinicId'));
      const booking = {
        start,
        minutes: (end - start) / 60_000,
        placeKey,
        typeKey: 1,
        providerKey,
        clientKey: client.key,
        reason: givenText(data, 'reason'),
        state: stateIn(data, null),
      };
      const row = done(() => bookAppointment(practice, booking, now()));
      const { notes = null, source } = data;
      const fields = { notes, source: source ?? 'ADMIN_PORTAL', createdById: adminId };
      memory.visits.set(row.key, { ...fields, createdBy: () => records.userOf(adminId) });
      const made = records.appointment(row);
      const metadata = { doctorId, patientId: data['patientId'], start: dateText(start), end: dateText(end) };
      log('appointment.create', 'Appointment', String(made['id']), made['clinicId'], metadata);
      return made;
    },
    updateAppointment({ id, data }: IdArgs & DataArgs) {
      const before = appointmentAt(id);
      const [from, to] = [given(data, 'start'), given(data, 'end')];
      if (from !== undefined && to !== undefined && from >= to)
        fail('Appointment end time must be after start time', 'BAD_REQUEST');
      const start = from ?? before.start;
      const end = to ?? before.start + before.minutes * 60_000;
      if (from !== undefined || to !== undefined) checkFree(before.providerKey, start, end, before.key);
      const change = {
        start,
        minutes: (end - start) / 60_000,
        reason: givenText(data, 'reason'),
        state: stateIn(data, before.state),
      };
      const row = done(() => changeAppointment(practice, before.key, change, now()));
      memory.visits.set(row.key, { ...memory.visits.get(row.key), ...presentFields({ notes: data['notes'] }) });
      log('appointment.update', 'Appointment', id, healtIds.of('place', row.placeKey), { changes: data });
      return records.appointment(row);
    },
    cancelAppointment({ id }: IdArgs) {
      if (appointmentAt(id).state === 'cancelled') fail('Appointment is already cancelled', 'BAD_REQUEST');
      return setState(id, 'cancelled', 'appointment.cancel');
    },
    confirmAppointment: ({ id }: IdArgs) => setState(id, 'confirmed', 'appointment.confirm'),
    completeAppointment: ({ id }: IdArgs) => setState(id, 'completed', 'appointment.complete'),
    markNoShow: ({ id }: IdArgs) => setState(id, 'noShow', 'appointment.noshow'),
    deleteAppointment({ id }: IdArgs) {
      const row = appointmentAt(id);
      if ([...memory.reminders.values()].some(({ appointmentId }) => appointmentId === id))
        fail('Foreign key constraint violated: `Reminder_appointmentId_fkey (index)`', prisma);
      const gone = records.appointment(row);
      done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      // Its log entries stay without it, and none can be added to say that it was deleted.
      for (const [key, entry] of memory.logs)
        if (entry['appointmentId'] === id) memory.logs.set(key, { ...entry, appointmentId: null });
      return gone;
    },
    createPatient({ data }: DataArgs) {
      const userId = givenText(data, 'userId');
      if (userId) {
        const user = memory.users.get(userId) ?? fail('User not found', 'NOT_FOUND');
        if (user['role'] !== 'PATIENT') fail('User must have PATIENT role', 'BAD_REQUEST');
        if ([...memory.profiles.values()].some((profile) => profile['userId'] === userId))
          fail('Patient profile already exists for this user', 'CONFLICT');
      }
      const [email, phone] = [givenText(data, 'email'), givenText(data, 'phone')];
      checkEmail(email, null);
      const profile = profileIn(data);
      const { firstName, lastName } = data;
      const names = { givenName: String(firstName), familyName: String(lastName) };
      const { key } = done(() => registerClient(practice, { ...names, emails: [email], phones: [phone] }, now()));
      const change = {
        street: givenText(data, 'address') ?? undefined,
        city: givenText(data, 'city') ?? undefined,
        note: givenText(data, 'notes'),
      };
      const row = done(() => changeClient(practice, key, change, now()));
      const country = data['country'] ?? 'RS';
      memory.profiles.set(key, { dob: null, gender: null, ...profile, country, userId: userId ?? null });
      const made = records.patient(row);
      log('patient.create', 'Patient', healtIds.of('client', key), made?.['clinicId'], { firstName, lastName, email });
      return made;
    },
    updatePatient({ id, data }: IdArgs & DataArgs) {
      const before = patientAt(id);
      const email = givenText(data, 'email');
      if (email !== before.emails[0]) checkEmail(email, before.key);
      const names = ['firstName', 'lastName'].map((field) => givenText(data, field));
      if (names.includes(null)) fail('Argument `firstName` must not be null.', prisma);
      const [givenName, familyName] = names;
      const profile = profileIn(data);
      const change = {
        givenName,
        familyName: familyName ?? undefined,
        ...contactChange(before, givenText(data, 'phone'), email),
        street: givenText(data, 'address') ?? (data['address'] === null ? '' : undefined),
        city: givenText(data, 'city') ?? (data['city'] === null ? '' : undefined),
        note: givenText(data, 'notes'),
      };
      const row = done(() => changeClient(practice, before.key, change, now()));
      memory.profiles.set(row.key, { ...memory.profiles.get(row.key), ...profile });
      log('patient.update', 'Patient', id, healtIds.of('place', row.placeKey), { changes: data });
      return records.patient(row);
    },
    deletePatient({ id }: IdArgs) {
      const client = patientAt(id);
      const appointmentCount = practice.appointments.filter(
        (row) => isAppointment(row) && row.clientKey === client.key,
      ).length;
      if (appointmentCount > 0) {
        const advice = 'Consider anonymizing patient data instead.';
        fail(`Cannot delete patient with existing appointments. ${advice}`, 'CONFLICT', { appointmentCount });
      }
      const gone = records.patient(client);
      done(() => changeClient(practice, client.key, { isDeleted: true }, now()));
      log('patient.delete', 'Patient', id, gone?.['clinicId'], { firstName: gone?.['firstName'] });
      return gone;
    },
  };
}
