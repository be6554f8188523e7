import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type AccountRow, accountId, animeauxIds, animeauxRows, createMemory, speciesOf, statusOf } from './records.ts';
import { pageOf, searched } from './search.ts';
import { animeauxTableWrites } from './tableWrites.ts';
import { animeauxWrites } from './writes.ts';

interface ListArgs {
  readonly search?: string | null;
  readonly page?: number | null;
  readonly hitsPerPage?: number | null;
  readonly species?: string | readonly string[] | null;
  readonly status?: readonly string[] | null;
  readonly hostFamilyId?: string | null;
  readonly age?: string | null;
}

type ById = Readonly<Record<'id', string>>;

/** How many hits a page of the index has, unless asked. */
const usualHits = 20;
/** The account of whoever asks: an administrator's. */
export const ownAccount = accountId(100);

const active = ['OPEN_TO_ADOPTION', 'OPEN_TO_RESERVATION', 'RESERVED', 'UNAVAILABLE'];
const adoptable = ['OPEN_TO_ADOPTION', 'OPEN_TO_RESERVATION'];
const saved = ['ADOPTED', 'FREE'];
const yearMs = 365.25 * 86_400_000;
/** Years at which an animal is no longer a young one, and at which it is an old one. */
const [adultAge, seniorAge] = [1, 10];

/** Resolvers of the service. */
export function animeauxRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const memory = createMemory(practice);
  const rows = animeauxRows(stage, memory);
  const hitsOf = (asked?: number | null): number => Math.min(asked ?? usualHits, cap);
  const families = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const animals = (statuses: readonly string[] | null = null): readonly PatientRecord[] =>
    practice.patients.filter((row) => statuses === null || statuses.includes(statusOf(row, memory)));
  /** Both names can be searched. */
  const namesOf = (row: PatientRecord): string => `${row.name} ${String(rows.animalColumns(row)['commonName'])}`;
  const textOf = (row: ClientRecord): string => {
    const { name, phone, email, zipCode, city, address } = rows.familyColumns(row);
    return [name, phone, email, zipCode, city, address].map(String).join(' ');
  };
  function ageOf(row: PatientRecord): string {
    const years = (now() - Date.parse(row.birthDate ?? '2015-01-01')) / yearMs;
    if (years < adultAge) return 'JUNIOR';
    return years < seniorAge ? 'ADULT' : 'SENIOR';
  }
  const animalWith = (id: string, statuses: readonly string[] | null = null): Row | null => {
    const found = rowOf(animals(statuses), animeauxIds.key('patient', id));
    return found && rows.animal(found);
  };
  function users(): readonly AccountRow[] {
    const byName = memory.accounts.toSorted((one, other) => (one.displayName < other.displayName ? -1 : 1));
    // Those who are blocked come last.
    return [...byName.filter(({ disabled }) => !disabled), ...byName.filter(({ disabled }) => disabled)];
  }
  return {
    getCurrentUser: () => memory.accounts.find(({ id }) => id === ownAccount) ?? null,
    // Whole, however many.
    getAllUsers: users,
    getUser: ({ id }: ById) => memory.accounts.find((row) => row.id === id) ?? null,
    getAllAnimalBreeds({ search, page, species }: ListArgs) {
      const found = memory.breeds.filter((row) => !species || row.species === species);
      return pageOf(
        searched(found, search ?? '', ({ name }) => name),
        page,
        hitsOf(),
        (row) => row,
      );
    },
    getAnimalBreed: ({ id }: ById) => memory.breeds.find((row) => row.id === id) ?? null,
    getAllAnimalColors: ({ search, page }: ListArgs) =>
      pageOf(
        searched(memory.colors, search ?? '', ({ name }) => name),
        page,
        hitsOf(),
        (row) => row,
      ),
    getAnimalColor: ({ id }: ById) => memory.colors.find((row) => row.id === id) ?? null,
    getAllHostFamilies: ({ search, page }: ListArgs) =>
      pageOf(searched(families(), search ?? '', textOf), page, hitsOf(), rows.family),
    getHostFamily({ id }: ById) {
      const found = rowOf(families(), animeauxIds.key('client', id));
      return found && rows.family(found);
    },
    getAllAnimals({ search, page, status, species, hostFamilyId }: ListArgs) {
      const owner = hostFamilyId ? animeauxIds.key('client', hostFamilyId) : null;
      const found = animals(status?.length ? status : null).filter(
        (row) => (!species?.length || species.includes(speciesOf(row))) && (!hostFamilyId || row.clientKey === owner),
      );
      return pageOf(searched(found, search ?? '', namesOf), page, hitsOf(), rows.animal);
    },
    // The search is taken, and not heeded.
    getAllActiveAnimals: ({ page }: ListArgs) => pageOf(animals(active), page, hitsOf(), rows.animal),
    getAllAdoptableAnimals({ page, hitsPerPage, species, age }: ListArgs) {
      const found = animals(adoptable).filter(
        (row) => (!species || speciesOf(row) === species) && (!age || ageOf(row) === age),
      );
      return pageOf(found, page, hitsOf(hitsPerPage), rows.animal);
    },
    getAllSavedAnimals: ({ page, hitsPerPage }: ListArgs) =>
      pageOf(animals(saved), page, hitsOf(hitsPerPage), rows.animal),
    getAdoptableAnimal: ({ id }: ById) => animalWith(id, adoptable),
    getAnimal: ({ id }: ById) => animalWith(id),
    /** Where animals were found, with how many. */
    searchLocation({ search }: ListArgs) {
      const counts = new Map<string, number>();
      for (const row of practice.patients) {
        const { pickUpLocation } = rows.animalColumns(row);
        if (typeof pickUpLocation === 'string') counts.set(pickUpLocation, (counts.get(pickUpLocation) ?? 0) + 1);
      }
      return searched([...counts], search ?? '', ([name]) => name).map(([value, count]) => ({
        value,
        highlighted: search ? `<em>${value.slice(0, search.length)}</em>${value.slice(search.length)}` : value,
        count,
      }));
    },
    getCloudinaryApiSignature: () => ({ timestamp: String(now()), signature: '4f1d2c7a90b3e6558d21' }),
    ...animeauxWrites(stage, memory),
    ...animeauxTableWrites(stage, memory, ownAccount),
  };
}
