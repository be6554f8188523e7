import type { Turns } from '../../../../graphql/service/match/steps.ts';

/** Milliseconds until others get their turn: no screen waits longer for a schema of thousands of types. */
const turn = 25;

/** Turns of the event loop for long work. */
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
