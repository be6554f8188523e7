import type { Backstage } from '../../dialects/dialect.ts';
import { wordIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  createPractice,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** Ids as cuid() makes them. */
export const meowIds = wordIds({
  organization: 'cl4f0zr2k0000e9uo5k1b',
  place: 'cl4f0zr2k0100e9uo5k1b',
  provider: 'cl4f0zr2k0200e9uo5k1b',
  visitType: 'cl4f0zr2k0300e9uo5k1b',
  client: 'cl4f0zr2k0400e9uo5k1b',
  patient: 'cl4f0zr2k0500e9uo5k1b',
  appointment: 'cl4f0zr2k0600e9uo5k1b',
});

/** How far a visit has come; a cancelled one is deleted, and a no-show stays as it was. */
export const meowWords: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED',
  confirmed: 'SCHEDULED',
  arrived: 'IN_PROGRESS',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'COMPLETE',
  cancelled: 'SCHEDULED',
  noShow: 'SCHEDULED',
};

/** A kind of animal: its word here, the practice's, and the breed of those whose breed is unknown. */
const kinds = [
  { species: 'DOG', word: 'Canine', unknown: 'Mixed Dog' },
  { species: 'CAT', word: 'Feline', unknown: 'Mixed Cat' },
] as const;

/** A breed, whose name is its identifier. */
export interface BreedRecord {
  readonly name: string;
  readonly species: string;
  readonly subBreeds: readonly string[];
}

/** The breeds that the clinic begins with. */
export const firstBreeds: readonly BreedRecord[] = [
  { name: 'Abyssinian', species: 'CAT', subBreeds: [] },
  { name: 'American', species: 'CAT', subBreeds: ['Bobtail', 'Curl', 'Shorthair'] },
  { name: 'Dachshund', species: 'DOG', subBreeds: [] },
  { name: 'Domestic Shorthair', species: 'CAT', subBreeds: [] },
  { name: 'Labrador Retriever', species: 'DOG', subBreeds: [] },
  { name: 'Maine Coon', species: 'CAT', subBreeds: [] },
  { name: 'Mixed Cat', species: 'CAT', subBreeds: [] },
  { name: 'Mixed Dog', species: 'DOG', subBreeds: [] },
];

/** The practice's word for a species. */
export function wordOfSpecies(species: string): string | null {
  return kinds.find((kind) => kind.species === species)?.word ?? null;
}

/** The animals as they are here, with species and breed in the clinic's words: it sees dogs and cats alone. */
export function petsOf(practice: Practice): readonly PatientRecord[] {
  return practice.patients.flatMap((row) => {
    const kind = kinds.find(({ word }) => word === row.species);
    if (!kind) return [];
    const known = firstBreeds.find(({ name }) => name === row.breed);
    // An animal is never of another species than its breed.
    const breed = known && known.species !== kind.species ? null : row.breed;
    return [{ ...row, species: kind.species, breed: breed ?? kind.unknown }];
  });
}

/** Animals that the clinic doesn't see; what is added here is always a dog or a cat. */
const others = new Set(
  createPractice()
    .patients.filter(({ species }) => kinds.every(({ word }) => word !== species))
    .map(({ key }) => key),
);

/** Whether a visit is on the book: each has a dog or a cat, and the person who comes along. */
export function isVisit(row: AppointmentRecord): boolean {
  const isWhole = row.clientKey !== null && row.patientKey !== null && !others.has(row.patientKey);
  return isWhole && row.state !== 'cancelled' && !row.isDeleted && !row.isBlock && hasClearDay(row);
}

/** The pet owners, oldest record first as all lists are: ids begin with their time. */
export function ownersOf(practice: Practice): readonly ClientRecord[] {
  return practice.clients.filter(({ isDeleted }) => !isDeleted);
}

/** Whether a visit was not planned. */
export function isEmergency({ reason }: AppointmentRecord): boolean {
  return reason === 'Emergency';
}

/** A date as JSON writes it. */
function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

const minute = 60_000;

/** The records of the practice as the clinic shows them, for unions with the name of their type. */
export function meowRecords({ practice, meet }: Backstage, breeds: readonly BreedRecord[]) {
  const stamps = ({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    createdAt: dateText(createdAt),
    updatedAt: dateText(updatedAt),
  });
  // Breeds and staff were there when the clinic began.
  const fromTheStart = stamps({ createdAt: Date.UTC(2019, 0, 7), updatedAt: Date.UTC(2019, 0, 7) });
  const visits = (belongs: (row: AppointmentRecord) => boolean) => (): readonly Row[] =>
    practice.appointments.filter((row) => isVisit(row) && belongs(row)).map(visit);
  function owner(row: ClientRecord): Row {
    meet('client', row.key);
    return {
      __typename: 'Person',
      id: meowIds.of('client', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      phone: row.phones[0]?.value ?? null,
      email: row.emails[0] ?? null,
      type: 'PET_OWNER',
      pets: () =>
        petsOf(practice)
          .filter(({ clientKey }) => clientKey === row.key)
          .map(pet),
      visits: visits(({ clientKey }) => clientKey === row.key),
      ...stamps(row),
    };
  }
  function employee(row: ProviderRecord): Row {
    return {
      __typename: 'Person',
      id: meowIds.of('provider', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      phone: null,
      email: row.email,
      type: 'EMPLOYEE',
      pets: [],
      visits: [],
      ...fromTheStart,
    };
  }
  function pet(row: PatientRecord): Row {
    meet('patient', row.key);
    return {
      __typename: 'Pet',
      id: meowIds.of('patient', row.key),
      name: row.name,
      breed() {
        const found = breeds.find(({ name }) => name === row.breed);
        return found ? breed(found) : null;
      },
      owner() {
        const found = rowOf(practice.clients, row.clientKey);
        return found && owner(found);
      },
      visits: visits(({ patientKey }) => patientKey === row.key),
      ...stamps(row),
    };
  }
  function breed(row: BreedRecord): Row {
    const own = (): Row => breed(row);
    return {
      __typename: 'Breed',
      name: row.name,
      species: row.species,
      pets: () =>
        petsOf(practice)
          .filter((animal) => animal.breed === row.name)
          .map(pet),
      subBreeds: row.subBreeds.map((name, index) => ({
        id: meowIds.of('organization', breeds.indexOf(row) * 20 + index),
        name,
        breed: own,
        ...fromTheStart,
      })),
      ...fromTheStart,
    };
  }
  function visit(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const end = row.start + row.minutes * minute;
    const status = meowWords[row.state];
    return {
      __typename: 'Visit',
      id: meowIds.of('appointment', row.key),
      scheduledStart: dateText(row.start),
      scheduledEnd: dateText(end),
      // People come a little before their time, and stay a little longer.
      checkInTime: status === 'SCHEDULED' ? null : dateText(row.start - (row.key % 9) * minute),
      checkOutTime: status === 'COMPLETE' ? dateText(end + (row.key % 7) * minute) : null,
      totalCost: status === 'COMPLETE' ? 40 + row.minutes * 1.5 : null,
      pet() {
        const found = rowOf(petsOf(practice), row.patientKey);
        return found && pet(found);
      },
      person() {
        const found = rowOf(practice.clients, row.clientKey);
        return found && owner(found);
      },
      type: isEmergency(row) ? 'EMERGENCY' : 'CHECKUP',
      status,
      ...stamps(row),
    };
  }
  return { owner, employee, pet, breed, visit };
}
