import { instantOfWall, startOfDay, utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { byFamilyName, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import type { Loaders } from './loaders.ts';
import type { Records } from './records.ts';
import { animalMatches, holderMatches, wordsOf } from './search.ts';
import { showSpecies, speciesNames, speciesOf } from './species.ts';
import { compareText, connected, dateFrom, harrowgateIds, instantFrom, loaded, positions } from './values.ts';

interface IdArgs {
  readonly id: string;
}

interface Order {
  readonly by: string;
  readonly direction?: string | null;
}

interface HoldersArgs extends ConnectionArgs {
  readonly search?: string | null;
  readonly active?: boolean | null;
  readonly usualClinicId?: string | null;
  readonly tagged?: readonly string[] | null;
  readonly updatedSince?: unknown;
  readonly includeDiscarded?: boolean | null;
  readonly order?: Order | null;
}

interface AnimalsArgs extends ConnectionArgs {
  readonly search?: string | null;
  readonly active?: boolean | null;
  readonly speciesId?: string | null;
  readonly accountHolderId?: string | null;
  readonly microchipNumber?: string | null;
  readonly updatedSince?: unknown;
  readonly order?: Order | null;
}

interface TeamArgs extends ConnectionArgs {
  readonly active?: boolean | null;
  readonly clinicId?: string | null;
  readonly position?: string | null;
}

type Compare<Item> = (one: Item, other: Item) => number;

const holderOrders: Readonly<Record<string, Compare<ClientRecord>>> = {
  SURNAME: byFamilyName,
  ACCOUNT_NUMBER: (one, other) => one.key - other.key,
  CREATED_AT: (one, other) => one.createdAt - other.createdAt || one.key - other.key,
  UPDATED_AT: (one, other) => one.updatedAt - other.updatedAt || one.key - other.key,
};

/** Animals by name, then by age of the record. */
export function byName(one: PatientRecord, other: PatientRecord): number {
  return compareText(one.name, other.name) || one.key - other.key;
}

const animalOrders: Readonly<Record<string, Compare<PatientRecord>>> = {
  NAME: byName,
  // Without a date of birth they come last, as in Postgres.
  BORN_ON: (one, other) => compareText(one.birthDate ?? '9999', other.birthDate ?? '9999') || one.key - other.key,
  CREATED_AT: (one, other) => one.createdAt - other.createdAt || one.key - other.key,
  UPDATED_AT: (one, other) => one.updatedAt - other.updatedAt || one.key - other.key,
};

const opens = '08:00:00';
const closes = '17:00:00';

/** Clinics, the team, account holders and animals. */
export function peopleQueries({ practice, cap }: Backstage, records: Records, load: Loaders): Row {
  const { key } = harrowgateIds;
  return {
    clinics: () => practice.places.map(records.clinic),
    clinic({ id }: IdArgs) {
      const row = load.clinic(id);
      return row && records.clinic(row);
    },
    teamMembers({ active, clinicId, position, ...page }: TeamArgs) {
      const clinic = loaded('clinicId', clinicId, load.clinic);
      const rows = practice.providers
        .filter(({ isActive }) => typeof active !== 'boolean' || isActive === active)
        .filter(({ placeKeys }) => !clinic || placeKeys.includes(clinic.key))
        .filter(({ role }) => !position || positions[role] === position)
        .toSorted((one, other) => compareText(one.familyName, other.familyName) || one.key - other.key);
      return connected(rows, page, cap, records.teamMember);
    },
    teamMember({ id }: IdArgs) {
      const row = load.teamMember(id);
      return row && records.teamMember(row);
    },
    accessRoles: () => (['veterinarian', 'technician', 'groomer'] as const).map(records.accessRole),
    roster({ clinicId, weekOf }: { readonly clinicId: string; readonly weekOf: unknown }) {
      const place = loaded('clinicId', clinicId, load.clinic);
      if (!place) return [];
      const first = dateFrom('weekOf', weekOf);
      // The week starts on its Monday, whichever of its days was asked for.
      const sinceMonday = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
      return [0, 1, 2, 3, 4].flatMap((day) =>
        practice.providers
          .filter((row) => row.isActive && row.placeKeys.includes(place.key) && (row.key + day) % 4 !== 0)
          .map((row) => {
            const date = wallDay(startOfDay(first, place.zone, day - sinceMonday), place.zone);
            return {
              teamMember: records.teamMember(row),
              clinic: records.clinic(place),
              date,
              startsAt: utcText(instantOfWall(`${date}T${opens}`, place.zone)),
              endsAt: utcText(instantOfWall(`${date}T${closes}`, place.zone)),
            };
          }),
      );
    },
    accountHolders(args: HoldersArgs) {
      const { search, active, usualClinicId, tagged, updatedSince, includeDiscarded, order, ...page } = args;
      const clinic = loaded('usualClinicId', usualClinicId, load.clinic);
      const since = updatedSince === undefined || updatedSince === null ? 0 : instantFrom('updatedSince', updatedSince);
      const words = wordsOf(search ?? '');
      const rows = practice.clients
        .filter(({ isDeleted }) => includeDiscarded === true || !isDeleted)
        .filter(({ isActive }) => typeof active !== 'boolean' || isActive === active)
        .filter(({ placeKey }) => !clinic || placeKey === clinic.key)
        .filter(({ tags }) => (tagged ?? []).every((tag) => tags.includes(tag)))
        .filter(({ updatedAt }) => updatedAt >= since)
        .filter((row) => holderMatches(row, words));
      return connected(ordered(rows, order, holderOrders, byFamilyName), page, cap, records.accountHolder);
    },
    accountHolder({ id }: IdArgs) {
      const row = load.accountHolder(id);
      return row && records.accountHolder(row);
    },
    animals(args: AnimalsArgs) {
      const { search, active, speciesId, accountHolderId, microchipNumber, updatedSince, order, ...page } = args;
      const holder = loaded('accountHolderId', accountHolderId, load.accountHolder);
      const species = loaded('speciesId', speciesId, (id) => speciesOf(practice, id));
      const since = updatedSince === undefined || updatedSince === null ? 0 : instantFrom('updatedSince', updatedSince);
      const words = wordsOf(search ?? '');
      const rows = practice.patients
        .filter(({ isActive }) => typeof active !== 'boolean' || isActive === active)
        .filter(({ clientKey }) => !holder || clientKey === holder.key)
        .filter((row) => !species || row.species === species)
        .filter(({ microchip }) => !microchipNumber || microchip === microchipNumber.replaceAll(/\s/g, ''))
        .filter(({ updatedAt }) => updatedAt >= since)
        .filter((row) => words.length === 0 || animalMatches(practice, row, words));
      return connected(ordered(rows, order, animalOrders, byName), page, cap, records.animal);
    },
    animal({ id }: IdArgs) {
      const row = rowOf(practice.patients, key('patient', id));
      return row && records.animal(row);
    },
    species: () => speciesNames(practice).map((name) => showSpecies(practice, name)),
    properties({ accountHolderId, ...page }: ConnectionArgs & { readonly accountHolderId?: string | null }) {
      const holder = loaded('accountHolderId', accountHolderId, load.accountHolder);
      const rows = practice.clients
        .filter((row) => !row.isDeleted && row.givenName === null && (!holder || row.key === holder.key))
        .toSorted(byFamilyName);
      return connected(rows, page, cap, records.property);
    },
  };
}

function ordered<Item>(
  rows: readonly Item[],
  order: Order | null | undefined,
  orders: Readonly<Record<string, Compare<Item>>>,
  usual: Compare<Item>,
): readonly Item[] {
  const sorted = rows.toSorted(orders[order?.by ?? ''] ?? usual);
  return order?.direction === 'DESC' ? sorted.toReversed() : sorted;
}
