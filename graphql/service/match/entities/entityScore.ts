import type { Reason } from '../words/reasons.ts';
import { type Marks, reasonsOf } from '../words/typeNames.ts';

/** How well a type fits an entity, 0 to 1, and why. */
export interface EntityScore {
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** The score of what speaks for and against an entity. */
export function total(marks: Marks): EntityScore {
  return add({ score: 0, reasons: [] }, marks);
}

/** A score with what speaks for and against it besides. */
export function add(own: EntityScore, marks: Marks): EntityScore {
  const more = marks.reduce((sum, [points]) => sum + points, 0);
  return { score: clamp(own.score + more), reasons: [...own.reasons, ...reasonsOf(marks)] };
}

function clamp(score: number): number {
  return Math.round(Math.min(Math.max(score, 0), 1) * 1000) / 1000;
}
