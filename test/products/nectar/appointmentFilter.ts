import type { AppointmentRecord } from '../../dialects/practice.ts';
import { type DateTimeRange, isAmong, isWithin } from './lists.ts';
import { type NectarMemory, roomOf } from './memory.ts';
import { appointmentStatuses, documentId, keysIn } from './values.ts';

/** What the list of appointments can be narrowed by. */
export interface AppointmentFilter {
  readonly ids?: readonly string[] | null;
  readonly institutionIds?: readonly string[] | null;
  readonly startDatetime?: DateTimeRange | null;
  readonly statuses?: readonly string[] | null;
  readonly appointmentTypeIds?: readonly string[] | null;
  readonly providerIds?: readonly string[] | null;
  readonly roomIds?: readonly string[] | null;
  readonly familyId?: string | null;
  readonly patientId?: string | null;
  readonly updatedAt?: DateTimeRange | null;
  readonly includeDeleted?: boolean | null;
}

/** Whether an appointment meets a filter. */
export function appointmentFilter(
  filter: AppointmentFilter,
  memory: NectarMemory,
): (row: AppointmentRecord) => boolean {
  const { familyId, patientId, roomIds } = filter;
  const keys = keysIn('appointment', filter.ids);
  const places = keysIn('place', filter.institutionIds);
  const types = keysIn('visitType', filter.appointmentTypeIds);
  const providers = keysIn('provider', filter.providerIds);
  const families = keysIn('client', familyId ? [familyId] : null);
  const patients = keysIn('patient', patientId ? [patientId] : null);
  const isThen = isWithin(filter.startDatetime, 'filter.startDatetime');
  const isUpdated = isWithin(filter.updatedAt, 'filter.updatedAt');
  const hasStatus = isAmong<string>(filter.statuses);
  const isInRoom = (row: AppointmentRecord): boolean => {
    const room = roomOf(memory, row);
    return !roomIds || (room !== null && roomIds.includes(documentId('room', room.key)));
  };
  return (row) =>
    (filter.includeDeleted === true || !row.isDeleted) &&
    (keys?.has(row.key) ?? true) &&
    (places?.has(row.placeKey) ?? true) &&
    (types?.has(row.typeKey) ?? true) &&
    (providers?.has(row.providerKey) ?? true) &&
    (families?.has(row.clientKey) ?? true) &&
    (patients?.has(row.patientKey) ?? true) &&
    isThen(row.start) &&
    isUpdated(row.updatedAt) &&
    hasStatus(appointmentStatuses[row.state]) &&
    isInRoom(row);
}
