import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import * as practices from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** UUIDs of the database. */
export const dentiagestIds = uuidIds();

/** The one zone of the clinic; nothing says so but a user's calendar settings. */
export const clinicZone = 'America/New_York';

/** The enum of the status column. */
// prettier-ignore
export const statusWords: Readonly<Record<practices.VisitState, string>> = {
  planned: 'SCHEDULED', confirmed: 'CONFIRMED', arrived: 'CHECKED_IN', inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS', completed: 'COMPLETED', cancelled: 'CANCELLED', noShow: 'NO_SHOW',
};

/** The enum of the type column, in the order of the practice's types. */
// prettier-ignore
export const typeWords: readonly string[] = [
  'CONSULTATION', 'CLEANING', 'EMERGENCY', 'SURGERY', 'TREATMENT', 'FOLLOW_UP',
];

/** The id of a row that the practice has no key for. */
export function otherId(table: number, number: number): string {
  return dentiagestIds.of('organization', table * 100_000 + number);
}

/** Patients, the newest first; those who are no longer active are in no list. */
export function activePatients({ clients }: practices.Practice): readonly practices.ClientRecord[] {
  const active = clients.filter(({ isActive, isDeleted }) => isActive && !isDeleted);
  return active.toSorted((one, other) => other.createdAt - one.createdAt);
}

/** Whether the book has a row: every visit has a patient, and blocks are in the calendar beside. */
export function isInBook(row: practices.AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null && hasClearDay(row);
}

/** What the product says about whether a value can be trusted. */
export function veritasOf(value: unknown, level: string, now: number): Row {
  const verifiedAt = new Date(now).toISOString();
  const common = { level, verifiedAt, algorithm: 'CRITICAL_VERIFICATION_V3' };
  if (value === null || value === undefined || value === '')
    return { ...common, verified: false, confidence: 0, certificate: null, error: 'Field is null/undefined' };
  const certificate = Buffer.from(`veritas:${JSON.stringify(value)}`)
    .toString('hex')
    .slice(0, 64);
  return { ...common, verified: true, confidence: 0.98, certificate, error: null };
}

const insurers = ['Delta Dental', 'MetLife', 'Cigna'];

/** How rows of the practice look there. */
export function dentiagestRecords({ practice, meet, now }: Backstage) {
  const id = dentiagestIds.of;
  // Columns with a time are dates for the driver, so that a String field shows milliseconds.
  const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => {
    return { createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) };
  };
  const withVeritas = (row: Row, levels: Readonly<Record<string, string>>): Row => ({
    ...row,
    ...Object.fromEntries(
      Object.entries(levels).map(([field, level]) => [`${field}_veritas`, () => veritasOf(row[field], level, now())]),
    ),
  });

  /** A patient of a list: only what its query selects. */
  const patient = (row: practices.ClientRecord): Row => {
    meet('client', row.key);
    const year = String(1940 + (row.key % 50));
    const born = row.key % 6 === 0 ? null : `${year}-0${String(1 + (row.key % 9))}-1${String(row.key % 9)}`;
    return {
      id: id('client', row.key),
      name: practices.fullNameOf(row),
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      email: row.emails[0] ?? null,
      phone: row.phones[0]?.value ?? null,
      dateOfBirth: born,
      policyNumber_veritas: () => veritasOf(null, 'CRITICAL', now()),
      medicalHistory_veritas: () => veritasOf(null, 'CRITICAL', now()),
      ...stamps(row),
    };
  };
  /** A patient by id, with all columns. */
  const patientCard = (row: practices.ClientRecord): Row => {
    const insurer = row.key % 3 === 0 ? (insurers[row.key % insurers.length] ?? null) : null;
    const more = {
      address: row.street === '' ? null : `${row.street}, ${row.city}`,
      emergencyContact: row.key % 4 === 0 ? `Robin Vega, +1 207 555 ${String(7000 + row.key)}` : null,
      insuranceProvider: insurer,
      policyNumber: insurer && `POL-${String(440_000 + row.key * 17)}`,
      medicalHistory: row.note ?? '',
      billingStatus: row.key % 7 === 0 ? 'overdue' : 'current',
    };
    return withVeritas({ ...patient(row), ...more }, { policyNumber: 'CRITICAL', medicalHistory: 'CRITICAL' });
  };
  const user = (row: practices.ProviderRecord): Row => {
    const { key, givenName, familyName, email, role, isActive } = row;
    const names = { firstName: givenName, lastName: familyName, fullName: `${givenName} ${familyName}` };
    const lastLoginAt = isActive ? new Date(practices.dialectNow - key * 5_400_000) : null;
    const rest = { role: role === 'veterinarian' ? 'DENTIST' : 'ASSISTANT', isActive, lastLoginAt };
    const createdAt = new Date(Date.parse('2019-01-07T15:00:00Z') + key * 86_400_000);
    return { id: id('provider', key), username: email.split('@')[0], email, ...names, ...rest, createdAt };
  };
  const appointment = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const client = practices.rowOf(practice.clients, row.clientKey);
    const provider = practices.rowOf(practice.providers, row.providerKey);
    const [date, time] = [wallDay(row.start, clinicZone), wallTime(row.start, clinicZone).slice(0, 5)];
    const shown: Row = {
      key: row.key,
      id: id('appointment', row.key),
      patientId: id('client', row.clientKey ?? 0),
      patient: () => client && patientCard(client),
      practitionerId: provider && id('provider', provider.key),
      practitioner: () => provider && user(provider),
      date,
      time,
      appointmentDate: date,
      appointmentTime: time,
      duration: row.minutes,
      type: typeWords[row.typeKey - 1] ?? 'CONSULTATION',
      status: statusWords[row.state],
      notes: row.reason ?? '',
      treatmentDetails: null,
      ...stamps(row),
    };
    const levels = { appointmentDate: 'HIGH', appointmentTime: 'HIGH', status: 'MEDIUM', treatmentDetails: 'HIGH' };
    return withVeritas(shown, levels);
  };
  /** All accounts, the oldest first. */
  const users = (): readonly Row[] => [
    ...practice.providers.map(user),
    account(1, 'Ruth', 'Calder', 'ADMIN'),
    account(2, 'Dana', 'Whitfield', 'RECEPTIONIST'),
  ];
  return { patient, patientCard, user, appointment, users, stamps, withVeritas };
}

/** A member of staff without patients. */
function account(number: number, firstName: string, lastName: string, role: string): Row {
  const email = `${firstName.toLowerCase()}@example.test`;
  const names = { username: firstName.toLowerCase(), firstName, lastName, fullName: `${firstName} ${lastName}` };
  const createdAt = new Date('2021-04-12T14:00:00Z');
  const lastLoginAt = new Date(practices.dialectNow - 600_000);
  return { id: otherId(9, number), email, ...names, role, isActive: true, lastLoginAt, createdAt };
}
