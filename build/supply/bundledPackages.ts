import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isRecord } from '../../graphql/service/json.ts';

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
          const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source.replaceAll('\\', '/'))?.[1];
          if (name) into.add(name);
        }
      }
    },
  };
}

export function writeBundledPackages(names: ReadonlySet<string>): void {
  // Electron is around the bundles, not in them.
  writeFileSync(file, `${JSON.stringify([...names, 'electron'].toSorted(), null, 2)}\n`);
}

/** What is in the installers, as the last build found it; null before there was one. */
export function readBundledPackages(): ReadonlySet<string> | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) ? new Set(value.filter((each): each is string => typeof each === 'string')) : null;
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ENOENT') return null;
    throw error;
  }
}
