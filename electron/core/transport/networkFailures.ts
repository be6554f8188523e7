import type { NetworkFailure } from '../../../graphql/service/outcome.ts';

type Row = readonly [pattern: RegExp, kind: NetworkFailure['kind'], sent: boolean];

/**
 * Error names of Node (undici, OpenSSL) and of Chromium's network stack, first match wins. `sent` is false only
 * where no byte of the request can have reached the service.
 */
const rows: readonly Row[] = [
  [/UNEXPECTED_REDIRECT|ERR_TOO_MANY_REDIRECTS|ERR_UNSAFE_REDIRECT/, 'redirected', true],
  // A date that does not fit is an expired certificate or a wrong clock here; nobody can tell which.
  [/ERR_CERT_DATE_INVALID|CERT_NOT_YET_VALID|CERT_HAS_EXPIRED/, 'clock', false],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)|HOSTNAME_MISMATCH|ERR_TLS|ERR_SSL|\bEPROTO\b|INVALID_CA|PATH_LENGTH_EXCEEDED/,
    'certificate',
    false,
  ],
  [/PROXY|TUNNEL/, 'proxy', false],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|EACCES|CONNECT_TIMEOUT|ERR_NAME_|ERR_CONNECTION_REFUSED|ERR_CONNECTION_FAILED|ERR_ADDRESS_|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_TIMED_OUT|ERR_DNS_/,
    'unreachable',
    false,
  ],
  [/TIMEOUT|TIMED_?OUT/, 'timeout', true],
];

/** Names a thrown network error. Unknown names count as unreachable after sending: the careful reading for a write. */
export function readNetworkFailure(error: unknown): NetworkFailure {
  const code = nameOf(error);
  const row = rows.find(([pattern]) => pattern.test(code));
  return row ? { kind: row[1], sent: row[2], code } : { kind: 'unreachable', sent: true, code };
}

/** The short name of an error, found through its causes. Messages are read for Chromium's names only and never kept. */
function nameOf(error: unknown): string {
  let current = error;
  for (let level = 0; level < 5 && current instanceof Error; level += 1) {
    if ('code' in current && typeof current.code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(current.code)) {
      return current.code;
    }
    const chromium = /net::(ERR_[A-Z0-9_]+)/.exec(current.message)?.[1];
    if (chromium !== undefined) return chromium;
    if (/redirect/i.test(current.message)) return 'UNEXPECTED_REDIRECT';
    if (current instanceof AggregateError && current.errors.length > 0) current = current.errors[0];
    else current = current.cause;
  }
  return 'UNKNOWN';
}
