import { addDays } from '../../graphql/demo/zoneTime.ts';
import { createChance } from '../support/chance.ts';
import { wallDay } from './clock.ts';
import { inOrderOfEntry, pick, startsOver } from './drawnRows.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  dialectNow,
  type PatientRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
} from './practice.ts';
import { type PracticeRegion, practiceRegions } from './practiceRegions.ts';

/** One for all, and no key of a place in another: some services write times in it and tell none, or go by the key. */
const zone = 'America/New_York';
const keysOfPlaces = [1, 3, 4, 5, 6] as const;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Draws from one stream of chance. */
interface Draw {
  readonly chance: (part: number) => boolean;
  /** From `least` to `most`, both included. */
  readonly number: (least: number, most: number) => number;
  readonly pick: <Item>(list: readonly Item[]) => Item;
  /** With `#` as a digit. */
  readonly digits: (pattern: string) => string;
}

function drawsOf(random: () => number): Draw {
  const number = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  return {
    chance: (part) => random() < part,
    number,
    pick: (list) => pick(list, random),
    digits: (pattern) => pattern.replaceAll('#', () => String(number(0, 9))),
  };
}

/**
 * A practice of another country, size and discipline of its records for each seed: how often people have an email or a
 * second phone, how full the book is, whether rows were imported at once, whether visits are cancelled at all.
 */
export function createRandomPractice(seed: number): Practice {
  const draw = drawsOf(createChance(seed));
  const region = draw.pick(practiceRegions);
  const city = draw.pick(region.cities);
  const places = keysOfPlaces.slice(0, draw.pick([1, 1, 2, 3, 5])).map((key) => placeOf(key, city, region, draw));
  const providers = Array.from({ length: Math.max(places.length, draw.pick([1, 2, 4, 8])) }, (_, index) =>
    providerOf(index + 1, places, region, draw),
  );
  const visitTypes = visitTypesOf(draw);
  const clients = clientsOf(places, region, draw);
  const patients = patientsOf(clients, region, draw);
  const appointments = bookOf({ places, providers, visitTypes, patients }, draw);
  const organization = { key: 1, name: draw.pick(region.organizations) };
  return { organization, places, providers, visitTypes, clients, patients, appointments };
}

function placeOf(
  key: number,
  [city, state]: PracticeRegion['cities'][number],
  region: PracticeRegion,
  draw: Draw,
): PlaceRecord {
  return {
    key,
    name: `${draw.pick(region.placeNames)} ${key === 1 ? city : `${city} ${String(key)}`}`,
    street: streetOf(region, draw),
    city,
    state,
    postalCode: draw.digits(region.postalCode),
    zone,
    phone: draw.digits(region.phones[0]),
    email: `place${String(key)}@example.test`,
  };
}

function streetOf({ streets, isNumberFirst }: PracticeRegion, draw: Draw): string {
  const number = String(draw.number(1, 240));
  const street = draw.pick(streets);
  return isNumberFirst ? `${number} ${street}` : `${street} ${number}`;
}

function providerOf(
  key: number,
  places: readonly PlaceRecord[],
  { givenNames, familyNames }: PracticeRegion,
  draw: Draw,
): ProviderRecord {
  const role =
    key === 1
      ? 'veterinarian'
      : draw.pick<ProviderRecord['role']>(['veterinarian', 'veterinarian', 'technician', 'groomer']);
  // Each place has a member of staff.
  const own = places[(key - 1) % places.length]?.key ?? 1;
  const placeKeys = draw.chance(0.2) ? places.map((place) => place.key) : [own];
  return {
    key,
    givenName: draw.pick(givenNames),
    familyName: draw.pick(familyNames),
    title: role === 'veterinarian' && draw.chance(0.7) ? draw.pick(['DVM', 'Dr.', 'VMD']) : null,
    role,
    email: `staff${String(key)}@example.test`,
    isActive: key <= places.length || draw.chance(0.9),
    placeKeys,
  };
}

function visitTypesOf(draw: Draw): readonly VisitTypeRecord[] {
  const names = ['Consultation', 'Vaccination', 'Check-up', 'Surgery', 'Dental', 'Grooming', 'X-ray', 'Puppy class'];
  // Where every visit is as long as the other, too.
  const isUniform = draw.chance(0.3);
  return names.slice(0, draw.number(1, names.length)).map((name, index) => ({
    key: index + 1,
    name,
    minutes: isUniform ? 30 : draw.pick([10, 15, 20, 30, 45, 60, 90]),
    color: `#${draw.digits('######')}`,
    isBlock: false,
    isBookable: true,
  }));
}

function clientsOf(places: readonly PlaceRecord[], region: PracticeRegion, draw: Draw): ClientRecord[] {
  const emails = draw.pick([0.1, 0.6, 1]);
  const second = draw.pick([0, 0.3, 1]);
  const phoneless = draw.pick([0, 0, 0.3]);
  const noted = draw.pick([0, 0.2]);
  const tagged = draw.pick([0, 0.2]);
  // Rows of another system came in one night, and were not changed since.
  const imported = draw.chance(0.3) ? dialectNow - 90 * dayMs : null;
  return Array.from({ length: draw.pick([4, 12, 40, 90]) }, (_, index) => {
    const key = index + 1;
    const givenName = draw.pick(region.givenNames);
    const familyName = draw.pick(region.familyNames);
    const createdAt =
      imported !== null
        ? imported + index * 1000
        : dialectNow - 1500 * dayMs + index * 13 * hourMs + draw.number(0, 9) * 60_000;
    const labels = draw.chance(phoneless)
      ? []
      : draw.chance(second)
        ? (['Mobile', 'Home'] as const)
        : (['Mobile'] as const);
    return {
      key,
      givenName,
      familyName,
      emails: draw.chance(emails) ? [`client${String(key)}@example.com`] : [],
      phones: labels.map((label) => ({ label, value: draw.digits(draw.pick(region.phones)) })),
      street: streetOf(region, draw),
      city: draw.pick(region.cities)[0],
      isActive: draw.chance(0.95),
      isDeleted: false,
      placeKey: draw.pick(places).key,
      note: draw.chance(noted) ? draw.pick(['Prefers mornings', 'Pays in cash', 'Call before noon.']) : null,
      tags: draw.chance(tagged) ? ['VIP'] : [],
      createdAt,
      updatedAt: imported === null ? createdAt + draw.number(0, 20) * dayMs : createdAt,
    };
  });
}

function patientsOf(clients: readonly ClientRecord[], region: PracticeRegion, draw: Draw): PatientRecord[] {
  const bred = draw.pick([0, 0.5, 1]);
  const chipped = draw.pick([0, 0.5]);
  const born = draw.pick([0.5, 1]);
  const owners = clients.flatMap((client) => Array.from({ length: draw.pick([1, 1, 1, 2, 3]) }, () => client));
  return owners.map((client, index) => {
    const [species, breed] = draw.pick<readonly [species: string, breed: string]>([
      ['Canine', 'Labrador Retriever'],
      ['Canine', 'Dachshund'],
      ['Feline', 'Maine Coon'],
      ['Rabbit', 'Lop'],
    ]);
    const isDeceased = draw.chance(0.04);
    return {
      key: index + 1,
      name: draw.pick(region.petNames),
      species,
      breed: draw.chance(bred) ? breed : null,
      color: draw.pick(['black', 'white', 'brown']),
      sex: draw.pick(['MALE', 'FEMALE', 'UNKNOWN']),
      birthDate: draw.chance(born) ? addDays(wallDay(dialectNow, 'UTC'), -draw.number(60, 5000)) : null,
      microchip: draw.chance(chipped) ? draw.digits('9851###########') : null,
      isActive: !isDeceased,
      isDeceased,
      clientKey: client.key,
      createdAt: client.createdAt + (index % 60) * 1000,
      updatedAt: client.updatedAt + (index % 60) * 1000,
    };
  });
}

type Draft = Omit<AppointmentRecord, 'key'>;

interface Book {
  readonly places: readonly PlaceRecord[];
  readonly providers: readonly ProviderRecord[];
  readonly visitTypes: readonly VisitTypeRecord[];
  readonly patients: readonly PatientRecord[];
}

function bookOf({ places, providers, visitTypes, patients }: Book, draw: Draw): AppointmentRecord[] {
  const visits = draw.pick([2, 5, 10]);
  const firstDay = draw.pick([-40, -7, 0]);
  const lastDay = draw.pick([0, 5, 20]);
  const lost = draw.pick([0, 0.1, 0.3]);
  const confirmed = draw.pick([0, 0.5, 1]);
  const reasoned = draw.pick([0, 0.6, 1]);
  const living = patients.filter(({ isActive }) => isActive);
  const today = wallDay(dialectNow, 'UTC');
  const rows = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => addDays(today, firstDay + index)).flatMap(
    (day) =>
      places.flatMap((place): Draft[] =>
        startsOver(day, place.zone, visits).map((start) => {
          const type = draw.pick(visitTypes);
          const patient = draw.pick(living);
          const staff = providers.filter(({ placeKeys, isActive }) => isActive && placeKeys.includes(place.key));
          const state = stateAt(start, lost, confirmed, draw);
          const createdAt = Math.min(start, dialectNow) - draw.number(1, 400) * hourMs;
          return {
            start,
            minutes: type.minutes,
            placeKey: place.key,
            typeKey: type.key,
            state,
            providerKey: draw.chance(0.05) ? null : draw.pick(staff).key,
            patientKey: patient.key,
            clientKey: patient.clientKey,
            reason: draw.chance(reasoned) ? draw.pick(['Limping', 'Not eating', 'Annual exam', 'Itchy ears']) : null,
            cancelReason: state === 'cancelled' ? 'Owner is ill' : null,
            isBlock: false,
            isDeleted: false,
            createdAt,
            updatedAt: createdAt + draw.number(0, 60) * 60_000,
          };
        }),
      ),
  );
  return inOrderOfEntry(rows);
}

function stateAt(start: number, lost: number, confirmed: number, draw: Draw): VisitState {
  if (draw.chance(lost)) return start < dialectNow && draw.chance(0.5) ? 'noShow' : 'cancelled';
  if (start < dialectNow - 2 * hourMs) return 'completed';
  if (start < dialectNow) return draw.pick(['arrived', 'inProgress', 'ready']);
  return draw.chance(confirmed) ? 'confirmed' : 'planned';
}
