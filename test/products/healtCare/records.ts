import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { HealtMemory } from './memory.ts';
import { adminId, dateText, healtIds, healtWords, isAppointment } from './values.ts';

/** How rows look there. */
export type HealtRecords = ReturnType<typeof healtRecords>;

/** Rows by a text column, the greatest first. */
export function newestFirst(rows: Iterable<Row>, column = 'createdAt'): readonly Row[] {
  return [...rows].toSorted((one, other) => {
    const [left, right] = [String(one[column]), String(other[column])];
    return left === right ? 0 : left < right ? 1 : -1;
  });
}

/** Makes rows from the records of a practice; what has no resolver in the source is missing, whether it is required or not. */
export function healtRecords({ practice, meet }: Backstage, memory: HealtMemory) {
  const clinic = (id: unknown): Row | null => memory.clinics.get(String(id)) ?? null;
  const keyed = (id: unknown): string | null => (typeof id === 'string' ? id : null);
  const appointments = (isOf: (row: AppointmentRecord) => boolean): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isAppointment(row) && isOf(row)).toSorted(byStart);

  const user = (row: Row | null | undefined): Row | null => {
    if (!row) return null;
    const own = (rows: ReadonlyMap<string, Row>): Row | null =>
      [...rows.values()].find(({ userId }) => userId === row['id']) ?? null;
    return {
      ...row,
      clinic: () => clinic(row['clinicId']),
      doctor: () => doctor(own(memory.doctors)),
      assistant: () => assistant(own(memory.assistants)),
      patient: () => patient(practice.clients.find(({ key }) => memory.profiles.get(key)?.['userId'] === row['id'])),
    };
  };
  const userOf = (id: unknown): Row | null => user(memory.users.get(String(id)));
  const slots = (doctorId: unknown, isOf: (row: Row) => boolean = () => true): readonly Row[] =>
    [...memory.slots.values()].filter((row) => row['doctorId'] === doctorId && isOf(row)).map(slot);
  const doctor = (row: Row | null | undefined): Row | null => {
    if (!row) return null;
    const { id } = row;
    return {
      ...row,
      user: () => userOf(row['userId']),
      clinic: () => clinic(row['clinicId']),
      slots: () => slots(id),
      appointments: () =>
        appointments(({ providerKey }) => providerKey === healtIds.key('provider', keyed(id))).map(appointment),
    };
  };
  const doctorOf = (id: unknown): Row | null => doctor(memory.doctors.get(String(id)));
  const slot = (row: Row): Row => ({ ...row, doctor: () => doctorOf(row['doctorId']) });
  const assistant = (row: Row | null | undefined): Row | null =>
    row ? { ...row, user: () => userOf(row['userId']), clinic: () => clinic(row['clinicId']) } : null;

  const patient = (client: ClientRecord | null | undefined): Row | null => {
    if (!client) return null;
    meet('client', client.key);
    const { key } = client;
    return {
      userId: null,
      dob: key % 7 === 0 ? null : dateText(Date.UTC(1944 + (key % 60), key % 12, 1 + (key % 27))),
      gender: key % 5 === 0 ? null : key % 2 === 0 ? 'female' : 'male',
      country: 'US',
      ...memory.profiles.get(key),
      id: healtIds.of('client', key),
      clinicId: healtIds.of('place', client.placeKey),
      firstName: client.givenName ?? '',
      lastName: client.familyName,
      email: client.emails[0] ?? null,
      phone: client.phones[0]?.value ?? null,
      address: client.street === '' ? null : client.street,
      city: client.city === '' ? null : client.city,
      notes: client.note,
      createdAt: dateText(client.createdAt),
      updatedAt: dateText(client.updatedAt),
      clinic: () => clinic(healtIds.of('place', client.placeKey)),
      user: () => userOf(memory.profiles.get(key)?.['userId']),
      appointments: () => appointments(({ clientKey }) => clientKey === key).map(appointment),
    };
  };
  const reminder = (row: Row): Row => ({
    ...row,
    appointment: () =>
      appointments(({ key }) => key === healtIds.key('appointment', keyed(row['appointmentId']))).map(appointment)[0] ??
      null,
    rule: () => [memory.rules.get(String(row['ruleId'])) ?? []].flat().map(rule)[0] ?? null,
  });
  const reminders = (isOf: (row: Row) => boolean): readonly Row[] =>
    newestFirst([...memory.reminders.values()].filter(isOf), 'scheduledFor')
      .toReversed()
      .map(reminder);
  const rule = (row: Row): Row => ({ ...row, clinic: () => clinic(row['clinicId']) });
  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const id = healtIds.of('appointment', row.key);
    const createdById = row.key % 4 === 0 ? null : adminId;
    return {
      source: row.key % 4 === 0 ? 'PATIENT_PORTAL' : 'ADMIN_PORTAL',
      notes: row.key % 6 === 1 ? 'Bring earlier records.' : null,
      gcalEventId: null,
      createdById,
      createdBy: () => userOf(createdById),
      ...memory.visits.get(row.key),
      id,
      clinicId: healtIds.of('place', row.placeKey),
      doctorId: healtIds.of('provider', row.providerKey ?? 0),
      patientId: healtIds.of('client', row.clientKey ?? 0),
      start: dateText(row.start),
      end: dateText(row.start + row.minutes * 60_000),
      status: healtWords[row.state],
      reason: row.reason,
      createdAt: dateText(row.createdAt),
      updatedAt: dateText(row.updatedAt),
      clinic: () => clinic(healtIds.of('place', row.placeKey)),
      doctor: () => doctorOf(healtIds.of('provider', row.providerKey ?? 0)),
      patient: () => patient(rowOf(practice.clients, row.clientKey)),
      reminders: () => reminders((each) => each['appointmentId'] === id),
    };
  };
  return {
    clinic,
    user,
    userOf,
    doctor,
    doctorOf,
    slot,
    slots,
    assistant,
    patient,
    appointment,
    appointments,
    reminder,
    reminders,
    rule,
  };
}
