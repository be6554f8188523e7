import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  allow,
  createGroup,
  type GroupInput,
  groupIn,
  keyIn,
  missing,
  type PersonInput,
  type Sent,
  type WriteParts,
} from './gate.ts';
import type { EnrolmentRow, EventRow } from './memory.ts';
import { occurrenceIn, payload } from './occurrenceWrites.ts';
import { failure } from './values.ts';

export interface EnrolInput {
  readonly studyGroup: GroupInput & { readonly person: PersonInput };
  readonly isPartOfCulturalRoute: boolean;
  readonly notificationType?: string | null;
  readonly person?: PersonInput | null;
}

/** Enrols a group with a person, and finds that person. */
type Enrol = (
  group: PatientRecord,
  occurrence: AppointmentRecord,
  clientKey: number | null,
  input: Omit<EnrolInput, 'studyGroup'>,
) => EnrolmentRow;
type ContactKey = (input: PersonInput | null | undefined, group: PatientRecord) => number | null;

/** Mutations of the queue of an event. */
export function kultusQueueWrites(parts: WriteParts, enrol: Enrol, contactKey: ContactKey): object {
  const { backstage, memory, facts, records } = parts;
  const { practice, now } = backstage;
  const eventIn = (id: string): EventRow => {
    const row = memory.events.find(({ number }) => number === keyIn('PalvelutarjotinEventNode', id));
    if (!row) throw missing('PalvelutarjotinEvent');
    return row;
  };

  return {
    enrolEventQueue({ input }: Sent<EnrolInput & { readonly pEventId: string }>) {
      allow(backstage);
      const event = eventIn(input.pEventId);
      if (!event.isQueueingAllowed)
        throw failure('QUEUEING_NOT_ALLOWED_ERROR', 'Queueing to this event is not allowed');
      const group = createGroup(parts, input.studyGroup);
      const row = {
        key: 1 + Math.max(0, ...memory.queue.map((each) => each.key)),
        eventNumber: event.number,
        patientKey: group.key,
        clientKey: contactKey(input.person, group),
        notificationType: input.notificationType ?? 'EMAIL',
        isPartOfCulturalRoute: input.isPartOfCulturalRoute,
        enrolmentTime: now(),
      };
      memory.queue.push(row);
      return payload(input, { eventQueueEnrolment: records.queueEnrolment(row) });
    },
    unenrolEventQueue({ input }: Sent<{ readonly pEventId: string; readonly studyGroupId: string }>) {
      allow(backstage);
      const group = groupIn(parts, input.studyGroupId);
      const event = eventIn(input.pEventId);
      const staying = memory.queue.filter(
        ({ patientKey, eventNumber }) => patientKey !== group.key || eventNumber !== event.number,
      );
      memory.queue.splice(0, memory.queue.length, ...staying);
      return payload(input, { pEvent: records.pEvent(event), studyGroup: records.group(group) });
    },
    pickEnrolmentFromQueue({
      input,
    }: Sent<{ readonly occurrenceId: string; readonly eventQueueEnrolmentId: string }>): Row {
      allow(backstage);
      const occurrence = occurrenceIn(parts, input.occurrenceId);
      const waiting = rowOf(memory.queue, keyIn('EventQueueEnrolmentNode', input.eventQueueEnrolmentId));
      const group = rowOf(practice.patients, waiting?.patientKey ?? null);
      if (!waiting || !group) throw missing('EventQueueEnrolment');
      if (waiting.eventNumber !== facts.eventNumberOf(occurrence))
        throw failure('API_USAGE_ERROR', 'The queued enrolment and the occurrence must be for the same event');
      if (facts.isCancelled(occurrence))
        throw failure('ENROL_CANCELLED_OCCURRENCE_ERROR', 'Cannot approve enrolment to cancelled occurrence');
      const row = enrol(group, occurrence, waiting.clientKey, waiting);
      return payload(input, { enrolment: records.enrolment(row) });
    },
  };
}
