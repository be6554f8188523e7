import { expect, it } from 'vitest';
import { tortureLine } from './tortureLine.ts';

it.each([11, 12, 13, 14, 15])(
  'of 10,000 changes none is missed on a line that is cut, half-open or slow: seed %i',
  async (seed) => {
    const { missed } = await tortureLine(seed, 10_000);
    expect(missed).toEqual([]);
  },
  120_000,
);
