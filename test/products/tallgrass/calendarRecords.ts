import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { TallgrassMemory, WaitlistRow } from './memory.ts';
import type { Records } from './records.ts';
import { rooms } from './setUpRecords.ts';
import { dayMs, endOf, globalId, moment, present, stages, tallgrassIds } from './values.ts';

/** Shows what stands in calendars. */
export interface CalendarRecords {
  readonly visitTemplate: (row: VisitTypeRecord) => Row;
  readonly scheduledVisit: (row: AppointmentRecord) => Row;
  readonly timeBlock: (row: AppointmentRecord) => Row;
  readonly intakeForm: (row: AppointmentRecord) => Row;
  readonly waitlistEntry: (row: WaitlistRow) => Row;
}

const of = tallgrassIds.of;

/** Whether a visit has a form for the household to fill in beforehand. */
export function hasIntakeForm({ key, isBlock, isDeleted, patientKey }: AppointmentRecord): boolean {
  return key % 5 === 0 && !isBlock && !isDeleted && patientKey !== null;
}

/** The records of the calendar. */
export function calendarRecords(
  { practice, meet }: Backstage,
  memory: TallgrassMemory,
  all: () => Records,
): CalendarRecords {
  const visitTemplate = (row: VisitTypeRecord): Row => ({
    __typename: 'VisitTemplate',
    id: of('visitType', row.key),
    name: row.name,
    durationMinutes: row.minutes,
    color: row.color,
    allowsOnlineBooking: row.isBookable && row.minutes < 60,
    requiresDeposit: row.minutes >= 60,
    performedBy: row.minutes < 20 ? ['DOCTOR', 'VET_TECH', 'GROOMER'] : ['DOCTOR', 'VET_TECH'],
  });

  /** What visits and blocks have in common. */
  const entry = (row: AppointmentRecord): Row => {
    const place = present(rowOf(practice.places, row.placeKey));
    const provider = rowOf(practice.providers, row.providerKey);
    return {
      hospital: () => all().hospital(place),
      calendar: () => all().calendar({ place, provider }),
      startsAt: moment(row.start),
      endsAt: moment(endOf(row)),
      teammate: () => provider && all().teammate(provider),
    };
  };

  const scheduledVisit = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const place = present(rowOf(practice.places, row.placeKey));
    const patient = rowOf(practice.patients, row.patientKey);
    const client = rowOf(practice.clients, row.clientKey);
    const isInRoom = row.state === 'inProgress' || row.state === 'ready';
    const room = memory.rooms.get(row.key) ?? (isInRoom ? row.key % (rooms.length - 1) : null);
    return {
      __typename: 'ScheduledVisit',
      id: of('appointment', row.key),
      ...entry(row),
      template: () => all().visitTemplate(present(rowOf(practice.visitTypes, row.typeKey))),
      stage: stages[row.state],
      presentingConcern: row.reason,
      companion: () => patient && all().companion(patient),
      household: () => client && all().household(client),
      room: () => (room === null ? null : all().room(place, room)),
      encounter: () => all().encounterOf(row),
      cancellation:
        row.state === 'cancelled'
          ? {
              canceledAt: moment(row.updatedAt),
              reason: row.cancelReason,
              isLate: row.start - row.updatedAt < dayMs,
            }
          : null,
      intakeForm: () => (hasIntakeForm(row) ? intakeForm(row) : null),
      channel: memory.scheduledHere.has(row.key) ? 'API' : row.key % 7 === 0 ? 'ONLINE' : 'FRONT_DESK',
      deskMemo: memory.memos.get(row.key) ?? null,
      createdAt: moment(row.createdAt),
      updatedAt: moment(row.updatedAt),
    };
  };

  const timeBlock = (row: AppointmentRecord): Row => ({
    __typename: 'TimeBlock',
    id: globalId('TimeBlock', row.key),
    ...entry(row),
    title: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Blocked',
  });

  const intakeForm = (row: AppointmentRecord): Row => {
    const isSubmitted = row.key % 2 === 0;
    return {
      __typename: 'IntakeForm',
      id: globalId('IntakeForm', row.key),
      status: isSubmitted ? 'SUBMITTED' : 'SENT',
      submittedAt: isSubmitted ? moment(row.createdAt + 3_600_000) : null,
      answers: [
        { question: 'What brings you in?', answer: isSubmitted ? row.reason : null },
        { question: 'Any medication right now?', answer: isSubmitted ? 'No' : null },
      ],
    };
  };

  const waitlistEntry = (row: WaitlistRow): Row => {
    const patient = rowOf(practice.patients, row.patientKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    return {
      __typename: 'WaitlistEntry',
      id: globalId('WaitlistEntry', row.key),
      hospital: () => all().hospital(present(rowOf(practice.places, row.placeKey))),
      household: () => all().household(present(rowOf(practice.clients, row.clientKey))),
      companion: () => patient && all().companion(patient),
      template: () => type && visitTemplate(type),
      availability: row.availability,
      joinedAt: moment(row.at),
    };
  };

  return { visitTemplate, scheduledVisit, timeBlock, intakeForm, waitlistEntry };
}
