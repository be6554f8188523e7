/**
 * How a service takes its requests where it differs from the interface document. What is absent is as there: the path
 * `/graphql`, the header `Authorization`, and the key alone in it.
 */
export interface AdvancedConnection {
  /** Follows the address instead of `/graphql`. */
  readonly path?: string;
  /** The header of the key, for environments with a single key. */
  readonly header?: string;
  /** The word before the key, such as `Bearer`, for environments with a single key. */
  readonly scheme?: string;
}

/** Longer ones are rather a key in the wrong field. */
const maxSchemeCharacters = 24;
const maxHeaderCharacters = 64;
const maxPathCharacters = 512;

/** RFC 9110 5.6.2: what names of header fields and of authentication schemes consist of. No space, no line break. */
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** RFC 3986 3.3, as it is sent: a query or a fragment is no part of it. */
const pathCharacters = /^\/(?:[0-9A-Za-z\-._~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})*$/;

/** Headers that frame a request, that the transport sets itself, or that change what a request means. */
const reservedHeaders: readonly string[] = [
  'alt-used',
  'connection',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'forwarded',
  'host',
  'http2-settings',
  'keep-alive',
  'location',
  'origin',
  'range',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
];
const reservedBeginnings: readonly string[] = [
  'accept',
  'access-control-',
  'content-',
  'if-',
  'proxy-',
  'sec-',
  'x-forwarded-',
];

/** Whether it can follow an address as the path of a service. Steps that lead elsewhere (`..`) are refused. */
export function isServicePath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= maxPathCharacters &&
    pathCharacters.test(value) &&
    !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(value)
  );
}

/** Whether a key may be sent in a header of this name. */
export function isKeyHeader(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > maxHeaderCharacters || !token.test(value)) return false;
  const name = value.toLowerCase();
  return !reservedHeaders.includes(name) && !reservedBeginnings.some((beginning) => name.startsWith(beginning));
}

/** Whether it is one word that can stand before a key. */
export function isKeyScheme(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxSchemeCharacters && token.test(value);
}
