import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../electron/contract/failure.ts';
import { retryLimits } from '../../electron/core/connection/transport/retryPolicy.ts';
import { transportLimits } from '../../electron/core/connection/transport/transport.ts';
import { everyFault, type Fault, isOfConnection, type NamedFault } from '../support/service/faults.ts';
import { hurriedWaiting } from '../support/core/memoryCore.ts';
import { openProvenDesk, type ProvenDesk } from './desk.ts';

let desk: ProvenDesk;
/** Clients that were queried: one that was read before would come from the cache. */
let known = 0;
beforeAll(async () => {
  desk = await openProvenDesk();
  // What a client needs besides herself is remembered.
  await queryClient();
});
beforeEach(async () => {
  // A new minute, with new retries; a required pause is over.
  await hurriedWaiting.rest(180_000, new AbortController().signal);
});
afterAll(() => desk.close());

/** A query with one request: the client of a booking. */
async function queryClient(id?: string): Promise<{ readonly name: string | null; readonly failure: Failure | null }> {
  const clients = desk.clinic.store.clients();
  known += 1;
  const variables = { id: clients[known % clients.length]?.id };
  const answer = await desk.request('desk:query', { operation: 'BookingClient', variables }, id);
  if (!answer.ok) return { name: null, failure: answer.failure };
  const { data, errors } = answer.value;
  // Sound: a registered operation answers in its shape, and its errors bear a failure.
  const client = (data as { client: { name: string } | null } | null)?.client ?? null;
  const failure = errors?.[0]?.extensions?.['failure'] as Failure | undefined;
  return { name: client?.name ?? null, failure: failure ?? null };
}

/** Goes wrong so many times, then no more. Answers how many requests came. */
function meet(fault: Fault, times: number): () => number {
  let met = 0;
  let requestCount = 0;
  const ofConnection = isOfConnection(fault);
  desk.proxy.script = (arrived) => {
    // Node may open a connection ahead and not use it.
    if ((arrived === null) === ofConnection) requestCount += 1;
    if ((arrived === null) !== ofConnection || met >= times) return null;
    met += 1;
    return fault;
  };
  return () => requestCount;
}

/** Outcomes after which a retry may help (docs/decisions/0024). */
const passing = new Set(['unreachable', 'timeout', 'gatewayTrouble', 'quotaExceeded', 'unreadable']);
const faults = everyFault.filter(({ carriedOut }) => carriedOut === undefined);
const isLasting = ({ name }: NamedFault): boolean =>
  /^(a page|another content|status 40[13]|redirect|trouble 500|an empty|an endless|null data|too many for 30)/.test(
    name,
  ) && name !== 'a page with 502';

describe('a question under every kind of fault', { timeout: 60_000 }, () => {
  it.each(faults)('is answered at the second try, or fails at once with the reason: $name', async (fault) => {
    const requests = meet(fault, 1);
    const startedAt = performance.now();
    const { name, failure } = await queryClient();
    if (isLasting(fault)) {
      expect(requests()).toBe(1);
      expect(failure).toMatchObject({ message: expect.stringMatching(/\w/), action: expect.stringMatching(/\w/) });
    } else {
      expect([name === null, failure]).toEqual([false, null]);
      expect(requests()).toBe(2);
    }
    expect(performance.now() - startedAt).toBeLessThan(desk.limits.retry.within + 500);
  });

  it.each(faults)('ends with its message, in time, after three tries at most: $name', async (fault) => {
    const requests = meet(fault, 1_000);
    const startedAt = performance.now();
    const { name, failure } = await queryClient();
    expect(name).toBeNull();
    expect(failure).toMatchObject({ message: expect.stringMatching(/\w/), action: expect.stringMatching(/\w/) });
    expect(requests()).toBeLessThanOrEqual(3);
    if (failure && !passing.has(failure.kind)) expect(requests()).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(desk.limits.retry.within + 500);
  });
});

describe('a cancelled query', { timeout: 60_000 }, () => {
  it('is stopped down to the socket within 50 ms, a thousand times, and leaves nothing behind', async () => {
    await desk.close();
    desk = await openProvenDesk({}, { transport: transportLimits, retry: retryLimits });
    desk.proxy.script = (arrived) => (arrived === null ? null : { kind: 'silent' });
    const late: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const ids = Array.from({ length: 25 }, (_, index) => `stopped-${round}-${index}`);
      const before = desk.proxy.passed.length;
      const pending = ids.map((id) => queryClient(id));
      await vi.waitFor(() => expect(desk.proxy.passed.length - before).toBe(25), { interval: 2, timeout: 10_000 });
      const startedAt = performance.now();
      for (const id of ids) void desk.request('request:cancel', { id });
      const ends = await Promise.all(pending);
      late.push(performance.now() - startedAt);
      expect(ends.every(({ failure }) => failure?.kind === 'cancelled')).toBe(true);
      await vi.waitFor(() => expect(desk.proxy.open()).toBe(0), { interval: 1 });
    }
    late.sort((one, other) => one - other);
    expect(late[Math.floor(late.length / 2)]).toBeLessThan(50);
    // The core API takes 64 at once: with any of the thousand pending, it would be busy by now.
    desk.proxy.script = () => null;
    const all = await Promise.all(Array.from({ length: 64 }, () => queryClient()));
    expect(all.filter(({ failure }) => failure !== null)).toEqual([]);
  });
});
