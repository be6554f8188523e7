import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice } from '../../dialects/practice.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

const uuids = uuidIds();
// prettier-ignore
const numbers = numberedIds({
  organization: 0, place: 0, provider: 0, visitType: 0, client: 3100, patient: 0, appointment: 0,
});

/** Patients count as they did in the old system, everything else has a UUID. */
export const curandisIds: Ids = {
  of: (kind, key) => (kind === 'client' ? numbers : uuids).of(kind, key),
  key: (kind, id) => (kind === 'client' ? numbers : uuids).key(kind, id),
};

/** The zone of the only practice, in which the columns for times are kept without saying so. */
export const practiceZone = 'America/New_York';

const onlyPlace = 1;

/** UUIDs of what the practice has no records for: rooms, instruments, paths. */
export function otherId(table: number, number: number): string {
  const text = String(table * 1000 + number).padStart(12, '0');
  return `b7c1d0${String(table).padStart(2, '0')}-4e2a-4f61-9c3d-${text}`;
}

/** Whether the book has a visit: those of one house, and no time that the clock shows twice. */
export function isBooked(row: AppointmentRecord): boolean {
  const isPlain = instantOfWall(wallText(row.start, practiceZone), practiceZone) === row.start;
  return row.placeKey === onlyPlace && !row.isDeleted && !row.isBlock && isPlain;
}

/** Patients who are active, by name: there is no list with the others. */
export function activePatients({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted, isActive }) => !isDeleted && isActive).toSorted(byFamilyName);
}
