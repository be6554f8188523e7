import type { ChildProcess } from 'node:child_process';

/** The next text that a process of the bench sends; it must not end before. */
export function nextMessage(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(typeof message === 'string' ? message : ''));
    child.once('exit', (code) => reject(new Error(`A process of the bench ended with ${code}.`)));
  });
}
