import type { IncomingHttpHeaders } from 'node:http';

import type { Reply } from './endpoint.ts';

/** One secret key in `Authorization`, raw and without a scheme word (interface document, Authentication). */
export interface DirectAuth {
  readonly kind: 'direct';
  readonly key: string;
}

/** The gateway's two keys: its own in `x-api-key`, the service's in `x-service-key`. */
export interface GatewayAuth {
  readonly kind: 'gateway';
  readonly apiKey: string;
  readonly serviceKey: string;
}

/** How many requests a gateway plan allows in each stretch of time. */
export interface Quota {
  readonly requests: number;
  readonly perSeconds: number;
}

/** Checks the keys of each request: null lets it through, a reply turns it away. `now` in epoch ms. */
export function createGuard(
  auth: DirectAuth | GatewayAuth,
  quota: Quota | null,
  now: () => number,
): (headers: IncomingHttpHeaders) => Reply | null {
  if (auth.kind === 'direct') return ({ authorization }) => (authorization === auth.key ? null : forbidden());
  const spend = quota ? createMeter(quota, now) : () => null;
  // In the order in which a request meets them: the gateway knows its own key first, the service comes last.
  return (headers) => {
    if (headers['x-api-key'] !== auth.apiKey) {
      return fault(401, 'Invalid ApiKey', 'oauth.v2.InvalidApiKey');
    }
    const wait = spend();
    if (wait !== null) {
      const reply = fault(
        429,
        'Rate limit quota violation. Quota limit exceeded.',
        'policies.ratelimit.QuotaViolation',
      );
      return { ...reply, headers: { 'Retry-After': String(wait) } };
    }
    const serviceKey = headers['x-service-key'];
    if (serviceKey === undefined || serviceKey === '') {
      const description = 'The header x-service-key is required';
      return { status: 400, body: { error: 'Missing Header', error_description: description } };
    }
    return serviceKey === auth.serviceKey ? null : forbidden();
  };
}

/** Counts requests in windows of a fixed length: null while there is some left, else the seconds to wait. */
function createMeter({ requests, perSeconds }: Quota, now: () => number): () => number | null {
  let windowStart = Number.NEGATIVE_INFINITY;
  let used = 0;
  return () => {
    const age = (now() - windowStart) / 1000;
    // A negative age means that the clock was set back; waiting for it could take for ever.
    if (age >= perSeconds || age < 0) {
      windowStart = now();
      used = 0;
    }
    used += 1;
    return used <= requests ? null : Math.max(1, Math.ceil(perSeconds - (now() - windowStart) / 1000));
  };
}

/** The interface names no shape for this one; any reader must cope with an object that is not GraphQL's. */
function forbidden(): Reply {
  return { status: 403, body: { error: 'Forbidden', message: 'A valid API key is required' } };
}

function fault(status: number, faultstring: string, errorcode: string): Reply {
  return { status, body: { fault: { faultstring, detail: { errorcode } } } };
}
