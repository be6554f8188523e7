import type { Practice } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import type { CommerceRecords } from './commerceRecords.ts';
import { type Faults, faultsOf, type ServiceName } from './faults.ts';
import { isUlid, keyOfUlid, ulid } from './ids.ts';
import type { Context } from './links.ts';
import type { MedicalRecords } from './medicalRecords.ts';
import type { AuditRow, TaskRow } from './memory.ts';
import type { PartyRecords } from './partyRecords.ts';
import type { SchedulingRecords } from './schedulingRecords.ts';
import { etagOf, isAppointment } from './values.ts';

/** How rows look after they were written. */
export interface WrittenRecords {
  readonly scheduling: SchedulingRecords;
  readonly party: PartyRecords;
  readonly medical: MedicalRecords;
  readonly commerce: CommerceRecords;
  readonly task: (row: TaskRow) => Row;
}

type WritableKind = 'place' | 'provider' | 'visitType' | 'client' | 'patient' | 'appointment';

const collections = {
  place: 'facilities',
  provider: 'workers',
  visitType: 'serviceOfferings',
  client: 'customers',
  patient: 'patientsOfCare',
  appointment: 'appointments',
} as const;

/** What the mutations of a service work with. */
export interface WriteTools {
  readonly faults: Faults;
  /** Refuses where the token may not write. */
  readonly allow: () => void;
  /** The key behind an id; an id of nothing is refused. */
  readonly keyOf: (field: string, kind: WritableKind, id: string) => number;
  /** Refuses a row that was written since it was read. */
  readonly checkEtag: (row: { readonly updatedAt: number }, etag: string | null | undefined) => void;
  readonly done: <Item>(outcome: Written<Item>) => Item;
  /** Writes once for each id of a request, and answers the key of what came of it. */
  readonly once: (method: string, requestId: string | null | undefined, write: () => number) => number;
  readonly note: (action: AuditRow['action'], kind: WritableKind, key: number) => void;
}

export function writeTools({ backstage, memory }: Context, serviceName: ServiceName): WriteTools {
  const { practice, now, refuseWrites } = backstage;
  const faults = faultsOf(serviceName);
  return {
    faults,
    allow() {
      if (refuseWrites !== null) throw faults.denied(refuseWrites);
    },
    keyOf(field, kind, id) {
      if (!isUlid(id)) throw faults.invalid(field, 'is not a ULID');
      const key = keyOfUlid(kind, id);
      if (key === null || !isThere(practice, kind, key)) throw faults.notFound(collections[kind], id);
      return key;
    },
    checkEtag(row, etag) {
      if (etag && etag !== etagOf(row)) throw faults.aborted('The etag is not that of the row as it is now');
    },
    done(outcome) {
      if (outcome.ok) return outcome.row;
      throw faults.invalid(outcome.field, outcome.message);
    },
    once(method, requestId, write) {
      const name = `${method} ${requestId ?? ''}`;
      const known = requestId ? memory.requests.get(name) : undefined;
      if (known !== undefined) return known;
      const key = write();
      if (requestId) memory.requests.set(name, key);
      return key;
    },
    note(action, kind, key) {
      const target = `${collections[kind]}/${ulid(kind, key)}`;
      const actor = 'front-desk-console';
      memory.audit.push({ key: memory.audit.length + 1, action, target, serviceName, actor, at: now() });
    },
  };
}

function isThere(practice: Practice, kind: WritableKind, key: number): boolean {
  const has = (rows: readonly { readonly key: number }[]): boolean => rows.some((row) => row.key === key);
  switch (kind) {
    case 'place':
      return has(practice.places);
    case 'provider':
      return has(practice.providers);
    case 'visitType':
      return has(practice.visitTypes.filter(({ isBlock }) => !isBlock));
    case 'client':
      return has(practice.clients.filter(({ isDeleted }) => !isDeleted));
    case 'patient':
      return has(practice.patients);
    case 'appointment':
      return has(practice.appointments.filter(isAppointment));
  }
}
