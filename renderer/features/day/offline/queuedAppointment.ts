import { maxQueuedNotes, maxQueuedText, type QueuedAppointment } from '../../../../electron/contract/offlineQueue.ts';
import { maxWaitingName, type Named } from '../../../../electron/contract/waitingList.ts';
import { providerName } from '../../../domain/appointmentDifferences.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';

/** An appointment as it is shown, within what the queue holds. */
export function queuedAppointment(appointment: DayAppointment, day: ScheduleDay): QueuedAppointment {
  const { id, version, start, end, status, client, patient, type, provider, room, reason, notes } = appointment;
  const { label, stage } = status ?? { label: '-', stage: 'unknown' };
  return {
    id,
    version,
    start,
    end,
    status: { label: label.slice(0, maxQueuedText) || '-', stage },
    client: client && keptName(client),
    patient: patient && keptName(patient),
    type: type && keptName(type),
    provider: provider && keptName({ id: provider.id, name: providerName(provider.id, day) ?? '' }),
    room: room && room.slice(0, maxQueuedText),
    reason: reason && reason.slice(0, maxQueuedNotes),
    notes: notes && notes.slice(0, maxQueuedNotes),
  };
}

/** With its name as it is now, within the limit. */
export function keptName({ id, name }: Named): Named {
  return { id, name: name.slice(0, maxWaitingName) };
}
