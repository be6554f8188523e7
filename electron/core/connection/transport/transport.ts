import type { Fetch, TransportLimits } from '../../foundation/ports.ts';
import { classify, type Outcome, type Reply } from '../../../../graphql/service/outcome.ts';
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
    const keys = keysIn(request.headers);
    const reply = maskReply(await exchange(request, signal, within), keys);
    if (reply.kind !== 'reply') return classify(reply);
    const outcome = maskOutcome(classify({ ...reply, receivedAt: now() }), keys);
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

const mask = '•••••';
/** Shorter ones occur in ordinary words by chance; no service gives out such keys. */
const leastCharacters = 8;

/** The secrets in a request's headers, which must not return with its reply: without the word before, as in `Bearer …`. */
function keysIn(headers: Readonly<Record<string, string>>): readonly string[] {
  // No key holds a space.
  return Object.values(headers)
    .map((value) => value.slice(value.lastIndexOf(' ') + 1))
    .filter((key) => key.length >= leastCharacters);
}

/**
 * Removes keys from a reply. Some services repeat the request in an error message, and people see error messages; a
 * service's texts reach pages, maps and diagnostics.
 */
function maskReply(reply: Reply, keys: readonly string[]): Reply {
  if (reply.kind !== 'reply' || reply.body.kind !== 'text') return reply;
  return { ...reply, body: { kind: 'text', text: without(reply.body.text, keys) } };
}

/** The same for words that were escaped in the reply and are plain only now. */
function maskOutcome(outcome: Outcome, keys: readonly string[]): Outcome {
  if (outcome.kind === 'headerMissing') return { ...outcome, description: without(outcome.description, keys) };
  if (!('errors' in outcome)) return outcome;
  const errors = outcome.errors.map((error) => ({
    ...error,
    message: without(error.message, keys),
    code: error.code === null ? null : without(error.code, keys),
    path: error.path.map((step) => (typeof step === 'string' ? without(step, keys) : step)),
  }));
  return { ...outcome, errors };
}

/** Also as it stands in an address. */
function without(text: string, keys: readonly string[]): string {
  let rest = text;
  for (const key of keys) {
    for (const form of new Set([key, encodeURIComponent(key)]))
      if (rest.includes(form)) rest = rest.replaceAll(form, mask);
  }
  return rest;
}
