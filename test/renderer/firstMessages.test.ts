import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import first from '../../i18n/page/en/first.json' with { type: 'json' };
import screens from '../../i18n/page/en/screens.json' with { type: 'json' };
import { actionList } from '../../renderer/actions/actionList.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that may run before a lazy part has brought the other messages. */
function firstFiles(): readonly string[] {
  const files = new Set<string>();
  const open = ['renderer/main.ts'];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const text = withoutLazyParts(readFileSync(join(root, file), 'utf8'));
    const [imported, dynamicImport] = [
      /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm,
      /import\(\s*'(\.[^']+)'\)/g,
    ];
    for (const [, path = ''] of [...text.matchAll(imported), ...text.matchAll(dynamicImport)])
      if (/\.tsx?$/.test(path)) open.push(normalize(join(dirname(file), path)));
  }
  return [...files].filter((file) => file.startsWith('renderer/'));
}

/** Without what stands in `createLazyPart(…)` or `loadPart(…)`, and the screens that are made by it: it waits for the messages. */
function withoutLazyParts(given: string): string {
  const text = given.replace(/export const screenLoaders = \{.*?\n\} as const;/s, '');
  const begin = /(?:createLazyPart|loadPart)(?:<[^(]*>)?\(/.exec(text);
  if (!begin) return text;
  let at = begin.index + begin[0].length;
  for (let depth = 1; depth > 0 && at < text.length; at += 1) depth += bracket(text[at]);
  return withoutLazyParts(text.slice(0, begin.index) + text.slice(at));
}

function bracket(letter: string | undefined): number {
  return letter === '(' ? 1 : letter === ')' ? -1 : 0;
}

describe('the messages of the first screen', () => {
  const files = firstFiles();

  it('are the only ones before the others were read', () => {
    expect(files).toContain('renderer/features/day/grid/AppointmentTile.tsx');
    expect(files).not.toContain('renderer/features/booking/BookingDialog.tsx');
    const later = Object.keys(screens).filter((part) => !(part in first));
    expect(later.length).toBeGreaterThan(20);
    const names = new RegExp(`['\`](${later.join('|')})\\.[a-z$][^'\`]*['\`]`, 'g');
    const used = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(names)].map(([key]) => `${file}: ${key.slice(1, -1)}`),
    );
    // Some actions are called as a part is.
    expect(used.filter((each) => !((each.split(': ')[1] ?? '') in actionList))).toEqual([]);
  });

  it('follow every import to a file', () => {
    expect(files.every((file) => existsSync(join(root, file)))).toBe(true);
    expect(files.length).toBeGreaterThan(100);
  });
});
