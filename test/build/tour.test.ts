import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tourPictures } from '../../build/tourPictures.ts';

const docs = join(import.meta.dirname, '../../docs');

describe('the tour', () => {
  it('shows each picture that the script takes, in its order, and no other', () => {
    const text = readFileSync(join(docs, 'tour.md'), 'utf8');
    const shown = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(shown).toEqual(tourPictures.map(({ name }) => `pictures/tour/${name}.webp`));
    for (const path of shown) expect(existsSync(join(docs, path)), path).toBe(true);
  });
});
