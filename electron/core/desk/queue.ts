/** Runs what has the same name one after the other; different names run side by side. */
export type Queue = <Value>(name: string, run: () => Promise<Value>) => Promise<Value>;

/** Bounded by the core API, which lets only so many questions wait. */
export function createQueue(): Queue {
  const last = new Map<string, Promise<unknown>>();
  return async (name, run) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(run, run);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
