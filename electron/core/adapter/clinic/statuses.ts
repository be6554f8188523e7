import type { Stage } from '../../../../graphql/desk/generated/types.ts';
import { readStage, stageWords } from '../../../../graphql/service/readers/readStage.ts';
import type { StatusRow } from '../../../../graphql/service/readers/readStatus.ts';
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
 * The possible status values, in the order of a visit: those that the service lists, or where it takes any text, those
 * found in its appointments. A value of our own is never offered.
 */
export function statusesOf(changes: ClinicChanges, met: readonly string[]): readonly StatusRow[] {
  if (changes.unavailableReason('setStatus') !== null || !changes.takes('setStatus', 'status')) return [];
  const values = changes.statusValues('setStatus') ?? met;
  return values
    .map((label) => ({ label, stage: readStage(label) }))
    .toSorted((one, other) => course.indexOf(one.stage) - course.indexOf(other.stage));
}

type WordsByStage = ReadonlyMap<Stage, ReadonlySet<string>>;

const counted = new WeakMap<ClinicChanges, { readonly size: number; readonly words: WordsByStage }>();

/**
 * The service's own word of a status where it has several for the same stage, such as PENDING and BOOKED, which the
 * desk's name of the stage would make one. Null where the stage says it all, or where the word is not understood.
 */
export function statusWord({ label, stage }: StatusRow, changes: ClinicChanges, met: readonly string[]): string | null {
  return stage !== 'unknown' && (wordsByStage(changes, met).get(stage)?.size ?? 0) > 1 ? label : null;
}

/** The words for each stage, of those that the service lists or has used; counted anew when there are more. */
function wordsByStage(changes: ClinicChanges, met: readonly string[]): WordsByStage {
  const labels = new Set([...(changes.statusValues('setStatus') ?? []), ...met]);
  const last = counted.get(changes);
  if (last?.size === labels.size) return last.words;
  const words = new Map<Stage, Set<string>>();
  for (const label of labels) {
    const stage = readStage(label);
    words.set(stage, (words.get(stage) ?? new Set()).add(stageWords(label)));
  }
  counted.set(changes, { size: labels.size, words });
  return words;
}

/** Whether a visit will not take place, so that its time is free. */
export function isCalledOff(status: StatusRow | null): boolean {
  return status?.stage === 'cancelled' || status?.stage === 'noShow';
}

/** The meaning of a status word; `unknown` where it is unclear. */
export function stageOf(label: string): Stage {
  return readStage(label);
}
