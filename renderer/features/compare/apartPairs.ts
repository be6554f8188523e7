import type { StoredDraft } from '../../bridge/drafts.ts';
import { isTextList } from '../../lib/shapes.ts';

/**
 * Pairs that somebody looked at and found to be two people. They are kept with the drafts: what a desk decided about
 * clients is as much the clinic's as what was typed about them, is encrypted with it, and goes with it.
 */
export const apartDraftId = 'client pairs apart';

interface Pair {
  readonly one: { readonly id: string };
  readonly other: { readonly id: string };
}

/** The oldest are forgotten first; a pair that comes back costs one more look. */
const most = 1_000;

/** One name for a pair, whichever stands first. */
export function pairKey({ one, other }: Pair): string {
  return [one.id, other.id].toSorted().join('\n');
}

/** The ids of each pair. */
export function idsOf(apart: readonly string[]): readonly (readonly string[])[] {
  return apart.map((each) => each.split('\n'));
}

export function withApart(apart: readonly string[], pair: Pair): readonly string[] {
  return [...withoutApart(apart, pair), pairKey(pair)].slice(-most);
}

export function withoutApart(apart: readonly string[], pair: Pair): readonly string[] {
  return apart.filter((each) => each !== pairKey(pair));
}

/** As it was kept, and since when; nothing where nobody has told any apart. */
export function readApart(drafts: readonly StoredDraft[]): {
  readonly apart: readonly string[];
  readonly startedAt: string | null;
} {
  const draft = drafts.find(({ id }) => id === apartDraftId);
  const pairs = draft?.content['pairs'];
  return { apart: isTextList(pairs) ? pairs : [], startedAt: draft?.startedAt ?? null };
}
