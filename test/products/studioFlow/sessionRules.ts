import { type SessionRow, endOf } from './seeds.ts';
import type { StudioStore } from './store.ts';

/** What is wrong with a class as it is to be, in the words of the model's validations. */
export function sessionErrors(store: StudioStore, row: SessionRow): string[] {
  const errors: string[] = [];
  const templateOf = ({ classTemplateId }: SessionRow) => store.templates.find(({ id }) => id === classTemplateId);
  const others = store.sessions().filter(({ id, archived }) => id !== row.id && !archived);
  const end = endOf(row, templateOf(row));
  // Only classes that begin on the same day of UTC are looked at.
  const clashes = (other: SessionRow): boolean =>
    dayOf(other) === dayOf(row) && other.startTime < end && endOf(other, templateOf(other)) > row.startTime;
  if (row.capacity !== null && row.capacity <= 0) errors.push('Capacity must be greater than 0');
  if (row.endTime !== null && row.endTime <= row.startTime) errors.push('End time must be after start time');
  if (others.some((each) => each.classTemplateId === row.classTemplateId && each.startTime === row.startTime))
    errors.push('Start time already has this class scheduled at the same time');
  if (row.instructorId !== null && others.some((each) => each.instructorId === row.instructorId && clashes(each)))
    errors.push('Instructor already has another session that overlaps this time');
  const room = row.room?.trim() ?? '';
  const place = templateOf(row)?.studioLocationId;
  const sharesRoom = (each: SessionRow): boolean =>
    each.room === room && templateOf(each)?.studioLocationId === place && clashes(each);
  if (room !== '' && others.some(sharesRoom))
    errors.push(`Room ${room} already has another session that overlaps this time`);
  return errors;
}

function dayOf({ startTime }: SessionRow): number {
  return Math.floor(startTime / 86_400_000);
}
