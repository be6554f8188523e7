import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, wordIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Kind, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of ten letters and digits, as Parse draws them for the objects of each class. */
export const objectIds: Ids = wordIds({
  organization: 'qR8dVe',
  place: 'Ed1nuq',
  provider: 'zT0hKb',
  visitType: 'm5XwPa',
  client: 'xWMyZ4',
  patient: 'a7UcLo',
  appointment: 'Jf3sGi',
});

const classNames = { place: 'Clinic', provider: 'Doctor', client: 'Patient', appointment: 'Appointment' };
const classOfKind: Readonly<Partial<Record<Kind, string>>> = classNames;

/** The global id of an object. */
export function globalId(className: string, objectId: string): string {
  return Buffer.from(`${className}:${objectId}`).toString('base64');
}

/** The object id behind an id, which may be a global one of that class. */
export function objectIdOf(className: string, id: string): string {
  const [type, objectId] = Buffer.from(id, 'base64').toString().split(':');
  return type === className && objectId !== undefined ? objectId : id;
}

/** Global ids of the records; keys are found by object ids too. */
export const parseIds: Ids = {
  of: (kind, key) => globalId(classOfKind[kind] ?? '', objectIds.of(kind, key)),
  key: (kind, id) => (id ? objectIds.key(kind, objectIdOf(classOfKind[kind] ?? '', String(id))) : null),
};

/** What the app writes into the status of an appointment, which is any text. */
export const parseWords = {
  planned: 'pending',
  confirmed: 'scheduled',
  arrived: 'arrived',
  inProgress: 'attending',
  ready: 'attending',
  completed: 'attended',
  cancelled: 'canceled',
  noShow: 'absent',
} satisfies Record<VisitState, string>;

/** Whether there is an object for a visit: what is deleted is gone, and instants have no zone. */
export function isOnBook(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && hasClearDay(row);
}

/** The records of the practice as objects; pointers are object ids, relations lists of them. */
export function parseRows({ practice }: Backstage) {
  const { of } = objectIds;
  const idOrNull = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
  const object = (kind: Kind, key: number, created = launched, updated = created): Row => ({
    objectId: of(kind, key),
    createdAt: dateText(created),
    updatedAt: dateText(updated),
  });
  const patient = (row: ClientRecord): Row => ({
    ...object('client', row.key, row.createdAt, row.updatedAt),
    name: row.givenName,
    lastName: row.familyName,
    email: row.emails[0] ?? null,
    birthday: row.key % 4 === 0 ? null : dateText(Date.UTC(1950 + (row.key % 50), row.key % 12, 12)),
    phone: row.phones[0]?.value ?? null,
  });
  const doctor = (row: ProviderRecord): Row => ({
    ...object('provider', row.key),
    name: row.givenName,
    lastName: row.familyName,
    title: row.title,
    email: row.email,
    licence: `L-${String(40_000 + row.key)}`,
    user: of('organization', row.key),
    specialities: [of('visitType', row.role === 'veterinarian' ? 1 : 2)],
    clinics: row.placeKeys.map((key) => of('place', key)),
    comments: [],
  });
  const appointment = (row: AppointmentRecord): Row => ({
    ...object('appointment', row.key, row.createdAt, row.updatedAt),
    clinic: of('place', row.placeKey),
    description: row.reason,
    date: dateText(row.start),
    endDate: dateText(row.start + row.minutes * 60_000),
    status: parseWords[row.state],
    patient: idOrNull('client', row.clientKey),
    doctor: idOrNull('provider', row.providerKey),
  });
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    _Role: () => [{ ...object('organization', 900), name: 'desk', users: [of('organization', 99)] }],
    _User: () =>
      [...practice.providers, { key: 99, email: 'desk@example.test' }].map(({ key, email }) => {
        return { ...object('organization', key), username: email.replace('@example.test', ''), email };
      }),
    Appointment: () => practice.appointments.filter(isOnBook).map(appointment),
    Clinic: () =>
      practice.places.map(({ key, name, street, city, state, postalCode: zipCode }) => {
        const specialities = ['Prevention', 'Surgery'];
        return { ...object('place', key), name, street, city, state, zipCode, specialities };
      }),
    Doctor: () => practice.providers.map(doctor),
    Patient: () => practice.clients.filter((row) => !row.isDeleted).map(patient),
    Ranking: () => [{ ...object('organization', 910), doctor: of('provider', 1), average: 4.5, reviews: 3 }],
    Speciality: () => [
      { ...object('visitType', 1), description: 'General', doctor: of('organization', 1) },
      { ...object('visitType', 2), description: 'Nursing' },
    ],
  };
  return { rowsOf, patient, appointment };
}

const launched = Date.parse('2014-11-06T17:22:41.318Z');

function dateText(instant: number): string {
  return new Date(instant).toISOString();
}
