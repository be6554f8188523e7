import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./core.ts', import.meta.url));
const closeWithin = 5000;

/** The core as a child process that can be restarted. */
export interface CoreProcess {
  /** Where the running core listens. Waits for one that is starting; null where it failed to start. */
  url(): Promise<string | null>;
  /** Ends the running core and starts a new one; answers whether that one listens. Calls during a restart share the next one. */
  restart(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Starts the core at once. */
export function startCoreProcess(): CoreProcess {
  let child = start();
  let next: Promise<boolean> | null = null;
  let stopped = false;

  async function replace(): Promise<boolean> {
    // Only one process may work on the data folder.
    await end(child);
    next = null;
    if (stopped) return false;
    child = start();
    return (await child.url) !== null;
  }

  return {
    url: async () => {
      await next;
      return child.url;
    },
    restart: () => (next ??= replace()),
    async stop() {
      stopped = true;
      await end(child);
    },
  };
}

/** Has the core close its files; one that hangs is killed. */
async function end({ process, exited }: Child): Promise<void> {
  if (process.connected) process.disconnect();
  const timer = setTimeout(() => process.kill('SIGKILL'), closeWithin);
  await exited;
  clearTimeout(timer);
}

interface Child {
  readonly process: ChildProcess;
  readonly url: Promise<string | null>;
  readonly exited: Promise<void>;
}

function start(): Child {
  const process = fork(entry);
  const exited = new Promise<void>((resolve) => process.once('exit', () => resolve()));
  const url = new Promise<string | null>((resolve) => {
    process.once('message', (message) => resolve(typeof message === 'string' ? message : null));
    void exited.then(() => resolve(null));
  });
  return { process, url, exited };
}
