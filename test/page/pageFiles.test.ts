import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPageFiles } from '../../electron/page/pageFiles.ts';
import { pageHeaders, renderPage } from '../../electron/page/pageHeaders.ts';
import { smallPage } from '../support/page/builtPage.ts';
import { temporaryFolder } from '../support/core/memoryCore.ts';

let temporary: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temporary = temporaryFolder();
});
afterEach(() => temporary.remove());

describe('openPageFiles', () => {
  it('finds what the build made, by exact path', () => {
    const files = smallPage(temporary.folder);
    expect(files.find('/')?.type).toContain('text/html');
    expect(files.find('/index.html')).toEqual(files.find('/'));
    expect(files.find('/assets/main.js')?.type).toContain('javascript');
    expect(files.find('/assets')).toBeNull();
  });

  it('serves no file with changed bytes', () => {
    smallPage(temporary.folder);
    writeFileSync(join(temporary.folder, 'page/assets/main.js'), 'alert(1);\n');
    const files = openPageFiles(join(temporary.folder, 'page'));
    expect(files.find('/assets/main.js')).toBeNull();
    expect(files.find('/assets/main.css')).not.toBeNull();
  });

  it('never leaves its folder and never throws, whatever the path', () => {
    const files = smallPage(temporary.folder);
    const known = new Set(['/', '/index.html', '/assets/main.js', '/assets/main.css']);
    const step = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '..\\',
      'assets',
      'main.js',
      'secret.txt',
      '',
      '\0',
      'page-manifest.json',
      '__proto__',
    );
    const path = fc.oneof(
      fc.array(step, { maxLength: 6 }).map((steps) => `/${steps.join('/')}`),
      fc.string(),
    );
    fc.assert(
      fc.property(path, (requested) => {
        expect(files.find(requested) !== null).toBe(known.has(requested));
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('the page’s headers', () => {
  it('let no inline script, no foreign address and, on the desktop, no connection pass', () => {
    const policy = pageHeaders({ nonce: 'n0', connect: 'none' })['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'nonce-n0';");
    expect(policy).toContain("connect-src 'none';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('fill nonce, appearance and language into the page', () => {
    const html =
      '<html lang="__LANGUAGE__" data-density="__DENSITY__" data-text-size="__TEXT_SIZE__" data-appearance="__APPEARANCE__"><meta nonce="__CSP_NONCE__"><link nonce="__CSP_NONCE__">';
    const page = renderPage(html, {
      nonce: 'n0',
      appearance: 'dark',
      language: 'de',
      density: 'compact',
      textSize: '125',
    });
    expect(page).toBe(
      '<html lang="de" data-density="compact" data-text-size="125" data-appearance="dark"><meta nonce="n0"><link nonce="n0">',
    );
  });
});
