import { createHash } from 'node:crypto';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { operatories, operatoryOf } from './operatories.ts';
import {
  amountText,
  dateText,
  dayText,
  idOrEmpty,
  isInBook,
  phoneIn,
  sikkaIds,
  statusWords,
  timeText,
} from './values.ts';

/** What was written that the practice has no place for. */
export interface SikkaMemory {
  /** Columns of appointments by key, where it isn't that of the provider. */
  readonly operatories: Map<number, string>;
  /** Notes of appointments by key. */
  readonly notes: Map<number, string>;
  /** What became of writes, by id. */
  readonly writebacks: Map<string, Row>;
}

/** How rows of the practice look in the API. */
export type SikkaRecords = ReturnType<typeof sikkaRecords>;

const { of } = sikkaIds;
const custId = of('organization', 1);
const genders = { MALE: 'Male', FEMALE: 'Female', UNKNOWN: 'Unknown' } as const;
const specialities = { veterinarian: 'Veterinarian', technician: 'Technician', groomer: 'Groomer' } as const;

/** Makes rows from the records of a practice: every value is a text, which is empty where there is none. */
export function sikkaRecords({ practice, meet }: Backstage, memory: SikkaMemory) {
  const practiceOf = (key: number): Row | null => {
    const place = rowOf(practice.places, key);
    return place && location(place);
  };

  const operatoryRows = (placeKey: number): readonly Row[] =>
    operatories
      .filter((row) => row.placeKey === placeKey)
      .map(({ code, description }) => ({ operatory: code, description, practice_id: of('place', placeKey) }));

  function location(place: PlaceRecord): Row {
    meet('place', place.key);
    return {
      practice_id: of('place', place.key),
      practice_name: place.name,
      address_line1: place.street,
      address_line2: '',
      city: place.city,
      state: place.state,
      zipcode: place.postalCode,
      country: 'USA',
      phone: place.phone,
      fax: '',
      email: place.email,
      national_provider_identifier: '',
      practice_management_system: 'AVImark',
      cust_id: custId,
      operatories: () => operatoryRows(place.key),
    };
  }

  const visitsOf = (isTheirs: (row: AppointmentRecord) => boolean): readonly number[] =>
    practice.appointments
      .filter((row) => isTheirs(row) && isInBook(row) && row.state === 'completed')
      .map(({ start }) => start);
  const firstDay = (starts: readonly number[]): string => (starts.length === 0 ? '' : dayText(Math.min(...starts)));
  const lastDay = (starts: readonly number[]): string => (starts.length === 0 ? '' : dayText(Math.max(...starts)));

  function guarantor(client: ClientRecord): Row {
    meet('client', client.key);
    return {
      guarantor_id: of('client', client.key),
      salutation: '',
      firstname: client.givenName ?? '',
      middlename: '',
      lastname: client.familyName,
      address_line1: client.street,
      address_line2: '',
      city: client.city,
      state: client.city === '' ? '' : client.city === 'Boulder' ? 'CO' : 'ME',
      zipcode: '',
      homephone: phoneIn(client, 'homephone'),
      workphone: phoneIn(client, 'workphone'),
      cell: phoneIn(client, 'cell'),
      email: client.emails[0] ?? '',
      status: client.isActive ? 'Active' : 'Inactive',
      note: client.note ?? '',
      first_visit: () => firstDay(visitsOf((row) => row.clientKey === client.key)),
      practice_id: of('place', client.placeKey),
      practice: () => practiceOf(client.placeKey),
      patients: () => practice.patients.filter(({ clientKey }) => clientKey === client.key).map(patient),
      accounts_receivable: null,
      cust_id: custId,
    };
  }

  const ownerOf = (key: number | null): ClientRecord | null => {
    const client = rowOf(practice.clients, key);
    return client && !client.isDeleted ? client : null;
  };
  const guarantorOf = (key: number | null): Row | null => {
    const client = ownerOf(key);
    return client && guarantor(client);
  };

  function patient(row: PatientRecord): Row {
    meet('patient', row.key);
    const owner = ownerOf(row.clientKey);
    const placeKey = owner?.placeKey ?? 1;
    const visits = (): readonly number[] => visitsOf(({ patientKey }) => patientKey === row.key);
    const vet = practice.providers.find(({ placeKeys }) => placeKeys.includes(placeKey)) ?? null;
    return {
      patient_id: of('patient', row.key),
      guarantor_id: idOrEmpty('client', owner?.key ?? null),
      guarantor_first_name: owner?.givenName ?? '',
      guarantor_last_name: owner?.familyName ?? '',
      guarantor: () => owner && guarantor(owner),
      firstname: row.name,
      lastname: '',
      preferred_name: '',
      species: row.species,
      breed: row.breed ?? '',
      color: row.color,
      gender: genders[row.sex],
      birthdate: row.birthDate ?? '',
      microchip: row.microchip ?? '',
      weight: '',
      status: row.isDeceased ? 'Deceased' : row.isActive ? 'Active' : 'Inactive',
      patient_note: '',
      medical_note: '',
      alert_note: row.key % 19 === 0 ? 'Muzzle' : '',
      first_visit: () => firstDay(visits()),
      last_visit: () => lastDay(visits()),
      created_date: dayText(row.createdAt),
      provider_id: idOrEmpty('provider', vet?.key ?? null),
      provider: () => vet && provider(vet),
      primary_insurance_company_id: '',
      subscriber_id: '',
      fee_no: '1',
      practice_id: of('place', placeKey),
      practice: () => practiceOf(placeKey),
      cust_id: custId,
    };
  }

  function provider(member: ProviderRecord): Row {
    meet('provider', member.key);
    const placeKey = member.placeKeys[0] ?? 1;
    return {
      provider_id: of('provider', member.key),
      firstname: member.givenName,
      middlename: '',
      lastname: member.familyName,
      suffix: member.title ?? '',
      speciality: specialities[member.role],
      is_secondary: member.role === 'veterinarian' ? 'False' : 'True',
      status: member.isActive ? 'Active' : 'Inactive',
      email: member.email,
      national_provider_identifier: '',
      practice_id: of('place', placeKey),
      practice: () => practiceOf(placeKey),
      cust_id: custId,
    };
  }

  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const id = of('appointment', row.key);
    const animal = rowOf(practice.patients, row.patientKey);
    const owner = ownerOf(row.clientKey);
    const member = rowOf(practice.providers, row.providerKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    return {
      appointment_sr_no: id,
      date: dateText(row.start),
      time: timeText(row.start),
      length: String(row.minutes),
      type: type?.name ?? '',
      status: statusWords[row.state],
      description: row.reason ?? '',
      note: memory.notes.get(row.key) ?? '',
      cancellation_note: row.cancelReason ?? '',
      patient_id: idOrEmpty('patient', animal?.key ?? null),
      patient_name: animal?.name ?? '',
      patient: () => animal && patient(animal),
      guarantor_id: idOrEmpty('client', owner?.key ?? null),
      guarantor_name: owner ? fullNameOf(owner) : '',
      guarantor: () => owner && guarantor(owner),
      provider_id: idOrEmpty('provider', member?.key ?? null),
      provider_name: member ? fullNameOf(member) : '',
      provider: () => member && provider(member),
      hygienist: '',
      operatory: memory.operatories.get(row.key) ?? operatoryOf(row.placeKey, row.providerKey),
      amount: amountText((type?.minutes ?? 0) * 215),
      procedure_code1: type ? `P${of('visitType', type.key)}` : '',
      procedure_code1_amount: amountText((type?.minutes ?? 0) * 215),
      procedure_code2: '',
      procedure_code2_amount: '',
      procedure_code3: '',
      procedure_code3_amount: '',
      appointment_made_date: dateText(row.createdAt),
      created_by: 'Front desk',
      practice_id: of('place', row.placeKey),
      practice: () => practiceOf(row.placeKey),
      cust_id: custId,
      rowhash: createHash('md5')
        .update(`${id} ${String(row.updatedAt)}`)
        .digest('hex'),
    };
  }

  return { location, operatoryRows, guarantor, guarantorOf, patient, provider, appointment, ownerOf };
}
