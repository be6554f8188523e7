import type { EnvironmentKind, Keys } from '../../../contract/environment.ts';
import { say } from '../../../../words/core/say.ts';

/** Where a service answers, checked: the only place a key's headers may go. */
export interface Endpoint {
  /** The whole address of the GraphQL endpoint. */
  readonly url: string;
  readonly origin: string;
  /** Host and port, for the eye. */
  readonly host: string;
}

export type AddressProblem = 'empty' | 'notAnAddress' | 'notHttps' | 'holdsPassword';

/**
 * Reads a base address as people paste it, with or without `/graphql` at its end, and answers the endpoint
 * `{base}/graphql` (interface document, Endpoints). Plain http is refused, on loopback too: keys travel only
 * encrypted.
 */
export function readAddress(text: string): Endpoint | AddressProblem {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  let url: URL;
  try {
    url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/]+:\d+/.test(trimmed) ? trimmed : `https://${trimmed}`);
  } catch {
    return 'notAnAddress';
  }
  if (url.protocol !== 'https:') return url.protocol === 'http:' ? 'notHttps' : 'notAnAddress';
  if (url.username !== '' || url.password !== '') return 'holdsPassword';
  if (url.search !== '' || url.hash !== '') return 'notAnAddress';
  const base = url.pathname.replace(/\/+$/, '').replace(/\/graphql$/, '');
  return { url: `${url.origin}${base}/graphql`, origin: url.origin, host: url.host };
}

/** The demo clinic's endpoint: the one plain-http address, started by the core itself on loopback. */
export function demoEndpoint(origin: string): Endpoint {
  return { url: `${origin}/graphql`, origin, host: new URL(origin).host };
}

/** The authentication headers of an environment (interface document, Authentication). The raw key, without Bearer. */
export function authenticationHeaders(keys: Keys): Readonly<Record<string, string>> {
  return keys.kind === 'single'
    ? { authorization: keys.key }
    : { 'x-api-key': keys.apiKey, 'x-service-key': keys.serviceKey };
}

/** What is wrong with typed keys, in words; null when they can be sent. Line breaks and such never fit a header. */
export function keyProblem(environment: EnvironmentKind, keys: Keys): string | null {
  if ((environment === 'gateway') !== (keys.kind === 'gateway')) return say('connection.twoKeys');
  const texts = keys.kind === 'single' ? [keys.key] : [keys.apiKey, keys.serviceKey];
  if (texts.some((text) => text === ''))
    return keys.kind === 'single' ? say('connection.keyMissing') : say('connection.oneKeyMissing');
  // RFC 9110 5.5: visible ASCII; a copied key with a line break or a typographic dash is a copying mistake.
  if (texts.some((text) => !/^[\x21-\x7e]+$/.test(text))) {
    return say('connection.badKey');
  }
  return null;
}
