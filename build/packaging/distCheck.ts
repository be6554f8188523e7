// `npm run dist:check`: packs Front Desk for Linux and Windows from a stand-in Electron, and checks everything that an
// installer would put on a computer, our part of the Windows installer, and the packages for Linux. With `--made` it checks what `npm run dist`
// has just made for this platform, from the real Electron. Exits 1 where something is not as it should be.
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkInstaller } from './checkInstaller.ts';
import { checkLinuxPackages } from './checkLinuxPackages.ts';
import { checkPacked, type PackedFinding } from './checkPacked.ts';
import { packDirectory } from './packDirectory.ts';
import { tryInstaller } from './tryInstaller.ts';

/** Where electron-builder leaves what it packs, by the platform it packs for. */
const made = [
  ['linux', 'linux-unpacked'],
  ['win32', 'win-unpacked'],
  ['win32', 'win-arm64-unpacked'],
  ['darwin', 'mac'],
  ['darwin', 'mac-arm64'],
] as const;

let problems = 0;
let passed = 0;
let failed = 0;
let skipped = 0;
await (process.argv.includes('--made') ? lookAtMade() : lookAtPacked());
console.log(problems === 0 ? 'Everything is as it should be.' : `${problems} problems.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = problems === 0 ? 0 : 1;

async function lookAtPacked(): Promise<void> {
  for (const platform of ['linux', 'win32'] as const) {
    const { temporary, folder } = await packDirectory(platform);
    try {
      for (const finding of await checkPacked(folder, platform)) report(platform, finding);
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  }
  report('win32', checkInstaller());
  report('win32', tryInstaller());
  for (const finding of await checkLinuxPackages()) report('linux', finding);
}

async function lookAtMade(): Promise<void> {
  const release = fileURLToPath(new URL('../../release/', import.meta.url));
  for (const [platform, name] of made.filter(([each]) => each === process.platform)) {
    const isThere = existsSync(release + name);
    report(name, { what: 'made', found: isThere ? 'yes' : 'no', problems: isThere ? [] : ['it is not there'] });
    if (isThere) for (const finding of await checkPacked(release + name, platform)) report(name, finding);
  }
}

function report(where: string, { what, found, problems: wrong, skipped: reason }: PackedFinding): void {
  if (reason !== undefined) {
    skipped += 1;
    console.log(`--  ${where.padEnd(6)} ${what}: skipped, ${reason}`);
    return;
  }
  problems += wrong.length;
  if (wrong.length === 0) passed += 1;
  else failed += 1;
  console.log(`${wrong.length === 0 ? 'ok ' : 'NO '} ${where.padEnd(6)} ${what}: ${found}`);
  for (const problem of wrong) console.log(`           ${problem}`);
}
