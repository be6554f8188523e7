import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { logFiles } from '../../electron/core/storage/logFile.ts';
import { isRecord } from '../../graphql/service/json.ts';
import { readPreviewUrl } from '../support/browser/desk.ts';

/** What the preview's process weighs at a moment. Megabytes. */
export interface ProcessWeight {
  readonly heap: number;
  readonly rss: number;
  /** The name of every resource that keeps the process busy: sockets, timers, requests. */
  readonly resources: readonly string[];
  /** Null where the system does not report it. */
  readonly descriptors: number | null;
}

/** The built preview as a person would run it, with a scale under it. */
export interface SoakedPreview {
  readonly url: string;
  weigh(): Promise<ProcessWeight>;
  /** Its whole error output. */
  complaints(): readonly string[];
  /** Looks at its log, which keeps only so much: to be called often enough. */
  followLog(): void;
  /** Lines of the log that report a mistake. */
  faults(): readonly string[];
  /** Whether it still runs. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const scale = new URL('./weigh.ts', import.meta.url).href;
/**
 * Without V8's optimising compilers: by heap snapshots what they write was all that grew once the clinic did not, and it
 * would hide what the core itself keeps.
 */
const flags = ['--expose-gc', '--no-opt', '--no-maglev', '--no-sparkplug'];
const startWithin = 30_000;

export async function startSoakedPreview(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<SoakedPreview> {
  const child = spawn(process.execPath, [...flags, '--import', scale, `${root}dist/preview.js`, '--no-open'], {
    env: { ...process.env, ...environment, FRONT_DESK_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let complained = '';
  let lastLine = '';
  const faults: string[] = [];
  function followLog(): void {
    const lines = logFiles(folder).toReversed().flatMap(linesOf);
    faults.push(...lines.slice(lines.lastIndexOf(lastLine) + 1).filter(isFault));
    lastLine = lines.at(-1) ?? lastLine;
  }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complained += text));
  const url = await readPreviewUrl(child, () => `${output}${complained}`, startWithin);
  return {
    url,
    async weigh() {
      const answered = once(child, 'message', { signal: AbortSignal.timeout(startWithin) });
      child.send('weigh');
      const [weight] = await answered;
      // Sound: weigh.ts answers exactly this.
      return weight as ProcessWeight;
    },
    complaints: () => complained.split('\n').filter((line) => line.trim() !== ''),
    followLog,
    faults() {
      followLog();
      return faults;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    // Nothing was logged yet.
    return [];
  }
}

/** Whether a line of the log reports a mistake: an exception, or a request that the core API refused. */
function isFault(line: string): boolean {
  const entry: unknown = JSON.parse(line);
  return isRecord(entry) && (entry['event'] === 'fault' || entry['event'] === 'refused');
}
