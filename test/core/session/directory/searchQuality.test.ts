import { expect, it } from 'vitest';
import { reciprocalRanks } from '../../../support/core/searchQueries.ts';

it('puts whoever is meant first, or nearly so, in 200 searches as they are typed', () => {
  const ranks = reciprocalRanks();
  expect(ranks).toHaveLength(200);
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  console.log(`Search of the directory: mean reciprocal rank ${mean.toFixed(3)} over 200 searches.`);
  expect(mean).toBeGreaterThan(0.9);
  expect(ranks.filter((rank) => rank === 0).length).toBeLessThan(4);
});
