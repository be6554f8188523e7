import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitState,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** Ids that Prisma makes for every model. */
export const redwoodIds: Ids = uuidIds();

/** The words of a status, which is a mere text for the schema. */
// prettier-ignore
export const redwoodWords: Readonly<Record<VisitState, string>> = {
  planned: 'Scheduled', confirmed: 'Confirmed', arrived: 'Arrived', inProgress: 'With clinician', ready: 'Ready to leave',
  completed: 'Completed', cancelled: 'Cancelled', noShow: 'Did not attend',
};

/** Whether the book has this visit: it needs a patient, and no clinic has a time zone. */
export function isInBook(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null && hasClearDay(row);
}

/** The e-mail of a patient. Every patient must have one of her own, so that the desk made some up. */
export function emailOf({ emails, key }: ClientRecord): string {
  return emails[0] ?? `no-email-${String(key)}@juno.test`;
}

const opened = Date.parse('2022-04-10T18:23:43.117Z');
const day = 86_400_000;
const hasTreatment = ({ key }: ClientRecord): boolean => key % 4 === 0;
const dateTime = (instant: number): string => new Date(instant).toISOString();

/** The practice as rows with functions for relations; who sees a patient is fixed by her number. */
export function redwoodRows({ practice, meet }: Backstage) {
  const { of } = redwoodIds;
  const present = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const booked = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isInBook(row) && rowOf(present(), row.clientKey) !== null);
  function clinicianKeyOf({ key, placeKey }: ClientRecord): number {
    const staff = practice.providers.filter(({ placeKeys }) => placeKeys.includes(placeKey));
    return staff[key % Math.max(1, staff.length)]?.key ?? 1;
  }
  const clinic = (row: PlaceRecord): Row => ({
    id: of('place', row.key),
    name: row.name,
    patients: () =>
      present()
        .filter(({ placeKey }) => placeKey === row.key)
        .map(patient),
    clinicians: () => practice.providers.filter(({ placeKeys }) => placeKeys[0] === row.key).map(user),
  });
  const clinicOf = (key: number): Row | null => {
    const row = rowOf(practice.places, key);
    return row && clinic(row);
  };
  const userOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && user(row);
  };
  const patientsOf = ({ key }: ProviderRecord): readonly ClientRecord[] =>
    present().filter((row) => clinicianKeyOf(row) === key);
  const treatmentsOf = (rows: readonly ClientRecord[]): readonly Row[] => rows.filter(hasTreatment).map(treatment);
  // prettier-ignore
  const user = (row: ProviderRecord): Row => ({
    id: of('provider', row.key), email: row.email, firstName: row.givenName, lastName: row.familyName,
    hashedPassword: '0'.repeat(64), salt: '0'.repeat(32), resetToken: null, resetTokenExpiresAt: null,
    roles: row.key === 1 ? 'admin' : 'user', clinicId: of('place', row.placeKeys[0] ?? 1),
    createdAt: dateTime(opened + row.key * day), clinic: () => clinicOf(row.placeKeys[0] ?? 1),
    patients: () => patientsOf(row).map(patient), treatments: () => treatmentsOf(patientsOf(row)),
  });
  // prettier-ignore
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    return {
      id: of('client', row.key), firstName: row.givenName ?? '', lastName: row.familyName, email: emailOf(row),
      clinicId: of('place', row.placeKey), clinicianId: of('provider', clinicianKeyOf(row)),
      dob: `19${String(60 + (row.key % 39))}-06-15T00:00:00.000Z`, address: row.street, city: row.city, county: '',
      country: 'US', postcode: '', medicalHistory: row.note, surgicalHistory: null, medications: null,
      infertilityDiagnosis: null, createdAt: dateTime(row.createdAt), phone: row.phones[0]?.value ?? '',
      clinic: () => clinicOf(row.placeKey), clinician: () => userOf(clinicianKeyOf(row)),
      treatments: () => treatmentsOf([row]),
      appointments: () => booked().filter(({ clientKey }) => clientKey === row.key).map(appointment),
    };
  }
  // prettier-ignore
  function treatment(row: ClientRecord): Row {
    const start = Date.parse('2026-09-01T00:00:00Z') + row.key * day;
    const isActive = row.key % 8 === 0;
    return {
      id: of('visitType', row.key), clinicianId: of('provider', clinicianKeyOf(row)), patientId: of('client', row.key),
      startDate: dateTime(start), endDate: isActive ? null : dateTime(start + 28 * day), wasSuccessful: row.key % 3 === 0,
      isActive, createdAt: dateTime(start - day), count: 1, acfId: null, ageAtTreatmentStart: 34, outcome: null, type: 'IVF',
      triggerDate: dateTime(start + 10 * day), eggsRetrieved: null, eggRetrievalDate: null,
      clinician: () => userOf(clinicianKeyOf(row)), patient: () => patient(row),
    };
  }
  // prettier-ignore
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      id: of('appointment', row.key), patientId: of('client', row.clientKey ?? 0), clinicId: of('place', row.placeKey),
      clinicianId: row.providerKey === null ? null : of('provider', row.providerKey),
      type: rowOf(practice.visitTypes, row.typeKey)?.name ?? null, startDate: dateTime(row.start),
      endDate: dateTime(row.start + row.minutes * 60_000), status: redwoodWords[row.state], notes: row.reason,
      createdAt: dateTime(row.createdAt), clinic: () => clinicOf(row.placeKey), clinician: () => userOf(row.providerKey),
      patient() {
        const found = rowOf(present(), row.clientKey);
        return found && patient(found);
      },
    };
  }
  return { present, booked, clinic, user, patient, patientsOf, treatment, treatmentsOf, appointment };
}
