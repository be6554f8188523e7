// `npm run dist:check`: packs Front Desk for Linux and Windows from a stand-in Electron, and looks at everything that an
// installer would put on a computer, and at our part of the Windows installer. Exits 1 where something is not as it
// should be.
import { rmSync } from 'node:fs';
import { checkInstaller } from './checkInstaller.ts';
import { checkPacked, type PackedFinding } from './checkPacked.ts';
import { packDirectory } from './packDirectory.ts';

let problems = 0;
for (const platform of ['linux', 'win32'] as const) {
  const { temporary, folder } = await packDirectory(platform);
  try {
    for (const finding of await checkPacked(folder, platform)) report(platform, finding);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
report('win32', checkInstaller());
console.log(problems === 0 ? 'Everything is as it should be.' : `${problems} problems.`);
process.exitCode = problems === 0 ? 0 : 1;

function report(platform: string, { what, found, problems: wrong }: PackedFinding): void {
  problems += wrong.length;
  console.log(`${wrong.length === 0 ? 'ok ' : 'NO '} ${platform.padEnd(6)} ${what}: ${found}`);
  for (const problem of wrong) console.log(`           ${problem}`);
}
