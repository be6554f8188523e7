import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { type Guard, invalid, missing } from './answers.ts';
import { stateOfStatus, type TidewellRecords } from './records.ts';
import { instantIn, isVisit, tidewellIds } from './words.ts';

interface VisitFields {
  readonly hospitalId?: string | null;
  readonly visitTypeId?: string | null;
  readonly startsAt?: string | null;
  readonly durationMinutes?: number | null;
  readonly petId?: string | null;
  readonly petParentId?: string | null;
  readonly teamMemberId?: string | null;
  readonly reason?: string | null;
  readonly statusId?: string | null;
}

/** What was given, as the practice knows it; undefined where it was left out. */
interface Read {
  readonly placeKey: number | undefined;
  readonly typeKey: number | undefined;
  readonly start: number | undefined;
  readonly minutes: number | undefined;
  readonly patientKey: number | null | undefined;
  readonly clientKey: number | null | undefined;
  readonly providerKey: number | null | undefined;
  readonly reason: string | null | undefined;
  readonly state: VisitState | undefined;
}

type Issue = readonly [field: string, message: string];

const { key } = tidewellIds;
const minuteMs = 60_000;
const longest = 24 * 60;

/** The mutations of the calendar. */
export function visitWrites(
  { practice, now }: Backstage,
  records: TidewellRecords,
  guarded: Guard,
): Readonly<Record<string, unknown>> {
  function read(fields: VisitFields): { readonly read: Read; readonly issues: readonly Issue[] } {
    const issues: Issue[] = [];
    /** A key that was named: null where the field is emptied. */
    const known = (
      field: keyof VisitFields,
      rows: readonly { readonly key: number }[],
      kind: 'place' | 'visitType' | 'patient' | 'client' | 'provider',
      what: string,
    ): number | null | undefined => {
      const id = fields[field];
      if (id === undefined || id === null) return id;
      const found = rowOf(rows, key(kind, id));
      if (!found) issues.push([field, `No such ${what}`]);
      return found?.key;
    };
    const clients = practice.clients.filter(({ isDeleted }) => !isDeleted);
    const types = practice.visitTypes.filter(({ isBlock }) => !isBlock);
    const staff = practice.providers.filter(({ isActive }) => isActive);
    const start = typeof fields.startsAt === 'string' ? instantIn(fields.startsAt) : undefined;
    if (start === null) issues.push(['startsAt', 'Not an OffsetDateTime']);
    const minutes = fields.durationMinutes ?? undefined;
    if (minutes !== undefined && (minutes < 1 || minutes > longest))
      issues.push(['durationMinutes', 'Must be between 1 and 1440']);
    const state = typeof fields.statusId === 'string' ? stateOfStatus(fields.statusId) : undefined;
    if (typeof fields.statusId === 'string' && !state) issues.push(['statusId', 'No such status']);
    return {
      read: {
        placeKey: known('hospitalId', practice.places, 'place', 'hospital') ?? undefined,
        typeKey: known('visitTypeId', types, 'visitType', 'visit type') ?? undefined,
        start: start ?? undefined,
        minutes,
        patientKey: known('petId', practice.patients, 'patient', 'pet'),
        clientKey: known('petParentId', clients, 'client', 'pet parent'),
        providerKey: known('teamMemberId', staff, 'provider', 'team member'),
        reason: fields.reason,
        state,
      },
      issues,
    };
  }

  /** What to think of beside a visit: others of the same team member at the same time. */
  const warningsFor = (row: AppointmentRecord): readonly string[] => {
    const isMet = practice.appointments.some(
      (other) =>
        other.key !== row.key &&
        !other.isDeleted &&
        other.state !== 'cancelled' &&
        row.providerKey !== null &&
        other.providerKey === row.providerKey &&
        other.start < row.start + row.minutes * minuteMs &&
        row.start < other.start + other.minutes * minuteMs,
    );
    return isMet ? ['The team member has another visit at that time'] : [];
  };
  const answer = (typename: string, row: AppointmentRecord): Row => ({
    __typename: typename,
    visit: records.visit(row),
    warnings: warningsFor(row),
  });
  const visitWith = (id: string): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, key('appointment', id));
    return row && isVisit(row) ? row : null;
  };

  return {
    bookVisit: guarded(({ draft }: { readonly draft: VisitFields }) => {
      const { read: given, issues } = read(draft);
      const isAlone = !draft.petId && !draft.petParentId;
      const all: readonly Issue[] = isAlone ? [...issues, ['petId', 'A pet or a pet parent is needed']] : issues;
      if (all.length > 0) return invalid(all);
      const { start = null, placeKey = null, typeKey = null, ...rest } = given;
      const outcome = bookAppointment(practice, { ...rest, start, placeKey, typeKey }, now());
      return outcome.ok ? answer('BookVisitSuccess', outcome.row) : invalid([[outcome.field, outcome.message]]);
    }),
    updateVisit: guarded(({ id, changes }: { readonly id: string; readonly changes: VisitFields }) => {
      const before = visitWith(id);
      if (!before) return missing('visit', id);
      const { read: given, issues } = read(changes);
      const pet = given.patientKey === undefined ? before.patientKey : given.patientKey;
      const parent = given.clientKey === undefined ? before.clientKey : given.clientKey;
      const all: readonly Issue[] =
        pet === null && parent === null ? [...issues, ['petId', 'A pet or a pet parent is needed']] : issues;
      if (all.length > 0) return invalid(all);
      // Another pet comes with its owner, unless somebody else is named.
      const owner = given.patientKey ? rowOf(practice.patients, given.patientKey)?.clientKey : undefined;
      const isRestored = given.state !== undefined && given.state !== 'cancelled';
      const change = {
        ...given,
        clientKey: given.clientKey === undefined ? owner : given.clientKey,
        cancelReason: isRestored ? null : undefined,
      };
      const outcome = changeAppointment(practice, before.key, change, now());
      return outcome.ok ? answer('UpdateVisitSuccess', outcome.row) : missing('visit', id);
    }),
    cancelVisit: guarded(({ id, reason }: { readonly id: string; readonly reason?: string | null }) => {
      const before = visitWith(id);
      if (!before) return missing('visit', id);
      const change = { state: 'cancelled' as const, cancelReason: reason ?? null };
      const outcome = changeAppointment(practice, before.key, change, now());
      return outcome.ok ? answer('UpdateVisitSuccess', outcome.row) : missing('visit', id);
    }),
  };
}
