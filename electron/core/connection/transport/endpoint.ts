import type { EnvironmentKind, Keys } from '../../../contract/environment.ts';
import type { Endpoint } from '../../storage/settings/address.ts';
import { say } from '../../../../words/core/say.ts';

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
