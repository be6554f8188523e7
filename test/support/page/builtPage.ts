import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePageManifest } from '../../../build/pageManifest.ts';
import { openPageFiles, type PageFiles } from '../../../electron/page/pageFiles.ts';

/** A page as the build leaves it, small: an index, a script, a style sheet. */
export function smallPage(folder: string): PageFiles {
  const page = join(folder, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(
    join(page, 'index.html'),
    '<!doctype html><html lang="en" data-appearance="__APPEARANCE__"><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Page</title></html>',
  );
  writeFileSync(join(page, 'assets', 'main.js'), 'export {};\n');
  writeFileSync(join(page, 'assets', 'main.css'), 'body{margin:0}\n');
  writeFileSync(join(folder, 'secret.txt'), 'outside the page');
  writePageManifest(page);
  return openPageFiles(page);
}
