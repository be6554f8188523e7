import type { RetryLimits } from '../../foundation/ports.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';

export const retryLimits: RetryLimits = {
  within: 30_000,
  shortestPause: 500,
  longestPause: 8_000,
  leastTry: 1_000,
};

/** The longest wait for a service, whatever it requests. */
const longestWaitSeconds = 120;

/**
 * The maximum number of tries for a read-only query, by outcome (docs/decisions/0024 has the table). Other outcomes
 * would repeat, or need a person first: a key, a sign-in, a corrected clock.
 */
export function mostTries(outcome: Outcome): 1 | 2 | 3 {
  switch (outcome.kind) {
    case 'quotaExceeded':
    case 'unreachable':
    case 'timeout':
      return 3;
    case 'gatewayTrouble':
      // A gateway's own codes for an unavailable service; a 500 is the service's, and repeats.
      return outcome.status >= 502 && outcome.status <= 504 ? 3 : 1;
    case 'certificate':
      // A certificate stays as it is, a handshake that broke does not.
      return outcome.sent ? 3 : 1;
    case 'unreadable':
      return 2;
    case 'tooLarge':
    case 'ok':
    case 'partial':
    case 'refused':
    case 'depthLimit':
    case 'forbidden':
    case 'keyMissing':
    case 'keyElsewhere':
    case 'keyLocked':
    case 'keyRejected':
    case 'nothingRead':
    case 'headerMissing':
    case 'notGraphQL':
    case 'proxy':
    case 'redirected':
    case 'clock':
    case 'cancelled':
      return 1;
  }
}

/** How many milliseconds the service requires the client to wait, at most two minutes; null where it does not specify. */
export function requestedPause(outcome: Outcome): number | null {
  if (outcome.kind !== 'quotaExceeded' && outcome.kind !== 'gatewayTrouble') return null;
  const { waitSeconds = null } = outcome;
  return waitSeconds === null ? null : Math.min(waitSeconds, longestWaitSeconds) * 1000;
}

/**
 * The pause after so many tries: a random one between the shortest and the longest of that round, so that a hundred
 * desks that lost the network together do not reconnect together. Never sooner than the service requests. `random` is
 * from 0 to 1.
 */
export function pauseAfter(tries: number, outcome: Outcome, random: number, limits: RetryLimits): number {
  const longest = Math.min(limits.shortestPause * 4 ** tries, limits.longestPause);
  const jitter = limits.shortestPause + random * (longest - limits.shortestPause);
  const requested = requestedPause(outcome);
  return requested === null ? jitter : Math.max(jitter, requested + random * limits.shortestPause);
}

/** Whether a document only reads. A mutation is sent once, whatever its outcome. */
export function onlyReads(query: string): boolean {
  return /^\s*(?:query\b|\{)/.test(query) && !/\bmutation\b/.test(query);
}

/** A limit within any minute. */
export interface Budget {
  /** Milliseconds until the next one is available; 0 if it is now. */
  wait(): number;
  /** Counts one, even above the limit: user actions are never held back. */
  take(): void;
}

const minute = 60_000;

/** Counts in a window that slides, so that no two full budgets meet at the turn of a minute. `now` only goes forward. */
export function createBudget(perMinute: number, now: () => number): Budget {
  const taken: number[] = [];
  function forget(): void {
    const since = now() - minute;
    let old = 0;
    while (old < taken.length && (taken[old] ?? 0) <= since) old += 1;
    taken.splice(0, old);
  }
  return {
    wait() {
      forget();
      const oldest = taken[taken.length - perMinute];
      return oldest === undefined ? 0 : Math.max(oldest + minute - now(), 1);
    },
    take() {
      forget();
      taken.push(now());
    },
  };
}
