import type { Reply } from '../../../graphql/service/outcome.ts';
import type { Fetch } from '../ports.ts';
import { readNetworkFailure } from './networkFailures.ts';
import { readBody } from './readBody.ts';

/** One POST to the service. The url was checked and the headers made by endpoint.ts. */
export interface ServiceRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface TransportLimits {
  /** Milliseconds until the reply's headers, between two pieces of its body, and in all. */
  readonly headersWithin: number;
  readonly idleWithin: number;
  readonly totalWithin: number;
  readonly maxBytes: number;
}

export const transportLimits: TransportLimits = {
  headersWithin: 15_000,
  idleWithin: 10_000,
  totalWithin: 30_000,
  // A service without pages gives all of its clients at once: 50 000 are some 14 MB.
  maxBytes: 16 * 1024 * 1024,
};

/** Sends one request and answers what came back; whatever happens is a Reply, nothing is thrown or retried. */
export type Send = (request: ServiceRequest, signal: AbortSignal) => Promise<Reply>;

/**
 * Makes the one way out to a service: POST with JSON, no cookies, no cache, and redirects refused, because a
 * followed redirect carries the gateway's headers to whoever answers it (docs/decisions/0004).
 */
export function createTransport(fetch: Fetch, limits: TransportLimits = transportLimits): Send {
  return async (request, signal) => {
    const controller = new AbortController();
    let expired = false;
    const expire = (): void => {
      expired = true;
      controller.abort();
    };
    const cancel = (): void => controller.abort();
    signal.addEventListener('abort', cancel, { once: true });
    if (signal.aborted) cancel();
    const total = setTimeout(expire, limits.totalWithin);
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
