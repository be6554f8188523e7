// `npm run dist:check`: packs Front Desk for Linux and Windows from a stand-in Electron, and looks at everything that an
// installer would put on a computer. Exits 1 where something is not as it should be.
import { rmSync } from 'node:fs';
import { checkPacked } from './checkPacked.ts';
import { packDirectory } from './packDirectory.ts';

let problems = 0;
for (const platform of ['linux', 'win32'] as const) {
  const { temporary, folder } = await packDirectory(platform);
  try {
    for (const finding of await checkPacked(folder, platform)) {
      problems += finding.problems.length;
      console.log(
        `${finding.problems.length === 0 ? 'ok ' : 'NO '} ${platform.padEnd(6)} ${finding.what}: ${finding.found}`,
      );
      for (const problem of finding.problems) console.log(`           ${problem}`);
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
console.log(problems === 0 ? 'Everything is as it should be.' : `${problems} problems.`);
process.exitCode = problems === 0 ? 0 : 1;
