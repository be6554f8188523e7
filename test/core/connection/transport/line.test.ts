import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createFakeWaiting } from '../../../support/clock/fakeWaiting.ts';
import {
  away,
  bench,
  broke,
  good,
  mutation,
  neverAborted,
  query,
  trouble,
} from '../../../support/service/lineBench.ts';
import { createLine } from '../../../../electron/core/connection/transport/line.ts';
import type { Send } from '../../../../electron/core/connection/transport/transport.ts';
import { systemWaiting } from '../../../../electron/core/foundation/timing.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import fc from 'fast-check';

const wait = (waitSeconds: number | null): Outcome => ({ kind: 'quotaExceeded', waitSeconds });
const errors = [{ message: 'No', code: null, path: [], line: null }];

// The table of docs/decisions/0024, row by row: the highest number of attempts.
const table: readonly (readonly [name: string, outcome: Outcome, tries: number])[] = [
  ['data', good, 1],
  ['data with errors', { kind: 'partial', data: {}, errors }, 1],
  ['the depth limit', { kind: 'depthLimit', errors }, 1],
  ['a refusal', { kind: 'refused', errors }, 1],
  ['a forbidden operation', { kind: 'forbidden', errors }, 1],
  ['a missing header', { kind: 'headerMissing', description: '' }, 1],
  ['a rejected key', { kind: 'keyRejected' }, 1],
  ['an exceeded quota', wait(null), 3],
  ['a sign-in page', { kind: 'notGraphQL', page: true }, 1],
  ['another answer that is none', { kind: 'notGraphQL' }, 1],
  ['a proxy', { kind: 'proxy', sent: false, code: '407' }, 1],
  ['a redirect', { kind: 'redirected', sent: true, code: '302' }, 1],
  ['500', trouble(500), 1],
  ['502', trouble(502), 3],
  ['503', trouble(503), 3],
  ['504', trouble(504), 3],
  ['520', trouble(520), 1],
  ['a damaged answer', { kind: 'unreadable', why: 'truncated' }, 2],
  ['an answer that is too large', { kind: 'tooLarge' }, 1],
  ['a line that is down', away, 3],
  ['a line that broke', broke, 3],
  ['silence', { kind: 'timeout', sent: true, code: 'DEADLINE' }, 3],
  ['a certificate', { kind: 'certificate', sent: false, code: 'CERT_REVOKED' }, 1],
  ['a handshake that broke', { kind: 'certificate', sent: true, code: 'EPROTO' }, 3],
  ['a wrong date', { kind: 'clock', sent: false, code: 'CERT_HAS_EXPIRED' }, 1],
];

describe('the connection', () => {
  it.each(table)('retries as often as %s allows, and a change never', async (_name, outcome, tries) => {
    const retried = bench([good, outcome]);
    await retried.line.send(query, neverAborted);
    expect(await retried.line.send(query, neverAborted)).toEqual(outcome);
    expect(retried.sent).toHaveLength(1 + tries);
    const changed = bench([outcome]);
    expect(await changed.line.send(mutation, neverAborted)).toEqual(outcome);
    expect(changed.sent).toHaveLength(1);
  });

  it('answers as soon as an attempt succeeds', async () => {
    const { line, sent } = bench([broke, trouble(503), good]);
    expect(await line.send(query, neverAborted)).toEqual(good);
    expect(sent).toHaveLength(3);
  });

  it.each(['  query A { a }', '{ a }', 'query($id: ID!) { a(id: $id) }'])('recognises %s as a query', async (text) => {
    const { line, sent } = bench([broke, good]);
    await line.send({ ...query, query: text }, neverAborted);
    expect(sent).toHaveLength(2);
  });

  it.each([
    'mutation { a }',
    '# a note\nmutation { a }',
    'fragment F on T { a } mutation M { a }',
    'query A { a } mutation B { b }',
    'subscription { a }',
    '',
  ])('sends %j once, as it may change something', async (text) => {
    const { line, sent } = bench([broke, good]);
    await line.send({ ...query, query: text }, neverAborted);
    expect(sent).toHaveLength(1);
  });

  it('tries once where the caller needs the failure itself', async () => {
    const { line, sent } = bench([broke, good]);
    expect(await line.send({ ...query, attempts: 'once' }, neverAborted)).toEqual(broke);
    expect(sent).toHaveLength(1);
  });
});

describe('its retries', () => {
  it('pauses between half a second and eight, whatever the jitter, and ends within half a minute', async () => {
    const outcomes = fc.constantFrom(...table.map(([, outcome]) => outcome));
    await fc.assert(
      fc.asyncProperty(
        fc.array(outcomes, { minLength: 1, maxLength: 4 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 0, max: 40_000 }),
        async ([first = good, ...rest], chance, takes) => {
          const waiting = createFakeWaiting({ hurried: true, chance: () => chance });
          const { line, sent } = bench([first, ...rest], { waiting, takes });
          const startedAt = waiting.now();
          await line.send(query, neverAborted);
          expect(waiting.now() - startedAt).toBeLessThanOrEqual(30_000);
          expect(sent.length).toBeLessThanOrEqual(3);
          const between = waiting.pauses.filter((_pause, index) => index % 2 === 1);
          expect(between.every((pause) => pause >= 500 && pause <= 8_000)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['5 seconds', 5, 2, 5_000],
    ['0 seconds', 0, 3, 500],
    ['nothing', null, 3, 500],
    ['28 seconds', 28, 2, 28_000],
  ] as const)('waits at least for %s', async (_name, seconds, tries, least) => {
    const waiting = createFakeWaiting({ hurried: true, chance: () => 0 });
    const { line, sent } = bench([wait(seconds), seconds === 0 || seconds === null ? wait(seconds) : good, good], {
      waiting,
    });
    expect(await line.send(query, neverAborted)).toEqual(good);
    expect(sent).toHaveLength(tries);
    expect(Math.min(...waiting.pauses.filter((pause) => pause > 0))).toBeGreaterThanOrEqual(least);
  });

  it.each([60, 120, 86_400])('fails instead of waiting for %i seconds', async (seconds) => {
    const { line, sent } = bench([wait(seconds), good]);
    expect(await line.send(query, neverAborted)).toEqual(wait(seconds));
    expect(sent).toHaveLength(1);
  });

  it('pauses for a rate-limited service, for its Retry-After and for two minutes at most', async () => {
    const waiting = createFakeWaiting({ hurried: true });
    const { line, sent } = bench([wait(86_400), good], { waiting });
    await line.send(query, neverAborted);
    expect(await line.send(query, neverAborted)).toEqual(wait(120));
    expect(sent).toHaveLength(1);
    expect(await line.send(mutation, neverAborted)).toEqual(good);
    expect(await line.send({ ...query, url: 'https://other.example/graphql' }, neverAborted)).toEqual(good);
    await waiting.pass(100_000);
    // What is left of the pause fits into a request's time limit.
    expect(await line.send(query, neverAborted)).toEqual(good);
  });

  it('retries at most 20 times a minute, however many callers there are', async () => {
    const waiting = createFakeWaiting({ hurried: true, chance: () => 0 });
    const { line, sent } = bench([trouble(503)], { waiting });
    const startedAt = waiting.now();
    for (let count = 0; count < 200; count += 1) await line.send(query, neverAborted);
    expect(waiting.now() - startedAt).toBeLessThan(60_000);
    expect(sent).toHaveLength(220);
    await waiting.pass(60_000);
    await line.send(query, neverAborted);
    expect(sent).toHaveLength(223);
  });

  it('sends one service at most 6 000 requests in any minute, and never delays a change', async () => {
    const waiting = createFakeWaiting({ hurried: true });
    const times: number[] = [];
    const send: Send = async () => {
      times.push(waiting.now());
      return good;
    };
    const line = createLine({ send, waiting, onBack: () => undefined });
    const kinds = new Set<string>();
    for (let count = 0; count < 14_000; count += 1) {
      const { kind } = await line.send(query, neverAborted);
      kinds.add(kind);
      await waiting.rest(2, neverAborted);
    }
    const closest = times.map((time, index) => time - (times[index - 6_000] ?? Number.NEGATIVE_INFINITY));
    expect(Math.min(...closest)).toBeGreaterThanOrEqual(60_000);
    expect([...kinds].toSorted()).toEqual(['ok', 'quotaExceeded']);
    const before = times.length;
    for (let count = 0; count < 6_100; count += 1) await line.send(mutation, neverAborted);
    expect(times).toHaveLength(before + 6_100);
    expect(await line.send(query, neverAborted)).toMatchObject({ kind: 'quotaExceeded', own: true });
    expect(await line.send({ ...query, url: 'http://127.0.0.1:5/graphql' }, neverAborted)).toEqual(good);
  });

  it('stops waiting as soon as the caller cancels', async () => {
    const waiting = createFakeWaiting();
    const { line, sent } = bench([broke], { waiting });
    const controller = new AbortController();
    const pending = line.send(query, controller.signal);
    await waiting.pass(100);
    controller.abort();
    expect((await pending).kind).toBe('cancelled');
    expect(sent).toHaveLength(1);
  });

  it('stops within 50 ms of the system’s own clock, and leaves nothing on the signal', async () => {
    const line = createLine({ send: async () => broke, waiting: systemWaiting, onBack: () => undefined });
    const controller = new AbortController();
    const pending = Array.from({ length: 1_000 }, () => line.send(query, controller.signal));
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const startedAt = performance.now();
    controller.abort();
    const ends = await Promise.all(pending);
    expect(performance.now() - startedAt).toBeLessThan(50);
    // Those for whom no second try was left had their answer.
    expect(new Set(ends.map(({ kind }) => kind))).toEqual(new Set(['cancelled', 'unreachable']));
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
  });
});

describe('a computer that sleeps', () => {
  it('sends nothing until it woke and its network had time, then repeats the requests in flight', async () => {
    const waiting = createFakeWaiting();
    const { line, sent, backs } = bench([good], { waiting, takes: 1_000 });
    const pending = line.send(query, neverAborted);
    await waiting.pass(500);
    line.suspend();
    await waiting.pass(8 * 3_600_000);
    expect(sent).toHaveLength(1);
    line.resume();
    await waiting.pass(1_999);
    expect([sent.length, backs()]).toEqual([1, 0]);
    await waiting.pass(3_001);
    expect([sent.length, backs()]).toEqual([2, 1]);
    await waiting.pass(1_000);
    expect(await pending).toEqual(good);
  });

  it('does not count the night as waiting time', async () => {
    const waiting = createFakeWaiting();
    const { line, sent } = bench([broke, good], { waiting, takes: 100 });
    const pending = line.send(query, neverAborted);
    await waiting.pass(150);
    line.suspend();
    await waiting.pass(3_600_000);
    line.resume();
    await waiting.pass(10_000);
    expect(await pending).toEqual(good);
    expect(sent).toHaveLength(2);
  });

  it('does not change anything hours later', async () => {
    const waiting = createFakeWaiting();
    const { line, sent } = bench([good], { waiting });
    line.suspend();
    expect(await line.send(mutation, neverAborted)).toEqual({ kind: 'unreachable', sent: false, code: 'SUSPENDED' });
    expect(sent).toHaveLength(0);
  });

  it('keeps waiting where it sleeps again at once, and checks again once', async () => {
    const waiting = createFakeWaiting();
    const { line, sent, backs } = bench([good], { waiting });
    line.suspend();
    const pending = line.send(query, neverAborted);
    line.resume();
    await waiting.pass(1_000);
    line.suspend();
    await waiting.pass(60_000);
    expect([sent.length, backs()]).toEqual([0, 0]);
    line.resume();
    await waiting.pass(5_000);
    expect(await pending).toEqual(good);
    expect(backs()).toBe(1);
  });

  it('drops a query that is cancelled meanwhile', async () => {
    const waiting = createFakeWaiting();
    const { line } = bench([good], { waiting });
    line.suspend();
    const controller = new AbortController();
    const pending = line.send(query, controller.signal);
    controller.abort();
    expect((await pending).kind).toBe('cancelled');
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
  });
});

describe('a way that is down', () => {
  it('is tried once by each query, until one is answered', async () => {
    const answers: [Outcome, ...Outcome[]] = [good, broke, broke, broke, broke, away, broke, trouble(500), broke, good];
    const { line, sent } = bench(answers);
    const tries: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const before = sent.length;
      await line.send(query, neverAborted);
      tries.push(sent.length - before);
    }
    // Good; down; three at once; any reply, and two tries again.
    expect(tries).toEqual([1, 3, 1, 1, 1, 1]);
    expect(await line.send(query, neverAborted)).toEqual(good);
    expect(sent).toHaveLength(10);
  });

  it('is not waited for at the start, while the computer is offline', async () => {
    const first = bench([away]);
    expect(await first.line.send(query, neverAborted)).toEqual(away);
    expect(first.sent).toHaveLength(1);
    const other = bench([broke, good]);
    expect(await other.line.send(query, neverAborted)).toEqual(good);
  });

  it('leaves the others open', async () => {
    const { line, sent } = bench([good, away, away, away, good, away, good]);
    const other = { ...query, url: 'https://other.example/graphql' };
    await line.send(query, neverAborted);
    await line.send(query, neverAborted);
    expect(await line.send(other, neverAborted)).toEqual(good);
    expect(await line.send(other, neverAborted)).toEqual(good);
    expect(sent).toHaveLength(7);
  });
});

describe('a computer without a network', () => {
  it('tries once, and again as soon as it has one', async () => {
    const { line, sent, backs } = bench([away]);
    line.setOnline(false);
    expect(await line.send(query, neverAborted)).toEqual(away);
    expect(sent).toHaveLength(1);
    line.setOnline(true);
    line.setOnline(true);
    expect(backs()).toBe(1);
    await line.send(query, neverAborted);
    expect(sent).toHaveLength(4);
  });
});
