import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPreviewUrl } from './desk.ts';
import { temporaryFolder } from '../core/memoryCore.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = ['build', 'docs/guide', 'electron', 'graphql', 'renderer', 'i18n'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json'];
// Vite prepares the packages first, as there is no cache in a copy.
const startWithin = 60_000;

/** `npm run dev` on a copy of the sources, in its own process and on a free port. */
export interface DevProcess {
  readonly url: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Replaces text in a source file of the copy. */
  edit(file: string, from: string | RegExp, to: string): void;
  /** The process of the core, by the lock that it has put on its data folder. */
  corePid(): number;
  /** Presses Ctrl-C and waits for the end; answers the exit code. */
  interrupt(): Promise<number | null>;
  /** Ends what is left and removes the copy. */
  remove(): Promise<void>;
}

export async function startDevProcess(): Promise<DevProcess> {
  const temporary = temporaryFolder();
  const { folder } = temporary;
  const copy = join(folder, 'sources');
  const data = join(folder, 'data');
  for (const source of [...sources, ...files]) cpSync(join(root, source), join(copy, source), { recursive: true });
  // A folder of its own with links inside, so that Vite's cache is the copy's own.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction');

  const child = spawn(process.execPath, [join(copy, 'build/dev.ts'), '--port', '0'], {
    env: { ...process.env, FRONT_DESK_NOW: '2026-11-17T15:10:00Z', FRONT_DESK_DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const url = await readPreviewUrl(child, () => printed, startWithin);
  return {
    url,
    output: () => printed,
    edit(file, from, to) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${file} does not hold ${from}.`);
      writeFileSync(path, edited);
    },
    corePid() {
      const lock = readdirSync(data).find((name) => name.startsWith('front-desk.lock.'));
      return Number(/\d+/.exec(lock ?? '')?.[0]);
    },
    async interrupt() {
      child.kill('SIGINT');
      return ended;
    },
    async remove() {
      if (child.exitCode === null) child.kill();
      await ended;
      temporary.remove();
    },
  };
}
