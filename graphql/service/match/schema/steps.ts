/** Long work as a generator, which can pause at each `yield`. */
export type Steps<Value> = Generator<void, Value>;

/** When to pause for other work of the process, by the clock and timers of the caller. */
export interface Turns {
  /** Whether the present turn has lasted long enough. */
  isOver(): boolean;
  /** Resolves when it is this work's turn again. */
  next(): Promise<void>;
}

/** Does all of it at once. */
export function finish<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does it with pauses for other work of the process. */
export async function inTurns<Value>(steps: Steps<Value>, turns?: Turns): Promise<Value> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (turns?.isOver()) await turns.next();
  }
}
