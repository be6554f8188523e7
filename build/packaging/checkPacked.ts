import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractFile, getRawHeader, listPackage, uncacheAll } from '@electron/asar';
import { FuseState, getCurrentFuseWire } from '@electron/fuses';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { fuses } from './afterPack.ts';
import { titleOf } from './notices.ts';
import type { PackedPlatform } from './packDirectory.ts';
import { readBundledPackages, readLockfile } from './packages.ts';

/** One check of a packed directory; `problems` is empty if it passes. */
export interface PackedFinding {
  readonly what: string;
  readonly found: string;
  readonly problems: readonly string[];
  /** Why it was not checked here. */
  readonly skipped?: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const maxArchiveBytes = 6_000_000;
/** As electron-builder.yml requests them: a region belongs to its language. */
const languages = /^(?:de|en(?:-[A-Z]+)?|es(?:-\w+)?|fr)\.pak$/;

/** The paths in a packed directory for a platform. */
interface Packed {
  readonly archive: string;
  readonly program: string;
  readonly resources: string;
}

function placesIn(folder: string, platform: PackedPlatform | 'darwin'): Packed {
  const inside = platform === 'darwin' ? join(folder, 'Front Desk.app', 'Contents') : folder;
  const resources = join(inside, platform === 'darwin' ? 'Resources' : 'resources');
  const names = { win32: 'Front Desk.exe', linux: 'front-desk', darwin: 'MacOS/Front Desk' };
  return { archive: join(resources, 'app.asar'), program: join(inside, names[platform]), resources };
}

/** Checks everything that an installer would put on a computer, in a directory packed for a platform. */
export async function checkPacked(
  folder: string,
  platform: PackedPlatform | 'darwin',
): Promise<readonly PackedFinding[]> {
  // The library keeps what it once read of an archive.
  uncacheAll();
  const { archive, program, resources } = placesIn(folder, platform);
  if (!existsSync(archive) || !existsSync(program))
    return [{ what: 'program and archive', found: 'not there', problems: ['nothing was packed'] }];
  const common = [files(archive), contents(archive), notices(archive), size(archive), await fuseWire(program)];
  if (platform === 'darwin') return [...common, hashInside(archive, join(resources, '../Info.plist'))];
  const windowsOnly = platform === 'win32' ? windows(program, archive) : [];
  return [...common, packedLanguages(folder), beside(resources), ...windowsOnly];
}

/** The archive holds the bundles and the page as they were built, and nothing else. */
function files(archive: string): PackedFinding {
  const packed = pathsIn(archive);
  const built = globSync(['main*.js', 'preload.cjs', 'renderer/**'], { cwd: join(root, 'dist'), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const requested = new Set(['LICENSE', 'package.json', ...built]);
  const folders = new Set([...requested].flatMap((path) => parentsOf(path)));
  const extra = packed.filter((path) => !requested.has(path) && !folders.has(path));
  const missing = [...requested].filter((path) => !packed.includes(path));
  return {
    what: 'files in the archive',
    found: `${requested.size} as they were built`,
    problems: [...extra.map((path) => `${path} is too much`), ...missing.map((path) => `${path} is missing`)],
  };
}

/** The paths in an archive with `/`, whatever this system writes: the library uses its own separator, both ways. */
function pathsIn(archive: string): readonly string[] {
  return listPackage(archive, { isPack: false }).map((path) => path.split(sep).join('/').slice(1));
}

function readPacked(archive: string, path: string): string {
  return extractFile(archive, path.split('/').join(sep)).toString('utf8');
}

function parentsOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** No source map, no path of the machine that built it, no key, no script, and fonts that are not fetched. */
function contents(archive: string): PackedFinding {
  const problems: string[] = [];
  const paths = pathsIn(archive);
  for (const path of paths.filter((each) => /\.(?:js|cjs|css|html|json)$/.test(each))) {
    const text = readPacked(archive, path);
    if (text.includes('sourceMappingURL=')) problems.push(`${path} names a source map`);
    if (text.includes(root)) problems.push(`${path} names the folder it was built in`);
    // The page's own files only mention it: the guide explains it to administrators who build an installer.
    if (!path.startsWith('dist/renderer/') && text.includes('FRONT_DESK_UPDATE_KEYS'))
      problems.push(`${path} would request updates from another publisher`);
    if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) problems.push(`${path} holds a private key`);
    if (/(?:src|href|url\()\s*=?\s*["']?https?:\/\/(?!www\.w3\.org)/.test(text) && /\.(?:css|html)$/.test(path))
      problems.push(`${path} would fetch something`);
  }
  if (!paths.some((path) => path.endsWith('.woff2'))) problems.push('the font is missing');
  // Sound: a package.json is an object.
  const described = JSON.parse(readPacked(archive, 'package.json')) as Record<string, unknown>;
  for (const name of ['scripts', 'devDependencies', 'dependencies', 'workspaces', 'allowScripts'])
    if (described[name] !== undefined && Object.keys(described[name] ?? {}).length > 0)
      problems.push(`package.json still has ${name}`);
  if (described['main'] !== 'dist/main.js') problems.push('package.json starts something else');
  return { what: 'contents', found: 'no map, path, key or script; font inside', problems };
}

/** The page holds the licence of every package that the build found in it, the font's as well. */
function notices(archive: string): PackedFinding {
  const names = readBundledPackages() ?? new Set();
  const shipped = readLockfile().filter((each) => names.has(each.name));
  const chunks = pathsIn(archive).filter((path) => /^dist\/renderer\/.*\.js$/.test(path));
  const text = chunks.map((path) => readPacked(archive, path)).find((each) => each.includes('SIL OPEN FONT LICENSE'));
  const without = shipped.filter((each) => text?.includes(titleOf(each)) !== true);
  return {
    what: 'licences',
    found: `${names.size} packages, the font among them`,
    problems:
      names.size === 0 ? ['no build was found'] : without.map((each) => `${each.name} ${each.version} has no notice`),
  };
}

function size(archive: string): PackedFinding {
  const bytes = statSync(archive).size;
  const found = `${(bytes / 1_000_000).toFixed(2)} MB`;
  return {
    what: 'size of the archive',
    found,
    problems: bytes > maxArchiveBytes ? [`${found} is more than ${maxArchiveBytes / 1_000_000} MB`] : [],
  };
}

function packedLanguages(folder: string): PackedFinding {
  const names = readdirSync(join(folder, 'locales'));
  const problems = names.filter((name) => !languages.test(name)).map((name) => `${name} is too much`);
  for (const needed of ['de', 'en-US', 'es', 'fr'])
    if (!names.includes(`${needed}.pak`)) problems.push(`${needed} is missing`);
  return { what: 'languages', found: names.join(', '), problems };
}

/** Beside the archive nothing of ours lies that could be changed without its hash. */
function beside(resources: string): PackedFinding {
  // The packager puts it there for the deb, whose installation copies it to /etc/apparmor.d.
  const expected = ['app.asar', 'apparmor-profile'];
  const names = readdirSync(resources).filter((name) => !expected.includes(name));
  return { what: 'beside the archive', found: 'nothing', problems: names.map((name) => `${name} is too much`) };
}

async function fuseWire(program: string): Promise<PackedFinding> {
  const { version, ...wire } = await getCurrentFuseWire(program);
  const states = Object.values(wire);
  const problems = fuses.flatMap(([name, on], place) =>
    states[place] === (on ? FuseState.ENABLE : FuseState.DISABLE) ? [] : [`${name} is not ${on ? 'on' : 'off'}`],
  );
  if (states.length !== fuses.length) problems.push(`there are ${states.length} fuses`);
  return { what: 'fuses', found: `${states.length} of ${fuses.length}, wire version ${version}`, problems };
}

/** What Windows shows of the program, and the hash by which Electron checks the archive. */
function windows(program: string, archive: string): readonly PackedFinding[] {
  const { entries } = NtExecutableResource.from(NtExecutable.from(readFileSync(program)));
  const [info] = Resource.VersionInfo.fromEntries(entries);
  const [language] = info?.getAllLanguagesForStringValues() ?? [];
  const words = info && language ? info.getStringValues(language) : {};
  // Sound: a package.json is an object.
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const requested = { ProductName: 'Front Desk', FileDescription: 'Front Desk', FileVersion: version };
  const icons = Resource.IconGroupEntry.fromEntries(entries);
  const metadata = Object.entries(requested).flatMap(([name, word]) =>
    words[name] === word ? [] : [`${name} is ${words[name] ?? 'not there'}`],
  );
  const integrity = entries.find(({ id }) => id === 'ELECTRONASAR');
  return [
    {
      what: 'program on Windows',
      found: `${words['ProductName'] ?? '?'} ${words['FileVersion'] ?? '?'}, ${icons[0]?.icons.length ?? 0} icon sizes`,
      problems: [...metadata, ...(icons.length === 0 ? ['it has no icon'] : [])],
    },
    hashOf(archive, integrity ? Buffer.from(integrity.bin).toString('utf8') : ''),
  ];
}

/** On a Mac the hash of the archive is in the description of the program, which its signature covers. */
function hashInside(archive: string, description: string): PackedFinding {
  return hashOf(archive, existsSync(description) ? readFileSync(description, 'utf8') : '');
}

function hashOf(archive: string, published: string): PackedFinding {
  const hash = createHash('sha256').update(getRawHeader(archive).headerString).digest('hex');
  return {
    what: 'hash of the archive',
    found: `${hash.slice(0, 12)}…`,
    problems: published.includes(hash) ? [] : ['the program does not hold it'],
  };
}
