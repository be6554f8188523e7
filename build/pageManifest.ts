import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { pageManifestName } from '../electron/page/pageFiles.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Lists every file of the built page with its type and hash. A file of a kind that is not listed stops the build. */
export function writePageManifest(folder: string): void {
  const entries = filesBelow(folder)
    .filter((file) => file !== join(folder, pageManifestName))
    .toSorted()
    .map((file) => {
      const type = types[extname(file)];
      if (!type) throw new Error(`The page holds a file of an unknown kind: ${relative(folder, file)}`);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return { path, type, sha256: createHash('sha256').update(readFileSync(file)).digest('hex') };
    });
  writeFileSync(join(folder, pageManifestName), `${JSON.stringify(entries, null, 2)}\n`);
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
