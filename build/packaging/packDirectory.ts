import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Arch, build, Platform } from 'electron-builder';
import { type PackedPlatform, writeStandInElectron } from './standInElectron.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What `electron-builder --dir` made, below a temporary folder that the caller removes. */
export interface PackedDirectory {
  readonly temporary: string;
  /** Holds the program and its resources. */
  readonly folder: string;
}

/** Packs what is in `dist` for a platform from a stand-in Electron, by the configuration of the installers themselves. */
export async function packDirectory(platform: PackedPlatform, fuses?: string): Promise<PackedDirectory> {
  const temporary = mkdtempSync(join(tmpdir(), `front-desk-packed-${platform}-`));
  const electron = join(temporary, 'electron');
  writeStandInElectron(electron, platform, fuses);
  const target = platform === 'win32' ? Platform.WINDOWS : Platform.LINUX;
  const made = build({
    projectDir: root,
    targets: target.createTarget('dir', Arch.x64),
    publish: 'never',
    config: {
      extends: join(root, 'electron-builder.yml'),
      electronDist: electron,
      directories: { output: join(temporary, 'release'), buildResources: 'build/packaging' },
    },
  });
  await made.catch((error: unknown) => {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  });
  return { temporary, folder: join(temporary, 'release', platform === 'win32' ? 'win-unpacked' : 'linux-unpacked') };
}
