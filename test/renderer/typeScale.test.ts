import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sheets = globSync('renderer/**/*.css', { cwd: root });

/** docs/design.md says what each is for. */
const scale = [10, 11, 12, 13, 14, 16, 18, 20];
/** Each one more takes the browser as long as a dozen rows, at every size it is used in. */
const weights = ['400', '550', '600', '100 900'];

describe('the sizes of type', () => {
  it('are those of the design, in every style sheet of the page', () => {
    const sizes = sheets.flatMap((sheet) =>
      [...readFileSync(`${root}${sheet}`, 'utf8').matchAll(/font-size: ([\d.]+)px/g)].map(
        ([, size]) => `${sheet}: ${size}`,
      ),
    );
    expect(sizes.length).toBeGreaterThan(200);
    expect(sizes.filter((size) => !scale.includes(Number(size.split(': ')[1])))).toEqual([]);
  });

  it('have three weights, and the range of the font’s own file', () => {
    const used = sheets.flatMap((sheet) =>
      [...readFileSync(`${root}${sheet}`, 'utf8').matchAll(/font(?:-weight)?:\s+(\d{3}(?: \d{3})?)\b/g)].map(
        ([, weight]) => `${sheet}: ${weight}`,
      ),
    );
    expect(used.length).toBeGreaterThan(150);
    expect(used.filter((weight) => !weights.includes(weight.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('are pixels only where paper is not meant, or relative to what they stand in', () => {
    const others = sheets.flatMap((sheet) =>
      [...readFileSync(`${root}${sheet}`, 'utf8').matchAll(/font-size: ([^;]+);/g)]
        .map(([, size = '']) => size)
        .filter((size) => !/^(?:[\d.]+(?:px|pt|mm|em)|inherit)$/.test(size))
        .map((size) => `${sheet}: ${size}`),
    );
    expect(others).toEqual([]);
  });
});
