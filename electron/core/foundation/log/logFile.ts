import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../ports.ts';
import type { Log } from './log.ts';

const maxBytes = 1_000_000;
const maxWaiting = 1_000;
const writeEvery = 500;

/** The log and the one before it. */
export function logFiles(folder: string): readonly [present: string, former: string] {
  const file = join(folder, 'logs', 'front-desk.log');
  return [file, `${file}.1`];
}

/**
 * A log of at most two files of 1 MB in the data folder. Lines wait up to half a second, so that no request waits for
 * the disk. A disk that refuses loses lines, never the app.
 */
export function openLog(folder: string, clock: Clock): Log {
  const logs = join(folder, 'logs');
  const [file] = logFiles(folder);
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    if (waiting.length === 0) return;
    const text = waiting.join('');
    waiting = [];
    try {
      mkdirSync(logs, { recursive: true, mode: 0o700 });
      const [, former] = logFiles(folder);
      if (sizeOf(file) > maxBytes) renameSync(file, former);
      appendFileSync(file, text, { mode: 0o600 });
    } catch {
      // Nothing to say it to.
    }
  }

  return {
    write(entry) {
      if (waiting.length >= maxWaiting) return;
      waiting.push(`${JSON.stringify({ at: new Date(clock.now()).toISOString(), ...entry })}\n`);
      timer ??= setTimeout(flush, writeEvery);
      timer.unref();
    },
    flush,
  };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
