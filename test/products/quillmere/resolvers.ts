import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { byFamilyName, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { diaryReads } from './diary.ts';
import { createMemory } from './memory.ts';
import { officeReads } from './office.ts';
import { peopleWrites } from './peopleWrites.ts';
import { patientWrites } from './patientWrites.ts';
import { quillmereRecords } from './records.ts';
import { keeperHits } from './search.ts';
import {
  codeOf,
  connection,
  type DaysArgs,
  daysArgument,
  disciplines,
  fault,
  instantArgument,
  quillmereIds,
} from './words.ts';
import { diaryWrites } from './diaryWrites.ts';
import { officeWrites } from './officeWrites.ts';

interface IdArgs {
  readonly id: string;
}

interface ColleaguesArgs extends ConnectionArgs {
  readonly hospitalId?: string | null;
  readonly discipline?: string | null;
  readonly employment?: string | null;
}

interface KeepersArgs extends ConnectionArgs {
  readonly filter?: {
    readonly standing?: string | null;
    readonly form?: string | null;
    readonly homeHospitalId?: string | null;
    readonly markerCode?: string | null;
    readonly amendedSince?: string | null;
  } | null;
  readonly order?: { readonly by: string; readonly direction: string } | null;
}

interface PatientsArgs extends ConnectionArgs {
  readonly filter?: {
    readonly speciesCode?: string | null;
    readonly register?: string | null;
    readonly keeperId?: string | null;
    readonly nameStarts?: string | null;
    readonly chipNumber?: string | null;
    readonly amendedSince?: string | null;
  } | null;
}

const { key } = quillmereIds;
const fewestCharacters = 2;
const mostMatches = 50;

/** Whether a value is the one of a filter; a filter that isn't given lets everything through. */
function fits<Value>(wanted: Value | null | undefined, value: Value): boolean {
  return wanted === null || wanted === undefined || wanted === value;
}

/** All root fields of the supergraph. */
export function quillmereRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice, now());
  const records = quillmereRecords(backstage, memory);
  const { estate, clinical } = records;
  const keepers = (): readonly ClientRecord[] =>
    practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName);
  const byName = (one: PatientRecord, other: PatientRecord): number => {
    if (one.name === other.name) return one.key - other.key;
    return one.name < other.name ? -1 : 1;
  };

  return {
    me: null,
    regions: () => estate.regions(),
    hospitals: ({ regionId, tier }: { readonly regionId?: string | null; readonly tier?: string | null }) =>
      (regionId ? estate.placesOfRegion(regionId) : practice.places)
        .filter((row) => fits(tier, estate.tierOf(row)))
        .map(estate.hospital),
    hospital: ({ id }: IdArgs) => estate.hospitalOf(key('place', id) ?? 0),
    colleagues({ hospitalId, discipline, employment, ...args }: ColleaguesArgs) {
      const place = hospitalId ? key('place', hospitalId) : null;
      const rows = practice.providers
        .filter(
          ({ role, isActive, placeKeys }) =>
            (!hospitalId || (place !== null && placeKeys.includes(place))) &&
            fits(discipline, disciplines[role]) &&
            fits(employment, isActive ? 'IN_POST' : 'LEAVER'),
        )
        .toSorted((one, other) => (one.familyName < other.familyName ? -1 : 1));
      return connection(rows, args, cap, estate.colleague);
    },
    colleague: ({ id }: IdArgs) => estate.colleagueOf(key('provider', id)),
    duties: () => estate.duties(),
    absences(args: DaysArgs & { readonly hospitalId: string }) {
      const { from, to } = daysArgument('people', args);
      const place = key('place', args.hospitalId) ?? 0;
      return estate
        .absences()
        .filter((row) => row.provider.placeKeys.includes(place) && row.firstDay <= to && row.lastDay >= from)
        .map(estate.absence);
    },
    keepers({ filter, order, ...args }: KeepersArgs) {
      const since = instantArgument('people', filter?.amendedSince);
      const home = filter?.homeHospitalId ? key('place', filter.homeHospitalId) : null;
      const rows = keepers().filter(
        ({ isActive, givenName, placeKey, tags, updatedAt }) =>
          fits(filter?.standing, isActive ? 'ACTIVE' : 'DORMANT') &&
          fits(filter?.form, givenName === null ? 'BODY' : 'PERSON') &&
          (!filter?.homeHospitalId || placeKey === home) &&
          (!filter?.markerCode || tags.some((tag) => codeOf(tag) === filter.markerCode)) &&
          (since === null || updatedAt >= since),
      );
      const moment = order?.by === 'REGISTERED_AT' ? 'createdAt' : order?.by === 'AMENDED_AT' ? 'updatedAt' : null;
      const sorted =
        moment === null ? rows : rows.toSorted((one, other) => one[moment] - other[moment] || one.key - other.key);
      return connection(order?.direction === 'DESCENDING' ? sorted.toReversed() : sorted, args, cap, records.keeper);
    },
    keeper({ id }: IdArgs) {
      const row = rowOf(practice.clients, key('client', id));
      return row && !row.isDeleted ? records.keeper(row) : null;
    },
    matchKeepers({ phrase, limit }: { readonly phrase: string; readonly limit: number }): readonly Row[] {
      if (phrase.trim().length < fewestCharacters)
        throw fault('people', 'PHRASE_TOO_SHORT', 'A phrase needs at least 2 characters');
      return keeperHits(keepers(), practice.patients, phrase)
        .slice(0, Math.max(0, Math.min(limit, mostMatches)))
        .map(({ client, matchedOn }) => ({ keeper: () => records.keeper(client), matchedOn }));
    },
    speciesList: () => records.speciesNames().map(records.species),
    patients({ filter, ...args }: PatientsArgs) {
      const since = instantArgument('patients', filter?.amendedSince);
      const owner = filter?.keeperId ? key('client', filter.keeperId) : null;
      const start = filter?.nameStarts?.toLowerCase() ?? '';
      const rows = practice.patients.filter(
        (row) =>
          fits(filter?.speciesCode, codeOf(row.species)) &&
          fits(filter?.register, row.isDeceased ? 'DECEASED' : row.isActive ? 'CURRENT' : 'DEPARTED') &&
          (!filter?.keeperId || (owner !== null && row.clientKey === owner)) &&
          row.name.toLowerCase().startsWith(start) &&
          fits(filter?.chipNumber, row.microchip) &&
          (since === null || row.updatedAt >= since),
      );
      return connection(rows.toSorted(byName), args, cap, records.patient);
    },
    patient: ({ id }: IdArgs) => records.patientOf(key('patient', id)),
    boostersDue(args: DaysArgs & { readonly hospitalId: string }) {
      const { from, to } = daysArgument('patients', args);
      const place = key('place', args.hospitalId);
      return practice.patients
        .filter(({ clientKey }) => rowOf(practice.clients, clientKey)?.placeKey === place)
        .flatMap((row) => clinical.immunisationsOf(row))
        .filter(({ boosterDueOn }) => boosterDueOn >= from && boosterDueOn <= to);
    },
    ...diaryReads(backstage, records),
    ...officeReads(backstage, records, memory),
    touch: 'quillmere-supergraph 2026.46.2',
    ...peopleWrites(backstage, records, memory),
    ...patientWrites(backstage, records, memory),
    ...diaryWrites(backstage, records, memory),
    ...officeWrites(backstage, records, memory),
  };
}
