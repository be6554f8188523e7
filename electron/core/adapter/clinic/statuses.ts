import type { Stage } from '../../../../graphql/desk/generated/types.ts';
import {
  course,
  isCancelledOrNoShow as isCancelledOrNoShowStage,
  readStage,
  stageWords,
} from '../../../../graphql/service/readers/readStage.ts';
import type { StatusRow } from '../../../../graphql/service/readers/readStatus.ts';
import type { ClinicChanges } from './changes.ts';

const inOrder: readonly Stage[] = [...course, 'noShow', 'cancelled', 'unknown'];

/**
 * The possible status values, in the order of a visit: those that the service lists, or where it takes any text, those
 * found in its appointments. A value of our own is never offered.
 */
export function statusesOf(changes: ClinicChanges, met: readonly string[]): readonly StatusRow[] {
  if (changes.unavailableReason('setStatus') !== null || !changes.takes('setStatus', 'status')) return [];
  const values = changes.statusValues('setStatus') ?? met;
  return values
    .map((label) => ({ label, stage: readStage(label) }))
    .toSorted((one, other) => inOrder.indexOf(one.stage) - inOrder.indexOf(other.stage));
}

/** Words for a visit that is not settled yet; where a service has another word for what is booked, that one is meant. */
const unsettled = /request|propos|pending|tentative|unconfirmed|draft/i;

/**
 * The status of a new visit where the service demands one: of the words that it takes, or of those that were met, the
 * one for what is booked, else for what is confirmed. Null where it has neither.
 */
export function statusOfBooking(changes: ClinicChanges, met: readonly string[]): string | null {
  const values = changes.statusValues('bookAppointment') ?? met;
  const of = (stage: Stage): readonly string[] => values.filter((label) => readStage(label) === stage);
  const booked = of('booked');
  return booked.find((label) => !unsettled.test(label)) ?? booked[0] ?? of('confirmed')[0] ?? null;
}

type WordsByStage = ReadonlyMap<Stage, ReadonlySet<string>>;

const counted = new WeakMap<ClinicChanges, { readonly met: readonly string[]; readonly words: WordsByStage }>();

/**
 * The service's own word of a status where it has several for the same stage, such as PENDING and BOOKED, which the
 * desk's name of the stage would make one. Null where the stage says it all, or where the word is not understood.
 */
export function statusWord({ label, stage }: StatusRow, changes: ClinicChanges, met: readonly string[]): string | null {
  return stage !== 'unknown' && (wordsByStage(changes, met).get(stage)?.size ?? 0) > 1 ? label : null;
}

/** The words for each stage, of those that the service lists or has used; once for the same list of those. */
function wordsByStage(changes: ClinicChanges, met: readonly string[]): WordsByStage {
  const last = counted.get(changes);
  if (last?.met === met) return last.words;
  const words = new Map<Stage, Set<string>>();
  for (const label of [...(changes.statusValues('setStatus') ?? []), ...met]) {
    const stage = readStage(label);
    words.set(stage, (words.get(stage) ?? new Set()).add(stageWords(label)));
  }
  counted.set(changes, { met, words });
  return words;
}

/** Whether a visit will not take place, so that its time is free. */
export function isCancelledOrNoShow(status: StatusRow | null): boolean {
  return isCancelledOrNoShowStage(status?.stage);
}

/** The meaning of a status word; `unknown` where it is unclear. */
export function stageOf(label: string): Stage {
  return readStage(label);
}
