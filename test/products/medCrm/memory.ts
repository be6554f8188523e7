import { type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dateText, isTreatment, medCrmIds } from './values.ts';

/** What the product stores beside the practice; rows by their number. */
export interface MedCrmMemory {
  readonly clinics: Map<string, Row>;
  readonly administrators: Map<string, Row>;
  readonly therapists: Map<string, Row>;
  /** What patients have that clients of the practice don't. */
  readonly profiles: Map<string, Row>;
  readonly series: Map<string, Row>;
  /** Observations, meetings and consults, which lie in one table. */
  readonly objects: Map<string, Row>;
  /** What treatments have that appointments don't. */
  readonly treatments: Map<string, Row>;
  readonly files: Map<string, Row>;
  readonly diagnoses: Map<string, Row>;
  readonly summaries: Map<string, Row>;
}

/** A number that no row of a table has had so far. */
export function nextId(rows: ReadonlyMap<string, Row>, least: number): string {
  return String(1 + Math.max(least, ...[...rows.keys()].map(Number)));
}

const funds = ['CLATIT', 'MACCABI', 'MEUHEDET', 'LEUMIT', 'PRIVATE'];
const aims = ['Clear speech', 'Grip of the pen', 'Balance', 'Attention in class'];

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): MedCrmMemory {
  const therapistsOfClinics = practice.providers.map((person): [string, Row] => {
    const id = medCrmIds.of('provider', person.key);
    const profile = {
      id_number: `3105${String(10_000 + person.key * 37)}`,
      first_name: person.givenName,
      last_name: person.familyName,
      clinic_id: medCrmIds.of('place', person.placeKeys[0] ?? 1),
      license_number: person.title === null ? null : 7000 + person.key,
      phone: `+1 207 555 02${String(10 + person.key)}`,
      email: person.email,
      birth_date: dateText(Date.UTC(1970 + person.key, person.key, person.key)),
      disabled: false,
      role: 'THERAPIST',
      title: person.title,
    };
    return [id, { id, archived: !person.isActive, ...profile }];
  });
  const clinics = practice.places.map((place): [string, Row] => {
    const { key, name, email, phone } = place;
    const id = medCrmIds.of('place', key);
    const address = `${place.street}, ${place.city}, ${place.state} ${place.postalCode}`;
    const rules = { treatment_duration: 45, patients_limit: 100, archive_time: 60, disabled: false, deleted: false };
    return [id, { id, name, address, email, fax: null, phone, ...rules }];
  });
  const administrators = practice.places.map(({ key }): [string, Row] => {
    const id = String(10 + key);
    const email = `admin${id}@example.test`;
    return [id, { id, clinic_id: String(key), first_name: null, last_name: null, email, archived: false }];
  });
  const treated = practice.clients.filter(({ key }) =>
    practice.appointments.some((row) => row.clientKey === key && isTreatment(row)),
  );
  const series = treated.map(({ key, placeKey }): [string, Row] => {
    const id = String(700 + key);
    const name = aims[key % aims.length];
    const references = { patient_id: medCrmIds.of('client', key), clinic_id: medCrmIds.of('place', placeKey) };
    return [id, { id, name, treatments_number: 4 + (key % 9), ...references }];
  });
  // Since treatments lead to patients of their own, they need no series.
  const treatments = practice.appointments
    .filter((row) => isTreatment(row) && row.key % 3 !== 0)
    .map((row): [string, Row] => [
      medCrmIds.of('appointment', row.key),
      { series_id: String(700 + (row.clientKey ?? 0)) },
    ]);
  return {
    clinics: new Map(clinics),
    administrators: new Map(administrators),
    therapists: new Map(therapistsOfClinics),
    profiles: new Map(),
    series: new Map(series),
    objects: new Map(treated.filter(({ key }) => key % 2 === 0).map(({ key }) => objectOf(practice, key))),
    treatments: new Map(treatments),
    files: new Map([['1', { id: '1', patient_id: '61', name: 'audiogram.pdf', url: '/uploads/1', size: 51_200 }]]),
    diagnoses: new Map(),
    summaries: new Map(),
  };
}

function objectOf(practice: Practice, clientKey: number): [string, Row] {
  const id = String(clientKey);
  const clinic = medCrmIds.of('place', rowOf(practice.clients, clientKey)?.placeKey ?? 1);
  const date = dateText(Date.parse('2026-11-17T14:00:00Z') + (clientKey - 20) * 3_600_000);
  const row = { id, patient_id: medCrmIds.of('client', clientKey), clinic_id: clinic, date, series_id: null };
  if (clientKey % 3 === 0)
    return [id, { ...row, __typename: 'StaffMeeting', participant_ids: ['21', 'Head of school'], protocol: 'Short.' }];
  if (clientKey % 5 === 0)
    return [id, { ...row, __typename: 'OutsideSourceConsult', consultantRole: 'Pediatrician', meetingSummary: null }];
  return [id, { ...row, __typename: 'SchoolObservation', observationReason: 'Restless', therapist_ids: ['22', '25'] }];
}

/** What is known of a patient that the practice doesn't keep, unless someone wrote something else. */
export function profileOf(key: number): Row {
  const mother = {
    type: 'MOTHER',
    name: `Parent ${String(key)}`,
    phone: `+1 207 555 ${String(9000 + key)}`,
    email: `parent${String(key)}@example.test`,
    receive_updates: key % 8 === 1,
  };
  return {
    id_number: `2078${String(10_000 + key * 53)}`,
    birth_date: dateText(Date.UTC(2012 + (key % 10), key % 12, 1 + (key % 27))),
    gender: key % 5 === 0 ? null : key % 2 === 0 ? 'FEMALE' : 'MALE',
    health_maintenance: key % 6 === 0 ? null : funds[key % funds.length],
    related_persons: key % 4 === 1 ? [mother] : [],
  };
}
