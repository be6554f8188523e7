import type { EntityScores } from './entities.ts';
import type { FieldContext } from './nameFields.ts';

/** A type to read, what is known of all types, and how many levels are left to its leaves. */
export interface EntityContext extends FieldContext {
  readonly scores: EntityScores;
}

/** `card` is everything; `row` is what a list shows; `mention` is what an appointment says of its client. */
export type Extent = 'card' | 'row' | 'mention';
