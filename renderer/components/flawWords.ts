import type { FlawKind } from '../../graphql/desk/generated/operations.ts';
import { say } from '../../words/page/say.ts';

/** How many rows of the service are broken. */
export function flawCountWords(count: number): string {
  return say('general.flaws', { count });
}

/** What is wrong with a row of the service. */
export function flawWords(kind: FlawKind): string {
  return say(`general.${kind}`);
}
