import {
  type AdvancedConnection,
  isKeyHeader,
  isKeyScheme,
  isServicePath,
} from '../../../contract/advancedConnection.ts';

/** A validated address of a service: the only one that receives a key's headers. */
export interface Endpoint {
  /** The whole address of the GraphQL endpoint. */
  readonly url: string;
  readonly origin: string;
  /** Host and port, for display. */
  readonly host: string;
  /** How a single key is sent, where it is not alone in `Authorization`. */
  readonly authentication?: Authentication;
}

/** The header of a key and the word before it. */
export type Authentication = Omit<AdvancedConnection, 'path'>;

export type AddressProblem =
  'empty' | 'notAnAddress' | 'notHttps' | 'holdsPassword' | 'badPath' | 'badHeader' | 'badScheme';

/**
 * Parses a pasted base address, with or without `/graphql` at its end, and answers the endpoint
 * `{base}/graphql` (interface document, Endpoints), or with another path where the service has one. Plain http is refused, on loopback too: keys travel only
 * encrypted.
 */
export function readAddress(text: string, advanced: AdvancedConnection = {}): Endpoint | AddressProblem {
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
  const { path = '/graphql', ...authentication } = advanced;
  if (!isServicePath(path)) return 'badPath';
  if (authentication.header !== undefined && !isKeyHeader(authentication.header)) return 'badHeader';
  if (authentication.scheme !== undefined && !isKeyScheme(authentication.scheme)) return 'badScheme';
  const pathname = url.pathname.replace(/\/+$/, '');
  const base = withoutEnd(pathname, path) ?? withoutEnd(pathname, '/graphql') ?? pathname;
  return {
    url: `${url.origin}${base}${path}`,
    origin: url.origin,
    host: url.host,
    ...(Object.keys(authentication).length > 0 && { authentication }),
  };
}

/** The path of an address that was pasted whole, without its end; null where it ends otherwise. */
function withoutEnd(pathname: string, end: string): string | null {
  const last = end.replace(/\/+$/, '');
  return last !== '' && pathname.endsWith(last) ? pathname.slice(0, -last.length) : null;
}
