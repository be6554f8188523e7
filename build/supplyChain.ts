// Checks everything that is not ours: pinned with its hash, from the registry, under a licence that we may use, and an Electron
// that is supported. With --today by today's date, as the scheduled workflow does; with --warn by that date too, but it is
// only told, so that no commit fails by the calendar; without, by the day of the newest Electron in the table. With --bill
// writes the bill of materials beside the installers.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { billOfMaterials, electronMajors, judgeElectron, judgePackages } from './packaging/billOfMaterials.ts';
import { readBundledPackages, readLockfile } from './packaging/packages.ts';
import { isRecord } from '../graphql/service/json.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = readLockfile();
const bundled = readBundledPackages();
const electron = packages.find(({ name }) => name === 'electron');
const [fails, warns] = ['--today', '--warn'].map((each) => process.argv.includes(each));
const day = fails || warns ? Date.now() : Date.parse(electronMajors.at(-1)?.[1] ?? '');
const aged = judgeElectron(electron?.version ?? '0', day);
const problems = [
  ...judgePackages(packages, bundled ?? new Set()),
  ...(warns ? [] : aged),
  ...(packages.length > 100 ? [] : ['The lockfile could not be read.']),
];

if (process.argv.includes('--bill')) {
  if (!bundled) problems.push('There is no build: run `npm run build` first.');
  else {
    const own: unknown = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const [name, version] = isRecord(own) ? [String(own['name']), String(own['version'])] : ['', ''];
    mkdirSync(`${root}release`, { recursive: true });
    const file = `release/${name}-${version}.cdx.json`;
    writeFileSync(root + file, billOfMaterials({ name, version }, packages, bundled));
    console.log(`${file}: ${bundled.size} packages`);
  }
}
if (warns) for (const warning of aged) console.error(`Warning: ${warning}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
