import type { Turns } from '../../../../graphql/service/match/schema/steps.ts';

/** Milliseconds between two pauses: requests of the page wait no longer for a schema of thousands of types. */
const turn = 25;

/** Pauses for the event loop during long work. */
export function createTurns(): Turns {
  let since = performance.now();
  return {
    isOver: () => performance.now() - since > turn,
    async next() {
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    },
  };
}
