import { addDays } from '../../graphql/demo/zoneTime.ts';
import { wallDay } from './clock.ts';
import { inOrderOfEntry, pick, startsOver } from './drawnRows.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  dialectNow,
  type PatientRecord,
  type PhoneRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
} from './practice.ts';
import { placesOfPractice, providersOfPractice, visitTypesOfPractice } from './practicePlaces.ts';
import { createChance } from '../support/chance.ts';

/** How a practice differs from others; days are counted from the day of the clock. */
interface PracticeSize {
  readonly seed: number;
  /** Keys of its places. */
  readonly placeKeys: readonly number[];
  readonly providers: number;
  readonly clients: number;
  readonly firstDay: number;
  readonly lastDay: number;
  /** Visits on an ordinary day at one place. */
  readonly visits: number;
  readonly phone: (random: () => number) => string;
}

const now = dialectNow;
const today = wallDay(now, 'UTC');
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const sizes = {
  /** One doctor at one place, with a plain book and no odd rows. */
  oneDoctor: {
    seed: 11,
    placeKeys: [1],
    providers: 2,
    clients: 25,
    firstDay: -14,
    lastDay: 14,
    visits: 8,
    phone: (random) => `(212) 555-${digits(random, 4)}`,
  },
  /** Opened today: nothing is in the past. */
  newClinic: {
    seed: 37,
    placeKeys: [1],
    providers: 2,
    clients: 6,
    firstDay: 0,
    lastDay: 2,
    visits: 3,
    phone: (random) => `+1207555${digits(random, 4)}`,
  },
} as const satisfies Readonly<Record<string, PracticeSize>>;

export type PracticeName = keyof typeof sizes;

/** A practice of another size than the shared one, with other people and another book; always the same for a name. */
export function createOtherPractice(name: PracticeName): Practice {
  const size: PracticeSize = sizes[name];
  const random = createChance(size.seed);
  const places = placesOfPractice.filter(({ key }) => size.placeKeys.includes(key));
  const providers = providersOf(size);
  const clients = Array.from({ length: size.clients }, (_, index) => clientOf(index + 1, size, random));
  const owners = clients.flatMap((client) => {
    const count = random() < 0.6 ? 1 : random() < 0.7 ? 2 : 3;
    return Array.from({ length: count }, () => client);
  });
  const patients = owners.map((client, index) => patientOf(index + 1, client, random));
  return {
    organization: { key: 1, name: 'Willow Lane Veterinary Care' },
    places,
    providers,
    visitTypes,
    clients,
    patients,
    appointments: bookOf(size, providers, patients, random),
  };
}

// prettier-ignore
const givenNames = [
  'James', 'Mary', 'Robert', 'Patricia', 'John', 'Jennifer', 'Michael', 'Linda', 'David', 'Susan', 'Maria', 'Karen',
  'Daniel', 'Emily', 'Mark', 'Donna', 'Kevin', 'Carol', 'Brian', 'Amanda', 'Jason', 'Melissa', 'Ryan', 'Stephanie',
];

// prettier-ignore
const familyNames = [
  'Smith', 'Johnson', 'Williams', 'Brown', 'Jones', 'Garcia', 'Miller', 'Davis', 'Martinez', 'Lopez', 'Wilson',
  'Anderson', 'Thomas', 'Taylor', 'Moore', 'Jackson', 'Martin', 'Lee', 'Thompson', 'White', 'Harris', 'Clark', 'Lewis',
  'Robinson', 'Walker', 'Young', 'Allen', 'King', 'Wright', 'Scott', 'Hill', 'Green', 'Adams', 'Nelson', 'Baker', 'Hall',
];

// prettier-ignore
const petNames = [
  'Max', 'Bella', 'Charlie', 'Lucy', 'Cooper', 'Daisy', 'Milo', 'Lola', 'Buddy', 'Sadie', 'Rocky', 'Molly', 'Oliver',
  'Chloe', 'Simba', 'Kitty', 'Oreo', 'Smokey', 'Toby', 'Penny',
];

const breeds: readonly (readonly [species: string, breed: string | null])[] = [
  ['Canine', 'Labrador Retriever'],
  ['Canine', 'Dachshund'],
  ['Feline', 'Domestic Shorthair'],
  ['Feline', 'Maine Coon'],
  ['Feline', null],
];

const visitTypes = visitTypesOfPractice.filter(({ isBlock }) => !isBlock);

const reasons = ['Annual exam', 'Vomiting', 'Ear infection', 'Booster shots', 'Dental cleaning', null, 'Post-op check'];

function providersOf({ providers, placeKeys }: PracticeSize): readonly ProviderRecord[] {
  return providersOfPractice
    .filter(({ isActive, placeKeys: own }) => isActive && own.some((key) => placeKeys.includes(key)))
    .slice(0, providers)
    .map((member) => ({ ...member, placeKeys: member.placeKeys.filter((key) => placeKeys.includes(key)) }));
}

function clientOf(key: number, { phone, placeKeys }: PracticeSize, random: () => number): ClientRecord {
  const givenName = pick(givenNames, random);
  const familyName = pick(familyNames, random);
  // Clients who came later have later keys, as everywhere.
  const createdAt = now - 2000 * dayMs + key * 41 * hourMs;
  const labels = random() < 0.7 ? (['Mobile'] as const) : (['Mobile', 'Home'] as const);
  return {
    key,
    givenName,
    familyName,
    emails: random() < 0.1 ? [] : [`${givenName}.${familyName}${String(key)}@example.com`.toLowerCase()],
    phones: labels.map((label): PhoneRecord => ({ label, value: phone(random) })),
    street: `${String(1 + Math.floor(random() * 900))} Oak Street`,
    city: 'Springfield',
    isActive: random() > 0.04,
    isDeleted: false,
    placeKey: pick(placeKeys, random),
    note: random() < 0.1 ? 'Call before noon.' : null,
    tags: random() < 0.1 ? ['VIP'] : [],
    createdAt,
    updatedAt: createdAt + Math.round(random() * 20 * dayMs),
  };
}

function patientOf(key: number, client: ClientRecord, random: () => number): PatientRecord {
  const [species, breed] = pick(breeds, random);
  const createdAt = client.createdAt + (key % 7) * hourMs;
  const isDeceased = random() < 0.03;
  return {
    key,
    name: pick(petNames, random),
    species,
    breed,
    color: pick(['black', 'white', 'brown', 'orange'], random),
    sex: pick(['MALE', 'FEMALE'] as const, random),
    birthDate: addDays(today, -Math.round(100 + random() * 4000)),
    microchip: random() < 0.5 ? `9851${digits(random, 11)}` : null,
    isActive: !isDeceased,
    isDeceased,
    clientKey: client.key,
    createdAt,
    updatedAt: createdAt,
  };
}

type Draft = Omit<AppointmentRecord, 'key'>;

function bookOf(
  { placeKeys, visits, firstDay, lastDay }: PracticeSize,
  providers: readonly ProviderRecord[],
  patients: readonly PatientRecord[],
  random: () => number,
): AppointmentRecord[] {
  const living = patients.filter(({ isActive }) => isActive);
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => addDays(today, firstDay + index));
  const rows = days.filter(isOpen).flatMap((day) =>
    placeKeys.flatMap((placeKey) => {
      const staff = providers.filter((member) => member.placeKeys.includes(placeKey));
      return startsOn(day, placeKey, visits, random).map((start) => visitAt(start, placeKey, staff, living, random));
    }),
  );
  return inOrderOfEntry(rows);
}

function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

/** Every day but Sunday. */
function isOpen(day: string): boolean {
  return weekdayOf(day) !== 0;
}

/** When visits start: half as many on a Saturday. */
function startsOn(day: string, placeKey: number, visits: number, random: () => number): readonly number[] {
  const zone = placesOfPractice.find(({ key }) => key === placeKey)?.zone ?? 'America/New_York';
  const count = Math.max(1, Math.round(visits * (weekdayOf(day) === 6 ? 0.5 : 0.8 + random() * 0.4)));
  return startsOver(day, zone, count);
}

function visitAt(
  start: number,
  placeKey: number,
  staff: readonly ProviderRecord[],
  patients: readonly PatientRecord[],
  random: () => number,
): Draft {
  const type = pick(visitTypes, random);
  const patient = pick(patients, random);
  const state = stateAt(start, random);
  const createdAt = Math.min(start, now) - Math.round((1 + random() * 500) * hourMs);
  return {
    start,
    minutes: type.minutes,
    placeKey,
    typeKey: type.key,
    state,
    providerKey: random() < 0.03 ? null : pick(staff, random).key,
    patientKey: patient.key,
    clientKey: patient.clientKey,
    reason: pick(reasons, random),
    cancelReason: state === 'cancelled' ? 'Owner is ill' : null,
    isBlock: false,
    isDeleted: false,
    createdAt,
    updatedAt: createdAt + Math.round(random() * hourMs),
  };
}

function stateAt(start: number, random: () => number): VisitState {
  const chance = random();
  if (chance < 0.06) return 'cancelled';
  if (start < now - 2 * hourMs) return chance < 0.1 ? 'noShow' : 'completed';
  if (start < now) return pick(['arrived', 'inProgress', 'ready'] as const, random);
  return chance < 0.4 ? 'confirmed' : 'planned';
}

function digits(random: () => number, count: number): string {
  return Array.from({ length: count }, () => String(Math.floor(random() * 10))).join('');
}
