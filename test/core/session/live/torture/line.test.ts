import { expect, it } from 'vitest';
import { tortureLine } from './tortureLine.ts';

it.each([1, 2, 4])('no change is missed on a line that is cut, half-open or slow: seed %i', async (seed) => {
  const { missed, delays, livings } = await tortureLine(seed, 700);
  expect(missed).toEqual([]);
  // The desk was live again after most troubles, and heard of most changes in between at once.
  expect(livings).toBeGreaterThan(20);
  expect(delays.length).toBeGreaterThan(300);
  expect(delays.toSorted((one, other) => one - other)[Math.floor(delays.length * 0.95)]).toBeLessThan(1_500);
});
