import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { byFamilyName, type ClientRecord, type PatientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { checkedId, type Loaders, required } from './loaders.ts';
import type { TallgrassMemory } from './memory.ts';
import { standingOf } from './peopleRecords.ts';
import type { Records } from './records.ts';
import { companionMatch, householdMatch } from './search.ts';
import { showSpecies, speciesNames } from './species.ts';
import { badInput, compareText, connection, instantFrom, keyIn, ownIn, roles } from './values.ts';

interface Order {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

interface HouseholdsArgs extends ConnectionArgs {
  readonly filter?: {
    readonly matching?: string | null;
    readonly status?: string | null;
    readonly homeHospitalId?: string | null;
    readonly labelIds?: readonly string[] | null;
    readonly updatedSince?: string | null;
  } | null;
  readonly orderBy?: Order | null;
}

interface CompanionsArgs extends ConnectionArgs {
  readonly filter?: {
    readonly matching?: string | null;
    readonly householdId?: string | null;
    readonly speciesId?: string | null;
    readonly standing?: string | null;
    readonly updatedSince?: string | null;
  } | null;
  readonly orderBy?: Order | null;
}

interface TeammatesArgs extends ConnectionArgs {
  readonly hospitalId: string;
  readonly roles?: readonly string[] | null;
  readonly includeDeactivated: boolean;
}

interface SearchArgs {
  readonly term: string;
  readonly scopes?: readonly string[] | null;
  readonly first: number;
}

type Entered = Pick<ClientRecord | PatientRecord, 'key' | 'createdAt' | 'updatedAt'>;

const fewestLetters = 2;
const newestFirst: Order = { field: 'CREATED_AT', direction: 'DESC' };

/** The newest first, as lists come where nothing else is asked for. */
export function byNewest(one: Entered, other: Entered): number {
  return other.createdAt - one.createdAt || other.key - one.key;
}

function ordered<Item extends Entered>(
  rows: readonly Item[],
  order: Order | null | undefined,
  byName: (one: Item, other: Item) => number,
): readonly Item[] {
  const { field, direction } = order ?? newestFirst;
  const ascending = (one: Item, other: Item): number => {
    if (field === 'CREATED_AT') return -byNewest(one, other);
    return field === 'UPDATED_AT' ? one.updatedAt - other.updatedAt || one.key - other.key : byName(one, other);
  };
  return rows.toSorted((one, other) => (direction === 'DESC' ? -ascending(one, other) : ascending(one, other)));
}

/** The root fields of people and companions. */
export function directoryQueries(
  { practice, cap }: Backstage,
  records: Records,
  tools: { readonly load: Loaders; readonly memory: TallgrassMemory },
): Row {
  const { load, memory } = tools;
  const households = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const since = (text: string | null | undefined): number => (text ? instantFrom('updatedSince', text) : 0);

  return {
    teammate({ id }: { readonly id: string }) {
      const row = load.teammate(checkedId('Teammate', id));
      return row && records.teammate(row);
    },
    teammates({ hospitalId, roles: wanted, includeDeactivated, ...args }: TeammatesArgs) {
      const place = required('Hospital', hospitalId, load.hospital);
      const rows = practice.providers
        .filter(({ placeKeys, isActive }) => placeKeys.includes(place.key) && (isActive || includeDeactivated))
        .filter(({ role }) => !wanted || wanted.includes(roles[role]))
        .toSorted((one, other) => compareText(one.familyName, other.familyName) || one.key - other.key);
      return connection(rows, args, cap, records.teammate);
    },
    household({ id }: { readonly id: string }) {
      const row = load.household(checkedId('Household', id));
      return row && records.household(row);
    },
    households({ filter, orderBy, ...args }: HouseholdsArgs) {
      const { matching, status, homeHospitalId, labelIds, updatedSince } = filter ?? {};
      const earliest = since(updatedSince);
      const labels = labelIds?.map((id) => ownIn('Label', checkedId('Label', id)));
      const home = homeHospitalId ? keyIn('Hospital', checkedId('Hospital', homeHospitalId)) : null;
      const rows = households()
        .filter((row) => !matching?.trim() || householdMatch(memory, row, matching) !== null)
        .filter(({ isActive }) => !status || isActive === (status === 'ACTIVE'))
        .filter(({ placeKey }) => !homeHospitalId || placeKey === home)
        .filter(({ tags }) => !labels || labels.every((name) => name !== null && tags.includes(name)))
        .filter(({ updatedAt }) => updatedAt >= earliest);
      return connection(ordered(rows, orderBy, byFamilyName), args, cap, records.household);
    },
    companion({ id }: { readonly id: string }) {
      const row = load.companion(checkedId('Companion', id));
      return row && records.companion(row);
    },
    companions({ filter, orderBy, ...args }: CompanionsArgs) {
      const { matching, householdId, speciesId, standing, updatedSince } = filter ?? {};
      const earliest = since(updatedSince);
      const owner = householdId ? keyIn('Household', checkedId('Household', householdId)) : null;
      const species = speciesId ? ownIn('Species', checkedId('Species', speciesId)) : null;
      const rows = practice.patients
        .filter((row) => !matching?.trim() || companionMatch(row, matching) !== null)
        .filter(({ clientKey }) => !householdId || (clientKey !== null && clientKey === owner))
        .filter((row) => !speciesId || row.species === species)
        .filter((row) => !standing || standingOf(row) === standing)
        .filter(({ updatedAt }) => updatedAt >= earliest);
      const byName = (one: PatientRecord, other: PatientRecord): number =>
        compareText(one.name, other.name) || one.key - other.key;
      return connection(ordered(rows, orderBy, byName), args, cap, records.companion);
    },
    search({ term, scopes, first }: SearchArgs) {
      if (term.trim().length < fewestLetters)
        throw badInput(`term must have at least ${String(fewestLetters)} characters`);
      const isIn = (scope: string): boolean => !scopes || scopes.includes(scope);
      const people = (isIn('HOUSEHOLDS') ? households().toSorted(byFamilyName) : []).map((row) => ({
        matchedOn: householdMatch(memory, row, term),
        match: () => records.household(row),
      }));
      const animals = (isIn('COMPANIONS') ? practice.patients : []).map((row) => ({
        matchedOn: companionMatch(row, term),
        match: () => records.companion(row),
      }));
      return [...people, ...animals]
        .filter(({ matchedOn }) => matchedOn !== null)
        .slice(0, Math.max(0, Math.min(first, cap)));
    },
    labels: () => records.labelNames().map(records.label),
    species: () => speciesNames(practice).map((name) => showSpecies(practice, name)),
  };
}
