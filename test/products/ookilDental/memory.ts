import type { ClientRecord, PlaceRecord, Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { createTeeth } from './teethStore.ts';
import { dateText, dentalIds } from './values.ts';

/** What the product stores beside the practice; rows by their number. */
export interface DentalMemory {
  readonly clinics: Map<number, Row>;
  readonly settings: Map<number, Row>;
  readonly users: Map<number, Row>;
  readonly dentists: Map<number, Row>;
  readonly assistants: Map<number, Row>;
  /** What patients have that clients of the practice don't. */
  readonly profiles: Map<number, Row>;
  readonly treatments: Map<number, Row>;
  readonly charts: readonly Row[];
  readonly teeth: Map<number, Row>;
  /** When an appointment was last written: the product takes that for its beginning. */
  readonly writtenAt: Map<number, number>;
}

/** A number that no row of a table has had so far. */
export function nextNumber(rows: ReadonlyMap<number, Row>, least = 0): number {
  return 1 + Math.max(least, ...rows.keys());
}

/** The administrator, who has the key of all clinics. */
export const administrator = 1;

const hash = '$2b$10$notAHashThatAnybodyCouldEverMatchWithAPassword';
const categories = ['PREVENTIVE', 'PREVENTIVE', 'DIAGNOSTIC', 'PROSTHETICS', 'OTHER', 'DIAGNOSTIC'];
const findings = ['Caries', 'Filling', 'Crown', 'Root canal'];
const statuses = ['EXISTING', 'COMPLETED', 'PLANNED'];
const sinceMs = Date.parse('2019-01-14T09:00:00Z');

/** A patient's profile as it was typed in. */
function profileOf({ key, street, city }: ClientRecord, practice: Practice): Row {
  const [houseNum = null, ...road] = street === '' ? [] : street.split(' ');
  const staff = practice.providers.filter(({ placeKeys }) => placeKeys[0] === (key % 3) + 1);
  const birthday = Date.UTC(1950 + ((key * 7) % 60), key % 12, 1 + (key % 28));
  return {
    nationalId: key % 4 === 0 ? null : `8${String(100_000_000 + key * 7919)}`,
    bday: key % 3 === 0 ? null : dateText(birthday),
    dentistId: key % 5 === 0 ? null : 1 + (staff[key % staff.length]?.key ?? 1),
    address: { street: road.join(' ') || null, houseNum, city: city || null, zipCode: null, country: 'USA' },
  };
}

function clinicOf({ key, name, street, city, state, postalCode }: PlaceRecord): [number, Row] {
  const address = `${street}, ${city}, ${state} ${postalCode}`;
  const registeredAt = dateText(sinceMs + key * 86_400_000);
  return [key, { id: dentalIds.of('place', key), name, address, adminId: administrator, registeredAt }];
}

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): DentalMemory {
  const dentists = practice.providers.map(({ key, givenName, familyName, isActive, placeKeys }): [number, Row] => {
    const id = dentalIds.of('provider', key);
    return [Number(id), { id, name: givenName, surname: familyName, active: isActive, clinicId: placeKeys[0] ?? 1 }];
  });
  const firstAssistant = 2 + practice.providers.length;
  const assistants = ['Nadia Poole', 'Kurt Weiland'].map((person, index): [number, Row] => {
    const [name, surname] = person.split(' ');
    const id = firstAssistant + index;
    return [id, { id: String(id), name, surname, active: true, clinicId: index + 1, worksWith: [2 + index * 2] }];
  });
  const account = (
    id: number,
    email: string,
    roles: readonly string[],
    occupation: string,
    clinicId: unknown,
  ): Row => ({
    id: String(id),
    email,
    password: hash,
    roles,
    occupation,
    clinicId,
  });
  const users = [
    account(administrator, 'admin@example.test', ['ADMIN'], 'REGULAR', 1),
    ...practice.providers.map(({ key, email, placeKeys }) =>
      account(1 + key, email, ['DENTIST'], 'DENTIST', placeKeys[0] ?? 1),
    ),
    ...assistants.map(([id, row]) =>
      account(id, `assistant${String(id)}@example.test`, ['ASSISTANT'], 'ASSISTANT', row['clinicId']),
    ),
  ];
  const hours = { workStartHour: 8, workStartMinutes: 0, workEndHour: 18, workEndMinutes: 0, appointmentDuration: 30 };
  const charts = practice.clients
    .filter(({ key }) => key % 6 === 1)
    .map(({ key }, index): Row => ({
      id: String(index + 1),
      patientId: key,
      createdAt: dateText(sinceMs + key * 864_000_00 * 9),
      type: 'Examination',
      description: findings[key % findings.length],
      tooth: `${String(1 + (key % 4))}${String(1 + (key % 8))}`,
      doctor: practice.providers[key % 4]?.familyName,
      status: statuses[key % statuses.length],
      // Its resolver isn't loaded, so that nothing leads back.
      patient: null,
    }));
  const treatments = practice.visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name, minutes }, index): [number, Row] => {
      const description = `${name}, about ${String(minutes)} minutes`;
      return [key, { id: String(key), name, description, category: categories[index] ?? 'OTHER' }];
    });
  return {
    clinics: new Map(practice.places.map(clinicOf)),
    settings: new Map(
      practice.places.map(({ key }) => [
        key,
        { clinicId: String(key), workOnSaturday: key === 1, workOnSunday: false, ...hours },
      ]),
    ),
    users: new Map(users.map((row) => [Number(row['id']), row])),
    dentists: new Map(dentists),
    assistants: new Map(assistants),
    profiles: new Map(practice.clients.map((client) => [client.key, profileOf(client, practice)])),
    treatments: new Map(treatments),
    charts,
    teeth: createTeeth(practice.clients),
    writtenAt: new Map(),
  };
}
