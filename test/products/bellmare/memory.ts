import type { AppointmentRecord, PatientRecord, Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { choresOf, herdsOf, recallsOf, stablesOf } from './seeds.ts';
import { bellmareIds, isEntry } from './values.ts';

/** Where horses are boarded. */
export interface StableRow {
  readonly id: string;
  readonly name: string;
  readonly placeKey: number;
  readonly laneway: string;
  readonly stalls: number;
  readonly contact: string;
  readonly distanceKm: number;
}

/** Animals that are counted and not named. */
export interface HerdRow {
  readonly id: string;
  readonly name: string;
  readonly clientKey: number;
  readonly speciesCode: string;
  readonly headCount: number;
}

/** An owner's share of an animal. */
export interface InterestRow {
  readonly clientKey: number;
  readonly percentage: number;
  readonly isManaging: boolean;
}

/** A member of staff who attends an entry. */
export interface AttendanceRow {
  readonly providerKey: number;
  readonly role: 'LEAD' | 'ASSISTING' | 'OBSERVING';
}

/** What makes an entry a farm call. */
export interface DriveRow {
  readonly stableId: string | null;
  readonly herdId: string | null;
  readonly minutes: number;
}

/** What an animal is called back for. */
export interface RecallRow {
  readonly id: string;
  readonly code: 'VACC' | 'TEETH' | 'DEWORM';
  readonly patientKey: number;
  readonly dueOn: string;
  readonly sentAt: number | null;
}

/** Something that the crew has to do. */
export interface ChoreRow {
  readonly id: string;
  readonly summary: string;
  readonly dueOn: string | null;
  readonly providerKey: number | null;
  readonly isDone: boolean;
}

/** Something that was done through the API. */
export interface AuditRow {
  readonly id: string;
  readonly verb: string;
  readonly subject: string;
  readonly actor: string;
  readonly at: number;
}

/** What Bellmare keeps beside the shared practice. */
export interface BellmareMemory {
  readonly ledger: Ledger;
  readonly stables: readonly StableRow[];
  readonly herds: HerdRow[];
  readonly recalls: RecallRow[];
  readonly chores: ChoreRow[];
  readonly audit: AuditRow[];
  /** By the keys of appointments. */
  readonly drives: Map<number, DriveRow>;
  readonly animals: Map<number, readonly number[]>;
  readonly attendance: Map<number, readonly AttendanceRow[]>;
  readonly deskNotes: Map<number, string | null>;
  /** By the keys of animals. */
  readonly interests: Map<number, readonly InterestRow[]>;
  readonly registeredNames: Map<number, string | null>;
  readonly stableOf: Map<number, string | null>;
  /** By the keys of account holders. */
  readonly postalParts: Map<number, { readonly province: string | null; readonly postalCode: string | null }>;
}

const firstAudit = 9001;
const mostNoted = 40;

/** What the service holds when it starts, made by counting from the data of the practice. */
export function createMemory(practice: Practice): BellmareMemory {
  const stables = stablesOf(practice);
  const herds = herdsOf(practice);
  const entries = practice.appointments.filter(isEntry);
  const drives = new Map<number, DriveRow>();
  const animals = new Map<number, readonly number[]>();
  const attendance = new Map<number, readonly AttendanceRow[]>();
  for (const row of entries) {
    if (row.key % 5 === 2) {
      const here = stables.filter(({ placeKey }) => placeKey === row.placeKey);
      const herd = herds.find(({ clientKey }) => clientKey === row.clientKey);
      const stableId = here[row.key % Math.max(1, here.length)]?.id ?? null;
      drives.set(row.key, { stableId, herdId: herd?.id ?? null, minutes: 10 + (row.key % 5) * 5 });
      const stablemate = stablemateOf(practice, row);
      if (row.patientKey !== null && stablemate) animals.set(row.key, [row.patientKey, stablemate.key]);
    }
    attendance.set(row.key, attendanceOf(practice, row));
  }
  const patients = practice.patients.filter(({ clientKey }) => clientKey !== null);
  return {
    ledger: createLedger(practice),
    stables,
    herds,
    recalls: recallsOf(patients),
    chores: choresOf(practice),
    audit: bookingsNoted(entries),
    drives,
    animals,
    attendance,
    deskNotes: new Map(),
    interests: new Map(patients.flatMap((row) => sharedInterest(practice, row))),
    registeredNames: new Map(),
    stableOf: new Map(patients.filter(({ key }) => key % 6 === 0).map(({ key }) => [key, boardedAt(stables, key)])),
    postalParts: new Map(),
  };
}

/** Another living animal of the same owner, seen on the same call. */
function stablemateOf({ patients }: Practice, { clientKey, patientKey }: AppointmentRecord): PatientRecord | undefined {
  return patients.find((row) => clientKey !== null && row.clientKey === clientKey && isOther(row, patientKey));
}

function isOther({ key, isDeceased }: PatientRecord, patientKey: number | null): boolean {
  return key !== patientKey && !isDeceased;
}

function attendanceOf({ providers }: Practice, row: AppointmentRecord): readonly AttendanceRow[] {
  const { providerKey, placeKey, key } = row;
  if (providerKey === null) return [];
  const helper = providers.find(
    (each) =>
      each.role === 'technician' && each.isActive && each.placeKeys.includes(placeKey) && each.key !== providerKey,
  );
  const lead: AttendanceRow = { providerKey, role: 'LEAD' };
  return helper && key % 3 === 0 ? [lead, { providerKey: helper.key, role: 'ASSISTING' }] : [lead];
}

/** Every eighth animal belongs to two: its owner, who manages it, and the next one of the same base. */
function sharedInterest(
  { clients }: Practice,
  { key, clientKey }: PatientRecord,
): readonly (readonly [number, readonly InterestRow[]])[] {
  const owner = clients.find((row) => row.key === clientKey);
  const other = clients.find(
    (row) => owner && row.key > owner.key && row.placeKey === owner.placeKey && !row.isDeleted,
  );
  if (!owner || !other || key % 8 !== 3) return [];
  const share = key % 16 === 3 ? 75 : 60;
  return [
    [
      key,
      [
        { clientKey: owner.key, percentage: share, isManaging: true },
        { clientKey: other.key, percentage: 100 - share, isManaging: false },
      ],
    ],
  ];
}

function boardedAt(stables: readonly StableRow[], key: number): string | null {
  return stables[key % Math.max(1, stables.length)]?.id ?? null;
}

/** Notes what was done. */
export function record({ audit }: BellmareMemory, verb: string, subject: string, at: number): void {
  audit.push({ id: String(firstAudit + audit.length), verb, subject, actor: 'api:front-desk', at });
}

/** The newest bookings, as they were noted when they were made. */
function bookingsNoted(entries: readonly AppointmentRecord[]): AuditRow[] {
  return entries
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .slice(-mostNoted)
    .map(({ key, createdAt }, index) => ({
      id: String(firstAudit + index),
      verb: 'entry.scheduled',
      subject: bellmareIds.of('appointment', key),
      actor: 'desk',
      at: createdAt,
    }));
}
