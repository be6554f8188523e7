import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import {
  type ClientRecord,
  type PatientRecord,
  type Practice,
  type ProviderRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

const uuids = uuidIds();
const mostAccounts = 200;

/** An account's id, which another system gave it: letters and digits. */
export function accountId(key: number): string {
  return Buffer.from(uuids.of('provider', key)).toString('base64url').slice(0, 28);
}

/** UUIDs, but for accounts. */
export const animeauxIds: Ids = {
  of: (kind, key) => (kind === 'provider' ? accountId(key) : uuids.of(kind, key)),
  key(kind, id) {
    if (kind !== 'provider') return uuids.key(kind, id);
    const keys = Array.from({ length: mostAccounts }, (_, key) => key);
    return keys.find((key) => accountId(key) === String(id ?? '')) ?? null;
  },
};

/** What is refused, by a code that the pages have words for. */
export function refusal(code: string): GraphQLError {
  return new GraphQLError(code, { extensions: { code: 'BAD_USER_INPUT' } });
}

const speciesWords: Readonly<Record<string, string>> = {
  Canine: 'DOG',
  Feline: 'CAT',
  Rabbit: 'RODENT',
  Avian: 'BIRD',
};

/** The word for a kind of animal; there is none for what isn't known, and those are mostly cats. */
export function speciesOf(row: Pick<PatientRecord, 'species'>): string {
  return speciesWords[row.species] ?? (row.species === 'Reptile' ? 'REPTILE' : 'CAT');
}

/** A kind of animal by its word. */
export function kindOf(word: string): string {
  return Object.keys(speciesWords).find((kind) => speciesWords[kind] === word) ?? 'Reptile';
}

/** A named thing in a table of its own. */
export interface NamedRow {
  readonly id: string;
  readonly name: string;
}

/** Breeds, which are of one kind of animal. */
export interface BreedRow extends NamedRow {
  readonly species: string;
}

/** Who can log in. */
export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly groups: readonly string[];
  readonly disabled: boolean;
}

/** What the service holds and the practice has no place for. */
export interface AnimeauxMemory {
  readonly accounts: AccountRow[];
  readonly breeds: BreedRow[];
  readonly colors: NamedRow[];
  /** What is known of an animal here, by its key. */
  readonly animals: Map<number, Row>;
  readonly families: Map<number, Row>;
}

const groups: Readonly<Record<ProviderRecord['role'], readonly string[]>> = {
  veterinarian: ['VETERINARIAN'],
  technician: ['ANIMAL_MANAGER', 'VETERINARIAN'],
  groomer: ['ANIMAL_MANAGER'],
};
const colorNames: Readonly<Record<string, string>> = {
  black: 'Noir',
  white: 'Blanc',
  brindle: 'Bringé',
  tabby: 'Tigré',
};

/** The id of a row of a table that the practice doesn't have. */
export function tableId(table: 'breed' | 'color', number: number): string {
  return uuids.of('organization', (table === 'breed' ? 500 : 900) + number);
}

/** What the service holds at first: accounts of the staff and two more, the breeds there are, and colors. */
export function createMemory(practice: Practice): AnimeauxMemory {
  const staff = practice.providers.map((row) => ({
    id: accountId(row.key),
    email: row.email,
    displayName: fullNameOf(row),
    groups: groups[row.role],
    disabled: !row.isActive,
  }));
  const others = [
    ['Présidence', 'presidence@example.test', ['ADMIN']],
    ['Rédaction', 'redaction@example.test', ['BLOGGER', 'HEAD_OF_PARTNERSHIPS']],
  ] as const;
  const names = new Map(
    practice.patients.flatMap((row) => (row.breed === null ? [] : [[row.breed, speciesOf(row)] as const])),
  );
  return {
    accounts: [
      ...others.map(([displayName, email, own], index) => ({
        id: accountId(100 + index),
        email,
        displayName,
        groups: own,
        disabled: false,
      })),
      ...staff,
    ],
    breeds: [...names].map(([name, species], index) => ({ id: tableId('breed', index), name, species })),
    colors: Object.values(colorNames).map((name, index) => ({ id: tableId('color', index), name })),
    animals: new Map(),
    families: new Map(),
  };
}

const places = ['Meaux', 'Chelles', 'Lagny-sur-Marne', 'Coulommiers'];
const reasons = ['ABANDONMENT', 'ABANDONMENT', 'DECEASED_MASTER', 'MISTREATMENT', 'OTHER'];
const statuses = ['OPEN_TO_ADOPTION', 'ADOPTED', 'OPEN_TO_RESERVATION', 'UNAVAILABLE', 'RESERVED', 'FREE'];
const options = ['WITH_STERILIZATION', 'WITHOUT_STERILIZATION', 'FREE_DONATION'];
const nicknames = ['Titi', 'Minou', 'Pépère'];
const trileans = ['TRUE', 'UNKNOWN', 'FALSE', 'UNKNOWN'];

/** How far an animal is on its way to a home. */
export function statusOf({ key, isDeceased }: PatientRecord, { animals }: AnimeauxMemory): string {
  const own = animals.get(key)?.['status'];
  if (typeof own === 'string') return own;
  return isDeceased ? 'DECEASED' : (statuses[Math.floor(key / 2) % statuses.length] ?? 'UNAVAILABLE');
}

/** The rows of the practice as the service shows them. */
export function animeauxRows({ practice, meet }: Backstage, memory: AnimeauxMemory) {
  /** Columns of a family, also of one that doesn't get into an answer. */
  const familyColumns = (row: ClientRecord): Row => ({
    id: animeauxIds.of('client', row.key),
    name: fullNameOf(row),
    phone: row.phones[0]?.value ?? '',
    email: row.emails[0] ?? '',
    zipCode: row.city === 'Boulder' ? '80302' : '04101',
    city: row.city,
    address: row.street,
    ...memory.families.get(row.key),
  });
  function family(row: ClientRecord): Row {
    meet('client', row.key);
    return familyColumns(row);
  }
  /** The family of an animal, which may have been deleted since. */
  function familyOf({ clientKey }: PatientRecord): Row | null {
    const found = rowOf(practice.clients, clientKey);
    return found && !found.isDeleted ? family(found) : null;
  }
  /** Columns of an animal, also of one that doesn't get into an answer. */
  function animalColumns(row: PatientRecord): Row {
    const { key } = row;
    const status = statusOf(row, memory);
    const isAdopted = status === 'ADOPTED';
    const color = colorNames[row.color];
    return {
      id: animeauxIds.of('patient', key),
      officialName: row.name,
      // What they are called by those who keep them, where it is something else.
      commonName: key % 6 === 0 ? (nicknames[Math.floor(key / 6) % nicknames.length] ?? '') : '',
      birthdate: row.birthDate ?? '2015-01-01',
      pickUpDate: utcText(row.createdAt).slice(0, 10),
      pickUpLocation: key % 5 === 0 ? null : (places[key % places.length] ?? null),
      pickUpReason: row.clientKey === null ? 'STRAY_ANIMAL' : reasons[key % reasons.length],
      gender: row.sex === 'MALE' ? 'MALE' : 'FEMALE',
      species: speciesOf(row),
      breed: () => memory.breeds.find(({ name }) => name === row.breed) ?? null,
      color: () => memory.colors.find(({ name }) => name === color) ?? null,
      description: key % 3 === 0 ? `${row.name} cherche une famille.` : '',
      adoptionDate: isAdopted ? utcText(row.updatedAt).slice(0, 10) : null,
      adoptionOption: isAdopted ? options[key % options.length] : null,
      avatarId: `animals/avatar-${String(key)}`,
      picturesId: key % 4 === 0 ? [`animals/picture-${String(key)}`] : [],
      hostFamily: () => familyOf(row),
      isOkChildren: trileans[key % trileans.length],
      isOkDogs: trileans[(key + 1) % trileans.length],
      isOkCats: trileans[(key + 2) % trileans.length],
      isSterilized: key % 3 !== 0,
      comments: row.microchip === null ? '' : `Puce ${row.microchip}`,
      ...memory.animals.get(key),
      status,
    };
  }
  function animal(row: PatientRecord): Row {
    meet('patient', row.key);
    return animalColumns(row);
  }
  return { family, familyColumns, animal, animalColumns };
}
