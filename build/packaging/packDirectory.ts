import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Arch, build, Platform } from 'electron-builder';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { configurationFor } from './dist.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What electron-builder made, below a temporary folder that the caller removes. */
interface PackedDirectory {
  readonly temporary: string;
  /** Holds the program and its resources. */
  readonly folder: string;
  /** Holds the installers that were requested. */
  readonly release: string;
}

/**
 * Packs what is in `dist` for a platform from a stand-in Electron, by the configuration of the installers themselves:
 * the directory alone, or installers as well.
 */
export async function packDirectory(
  platform: PackedPlatform,
  { installers = [], fuses }: { readonly installers?: readonly string[]; readonly fuses?: string } = {},
): Promise<PackedDirectory> {
  const temporary = mkdtempSync(join(tmpdir(), `front-desk-packed-${platform}-`));
  const electron = join(temporary, 'electron');
  writeStandInElectron(electron, platform, fuses);
  const release = join(temporary, 'release');
  const target = platform === 'win32' ? Platform.WINDOWS : Platform.LINUX;
  const made = build({
    projectDir: root,
    targets: target.createTarget(['dir', ...installers], Arch.x64),
    publish: 'never',
    config: {
      ...configurationFor(platform),
      electronDist: electron,
      directories: { output: release, buildResources: 'build/packaging' },
    },
  });
  await made.catch((error: unknown) => {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  });
  return { temporary, release, folder: join(release, platform === 'win32' ? 'win-unpacked' : 'linux-unpacked') };
}

export type PackedPlatform = 'linux' | 'win32';

/** How a fuse wire begins, so that it is found in a program (@electron/fuses). */
export const fuseSentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** The fuses of Electron 45 as it is delivered: 1 on, 0 off. */
const deliveredFuses = '101100111';
/** More languages than Front Desk is translated to, as Electron brings them along. */
const locales = ['am', 'de', 'en-GB', 'en-US', 'es', 'es-419', 'fr', 'ja', 'pl', 'zh-CN'];

/**
 * Writes a directory that a packager accepts as an Electron distribution: the files it requires, a fuse wire, and for
 * Windows a program with version information. It does not run; it allows checking the packaging where Electron's own
 * can't be fetched. `fuses` replaces the delivered wire.
 */
function writeStandInElectron(folder: string, platform: PackedPlatform, fuses = deliveredFuses): void {
  mkdirSync(join(folder, 'locales'), { recursive: true });
  mkdirSync(join(folder, 'resources'), { recursive: true });
  const wire = fuseWire(fuses);
  if (platform === 'win32') writeFileSync(join(folder, 'electron.exe'), Buffer.concat([windowsProgram(), wire]));
  else {
    writeFileSync(join(folder, 'electron'), Buffer.concat([Buffer.from('#!/bin/sh\nexit 1\n'), wire]));
    chmodSync(join(folder, 'electron'), 0o755);
    writeFileSync(join(folder, 'chrome-sandbox'), '');
    // A real program, as Electron has some: rpm links those by their build ids.
    if (process.platform === 'linux') copyFileSync('/bin/true', join(folder, 'chrome_crashpad_handler'));
  }
  for (const name of [
    'LICENSE',
    'LICENSES.chromium.html',
    'version',
    'resources.pak',
    'icudtl.dat',
    'snapshot_blob.bin',
  ])
    writeFileSync(join(folder, name), name);
  for (const name of locales) writeFileSync(join(folder, 'locales', `${name}.pak`), name);
}

/** A wire of fuses as it lies in a program, version 1; 1 on, 0 off. */
export function fuseWire(fuses: string): Buffer {
  return Buffer.concat([Buffer.from(fuseSentinel), Buffer.from([1, fuses.length]), Buffer.from(fuses)]);
}

function windowsProgram(): Buffer {
  const program = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(program);
  const info = Resource.VersionInfo.createEmpty();
  info.setStringValues({ lang: 0x0409, codepage: 1200 }, { ProductName: 'Electron' });
  info.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  return Buffer.from(program.generate());
}
