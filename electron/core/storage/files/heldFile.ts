/** How long a file is waited for that another program, such as a virus scanner, holds open. Milliseconds. */
const waits = [5, 10, 20, 40, 80, 160] as const;
const held = new Set(['EBUSY', 'EPERM', 'EACCES']);
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/**
 * Does something with a file again where the file is held for a moment, which only Windows knows: elsewhere the same
 * codes say that it will not work later either. It blocks meanwhile, a third of a second at most.
 */
export function retryWhileHeld<Value>(
  work: () => Value,
  platform: NodeJS.Platform = process.platform,
  wait: (milliseconds: number) => void = (milliseconds) => void Atomics.wait(sleeper, 0, 0, milliseconds),
): Value {
  if (platform !== 'win32') return work();
  for (const milliseconds of waits) {
    try {
      return work();
    } catch (error) {
      if (!held.has(codeOf(error))) throw error;
      wait(milliseconds);
    }
  }
  return work();
}

/** The file system's own word for what went wrong, such as ENOENT; empty for what is no such error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
