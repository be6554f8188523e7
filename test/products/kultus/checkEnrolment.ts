import type { AppointmentRecord, PatientRecord } from '../../dialects/practice.ts';
import type { WriteParts } from './gate.ts';
import { failure } from './values.ts';

const dayMs = 86_400_000;

/** Refuses a group that can't come to an occurrence, in the order in which the service looks at it. */
export function checkEnrolment(
  { backstage: { now }, facts }: WriteParts,
  group: PatientRecord,
  occurrence: AppointmentRecord,
): void {
  const event = facts.eventOf(occurrence);
  const extras = facts.extrasOf(occurrence.key);
  const { groupSize, amountOfAdult, extraNeeds } = facts.groupOf(group);
  const size = groupSize + amountOfAdult;
  if (event?.mandatoryAdditionalInformation && extraNeeds === '')
    throw failure('MISSING_MANDATORY_INFORMATION_ERROR', 'This event requires additional information of study group');
  if (facts.isCancelled(occurrence))
    throw failure('ENROL_CANCELLED_OCCURRENCE_ERROR', 'Cannot enrol cancelled occurrence');
  if (size < 1) throw failure('INVALID_STUDY_GROUP_SIZE_ERROR', 'Study group should contain at least 1 participant');
  if ((extras.maxGroupSize && size > extras.maxGroupSize) || (extras.minGroupSize && size < extras.minGroupSize))
    throw failure('INVALID_STUDY_GROUP_SIZE_ERROR', 'Study group size not match occurrence group size');
  if (!event || event.enrolmentStart === null || now() < event.enrolmentStart)
    throw failure('ENROLMENT_NOT_STARTED_ERROR', 'Enrolment is not opened');
  if (event.enrolmentEndDays && now() > occurrence.start - event.enrolmentEndDays * dayMs)
    throw failure('ENROLMENT_CLOSED_ERROR', 'Enrolment has been closed');
  const seats = extras.seatType === 'CHILDREN_COUNT' ? size : 1;
  if (facts.seatsTaken(occurrence) + seats > extras.amountOfSeats)
    throw failure('NOT_ENOUGH_CAPACITY_ERROR', 'Not enough space for this study group');
}
