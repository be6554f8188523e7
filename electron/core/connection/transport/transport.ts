import type { Fetch, TransportLimits } from '../../foundation/ports.ts';
import { classify, type Outcome, type Reply } from '../../../../graphql/service/outcome.ts';
import { maskOutcome, maskReply, secretsIn } from './maskKeys.ts';
import { readBody, readNetworkFailure } from './readReply.ts';

/** One POST to the service. The url was checked and the headers made by endpoint.ts. */
export interface ServiceRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Not tried again: its failure is an answer in itself. */
  readonly attempts?: 'once';
}

export const transportLimits: TransportLimits = {
  headersWithin: 15_000,
  idleWithin: 10_000,
  totalWithin: 30_000,
  // A service without pages gives all of its clients at once: 50 000 are some 14 MB.
  maxBytes: 16 * 1024 * 1024,
};

/**
 * Sends one request, once, and classifies the reply; every result is an Outcome, nothing is thrown or retried. `within`
 * is the time limit in milliseconds, where it is shorter than usual.
 */
export type Send = (request: ServiceRequest, signal: AbortSignal, within?: number) => Promise<Outcome>;

/**
 * Creates the only transport to a service: POST with JSON, no cookies, no cache, and redirects refused, because a
 * followed redirect sends the gateway's headers to another server (docs/decisions/0004).
 */
export function createTransport(
  fetch: Fetch,
  limits: TransportLimits = transportLimits,
  { now, onReply }: ReplyListener = { now: () => Date.now(), onReply: () => undefined },
): Send {
  const exchange = createExchange(fetch, limits);
  return async (request, signal, within) => {
    const secrets = secretsIn(request.headers);
    const reply = maskReply(await exchange(request, signal, within), secrets);
    if (reply.kind !== 'reply') return classify(reply);
    const outcome = maskOutcome(classify({ ...reply, receivedAt: now() }), reply, secrets);
    onReply(request.url, outcome, reply.date ?? null);
    return outcome;
  };
}

/** This computer's clock, and a callback with the outcome of each reply and the service's clock at that time. */
interface ReplyListener {
  readonly now: () => number;
  readonly onReply: (url: string, outcome: Outcome, date: string | null) => void;
}

type Exchange = (request: ServiceRequest, signal: AbortSignal, within?: number) => Promise<Reply>;

function createExchange(fetch: Fetch, limits: TransportLimits): Exchange {
  return async (request, signal, within = limits.totalWithin) => {
    const controller = new AbortController();
    let expired = false;
    const expire = (): void => {
      expired = true;
      controller.abort();
    };
    const cancel = (): void => controller.abort();
    signal.addEventListener('abort', cancel, { once: true });
    if (signal.aborted) cancel();
    const total = setTimeout(expire, Math.min(within, limits.totalWithin));
    let step = setTimeout(expire, limits.headersWithin);
    const renew = (): void => {
      clearTimeout(step);
      step = setTimeout(expire, limits.idleWithin);
    };
    try {
      const response = await fetch(request.url, {
        method: 'POST',
        headers: {
          ...request.headers,
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json;q=0.9',
        },
        body: JSON.stringify({
          query: request.query,
          operationName: request.operationName,
          variables: request.variables,
        }),
        redirect: 'error',
        credentials: 'omit',
        cache: 'no-store',
        signal: controller.signal,
      });
      renew();
      const body = await readBody(response, {
        maxBytes: limits.maxBytes,
        signal: controller.signal,
        onProgress: renew,
      });
      return {
        kind: 'reply',
        status: response.status,
        contentType: response.headers.get('content-type'),
        retryAfter: response.headers.get('retry-after'),
        date: response.headers.get('date'),
        body,
      };
    } catch (error) {
      if (expired) return { kind: 'failed', failure: { kind: 'timeout', sent: true, code: 'DEADLINE' } };
      if (signal.aborted) return { kind: 'failed', failure: { kind: 'cancelled', sent: true, code: 'CANCELLED' } };
      return { kind: 'failed', failure: readNetworkFailure(error) };
    } finally {
      clearTimeout(total);
      clearTimeout(step);
      signal.removeEventListener('abort', cancel);
    }
  };
}
