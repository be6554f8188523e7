// `node build/packaging/checksums.ts`: writes the SHA-256 of each file that a release attaches into release/SHA256SUMS-<system>.txt,
// in the form that `sha256sum --check` reads.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The endings of what is attached, by the platform it is made on. The bill of materials is the same on each. */
const attached: Readonly<Record<string, RegExp>> = {
  win32: /\.(?:exe|msi)$/,
  darwin: /\.dmg$/,
  linux: /\.(?:deb|rpm|AppImage|cdx\.json)$/,
};

/** Writes the checksums of a folder's files for a platform; returns the name of the file, null where there are none. */
export function writeChecksums(folder: string, platform: string): string | null {
  const ending = attached[platform];
  const names = readdirSync(folder).filter((name) => ending?.test(name));
  if (names.length === 0) return null;
  const lines = names.toSorted().map((name) => `${sha256(join(folder, name))}  ${name}\n`);
  const file = `SHA256SUMS-${platform}.txt`;
  writeFileSync(join(folder, file), lines.join(''));
  return file;
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../../release', import.meta.url));
  const file = writeChecksums(folder, process.platform);
  console.log(file ?? 'There is nothing to attach.');
  process.exitCode = file === null ? 1 : 0;
}
