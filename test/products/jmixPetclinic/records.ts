import { instantOfWall, offsetText, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type ProviderRecord,
  type VisitState,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

export const jmixIds = uuidIds();

/** The zone of the server, and of the only clinic; times of visits are stored without any. */
export const clinicZone = 'America/New_York';

const onlyPlace = 1;

/** There is no word for a visit that nobody came to: it stays as it was. One that is called off is deleted. */
export const treatments = {
  planned: 'UPCOMING',
  confirmed: 'UPCOMING',
  arrived: 'UPCOMING',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'DONE',
  cancelled: 'UPCOMING',
  noShow: 'UPCOMING',
} as const satisfies Record<VisitState, string>;

/** The kind of a visit by the key of the practice's own. */
export const visitTypes: Readonly<Record<number, string>> = {
  1: 'REGULAR_CHECKUP',
  2: 'RECHARGE',
  3: 'DISEASE_TREATMENT',
  5: 'OTHER',
  6: 'STATUS_CONDITION_HEALING',
  4: 'DISEASE_TREATMENT',
};

const looks: Readonly<Record<string, readonly [style: string, background: string, border: string]>> = {
  REGULAR_CHECKUP: ['event-blue', '#BAF7FF', '#249FAF'],
  RECHARGE: ['event-green', '#BAF2D8', '#23BA75'],
  STATUS_CONDITION_HEALING: ['event-yellow', '#FFE2AD', '#E3A023'],
  DISEASE_TREATMENT: ['event-red', '#FFC8D0', '#DF6679'],
  OTHER: ['event-purple', '#D6D0FF', '#6E64B9'],
};

const species = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Unknown'];
const colors = ['#FF6B6B', '#4ECDC4', '#F7B801', '#3D5A80', null];
const specialties = ['Dentistry', 'Surgery', 'Dermatology'];
const made = Date.parse('2018-06-01T12:00:00Z');

/** Whether the clinic's tables have a visit at all, deleted or not: there must be an animal, and the house is one. */
export function isStored(row: AppointmentRecord): boolean {
  const isPlain = instantOfWall(wallText(row.start, clinicZone), clinicZone) === row.start;
  return row.patientKey !== null && !row.isBlock && row.placeKey === onlyPlace && isPlain;
}

/** Whether a visit is there for who doesn't ask for deleted ones. */
export function isVisit(row: AppointmentRecord): boolean {
  return isStored(row) && !row.isDeleted && row.state !== 'cancelled';
}

/** An id for a row that the practice doesn't know as such. */
export function madeId(kind: number, key: number): string {
  return `5fd1${String(kind).padStart(4, '0')}-7c1e-4b0a-9d3f-${String(key).padStart(12, '0')}`;
}

/** The species with an id. */
export function speciesOf(id: string): string | null {
  return species.find((_, index) => madeId(3, index + 1) === id) ?? null;
}

function usernameOf({ givenName }: ProviderRecord): string {
  return givenName
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}

/** The rows of all entities; each is a function, as tables change. */
export function jmixRows(
  { practice, meet }: Backstage,
  deletedPets: ReadonlySet<number>,
): Readonly<Record<string, () => readonly Row[]>> {
  const timeText = (instant: number): string => offsetText(instant, clinicZone);
  function audit(key: number, createdAt: number, updatedAt: number, isDeleted = false): Row {
    const who = ['joy', 'grace', 'admin'];
    return {
      version: 1 + (key % 3),
      createdBy: who[key % 3] ?? 'admin',
      createdDate: timeText(createdAt),
      lastModifiedBy: key % 4 === 0 ? null : (who[(key + 1) % 3] ?? 'admin'),
      lastModifiedDate: timeText(updatedAt),
      deletedBy: isDeleted ? 'admin' : null,
      deletedDate: isDeleted ? timeText(updatedAt) : null,
    };
  }
  const fixed = (key: number): Row => audit(key, made + key * 86_400_000, made + key * 90_000_000);
  function owner(row: ClientRecord): Row {
    const [firstName, lastName] = row.givenName === null ? [row.familyName, null] : [row.givenName, row.familyName];
    const fullName = lastName === null || lastName === '' ? firstName : `${firstName} ${lastName}`;
    return {
      meet: () => meet('client', row.key),
      _instanceName: fullName,
      id: jmixIds.of('client', row.key),
      firstName,
      lastName,
      fullName,
      address: row.street,
      city: row.city,
      email: row.emails[0] ?? null,
      telephone: row.phones[0]?.value ?? null,
      pets: () =>
        practice.patients.filter(({ key, clientKey }) => clientKey === row.key && !deletedPets.has(key)).map(pet),
      ...audit(row.key, row.createdAt, row.updatedAt, row.isDeleted),
    };
  }
  function petType(name: string): Row {
    const index = Math.max(0, species.indexOf(name));
    const id = madeId(3, index + 1);
    return { _instanceName: species[index], id, name: species[index], color: colors[index], ...fixed(index + 1) };
  }
  function pet(row: PatientRecord): Row {
    return {
      meet: () => meet('patient', row.key),
      _instanceName: row.name,
      id: jmixIds.of('patient', row.key),
      name: row.name,
      identificationNumber: row.microchip ?? String(100 + row.key),
      birthdate: row.birthDate,
      type: () => petType(species.includes(row.species) ? row.species : 'Unknown'),
      owner: () => optional(rowOf(practice.clients, row.clientKey), owner),
      ...audit(row.key, row.createdAt, row.updatedAt, deletedPets.has(row.key)),
    };
  }
  function user(row: ProviderRecord): Row {
    const username = usernameOf(row);
    return {
      _instanceName: `${row.givenName} ${row.familyName} [${username}]`,
      id: jmixIds.of('provider', row.key),
      username,
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.email,
      active: row.isActive,
      password: `{noop}${username}`,
      timeZoneId: row.key % 2 === 0 ? clinicZone : null,
      ...fixed(row.key),
    };
  }
  function specialty(index: number): Row {
    return {
      _instanceName: specialties[index],
      id: madeId(4, index + 1),
      name: specialties[index],
      ...fixed(index + 1),
    };
  }
  // Doctors are a list of their own; nothing leads from a visit to them.
  function veterinarian(row: ProviderRecord): Row {
    const fullName = `${row.givenName} ${row.familyName}`;
    return {
      _instanceName: fullName,
      id: madeId(5, row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      fullName,
      specialties: () => (row.key % 2 === 0 ? [] : [specialty(row.key % 3)]),
      ...audit(row.key, made, made + row.key * 80_000_000, !row.isActive),
    };
  }
  function visit(row: AppointmentRecord): Row {
    const type = visitTypes[row.typeKey] ?? 'OTHER';
    const [typeStyle, typeBackgroundColor, typeBorderColor] = looks[type] ?? [];
    const animal = rowOf(practice.patients, row.patientKey);
    return {
      meet: () => meet('appointment', row.key),
      _instanceName: row.reason ?? '',
      id: jmixIds.of('appointment', row.key),
      pet: () => optional(animal, pet),
      petName: animal?.name ?? '',
      type,
      typeStyle,
      typeBackgroundColor,
      typeBorderColor,
      typeTextColor: '#000000',
      visitStart: wallText(row.start, clinicZone),
      visitEnd: wallText(row.start + row.minutes * 60_000, clinicZone),
      assignedNurse: () => optional(rowOf(practice.providers, row.providerKey), user),
      description: row.reason,
      treatmentStatus: treatments[row.state],
      ...audit(row.key, row.createdAt, row.updatedAt, !isVisit(row)),
    };
  }
  const roles = ['Full Access', 'Nurse', 'Veterinarian'];
  const trail = { version: 1, createdBy: 'admin', createTs: '2018-06-01T08:00:00', deleteTs: null, deletedBy: null };
  const policy = (index: number): Row => ({
    _instanceName: '*',
    id: madeId(7, index + 1),
    action: 'all',
    effect: 'allow',
    policyGroup: null,
    resource: '*',
    type: 'entity',
    ...trail,
    role: () => role(index),
  });
  const role = (index: number): Row => ({
    _instanceName: roles[index],
    id: madeId(6, index + 1),
    name: roles[index],
    code: roles[index]?.toLowerCase().replace(' ', '-'),
    scopes: 'UI',
    ...trail,
    resourcePolicies: () => [policy(index)],
  });
  const assignment = (row: ProviderRecord): Row => {
    const roleCode = row.role === 'veterinarian' ? 'veterinarian' : 'nurse';
    const username = usernameOf(row);
    return { _instanceName: username, id: madeId(8, row.key), username, roleCode, roleType: 'resource', ...trail };
  };
  return {
    User: () => practice.providers.map(user),
    petclinic_Owner: () => practice.clients.map(owner),
    petclinic_Pet: () => practice.patients.map(pet),
    petclinic_PetType: () => species.map(petType),
    petclinic_Specialty: () => specialties.map((_, index) => specialty(index)),
    petclinic_Veterinarian: () =>
      practice.providers.filter(({ role: job }) => job === 'veterinarian').map(veterinarian),
    petclinic_Visit: () => practice.appointments.filter(isStored).map(visit),
    sec_ResourcePolicyEntity: () => roles.map((_, index) => policy(index)),
    sec_ResourceRoleEntity: () => roles.map((_, index) => role(index)),
    sec_RoleAssignmentEntity: () => practice.providers.map(assignment),
    sec_UserSubstitutionEntity: () => [],
  };
}

function optional<From>(from: From | null, shape: (from: From) => Row): Row | null {
  return from === null ? null : shape(from);
}
