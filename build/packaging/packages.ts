import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isRecord } from '../../graphql/service/json.ts';

/** A package as the lockfile pins it. */
export interface LockedPackage {
  /** Its place, such as `node_modules/react`; nested where two versions are needed. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  /** SPDX, as its author gives it; null where none is given. */
  readonly license: string | null;
  readonly integrity: string | null;
  readonly resolved: string | null;
  /** Part of this repository, not downloaded. */
  readonly isOurs: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that `npm ci` installs. */
export function readLockfile(file = `${root}package-lock.json`): readonly LockedPackage[] {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const packages = isRecord(value) && isRecord(value['packages']) ? value['packages'] : {};
  return Object.entries(packages).flatMap(([place, entry]) => {
    // The first is the repository itself.
    if (place === '' || !isRecord(entry)) return [];
    const text = (name: string): string | null => (typeof entry[name] === 'string' ? entry[name] : null);
    return [
      {
        place,
        name: text('name') ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: text('version') ?? '',
        license: text('license'),
        integrity: text('integrity'),
        resolved: text('resolved'),
        isOurs: entry['link'] === true || !place.startsWith('node_modules/'),
      },
    ];
  });
}

const file = fileURLToPath(new URL('../../dist/packages.json', import.meta.url));

/** Notes which packages have code or fonts in what is built. */
export function notePackages(into: Set<string>): Plugin {
  return {
    name: 'front-desk:note-packages',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const sources =
          output.type === 'asset'
            ? output.originalFileNames
            : Object.entries(output.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
        for (const source of sources) {
          const name = packageOf(source);
          if (name !== null) into.add(name);
        }
      }
    },
  };
}

/** The package that a file or module belongs to; null for our own. */
export function packageOf(path: string): string | null {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1] ?? null;
}

export function writeBundledPackages(names: ReadonlySet<string>): void {
  // Electron is around the bundles, not in them.
  writeFileSync(file, `${JSON.stringify([...names, 'electron'].toSorted(), null, 2)}\n`);
}

/** The packages in the installers, as the last build found them; null before there was one. */
export function readBundledPackages(): ReadonlySet<string> | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) ? new Set(value.filter((each): each is string => typeof each === 'string')) : null;
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ENOENT') return null;
    throw error;
  }
}
