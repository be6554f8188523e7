import type { Stage, StageSpan } from '../../desk/generated/types.ts';
import type { AppointmentFields } from '../serviceMap.ts';
import { valueAt } from '../sources.ts';
import { readMoment } from './time.ts';

/** A stage with both of its ends as the service gives them. */
export type StageSpanRow = Omit<StageSpan, 'observed'>;

/** Stages that follow each other directly: the begin of one is the end of the one before it. */
const timedStages: readonly Stage[] = ['arrived', 'inProgress', 'checkingOut'];

/**
 * The stages that a visit was in and has left, by its time stamps. Where the stamp of the next stage is missing nothing is
 * said: a later one would count what came between. Stamps in the wrong order say nothing either.
 */
export function readStageSpans(
  row: unknown,
  { stamps = [] }: AppointmentFields,
  timeZone: string,
  write: (moment: number) => string,
): readonly StageSpanRow[] {
  if (stamps.length < 2) return [];
  const begins = timedStages.map((stage) => {
    const moments = stamps
      .filter(({ label }) => label === stage)
      .flatMap(({ path }) => readMoment(valueAt(row, path), timeZone) ?? []);
    return moments.length === 0 ? null : Math.min(...moments);
  });
  return timedStages.flatMap((stage, index) => {
    const [from = null, to = null] = [begins[index], begins[index + 1]];
    return from === null || to === null || to < from ? [] : [{ stage, from: write(from), to: write(to) }];
  });
}
