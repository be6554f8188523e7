/** Long work in pieces: it may be interrupted at each `yield`. */
export type Steps<Value> = Generator<void, Value>;

/** When others get their turn, by the clock and timers of whoever runs the work. */
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

/** Does it in turns with everything else that the process has to do. */
export async function inTurns<Value>(steps: Steps<Value>, turns?: Turns): Promise<Value> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (turns?.isOver()) await turns.next();
  }
}
