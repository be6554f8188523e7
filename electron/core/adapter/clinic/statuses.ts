import type { Stage, Status } from '../../../../graphql/desk/generated/types.ts';
import { readStage } from '../../../../graphql/service/readers/readStage.ts';
import type { ClinicChanges } from './changes.ts';

const course: readonly Stage[] = [
  'booked',
  'confirmed',
  'arrived',
  'inProgress',
  'checkingOut',
  'completed',
  'noShow',
  'cancelled',
  'unknown',
];

/**
 * What a status can be set to, in the order of a visit: the words that the service lists, or where it takes any text, those
 * that were met in its book. A word of our own is never offered.
 */
export function statusesOf(changes: ClinicChanges, met: readonly string[]): readonly Status[] {
  if (changes.whyNot('setStatus') !== null || !changes.takes('setStatus', 'status')) return [];
  const words = changes.statusWords('setStatus') ?? met;
  return words
    .map((label) => ({ label, stage: readStage(label) }))
    .toSorted((one, other) => course.indexOf(one.stage) - course.indexOf(other.stage));
}

/** Whether a visit will not take place, so that its time is free. */
export function isCalledOff(status: Status | null): boolean {
  return status?.stage === 'cancelled' || status?.stage === 'noShow';
}

/** What a word for a status means; `unknown` where nobody can tell. */
export function stageOf(label: string): Stage {
  return readStage(label);
}
