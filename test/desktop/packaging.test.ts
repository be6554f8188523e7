import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPackage, getRawHeader } from '@electron/asar';
import { flipFuses, FuseState, getCurrentFuseWire } from '@electron/fuses';
import type { AfterPackContext } from 'electron-builder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { afterPack, fuses } from '../../build/packaging/afterPack.ts';
import { checkPacked } from '../../build/packaging/checkPacked.ts';
import { fuseSentinel, fuseWire } from '../../build/packaging/packDirectory.ts';
import { temporaryFolder } from '../support/core/memoryCore.ts';

let temporary: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temporary = temporaryFolder();
});
afterEach(() => temporary.remove());

/** A program as Electron's is to who flips fuses: bytes, and among them the wire with so many fuses, all as delivered. */
function standIn(count: number): string {
  const file = join(temporary.folder, 'front-desk');
  const delivered = '1011001011'.padEnd(count, '0').slice(0, count);
  writeFileSync(file, Buffer.concat([Buffer.alloc(6000, 0x90), fuseWire(delivered), Buffer.alloc(4000, 0xcc)]));
  return file;
}

/** Packs as electron-builder does: its packager hands the fuses on to the same function. */
function pack(file: string): Promise<void> {
  const packager = {
    addElectronFuses: (_context: unknown, config: Parameters<typeof flipFuses>[1]) => flipFuses(file, config),
  };
  // Sound: the hook uses nothing else of its context.
  return afterPack({ electronPlatformName: 'linux', packager } as unknown as AfterPackContext);
}

const expected = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
  WasmTrapHandlers: true,
};

describe('the packaged program', () => {
  it('has nine of nine fuses as they are meant, read back from its bytes', async () => {
    const file = standIn(9);
    const before = readFileSync(file);
    await pack(file);
    const wire = await getCurrentFuseWire(file);
    const read = fuses.map(([name], place) => [name, Reflect.get(wire, place) === FuseState.ENABLE]);
    expect(Object.fromEntries(read)).toEqual(expected);
    // Nothing but the fuses is other than it was.
    const after = readFileSync(file);
    const start = 6000 + fuseSentinel.length + 2;
    expect(after.subarray(0, start).equals(before.subarray(0, start))).toBe(true);
    expect(after.subarray(start + 9).equals(before.subarray(start + 9))).toBe(true);
  });

  it.each([8, 10])('is not made of an Electron with %i fuses', async (count) => {
    const file = standIn(count);
    const before = readFileSync(file);
    await expect(pack(file)).rejects.toThrow();
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('the macOS package', () => {
  const meant = '010011001';

  /** A program as a Mac has it, with these fuses; `hash` is what its description says of the archive. */
  async function makeProgram(wire: string, hash?: string): Promise<string> {
    const contents = join(temporary.folder, 'Front Desk.app', 'Contents');
    const framework = join(contents, 'Frameworks', 'Electron Framework.framework');
    for (const folder of ['MacOS', 'Resources', 'Frameworks/Electron Framework.framework', '../../page'])
      mkdirSync(join(contents, folder), { recursive: true });
    writeFileSync(join(contents, 'MacOS', 'Front Desk'), '');
    writeFileSync(join(framework, 'Electron Framework'), Buffer.concat([Buffer.alloc(2000, 0x90), fuseWire(wire)]));
    writeFileSync(join(temporary.folder, 'page', 'package.json'), '{"main":"dist/main.js"}');
    const archive = join(contents, 'Resources', 'app.asar');
    await createPackage(join(temporary.folder, 'page'), archive);
    const real = createHash('sha256').update(getRawHeader(archive).headerString).digest('hex');
    writeFileSync(join(contents, 'Info.plist'), `<plist>${hash ?? real}</plist>`);
    return temporary.folder;
  }

  async function problemsOf(what: string, folder: string): Promise<readonly string[] | undefined> {
    return (await checkPacked(folder, 'darwin')).find((finding) => finding.what === what)?.problems;
  }

  it('has its fuses read back, and the hash of its archive', async () => {
    const folder = await makeProgram(meant);
    expect(await problemsOf('fuses', folder)).toEqual([]);
    expect(await problemsOf('hash of the archive', folder)).toEqual([]);
  });

  it('is not taken with a fuse as it was delivered, or with another archive', async () => {
    const folder = await makeProgram(`1${meant.slice(1)}`, 'f'.repeat(64));
    expect(await problemsOf('fuses', folder)).toEqual(['RunAsNode is not off']);
    expect(await problemsOf('hash of the archive', folder)).toEqual(['the program does not hold it']);
  });

  it('is signed for nothing but what V8 needs, its helpers too', () => {
    const named = [...readFileSync('electron-builder.yml', 'utf8').matchAll(/^ {2}entitlements(?:Inherit)?: (\S+)$/gm)];
    expect(named).toHaveLength(2);
    for (const [, file = ''] of named) {
      const allowed = [...readFileSync(file, 'utf8').matchAll(/<key>(.*)<\/key>\s*<true\/>/g)].map(([, key]) => key);
      expect(allowed).toEqual(['com.apple.security.cs.allow-jit']);
    }
  });

  it('is missed where nothing was made', async () => {
    expect(await problemsOf('program and archive', temporary.folder)).toEqual(['nothing was packed']);
  });
});
