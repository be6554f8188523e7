import { describe, expect, it } from 'vitest';
import type { Result } from '../../../../electron/contract/failure.ts';
import { createMemoize } from '../../../../electron/core/adapter/clinic/memoize.ts';
import { badRequest } from '../../../../electron/core/connection/failures.ts';

const good = (value: number): Promise<Result<number>> => Promise.resolve({ ok: true, value });

describe('createMemoize', () => {
  it('queries once while an answer is fresh, and again after that', async () => {
    let now = 0;
    const memoize = createMemoize({ now: () => now }, 1000);
    expect(await memoize('staff', () => good(1))).toEqual({ ok: true, value: 1 });
    now = 999;
    expect(await memoize('staff', () => good(2))).toEqual({ ok: true, value: 1 });
    now = 1000;
    expect(await memoize('staff', () => good(3))).toEqual({ ok: true, value: 3 });
  });

  it('does not cache a failure', async () => {
    const memoize = createMemoize({ now: () => 0 }, 1000);
    const failure = badRequest('Not now.');
    expect(await memoize('staff', () => Promise.resolve({ ok: false, failure }))).toEqual({ ok: false, failure });
    expect(await memoize('staff', () => good(2))).toEqual({ ok: true, value: 2 });
  });

  it('does not cache a thrown error', async () => {
    const memoize = createMemoize({ now: () => 0 }, 1000);
    const broken = memoize('staff', () => Promise.reject(new Error('A bug.')));
    await expect(broken).rejects.toThrow('A bug.');
    expect(await memoize('staff', () => good(2))).toEqual({ ok: true, value: 2 });
  });

  it('shares one request between two concurrent queries', async () => {
    const memoize = createMemoize({ now: () => 0 }, 1000);
    let queryCount = 0;
    const runQuery = (): Promise<Result<number>> => good((queryCount += 1));
    expect(await Promise.all([memoize('staff', runQuery), memoize('staff', runQuery)])).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 1 },
    ]);
  });
});
