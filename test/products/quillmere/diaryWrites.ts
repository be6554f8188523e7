import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState, type VisitTypeRecord } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { type Memory, nextKey } from './memory.ts';
import type { Records } from './records.ts';
import { instantIn, isAttendance, nouns, quillmereIds, stages } from './words.ts';

interface AttendanceFields {
  readonly hospitalId?: string | null;
  readonly kindId?: string | null;
  readonly startsAt?: string | null;
  readonly minutes?: number | null;
  readonly clinicianId?: string | null;
  readonly patientId?: string | null;
  readonly keeperId?: string | null;
  readonly complaint?: string | null;
  readonly stage?: string | null;
}

interface AmendArgs {
  readonly id: string;
  readonly input: AttendanceFields;
  readonly revision?: number | null;
}

interface CallOffArgs {
  readonly id: string;
  readonly cause: string;
  readonly remark?: string | null;
}

interface HoldArgs {
  readonly input: {
    readonly hospitalId: string;
    readonly colleagueId?: string | null;
    readonly startsAt: string;
    readonly minutes: number;
    readonly purpose: string;
  };
}

/** What stands in the way of a write; thrown within this file only, where it becomes an answer. */
class Refusal extends Error {
  readonly reason: string;
  readonly path: string | null;

  constructor(reason: string, message: string, path: string | null = null) {
    super(message);
    this.reason = reason;
    this.path = path;
  }
}

const { key, of } = quillmereIds;
const longest = 12 * 60;

/** The mutations of team diary, which answer a union as its code does: it went through, or why it did not. */
export function diaryWrites(
  { practice, now, refuseWrites }: Backstage,
  records: Records,
  memory: Memory,
): Readonly<Record<string, unknown>> {
  const answered =
    <Args>(write: (args: Args) => Row) =>
    (args: Args): Row => {
      try {
        if (refuseWrites !== null) throw new Refusal('NOT_PERMITTED', refuseWrites);
        return write(args);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { __typename: 'DiaryRefusal', cause: error.reason, message: error.message, path: error.path };
      }
    };
  /** The key behind an id, which has to belong to one of the rows; null and undefined stay. */
  const known = (
    kind: 'place' | 'provider' | 'visitType' | 'client' | 'patient',
    rows: readonly { readonly key: number }[],
    id: string | null | undefined,
    path: string,
  ): number | null | undefined => {
    if (id === null || id === undefined) return id;
    const row = rowOf(rows, key(kind, id));
    if (!row) throw new Refusal('NOT_FOUND', `${nouns[kind]} ${id} not found`, path);
    return row.key;
  };
  const kinds = (): readonly VisitTypeRecord[] => practice.visitTypes.filter(({ isBlock }) => !isBlock);
  const startOf = (text: string, path: string): number => {
    const start = instantIn(text);
    if (start === null) throw new Refusal('INVALID', 'must be an RFC 3339 date and time with an offset', path);
    return start;
  };
  const minutesOf = (minutes: number | null | undefined, path: string): number | undefined => {
    if (minutes === null || minutes === undefined) return undefined;
    if (minutes < 1 || minutes > longest)
      throw new Refusal('INVALID', `must be between 1 and ${String(longest)}`, path);
    return minutes;
  };
  const attendanceWith = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', id));
    if (!row || !isAttendance(row)) throw new Refusal('NOT_FOUND', `${nouns.appointment} ${id} not found`, 'id');
    return row;
  };
  const entered = (row: AppointmentRecord): Row => ({
    __typename: 'AttendanceEntered',
    attendance: records.attendance(row),
  });
  const changed = (row: AppointmentRecord, change: Partial<AppointmentRecord>, deed: string): Row => {
    const outcome = changeAppointment(practice, row.key, change, now());
    if (!outcome.ok) throw new Refusal('NOT_FOUND', outcome.message, 'id');
    memory.revisions.set(row.key, 1 + (memory.revisions.get(row.key) ?? 0));
    memory.trail.push({
      key: nextKey(memory.trail),
      at: outcome.row.updatedAt,
      subjectId: of('appointment', row.key),
      subjectKind: nouns.appointment,
      deed,
    });
    return entered(outcome.row);
  };

  return {
    bookAttendance: answered(({ input }: { readonly input: AttendanceFields }) => {
      const clients = practice.clients.filter(({ isDeleted }) => !isDeleted);
      const staff = practice.providers.filter(({ isActive }) => isActive);
      const booking = {
        placeKey: known('place', practice.places, input.hospitalId, 'input.hospitalId') ?? null,
        typeKey: known('visitType', kinds(), input.kindId, 'input.kindId') ?? null,
        start: startOf(input.startsAt ?? '', 'input.startsAt'),
        minutes: minutesOf(input.minutes, 'input.minutes'),
        providerKey: known('provider', staff, input.clinicianId, 'input.clinicianId'),
        patientKey: known('patient', practice.patients, input.patientId, 'input.patientId'),
        clientKey: known('client', clients, input.keeperId, 'input.keeperId'),
        reason: input.complaint,
      };
      const outcome = bookAppointment(practice, booking, now());
      if (!outcome.ok) throw new Refusal('INVALID', 'either a patient or a keeper must be given', 'input.patientId');
      return entered(outcome.row);
    }),
    amendAttendance: answered(({ id, input, revision = null }: AmendArgs) => {
      const before = attendanceWith(id);
      if (revision !== null && revision !== 1 + (memory.revisions.get(before.key) ?? 0))
        throw new Refusal('STALE_REVISION', 'This attendance was changed in the meantime', 'revision');
      if (input.stage === stages.cancelled)
        throw new Refusal('INVALID', 'use callOffAttendance, which asks for a cause', 'input.stage');
      const states = Object.keys(stages) as VisitState[]; // Sound: the record has exactly these keys.
      const staff = practice.providers.filter(({ isActive }) => isActive);
      const state = input.stage ? states.find((word) => stages[word] === input.stage) : undefined;
      const change = {
        typeKey: known('visitType', kinds(), input.kindId, 'input.kindId') ?? before.typeKey,
        start: input.startsAt ? startOf(input.startsAt, 'input.startsAt') : before.start,
        minutes: minutesOf(input.minutes, 'input.minutes') ?? before.minutes,
        ...(input.clinicianId !== undefined && {
          providerKey: known('provider', staff, input.clinicianId, 'input.clinicianId') ?? null,
        }),
        ...(input.complaint !== undefined && { reason: input.complaint }),
        ...(state && { state, cancelReason: null }),
      };
      return changed(before, change, 'AMENDED');
    }),
    callOffAttendance: answered(({ id, cause, remark = null }: CallOffArgs) => {
      const before = attendanceWith(id);
      if (before.state === 'completed') throw new Refusal('INVALID', 'the patient was discharged already', 'id');
      memory.callOffCauses.set(before.key, cause);
      return changed(before, { state: 'cancelled', cancelReason: remark }, 'CALLED_OFF');
    }),
    placeHold: answered(({ input }: HoldArgs) => {
      const placeKey = known('place', practice.places, input.hospitalId, 'input.hospitalId') ?? null;
      const outcome = bookAppointment(
        practice,
        {
          placeKey,
          typeKey: practice.visitTypes.find(({ isBlock }) => isBlock)?.key ?? null,
          start: startOf(input.startsAt, 'input.startsAt'),
          minutes: minutesOf(input.minutes, 'input.minutes'),
          providerKey: known('provider', practice.providers, input.colleagueId, 'input.colleagueId'),
          reason: input.purpose,
        },
        now(),
      );
      if (!outcome.ok) throw new Refusal('INVALID', outcome.message);
      return { __typename: 'HoldPlaced', hold: records.hold(outcome.row) };
    }),
  };
}
