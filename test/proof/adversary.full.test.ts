import { describe, expect, it } from 'vitest';
import { invariants, type Planted, proveAdversary } from './adversary/proveAdversary.ts';

// `npm run prove:adversary -- --steps 100000` goes on for longer.
describe('two desks under attack', { timeout: 240_000 }, () => {
  it('tell nothing that is not so, do nothing twice, show nothing while locked, keep the key and always open', async () => {
    const { violations, first, byKind } = await proveAdversary(600, 11);
    expect(first).toEqual([]);
    expect(Object.values(violations).every((count) => count === 0)).toBe(true);
    expect(Object.keys(byKind).length).toBeGreaterThan(20);
  });

  it.each(invariants)('are found out where they are made to fail: %s', async (planted: Planted) => {
    const { violations } = await proveAdversary(200, 3, planted);
    expect(violations[planted]).toBeGreaterThan(0);
  });
});
