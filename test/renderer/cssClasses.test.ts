import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../renderer/', import.meta.url));

/** `file: class` for each class that a component uses and its CSS module does not define. */
function undefinedClasses(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
    const css = readFileSync(join(root, dirname(file), path), 'utf8');
    const defined = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, each]) => each));
    const used = [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, 'g'))].map(([, each]) => each);
    return [...new Set(used)].filter((each) => !defined.has(each)).map((each) => `${file}: ${each ?? ''}`);
  });
}

it('every class that a component uses is defined in its CSS module', () => {
  const files = globSync('**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(undefinedClasses)).toEqual([]);
});
