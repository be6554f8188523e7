import { describe, expect, it } from 'vitest';
import {
  type ClockCheck,
  clockMessage,
  createClockCheck,
} from '../../../../electron/core/connection/transport/clockCheck.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import { createFakeWaiting, type FakeWaiting } from '../../../support/clock/fakeWaiting.ts';

const minute = 60_000;
const service = Date.UTC(2026, 10, 17, 15, 0, 0);
const good: Outcome = { kind: 'ok', data: {} };
const misdated: Outcome = { kind: 'clock', sent: false, code: 'CERT_HAS_EXPIRED' };

interface Bench {
  readonly check: ClockCheck;
  readonly waiting: FakeWaiting;
  readonly reported: (number | null)[];
  readonly set: (ahead: number) => void;
  /** The service answers, its clock right. */
  readonly receive: (outcome?: Outcome) => void;
}

function bench(ahead = 0): Bench {
  const waiting = createFakeWaiting();
  const startedAt = waiting.now();
  const reported: (number | null)[] = [];
  let off = ahead;
  const present = (): number => service + waiting.now() - startedAt;
  const check = createClockCheck({
    computerClock: { now: () => present() + off },
    waiting,
    onChange: (by) => reported.push(by),
  });
  return {
    check,
    waiting,
    reported,
    set: (by) => (off = by),
    receive: (outcome = good) => check.note(outcome, new Date(present()).toUTCString()),
  };
}

describe('a wrong clock', () => {
  it.each([
    [0, []],
    [5 * minute, []],
    [-5 * minute, []],
    [6 * minute, [6 * minute]],
    [-48 * 60 * minute, [-48 * 60 * minute]],
  ])('of %i milliseconds ahead is reported as %j', (ahead, expected) => {
    const { receive, reported } = bench(ahead);
    receive();
    receive();
    expect(reported).toEqual(expected);
  });

  it('is reported again when it changes, and cleared when it is right', () => {
    const { receive, reported, set } = bench(10 * minute);
    receive();
    set(11 * minute);
    receive();
    set(60 * minute);
    receive();
    set(0);
    receive();
    receive();
    expect(reported).toEqual([10 * minute, 60 * minute, null]);
  });

  it.each<Outcome>([
    { kind: 'notGraphQL', page: true },
    { kind: 'gatewayTrouble', status: 502 },
    { kind: 'unreadable', why: 'truncated' },
    { kind: 'redirected', sent: true, code: '302' },
  ])('is not derived from $kind, which any proxy may have sent', (outcome) => {
    const { receive, reported } = bench(60 * minute);
    receive(outcome);
    expect(reported).toEqual([]);
  });

  it('is not reported for a service without a Date header', () => {
    const { check, reported } = bench(60 * minute);
    check.note(good, null);
    check.note(good, 'yesterday');
    expect(reported).toEqual([]);
  });
});

describe('a certificate that does not fit the date', () => {
  it('has expired where the clock is known to be right', () => {
    const { check, receive } = bench();
    expect(check.judge(misdated)).toEqual(misdated);
    receive();
    expect(check.judge(misdated)).toEqual({ kind: 'certificate', sent: false, code: 'CERT_HAS_EXPIRED' });
    expect(check.judge(good)).toEqual(good);
  });

  it('may be the clock where that is wrong, or was set since', async () => {
    const { check, receive, set, waiting } = bench(30 * minute);
    receive();
    expect(check.judge(misdated)).toEqual(misdated);
    set(0);
    receive();
    await waiting.pass(8 * 60 * minute);
    expect(check.judge(misdated).kind).toBe('certificate');
    set(365 * 24 * 60 * minute);
    expect(check.judge(misdated)).toEqual(misdated);
  });
});

describe('clockMessage', () => {
  it.each([
    [6 * minute, '6 minutes ahead of'],
    [-60 * minute, '60 minutes behind'],
    [3 * 60 * minute, '3 hours ahead of'],
    [-3 * 1440 * minute, '3 days behind'],
  ])('states the difference for %i', (ahead, words) => {
    expect(clockMessage(ahead)).toContain(words);
  });
});
