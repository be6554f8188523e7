// Builds page and bundles into dist/. With --if-stale it does nothing when no source has changed since.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writePageManifest } from './pageManifest.ts';
import { noticesText } from './packaging/notices.ts';
import { notePackages, writeBundledPackages } from './packaging/packages.ts';
import { nodeBundleConfig, nodeBundles } from './vite/nodeBundle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}dist/build-stamp`;

/** One hash over everything a build reads, so that a second start is immediate and never shows old code. */
function sourceStamp(): string {
  const hash = createHash('sha256');
  const sources = globSync(
    [
      'electron/**/*',
      'graphql/**/*',
      'renderer/**/*',
      'i18n/**/*',
      'docs/guide/**/*',
      'build/**/*',
      'package.json',
      'package-lock.json',
    ],
    {
      cwd: root,
      withFileTypes: true,
    },
  );
  const files = sources.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const stamp = sourceStamp();
const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
if (!(process.argv.includes('--if-stale') && fresh)) {
  rmSync(`${root}dist`, { recursive: true, force: true });
  const bundled = new Set<string>();
  const plugins = [notePackages(bundled)];
  for (const bundle of nodeBundles) {
    if (existsSync(`${root}${bundle.entry}`)) await build({ ...nodeBundleConfig(bundle), plugins });
  }
  // The page is last: it holds the licences of all of them.
  const page = { configFile: `${root}build/vite/renderer.config.ts`, logLevel: 'warn' } as const;
  await build({ ...page, plugins: [...plugins, noticesText(bundled)] });
  writePageManifest(`${root}dist/renderer`);
  writeBundledPackages(bundled);
  writeFileSync(stampFile, stamp);
}
