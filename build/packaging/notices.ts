import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isRecord } from '../../graphql/service/json.ts';
import { type LockedPackage, packageOf, readLockfile } from './packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The text of the MIT licence (SPDX), for packages that name it and include no file of it. */
const mitText = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/**
 * The notices that the licences of these packages require, each with its version, its licence and the licence's text.
 * Throws for a package without one: then it may not be shipped.
 */
export function noticesFor(names: ReadonlySet<string>, packages = readLockfile()): string {
  const shipped = packages.filter((each) => !each.isOurs && names.has(each.name) && existsSync(join(root, each.place)));
  const missing = [...names].filter((name) => !shipped.some((each) => each.name === name));
  if (missing.length > 0) throw new Error(`There is no notice for ${missing.join(', ')}.`);
  return shipped
    .toSorted((one, other) => (titleOf(one) < titleOf(other) ? -1 : 1))
    .map((each) => `${titleOf(each)}\n\n${licenceText(each)}`)
    .join(`\n\n${'-'.repeat(40)}\n\n`);
}

/** How a notice begins; `npm run dist:check` looks for it. */
export function titleOf({ name, version, license }: LockedPackage): string {
  return `${name} ${version} (${license ?? 'MIT'})`;
}

function licenceText({ place, name, license }: LockedPackage): string {
  const folder = join(root, place);
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file));
  if (files.length > 0)
    return files
      .toSorted()
      .map((file) => readFileSync(join(folder, file), 'utf8').trim())
      .join('\n\n');
  if (license === 'MIT') return `Copyright (c) ${authorOf(folder)}\n\n${mitText}`;
  // It asks for nothing, not even for its name.
  if (license === 'Unlicense') return 'Released into the public domain (unlicense.org).';
  throw new Error(`${name} has no licence text.`);
}

function authorOf(folder: string): string {
  const described: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const author = isRecord(described) ? described['author'] : null;
  if (typeof author === 'string') return author;
  if (isRecord(author) && typeof author['name'] === 'string') return author['name'];
  throw new Error(`No author is named in ${folder}.`);
}

/** What is shipped and is no module of the page: `npm run dist:check` compares the notices with all that is. */
const besideModules = ['electron', '@fontsource-variable/inter'];
const placeholder = '__FRONT_DESK_NOTICES__';

/**
 * Puts the notices into the page, for About: of its own packages and of `others`, which are built before it. They are
 * written when the chunk is, because only then all packages are known.
 */
export function noticesText(others: ReadonlySet<string>): Plugin {
  return {
    name: 'front-desk:notices',
    enforce: 'pre',
    load(id) {
      const isTheirs = id.endsWith('/renderer/features/settings/notices.ts');
      return isTheirs ? `export const notices = '${placeholder}';` : undefined;
    },
    renderChunk(code) {
      if (!code.includes(placeholder)) return null;
      const own = [...this.getModuleIds()].flatMap((id) => packageOf(id) ?? []);
      const text = noticesFor(new Set([...others, ...own, ...besideModules]));
      return code.replace(new RegExp(`(["'\`])${placeholder}\\1`), () => JSON.stringify(text));
    },
  };
}
