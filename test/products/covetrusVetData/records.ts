import type { Backstage } from '../../dialects/dialect.ts';
import { mixed } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import { codeOf, dayText, genderOf, instantText, localOf, pmsIdOf, vetDataIds, vetDataStates } from './values.ts';

/** How rows of the practice look there. */
export type VetDataRecords = ReturnType<typeof vetDataRecords>;

const { of } = vetDataIds;
const systems = ['AVIMARK', 'PULSE', 'IMPROMED'];
const staffSince = Date.parse('2019-01-07T13:00:00Z');

/** The practice of a patient: that of the owner, and the first one for a stray. */
export function placeKeyOf(clients: readonly ClientRecord[], { clientKey }: PatientRecord): number {
  return rowOf(clients, clientKey)?.placeKey ?? 1;
}

/** Makes rows from the records of a practice. */
export function vetDataRecords({ practice, meet, now }: Backstage) {
  const common = (row: { key: number; isDeleted?: boolean; createdAt: number; updatedAt: number }): Row => ({
    pmsId: pmsIdOf(row.key),
    siteId: null,
    deleted: row.isDeleted ?? false,
    apiCreateDate: instantText(row.createdAt),
    apiLastChangeDate: instantText(row.updatedAt),
    checkSum: mixed(row.updatedAt / 1000) % 1_000_000,
    rowKey: row.key,
  });

  const installation = (place: PlaceRecord): Row => ({
    id: of('place', place.key),
    practiceName: place.name,
    pms: systems[place.key - 1] ?? 'AVIMARK',
    address1: place.street,
    city: place.city,
    state: place.state,
    postalCode: place.postalCode,
    phoneNumber: place.phone,
    emailAddress: place.email,
    timeZone: place.zone,
    lastSyncDate: instantText(now() - 240_000),
  });
  const at = (placeKey: number): Row => ({
    installationId: of('place', placeKey),
    installation: () => [rowOf(practice.places, placeKey)].flatMap((place) => place ?? []).map(installation)[0],
  });

  const relationship = (owner: ClientRecord, animal: PatientRecord): Row => ({
    id: `${of('client', owner.key)}:${pmsIdOf(animal.key)}`,
    isPrimary: true,
    percentage: 100,
    client: () => client(owner),
    patient: () => patient(animal),
  });

  const client = (row: ClientRecord): Row => {
    meet('client', row.key);
    const id = of('client', row.key);
    return {
      ...common(row),
      ...at(row.placeKey),
      id,
      accountId: `A-${pmsIdOf(row.key)}`,
      firstName: row.givenName,
      lastName: row.familyName,
      salutation: row.givenName,
      address1: row.street === '' ? null : row.street,
      city: row.city === '' ? null : row.city,
      country: 'US',
      phones: row.phones.map(({ label, value }, index) => ({
        id: `${id}:P${String(index)}`,
        phoneNumber: value,
        phoneType: label,
        isPrimary: index === 0,
      })),
      emails: row.emails.map((address, index) => ({ id: `${id}:E${String(index)}`, address, isPrimary: index === 0 })),
      clientPatientRelationships: () =>
        practice.patients.filter(({ clientKey }) => clientKey === row.key).map((animal) => relationship(row, animal)),
      balance: row.key % 8 === 0 ? 42.5 : 0,
      inactive: !row.isActive,
      suspendReminders: !row.isActive,
      comments: row.note,
      enteredDate: dayText(row.createdAt),
      lastTransactionDate: lastVisitOf(practice, row, now()),
    };
  };

  const patient = (row: PatientRecord): Row => {
    meet('patient', row.key);
    const [gender, genderDescription] = genderOf(row);
    const owner = rowOf(practice.clients, row.clientKey);
    return {
      ...common(row),
      ...at(placeKeyOf(practice.clients, row)),
      id: of('patient', row.key),
      name: row.name,
      species: codeOf(row.species),
      speciesDescription: row.species,
      breed: row.breed === null ? null : codeOf(row.breed),
      breedDescription: row.breed,
      color: row.color === '' ? null : codeOf(row.color),
      colorDescription: row.color === '' ? null : row.color,
      gender,
      genderDescription,
      dateOfBirth: row.birthDate,
      dateOfDeath: row.isDeceased ? dayText(row.updatedAt) : null,
      isDeceased: row.isDeceased,
      inactive: !row.isActive,
      microChip: row.microchip,
      suspendReminders: row.isDeceased,
      enteredDate: dayText(row.createdAt),
      clientPatientRelationships: () => (owner && !owner.isDeleted ? [relationship(owner, row)] : []),
    };
  };

  const provider = (row: ProviderRecord): Row => ({
    ...common({ key: row.key, createdAt: staffSince, updatedAt: staffSince }),
    ...at(row.placeKeys[0] ?? 1),
    id: of('provider', row.key),
    initials: `${row.givenName.slice(0, 1)}${row.familyName.slice(0, 1)}`.toUpperCase(),
    firstName: row.givenName,
    lastName: row.familyName,
    credentials: row.title,
    emailAddress: row.email,
    isDoctor: row.role === 'veterinarian',
    inactive: !row.isActive,
  });

  const appointmentType = (row: VisitTypeRecord): Row => ({
    id: of('visitType', row.key),
    code: codeOf(row.name),
    description: row.name,
    defaultDuration: row.minutes,
    color: row.color,
    isBlock: row.isBlock,
  });

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const [status, statusDescription] = vetDataStates[row.state];
    const type = rowOf(practice.visitTypes, row.typeKey)?.name ?? '';
    const hasCome = ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state);
    const pms = (key: number | null): string | null => (key === null ? null : pmsIdOf(key));
    return {
      ...common(row),
      ...at(row.placeKey),
      id: of('appointment', row.key),
      startTime: localOf(row.start, row.placeKey),
      duration: row.minutes,
      type: codeOf(type),
      typeDescription: type,
      status,
      statusDescription,
      reason: row.reason,
      cancellationReason: row.cancelReason,
      confirmedDate: row.state === 'confirmed' ? instantText(row.updatedAt) : null,
      checkInTime: hasCome ? localOf(row.start, row.placeKey) : null,
      checkOutTime: row.state === 'completed' ? localOf(row.start + row.minutes * 60_000, row.placeKey) : null,
      clientPmsId: pms(row.clientKey),
      client: () => [rowOf(practice.clients, row.clientKey)].flatMap((owner) => owner ?? []).map(client)[0],
      patientPmsId: pms(row.patientKey),
      patient: () => [rowOf(practice.patients, row.patientKey)].flatMap((animal) => animal ?? []).map(patient)[0],
      providerPmsId: pms(row.providerKey),
      provider: () => [rowOf(practice.providers, row.providerKey)].flatMap((one) => one ?? []).map(provider)[0],
    };
  };
  return { installation, client, patient, provider, appointmentType, appointment };
}
