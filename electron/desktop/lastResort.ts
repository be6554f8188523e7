import { app } from 'electron';
import type { Log } from '../core/foundation/log/log.ts';

/** How Electron calls its other processes, and why they can end. What is on no list is not noted by its name. */
const processes = ['Utility', 'Zygote', 'Sandbox helper', 'GPU', 'Pepper Plugin', 'Pepper Plugin Broker'];
const reasons = [
  'clean-exit',
  'abnormal-exit',
  'killed',
  'crashed',
  'oom',
  'launch-failed',
  'integrity-failure',
  'memory-eviction',
];

/** Notes that a process besides this one and the page's has ended. Chromium starts such a process again by itself. */
export function noteLostProcesses(log: Log): void {
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (reason !== 'clean-exit') noteGone(log, type, reason);
  });
}

/** Notes the end of a process, by words of Electron's own. */
export function noteGone(log: Log, process: string, reason: string): void {
  const [name = 'other'] = processes.filter((each) => each === process).map((each) => each.replaceAll(' ', ''));
  const why = reasons.includes(reason) ? reason : 'other';
  log.write({ event: 'gone', process: process === 'page' ? 'page' : name, reason: why });
  log.flush();
}
