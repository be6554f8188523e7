// Writes the list of a version's installers and signs it, for the publisher:
//   node build/packaging/signUpdate.ts --key private.pem --notes "What is new" release
// The key is an Ed25519 private key in PEM (`openssl genpkey -algorithm ed25519`); its public half is printed, to be
// built in as FRONT_DESK_UPDATE_KEYS. List and signature are put beside the installers at the clinic's address.
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type PackageKind,
  signatureName,
  type UpdateFile,
  type UpdateList,
  updateListName,
} from '../../electron/core/updates/updateFiles.ts';
import packageFile from '../../package.json' with { type: 'json' };

/** Installers by the ending of their file: the system they are for, and their kind. */
const endings: Readonly<Record<string, readonly [os: string, kind: PackageKind]>> = {
  exe: ['win32', 'nsis'],
  msi: ['win32', 'msi'],
  dmg: ['darwin', 'dmg'],
  deb: ['linux', 'deb'],
  rpm: ['linux', 'rpm'],
  AppImage: ['linux', 'AppImage'],
};

/** Debian's and Red Hat's names of the processors, by Node's. */
const processors: Readonly<Record<string, string>> = { amd64: 'x64', x86_64: 'x64', aarch64: 'arm64' };

/** The files of a version in a folder, by the names that electron-builder.yml gives them. */
export function listFiles(folder: string, name: string, version: string): readonly UpdateFile[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file): readonly UpdateFile[] => {
      const [, arch, ending] =
        new RegExp(`^${name}-${version.replaceAll('.', '\\.')}-\\w+-(\\w+)\\.(\\w+)$`).exec(file) ?? [];
      const [os, kind] = endings[ending ?? ''] ?? [];
      if (arch === undefined || os === undefined || kind === undefined) return [];
      const bytes = readFileSync(join(folder, file));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return [{ name: file, kind, os, arch: processors[arch] ?? arch, size: bytes.length, sha256 }];
    });
}

/** Writes list and signature; answers the public half of the key. */
export function signUpdate(folder: string, list: UpdateList, privateKey: string): string {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is no Ed25519 key.');
  const bytes = Buffer.from(`${JSON.stringify(list, null, 2)}\n`);
  writeFileSync(join(folder, updateListName), bytes);
  writeFileSync(join(folder, signatureName), `${sign(null, bytes, key).toString('base64')}\n`);
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ options: { key: text, notes: text }, allowPositionals: true });
  const [folder = 'release'] = positionals;
  const { name, version } = packageFile;
  const files = listFiles(folder, name, version);
  if (files.length === 0 || values.key === undefined) {
    console.error(`There are no installers of ${version} in ${folder}, or --key is missing.`);
    process.exit(64);
  }
  const list = { version, notes: values.notes ?? '', files };
  console.log(`Public key: ${signUpdate(folder, list, readFileSync(values.key, 'utf8'))}`);
  for (const file of files) console.log(`${file.os} ${file.arch} ${file.kind} ${file.name}`);
}
