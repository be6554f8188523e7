import { describe, expect, it } from 'vitest';
import type { Fetch } from '../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { everyFault } from '../support/service/faults.ts';
import { proveChanges } from './proveChanges.ts';

/** As many a client does it: what failed is sent again. */
const stubborn: Fetch = async (url, init) => {
  for (let tries = 1; tries < 4; tries += 1) {
    const response = await nodeFetch(url, init).catch(() => null);
    if (response && response.status < 500 && response.status !== 429) return response;
  }
  return nodeFetch(url, init);
};

// `node test/proof/changes.ts -- --each 50` makes 2 950.
describe('a change under every kind of fault', { timeout: 120_000 }, () => {
  it('is made at most once, and reported as done only where it was', async () => {
    const proof = await proveChanges(4);
    expect(proof.kinds).toBeGreaterThanOrEqual(50);
    expect([proof.twice, proof.falseDone, proof.falseNotDone]).toEqual([0, 0, 0]);
    for (const { fault, changes, ends, carriedOut } of proof.rows) {
      const isLost = carriedOut === changes;
      // An executed change is never reported as failed: it is unknown, or was looked up.
      if (isLost)
        expect({ fault, ends }).toEqual({ fault, ends: { [ends['Done'] ? 'Done' : 'OutcomeUnknown']: changes } });
    }
    expect(proof.rows.filter(({ ends }) => ends['OutcomeUnknown']).length).toBeGreaterThan(50);
    expect(proof.rows.filter(({ ends }) => ends['Done']).length).toBeGreaterThan(25);
  });

  it('would be found made twice by a client that sends again what failed', async () => {
    const some = everyFault.filter(({ name }) => /^(reset before headers|trouble 502), carried out$/.test(name));
    const proof = await proveChanges(4, some, { fetch: stubborn });
    expect(proof.twice).toBeGreaterThan(0);
  });
});
