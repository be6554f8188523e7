import type { FetchResponse } from '../../foundation/ports.ts';
import type { Body, NetworkFailure } from '../../../../graphql/service/outcome.ts';

/**
 * Reads a reply's body as strict UTF-8 text, at most `maxBytes` long. `onProgress` is called for every piece, so
 * that the caller can hold an idle deadline. Rejects only when the caller's signal aborts.
 */
export async function readBody(
  response: FetchResponse,
  options: { readonly maxBytes: number; readonly signal: AbortSignal; readonly onProgress: () => void },
): Promise<Body> {
  const declared = Number(response.headers.get('content-length') ?? '0');
  if (declared > options.maxBytes) {
    void response.body?.cancel().catch(() => undefined);
    return { kind: 'tooLarge' };
  }
  const charset = /charset=["']?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1];
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)) return { kind: 'damaged', why: 'charset' };
  if (response.body === null) return { kind: 'text', text: '' };

  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = response.body.getReader();
  const pieces: string[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      options.onProgress();
      bytes += value.byteLength;
      if (bytes > options.maxBytes) {
        void reader.cancel().catch(() => undefined);
        return { kind: 'tooLarge' };
      }
      pieces.push(decoder.decode(value, { stream: true }));
    }
    pieces.push(decoder.decode());
  } catch (error) {
    if (options.signal.aborted) throw error;
    void reader.cancel().catch(() => undefined);
    return { kind: 'damaged', why: damageOf(error) };
  }
  return { kind: 'text', text: pieces.join('') };
}

function damageOf(error: unknown): 'truncated' | 'charset' | 'encoding' {
  if (isNamed(error, /^ERR_ENCODING/)) return 'charset';
  if (isNamed(error, /^(Z_|ERR__ERROR|ERR_BROTLI|ERR_ZLIB|ERR_CONTENT_DECODING)/)) return 'encoding';
  return 'truncated';
}

function isNamed(error: unknown, pattern: RegExp): boolean {
  let current = error;
  for (let level = 0; level < 4 && current instanceof Error; level += 1) {
    if ('code' in current && typeof current.code === 'string' && pattern.test(current.code)) return true;
    const chromium = /net::(ERR_[A-Z_]+)/.exec(current.message)?.[1];
    if (chromium !== undefined && pattern.test(chromium)) return true;
    current = current.cause;
  }
  return false;
}

type Row = readonly [pattern: RegExp, kind: NetworkFailure['kind'], sent: boolean];

/**
 * Error names of Node (undici, OpenSSL) and of Chromium's network stack, first match wins. `sent` is false only
 * where no byte of the request can have reached the service.
 */
const rows: readonly Row[] = [
  [/UNEXPECTED_REDIRECT|ERR_TOO_MANY_REDIRECTS|ERR_UNSAFE_REDIRECT|ERR_INVALID_REDIRECT/, 'redirected', true],
  // Before certificates: a proxy has one of its own.
  [/PROXY|TUNNEL|SOCKS|\bERR_PAC_/, 'proxy', false],
  // A date that does not fit is an expired certificate or a wrong clock here; the service's own clock may show which.
  [/ERR_CERT_DATE_INVALID|CERT_NOT_YET_VALID|CERT_HAS_EXPIRED/, 'clock', false],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|CRL_|KEY_PINNED/,
    'certificate',
    false,
  ],
  // Encryption can also break in the middle, after the request was sent.
  [/ERR_TLS|ERR_SSL|\bEPROTO\b/, 'certificate', true],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|EAFNOSUPPORT|EACCES|EPERM|EMFILE|CONNECT_TIMEOUT|UND_ERR_CLOSED|_CONNECTING|ERR_NAME_|ERR_ICANN|ERR_CONNECTION_REFUSED|ERR_CONNECTION_FAILED|ERR_ADDRESS_|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_TIMED_OUT|ERR_DNS_|ERR_NETWORK_ACCESS_DENIED|ERR_BLOCKED_BY_(CLIENT|ADMINISTRATOR)|ERR_UNSAFE_PORT|ERR_DISALLOWED_URL/,
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

/** The short code of an error, found through its causes. Messages are read for Chromium's codes only and never kept. */
function nameOf(error: unknown): string {
  let current = error;
  for (let level = 0; level < 5 && current instanceof Error; level += 1) {
    if ('code' in current && typeof current.code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(current.code)) {
      return wasConnecting(current, current.code) ? `${current.code}_CONNECTING` : current.code;
    }
    const chromium = /net::(ERR_[A-Z0-9_]+)/.exec(current.message)?.[1];
    if (chromium !== undefined) return chromium;
    if (/redirect/i.test(current.message)) return 'UNEXPECTED_REDIRECT';
    if (current instanceof AggregateError && current.errors.length > 0) current = current.errors[0];
    else current = current.cause;
  }
  return 'UNKNOWN';
}

/** Some codes mean a connection lost at any time: Node also reports whether it was before the request could be sent. */
function wasConnecting(error: Error, code: string): boolean {
  if (!/^(ECONNRESET|ECONNABORTED|EPIPE|ENETRESET|ETIMEDOUT)$/.test(code)) return false;
  const isConnect = 'syscall' in error && error.syscall === 'connect';
  return isConnect || /before secure TLS connection was established/.test(error.message);
}
