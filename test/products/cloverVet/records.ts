import type { Backstage } from '../../dialects/dialect.ts';
import {
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { type ConnectionArgs } from '../../dialects/pages.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import { addressRow, slugOf, sortedNames } from './names.ts';
import { spacesOf } from './spaces.ts';
import { cloverVetIds, dateTime, disciplines, e164, globalId, guardianStatus, patientStatus } from './values.ts';

/** What the chart and the back office know of people and patients. */
export interface ChartLinks {
  readonly visitsOf: (patient: PatientRecord, args: ConnectionArgs) => Row;
  readonly immunizationsOf: (patient: PatientRecord) => readonly Row[];
  readonly careRemindersOf: (patient: PatientRecord) => readonly Row[];
  readonly membershipsOf: (client: ClientRecord) => readonly Row[];
  readonly balanceOf: (client: ClientRecord) => string;
}

/** How rows of the practice look there. */
export type CloverRecords = ReturnType<typeof cloverRecords>;

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;
const labelColors = ['#f4a261', '#2a9d8f', '#8338ec', '#ff006e'] as const;
const handlingFlags = ['FEARFUL', 'MAY_BITE', 'MUZZLE', 'TWO_PERSON_HOLD'] as const;

/** Makes rows of people, patients and places; references are followed only where they are asked for. */
export function cloverRecords({ practice, meet, now }: Backstage, links: () => ChartLinks) {
  const id = cloverVetIds.of;

  const clinic = (row: PlaceRecord): Row => ({
    __typename: 'Clinic',
    id: id('place', row.key),
    name: row.name,
    slug: slugOf(row.name),
    address: addressRow(row.street, row.city, row.state, row.postalCode),
    timeZone: row.zone,
    phone: e164(row.phone),
    email: row.email,
    hours: weekdays.map((weekday) => ({ weekday, opens: '08:00', closes: '18:00' })),
    spaces: () => spacesOf(row).map((space) => ({ ...space, clinic: () => clinic(row) })),
    teammates: () =>
      practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(row.key)).map(teammate),
  });
  const clinicOf = (key: number | null): Row | null => {
    const row = rowOf(practice.places, key);
    return row && clinic(row);
  };
  const workspace = (): Row => ({
    __typename: 'Workspace',
    id: id('organization', practice.organization.key),
    name: practice.organization.name,
    slug: slugOf(practice.organization.name),
    plan: 'GROWTH',
    currency: 'USD',
    clinics: () => practice.places.map(clinic),
  });

  const roles: readonly Row[] = [
    role('Doctor', ['VISITS_READ', 'VISITS_WRITE', 'HOUSEHOLDS_READ', 'CHARTS_READ', 'CHARTS_WRITE']),
    role('Care staff', ['VISITS_READ', 'VISITS_WRITE', 'HOUSEHOLDS_READ', 'CHARTS_READ', 'TASKS_WRITE']),
    role('Grooming', ['VISITS_READ', 'HOUSEHOLDS_READ']),
  ];
  const roleOf: Readonly<Record<ProviderRecord['role'], number>> = { veterinarian: 0, technician: 1, groomer: 2 };
  function teammate(row: ProviderRecord): Row {
    return {
      __typename: 'Teammate',
      id: id('provider', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      fullName: fullNameOf(row),
      credentials: row.title,
      discipline: disciplines[row.role],
      status: row.isActive ? 'ACTIVE' : 'DEACTIVATED',
      email: row.email,
      clinics: () => row.placeKeys.flatMap((key) => clinicOf(key) ?? []),
      roles: roles.slice(roleOf[row.role], roleOf[row.role] + 1),
    };
  }
  const teammateOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && teammate(row);
  };
  const visitType = (row: VisitTypeRecord): Row => ({
    __typename: 'VisitType',
    id: id('visitType', row.key),
    name: row.name,
    defaultMinutes: row.minutes,
    color: row.color,
    modality: 'IN_PERSON',
    isBookableOnline: row.isBookable,
  });

  const labelNames = (): readonly string[] => sortedNames(practice.clients.flatMap(({ tags }) => tags));
  const label = (name: string): Row => ({
    __typename: 'Label',
    id: globalId('Label', name),
    name,
    color: labelColors[name.length % labelColors.length],
  });
  const speciesNames = (): readonly string[] => sortedNames(practice.patients.map((row) => row.species));
  const breedNames = (kind: string): readonly string[] =>
    sortedNames(practice.patients.filter((row) => row.species === kind).map((row) => row.breed));
  const species = (name: string): Row => ({
    __typename: 'Species',
    id: globalId('Species', name),
    name,
    breeds: () => breedNames(name).map((breedName) => breed(name, breedName)),
  });
  const breed = (kind: string, name: string): Row => ({
    __typename: 'Breed',
    id: globalId('Breed', `${kind}/${name}`),
    name,
    species: () => species(kind),
  });

  const patientsOf = ({ key }: ClientRecord): readonly Row[] =>
    practice.patients.filter(({ clientKey }) => clientKey === key).map((row) => patient(row));
  function household(row: ClientRecord): Row {
    return {
      __typename: 'Household',
      id: globalId('Household', row.key),
      name: row.givenName === null ? row.familyName : `${row.familyName} household`,
      address: row.street === '' && row.city === '' ? null : addressRow(row.street, row.city, null, null),
      primaryGuardian: () => guardian(row),
      guardians: () => [guardian(row)],
      patients: () => patientsOf(row),
      memberships: () => links().membershipsOf(row),
      balanceDue: () => links().balanceOf(row),
    };
  }
  function guardian(row: ClientRecord): Row {
    meet('client', row.key);
    return {
      __typename: 'Guardian',
      id: id('client', row.key),
      kind: row.givenName === null ? 'ORGANIZATION' : 'PERSON',
      firstName: row.givenName,
      lastName: row.familyName,
      fullName: fullNameOf(row),
      status: guardianStatus(row),
      phones: row.phones.map((phone, index) => ({
        number: e164(phone.value),
        label: phone.label.toUpperCase(),
        canText: phone.label === 'Mobile',
        isPrimary: index === 0,
      })),
      emails: row.emails.map((address, index) => ({ address, isPrimary: index === 0 })),
      household: () => household(row),
      patients: () => patientsOf(row),
      homeClinic: () => clinicOf(row.placeKey) ?? clinicOf(practice.places[0]?.key ?? null),
      labels: row.tags.map(label),
      stickyNote: row.note,
      communication: {
        preferredChannel: row.phones.length > 0 ? 'TEXT' : 'EMAIL',
        careReminders: true,
        marketing: row.key % 3 === 0,
      },
      lastVisitOn: () => lastVisitOf(practice, row, now()),
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
    };
  }
  const guardianOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && guardian(row);
  };

  function patient(row: PatientRecord): Row {
    meet('patient', row.key);
    const owner = (): ClientRecord | null => rowOf(practice.clients, row.clientKey);
    return {
      __typename: 'Patient',
      id: id('patient', row.key),
      name: row.name,
      species: () => species(row.species),
      breed: () => (row.breed === null ? null : breed(row.species, row.breed)),
      sex: row.sex,
      coatColor: row.color === '' ? null : row.color,
      birthDate: row.birthDate,
      microchip: row.microchip,
      status: patientStatus(row),
      household: () => {
        const client = owner();
        return client && household(client);
      },
      primaryGuardian: () => guardianOf(row.clientKey),
      handlingFlags: row.key % 9 === 0 ? [handlingFlags[(row.key / 9) % handlingFlags.length]] : [],
      weights: [{ kilograms: 3 + (row.key % 40) / 2, takenOn: dateTime(row.updatedAt).slice(0, 10) }],
      insurance: row.key % 8 === 0 ? { carrier: 'Pawsure', policyNumber: `PS-${String(40_000 + row.key)}` } : null,
      immunizations: () => links().immunizationsOf(row),
      careReminders: () => links().careRemindersOf(row),
      visits: (args: ConnectionArgs) => links().visitsOf(row, args),
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
    };
  }
  const patientOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && patient(row);
  };

  return {
    workspace,
    clinic,
    clinicOf,
    roles,
    teammate,
    teammateOf,
    visitType,
    labelNames,
    label,
    speciesNames,
    species,
    breedNames,
    breed,
    household,
    guardian,
    guardianOf,
    patient,
    patientOf,
  };
}

function role(name: string, permissions: readonly string[]): Row {
  return { __typename: 'Role', id: globalId('Role', slugOf(name)), name, permissions };
}
