import { type ExecutionResult, GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Numbers that the database counts for each table. */
export const tensorIds = numberIds(0);

/** The rows of the table of statuses, as the service fills it at first; the id of each is its place. */
export const statuses = ['Scheduled', 'Checked-In', 'Checked-Out', 'Cancelled'] as const;
export const rooms = ['Exam Room 1', 'Exam Room 2', 'Procedure Room', 'Post-Op Room'] as const;
const userTypes = ['Admin', 'Nurse', 'Pharmacist', 'Optical Assistant', 'Physician', 'Optometrist'];
export const titleOf = { veterinarian: 'Physician', technician: 'Nurse', groomer: 'Optometrist' } as const;

/** The title of an appointment's status. A no-show stays scheduled. */
export const tensorWords: Readonly<Record<VisitState, (typeof statuses)[number]>> = {
  planned: 'Scheduled',
  confirmed: 'Scheduled',
  arrived: 'Checked-In',
  inProgress: 'Checked-In',
  ready: 'Checked-In',
  completed: 'Checked-Out',
  cancelled: 'Cancelled',
  noShow: 'Scheduled',
};

/** Whether the hospital, which is one house, has this appointment: it needs a patient and a provider. */
export function isHere(row: AppointmentRecord): boolean {
  const { clientKey, providerKey, placeKey, isDeleted, isBlock } = row;
  return placeKey === 1 && clientKey !== null && providerKey !== null && !isDeleted && !isBlock;
}

/** Which of a patient's telephone numbers is in which field. */
export function phoneFields([first, ...others]: ClientRecord['phones']) {
  const home = others.find(({ label }) => label === 'Home');
  return { phoneNo: first, phoneNo2: others.find((phone) => phone !== home), homePhone: home };
}

/** The numbers as they are shown; Go writes an empty text where there is none. */
export function phonesOf({ phones }: ClientRecord): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(phoneFields(phones)).map(([field, phone]) => [field, phone?.value ?? '']));
}

const blank = (fields: string): Row => Object.fromEntries(fields.split(/\s+/).map((field) => [field, '']));

/** The zero value of a struct in Go: such a row stands where a relation was not loaded. */
export const noPatient: Row = {
  id: 0,
  ...blank(`firstName lastName gender phoneNo phoneNo2 homePhone email idNo idType martialStatus occupation region city
    subCity woreda zone kebele houseNo cardNo memo emergencyContactName emergencyContactRel emergencyContactPhone
    emergencyContactPhone2 emergencyContactMemo`),
  paperRecord: false,
  patientHistory: { id: 0, patientId: 0 },
};
const untitled: Row = { id: 0, title: '' };
export const noAppointment: Row = {
  id: 0,
  ...blank('firstName lastName phoneNo providerName medicalDepartment queueName'),
  queueId: 0,
  room: untitled,
  visitType: untitled,
  appointmentStatus: untitled,
  patient: noPatient,
  patientId: 0,
  userId: 0,
  credit: false,
  payments: [],
  files: [],
  patientChart: { id: 0, appointmentId: 0 },
};

/** The rows of the practice as tables. */
export function tensorRows({ practice, meet }: Backstage) {
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    return {
      ...noPatient,
      id: row.key,
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      gender: row.key % 2 === 0 ? 'Female' : 'Male',
      ...phonesOf(row),
      email: row.emails[0] ?? '',
      dateOfBirth: `${String(1950 + (row.key % 50))}-0${String(1 + (row.key % 9))}-12T00:00:00Z`,
      emergencyContactPhone: row.key % 10 === 0 ? '+1 207 555 0999' : '',
      region: row.placeKey === 2 ? 'CO' : 'ME',
      city: row.city,
      woreda: '01',
      houseNo: row.street,
      cardNo: `C-${String(row.key).padStart(4, '0')}`,
      memo: row.note ?? '',
    };
  }
  const user = (row: ProviderRecord): Row => ({
    id: row.key,
    firstName: row.givenName,
    lastName: row.familyName,
    userTypes: titles(userTypes).filter(({ title }) => title === titleOf[row.role]),
    active: row.isActive,
    email: row.email,
  });
  const visitTypes = practice.visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name }): Row => ({ id: key, title: name }));
  /** The columns of an appointment, those with the names of patient and provider among them. */
  function columns(row: AppointmentRecord): Row {
    const client = rowOf(practice.clients, row.clientKey);
    const provider = rowOf(practice.providers, row.providerKey);
    const status = statuses.indexOf(tensorWords[row.state]);
    return {
      ...noAppointment,
      id: row.key,
      patientId: row.clientKey,
      firstName: client?.givenName ?? '',
      lastName: client?.familyName ?? '',
      phoneNo: client?.phones[0]?.value ?? '',
      providerName: provider && fullNameOf(provider),
      userId: row.providerKey,
      checkInTime: utcText(row.start),
      checkedInTime: status === 1 || status === 2 ? utcText(row.start - 7 * 60_000) : null,
      checkedOutTime: status === 2 ? utcText(row.start + (row.minutes + 12) * 60_000) : null,
      roomId: 1 + (row.typeKey % rooms.length),
      visitTypeId: row.typeKey,
      appointmentStatusId: 1 + status,
      emergency: row.reason === 'Emergency',
      medicalDepartment: 'Outpatient',
    };
  }
  const loaded: Readonly<Record<Loaded, (row: AppointmentRecord) => unknown>> = {
    appointmentStatus: ({ state }) => titles(statuses)[statuses.indexOf(tensorWords[state])],
    patient({ clientKey }) {
      const client = rowOf(practice.clients, clientKey);
      return client && !client.isDeleted ? patient(client) : noPatient;
    },
    patientChart: ({ key }) => ({ id: key, appointmentId: key }),
    payments: ({ key, createdAt }) => [
      { id: key, invoiceNo: `INV-${String(key)}`, status: 'PAID', billingId: 1, createdAt: utcText(createdAt) },
    ],
    room: ({ typeKey }) => titles(rooms)[typeKey % rooms.length],
    visitType: ({ typeKey }) => visitTypes.find(({ id }) => id === typeKey) ?? untitled,
  };
  /** An appointment with those of its relations that a query loads; the others are there, and empty. */
  function appointment(row: AppointmentRecord, relations: readonly Loaded[]): Row {
    meet('appointment', row.key);
    return { ...columns(row), ...Object.fromEntries(relations.map((name) => [name, loaded[name](row)])) };
  }
  return { patient, user, visitTypes, columns, appointment };
}

/** Relations of an appointment that a query can load. */
export type Loaded = 'appointmentStatus' | 'patient' | 'patientChart' | 'payments' | 'room' | 'visitType';

/** Titles as rows of a table. */
export function titles(list: readonly string[]): readonly Row[] {
  return list.map((title, index) => ({ id: index + 1, title }));
}

/** An answer as gqlgen writes it: data is null rather than absent, and only what is invalid has a code. */
export function tensorBody({ data, errors }: ExecutionResult): object {
  if (!errors) return { data };
  const shown = errors.map(({ message, path, locations }) => {
    if (!path) return { message, locations, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } };
    return { message: message.startsWith('Cannot return null') ? 'must not be null' : message, path };
  });
  return { errors: shown, data: data ?? null };
}

/** An instant as gqlgen reads it. */
export function timeOf(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(`parsing time "${text}" as "2006-01-02T15:04:05.999999999Z07:00": cannot parse "${text}"`);
}
