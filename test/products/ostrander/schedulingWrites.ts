import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { patchOf } from './fieldMask.ts';
import type { Context } from './links.ts';
import type { ExtraLine } from './memory.ts';
import { courseWrites } from './courseWrites.ts';
import { instantIn } from './values.ts';
import { type WrittenRecords, writeTools } from './writeTools.ts';

interface LineInput {
  readonly serviceOfferingId: string;
  readonly patientId?: string | null;
}

interface BookInput {
  readonly requestId?: string | null;
  readonly appointment: {
    readonly slot: {
      readonly facilityId: string;
      readonly startTime: string;
      readonly endTime?: string | null;
      readonly workerId?: string | null;
    };
    readonly serviceLines: readonly LineInput[];
    readonly customerId?: string | null;
    readonly reasonForVisit?: string | null;
    readonly bookingChannel?: string | null;
  };
}

interface UpdateInput {
  readonly appointmentId: string;
  readonly appointment: Row;
  readonly updateMask?: string | null;
  readonly etag?: string | null;
}

const paths = [
  'slot.facilityId',
  'slot.startTime',
  'slot.endTime',
  'slot.workerId',
  'serviceLines',
  'customerId',
  'reasonForVisit',
] as const;
const minuteMs = 60_000;

/** Mutations of the scheduling service. */
export function schedulingWrites(context: Context, { scheduling }: WrittenRecords): Row {
  const { backstage, memory } = context;
  const { practice, now } = backstage;
  const tools = writeTools(context, 'scheduling');
  const { faults, allow, keyOf, checkEtag, done, once, note } = tools;

  const appointmentAt = (field: string, id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, keyOf(field, 'appointment', id));
    if (!row) throw faults.notFound('appointments', id);
    return row;
  };
  const linesIn = (field: string, lines: readonly LineInput[]): readonly [ExtraLine, ...ExtraLine[]] => {
    const [first, ...others] = lines.map(({ serviceOfferingId, patientId }, index) => ({
      typeKey: keyOf(`${field}[${String(index)}].serviceOfferingId`, 'visitType', serviceOfferingId),
      patientKey: patientId ? keyOf(`${field}[${String(index)}].patientId`, 'patient', patientId) : null,
    }));
    if (!first) throw faults.invalid(field, 'must not be empty');
    return [first, ...others];
  };
  const minutesOf = (lines: readonly ExtraLine[]): number =>
    lines.reduce((sum, { typeKey }) => sum + (rowOf(practice.visitTypes, typeKey)?.minutes ?? 0), 0);
  const lengthIn = (start: number, end: number): number => {
    if (end <= start) throw faults.invalid('appointment.slot.endTime', 'must be after startTime');
    return Math.round((end - start) / minuteMs);
  };
  /** Others of the same worker at the same time. */
  const conflictsOf = (row: AppointmentRecord): readonly Row[] =>
    practice.appointments
      .filter(
        (other) =>
          other.key !== row.key &&
          other.providerKey !== null &&
          other.providerKey === row.providerKey &&
          !other.isDeleted &&
          !other.isBlock &&
          other.state !== 'cancelled' &&
          other.start < row.start + row.minutes * minuteMs &&
          row.start < other.start + other.minutes * minuteMs,
      )
      .map((other) => ({ appointment: scheduling.appointment(other) }));
  const answer = (key: number): Row => {
    const row = rowOf(practice.appointments, key);
    return row ? { appointment: scheduling.appointment(row), conflicts: () => conflictsOf(row) } : {};
  };

  const book = ({ appointment }: BookInput): number => {
    const { slot, customerId, reasonForVisit, bookingChannel } = appointment;
    const start = instantIn(faults, 'appointment.slot.startTime', slot.startTime);
    const placeKey = keyOf('appointment.slot.facilityId', 'place', slot.facilityId);
    const lines = linesIn('appointment.serviceLines', appointment.serviceLines);
    const [first, ...others] = lines;
    const clientKey = customerId ? keyOf('appointment.customerId', 'client', customerId) : null;
    if (clientKey === null && first.patientKey === null)
      throw faults.invalid('appointment.customerId', 'is needed where the first service line has no patient');
    const minutes = slot.endTime
      ? lengthIn(start, instantIn(faults, 'appointment.slot.endTime', slot.endTime))
      : minutesOf(lines);
    const booking = {
      start,
      minutes,
      placeKey,
      typeKey: first.typeKey,
      patientKey: first.patientKey,
      clientKey,
      providerKey: slot.workerId ? keyOf('appointment.slot.workerId', 'provider', slot.workerId) : null,
      reason: reasonForVisit ?? null,
    };
    const { key } = done(bookAppointment(practice, booking, now()));
    memory.extraLines.set(key, others);
    if (bookingChannel) memory.channels.set(key, bookingChannel);
    note('CREATE', 'appointment', key);
    return key;
  };

  return {
    schedulingBookAppointment({ input }: { readonly input: BookInput }) {
      allow();
      return answer(once('bookAppointment', input.requestId, () => book(input)));
    },
    schedulingUpdateAppointment({ input }: { readonly input: UpdateInput }) {
      allow();
      const before = appointmentAt('appointmentId', input.appointmentId);
      checkEtag(before, input.etag);
      if (before.isDeleted) throw faults.precondition(input.appointmentId, 'The appointment was deleted');
      const patch = patchOf(faults, input.appointment, input.updateMask, paths);
      const needed = (path: string): string | undefined => {
        const text = patch.text(path);
        if (text === null) throw faults.invalid(`appointment.${path}`, 'must not be empty');
        return text;
      };
      const [facilityId, startTime, endTime] = ['slot.facilityId', 'slot.startTime', 'slot.endTime'].map(needed);
      const start = startTime ? instantIn(faults, 'appointment.slot.startTime', startTime) : before.start;
      const [workerId, customerId] = [patch.text('slot.workerId'), patch.text('customerId')];
      const given = patch.value('serviceLines');
      // Sound: what the patch holds was read by the schema.
      const lines = patch.has('serviceLines')
        ? linesIn('appointment.serviceLines', (given ?? []) as readonly LineInput[])
        : null;
      const change = {
        start,
        ...(endTime && { minutes: lengthIn(start, instantIn(faults, 'appointment.slot.endTime', endTime)) }),
        ...(facilityId && { placeKey: keyOf('appointment.slot.facilityId', 'place', facilityId) }),
        ...(workerId !== undefined && {
          providerKey: workerId === null ? null : keyOf('appointment.slot.workerId', 'provider', workerId),
        }),
        ...(lines && { typeKey: lines[0].typeKey, patientKey: lines[0].patientKey }),
        ...(customerId !== undefined && {
          clientKey: customerId === null ? null : keyOf('appointment.customerId', 'client', customerId),
        }),
        reason: patch.text('reasonForVisit'),
      };
      const { key } = done(changeAppointment(practice, before.key, change, now()));
      if (lines) memory.extraLines.set(key, lines.slice(1));
      note('UPDATE', 'appointment', key);
      return answer(key);
    },
    ...courseWrites(context, tools, appointmentAt, scheduling.appointment),
  };
}
