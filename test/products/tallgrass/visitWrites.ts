import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { namedRow, trimmed } from './given.ts';
import { checkedId, type Loaders } from './loaders.ts';
import type { TallgrassMemory } from './memory.ts';
import { type FieldError, invalid, notFound, type Write } from './outcomes.ts';
import type { Records } from './records.ts';
import { rooms } from './setUpRecords.ts';
import { endOf, minuteMs, ownIn, readInstant, stateOfStage } from './values.ts';

interface VisitFields {
  readonly hospitalId?: string | null;
  readonly templateId?: string | null;
  readonly startsAt?: string | null;
  readonly durationMinutes?: number | null;
  readonly companionId?: string | null;
  readonly householdId?: string | null;
  readonly teammateId?: string | null;
  readonly presentingConcern?: string | null;
  readonly deskMemo?: string | null;
  readonly stage?: string | null;
  readonly ignoreTimeBlocks: boolean;
}

type VisitId = { readonly visitId: string };

const longest = 12 * 60;

/** The mutations of visits. */
export function visitWrites(
  { practice, now }: Backstage,
  records: Records,
  { load, memory, write }: { readonly load: Loaders; readonly memory: TallgrassMemory; readonly write: Write },
): Row {
  /** What an input says, as the practice knows it: undefined stays, null is emptied. */
  const read = (errors: FieldError[], fields: VisitFields) => {
    const start = typeof fields.startsAt === 'string' ? readInstant(fields.startsAt) : undefined;
    if (start === null) errors.push(['startsAt', 'Invalid date-time']);
    const minutes = fields.durationMinutes ?? undefined;
    if (minutes !== undefined && (minutes < 1 || minutes > longest))
      errors.push(['durationMinutes', `Must be between 1 and ${String(longest)}`]);
    const place = namedRow(errors, 'hospitalId', 'Hospital', fields.hospitalId, load.hospital);
    const type = namedRow(errors, 'templateId', 'VisitTemplate', fields.templateId, load.visitTemplate);
    const teammate = namedRow(errors, 'teammateId', 'Teammate', fields.teammateId, load.teammate);
    if (teammate && !teammate.isActive) errors.push(['teammateId', 'Teammate is deactivated']);
    const patient = namedRow(errors, 'companionId', 'Companion', fields.companionId, load.companion);
    const client = namedRow(errors, 'householdId', 'Household', fields.householdId, load.household);
    return {
      start: start ?? undefined,
      minutes,
      placeKey: place?.key,
      typeKey: type?.key,
      providerKey: teammate === null ? null : teammate?.key,
      patientKey: patient === null ? null : patient?.key,
      clientKey: client === null ? null : client?.key,
      reason: trimmed(fields.presentingConcern),
    };
  };

  /** The blocks that overlap a time of a teammate. */
  const blocksAt = (
    providerKey: number | null,
    time: Pick<AppointmentRecord, 'start' | 'minutes'>,
  ): readonly AppointmentRecord[] =>
    practice.appointments.filter(
      (row) =>
        row.isBlock &&
        !row.isDeleted &&
        providerKey !== null &&
        row.providerKey === providerKey &&
        row.start < time.start + time.minutes * minuteMs &&
        time.start < endOf(row),
    );
  const conflict = (blocks: readonly AppointmentRecord[]): Row => ({
    __typename: 'ConflictError',
    message: 'The teammate has blocked this time',
    conflicts: blocks.map(records.timeBlock),
  });

  const visitWith = ({ visitId }: VisitId): AppointmentRecord | null =>
    load.scheduledVisit(checkedId('ScheduledVisit', visitId));
  const changed = (
    row: AppointmentRecord,
    change: { readonly [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined },
  ): Row => {
    const outcome = changeAppointment(practice, row.key, change, now());
    return outcome.ok ? records.scheduledVisit(outcome.row) : invalid([[outcome.field, outcome.message]]);
  };

  return {
    ...write('scheduleVisit', (input: VisitFields) => {
      const errors: FieldError[] = [];
      const { start = null, placeKey = null, typeKey = null, ...rest } = read(errors, input);
      if (!input.companionId && !input.householdId)
        errors.push(['companionId', 'A companion or a household is required']);
      const minutes = rest.minutes ?? rowOf(practice.visitTypes, typeKey)?.minutes;
      if (errors.length > 0 || start === null || minutes === undefined) return invalid(errors);
      const blocks = input.ignoreTimeBlocks ? [] : blocksAt(rest.providerKey ?? null, { start, minutes });
      if (blocks.length > 0) return conflict(blocks);
      const outcome = bookAppointment(practice, { ...rest, start, minutes, placeKey, typeKey }, now());
      if (!outcome.ok) return invalid([[outcome.field, outcome.message]]);
      memory.scheduledHere.add(outcome.row.key);
      memory.memos.set(outcome.row.key, trimmed(input.deskMemo) ?? null);
      return records.scheduledVisit(outcome.row);
    }),
    ...write('updateScheduledVisit', (input: VisitFields & VisitId) => {
      const before = visitWith(input);
      if (!before) return notFound('ScheduledVisit', input.visitId);
      const errors: FieldError[] = [];
      const fields = read(errors, input);
      const patientKey = fields.patientKey === undefined ? before.patientKey : fields.patientKey;
      // Another companion comes with its household, unless one is named.
      const owner = fields.patientKey ? rowOf(practice.patients, fields.patientKey)?.clientKey : undefined;
      const clientKey = fields.clientKey === undefined ? owner : fields.clientKey;
      if (patientKey === null && (clientKey === undefined ? before.clientKey : clientKey) === null)
        errors.push(['companionId', 'A companion or a household is required']);
      if (errors.length > 0) return invalid(errors);
      const isMoved =
        fields.start !== undefined || fields.minutes !== undefined || typeof fields.providerKey === 'number';
      const time = { start: fields.start ?? before.start, minutes: fields.minutes ?? before.minutes };
      const provider = fields.providerKey === undefined ? before.providerKey : fields.providerKey;
      const blocks = isMoved && !input.ignoreTimeBlocks ? blocksAt(provider, time) : [];
      if (blocks.length > 0) return conflict(blocks);
      if (input.deskMemo !== undefined) memory.memos.set(before.key, trimmed(input.deskMemo) ?? null);
      const state = stateOfStage(input.stage);
      const cancelReason = state !== undefined && state !== 'cancelled' ? null : undefined;
      return changed(before, { ...fields, clientKey, state, cancelReason });
    }),
    ...write('cancelScheduledVisit', (input: VisitId & { readonly reason?: string | null }) => {
      const before = visitWith(input);
      if (!before) return notFound('ScheduledVisit', input.visitId);
      if (before.state === 'completed') return invalid([['visitId', 'A discharged visit cannot be canceled']]);
      return changed(before, { state: 'cancelled', cancelReason: trimmed(input.reason) ?? null });
    }),
    ...write('checkInVisit', (input: VisitId & { readonly roomId?: string | null }) => {
      const before = visitWith(input);
      if (!before) return notFound('ScheduledVisit', input.visitId);
      if (!['planned', 'confirmed', 'arrived', 'noShow'].includes(before.state))
        return invalid([['visitId', 'The visit is past check-in']]);
      if (!input.roomId) return changed(before, { state: 'arrived' });
      const [placeKey, number = 0] = (ownIn('Room', checkedId('Room', input.roomId)) ?? '').split('-').map(Number);
      if (placeKey !== before.placeKey || !rooms[number - 1])
        return invalid([['roomId', 'The room is not in this hospital']]);
      memory.rooms.set(before.key, number - 1);
      return changed(before, { state: 'inProgress' });
    }),
  };
}
