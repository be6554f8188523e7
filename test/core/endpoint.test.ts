import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyProblem, readAddress } from '../../electron/core/transport/endpoint.ts';
import { readNetworkFailure } from '../../electron/core/transport/networkFailures.ts';

describe('readAddress', () => {
  it.each([
    ['https://api.clinic.example', 'https://api.clinic.example/graphql'],
    ['  https://api.clinic.example/  ', 'https://api.clinic.example/graphql'],
    ['https://api.clinic.example/graphql', 'https://api.clinic.example/graphql'],
    ['https://api.clinic.example/v1/graphql/', 'https://api.clinic.example/v1/graphql'],
    ['api.clinic.example', 'https://api.clinic.example/graphql'],
    ['localhost:8443', 'https://localhost:8443/graphql'],
    ['HTTPS://API.Clinic.Example:443/base', 'https://api.clinic.example/base/graphql'],
  ])('makes the endpoint of %s', (text, url) => {
    expect(readAddress(text)).toMatchObject({ url });
  });

  it.each([
    ['', 'empty'],
    ['http://api.clinic.example', 'notHttps'],
    ['http://127.0.0.1:8080', 'notHttps'],
    ['HTTP://localhost', 'notHttps'],
    ['https://user:secret@clinic.example', 'holdsPassword'],
    ['https://key@clinic.example', 'holdsPassword'],
    ['ftp://clinic.example', 'notAnAddress'],
    ['javascript:alert(1)', 'notAnAddress'],
    ['https://', 'notAnAddress'],
    ['https://clinic.example/?key=1', 'notAnAddress'],
    ['our clinic', 'notAnAddress'],
  ])('refuses %s', (text, problem) => {
    expect(readAddress(text)).toBe(problem);
  });

  it('only ever answers https without a password, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.webUrl().map((url) => url.replace('://', '://a:b@')),
        ),
        (text) => {
          const endpoint = readAddress(text);
          if (typeof endpoint === 'string') return;
          const url = new URL(endpoint.url);
          expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
          expect(url.origin).toBe(endpoint.origin);
          expect(url.pathname.endsWith('/graphql')).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe('keyProblem', () => {
  it.each([
    ['sandbox', { kind: 'single', key: 'abc' }, true],
    ['sandbox', { kind: 'single', key: '' }, false],
    ['sandbox', { kind: 'single', key: 'a b' }, false],
    ['sandbox', { kind: 'single', key: 'a\nx-evil: 1' }, false],
    ['sandbox', { kind: 'single', key: 'ключ' }, false],
    ['gateway', { kind: 'single', key: 'abc' }, false],
    ['gateway', { kind: 'gateway', apiKey: 'a', serviceKey: 'b' }, true],
    ['gateway', { kind: 'gateway', apiKey: 'a', serviceKey: '' }, false],
    ['production', { kind: 'gateway', apiKey: 'a', serviceKey: 'b' }, false],
  ] as const)('judges keys for %s', (environment, keys, good) => {
    expect(keyProblem(environment, keys) === null).toBe(good);
  });
});

describe('readNetworkFailure', () => {
  function failed(code: string): unknown {
    return new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });
  }

  it.each([
    ['ECONNREFUSED', 'unreachable', false],
    ['ENOTFOUND', 'unreachable', false],
    ['EAI_AGAIN', 'unreachable', false],
    ['UND_ERR_CONNECT_TIMEOUT', 'unreachable', false],
    ['ENETUNREACH', 'unreachable', false],
    ['ECONNRESET', 'unreachable', true],
    ['UND_ERR_SOCKET', 'unreachable', true],
    ['ETIMEDOUT', 'timeout', true],
    ['UND_ERR_HEADERS_TIMEOUT', 'timeout', true],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate', false],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate', false],
    ['CERT_HAS_EXPIRED', 'clock', false],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate', false],
    ['CERT_NOT_YET_VALID', 'clock', false],
    ['EPROTO', 'certificate', false],
    ['SOMETHING_NEW', 'unreachable', true],
  ])('names %s of Node', (code, kind, sent) => {
    expect(readNetworkFailure(failed(code))).toEqual({ kind, sent, code });
  });

  it.each([
    ['ERR_NAME_NOT_RESOLVED', 'unreachable', false],
    ['ERR_CONNECTION_REFUSED', 'unreachable', false],
    ['ERR_INTERNET_DISCONNECTED', 'unreachable', false],
    ['ERR_CONNECTION_RESET', 'unreachable', true],
    ['ERR_NETWORK_IO_SUSPENDED', 'unreachable', true],
    ['ERR_NETWORK_CHANGED', 'unreachable', true],
    ['ERR_TIMED_OUT', 'timeout', true],
    ['ERR_CONNECTION_TIMED_OUT', 'unreachable', false],
    ['ERR_CERT_AUTHORITY_INVALID', 'certificate', false],
    ['ERR_CERT_DATE_INVALID', 'clock', false],
    ['ERR_SSL_PROTOCOL_ERROR', 'certificate', false],
    ['ERR_PROXY_CONNECTION_FAILED', 'proxy', false],
    ['ERR_TUNNEL_CONNECTION_FAILED', 'proxy', false],
    ['ERR_TOO_MANY_REDIRECTS', 'redirected', true],
  ])('names %s of Chromium', (code, kind, sent) => {
    expect(readNetworkFailure(new Error(`net::${code}`))).toEqual({ kind, sent, code });
  });

  it('keeps no message, which could hold an address', () => {
    expect(readNetworkFailure(new Error('connect to 10.0.0.1 failed with key abc'))).toEqual({
      kind: 'unreachable',
      sent: true,
      code: 'UNKNOWN',
    });
  });
});
