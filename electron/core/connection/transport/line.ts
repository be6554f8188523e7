import type { Outcome } from '../../../../graphql/service/outcome.ts';
import type { Waiting, RetryLimits } from '../../foundation/ports.ts';
import {
  type Budget,
  createBudget,
  mostTries,
  onlyReads,
  pauseAfter,
  requestedPause,
  retryLimits,
} from './retryPolicy.ts';
import { createSleep } from './sleep.ts';
import type { Send, ServiceRequest } from './transport.ts';

/**
 * Requests to one service within a minute. Reading all clients, four pages at once every fifth of a second, is the
 * fastest intended rate: 1 200. Five times as many are a defect of ours, such as a screen that queries in a loop, and
 * this limit stops it before the service has to.
 */
const requestsPerMinute = 6_000;

/**
 * Second and third tries to one service within a minute, of all screens and background readings together. A screen
 * sends up to eight queries at once, so all of it may be retried; an unavailable service gets no more requests than
 * polling would send.
 */
const retriesPerMinute = 20;

/** Sends requests to services, with retries, and nothing while the computer sleeps. */
export interface Line {
  /**
   * Retries where a request only reads: up to three tries within half a minute. What may change something is
   * sent once or, while the computer sleeps, not at all.
   */
  readonly send: Send;
  /** The computer goes to sleep: nothing is sent until it wakes. */
  suspend(): void;
  resume(): void;
  /** Whether the computer has any network. Without one a query is tried once, to avoid pointless waits. */
  setOnline(isOnline: boolean): void;
  stop(): void;
}

/** The state of one service. Times are those of `Sleep.time`. */
interface ServiceState {
  readonly requests: Budget;
  readonly retries: Budget;
  /** Until when the service accepts no queries from this key. */
  heldUntil: number;
  /** Whether the network was up when a query last ended; `unknown` before the first. */
  way: 'unknown' | 'open' | 'down';
}

/** `onBack` is called when the network or the computer is back, so that a retry may succeed. */
export function createLine(options: {
  readonly send: Send;
  readonly waiting: Waiting;
  readonly onBack: () => void;
  readonly limits?: RetryLimits;
}): Line {
  const { send, waiting, limits = retryLimits } = options;
  const services = new Map<string, ServiceState>();
  const inFlight = new Set<AbortController>();
  let isOnline = true;
  const sleep = createSleep({
    waiting,
    // A request sent before the computer slept may never be answered; it is sent again after waking.
    onSleep: () => {
      for (const controller of inFlight) controller.abort();
    },
    onAwake: () => comeBack(),
  });

  function comeBack(): void {
    for (const service of services.values()) service.way = 'open';
    options.onBack();
  }

  function stateOf(url: string): ServiceState {
    const known = services.get(url);
    if (known) return known;
    const service: ServiceState = {
      requests: createBudget(requestsPerMinute, () => sleep.time()),
      retries: createBudget(retriesPerMinute, () => sleep.time()),
      heldUntil: 0,
      way: 'unknown',
    };
    services.set(url, service);
    return service;
  }

  async function sendOnce(request: ServiceRequest, signal: AbortSignal): Promise<Outcome> {
    // Nothing may be changed hours later without a person present.
    if (sleep.isAsleep()) return { kind: 'unreachable', sent: false, code: 'SUSPENDED' };
    stateOf(request.url).requests.take();
    return send(request, signal);
  }

  /** One try that sleep may interrupt; null where it did. */
  async function attempt(request: ServiceRequest, signal: AbortSignal, within: number): Promise<Outcome | null> {
    const controller = new AbortController();
    const stop = (): void => controller.abort();
    signal.addEventListener('abort', stop, { once: true });
    inFlight.add(controller);
    try {
      const outcome = await send(request, controller.signal, within);
      return outcome.kind === 'cancelled' && controller.signal.aborted && !signal.aborted ? null : outcome;
    } finally {
      inFlight.delete(controller);
      signal.removeEventListener('abort', stop);
    }
  }

  async function sendWithRetries(request: ServiceRequest, signal: AbortSignal): Promise<Outcome> {
    const service = stateOf(request.url);
    const startedAt = sleep.time();
    let tries = 0;
    while (!signal.aborted) {
      if (sleep.isAsleep()) {
        await sleep.untilAwake(signal);
        continue;
      }
      const left = limits.within - (sleep.time() - startedAt);
      const held = Math.max(service.heldUntil - sleep.time(), 0);
      const closed = Math.max(held, isOnThisComputer(request) ? 0 : service.requests.wait());
      if (closed > 0 && closed > left - limits.leastTry) {
        const waitSeconds = Math.ceil(closed / 1000);
        return held > 0 ? { kind: 'quotaExceeded', waitSeconds } : { kind: 'quotaExceeded', waitSeconds, own: true };
      }
      if (closed > 0) {
        await waiting.rest(closed + waiting.random() * limits.shortestPause, signal);
        continue;
      }
      service.requests.take();
      const outcome = await attempt(request, signal, left);
      if (outcome === null) continue;
      tries += 1;
      if (outcome.kind === 'quotaExceeded')
        service.heldUntil = Math.max(service.heldUntil, sleep.time() + (requestedPause(outcome) ?? 0));
      const pause = pauseAfter(tries, outcome, waiting.random(), limits);
      const isLate = sleep.time() - startedAt + pause + limits.leastTry > limits.within;
      const isEnough = tries >= mostTries(outcome) || request.attempts === 'once' || isHopeless(outcome, service.way);
      if (isEnough || isLate || !isOnline || service.retries.wait() > 0) {
        service.way = wayAfter(outcome, service.way);
        return outcome;
      }
      service.retries.take();
      await waiting.rest(pause, signal);
    }
    return { kind: 'cancelled', sent: true, code: 'CANCELLED' };
  }

  return {
    send: (request, signal) =>
      onlyReads(request.query) ? sendWithRetries(request, signal) : sendOnce(request, signal),
    suspend: () => sleep.suspend(),
    resume: () => sleep.resume(),
    setOnline(now) {
      const isBack = now && !isOnline;
      isOnline = now;
      if (isBack) comeBack();
    },
    stop: () => sleep.stop(),
  };
}

/**
 * Whether the network is known to be down, so that stored data should be shown at once: it was down when a query last
 * ended, or no request ever left this computer.
 */
function isHopeless(outcome: Outcome, way: ServiceState['way']): boolean {
  if (outcome.kind === 'timeout') return way === 'down';
  return outcome.kind === 'unreachable' && (way === 'down' || (way === 'unknown' && !outcome.sent));
}

/** Any reply shows that the connection works, whatever it contains. */
function wayAfter({ kind }: Outcome, before: ServiceState['way']): ServiceState['way'] {
  if (kind === 'unreachable' || kind === 'timeout') return 'down';
  return kind === 'certificate' || kind === 'clock' || kind === 'proxy' || kind === 'cancelled' ? before : 'open';
}

/** The demo clinic is the one service without encryption, and runs only on this computer. */
function isOnThisComputer({ url }: ServiceRequest): boolean {
  return url.startsWith('http:');
}
