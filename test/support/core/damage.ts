import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** One way in which a file of JSON can come to harm. */
export interface Damage {
  readonly name: string;
  /** `moved`: the file is put under another name; `left`: it stays where it is, and nothing is written over it. */
  readonly file: 'moved' | 'left';
  readonly apply: (file: string) => void;
}

function bytes(name: string, damage: (good: Buffer) => string | Buffer): Damage {
  return { name, file: 'moved', apply: (file) => writeFileSync(file, damage(readFileSync(file))) };
}

function json(name: string, damage: (good: Record<string, unknown>) => unknown): Damage {
  return bytes(name, (good) => JSON.stringify(damage(JSON.parse(good.toString('utf8')))));
}

function place(name: string, put: (file: string) => void): Damage {
  return {
    name,
    file: 'moved',
    apply(file) {
      rmSync(file);
      put(file);
    },
  };
}

const half = (good: Buffer): number => Math.floor(good.length / 2);

const versionOf = (good: Buffer): string => /"version":(?: )?(\d+)/.exec(good.toString('utf8'))?.[1] ?? '';

/** Noise that is the same in every run. */
function noise(length: number): Buffer {
  let state = 7;
  return Buffer.from(Array.from({ length }, () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >>> 8));
}

export const damages: readonly Damage[] = [
  bytes('empty', () => ''),
  bytes('cut after one byte', (good) => good.subarray(0, 1)),
  bytes('cut after a quarter', (good) => good.subarray(0, Math.floor(good.length / 4))),
  bytes('cut in the middle', (good) => good.subarray(0, half(good))),
  bytes('cut before its last bracket', (good) => good.subarray(0, good.lastIndexOf('}'))),
  bytes('all zeros', (good) => Buffer.alloc(good.length)),
  bytes('with zeros at its end', (good) => Buffer.concat([good, Buffer.alloc(512)])),
  bytes('with zeros in its middle', (good) => Buffer.concat([good.subarray(0, half(good)), Buffer.alloc(8)])),
  bytes('noise', () => noise(4096)),
  bytes('no UTF-8', (good) =>
    Buffer.concat([good.subarray(0, half(good)), Buffer.from([0xff, 0xfe]), good.subarray(half(good))]),
  ),
  bytes('UTF-16', (good) => Buffer.from(good.toString('utf8'), 'utf16le')),
  bytes('behind a byte-order mark', (good) => `\uFEFF${good.toString('utf8')}`),
  bytes('there twice', (good) => Buffer.concat([good, good])),
  bytes('a list', () => '[]'),
  bytes('a number', () => '42'),
  bytes('a text', () => '"settings"'),
  bytes('null', () => 'null'),
  bytes('an empty object', () => '{}'),
  bytes('huge', (good) => `{"version":${versionOf(good)},"x":"${'x'.repeat(10_000_000)}"}`),
  bytes(
    'nested very deep',
    (good) => `{"version":${versionOf(good)},"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  ),
  bytes('with a key twice', (good) => good.toString('utf8').replace('{', '{"version":1,')),
  bytes('with a key twice, once in escapes', (good) => good.toString('utf8').replace('{', '{"v\\u0065rsion":1,')),
  bytes('with an own __proto__', (good) => good.toString('utf8').replace('{', '{"__proto__":{"version":1},')),
  json('with a key more', (good) => ({ ...good, secret: 1 })),
  json('without a version', ({ version: _version, ...rest }) => rest),
  json('of version 0', (good) => ({ ...good, version: 0 })),
  json('of a version in words', (good) => ({ ...good, version: String(good['version']) })),
  json('of a version with a fraction', (good) => ({ ...good, version: 1.5 })),
  place('a folder', (file) => {
    mkdirSync(file);
    writeFileSync(join(file, 'letter.txt'), 'another user’s');
  }),
  {
    name: 'a link to the same elsewhere',
    file: 'moved',
    apply(file) {
      renameSync(file, `${file}.elsewhere`);
      symlinkSync(`${basename(file)}.elsewhere`, file);
    },
  },
  place('a link to itself', (file) => symlinkSync(basename(file), file)),
  ...(process.platform === 'win32' ? [] : [place('a pipe', (file) => void execFileSync('mkfifo', [file]))]),
  { ...json('of a version to come', (good) => ({ ...good, version: 99 })), file: 'left' },
  ...(process.platform !== 'win32'
    ? [{ name: 'closed to us', file: 'left', apply: (file: string) => chmodSync(file, 0o000) } as const]
    : []),
];

/** What a place in a folder holds, for comparing: the hash of its bytes where it is a file, else what it is. */
export function whatIs(path: string): string {
  const about = lstatSync(path, { throwIfNoEntry: false });
  if (!about) return 'nothing';
  if (about.isFile())
    return isOpen(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : `closed, ${about.size} bytes`;
  return about.isDirectory()
    ? `folder of ${readdirSync(path).join()}`
    : about.isSymbolicLink()
      ? 'link'
      : 'something else';
}

function isOpen(path: string): boolean {
  return (lstatSync(path).mode & 0o400) !== 0;
}

const nobody = 65_534;

/**
 * Does something without a superuser's rights, who may read and write whatever the modes of files say. The folder is
 * made to belong to whom it runs as.
 */
export async function withoutPrivileges<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  if (process.getuid?.() !== 0 || !process.seteuid) return work();
  give(folder);
  process.seteuid(nobody);
  try {
    return await work();
  } finally {
    process.seteuid(0);
  }
}

function give(path: string): void {
  const about = lstatSync(path);
  if (about.isSymbolicLink()) return;
  chownSync(path, nobody, nobody);
  if (about.isDirectory()) for (const name of readdirSync(path)) give(join(path, name));
}
