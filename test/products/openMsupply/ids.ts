import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type * as practices from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

const uuids = uuidIds();

/** Ids of 32 capital digits, as the older server made them. */
export const openMsupplyIds: Ids = {
  of: (kind, key) => uuids.of(kind, key).replaceAll('-', '').toUpperCase(),
  key(kind, id) {
    const parts = /^([0-9A-F]{8})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{12})$/.exec(String(id ?? ''));
    return parts ? uuids.key(kind, parts.slice(1).join('-').toLowerCase()) : null;
  },
};

/** What is remembered beside the practice: ids and codes that callers gave, shelves, and enrolments. */
export interface OpenMsupplyMemory {
  readonly given: Map<number, Row>;
  readonly shelves: { readonly id: string; readonly storeKey: number; code: string; name: string; onHold: boolean }[];
}

const visited = new Set<practices.VisitState>(['inProgress', 'ready', 'completed']);

/** How far an encounter is: missed visits stay pending. */
export function statusOf(row: practices.AppointmentRecord): 'CANCELLED' | 'DELETED' | 'PENDING' | 'VISITED' {
  if (row.isDeleted) return 'DELETED';
  if (row.state === 'cancelled') return 'CANCELLED';
  return visited.has(row.state) ? 'VISITED' : 'PENDING';
}

/** Whether a row is an encounter here: each has a patient. */
export function isEncounter(row: practices.AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && hasClearDay(row);
}

/** A patient's whole name as the server makes it. */
export function wholeName({ givenName, familyName }: practices.ClientRecord): string {
  return givenName === null ? familyName : `${familyName}, ${givenName}`;
}

/** An instant as the server writes it. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '+00:00').replace('Z', '+00:00');
}

/** The type of the documents of a type of visit. */
export function documentTypeOf({ name }: practices.VisitTypeRecord): string {
  return `${name.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}Encounter`;
}

const { of } = openMsupplyIds;
/** When the server was set up. */
export const installed = Date.parse('2021-06-01T08:00:00Z');
/** The program in which everything happens. */
export const programId: string = of('organization', 2);
/** The form that encounters are made with. */
export const encounterForm: string = of('organization', 3);
/** The form that patients are made with. */
export const patientForm: string = of('organization', 4);
/** The context of its program, on which rights depend. */
export const context = 'GeneralCareProgram';
