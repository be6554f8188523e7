import { appendFileSync, closeSync, constants, fstatSync, mkdirSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../graphql/service/json.ts';
import { appending, openRegular } from './files/regularFile.ts';
import type { Log, LogEntry } from '../foundation/log.ts';
import type { Clock } from '../foundation/ports.ts';

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
      append(file, text);
    } catch {
      // There is nowhere left to report it.
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

function append(file: string, text: string): void {
  const handle = openRegular(file, appending);
  try {
    appendFileSync(handle, text);
  } finally {
    closeSync(handle);
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

type FieldsOf<Entry> = Entry extends LogEntry ? readonly Exclude<keyof Entry, 'event'>[] : never;

/** The fields read of each kind of entry. A file may come from anywhere: what is not listed is not read. */
const fields: { readonly [E in LogEntry['event']]: FieldsOf<Extract<LogEntry, { event: E }>> } = {
  started: ['version', 'host'],
  refused: ['channel', 'why'],
  request: ['environment', 'document', 'outcome', 'milliseconds'],
  listened: ['environment', 'protocol', 'outcome'],
  verified: ['environment', 'outcome'],
  fault: ['where', 'error', 'code', 'frames'],
  gone: ['process', 'reason'],
  page: ['was'],
};

const plain = /^[\w:.-]{1,80}$/;
const places = /^[\w.-]{1,60}:\d+:\d+( [\w.-]{1,60}:\d+:\d+){0,2}$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const mostBytes = 64 * 1024;

/** The last lines of the log, written anew from their listed fields. What is no line of ours is left out. */
export function logTail(folder: string, most: number): readonly string[] {
  const [present, former] = logFiles(folder);
  const lines = endOf(present).flatMap(readLine);
  const before = lines.length < most ? endOf(former).flatMap(readLine) : [];
  return [...before, ...lines].slice(-most);
}

function readLine(text: string): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (!isRecord(value)) return [];
  const { at, event } = value;
  if (typeof at !== 'string' || !instant.test(at) || typeof event !== 'string' || !isEvent(event)) return [];
  const words = fields[event].flatMap((field) => {
    const each = Object.hasOwn(value, field) ? value[field] : null;
    if (typeof each === 'number' && Number.isFinite(each)) return [`${field}=${Math.round(each)}`];
    const isFit = typeof each === 'string' && (field === 'frames' ? places : plain).test(each);
    return isFit ? [`${field}=${each}`] : [];
  });
  return [[at, event, ...words].join(' ')];
}

function isEvent(event: string): event is LogEntry['event'] {
  return Object.hasOwn(fields, event);
}

/** The whole lines at the end of a file; none where it can't be read. */
function endOf(file: string): readonly string[] {
  try {
    const handle = openRegular(file, constants.O_RDONLY);
    try {
      const { size } = fstatSync(handle);
      const bytes = Buffer.alloc(Math.min(size, mostBytes));
      const read = readSync(handle, bytes, 0, bytes.length, size - bytes.length);
      const lines = bytes.toString('utf8', 0, read).split('\n');
      return size > mostBytes ? lines.slice(1) : lines;
    } finally {
      closeSync(handle);
    }
  } catch {
    return [];
  }
}
