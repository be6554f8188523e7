import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { imObject, type OpenVpmsEntities } from './entities.ts';
import type { OpenVpmsMemory, TaskRow } from './memory.ts';
import { type OpenVpmsParties, weightOf } from './parties.ts';
import { scheduleOf } from './schedules.ts';
import { openVpmsIds } from './ids.ts';
import { idOf, isAppointment, lookupRow, nameOfCode, statusCodes } from './values.ts';

/** How appointments and what follows from them look. */
export type OpenVpmsActs = ReturnType<typeof openVpmsActs>;

/** Reasons of a visit that can be picked. */
export const visitReasons = ['Check up', 'Vaccination', 'Illness', 'Injury', 'Operation', 'Grooming', 'Other'];

const minuteMs = 60_000;

/** The code of an appointment's status. */
export function statusOf(row: AppointmentRecord, memory: OpenVpmsMemory): string {
  const isAdmitted = row.state === 'inProgress' && memory.extras.get(row.key)?.isAdmitted === true;
  return isAdmitted ? 'ADMITTED' : statusCodes[row.state];
}

/** Whether a patient was seen, so that there is a visit in the medical record. */
export function hasVisit(row: AppointmentRecord): boolean {
  return isAppointment(row) && row.patientKey !== null && ['inProgress', 'ready', 'completed'].includes(row.state);
}

/** Makes rows of acts; times have the offset of their location. */
export function openVpmsActs(
  { practice, meet }: Backstage,
  entities: OpenVpmsEntities,
  parties: OpenVpmsParties,
  memory: OpenVpmsMemory,
) {
  const timesOf = (row: AppointmentRecord): Row => {
    const zone = zoneOf(practice, row);
    return {
      startTime: offsetText(row.start, zone),
      endTime: offsetText(row.start + row.minutes * minuteMs, zone),
    };
  };
  const scheduleIn = (row: AppointmentRecord): Row | null => {
    const schedule = scheduleOf(practice, row);
    return schedule && entities.schedule(schedule);
  };
  const localTime = (instant: number, row: AppointmentRecord): string => offsetText(instant, zoneOf(practice, row));

  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const extras = memory.extras.get(row.key) ?? {};
    const status = statusOf(row, memory);
    const isIn = ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state);
    const reason = visitReasons.find((name) => lookupRow('', name)['code'] === extras.reasonCode);
    return {
      ...imObject('Appointment', openVpmsIds.of('appointment', row.key), 'act.customerAppointment', 'Appointment'),
      ...timesOf(row),
      author: entities.reception,
      schedule: () => scheduleIn(row),
      appointmentType: () => {
        const type = rowOf(practice.visitTypes, row.typeKey);
        return type && entities.appointmentType(type);
      },
      status,
      statusName: nameOfCode(status),
      customer: () => parties.customerOf(row.clientKey),
      patient: () => parties.patientOf(row.patientKey),
      clinician: () => entities.userOf(row.providerKey),
      reason: reason === undefined ? null : lookupRow('lookup.visitReason', reason),
      notes: row.reason,
      arrivalTime: isIn ? localTime(extras.arrival ?? row.start - 5 * minuteMs, row) : null,
      confirmedTime: row.state === 'confirmed' ? localTime(row.updatedAt, row) : null,
      sendReminder: extras.sendReminder ?? row.clientKey !== null,
      reminderSent: null,
      onlineBooking: false,
      bookingNotes: null,
      tasks: () => memory.tasks.filter(({ appointmentKey }) => appointmentKey === row.key).map(task),
      visit: () => (hasVisit(row) ? visit(row) : null),
      createdTime: entities.moment(row.createdAt),
      updatedTime: entities.moment(row.updatedAt),
    };
  }
  const appointmentOf = (key: number | null): Row | null => {
    const row = rowOf(practice.appointments, key);
    return row && isAppointment(row) ? appointment(row) : null;
  };

  const calendarBlock = (row: AppointmentRecord): Row => {
    const type = rowOf(practice.visitTypes, row.typeKey);
    return {
      ...imObject(
        'CalendarBlock',
        openVpmsIds.of('appointment', row.key),
        'act.calendarBlock',
        row.reason ?? type?.name ?? 'Block',
      ),
      ...timesOf(row),
      author: entities.reception,
      schedule: () => scheduleIn(row),
      type: () => type && entities.calendarBlockType(type),
      notes: null,
    };
  };

  function task(row: TaskRow): Row {
    const place = rowOf(practice.places, row.placeKey);
    const zone = place?.zone ?? 'UTC';
    return {
      ...imObject('Task', idOf('task', row.key), 'act.customerTask', 'Task'),
      startTime: offsetText(row.start, zone),
      endTime: row.end === null ? null : offsetText(row.end, zone),
      author: entities.reception,
      workList: () => place && entities.workList(place, row.listNumber),
      taskType: () => entities.taskType(row.typeNumber),
      status: row.status,
      customer: () => parties.customerOf(row.clientKey),
      patient: () => parties.patientOf(row.patientKey),
      clinician: () => entities.userOf(row.providerKey),
      notes: row.notes,
      appointment: () => appointmentOf(row.appointmentKey),
    };
  }

  /** The medical record of an appointment, with the same clinician and times. */
  function visit(row: AppointmentRecord): Row {
    const patient = rowOf(practice.patients, row.patientKey);
    const isDone = row.state === 'completed';
    const { startTime, endTime } = timesOf(row);
    const clinician = (): Row | null => entities.userOf(row.providerKey);
    return {
      ...imObject('ClinicalEvent', idOf('visit', row.key), 'act.patientClinicalEvent', 'Visit'),
      startTime,
      endTime: isDone ? endTime : null,
      author: clinician,
      title: row.reason,
      status: isDone ? 'COMPLETED' : 'IN_PROGRESS',
      patient: () => parties.patientOf(row.patientKey),
      clinician,
      location: () => entities.locationOf(row.placeKey),
      items: () => [
        ...(patient ? [weightOf(patient, entities.moment)] : []),
        {
          ...imObject('ClinicalNote', idOf('visit', 20_000 + row.key), 'act.patientClinicalNote', 'Note'),
          startTime,
          endTime: null,
          author: clinician,
          note: 'Bright, alert and responsive.',
          clinician,
        },
      ],
    };
  }

  return { appointment, appointmentOf, calendarBlock, task, visit };
}
