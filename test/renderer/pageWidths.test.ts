import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('style sheets ask for the page’s own width, of which a larger text size leaves less than the window has', () => {
  const sheets = globSync('renderer/**/*.css', { cwd: root }).filter((sheet) => !sheet.endsWith('app/base.css'));
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((sheet) =>
    [...readFileSync(`${root}${sheet}`, 'utf8').matchAll(/@media \((?:max-|min-)?width[^)]*\)|\b\d+d?v[wh]\b/g)].map(
      ([text]) => `${sheet}: ${text}`,
    ),
  );
  expect(found).toEqual([]);
});
