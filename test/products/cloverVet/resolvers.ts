import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { byFamilyName, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';
import { cloverCalendar } from './calendar.ts';
import { cloverCare } from './careRecords.ts';
import { catalog, catalogItem } from './catalog.ts';
import {
  type GuardiansArgs,
  guardiansIn,
  isGuardianFound,
  type PatientsArgs,
  patientsIn,
  usualGuardians,
  usualPatients,
  type VisitsArgs,
  visitsIn,
} from './lists.ts';
import { createMemory } from './memory.ts';
import { type CloverParts, cloverNodes } from './nodes.ts';
import { cloverOffice } from './officeRecords.ts';
import { cloverBackOffice } from './officeResolvers.ts';
import { cloverRecords } from './records.ts';
import { spacesOf } from './spaces.ts';
import {
  cloverVetIds,
  disciplines,
  folded,
  isVisit,
  keyOfType,
  notFound,
  type OffsetArgs,
  offsetPage,
  readGlobalId,
} from './values.ts';
import { cloverVisits } from './visitRecords.ts';
import { cloverVetWrites } from './writes.ts';

interface ById {
  readonly id: string;
}

interface TeammatesArgs {
  readonly clinicId?: string | null;
  readonly discipline?: string | null;
  readonly includeDeactivated?: boolean | null;
}

const usualGuardianPage = 25;
const usualVisitPage = 50;
const permissions = [
  'VISITS_READ',
  'VISITS_WRITE',
  'HOUSEHOLDS_READ',
  'HOUSEHOLDS_WRITE',
  'CHARTS_READ',
  'BILLING_READ',
  'BILLING_WRITE',
  'TASKS_WRITE',
] as const;

/** Makes rows of all kinds, which lead to each other. */
function partsOf(backstage: Backstage): CloverParts {
  const { practice, cap } = backstage;
  const memory = createMemory(backstage);
  const records = cloverRecords(backstage, () => ({
    visitsOf({ key }, args: ConnectionArgs) {
      const rows = practice.appointments
        .filter((row) => isVisit(row) && row.patientKey === key)
        .toSorted((one, other) => other.start - one.start || other.key - one.key);
      return relayConnection(rows, args, cap, visits.visit, usualGuardianPage);
    },
    immunizationsOf: ({ key }) =>
      care
        .immunizations()
        .filter(({ patient }) => patient.key === key)
        .map(care.immunization),
    careRemindersOf: (row) => (care.isReminded(row) ? [care.careReminder({ key: row.key, patient: row })] : []),
    membershipsOf: ({ key }) =>
      office
        .members()
        .filter((row) => row.key === key)
        .map(office.membership),
    balanceOf: (row) => office.balanceOf(row),
  }));
  const visits = cloverVisits(backstage, records);
  const care = cloverCare(backstage, records);
  const office = cloverOffice(backstage, records, memory.ledger);
  return { memory, records, visits, care, office };
}

/** Resolvers of cloverVet. */
export function cloverVetRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const parts = partsOf(backstage);
  const { records, visits } = parts;
  const { key } = cloverVetIds;
  const node = cloverNodes(backstage, parts);
  const isOf = (clinicId: string | null | undefined, placeKey: number | null): boolean =>
    !clinicId || key('place', clinicId) === placeKey;

  return {
    node: ({ id }: ById) => node(id),
    nodes: ({ ids }: { readonly ids: readonly string[] }) => ids.map(node),
    viewer: () => ({
      email: 'integrations@clovervet.example',
      apiTokenName: 'Front desk',
      permissions,
      workspace: records.workspace,
    }),
    workspace: records.workspace,
    omnibox({ query, limit }: { readonly query: string; readonly limit?: number | null }): readonly Row[] {
      const typed = folded(query.trim());
      if (typed === '') return [];
      return [
        ...usualGuardians(practice.clients)
          .filter((row) => isGuardianFound(row, query))
          .map(records.guardian),
        ...usualPatients(practice.patients)
          .filter(({ name }) => folded(name).includes(typed))
          .map(records.patient),
        ...practice.providers
          .filter((row) => row.isActive && folded(`${row.givenName} ${row.familyName}`).includes(typed))
          .map(records.teammate),
        ...catalog
          .filter(({ name }) => folded(name).includes(typed))
          .map((item) => catalogItem(item))
          .filter((row) => row !== null),
      ].slice(0, Math.max(0, Math.min(limit ?? 0, cap)));
    },
    clinics: () => practice.places.map(records.clinic),
    clinic: ({ slug }: { readonly slug: string }) =>
      practice.places.map(records.clinic).find((row) => row['slug'] === slug) ?? null,
    spaces: ({ clinicId }: { readonly clinicId: string }) =>
      practice.places
        .filter((place) => isOf(clinicId, place.key))
        .flatMap((place) => spacesOf(place).map((space) => ({ ...space, clinic: () => records.clinic(place) }))),
    teammates: ({ clinicId, discipline, includeDeactivated }: TeammatesArgs) =>
      practice.providers
        .filter((row) => row.isActive || includeDeactivated === true)
        .filter((row) => !clinicId || row.placeKeys.some((placeKey) => isOf(clinicId, placeKey)))
        .filter((row) => !discipline || disciplines[row.role] === discipline)
        .map(records.teammate),
    careTeams: ({ clinicId }: { readonly clinicId?: string | null }) =>
      practice.places.filter((place) => isOf(clinicId, place.key)).map(visits.careTeam),
    roles: () => records.roles,

    guardians: (args: GuardiansArgs) =>
      relayConnection(guardiansIn(backstage, args), args, cap, records.guardian, usualGuardianPage),
    guardian({ id }: ById) {
      const row = rowOf(practice.clients, key('client', id));
      return row ? records.guardian(row) : notFound('Guardian');
    },
    household({ id }: ById) {
      const row = rowOf(practice.clients, keyOfType('Household', id));
      return row ? records.household(row) : notFound('Household');
    },
    households: (args: OffsetArgs) =>
      offsetPage(
        practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName),
        args,
        cap,
        records.household,
      ),
    patients: (args: PatientsArgs) =>
      relayConnection(patientsIn(backstage, args), args, cap, records.patient, usualGuardianPage),
    patient({ id }: ById) {
      const row = rowOf(practice.patients, key('patient', id));
      return row ? records.patient(row) : notFound('Patient');
    },
    labels: () => records.labelNames().map(records.label),
    speciesCatalog: () => records.speciesNames().map(records.species),
    breeds({ speciesId }: { readonly speciesId: string }) {
      const kind = readGlobalId(speciesId)?.rest ?? '';
      return records.breedNames(kind).map((name) => records.breed(kind, name));
    },

    visits: (args: VisitsArgs) => relayConnection(visitsIn(backstage, args), args, cap, visits.visit, usualVisitPage),
    visit({ id }: ById) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && !row.isBlock ? visits.visit(row) : notFound('Visit');
    },
    visitTypes: ({ includeHidden }: { readonly includeHidden?: boolean | null }) =>
      practice.visitTypes
        .filter(({ isBlock, isBookable }) => !isBlock && (isBookable || includeHidden === true))
        .map(records.visitType),
    ...cloverCalendar(backstage, records, visits),
    ...cloverBackOffice(backstage, parts),
    ...cloverVetWrites(backstage, parts),
  };
}
