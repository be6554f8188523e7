import { describe, expect, it } from 'vitest';
import { readNetworkFailure } from '../../../../electron/core/connection/transport/readReply.ts';
import { networkFailureMessage } from '../../../../graphql/service/outcomeMessages.ts';

/** The text of each message, identified by a few of its words. */
const words = {
  offline: /No internet connection/,
  name: /address wasn’t found/,
  away: /no response from this address/,
  broke: /connection was lost/,
  blocked: /blocks Front Desk/,
  asleep: /was asleep/,
  reach: /Couldn’t reach the practice system\.$/,
  slow: /too long/,
  trust: /isn’t trusted/,
  other: /another address/,
  secure: /Couldn’t make a secure connection/,
  date: /doesn’t match today/,
  proxy: /proxy on this network blocks/,
  signIn: /requires sign-in/,
  moved: /redirects somewhere else/,
} as const;

type Named = readonly [name: string, kind: string, sent: boolean, says: keyof typeof words];

// Sent is false only where no byte can have reached the service: a write may then be called not done.
const ofNode: readonly Named[] = [
  ['ECONNREFUSED', 'unreachable', false, 'away'],
  ['ENOTFOUND', 'unreachable', false, 'name'],
  ['EAI_AGAIN', 'unreachable', false, 'name'],
  ['EAI_FAIL', 'unreachable', false, 'name'],
  ['EHOSTUNREACH', 'unreachable', false, 'reach'],
  ['EHOSTDOWN', 'unreachable', false, 'reach'],
  ['ENETUNREACH', 'unreachable', false, 'offline'],
  ['ENETDOWN', 'unreachable', false, 'offline'],
  ['EADDRNOTAVAIL', 'unreachable', false, 'reach'],
  ['EACCES', 'unreachable', false, 'blocked'],
  ['EPERM', 'unreachable', false, 'blocked'],
  ['EMFILE', 'unreachable', false, 'reach'],
  ['UND_ERR_CONNECT_TIMEOUT', 'unreachable', false, 'reach'],
  ['ECONNRESET', 'unreachable', true, 'broke'],
  ['ECONNABORTED', 'unreachable', true, 'broke'],
  ['EPIPE', 'unreachable', true, 'broke'],
  ['ENETRESET', 'unreachable', true, 'broke'],
  ['UND_ERR_SOCKET', 'unreachable', true, 'broke'],
  ['UND_ERR_REQ_CONTENT_LENGTH_MISMATCH', 'unreachable', true, 'reach'],
  ['HPE_INVALID_CONSTANT', 'unreachable', true, 'reach'],
  ['ETIMEDOUT', 'timeout', true, 'slow'],
  ['UND_ERR_HEADERS_TIMEOUT', 'timeout', true, 'slow'],
  ['UND_ERR_BODY_TIMEOUT', 'timeout', true, 'slow'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate', false, 'trust'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate', false, 'trust'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate', false, 'trust'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'certificate', false, 'trust'],
  ['CERT_SIGNATURE_FAILURE', 'certificate', false, 'trust'],
  ['CERT_REVOKED', 'certificate', false, 'trust'],
  ['CERT_UNTRUSTED', 'certificate', false, 'trust'],
  ['INVALID_CA', 'certificate', false, 'trust'],
  ['PATH_LENGTH_EXCEEDED', 'certificate', false, 'trust'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate', false, 'other'],
  ['HOSTNAME_MISMATCH', 'certificate', false, 'other'],
  ['EPROTO', 'certificate', true, 'secure'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'certificate', true, 'secure'],
  ['CERT_HAS_EXPIRED', 'clock', false, 'date'],
  ['CERT_NOT_YET_VALID', 'clock', false, 'date'],
  ['SOMETHING_NEW', 'unreachable', true, 'reach'],
];

const ofChromium: readonly Named[] = [
  ['ERR_INTERNET_DISCONNECTED', 'unreachable', false, 'offline'],
  ['ERR_NAME_NOT_RESOLVED', 'unreachable', false, 'name'],
  ['ERR_NAME_RESOLUTION_FAILED', 'unreachable', false, 'name'],
  ['ERR_DNS_TIMED_OUT', 'unreachable', false, 'name'],
  ['ERR_CONNECTION_REFUSED', 'unreachable', false, 'away'],
  ['ERR_CONNECTION_FAILED', 'unreachable', false, 'reach'],
  ['ERR_CONNECTION_TIMED_OUT', 'unreachable', false, 'reach'],
  ['ERR_ADDRESS_UNREACHABLE', 'unreachable', false, 'reach'],
  ['ERR_ADDRESS_INVALID', 'unreachable', false, 'reach'],
  ['ERR_NETWORK_ACCESS_DENIED', 'unreachable', false, 'blocked'],
  ['ERR_BLOCKED_BY_CLIENT', 'unreachable', false, 'blocked'],
  ['ERR_BLOCKED_BY_ADMINISTRATOR', 'unreachable', false, 'blocked'],
  ['ERR_CONNECTION_RESET', 'unreachable', true, 'broke'],
  ['ERR_CONNECTION_CLOSED', 'unreachable', true, 'broke'],
  ['ERR_CONNECTION_ABORTED', 'unreachable', true, 'broke'],
  ['ERR_EMPTY_RESPONSE', 'unreachable', true, 'broke'],
  ['ERR_NETWORK_CHANGED', 'unreachable', true, 'broke'],
  ['ERR_HTTP2_PROTOCOL_ERROR', 'unreachable', true, 'broke'],
  ['ERR_HTTP2_PING_FAILED', 'unreachable', true, 'broke'],
  ['ERR_QUIC_PROTOCOL_ERROR', 'unreachable', true, 'broke'],
  ['ERR_NETWORK_IO_SUSPENDED', 'unreachable', true, 'asleep'],
  ['ERR_INVALID_HTTP_RESPONSE', 'unreachable', true, 'reach'],
  ['ERR_TIMED_OUT', 'timeout', true, 'slow'],
  ['ERR_CERT_AUTHORITY_INVALID', 'certificate', false, 'trust'],
  ['ERR_CERT_REVOKED', 'certificate', false, 'trust'],
  ['ERR_CERTIFICATE_TRANSPARENCY_REQUIRED', 'certificate', false, 'trust'],
  ['ERR_SSL_CLIENT_AUTH_CERT_NEEDED', 'certificate', false, 'secure'],
  ['ERR_CERT_COMMON_NAME_INVALID', 'certificate', false, 'other'],
  ['ERR_CERT_DATE_INVALID', 'clock', false, 'date'],
  ['ERR_SSL_PROTOCOL_ERROR', 'certificate', true, 'secure'],
  ['ERR_SSL_VERSION_OR_CIPHER_MISMATCH', 'certificate', true, 'secure'],
  ['ERR_PROXY_CONNECTION_FAILED', 'proxy', false, 'proxy'],
  ['ERR_PROXY_CERTIFICATE_INVALID', 'proxy', false, 'proxy'],
  ['ERR_TUNNEL_CONNECTION_FAILED', 'proxy', false, 'proxy'],
  ['ERR_SOCKS_CONNECTION_FAILED', 'proxy', false, 'proxy'],
  ['ERR_PAC_SCRIPT_FAILED', 'proxy', false, 'proxy'],
  ['ERR_MANDATORY_PROXY_CONFIGURATION_FAILED', 'proxy', false, 'proxy'],
  ['ERR_PROXY_AUTH_REQUESTED', 'proxy', false, 'signIn'],
  ['ERR_PROXY_AUTH_UNSUPPORTED', 'proxy', false, 'signIn'],
  ['ERR_TOO_MANY_REDIRECTS', 'redirected', true, 'moved'],
  ['ERR_UNSAFE_REDIRECT', 'redirected', true, 'moved'],
];

describe('readNetworkFailure', () => {
  it.each(ofNode)('names %s of Node', (code, kind, sent, says) => {
    const error = new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });
    const failure = readNetworkFailure(error);
    expect(failure).toEqual({ kind, sent, code });
    expect(networkFailureMessage(failure).message).toMatch(words[says]);
  });

  it.each(ofChromium)('names %s of Chromium', (code, kind, sent, says) => {
    const failure = readNetworkFailure(new Error(`net::${code}`));
    expect(failure).toEqual({ kind, sent, code });
    expect(networkFailureMessage(failure).message).toMatch(words[says]);
  });

  it('claims nothing as unsent that was', () => {
    const all = [...ofNode, ...ofChromium];
    expect(all.length).toBeGreaterThan(70);
    const unsent = all.flatMap(([code, , sent]) => (sent ? [] : [code]));
    expect(unsent.filter((code) => /RESET|CLOSED|ABORTED|EPIPE|EMPTY|CHANGED|SUSPENDED/.test(code))).toEqual([]);
  });

  it.each([
    [{ syscall: 'connect', code: 'ETIMEDOUT' }, 'connect ETIMEDOUT'],
    [{ syscall: 'connect', code: 'ECONNRESET' }, 'connect ECONNRESET'],
    [{ code: 'ECONNRESET' }, 'Client network socket disconnected before secure TLS connection was established'],
  ])('recognizes a connection that broke before anything was sent: %j', (more, message) => {
    const cause = Object.assign(new Error(message), more);
    expect(readNetworkFailure(new TypeError('fetch failed', { cause }))).toMatchObject({
      kind: 'unreachable',
      sent: false,
    });
  });

  it('keeps no message, which could hold an address', () => {
    expect(readNetworkFailure(new Error('connect to 10.0.0.1 failed with key abc'))).toEqual({
      kind: 'unreachable',
      sent: true,
      code: 'UNKNOWN',
    });
  });

  it('searches causes and a failed race of addresses', () => {
    const refused = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    const cause = new AggregateError([refused, refused]);
    expect(readNetworkFailure(new TypeError('fetch failed', { cause }))).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
