import { describe, expect, it } from 'vitest';
import {
  authenticationHeaders,
  createServiceClient,
  keyProblem,
} from '../../../electron/core/connection/serviceClient.ts';
import { readAddress } from '../../../electron/core/storage/settings/address.ts';
import type { ServiceDocument } from '../../../graphql/service/documents.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import fc from 'fast-check';

const badHeaders = [
  '',
  'Host',
  'content-type',
  'Content-Length',
  'Cookie',
  'Set-Cookie',
  'connection',
  'Transfer-Encoding',
  'Accept',
  'accept-encoding',
  'Origin',
  'Sec-Fetch-Mode',
  'Proxy-Authorization',
  'X-HTTP-Method-Override',
  'X Api Token',
  'X-Api-Token:',
  'X-Api-Token\r\nHost',
  'X-Api-Token\n',
  'X-Api-Tökén',
  'a\0',
  'a'.repeat(65),
];
const badSchemes = ['', 'Bearer ', 'Two words', 'Bearer\r\nX: y', 'Bearer:', 'Träger', 'a\tb', 'a'.repeat(25)];

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

describe('readAddress with advanced settings', () => {
  it.each([
    ['https://clinic.example', '/api/query', 'https://clinic.example/api/query'],
    ['https://clinic.example/api/query/', '/api/query', 'https://clinic.example/api/query'],
    ['https://clinic.example/graphql', '/api/query', 'https://clinic.example/api/query'],
    ['https://clinic.example/base', '/v2/', 'https://clinic.example/base/v2/'],
    ['https://clinic.example', '/', 'https://clinic.example/'],
    ['https://clinic.example/graphql/v1', '/v1', 'https://clinic.example/graphql/v1'],
    ['https://clinic.example', '//other.example/x', 'https://clinic.example//other.example/x'],
    ['https://clinic.example', '/a%20b', 'https://clinic.example/a%20b'],
  ])('makes the endpoint of %s with the path %s', (text, path, url) => {
    const endpoint = readAddress(text, { path });
    expect(endpoint).toEqual({ url, origin: 'https://clinic.example', host: 'clinic.example' });
  });

  it.each([
    '',
    'api',
    'https://other.example/',
    '@other.example/',
    '/a b',
    '/a?b',
    '/a#b',
    '/a\\b',
    '/a\r\nHost: x',
    '/ä',
    '/%',
    '/..',
    '/a/../b',
    '/a/%2E%2e/b',
    `/${'a'.repeat(600)}`,
  ])('refuses the path %j', (path) => {
    expect(readAddress('https://clinic.example', { path })).toBe('badPath');
  });

  it.each(badHeaders)('refuses the header %j', (header) => {
    expect(readAddress('https://clinic.example', { header })).toBe('badHeader');
  });

  it.each(badSchemes)('refuses the prefix %j', (scheme) => {
    expect(readAddress('https://clinic.example', { scheme })).toBe('badScheme');
  });

  it('stays at the origin, and makes headers that can be sent, whatever is typed', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...badHeaders, ...badSchemes));
    const advanced = fc.record(
      { path: text.map((each) => `/${each}`), header: text, scheme: text },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(advanced, (given) => {
        const endpoint = readAddress('https://clinic.example', given);
        if (typeof endpoint === 'string') return;
        const url = new URL(endpoint.url);
        expect([url.href, url.origin, url.search, url.hash]).toEqual([endpoint.url, 'https://clinic.example', '', '']);
        const headers = authenticationHeaders({ kind: 'single', key: 'abc' }, endpoint.authentication);
        const [[name, value] = ['', '']] = Object.entries(headers);
        expect(Object.keys(headers)).toHaveLength(1);
        expect([...new Headers(headers)]).toEqual([[name, value]]);
        expect(value).toBe(given.scheme === undefined ? 'abc' : `${given.scheme} abc`);
        expect(badHeaders).not.toContain(name);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('authenticationHeaders', () => {
  const single = { kind: 'single', key: 'abc' } as const;
  it.each([
    [undefined, { authorization: 'abc' }],
    [{}, { authorization: 'abc' }],
    [{ scheme: 'Bearer' }, { authorization: 'Bearer abc' }],
    [{ header: 'X-Api-Token' }, { 'x-api-token': 'abc' }],
    [{ header: 'X-Api-Token', scheme: 'Token' }, { 'x-api-token': 'Token abc' }],
  ] as const)('sends one key as %j says', (authentication, headers) => {
    expect(authenticationHeaders(single, authentication)).toEqual(headers);
  });

  it('sends a key with the word that it was copied with, once', () => {
    const copied = { kind: 'single', key: 'Bearer abc' } as const;
    expect(authenticationHeaders(copied)).toEqual({ authorization: 'Bearer abc' });
    expect(authenticationHeaders(copied, { scheme: 'Bearer' })).toEqual({ authorization: 'Bearer abc' });
  });

  it('keeps the two headers of the gateway', () => {
    const keys = { kind: 'gateway', apiKey: 'a', serviceKey: 'b' } as const;
    const headers = authenticationHeaders(keys, { header: 'X-Api-Token', scheme: 'Bearer' });
    expect(headers).toEqual({ 'x-api-key': 'a', 'x-service-key': 'b' });
  });
});

describe('keyProblem', () => {
  it.each([
    ['sandbox', { kind: 'single', key: 'abc' }, true],
    ['sandbox', { kind: 'single', key: '' }, false],
    ['sandbox', { kind: 'single', key: 'a b' }, false],
    ['sandbox', { kind: 'single', key: 'Bearer abc' }, true],
    ['sandbox', { kind: 'single', key: 'Bearer ' }, false],
    ['sandbox', { kind: 'single', key: 'Bearer a b' }, false],
    ['sandbox', { kind: 'single', key: 'Bearer abc\nx-evil: 1' }, false],
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

describe('createServiceClient', () => {
  const read: ServiceDocument = {
    concept: 'locations',
    name: 'Visits',
    text: 'query Visits { visits { id } }',
    depth: 2,
  };

  it.each<[Outcome, boolean]>([
    [{ kind: 'ok', data: {} }, true],
    [{ kind: 'notGraphQL' }, true],
    [{ kind: 'cancelled', sent: true, code: '' }, false],
    [{ kind: 'tooLarge' }, false],
  ])('reports %o as the state of the connection: %s', async (outcome, isReported) => {
    const reported: Outcome[] = [];
    const query = createServiceClient({
      environment: 'sandbox',
      send: () => Promise.resolve(outcome),
      findAccess: () =>
        Promise.resolve({
          kind: 'open',
          endpoint: { url: 'https://clinic.example/graphql', origin: 'https://clinic.example', host: 'clinic.example' },
          keys: { kind: 'single', key: 'a-key' },
        }),
      probe: read,
      onOutcome: (each) => reported.push(each),
      log: { write: () => {}, flush: () => {} },
      clock: { now: () => 0 },
    });
    expect(await query(read, {}, new AbortController().signal)).toEqual(outcome);
    expect(reported).toEqual(isReported ? [outcome] : []);
  });
});
