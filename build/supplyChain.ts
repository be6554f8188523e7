// Checks everything that is not ours: pinned with its hash, from the registry, under a licence that we may use, and an Electron
// that is supported. With --today by today's date, as CI does; without, by the day of the newest Electron in the table, so
// that an old commit stays as good as it was. With --bill writes the bill of materials beside the installers.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { billOfMaterials, electronMajors, judgeElectron, judgePackages } from './packaging/billOfMaterials.ts';
import { readBundledPackages, readLockfile } from './packaging/packages.ts';
import { isRecord } from '../graphql/service/json.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = readLockfile();
const bundled = readBundledPackages();
const electron = packages.find(({ name }) => name === 'electron');
const day = process.argv.includes('--today') ? Date.now() : Date.parse(electronMajors.at(-1)?.[1] ?? '');
const problems = [
  ...judgePackages(packages, bundled ?? new Set()),
  ...judgeElectron(electron?.version ?? '0', day),
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
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
