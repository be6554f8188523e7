import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { elationPatientWrites } from './patientWrites.ts';
import type { ElationMemory } from './memory.ts';
import type { ElationRecords } from './records.ts';
import { elationIds, eventTypeKey, instantIn, isInCalendar, stateOfCode } from './values.ts';
import { checkPractice, keyIn } from './given.ts';
import { type Payload, payloads, Refusal } from './refusals.ts';

const longestReason = 50;
const kept = ['description', 'instructions', 'mode', 'telehealthDetails', 'metadata'];

/** The mutations, each of which answers what it wrote, or what is wrong with what it was given. */
export function elationWrites(
  backstage: Backstage,
  records: ElationRecords,
  memory: ElationMemory,
): Readonly<Record<string, (args: { readonly input: Row }) => Payload>> {
  const { practice, now } = backstage;
  const { answered, done } = payloads(backstage);

  const remember = (row: AppointmentRecord, input: Row): void => {
    const given = presentFields(Object.fromEntries(kept.map((name) => [name, input[name]])));
    const status = isRow(input['status']) ? input['status'] : null;
    const code = status && { code: status['status'], state: row.state };
    memory.appointments.set(row.key, { ...memory.appointments.get(row.key), ...given, ...code });
    if (!status) return;
    const { room, statusDetail } = status;
    memory.statusDetails.set(row.key, {
      ...memory.statusDetails.get(row.key),
      ...presentFields({ room, statusDetail }),
    });
  };
  const stateIn = (input: Row): AppointmentRecord['state'] | undefined =>
    isRow(input['status']) ? stateOfCode(input['status']['status']) : undefined;
  const reasonIn = (input: Row): string | null | undefined => {
    const reason = givenText(input, 'reason');
    if ((reason ?? '').length <= longestReason) return reason;
    throw new Refusal(['reason'], 'Ensure this field has no more than 50 characters.', 'INVALID');
  };
  const minutesIn = (input: Row): number | undefined => {
    const minutes = input['duration'];
    if (typeof minutes !== 'number') return undefined;
    if (minutes >= 1) return minutes;
    throw new Refusal(['duration'], 'Ensure this value is greater than or equal to 1.', 'INVALID');
  };
  /** A reason that is the name of a type counts for more than the number of a type. */
  const typeKeyIn = (input: Row): number | undefined => {
    const named = practice.visitTypes.find(({ key, name }) => key !== eventTypeKey && name === input['reason']);
    return named?.key ?? keyIn(practice, 'visitType', input, 'appointmentTypeId') ?? undefined;
  };
  const existing = (input: Row): AppointmentRecord => {
    const row = rowOf(practice.appointments, elationIds.key('appointment', String(input['id'])));
    if (row?.isDeleted === true) throw new Refusal(['id'], 'This resource has been deleted.', 'GONE');
    if (row && isInCalendar(row)) return row;
    throw new Refusal(['id'], 'Not found.', 'NOT_FOUND');
  };

  return {
    createAppointment: answered('appointment', (input) => {
      checkPractice(practice, input, 'practiceId');
      const isEvent = input['timeSlotType'] === 'EVENT';
      if (input['timeSlotType'] === 'APPOINTMENT_SLOT')
        throw new Refusal(['timeSlotType'], 'You do not have permission to perform this action.', 'FORBIDDEN');
      const clientKey = keyIn(practice, 'client', input, 'patientId') ?? null;
      if (clientKey === null && !isEvent) throw new Refusal(['patientId'], 'This field is required.', 'REQUIRED');
      const booking = {
        start: instantIn(input['scheduledDate']) ?? null,
        minutes: minutesIn(input),
        placeKey: keyIn(practice, 'place', input, 'serviceLocationId') ?? 1,
        typeKey: isEvent ? eventTypeKey : (typeKeyIn(input) ?? 1),
        providerKey: keyIn(practice, 'provider', input, 'physicianId'),
        clientKey: isEvent ? null : clientKey,
        reason: reasonIn(input),
        state: stateIn(input),
      };
      const row = done(() => bookAppointment(practice, booking, now()));
      remember(row, input);
      return records.appointment(row);
    }),
    updateAppointment: answered('appointment', (input) => {
      const before = existing(input);
      const clientKey = keyIn(practice, 'client', input, 'patientId');
      const change = {
        start: instantIn(input['scheduledDate']) ?? undefined,
        minutes: minutesIn(input),
        placeKey: keyIn(practice, 'place', input, 'serviceLocationId') ?? undefined,
        typeKey: before.isBlock ? undefined : typeKeyIn(input),
        providerKey: keyIn(practice, 'provider', input, 'physicianId') ?? undefined,
        reason: reasonIn(input),
        state: stateIn(input),
        ...(typeof clientKey === 'number' && clientKey !== before.clientKey && { clientKey, patientKey: null }),
      };
      const row = done(() => changeAppointment(practice, before.key, change, now()));
      remember(row, input);
      return records.appointment(row);
    }),
    deleteAppointment: answered('deletedAppointmentId', (input) => {
      const { key } = existing(input);
      done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      return elationIds.of('appointment', key);
    }),
    ...elationPatientWrites(backstage, records, memory),
  };
}
