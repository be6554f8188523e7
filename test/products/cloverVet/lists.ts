import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import {
  type AppointmentRecord,
  byFamilyName,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
} from '../../dialects/practice.ts';
import {
  badInput,
  cloverVetIds,
  folded,
  globalId,
  guardianStatus,
  instantIn,
  isVisit,
  patientStatus,
  readGlobalId,
  stages,
} from './values.ts';

/** The arguments of `guardians`. */
export interface GuardiansArgs extends ConnectionArgs {
  readonly filter?: {
    readonly search?: string | null;
    readonly statuses?: readonly string[] | null;
    readonly homeClinicId?: string | null;
    readonly labelIds?: readonly string[] | null;
    readonly updatedSince?: string | null;
  } | null;
  readonly orderBy?: string | null;
}

/** The arguments of `patients`. */
export interface PatientsArgs extends ConnectionArgs {
  readonly filter?: {
    readonly search?: string | null;
    readonly guardianId?: string | null;
    readonly speciesId?: string | null;
    readonly statuses?: readonly string[] | null;
    readonly microchip?: string | null;
  } | null;
  readonly orderBy?: string | null;
}

/** The arguments of `visits`. */
export interface VisitsArgs extends ConnectionArgs {
  readonly window: { readonly from: string; readonly to: string };
  readonly filter?: {
    readonly clinicIds?: readonly string[] | null;
    readonly stages?: readonly string[] | null;
    readonly visitTypeIds?: readonly string[] | null;
    readonly leadIds?: readonly string[] | null;
    readonly guardianId?: string | null;
    readonly patientId?: string | null;
    readonly includeArchived?: boolean | null;
  } | null;
}

const longestWindow = 92 * 86_400_000;

type Order<Row> = (one: Row, other: Row) => number;

const guardianOrders: Readonly<Record<string, Order<ClientRecord>>> = {
  CREATED_AT_DESC: (one, other) => other.createdAt - one.createdAt || other.key - one.key,
  CREATED_AT_ASC: (one, other) => one.createdAt - other.createdAt || one.key - other.key,
  UPDATED_AT_DESC: (one, other) => other.updatedAt - one.updatedAt || other.key - one.key,
  LAST_NAME_ASC: byFamilyName,
};

const patientOrders: Readonly<Record<string, Order<PatientRecord>>> = {
  NAME_ASC: (one, other) => (one.name === other.name ? one.key - other.key : one.name < other.name ? -1 : 1),
  CREATED_AT_DESC: (one, other) => other.createdAt - one.createdAt || other.key - one.key,
  UPDATED_AT_DESC: (one, other) => other.updatedAt - one.updatedAt || other.key - one.key,
};

/** Guardians as the list has them when nothing is asked for: the newest first, archived ones left out. */
export function usualGuardians(clients: readonly ClientRecord[]): readonly ClientRecord[] {
  return orderedGuardians(
    clients.filter(({ isDeleted }) => !isDeleted),
    null,
  );
}

/** Patients as the list has them when nothing is asked for: by name. */
export function usualPatients(patients: readonly PatientRecord[]): readonly PatientRecord[] {
  return orderedPatients(patients, null);
}

function orderedGuardians(rows: readonly ClientRecord[], order: string | null): readonly ClientRecord[] {
  return rows.toSorted(guardianOrders[order ?? ''] ?? guardianOrders['CREATED_AT_DESC']);
}

function orderedPatients(rows: readonly PatientRecord[], order: string | null): readonly PatientRecord[] {
  return rows.toSorted(patientOrders[order ?? ''] ?? patientOrders['NAME_ASC']);
}

/** The guardians that a list is asked for. */
export function guardiansIn({ practice }: Backstage, { filter, orderBy }: GuardiansArgs): readonly ClientRecord[] {
  const { search, statuses, homeClinicId, labelIds, updatedSince } = filter ?? {};
  const since = updatedSince ? instantIn(updatedSince) : null;
  const rows = practice.clients.filter(
    (row) =>
      (statuses ? statuses.includes(guardianStatus(row)) : !row.isDeleted) &&
      (!search || isGuardianFound(row, search)) &&
      (!homeClinicId || cloverVetIds.of('place', row.placeKey) === homeClinicId) &&
      (!labelIds || row.tags.some((name) => labelIds.includes(globalId('Label', name)))) &&
      (since === null || row.updatedAt >= since),
  );
  return orderedGuardians(rows, orderBy ?? null);
}

/** Whether any part of name, emails or phones is what was typed; spaces between parts of a name don't matter. */
export function isGuardianFound(row: ClientRecord, typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '');
  if (/^[\d\s()+./-]+$/.test(typed))
    return digits !== '' && row.phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits));
  const known = folded([fullNameOf(row), ...row.emails].join('\n'));
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => known.includes(word));
}

/** The patients that a list is asked for. */
export function patientsIn({ practice }: Backstage, { filter, orderBy }: PatientsArgs): readonly PatientRecord[] {
  const { search, guardianId, speciesId, statuses, microchip } = filter ?? {};
  const species = speciesId ? readGlobalId(speciesId)?.rest : null;
  const rows = practice.patients.filter(
    (row) =>
      (!search || folded(row.name).includes(folded(search.trim()))) &&
      (!guardianId || (row.clientKey !== null && cloverVetIds.of('client', row.clientKey) === guardianId)) &&
      (species === null || row.species === species) &&
      (!statuses || statuses.includes(patientStatus(row))) &&
      (!microchip || row.microchip === microchip),
  );
  return orderedPatients(rows, orderBy ?? null);
}

/** The visits that start within a window, by start. */
export function visitsIn({ practice }: Backstage, { window, filter }: VisitsArgs): readonly AppointmentRecord[] {
  const [from, to] = [instantIn(window.from), instantIn(window.to)];
  if (to < from) throw badInput('window.to must not be before window.from');
  if (to - from > longestWindow) throw badInput('window spans 92 days at most');
  const wanted = filter ?? {};
  const { of } = cloverVetIds;
  return practice.appointments
    .filter(
      (row) =>
        row.start >= from &&
        row.start < to &&
        (wanted.includeArchived === true ? !row.isBlock : isVisit(row)) &&
        (!wanted.clinicIds || wanted.clinicIds.includes(of('place', row.placeKey))) &&
        (!wanted.stages || wanted.stages.includes(stages[row.state])) &&
        (!wanted.visitTypeIds || wanted.visitTypeIds.includes(of('visitType', row.typeKey))) &&
        (!wanted.leadIds || (row.providerKey !== null && wanted.leadIds.includes(of('provider', row.providerKey)))) &&
        (!wanted.guardianId || (row.clientKey !== null && of('client', row.clientKey) === wanted.guardianId)) &&
        (!wanted.patientId || (row.patientKey !== null && of('patient', row.patientKey) === wanted.patientId)),
    )
    .toSorted(byStart);
}
