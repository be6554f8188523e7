import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../renderer/', import.meta.url));
const components = globSync('**/*.{ts,tsx}', { cwd: root });

interface Use {
  /** The CSS module. */
  readonly sheet: string;
  readonly file: string;
  readonly classes: ReadonlySet<string>;
  /** Whether it chooses among them by a value. */
  readonly takesAny: boolean;
}

/** The CSS modules that a component imports, and the classes that it takes from each. */
function usesOf(file: string): readonly Use[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name = '', path = '']) => ({
    sheet: join(dirname(file), path),
    file,
    classes: new Set(
      [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, 'g'))].map(([, each = '']) => each),
    ),
    takesAny: new RegExp(`\\b${name}\\[`).test(text),
  }));
}

function definedIn(sheet: string): ReadonlySet<string> {
  const css = readFileSync(join(root, sheet), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  return new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, each = '']) => each));
}

it('every class that a component uses is defined in its CSS module', () => {
  expect(components.length).toBeGreaterThan(100);
  const missing = components
    .flatMap(usesOf)
    .flatMap(({ sheet, file, classes }) =>
      [...classes].filter((each) => !definedIn(sheet).has(each)).map((each) => `${file}: ${each}`),
    );
  expect(missing).toEqual([]);
});

it('every class that a CSS module defines is used by a component', () => {
  const uses = components.flatMap(usesOf);
  const sheets = globSync('**/*.module.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(50);
  const unused = sheets.flatMap((sheet) => {
    const here = uses.filter((use) => use.sheet === sheet);
    if (here.some(({ takesAny }) => takesAny)) return [];
    const used = new Set(here.flatMap(({ classes }) => [...classes]));
    return [...definedIn(sheet)].filter((each) => !used.has(each)).map((each) => `${sheet}: ${each}`);
  });
  expect(unused).toEqual([]);
});

it('every data attribute that a style sheet selects by is set by a component', () => {
  const sheets = globSync('**/*.css', { cwd: root });
  const source = components.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const unset = sheets.flatMap((sheet) => {
    const css = readFileSync(join(root, sheet), 'utf8');
    const names = new Set([...css.matchAll(/\[data-([\w-]+)/g)].map(([, name = '']) => name));
    return [...names].filter((name) => {
      const property = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return (
        !source.includes(`data-${name}`) && !new RegExp(`dataset(?:\\.${property}\\b|\\['${property}'\\])`).test(source)
      );
    });
  });
  expect(unset).toEqual([]);
});
