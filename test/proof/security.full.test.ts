import { describe, expect, it, vi } from 'vitest';
import { problemsOf, proveSecurity } from './security/proveSecurity.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

// `npm run prove:security` tries a hundred times as much.
describe('what stands between a page, the network and the keys', { timeout: 60_000 }, () => {
  it('lets nothing through, and the searches find what is planted', async () => {
    const proof = await proveSecurity({ payloads: 1_000, addresses: 1_000, senders: 100, questions: 1 }, 'npm test');
    expect(problemsOf(proof)).toEqual([]);
    expect(proof.coreApi.examples).toEqual([]);
    // On every channel some requests were valid: else the handlers behind the guards were never reached.
    expect(proof.coreApi.rows.filter(({ fit }) => fit < 20)).toEqual([]);
  });
});
