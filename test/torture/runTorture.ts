import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../../graphql/service/json.ts';
import { createChance } from '../support/chance.ts';
import { isDraft } from './numbered.ts';

export interface TortureReport {
  readonly kills: number;
  /** Files that were neither the old nor the new content. */
  readonly torn: number;
  /** Writes that were acknowledged and were missing after the restart. */
  readonly lostAcknowledged: number;
  /** Files that a killed process left behind and the restart did not remove. */
  readonly orphans: number;
  /** The same with a writer that takes no care: where this is 0, nothing was shown. */
  readonly control: { readonly torn: number };
}

export interface Torture {
  readonly report: TortureReport;
  /** Kills that hit a write half-way: they left a draft, which the restart had to sweep. */
  readonly interrupted: number;
  readonly acknowledged: number;
  readonly seconds: number;
}

/**
 * Where the processes write: one on the disk, the others in memory where there is such a folder. A kill is the same to
 * both, and who waits less for a disk is killed in more writes.
 */
const lanes = [
  tmpdir(),
  ...['/dev/shm', '/dev/shm', '/dev/shm'].map((folder) => (isWritable(folder) ? folder : tmpdir())),
];
const longestLife = 20;
const controls = 60;

/**
 * Kills a process that writes all stores at random moments, restarts it, and compares what it finds with the
 * acknowledged writes. Several such processes live at once, each on a folder of its own.
 */
export async function runTorture(options: { readonly kills: number; readonly seed: number }): Promise<Torture> {
  const folders = lanes.map((place) => mkdtempSync(join(place, 'front-desk-torture-')));
  const [root = tmpdir()] = folders;
  const started = performance.now();
  const count = { kills: 0, torn: 0, lostAcknowledged: 0, orphans: 0, interrupted: 0, acknowledged: 0 };
  let left = options.kills;
  try {
    // Once in peace, so that those who are killed find their code compiled.
    await live({ script: 'writer.ts', args: [join(root, 'peace'), '0', 'desktop', 'look'], root, killAfter: null });
    await Promise.all(
      folders.map(async (place, lane) => {
        const chance = createChance(options.seed * folders.length + lane);
        const folder = join(place, 'data');
        // Both hosts' ways to write settings, on the disk and in memory.
        const host = lane < 2 ? 'desktop' : 'preview';
        let acknowledged: Readonly<Record<string, number>> = {};
        for (;;) {
          const last = left <= 0;
          left -= 1;
          const args = [folder, String(Math.floor(chance() * 1e9)), host, ...(last ? ['look'] : [])];
          // Some die while they are still opening what the one before them left.
          const atStart = chance() < 0.2;
          const killAfter = last
            ? null
            : { line: atStart ? 1 : 2, milliseconds: chance() * (atStart ? 5 : longestLife) };
          const lines = await live({ script: 'writer.ts', args, root, killAfter });
          acknowledged = judge(lines, acknowledged, count);
          if (last) return;
          count.kills += 1;
          if (draftsIn(folder) > 0) count.interrupted += 1;
        }
      }),
    );
    const control = { torn: await tortureNaive(root, Math.min(options.kills, controls), options.seed) };
    const { kills, torn, lostAcknowledged, orphans, interrupted, acknowledged } = count;
    const seconds = (performance.now() - started) / 1000;
    return { report: { kills, torn, lostAcknowledged, orphans, control }, interrupted, acknowledged, seconds };
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares what a process found with what was acknowledged before; answers what is acknowledged now. */
function judge(
  lines: readonly string[],
  before: Readonly<Record<string, number>>,
  count: { torn: number; lostAcknowledged: number; orphans: number; acknowledged: number },
): Readonly<Record<string, number>> {
  const [, opened, ...acknowledgements] = lines;
  // It was killed while it was opening: the next one has to find it all.
  if (opened === undefined) return before;
  const { found, notices, left } = readOpened(opened);
  count.orphans += left.length;
  count.torn += notices.length;
  const now: Record<string, number> = {};
  for (const [name, each] of Object.entries(found)) {
    const known = before[name] ?? 0;
    if (each === null) count.torn += 1;
    else if (each < known) count.lostAcknowledged += known - each;
    // One more write may be on disk, with its acknowledgement lost in the kill.
    now[name] = Math.max(each ?? 0, known);
  }
  for (const line of acknowledgements) {
    const [name = '', number = ''] = line.split(' ');
    now[name] = Number(number);
    count.acknowledged += 1;
  }
  return now;
}

interface Opened {
  readonly found: Readonly<Record<string, number | null>>;
  readonly notices: readonly string[];
  readonly left: readonly string[];
}

function readOpened(line: string): Opened {
  const value: unknown = JSON.parse(line);
  if (!isRecord(value)) throw new Error(`The writer printed ${line}`);
  // Sound: writer.ts prints exactly this.
  return value as unknown as Opened;
}

async function tortureNaive(root: string, kills: number, seed: number): Promise<number> {
  const chance = createChance(seed + 1_000_003);
  let torn = 0;
  for (let count = 0; count < kills; count += 1) {
    const file = join(root, `naive-${count}.json`);
    const killAfter = { line: 1, milliseconds: chance() * longestLife };
    await live({ script: 'naiveWriter.ts', args: [file], root, killAfter });
    if (!isWhole(file)) torn += 1;
    rmSync(file);
  }
  return torn;
}

function isWhole(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** One life of a process: all complete lines of its output by its end, natural or killed. */
function live(options: {
  readonly script: string;
  readonly args: readonly string[];
  readonly root: string;
  /** So long after so many lines; null lets it end by itself. */
  readonly killAfter: { readonly line: number; readonly milliseconds: number } | null;
}): Promise<readonly string[]> {
  const { killAfter } = options;
  const child = spawn(process.execPath, [fileURLToPath(new URL(options.script, import.meta.url)), ...options.args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(options.root, 'compiled') },
  });
  let output = '';
  let doomed = killAfter === null;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (doomed || killAfter === null || output.split('\n').length <= killAfter.line) return;
    doomed = true;
    setTimeout(() => child.kill('SIGKILL'), killAfter.milliseconds);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (killAfter === null ? code !== 0 : signal !== 'SIGKILL')
        reject(new Error(`A writer ended by itself (${code}).`));
      else resolve(output.split('\n').slice(0, -1));
    });
  });
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function draftsIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isDraft).length;
}
