import type { Status } from '../../desk/generated/types.ts';
import type { AppointmentFields } from '../serviceMap.ts';
import { isReached } from '../flags.ts';
import { readText, valueAt } from '../sources.ts';
import { course, isCancelledOrNoShow, readStage } from './readStage.ts';

/** A status as one row gives it; which other words the service has for the same stage shows only over several rows. */
export type StatusRow = Omit<Status, 'word'>;

/**
 * The service's word with the stage that it and the flags beside it make: a visit that is planned by its word and
 * confirmed by a flag is confirmed, and one that is flagged as cancelled is cancelled whatever its word.
 */
export function readStatus(row: unknown, { status, flags = [] }: AppointmentFields): StatusRow | null {
  const label = readText(row, status);
  if (label === null) return null;
  const stage = readStage(label);
  const set = flags.filter((flag) => isReached(valueAt(row, flag.path), flag)).map((flag) => flag.label);
  const ended = set.find(isCancelledOrNoShow);
  // A word of a visit that is to come would contradict the flag.
  if (ended) return { label: isCancelledOrNoShow(stage) ? label : ended, stage: ended };
  // What is not understood, or has ended, is not overruled by a step on the way.
  const place = course.indexOf(stage);
  return {
    label,
    stage: place < 0 ? stage : (course[Math.max(place, ...set.map((each) => course.indexOf(each)))] ?? stage),
  };
}
