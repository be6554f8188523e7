import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
  /** Lies in this repository and comes from nowhere. */
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
