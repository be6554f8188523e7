import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Ids } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** The account whose token is used: the administrator's, who was first. */
export const adminId = 1;
const beforeDoctors = 1;
const beforePatients = 9;
/** Doctors who were accepted later come after everybody. */
export const firstNewDoctor = 3001;
const otherHouse = 2;

const offsets = { provider: beforeDoctors, client: beforePatients } as const;
const offsetOf = (kind: string): number => (kind === 'provider' || kind === 'client' ? offsets[kind] : 0);

/** Numbers; the administrator, doctors and patients are rows of one table and count together. */
export const healthCenterIds: Ids = {
  of: (kind, key) => String(key + offsetOf(kind)),
  key(kind, id) {
    const key = Number(id ?? Number.NaN) - offsetOf(kind);
    const isOne = Number.isInteger(key) && key > 0 && (kind !== 'provider' || key <= beforePatients - beforeDoctors);
    return isOne ? key : null;
  },
};

/** A date as the driver's objects become JSON: in UTC, with milliseconds. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

/** Calling off deletes, so that only what takes or took place is left; it is one house, in which nobody is an animal. */
export function isAppointment(row: AppointmentRecord): boolean {
  const isOf = row.clientKey !== null || (row.isBlock && row.providerKey !== null);
  return isOf && row.placeKey !== otherHouse && !row.isDeleted && row.state !== 'cancelled';
}

/** The patients who have an account. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** The address of a patient; one is made up for those whose bank had none, as every account must have one. */
export function emailOf({ emails, givenName, familyName, createdAt }: ClientRecord): string {
  const [given, family] = [givenName ?? '', familyName].map((name) => name.toLowerCase());
  return emails[0] ?? `${given ?? ''}.${family ?? ''}@insertedonbankingsignup${dateText(createdAt).slice(0, 10)}.com`;
}

/** An error as the server's own. */
export function failure(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** What the server has beside the practice, and what was changed of accounts. */
export interface HealthCenterBooks {
  readonly edits: Map<number, Row>;
  readonly gone: Set<number>;
  readonly newDoctors: Row[];
  readonly requests: Row[];
  readonly feedbacks: Row[];
  readonly messages: Row[];
  readonly doctorMessages: Map<number, string>;
}

/** The books as they are on the first day. */
export function healthCenterBooks(): HealthCenterBooks {
  const started = Date.parse('2026-10-05T09:12:44Z');
  const request = (id: number, firstName: string, lastName: string): Row => ({
    __typename: 'DoctorRequest',
    id,
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}.${lastName.toLowerCase()}@example.test`,
    createdAt: dateText(started + id * 86_400_000),
    updatedAt: null,
    userRoleId: 2,
  });
  const feedback = (id: number, name: string | null, text: string): Row => ({
    __typename: 'Feedback',
    id,
    name,
    email: name === null ? null : `${name.toLowerCase()}@example.test`,
    text,
    createdAt: dateText(started + id * 7_200_000),
    isRead: id === 1,
  });
  return {
    edits: new Map(),
    gone: new Set(),
    newDoctors: [],
    requests: [request(4, 'Ilse', 'Brandt'), request(6, 'Pavel', 'Novak')],
    feedbacks: [feedback(1, 'Maria', 'Booking was easy.'), feedback(2, null, 'The calendar is slow on my phone.')],
    messages: [
      { id: 1, content: 'Could you move my Friday?', isRead: true, createdAt: dateText(started), senderId: 2 },
      { id: 2, content: 'Is the new room ready?', isRead: false, createdAt: dateText(started + 9000), senderId: 2 },
    ],
    doctorMessages: new Map(),
  };
}

/** The practice as rows of the tables. */
export function healthCenterRecords({ practice, meet }: Backstage, books: HealthCenterBooks) {
  /** What every account has; most dates are those of the row in the table. */
  function account(id: number, own: Row): Row {
    const seen = Date.parse('2026-11-16T07:30:00Z') - id * 5_410_000;
    return {
      __typename: 'User',
      id,
      password: id % 3 === 0 ? null : `$2a$10$Kc${String(id).padStart(4, '0')}Zq0cXb1uYl7mN4vR8wT2eO5sD9hG3jF6kA`,
      postCode: id % 2 === 0 ? `04${String(100 + (id % 60))}` : null,
      lastLogInAt: id % 5 === 0 ? null : dateText(seen),
      lastLogOutAt: id % 4 === 0 ? dateText(seen + 1_500_000) : null,
      profilePictureUrl: null,
      ...own,
      ...books.edits.get(id),
    };
  }
  function admin(): Row {
    const name = { firstName: 'Aino', lastName: 'Lehtonen', email: 'admin@email.com', userRole: 'admin' };
    return account(adminId, {
      ...name,
      phone: null,
      dob: null,
      createdAt: dateText(Date.parse('2018-12-01T08:00:00Z')),
    });
  }
  function doctor(row: ProviderRecord): Row {
    const id = row.key + beforeDoctors;
    return account(id, {
      firstName: row.givenName,
      lastName: row.familyName,
      userRole: 'doctor',
      phone: `+1 207 555 03${String(row.key).padStart(2, '0')}`,
      email: row.email,
      dob: `19${String(70 + row.key * 2)}-0${String(1 + row.key)}-14`,
      streetAddress: null,
      city: 'Portland',
      createdAt: dateText(Date.parse('2018-12-03T08:00:00Z') + row.key * 86_400_000),
      updatedAt: row.key % 2 === 0 ? dateText(Date.parse('2024-05-06T11:20:00Z')) : null,
    });
  }
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    const id = row.key + beforePatients;
    return account(id, {
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      userRole: 'patient',
      phone: row.phones[0]?.value ?? null,
      email: emailOf(row),
      dob:
        row.key % 6 === 0
          ? null
          : `19${String(40 + (row.key % 55))}-0${String(1 + (row.key % 9))}-2${String(row.key % 9)}`,
      streetAddress: row.street === '' ? null : row.street,
      city: row.city === '' ? null : row.city,
      createdAt: dateText(row.createdAt),
      updatedAt: row.updatedAt === row.createdAt ? null : dateText(row.updatedAt),
    });
  }
  const doctors = (): readonly Row[] =>
    [
      ...practice.providers.map(doctor),
      ...books.newDoctors.map((row) => ({ ...row, ...books.edits.get(Number(row['id'])) })),
    ].filter((row) => !books.gone.has(Number(Reflect.get(row, 'id'))));
  const patients = (): readonly Row[] => patientsOf(practice).map(patient);
  function user(id: number | null | undefined): Row | null {
    if (id === adminId) return books.gone.has(adminId) ? null : admin();
    const found = rowOf(patientsOf(practice), healthCenterIds.key('client', id));
    return doctors().find((row) => row['id'] === id) ?? (found && patient(found));
  }
  const doctorIdOf = (row: AppointmentRecord): number | null =>
    row.providerKey === null ? null : row.providerKey + beforeDoctors;
  const patientIdOf = (row: AppointmentRecord): number | null =>
    row.clientKey === null ? null : row.clientKey + beforePatients;
  const hasRecord = (row: AppointmentRecord): boolean => row.state === 'completed' && patientIdOf(row) !== null;
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      __typename: 'Appointment',
      id: row.key,
      doctorId: doctorIdOf(row),
      patientId: patientIdOf(row),
      createdAt: dateText(row.createdAt),
      updatedAt: row.providerKey === null ? null : dateText(row.updatedAt),
      start: dateText(row.start),
      end: dateText(row.start + row.minutes * 60_000),
      allDay: row.minutes >= 1440,
      patient: () => user(patientIdOf(row)),
      doctor: () => user(doctorIdOf(row)),
      // What a doctor keeps free is remarked upon by the doctor.
      patientMessage: row.isBlock ? null : row.reason,
      doctorMessage: books.doctorMessages.get(row.key) ?? (row.isBlock ? row.reason : null),
      record: () => (hasRecord(row) ? record(row) : null),
      recordId: hasRecord(row) ? row.key : null,
    };
  }
  function record(row: AppointmentRecord): Row {
    return {
      __typename: 'Record',
      id: row.key,
      title: row.reason?.slice(0, 50) ?? 'Visit',
      text: 'Examined, nothing remarkable. Come again if it gets worse.',
      createdAt: dateText(row.start + 3_600_000),
      updatedAt: dateText(row.start + 7_200_000),
      appointmentId: row.key,
      appointment: () => appointment(row),
      draft: row.key % 5 === 0,
      patientId: patientIdOf(row),
      doctorId: doctorIdOf(row),
      patient: () => user(patientIdOf(row)),
      doctor: () => user(doctorIdOf(row)),
    };
  }
  const appointments = (): readonly AppointmentRecord[] => practice.appointments.filter(isAppointment);
  return { user, doctors, patients, appointment, appointments, record, hasRecord, doctorIdOf, patientIdOf };
}
