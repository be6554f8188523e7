import type { AppointmentUpdate } from '../../../../graphql/desk/generated/types.ts';
import type { AppointmentRow } from '../../../../graphql/service/readers/readObjects.ts';
import type { WriteValues } from '../../../../graphql/service/variables.ts';

/** What a change says, in the roles of the service map. A start and a length go together, as services ask for an end. */
export function valuesOf(to: AppointmentUpdate, now: AppointmentRow): WriteValues {
  const moves = to.start != null || to.minutes != null;
  const minutes = to.minutes ?? (moves ? minutesOf(now) : null);
  const start = to.start ?? (moves ? now.start : null);
  return withoutNulls({
    start,
    minutes,
    locationId: to.location,
    typeId: to.type,
    providerId: to.provider,
    clientId: to.client,
    patientId: to.patient,
    reason: to.reason,
    notes: to.notes,
    room: to.room,
  });
}

/** What the appointment is, for services that demand everything at every change. */
export function presentValues(now: AppointmentRow): WriteValues {
  return withoutNulls({
    start: now.start,
    minutes: minutesOf(now),
    locationId: now.location?.id,
    typeId: now.type?.id,
    providerId: now.provider?.id,
    clientId: now.client?.id,
    patientId: now.patient?.id,
    status: now.status?.label,
    reason: now.reason,
    notes: now.notes,
    room: now.room,
  });
}

export function minutesOf({ start, end }: Pick<AppointmentRow, 'start' | 'end'>): number | null {
  return start === null || end === null ? null : Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
}

export function withoutNulls(values: Readonly<Record<string, string | number | null | undefined>>): WriteValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}
