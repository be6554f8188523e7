/** A validated address of a service: the only one that receives a key's headers. */
export interface Endpoint {
  /** The whole address of the GraphQL endpoint. */
  readonly url: string;
  readonly origin: string;
  /** Host and port, for display. */
  readonly host: string;
}

export type AddressProblem = 'empty' | 'notAnAddress' | 'notHttps' | 'holdsPassword';

/**
 * Parses a pasted base address, with or without `/graphql` at its end, and answers the endpoint
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
