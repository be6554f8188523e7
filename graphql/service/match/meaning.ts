import type { ArgumentRole } from '../serviceMap.ts';
import type { ValueForm } from '../sources.ts';

/** What an argument, or a field of an input object, takes. */
export interface Meaning {
  readonly role: ArgumentRole;
  readonly form?: ValueForm;
  /** How far its name is from the plainest one; of several the nearest is used. */
  readonly cost: number;
}
