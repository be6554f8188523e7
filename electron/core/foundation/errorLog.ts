import type { Log, LogEntry } from './log.ts';

const plainName = /^[A-Za-z]{1,40}$/;
const plainCode = /^[A-Z][A-Z0-9_]{1,60}$/;
const frame = /([\w.-]{1,60}):(\d{1,7}):(\d{1,7})\)?$/;
const mostFrames = 3;

/**
 * What may be logged of an unexpected error: the name of its class, its code, and its places in our files. Its message may
 * hold anything, a client's name too, and so may a custom name.
 */
export function faultOf(where: string, error: unknown): Extract<LogEntry, { event: 'fault' }> {
  if (!(error instanceof Error)) return { event: 'fault', where, error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' && plainCode.test(error.code) ? error.code : null;
  const frames = framesOf(error);
  return {
    event: 'fault',
    where,
    error: plainName.test(error.name) ? error.name : 'Error',
    ...(code === null ? {} : { code }),
    ...(frames === '' ? {} : { frames }),
  };
}

/** The innermost stack frames, without folders: those may contain a person's name. The message is not read. */
function framesOf(error: Error): string {
  const { stack } = error;
  const head = error.message === '' ? error.name : `${error.name}: ${error.message}`;
  if (typeof stack !== 'string' || !stack.startsWith(`${head}\n`)) return '';
  return stack
    .slice(head.length)
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = frame.exec(line) ?? [];
      return file === undefined ? [] : [`${file}:${row}:${column}`];
    })
    .slice(0, mostFrames)
    .join(' ');
}

const mostAMinute = 60;
const minute = 60_000;

/**
 * Keeps the process alive after an uncaught error, such as those of a suspended network. Only the kind of error is
 * logged, and only a limited number a minute.
 */
export function surviveUncaughtErrors(log: Log): void {
  let since = Number.NEGATIVE_INFINITY;
  let noted = 0;
  const keep =
    (where: string) =>
    (error: unknown): void => {
      const now = performance.now();
      if (now - since > minute) {
        since = now;
        noted = 0;
      }
      noted += 1;
      if (noted > mostAMinute) return;
      log.write(faultOf(where, error));
      // It may be the last thing that this process does.
      log.flush();
    };
  process.on('uncaughtException', keep('uncaughtException'));
  process.on('unhandledRejection', keep('unhandledRejection'));
}
